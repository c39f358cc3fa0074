### Meine Spiele, wer ich bin, und die Seiten von Personen.

## Meine Spiele

games-title = Meine Spiele
games-all = Alle meine Spiele
games-your-turn = Du bist dran
games-your-turn-since = Du bist dran. Die anderen warten schon { $time }.
games-running = Läuft
games-finished = Beendet
games-alone = allein
games-table = Zum Tisch
games-over = Zu Ende
games-no-result = Ohne Ergebnis beendet
games-won =
    { $points ->
        [one] Gewonnen mit { $points } Punkt
       *[other] Gewonnen mit { $points } Punkten
    }
games-lost =
    { $points ->
        [one] Verloren mit { $points } Punkt
       *[other] Verloren mit { $points } Punkten
    }
games-search = Nach einem Namen suchen
games-filter-game = Spiel
games-any-game = Alle Spiele
games-filter-players = Zahl der Spieler
games-any-players = Beliebig viele Spieler
games-players = { $number } Spieler
games-filter-result = Ergebnis
games-any-result = Alle Ergebnisse
games-result-won = Gewonnen
games-result-lost = Verloren
games-result-none = Ohne Ergebnis
games-found =
    { $count ->
        [0] Kein Spiel gefunden.
        [one] { $count } Spiel wird gezeigt.
       *[other] { $count } Spiele werden gezeigt.
    }
games-none-found = Kein Spiel passt dazu.
games-none-yet = Noch kein beendetes Spiel.
games-none-yet-about = Spiel etwas, dann steht es nachher hier, zum Nachspielen.
games-to-play = Zu den Spielen
games-more = Mehr zeigen

## Wer ich bin

me-title = Mein Konto
me-save = Speichern
me-saved = Gespeichert.
me-name-free = Du spielst als Gast: Den gleichen Namen darf jeder benutzen.
me-name-reserved = Dieser Name gehört hier dir allein, und ebenso Namen, die ihm zum Verwechseln ähnlich sehen.
me-results = Meine Ergebnisse
me-passkeys = Passkeys
me-passkeys-about = Ein Passkey bewahrt deinen Namen und deine Spiele auf all deinen Geräten. Es gibt kein Passwort und keine E-Mail.
me-passkeys-cannot = Passkeys gehen hier nicht: Sie brauchen einen aktuellen Browser und einen Server mit Namen und HTTPS.
me-passkey-add = Meinen Namen mit einem Passkey behalten
me-passkey-another = Noch einen Passkey hinzufügen
me-passkey-last = Ohne ihn darf jeder wieder deinen Namen benutzen, und du bist nur noch auf angemeldeten Geräten du selbst. Deinen einzigen Passkey entfernen?
me-passkey-last-yes = Ja, entfernen
me-passkey-last-no = Nein, behalten
me-passkey-added = Der Passkey ist da. Dein Name ist reserviert.
me-passkey-removed = Der Passkey ist entfernt.
me-sign-in = Ich habe schon einen Passkey
me-signed-in = Willkommen zurück.
me-since = seit { $day }
me-remove = Entfernen
me-devices = Geräte
me-devices-before = Frühere Geräte
me-device-unknown = Unbekanntes Gerät
me-device-here = dieses Gerät
me-seen = zuletzt hier: { $day }
me-end = Abmelden
me-session-ended = Dieses Gerät ist abgemeldet.
me-signed-out = Du bist hier abgemeldet. Auf diesem Gerät spielt jetzt ein neuer Gast.
me-sign-out-passkey = Hier abmelden? Mit deinem Passkey kommst du wieder.
me-sign-out-guest = Hier abmelden? Du hast keinen Passkey: Ohne ein anderes Gerät, auf dem du angemeldet bist, kommst du nicht zurück.
me-sign-out-yes = Ja, abmelden
me-sign-out-no = Nein, bleiben
me-friends = Freunde
me-friends-about = Wer deinen Link öffnet, wird dein Freund und darf sich an Tische setzen, die nur für Freunde sind.
me-friend-link = Link für einen Freund
me-friend-enter = Code eines Freundes
me-friend-add = Hinzufügen
me-part = Freundschaft beenden
me-blocked = Blockiert
me-unblock = Freigeben
me-data = Meine Daten
me-data-about = Du kannst alles herunterladen, was dieser Server über dich gespeichert hat, oder es löschen lassen.
me-download = Meine Daten herunterladen
me-delete = Mich löschen
me-delete-about = Dein Name, deine Ergebnisse, Freunde und Geräte werden gelöscht, und du verlässt alle Tische. Beendete Spiele bleiben den anderen, ohne deinen Namen. Das lässt sich nicht rückgängig machen.
me-delete-yes = Ja, lösche mich
me-delete-no = Nein, alles behalten

## Der Link eines Freundes

friend-about = Freunde dürfen sich an Tische des anderen setzen, die nur für Freunde sind, und sehen sich gegenseitig in ihren Listen.
friend-yes = Ja
friend-no = Nein, zur Startseite
friend-done = Du und { $name } seid jetzt Freunde.

## Die Seite einer Person

person-games =
    { $count ->
        [0] Noch kein gezähltes Spiel
        [one] { $count } Spiel
       *[other] { $count } Spiele
    }
person-since = Hier seit { $day }
person-block = Blockieren
person-blocked = Blockiert. Diese Person kann sich nicht an deine Tische setzen, und du liest nicht, was sie schreibt.
person-results = Ergebnisse
person-played = Spiele
person-won = Gewonnen
person-average = Schnitt
person-best = Bestes
person-skill = Können
person-skill-even = Gleich stark
person-skill-result = Ergebnis
person-skill-adjusted = Ohne Glück
person-skill-about = Der Anteil an den Siegen, und derselbe ohne Glück: Im Mittel ist er gleich, steht aber viel früher fest. Das ± ist das 95-%-Intervall.
person-skill-waiting =
    { $count ->
        [one] Noch ein Spiel wird angesehen …
       *[other] Noch { $count } Spiele werden angesehen …
    }
person-met = Gespielt mit
person-bot = Bot ({ $level })
person-guest = Ein Gast
person-met-games =
    { $count ->
        [one] { $count } Spiel: { $ahead } davor, { $behind } dahinter
       *[other] { $count } Spiele: { $ahead } davor, { $behind } dahinter
    }
person-achieved = Erfolge
person-not-yet = Noch nicht
person-times =
    { $count ->
        [one] Einmal, am { $day }
       *[other] { $count } Mal, zuerst am { $day }
    }
person-first-game = Spiel ansehen

## Frieden am Tisch

moderation-title = Stummschalten, blockieren, melden
moderation-about = Eine Meldung geht mit den letzten Zeilen, die die Person hier geschrieben hat, an den Betreiber des Servers und an die Tischleitung, außer wenn es um diese selbst geht. Wer gemeldet hat, steht nicht darin.
moderation-block = { $seat } blockieren
moderation-report = { $seat } melden
moderation-blocked = { $seat } ist blockiert: nicht mehr an deinen Tischen und nicht in deinem Chat.
moderation-reported = Was { $seat } geschrieben hat, wurde gemeldet.
moderation-host = Jemand hat gemeldet, was { $seat } geschrieben hat:
before-friends = Nur für Freunde
    .about = Nur Freunde der Tischleitung können sich setzen.

## Was nicht geht

refused-name-taken = Dieser Name, oder einer, der ihm ähnlich sieht, gehört jemand anderem. Wähle einen anderen.
refused-bad-passkey = Dieser Passkey passt nicht; versuche es noch einmal.
refused-no-passkeys = Passkeys brauchen einen Server mit Namen, nicht nur mit einer Adresse.
refused-no-such-passkey = Diesen Passkey gibt es nicht mehr.
refused-no-such-session = Dieses Gerät ist schon abgemeldet.
refused-signed-out = Dieses Gerät wurde abgemeldet. Du bist hier ein neuer Gast.
refused-no-such-person = Diese Person gibt es hier nicht.
refused-suspended = Der Betreiber des Servers hat diese Person gesperrt.
refused-blocked = Ihr spielt nicht zusammen: Einer hat den anderen blockiert.
refused-friends-only = Nur Freunde der Tischleitung können sich an diesen Tisch setzen.
refused-not-yourself = Das bist du selbst.
refused-not-sure = Es wurde nichts gelöscht.
