### Warum ein Zug gut ist. $card und $other sind Karten mit ganzem Namen, $colour ist der Name einer Farbe, $seat der Name
### eines Mitspielers; $chance ist in Prozent.

hint-donkey-only-move = Etwas anderes ist hier nicht möglich.
hint-donkey-completes-set = Mit { $card } ist dein Trio in { $colour } vollständig: { $points ->
    [one] { $points } Punkt
   *[other] { $points } Punkte
} für deinen Stapel.
hint-donkey-denies-set = Bei { $seat } fehlt nur noch eine Karte der Farbe { $colour }: { $card } käme dort sehr gelegen.
hint-donkey-trades-donkey = Du wirst { $other } los und bekommst dafür { $card }.
hint-donkey-makes-pair = Mit { $card } hast du zwei Karten der Farbe { $colour }; noch eine, und das Trio ist vollständig.
hint-donkey-takes-donkey = Ein Esel muss jetzt genommen werden, und { $card } schadet dir am wenigsten.
hint-donkey-lowers-gold = { $card } nützt dir mehr als { $other }.
hint-donkey-bonus-breaks-pair = Bei { $seat } liegen zwei Karten der Farbe { $colour }; ohne { $card } ist es nur noch eine.
hint-donkey-bonus-takes-card = { $card } nützt dir mehr, als es { $seat } nützt.
hint-donkey-bonus-only-donkeys = Du könntest nur Esel nehmen: lieber keinen.
hint-donkey-bonus-not-worth = Keine dieser Karten würde dir helfen.
hint-donkey-best-on-average = Dieser Zug bringt im Durchschnitt am meisten.

hint-mine-only-move = Nur diese eine Karte lässt sich noch aufdecken.
hint-mine-wins-gold = Du hast dort { $card } gesehen: Zusammen mit { $other } ist das Gold für dich.
hint-mine-known-pair = Du hast { $card } auf Platz { $place } und { $other } auf Platz { $other_place } gesehen: Zusammen ist das Gold für dich.
hint-mine-removes-miner = { $card } gehört { $seat } und scheidet damit aus.
hint-mine-blows-up = { $card } und { $other } fliegen zusammen in die Luft, bevor jemand anders etwas davon hat.
hint-mine-shows-nothing = Du hast dort { $card } gesehen: Die anderen erfahren nichts Neues.
hint-mine-hopes-for-gold = { $chance } % der unbekannten Karten sind Gold, das { $card } dir bringt.
hint-mine-hopes-for-miner = { $chance } % der unbekannten Karten sind Goldgräber, die dir { $card } bringen.
hint-mine-starts-strong-miner = Du hast dort { $card } gesehen, stark genug für jedes Gold; { $chance } % der unbekannten Karten passen.
hint-mine-starts-known = Du hast dort { $card } gesehen; { $chance } % der unbekannten Karten bringen dir damit Gold.
hint-mine-explores = Nichts, was du gesehen hast, bringt dir jetzt Gold: Sieh dir eine neue Karte an.
hint-mine-rush-known-gold = Du hast dort { $card } gesehen, und jetzt brauchst du nur zuzugreifen.
hint-mine-rush-leftover = Gold kannst du keins mehr finden: { $card } kostet nichts.
hint-mine-rush-explores = { $chance } % der unbekannten Karten sind Gold.
hint-mine-best-on-average = Dieser Zug bringt im Durchschnitt am meisten.

hint-gate-kicker = { $card } ist die Startkarte und eröffnet die Runde.
hint-gate-cannot-play = Keine deiner Karten passt.
hint-gate-ends-round = Deine letzte Karte beendet die Runde, und die Chips im Spiel gehören dir: { $points } Punkte.
hint-gate-goes-out = Von { $card } an kannst du alle { $cards } Karten in diesem Zug spielen und die Runde beenden.
hint-gate-wins-chip = { $card } gewinnt den { $value }er-Chip.
hint-gate-bridges-gap = Die schwarze Karte als { $number } schließt eine Lücke; danach { $cards ->
    [one] passt noch eine Karte
   *[other] passen noch { $cards } Karten
}.
hint-gate-sheds-red = Du wirst { $card } los, bevor jemand die Runde beendet und rote Karten einen Chip kosten.
hint-gate-long-run = Von { $card } an kannst du { $cards } Karten hintereinander spielen.
hint-gate-pass-saves-black = Jetzt passt nur eine schwarze Karte, und die ist später mehr wert.
hint-gate-pass-waits = Was du jetzt spielen könntest, nützt dir später mehr.
hint-gate-best-on-average = Dieser Zug bringt im Durchschnitt am meisten.
