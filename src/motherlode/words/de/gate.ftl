### Der Bildschirm von gate im Browser.

gate-sequence = Die Reihe
gate-your-hand = Deine Hand
gate-next-gold = Die nächste goldene Karte gewinnt { $value }
gate-no-chips = Alle Chips sind vergeben
gate-deals = gibt
gate-deal = Du gibst
gate-passes = passt
gate-passed = Du hast gepasst
gate-partner = dein Partner
gate-with = mit { $seat }
gate-rounds = Runden

## Wer dran ist, und was geht

gate-turn-up = Du bist dran: rauf
gate-turn-down = Du bist dran: runter
gate-turn-kicker = Du bist dran: die Startkarte
gate-turn-pay = Zahle einen Chip
gate-pay-which = Du hattest rote Karten. Welchen Chip gibst du { $seat }?
gate-pay = { $value } zahlen
gate-kicker-starts = Die niedrigste grüne Karte, { $card }, eröffnet die Runde.
gate-start-any = Niemand hat Grün: Beginne mit einer beliebigen Karte.
gate-start-anew = Alle anderen haben gepasst: Beginne neu mit einer beliebigen Karte.
gate-none-fits = Keine deiner Karten passt.
gate-next-one = Als Nächstes kommt { $number }, oder hör hier auf.
gate-next-two = Rauf mit { $up }, runter mit { $down }, oder hör hier auf.
gate-any-number = Jede Zahl
gate-up-next = Nach oben kommt { $number }
gate-down-next = Nach unten kommt { $number }
gate-up-closed = Nach oben geht es in diesem Zug nicht
gate-down-closed = Nach unten geht es in diesem Zug nicht

## Eine ganze Folge, und die schwarze Karte

gate-play-cards = { $cards } spielen
gate-running = Deine Folge läuft
gate-still-to-come = Es kommen noch: { $cards }.
gate-stop = Halt
gate-black = Die schwarze Karte ist …
gate-black-one-of = Möglich: { $numbers }.
gate-either = { $head } oder { $next }
gate-black-any = Sie kann jede Zahl sein.
gate-black-as = Schwarz als { $number }
gate-as = als { $number }

## Das Ende einer Runde, und wie die Punkte zustande kamen

gate-round-over = Runde { $round } ist aus
gate-no-card-left = Keine Karte übrig
gate-nothing-to-pay = Rot, aber kein Chip
gate-gold = Gold
gate-end = der Rest
gate-got = für Rot
gate-paid = für Rot gezahlt
gate-why-gold = { $value } für eine goldene Karte
gate-why-end = { $value } für das Ende der Runde
gate-why-got = { $value } von anderen für rote Karten
gate-why-paid = { $value } für rote Karten gezahlt
gate-round = Runde { $round }
