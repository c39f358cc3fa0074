### Die Wörter des Terminals. Was im Textmodus getippt wird (look, undo, quit, ...), ist in allen Sprachen gleich.

terminal-bot = Bot ({ $level })
terminal-player = Spieler { $number }
terminal-person = Mensch
terminal-to-come =
    { $cards ->
        [one] noch { $cards } Karte
       *[other] noch { $cards } Karten
    }
terminal-last-card = Letzte Karte
terminal-played = Gespielt
terminal-hand-over = Gib die Tastatur an { $name } weiter; dann Enter drücken.
terminal-here = Ich bin da
terminal-saved = Das Spiel ist gespeichert. Weiter geht es mit: motherlode play --resume { $code }
terminal-left = Du hast den Tisch verlassen. Zurück kommst du mit: motherlode join { $code }
terminal-lost = Die Verbindung ist unterbrochen; sie wird neu aufgebaut.
terminal-nothing-kept = Es gibt kein angefangenes Spiel.
terminal-preparing = Das Spiel wird vorbereitet …

## Der Bildschirm des Tisches

terminal-typed = Platz { $digit }_: zweite Ziffer tippen oder Enter drücken.
terminal-picked = { $card }: Wähle, was dazugehört, oder drücke Esc.
terminal-no-card-there = Auf Platz { $place } liegt keine verdeckte Karte.
terminal-thinking = Ich denke über deinen Zug nach …
terminal-say = Was möchtest du sagen? Enter schickt es ab.
terminal-asks-back = { $name } möchte den letzten Zug zurücknehmen: y für ja, n für nein.

## Das Ende

terminal-sets = Trios
terminal-ended-by = beendet von { $name }
terminal-games-played =
    { $games ->
        [one] Nach { $games } Spiel:
       *[other] Nach { $games } Spielen:
    }
terminal-new-game = Neues Spiel
terminal-see-table = Zum Tisch

## Vor dem Spiel

terminal-resume = Angefangene Spiele
terminal-go-on = Weiterspielen
terminal-name = Dein Name
terminal-gather = Mit Enter setzt du dich oder stehst auf. Die Tischleitung fügt Bots hinzu und startet das Spiel.
terminal-table-code = Code des Tisches: { $code }

## Aufzeichnungen

terminal-eyes = Gesehen von
terminal-onlooker = einem Zuschauer
terminal-beginning = Erster
terminal-end = Letzter
terminal-step = Zug { $step } von { $steps }

## Der Textmodus

terminal-plain-game = Welches Spiel: donkey, mine oder gate?
terminal-plain-seats = Wer spielt? Namen von Menschen und Bots (random, easy, medium, hard, expert), durch Kommas getrennt.
terminal-plain-which = Welches? Tippe seinen Code.
terminal-plain-moves = Möglich: { $moves }
terminal-plain-flip = Möglich: flip und ein Platz, { $places }
terminal-plain-over = Tippe rematch für noch ein Spiel oder quit.
terminal-plain-gathering = Das Spiel hat noch nicht begonnen. Tippe: name NAME, sit PLATZ, stand PLATZ, bot PLATZ STUFE, start oder quit.
terminal-plain-asks-back = { $name } möchte den letzten Zug zurücknehmen. Tippe agree (ja) oder refuse (nein).
terminal-plain-unknown = Es läuft noch kein Spiel, und „{ $text }“ lässt sich vorher nicht tun; help zeigt, was geht.
terminal-plain-help =
    Tippe einen Zug so, wie er aufgeführt ist, oder eines von diesen:
    look – der Tisch noch einmal
    turn – wer am Zug ist
    log – was bisher geschah
    rules – die Regeln des Spiels
    hint – was ein starker Bot täte
    undo – deinen letzten Zug zurücknehmen
    agree, refuse – wenn jemand anderes einen Zug zurücknehmen möchte
    rematch – noch ein Spiel, wenn dieses vorbei ist
    say TEXT – zu den anderen, am Tisch eines Servers
    quit – gehen; das Spiel bleibt gespeichert
