### Die Karten des Tages und Turniere.

## Die Karten des Tages

daily-about = Jeden Tag dieselben Karten für alle, in jedem Spiel, gegen dieselben Bots. Du hast je einen Versuch. Ein neuer Tag beginnt um Mitternacht UTC.
daily-against = { $bots } Bots, { $level }
daily-play = Spielen
daily-go-on = Weiterspielen
daily-given-up = Dieses Spiel hast du aufgegeben.
daily-left = Endet in { $time }.
daily-soon-over = Endet in weniger als einer Minute.
daily-place =
    { $place ->
        [1] Erster
        [2] Zweiter
        [3] Dritter
        [4] Vierter
       *[other] Fünfter
    }
daily-ahead =
    { $points ->
        [one] { $points } Punkt Vorsprung
       *[other] { $points } Punkte Vorsprung
    }
daily-behind =
    { $points ->
        [one] { $points } Punkt Rückstand
       *[other] { $points } Punkte Rückstand
    }
daily-level = punktgleich
daily-points =
    { $points ->
        [one] { $points } Punkt
       *[other] { $points } Punkte
    }
daily-rank = Nummer { $rank } von bisher { $of }.
daily-rank-closed = Nummer { $rank } von { $of }.
daily-streak = { $days } Tage in Folge.
daily-share = Teilen
daily-share-picture = Bild speichern
daily-copied = Kopiert.
daily-standings = Rangliste
daily-standings-all = Alle
daily-standings-friends = Freunde
daily-standings-hidden = Wie es den anderen ging, siehst du, wenn du selbst gespielt hast.
daily-standings-none = Noch hat niemand ein Ergebnis.
daily-standings-rule = Wer am Tisch Erster wird, steht vor allen, die Zweite werden, und so weiter. Dann zählt, wie viele Punkte man vor dem besten Bot liegt oder hinter ihm, dann die Punkte.
daily-you = Du
daily-nobody = Gast
daily-past = Die Tage davor
daily-not-played = Nicht gespielt
daily-replay = Nachspielen
daily-fair = Woher die Karten kommen
daily-fair-about = Alle Karten kommen aus einem Geheimnis des Servers. Sein Siegel wird am Tag davor veröffentlicht, das Geheimnis eine Stunde nach dem Ende des Tages: So kann jeder prüfen, dass nichts geändert wurde. Die Bots rechnen eine feste Zahl von Schritten und nicht nach der Uhr, und ihr Zufall gehört zu den Karten: Wer dieselben Züge macht, sieht dasselbe Spiel.
daily-fair-today = Die Siegel von heute
daily-fair-tomorrow = Die Siegel von morgen
daily-fair-secret = Geheimnis
daily-list = Karten des Tages vom { $day }
contest-rank = Platz
contest-player = Spieler
contest-result = Ergebnis

## Turniere

tournament-mine = Meine Turniere
tournament-none = Du spielst noch in keinem Turnier. Eröffne eines und schick den anderen den Link.
tournament-new = Neues Turnier
tournament-name = Name
tournament-name-usual = Turnier
tournament-game = Spiel
tournament-seats = Spieler am Tisch
tournament-system = System
tournament-swiss = Schweizer System
    .about = Alle spielen in jeder Runde; wer gleich viele Punkte hat, trifft aufeinander, und niemand zweimal, wenn es sich vermeiden lässt. Wer später kommt, spielt ab der nächsten Runde mit.
tournament-round-robin = Jeder gegen jeden
    .about = Alle treffen alle anderen. Es gibt so viele Runden, wie das braucht.
tournament-rounds = Runden
tournament-duplicate = Gleiche Karten an allen Tischen
    .about = Jeder wird mit denen verglichen, die anderswo denselben Platz und dieselben Karten hatten, und mit einem Experten-Bot. So bleibt vom Glück nicht viel übrig.
tournament-shared = Spiele als Daten teilen
    .about = Beendete Spiele dürfen für die Forschung veröffentlicht werden: Karten, Züge und wie lange sie dauerten, ohne Namen und Chat. Alle lesen das, bevor sie sich anmelden.
tournament-shared-note = Beendete Spiele dieses Turniers dürfen für die Forschung veröffentlicht werden: Karten, Züge und wie lange sie dauerten, ohne Namen und Chat.
tournament-compare = Gezählt wird
tournament-compare-match-points = Wie viele man geschlagen hat
tournament-compare-mean = Der Abstand zum Durchschnitt
tournament-fill = Leere Plätze
tournament-fill-bye = Stattdessen spielfrei
tournament-fill-bot = Bot, { $level }
tournament-begins = Beginn
tournament-begins-by-hand = Wenn ich es sage
tournament-begins-at = Zu einer festen Zeit
tournament-pace = Nächste Runde
tournament-pace-ended = Sobald alle fertig sind
tournament-pace-minutes = Alle { $minutes } Minuten
tournament-pace-hours =
    { $hours ->
        [one] Jede Stunde
       *[other] Alle { $hours } Stunden
    }
tournament-pace-days =
    { $days ->
        [one] Jeden Tag
       *[other] Alle { $days } Tage
    }
tournament-open = Turnier eröffnen
tournament-phase-open = Offen
tournament-phase-running = Läuft
tournament-phase-over = Vorbei
tournament-invite = Wer diesen Link hat, kann mitspielen.
tournament-join = Mitspielen
tournament-leave = Keine Runde mehr spielen
tournament-rejoin = Wieder mitspielen
tournament-begin = Beginnen
tournament-close = Runde schließen
tournament-close-about = Spiele, die noch nicht vorbei sind, zählen nicht.
tournament-end = Turnier beenden
tournament-sure = Wirklich?
tournament-starts-at = Beginnt { $time }.
tournament-next-at = Die nächste Runde beginnt { $time }.
tournament-closes-at = Schließt { $time }.
tournament-needs =
    { $players ->
        [one] Es braucht { $players } Spieler.
       *[other] Es braucht { $players } Spieler.
    }
tournament-players =
    { $players ->
        [one] { $players } Spieler
       *[other] { $players } Spieler
    }
tournament-your-table = Zu deinem Tisch
tournament-your-bye = Du bist in dieser Runde spielfrei.
tournament-wait = Dein Spiel ist vorbei. Die Runde schließt, wenn alle es sind.
tournament-round = Runde { $number } von { $of }
tournament-round-closed = geschlossen
tournament-table = Tisch { $number }
tournament-bot = Bot
tournament-gone = ausgestiegen
tournament-byes = Spielfrei: { $names }
tournament-playing = wird gespielt
tournament-unfinished = nicht beendet
tournament-secret-result = vorbei
tournament-watch = Zuschauen
tournament-standings = Rangliste
tournament-points = Punkte
tournament-games = Spiele
tournament-par = Experte
tournament-how = Wie gezählt wird
tournament-how-usual = Du bekommst 2 Punkte für jeden am Tisch, den du hinter dir lässt, und 1 für jeden, mit dem du gleichauf bist. Eine spielfreie Runde zählt wie ein gewonnenes Spiel. Ein Spiel, das am Ende der Runde nicht vorbei ist, bringt nichts. Bei gleichen Punkten entscheiden die Punkte derer, mit denen du gespielt hast, dann die gewonnenen Spiele, dann die Punkte über dem Durchschnitt am Tisch; sonst wird der Platz geteilt.
tournament-how-match-points = An allen Tischen einer Runde wird mit denselben Karten gespielt. Du wirst mit allen verglichen, die an den anderen Tischen deinen Platz hatten, und mit einem Experten-Bot: 100 bekommt, wer alle geschlagen hat, 50 ist der Durchschnitt. Eine spielfreie Runde zählt 50. Bei gleicher Summe entscheiden die Punkte Vorsprung vor dem Experten.
tournament-how-mean = An allen Tischen einer Runde wird mit denselben Karten gespielt. Es zählt, wie viele Punkte du mehr hast als der Durchschnitt derer, die an den anderen Tischen deinen Platz hatten, und eines Experten-Bots. Eine spielfreie Runde zählt 0. Bei gleicher Summe entscheiden die Punkte Vorsprung vor dem Experten.
tournament-fair = Woher die Karten kommen
tournament-fair-about = Alle Karten kommen aus einem Geheimnis des Servers, dessen Siegel bei der Eröffnung veröffentlicht wurde; es wird gezeigt, wenn alles vorbei ist.
tournament-fair-rounds = Wo alle dieselben Karten haben, hat jede Runde ihr eigenes Siegel, und ihr Geheimnis wird gezeigt, wenn die Runde geschlossen ist. Bis dahin kann niemand zuschauen und kein Spiel nachgespielt werden.
