### De analyse van een gespeeld spel.

review = Analyse
review-title = { $game }: de analyse
review-grows = De analyse groeit: { $percent }%
review-done = Elke stelling is { $samples } keer uitgespeeld.
review-honest = Elke beslissing wordt beoordeeld naar wat men kon weten, nooit naar verborgen kaarten. Een ± is de standaardfout van een getal; wat er geen heeft, is exact.
review-waits = De eerste curve komt eraan …
review-none = Dit spel kan niet worden geanalyseerd.

review-curve = Winstkans
review-curve-about = De winstkans van iedereen vóór elke zet, in procenten.
review-move = Zet
review-table = Hetzelfde als tabel
review-ledger = Geluk en spel
review-ledger-about = Elke verandering van de winstkans is iemands beslissing of toeval. Samen vormen ze de uitslag.
review-even = Vóór het geven
review-luck = Geluk
review-play = Spel: { $seat }
review-result = Uitslag
review-without-luck = Uitslag zonder geluk
review-summary = { $seat }: geluk { $luck }%, eigen spel { $own }%, spel van de anderen { $others }%.

review-turning-points = Keerpunten
review-turn-move = Zet { $number }, { $seat }: { $move }. { $whose }: { $before }% → { $after }%.
review-turn-chance = Na zet { $number }: { $event } { $whose }: { $before }% → { $after }%.
review-fate = Het toeval beslist.

review-decisions = Beslissingen
review-kind = Oordeel
review-kind-best = Beste zet
    .about = Iets beters was er niet.
review-kind-good = Goed
    .about = Er ging bijna niets verloren.
review-kind-slip = Slordig
    .about = Er was een betere zet.
review-kind-mistake = Fout
    .about = Dit kostte een flink deel van het spel.
review-player = Speler
review-cost = Kosten
review-cost-both = { $loss }% ± { $error }%, { $points } punten
review-cost-exact = { $loss }%, { $points } punten (exact)
review-cost-victory = { $loss }% van de winstkans (exact; punten zijn niet geteld)
review-cost-round = ongeveer { $loss }%; { $points } punten, exact over alle passende handen
review-better = Beter: { $move }.
review-hint = Een tip had gezegd: “{ $reason }”
review-followed = Dan waarschijnlijk: { $moves }.
review-clean = Geen slordigheden en geen fouten.
review-forgot = { $turns ->
    [one] { $card } op plek { $place } was één beurt eerder te zien geweest.
   *[other] { $card } op plek { $place } was { $turns } beurten eerder te zien geweest.
}
review-look = Wat er echt lag
review-really = Met alle kaarten zoals ze echt lagen kostte het { $loss }%.
review-really-lucky = Met alle kaarten zoals ze echt lagen leverde het { $gain }% op.
review-all = Alle beslissingen

review-memory = Wat vergeten werd
review-memory-about = De plekken die bekend waren toen het erop aankwam, en hoeveel beurten dat geleden was.
review-memory-place = { $turns ->
    [one] Plek { $place }: { $card }, één beurt eerder gezien, vergeten door { $seat } in zet { $number }.
   *[other] Plek { $place }: { $card }, { $turns } beurten eerder gezien, vergeten door { $seat } in zet { $number }.
}
review-many = { $games } spellen
review-skill = Vaardigheid
review-skill-line = { $seat }: uitslag { $result }% ± { $error }%, zonder geluk { $adjusted }% ± { $adjusted_error }%, in { $games } spellen.
