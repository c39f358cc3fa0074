# Warum ein Zug gut ist. $card und $other sind Karten mit ganzem Namen, $colour ist der Name einer Farbe, $seat der Name
# eines Mitspielers; $chance ist in Prozent.

hint-donkey-only_move = Etwas anderes ist hier nicht möglich.
hint-donkey-completes_set = Mit { $card } ist dein Satz der Farbe { $colour } voll: { $points ->
    [one] { $points } Punkt
   *[other] { $points } Punkte
} für deinen Stapel.
hint-donkey-denies_set = Bei { $seat } fehlt nur noch eine Karte der Farbe { $colour }: { $card } käme dort sehr gelegen.
hint-donkey-trades_donkey = Du wirst { $other } los und bekommst dafür { $card }.
hint-donkey-makes_pair = Mit { $card } hast du zwei Karten der Farbe { $colour }; eine noch, und der Satz ist voll.
hint-donkey-takes_donkey = Ein Esel muss jetzt genommen werden, und { $card } schadet dir am wenigsten.
hint-donkey-lowers_gold = { $card } nützt dir mehr als { $other }.
hint-donkey-bonus_breaks_pair = Bei { $seat } liegen zwei Karten der Farbe { $colour }; ohne { $card } ist es nur noch eine.
hint-donkey-bonus_takes_card = { $card } nützt dir mehr, als es { $seat } nützt.
hint-donkey-bonus_only_donkeys = Es gibt nur Esel zu holen: lieber keinen.
hint-donkey-bonus_not_worth = Keine dieser Karten würde dir helfen.
hint-donkey-best_on_average = Dieser Zug bringt im Durchschnitt am meisten.

hint-mine-only_move = Es gibt nur noch diese eine Karte aufzudecken.
hint-mine-wins_gold = Du hast dort { $card } gesehen: zusammen mit { $other } ist das Gold für dich.
hint-mine-known_pair = Du hast { $card } auf Platz { $place } und { $other } auf Platz { $other_place } gesehen: zusammen ist das Gold für dich.
hint-mine-removes_miner = { $card } gehört { $seat } und scheidet damit aus.
hint-mine-blows_up = { $card } und { $other } fliegen zusammen in die Luft, bevor jemand anders etwas davon hat.
hint-mine-shows_nothing = Du hast dort { $card } gesehen: die anderen erfahren nichts Neues.
hint-mine-hopes_for_gold = { $chance } von 100 unbekannten Karten sind Gold, das { $card } dir bringt.
hint-mine-hopes_for_miner = { $chance } von 100 unbekannten Karten sind Bergleute, die dir { $card } bringen.
hint-mine-starts_strong_miner = Du hast dort { $card } gesehen, stark genug für jedes Gold; { $chance } von 100 unbekannten Karten passen.
hint-mine-starts_known = Du hast dort { $card } gesehen; { $chance } von 100 unbekannten Karten bringen dir damit Gold.
hint-mine-explores = Nichts, was du gesehen hast, bringt dir jetzt Gold: sieh dir eine neue Karte an.
hint-mine-rush_known_gold = Du hast dort { $card } gesehen, und jetzt brauchst du nur zuzugreifen.
hint-mine-rush_leftover = Gold kannst du keines mehr finden: { $card } kostet nichts.
hint-mine-rush_explores = { $chance } von 100 unbekannten Karten sind Gold.
hint-mine-best_on_average = Dieser Zug bringt im Durchschnitt am meisten.

hint-gate-kicker = { $card } eröffnet die Runde.
hint-gate-cannot_play = Keine deiner Karten passt.
hint-gate-ends_round = Deine letzte Karte beendet die Runde, und die Chips im Spiel gehören dir: { $points } Punkte.
hint-gate-goes_out = Von { $card } an kannst du alle { $cards } Karten in diesem Zug ausspielen und die Runde beenden.
hint-gate-wins_chip = { $card } ist Gold und holt den Chip zu { $value }.
hint-gate-bridges_gap = Die schwarze Karte als { $number } schließt eine Lücke; danach { $cards ->
    [one] passt noch eine Karte
   *[other] passen noch { $cards } Karten
}.
hint-gate-sheds_red = { $card } kommt aus deiner Hand, bevor jemand die Runde beendet und rote Karten einen Chip kosten.
hint-gate-long_run = Von { $card } an kannst du { $cards } Karten hintereinander ausspielen.
hint-gate-pass_saves_black = Jetzt passt nur eine schwarze Karte, und die ist später mehr wert.
hint-gate-pass_waits = Was du jetzt ausspielen könntest, nützt dir später mehr.
hint-gate-best_on_average = Dieser Zug bringt im Durchschnitt am meisten.
