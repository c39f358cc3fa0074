### Die Analyse eines beendeten Spiels.

review = Analyse
review-title = { $game }: die Analyse
review-grows = Die Analyse wächst: { $percent } %
review-done = Jede Stellung wurde { $samples }-mal zu Ende gespielt.
review-honest = Jede Entscheidung wird danach beurteilt, was man wissen konnte, nie nach verdeckten Karten. Ein ± ist der Standardfehler einer Zahl; was keinen hat, ist exakt.
review-waits = Die erste Kurve ist unterwegs …
review-none = Dieses Spiel lässt sich nicht analysieren.

review-curve = Gewinnchance
review-curve-about = Die Gewinnchance aller vor jedem Zug, in Prozent.
review-move = Zug
review-table = Dasselbe als Tabelle
review-ledger = Glück und Spiel
review-ledger-about = Jede Änderung der Gewinnchance ist jemandes Entscheidung oder Zufall. Zusammen ergeben sie das Ergebnis.
review-even = Vor dem Geben
review-luck = Glück
review-play = Spiel: { $seat }
review-result = Ergebnis
review-without-luck = Ergebnis ohne Glück
review-summary = { $seat }: Glück { $luck } %, eigenes Spiel { $own } %, Spiel der anderen { $others } %.

review-turning-points = Wendepunkte
review-turn-move = Zug { $number }, { $seat }: { $move }. { $whose }: { $before } % → { $after } %.
review-turn-chance = Nach Zug { $number }: { $event } { $whose }: { $before } % → { $after } %.
review-fate = Der Zufall entscheidet.

review-decisions = Entscheidungen
review-kind = Urteil
review-kind-best = Bester Zug
    .about = Etwas Besseres war nicht zu finden.
review-kind-good = Gut
    .about = Kaum etwas ging verloren.
review-kind-slip = Ungenau
    .about = Es gab einen besseren Zug.
review-kind-mistake = Fehler
    .about = Das kostete einen guten Teil des Spiels.
review-player = Spieler
review-cost = Kosten
review-cost-both = { $loss } % ± { $error } %, { $points } Punkte
review-cost-exact = { $loss } %, { $points } Punkte (exakt)
review-cost-victory = { $loss } % der Gewinnchance (exakt; Punkte sind nicht gezählt)
review-cost-round = etwa { $loss } %; { $points } Punkte, genau über alle passenden Hände
review-better = Besser: { $move }.
review-hint = Ein Tipp hätte gesagt: „{ $reason }“
review-followed = Dann wohl: { $moves }.
review-clean = Keine Ungenauigkeiten und keine Fehler.
review-forgot = { $turns ->
    [one] { $card } auf Platz { $place } war einen Zug zuvor zu sehen gewesen.
   *[other] { $card } auf Platz { $place } war { $turns } Züge zuvor zu sehen gewesen.
}
review-look = Was wirklich da lag
review-really = Mit allen Karten, wie sie wirklich lagen, kostete es { $loss } %.
review-really-lucky = Mit allen Karten, wie sie wirklich lagen, brachte es { $gain } %.
review-all = Alle Entscheidungen

review-memory = Was vergessen wurde
review-memory-about = Die Plätze, die bekannt waren, als es darauf ankam, und wie viele Züge es her war.
review-memory-place = { $turns ->
    [one] Platz { $place }: { $card }, einen Zug zuvor gesehen, vergessen von { $seat } in Zug { $number }.
   *[other] Platz { $place }: { $card }, { $turns } Züge zuvor gesehen, vergessen von { $seat } in Zug { $number }.
}
review-many = { $games } Spiele
review-skill = Können
review-skill-line = { $seat }: Ergebnis { $result } % ± { $error } %, ohne Glück { $adjusted } % ± { $adjusted_error } %, in { $games } Spielen.
