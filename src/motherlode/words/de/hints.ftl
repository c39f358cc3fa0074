### Warum ein Zug gut ist. $card und $other sind Karten mit ganzem Namen, $colour ist der Name einer Farbe, $seat der Name
### eines Mitspielers; $chance ist in Prozent.

hint-donkey-only-move = Etwas anderes ist hier nicht möglich.
hint-donkey-completes-set = Mit { $card } ist dein Trio in { $colour } vollständig: { $points ->
    [one] { $points } Punkt
   *[other] { $points } Punkte
} für deinen Stapel.
hint-donkey-trades-donkey = Du wirst { $other } los und bekommst dafür { $card }.
hint-donkey-makes-pair = Mit { $card } hast du zwei Karten der Farbe { $colour }; noch eine, und das Trio ist vollständig.
hint-donkey-bonus-breaks-pair = Bei { $seat } liegen zwei Karten der Farbe { $colour }; ohne { $card } ist es nur noch eine.
hint-donkey-bonus-only-donkeys = Du könntest nur Esel nehmen: lieber keinen.
hint-donkey-denies-set = { $seat } hat zwei Karten der Farbe { $colour } und könnte { $card } als dritte bekommen: ein Trio mit { $points } Punkten.
hint-donkey-must-take-donkey = Jetzt lassen sich nur Esel nehmen, und tauschen kannst du nichts; { $card } ist einer davon.
hint-donkey-avoids-donkey = Mit einem Tausch musst du { $other } nicht nehmen, die niedrigste Karte im Angebot.
hint-donkey-leads-colour = Mit { $card } liegst du in { $colour } vorn: { $points } gegen { $value }. Das zählt am Ende.
hint-donkey-arms-exchange = Du kannst { $card } später gegen jede Goldkarte im Angebot tauschen.
hint-donkey-leaves-lowest = Danach ist { $other } die niedrigste Karte im Angebot, und { $seat } ist an der Reihe.
hint-donkey-bonus-gold = { $card } ist { $points } Punkte wert, und { $seat } hat die Karte nicht mehr.
hint-donkey-best-on-average = Dieser Zug bringt im Durchschnitt am meisten.

hint-mine-only-move = Nur diese eine Karte lässt sich noch aufdecken.
hint-mine-wins-gold = Du hast dort { $card } gesehen: Zusammen mit { $other } ist das Gold für dich.
hint-mine-known-pair = Du hast { $card } auf Platz { $place } und { $other } auf Platz { $other_place } gesehen: Zusammen ist das Gold für dich.
hint-mine-removes-miner = { $card } gehört { $seat } und scheidet damit aus.
hint-mine-shows-nothing = Du hast dort { $card } gesehen: Die anderen erfahren nichts Neues.
hint-mine-hopes-for-gold = { $chance } % der unbekannten Karten sind Gold, das { $card } dir bringt.
hint-mine-hopes-for-miner = { $chance } % der unbekannten Karten sind Goldgräber, die dir { $card } bringen.
hint-mine-starts-known = Du hast dort { $card } gesehen; { $chance } % der unbekannten Karten bringen dir damit Gold.
hint-mine-explores = Nichts, was du gesehen hast, bringt dir jetzt Gold: Sieh dir eine neue Karte an.
hint-mine-rush-known-gold = Du hast dort { $card } gesehen, und jetzt brauchst du nur zuzugreifen.
hint-mine-rush-leftover = Gold kannst du keins mehr finden: { $card } kostet nichts.
hint-mine-rush-explores = { $chance } % der unbekannten Karten sind Gold.
hint-mine-known-duel = Du hast { $card } auf Platz { $place } und { $other } auf Platz { $other_place } gesehen: Der schwächere Goldgräber gehört { $seat } und scheidet aus.
hint-mine-known-stall = Du hast { $card } auf Platz { $place } und { $other } auf Platz { $other_place } gesehen: Es geschieht nichts, und die anderen erfahren nichts Neues.
hint-mine-duel = { $card } scheidet aus, { $other } bleibt.
hint-mine-spends-miner = Das Gold bekommt { $seat }, aber nur { $points ->
    [one] { $points } Punkt
   *[other] { $points } Punkte
}, und { $card } scheidet aus.
hint-mine-blows-up = { $card } und { $other } fliegen zusammen in die Luft: Beide scheiden aus.
hint-mine-explores-chance = { $chance } % der unbekannten Karten bringen dir Gold mit einer Karte, die du kennst.
hint-mine-explores-second = Keine unbekannte Karte bringt dir Gold mit { $card }: So siehst du eine Karte mehr.
hint-mine-rush-passes = { $card } bringt nichts, überlässt aber den anderen die Suche: { $chance } % der unbekannten Karten sind Gold.
hint-mine-best-on-average = Dieser Zug bringt im Durchschnitt am meisten.

hint-gate-kicker = { $card } ist die Startkarte und eröffnet die Runde.
hint-gate-cannot-play = Keine deiner Karten passt.
hint-gate-ends-round = Deine letzte Karte beendet die Runde, und die Chips im Spiel gehören dir: { $points } Punkte.
hint-gate-goes-out = Wenn du so beginnst ({ $card }), kannst du alle { $cards } Karten in diesem Zug spielen und die Runde beenden.
hint-gate-leaves-one-turn = Nach dieser Karte ({ $card }) passen deine übrigen { $cards } Karten in einen einzigen Zug: Kommt ihre Zahl, kannst du die Runde beenden.
hint-gate-wins-chip = { $card } gewinnt den { $value }er-Chip.
hint-gate-bridges-gap = Die schwarze Karte als { $number } schließt eine Lücke; danach { $cards ->
    [one] passt noch eine Karte
   *[other] passen noch { $cards } Karten
}.
hint-gate-long-run = Von { $card } an kannst du { $cards } Karten hintereinander spielen.
hint-gate-black-goes-on = Mit der schwarzen Karte als { $number } geht dein Zug weiter: Danach { $cards ->
    [one] passt noch eine Karte
   *[other] passen noch { $cards } Karten
}.
hint-gate-sheds-last-red = { $card } ist deine letzte rote Karte: Danach hast du am Ende der Runde nichts zu zahlen.
hint-gate-sheds-red = Du wirst { $card } los; wer am Ende der Runde Rot hat, zahlt einen Chip.
hint-gate-opponent-near-end = { $seat } hat nur noch { $cards ->
    [one] eine Karte
   *[other] { $cards } Karten
}: Spiele, was du kannst.
hint-gate-leaves-numbers = Danach passt nur eine { $number } oder eine { $value }.
hint-gate-pass-saves-black = Jetzt passt nur eine schwarze Karte: Behalte sie.
hint-gate-pass-keeps-hand = Deine { $cards } Karten passen in einen einzigen Zug: Halte sie zusammen, bis ihre Zahl kommt, dann kannst du die Runde beenden.
hint-gate-pass-keeps-run = { $card } ist eine von { $cards } Karten hintereinander in deiner Hand; jetzt könntest du nur { $number } davon spielen.
hint-gate-pass-keeps-gold = { $card } würde jetzt nur den { $value }er-Chip gewinnen.
hint-gate-pays-lowest = Es ist dein Chip mit dem niedrigsten Wert: Weniger als { $value } können dich deine roten Karten nicht kosten.
hint-gate-pass-short-turn = Du könntest jetzt nur { $card } spielen und danach nichts mehr.
hint-gate-pass-own-lead = Du hast die letzte Karte gespielt: Wenn alle anderen passen, eröffnest du mit einer beliebigen Karte eine neue Reihe.
hint-gate-pass-for-partner = Dein Partner hat die letzte Karte gespielt: Wenn auch die anderen passen, eröffnet er mit einer beliebigen Karte eine neue Reihe.
hint-gate-best-on-average = Dieser Zug bringt im Durchschnitt am meisten.

hint-any-best-on-average = Dieser Zug bringt im Durchschnitt am meisten.
