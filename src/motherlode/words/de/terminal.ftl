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
terminal-saved = Das Spiel ist gespeichert. Weiter geht es mit: { $command }
terminal-left = Du hast den Tisch verlassen. Zurück kommst du mit: { $command }
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
terminal-asks-end = { $name } möchte das Spiel ohne Ergebnis beenden: y für ja, n für nein.

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

terminal-viewpoint = Gesehen von
terminal-onlooker = einem Zuschauer
terminal-step = Zug { $step } von { $steps }

## Der Textmodus

terminal-plain-game = Welches Spiel: donkey, mine oder gate?
terminal-plain-seats = Wer spielt? Namen von Menschen und Bots ({ $bots }), durch Kommas getrennt.
terminal-plain-which = Welches? Tippe seinen Code.
terminal-plain-moves = Möglich: { $moves }
terminal-plain-flip = Möglich: flip und ein Platz, { $places }
terminal-plain-over = Tippe rematch für noch ein Spiel oder quit.
terminal-plain-gathering = Das Spiel hat noch nicht begonnen. Tippe: name NAME, sit PLATZ, stand PLATZ, bot PLATZ STUFE, start oder quit.
terminal-plain-asks-back = { $name } möchte den letzten Zug zurücknehmen. Tippe agree (ja) oder refuse (nein).
terminal-plain-asks-end = { $name } möchte das Spiel ohne Ergebnis beenden. Tippe agree (ja) oder refuse (nein).
terminal-plain-unknown = Es läuft noch kein Spiel, und „{ $text }“ lässt sich vorher nicht tun; help zeigt, was geht.
terminal-plain-help =
    Tippe einen Zug so, wie er aufgeführt ist, oder eines von diesen:
    look – der Tisch noch einmal
    turn – wer am Zug ist
    log – was bisher geschah
    rules – die Regeln des Spiels
    hint – was ein starker Bot täte
    undo – deinen letzten Zug zurücknehmen
    agree, refuse – wenn jemand anderes einen Zug zurücknehmen oder das Spiel beenden möchte
    rematch – noch ein Spiel, wenn dieses vorbei ist
    say TEXT – zu den anderen, am Tisch eines Servers
    quit – gehen; das Spiel bleibt gespeichert
terminal-found-again = Die Verbindung steht wieder.
terminal-taken-back = Ein Zug wurde zurückgenommen.
terminal-plain-watching = Du siehst zu. look zeigt den Tisch, help, was es noch gibt; quit geht.
terminal-plain-begun = help zeigt jederzeit, was sich tippen lässt.
terminal-partner-of = mit { $name }
terminal-too-small = Der Tisch braucht ein Fenster von { $width } x { $height } Zeichen; dieses hat { $columns } x { $lines }.
terminal-over-keys = Das Spiel ist vorbei: r für eine Revanche, Enter für das Ergebnis, q zum Gehen.
terminal-first-time = Beim ersten Mal dauert es etwas: bisher { $seconds } s.
terminal-still-preparing = Das Spiel wird vorbereitet: bisher { $seconds } s; das geschieht nur einmal.
terminal-play = Abspielen
terminal-jump = Gehe zu
terminal-jump-to = Zu welchem Zug? Enter springt dorthin.
terminal-next-record = Nächstes Spiel
terminal-previous-record = Voriges Spiel
terminal-record = Spiel { $record } von { $records }
terminal-all-keys = Alle Tasten
terminal-keys-label = Tasten
terminal-keys =
    Die Taste auf einer Karte wählt sie; die Maus auch, und die Pfeile mit Enter.
    Esc – nimmt eine Wahl zurück, schließt, was über dem Tisch liegt
    ? oder F1 – diese Seite
    F2 – die Regeln; / sucht darin; Pos1, Ende, Bild auf und ab
    l – das Protokoll
    h – ein Tipp des stärksten Bots
    u – deinen letzten Zug zurücknehmen
    t – wer am Zug ist
    m – etwas sagen, am Tisch eines Servers
    F4 – einen Bot für jemanden spielen lassen, der weg ist
    F6 – das Spiel ohne Ergebnis beenden
    F7 – aufgeben: Ein Bot spielt für dich weiter
    q – gehen; das Spiel bleibt gespeichert
    Esel – eine Ziffer nimmt eine Karte; Buchstabe und Ziffer tauschen; 0 lehnt einen Bonus ab
    Mine – die Nummer eines Platzes, mit zwei Ziffern
    Tor – ein Buchstabe spielt eine Karte, p passt; x ist die Zahl 10; 1 bis 4 zahlen einen Chip
    Nach dem Spiel – r Revanche, n neues Spiel, s speichern, v Analyse, Enter Ergebnis
terminal-watch-keys =
    Rechts und links – einen Zug vor oder zurück; die Leertaste geht vor
    Runter und hoch – zehn Züge vor oder zurück
    Pos1 und Ende – der erste und der letzte Zug
    g – zu einem Zug mit seiner Nummer
    p – von selbst abspielen, und anhalten
    n und b – das nächste Spiel der Datei, und das vorige
    s – von jemand anderem gesehen
    v – das Spiel analysieren
    F2 – die Regeln
    l – das Protokoll
    q – gehen
terminal-search = In den Regeln suchen; Enter sucht weiter
terminal-not-found = „{ $text }“ steht nicht in den Regeln.
terminal-away = Weg: { $names }
terminal-is-away = weg
terminal-stand-in-key = F4: ein Bot spielt weiter
terminal-back-key = F4: wieder selbst spielen
terminal-invite = Lade andere mit diesem Link ein: { $link }
terminal-save = Speichern
terminal-saved-as = Das Spiel ist gespeichert als { $file }.
terminal-check-deal = Um die Karten mit dem zu prüfen, was du gegeben und gesehen hast: { $command }
terminal-plain-more =
    save DATEI – das Spiel als Aufzeichnung speichern, wenn es vorbei ist
    review – wo das Spiel gewonnen wurde, wenn es vorbei ist
    standin PLATZ STUFE – einen Bot für jemanden spielen lassen, der weg ist; back – wieder selbst spielen
    wait PLATZ – weiter auf jemanden warten, dessen Zeit abgelaufen ist; time – wie viel Zeit alle noch haben
    end – das Spiel ohne Ergebnis beenden; resign – deinen Platz einem Bot überlassen
terminal-plain-time-over = Tippe „wait { $seat }“, um zu warten, „standin { $seat }“ für einen Bot oder „end“.
terminal-delete = Löschen
terminal-delete-sure = Drücke noch einmal d, um das Spiel { $code } endgültig zu löschen.
terminal-deleted = Das Spiel { $code } ist gelöscht.
terminal-no-result = Das Spiel endete ohne Ergebnis.
terminal-type-again = Tippe noch einmal { $order }.
terminal-press-again = Drücke noch einmal { $key }.
terminal-end-asked = Die anderen werden gefragt, ob das Spiel enden darf.
terminal-end-declined = Die anderen waren nicht einverstanden: Das Spiel geht weiter.
