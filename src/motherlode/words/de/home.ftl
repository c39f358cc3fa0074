### The screens around a game: the home page, the table before a game, and the end of one.

## The home page

home-tagline = Drei Kartenspiele um Gold, für zwei bis fünf Spieler.
home-play-now = Sofort spielen
home-with-friends = Mit Freunden
home-against = gegen
home-how-many = Anzahl der Gegner
home-opponents =
    { $count ->
        [one] { $count } Bot
       *[other] { $count } Bots
    }
home-others = und noch { $count }
home-pass-around = Ein Gerät reihum
home-learn = Lernen
home-replay = Spiel nachspielen
home-code = Code oder Link
home-no-code = Das ist weder der Code eines Tisches noch ein Link zu einem.
home-preparing = Die Bots machen sich bereit; beim allerersten Start dauert das eine Weile.
home-lobby = Offen für alle
home-bots =
    { $count ->
        [one] { $count } Bot
       *[other] { $count } Bots
    }
home-nobody-yet = noch niemand
home-seated = { $taken } von { $players } da
home-person = Du
home-your-name = Dein Name
home-done = Fertig
home-other-device = Auf einem anderen Gerät weiterspielen
home-other-device-about = Wer diesen Link öffnet, spielt in deinem Namen, auf allen deinen Plätzen. Behalte ihn für dich.
home-show-link = Link zeigen
home-link = Link
home-copy = Kopieren
home-copied = Kopiert
home-share = Teilen

## The table before the game

before-table = Tisch { $code }
before-title = Wer spielt mit?
before-taken =
    { $taken ->
        [one] { $taken } von { $players } Plätzen ist besetzt.
       *[other] { $taken } von { $players } Plätzen sind besetzt.
    }
before-hot-seat = { $count } davon sind deine: Gib das Gerät bei jedem Zug weiter.
before-onlookers =
    { $count ->
        [one] { $count } Person schaut zu.
       *[other] { $count } Personen schauen zu.
    }
before-empty-about = Frei für alle, die dazukommen
before-is-host = leitet den Tisch
before-name-of = Name auf Platz { $seat }
before-this-screen = an diesem Bildschirm
before-is-here = ist da
before-sit = Hinsetzen
before-stand = Aufstehen
before-add-bot = Bot hinzufügen
before-level-of = Stärke von { $seat }
before-make-host = { $seat } den Tisch leiten lassen
before-remove = { $seat } entfernen
before-colours = Farben, die du gern hättest
before-invite = Einladen
before-invite-about = Wer den Link oder den Code hat, kann sich setzen. Ganz ohne Konto.
before-code = Code
before-qr = QR-Code des Links
before-nearby = In diesem Netz auch:
before-closed = Bisher erreicht nur dieser Computer den Server. Um andere hereinzulassen, starte ihn mit
before-game = Dieses Spiel
before-first = Wer anfängt
before-first-dealer = Wer zuerst gibt
before-chance = Der Zufall
before-match = Match
    .about = Die Summe aller Spiele entscheidet.
match-mine = Die gedruckte Anleitung empfiehlt so viele Spiele wie Spieler, damit jeder eins beginnt.
    .clause = M14
before-match-open = Spiel für Spiel
before-match-games = { $games } Spiele
before-table-settings = Dieser Tisch
before-listed = Offen für alle
    .about = Steht auf der Startseite. Sonst führen nur Link und Code hierher.
before-shared = Spiele als Daten teilen
    .about = Beendete Spiele dürfen für die Forschung veröffentlicht werden: Karten, Züge und wie lange sie dauerten, ohne Namen und Chat. Alle am Tisch sehen das.
before-shared-note = Beendete Spiele dieses Tisches dürfen für die Forschung veröffentlicht werden: Karten, Züge und wie lange sie dauerten, ohne Namen und Chat.
before-hints = Tipps
    .about = Wer am Zug ist, darf einen Bot um Rat fragen.
before-pause = Bots lassen sich Zeit
    .about = Sie warten vor dem Zug ein wenig, wie Menschen auch.
before-deal = Nummerierte Karten
    .about = Dieselbe Nummer gibt dieselben Karten. Leer: ehrlich gemischt.
before-start = Los geht’s
before-fill = Mit Bots auffüllen
before-waiting =
    { $count ->
        [one] Es fehlt noch jemand …
       *[other] Es fehlen noch { $count } …
    }
before-host = { $host } startet das Spiel.
before-somebody = Jemand anders
before-dealing = Karten werden gegeben …
before-fair = Ehrlich gemischt
before-fair-about = Vor dem Geben hat sich der Server auf seinen Anteil am Mischen festgelegt; dies ist sein Siegel. Nach dem Spiel kann es jeder prüfen.
before-fair-value = Dein Browser hat einen eigenen Zufallswert dazugegeben.
before-fair-check = Karten prüfen

## The end of a game

over-you-win = Du stößt auf Gold!
over-wins =
    { $count ->
        [one] { $winners } stößt auf Gold
       *[other] { $winners } stoßen auf Gold
    }
over-shared = { $winners } teilen sich das Gold
over-with-points =
    { $points ->
        [one] { $points } Punkt.
       *[other] { $points } Punkte.
    }
over-behind =
    { $points ->
        [0] Du bist auf Platz { $place }, punktgleich mit dem Ersten.
        [one] Du bist auf Platz { $place }, { $points } Punkt zurück.
       *[other] Du bist auf Platz { $place }, { $points } Punkte zurück.
    }
over-next-game = Nächstes Spiel
over-new-match = Neues Match
over-step-through = Nachspielen
over-record = Aufzeichnung speichern
over-share = Spiel teilen
over-check = Karten prüfen
over-checking = Wird geprüft …
over-fair = Die Karten kommen aus deinem Zufallswert und aus dem, was dir vorher gezeigt wurde. Niemand konnte sie aussuchen.
over-numbered = Es sind die Karten, die zu ihrer Nummer gehören.
over-unproven-no-values = Niemand hat einen eigenen Zufallswert dazugegeben: Der Server hätte die Karten aussuchen können.
over-unproven-not-yours = In der Aufzeichnung passt alles zusammen, aber von dieser Seite ist kein Zufallswert dabei: Nur wer einen gegeben hat, kann sicher sein, dass niemand die Karten ausgesucht hat.
over-unproven-no-terms = Dein Zufallswert ist dabei, aber diese Seite weiß nicht, was vorher festgelegt war.
over-unproven-older = Es passt alles zusammen, aber damals wurden die Zufallswerte noch nicht versiegelt.
over-unfair-record = Nicht wie versprochen: Das ist keine vollständige Aufzeichnung.
over-unfair-claim = Nicht wie versprochen: Ehrliches Mischen war angekündigt, und in der Aufzeichnung steht eine andere Herkunft.
over-unfair-origin = Die Aufzeichnung sagt nicht, woher die Karten kommen; da gibt es nichts zu prüfen.
over-unfair-secret = Nicht wie versprochen: Der Server hat sich vorher auf etwas anderes festgelegt.
over-unfair-value = Nicht wie versprochen: Dein Zufallswert ist nicht dabei. Der Server hätte die Karten aussuchen können.
over-unfair-terms = Nicht wie versprochen: Was vor dem Geben festgelegt war, wurde danach geändert.
over-unfair-deal = Nicht wie versprochen: Es kommen andere Karten heraus als die verteilten.
over-unfair-moves = Nicht wie versprochen: In der Aufzeichnung stehen andere Züge, als du gesehen hast.
over-unfair-result = Nicht wie versprochen: In der Aufzeichnung steht ein anderes Ergebnis, als du gesehen hast.
over-unfair-retold = Nicht wie versprochen: Der Server hat dir dieses Spiel zweimal verschieden erzählt.
over-called-off = { $count ->
        [one] Davor wurde einmal das Geben abgebrochen, als dein Zufallswert schon bekannt war.
       *[other] Davor wurde { $count }-mal das Geben abgebrochen, als dein Zufallswert schon bekannt war.
    }
over-transcript = Aufheben, was du gegeben und gesehen hast
over-check-yourself = Selbst prüfen
over-series = Alle Spiele an diesem Tisch
over-match = Match
over-match-game = Spiel { $game } von { $games }
over-wins-column = Siege
over-change = Plätze und Varianten fürs nächste Spiel
home-places = Mehr zu tun
daily-title = Karten des Tages
daily-home = Karten des Tages
tournament-title = Turniere
puzzle-home = Rätsel
notices-title = Benachrichtigungen
laboratory-title = Labor
    .about = Was ist eine Regel wert? Ändere etwas, und Bots spielen wie gedruckt und wie du willst, mit denselben Karten.
