### Waarom een zet goed is. $card en $other zijn kaarten met hun hele naam, $colour is de naam van een kleur, $seat de naam
### van een speler; $chance is in procenten.

hint-donkey-only-move = Iets anders is hier niet mogelijk.
hint-donkey-completes-set = Met { $card } is je set van de kleur { $colour } compleet: { $points ->
    [one] { $points } punt
   *[other] { $points } punten
} voor je stapel.
hint-donkey-denies-set = { $seat } mist nog maar één kaart van de kleur { $colour } en zou blij zijn met { $card }.
hint-donkey-trades-donkey = Je raakt { $other } kwijt en krijgt er { $card } voor.
hint-donkey-makes-pair = Met { $card } heb je twee kaarten van de kleur { $colour }; nog één en de set is compleet.
hint-donkey-takes-donkey = Er moet nu een ezel worden gepakt, en { $card } doet je het minste kwaad.
hint-donkey-lowers-gold = Aan { $card } heb je meer dan aan { $other }.
hint-donkey-bonus-breaks-pair = { $seat } heeft twee kaarten van de kleur { $colour }; zonder { $card } is het er nog maar één.
hint-donkey-bonus-takes-card = Aan { $card } heb jij meer dan { $seat }.
hint-donkey-bonus-only-donkeys = Je kunt alleen ezels pakken: liever geen.
hint-donkey-bonus-not-worth = Geen van deze kaarten zou je helpen.
hint-donkey-best-on-average = Deze zet levert gemiddeld het meeste op.

hint-mine-only-move = Alleen deze ene kaart kan nog worden omgedraaid.
hint-mine-wins-gold = Je hebt daar { $card } gezien: samen met { $other } is dat goud voor jou.
hint-mine-known-pair = Je hebt { $card } op plek { $place } en { $other } op plek { $other_place } gezien: samen is dat goud voor jou.
hint-mine-removes-miner = Zo verdwijnt { $card }, van { $seat }, uit het spel.
hint-mine-blows-up = Zo vliegen { $card } en { $other } samen de lucht in, voordat een ander er iets aan heeft.
hint-mine-shows-nothing = Je hebt daar { $card } gezien: de anderen komen niets nieuws te weten.
hint-mine-hopes-for-gold = { $chance }% van de onbekende kaarten is goud dat { $card } jou brengt.
hint-mine-hopes-for-miner = { $chance }% van de onbekende kaarten is een mijnwerker die jou { $card } brengt.
hint-mine-starts-strong-miner = Je hebt daar { $card } gezien, sterk genoeg voor elk goud; { $chance }% van de onbekende kaarten past.
hint-mine-starts-known = Je hebt daar { $card } gezien; { $chance }% van de onbekende kaarten brengt je daarmee goud.
hint-mine-explores = Niets van wat je hebt gezien, brengt je nu goud: bekijk een nieuwe kaart.
hint-mine-rush-known-gold = Je hebt daar { $card } gezien, en nu heb je het voor het grijpen.
hint-mine-rush-leftover = Goud kun je niet meer vinden: { $card } kost niets.
hint-mine-rush-explores = { $chance }% van de onbekende kaarten is goud.
hint-mine-best-on-average = Deze zet levert gemiddeld het meeste op.

hint-gate-kicker = De startkaart, { $card }, opent de ronde.
hint-gate-cannot-play = Geen van je kaarten past.
hint-gate-ends-round = Je laatste kaart beëindigt de ronde, en de fiches in het spel zijn voor jou: { $points } punten.
hint-gate-goes-out = Vanaf { $card } kun je al je { $cards } kaarten in deze beurt spelen en de ronde beëindigen.
hint-gate-wins-chip = Met { $card } win je het fiche van { $value }.
hint-gate-bridges-gap = De zwarte kaart als { $number } vult een gat; daarna { $cards ->
    [one] past nog één kaart
   *[other] passen nog { $cards } kaarten
}.
hint-gate-sheds-red = Zo raak je { $card } kwijt voordat iemand de ronde beëindigt en rode kaarten een fiche kosten.
hint-gate-long-run = Vanaf { $card } kun je { $cards } kaarten achter elkaar spelen.
hint-gate-pass-saves-black = Nu past alleen een zwarte kaart, en die is later meer waard.
hint-gate-pass-waits = Aan wat je nu zou kunnen spelen, heb je later meer.
hint-gate-best-on-average = Deze zet levert gemiddeld het meeste op.
