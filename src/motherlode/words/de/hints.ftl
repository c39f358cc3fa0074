### Warum ein Zug gut ist. $card und $other sind Karten mit ganzem Namen, $colour ist der Name einer Farbe, $seat der Name
### eines Mitspielers; $chance ist in Prozent.

hint-donkey-only-move = Etwas anderes ist hier nicht möglich.
hint-donkey-completes-set = Mit { $card } ist dein Satz der Farbe { $colour } voll: { $points ->
    [one] { $points } Punkt
   *[other] { $points } Punkte
} für deinen Stapel.
hint-donkey-denies-set = Bei { $seat } fehlt nur noch eine Karte der Farbe { $colour }: { $card } käme dort sehr gelegen.
hint-donkey-trades-donkey = Du wirst { $other } los und bekommst dafür { $card }.
hint-donkey-makes-pair = Mit { $card } hast du zwei Karten der Farbe { $colour }; eine noch, und der Satz ist voll.
hint-donkey-takes-donkey = Ein Esel muss jetzt genommen werden, und { $card } schadet dir am wenigsten.
hint-donkey-lowers-gold = { $card } nützt dir mehr als { $other }.
hint-donkey-bonus-breaks-pair = Bei { $seat } liegen zwei Karten der Farbe { $colour }; ohne { $card } ist es nur noch eine.
hint-donkey-bonus-takes-card = { $card } nützt dir mehr, als es { $seat } nützt.
hint-donkey-bonus-only-donkeys = Es gibt nur Esel zu holen: lieber keinen.
hint-donkey-bonus-not-worth = Keine dieser Karten würde dir helfen.
hint-donkey-best-on-average = Dieser Zug bringt im Durchschnitt am meisten.

hint-mine-only-move = Es gibt nur noch diese eine Karte aufzudecken.
hint-mine-wins-gold = Du hast dort { $card } gesehen: zusammen mit { $other } ist das Gold für dich.
hint-mine-known-pair = Du hast { $card } auf Platz { $place } und { $other } auf Platz { $other_place } gesehen: zusammen ist das Gold für dich.
hint-mine-removes-miner = { $card } gehört { $seat } und scheidet damit aus.
hint-mine-blows-up = { $card } und { $other } fliegen zusammen in die Luft, bevor jemand anders etwas davon hat.
hint-mine-shows-nothing = Du hast dort { $card } gesehen: die anderen erfahren nichts Neues.
hint-mine-hopes-for-gold = { $chance } von 100 unbekannten Karten sind Gold, das { $card } dir bringt.
hint-mine-hopes-for-miner = { $chance } von 100 unbekannten Karten sind Bergleute, die dir { $card } bringen.
hint-mine-starts-strong-miner = Du hast dort { $card } gesehen, stark genug für jedes Gold; { $chance } von 100 unbekannten Karten passen.
hint-mine-starts-known = Du hast dort { $card } gesehen; { $chance } von 100 unbekannten Karten bringen dir damit Gold.
hint-mine-explores = Nichts, was du gesehen hast, bringt dir jetzt Gold: sieh dir eine neue Karte an.
hint-mine-rush-known-gold = Du hast dort { $card } gesehen, und jetzt brauchst du nur zuzugreifen.
hint-mine-rush-leftover = Gold kannst du keines mehr finden: { $card } kostet nichts.
hint-mine-rush-explores = { $chance } von 100 unbekannten Karten sind Gold.
hint-mine-best-on-average = Dieser Zug bringt im Durchschnitt am meisten.

hint-gate-kicker = { $card } eröffnet die Runde.
hint-gate-cannot-play = Keine deiner Karten passt.
hint-gate-ends-round = Deine letzte Karte beendet die Runde, und die Chips im Spiel gehören dir: { $points } Punkte.
hint-gate-goes-out = Von { $card } an kannst du alle { $cards } Karten in diesem Zug ausspielen und die Runde beenden.
hint-gate-wins-chip = { $card } ist Gold und holt den Chip zu { $value }.
hint-gate-bridges-gap = Die schwarze Karte als { $number } schließt eine Lücke; danach { $cards ->
    [one] passt noch eine Karte
   *[other] passen noch { $cards } Karten
}.
hint-gate-sheds-red = { $card } kommt aus deiner Hand, bevor jemand die Runde beendet und rote Karten einen Chip kosten.
hint-gate-long-run = Von { $card } an kannst du { $cards } Karten hintereinander ausspielen.
hint-gate-pass-saves-black = Jetzt passt nur eine schwarze Karte, und die ist später mehr wert.
hint-gate-pass-waits = Was du jetzt ausspielen könntest, nützt dir später mehr.
hint-gate-best-on-average = Dieser Zug bringt im Durchschnitt am meisten.

hint-any-best-on-average = Dieser Zug bringt im Durchschnitt am meisten.
