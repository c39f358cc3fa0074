### Benachrichtigungen: was Leute erfahren, die nicht am Tisch sind, und wo sie es einstellen.

## Was gesagt wird

notice-turn = Du bist am Zug
notice-half = Die Hälfte deiner Zeit ist um
notice-most = Vier Fünftel deiner Zeit sind um
notice-over = Das Spiel ist aus
notice-invited = { $name } lädt dich zum Spielen ein
notice-waits = { $name } wartet auf Mitspieler
notice-test = Es klappt
notice-test-about = So kommen Benachrichtigungen von deinen Tischen.
notice-somebody = Jemand aus deinem Freundeskreis
notice-game = { $game }.
notice-game-with = { $game } mit { $others }.
notice-until = Zeit bis { DATETIME($time, dateStyle: "full", timeStyle: "short") }.
notice-over-won = Du hast gewonnen.
notice-over-winners = Gewonnen: { $names }.
notice-over-ended = Es endete ohne Ergebnis.

## Post

mail-confirm-subject = Möchtest du E-Mails von Motherlode?
mail-confirm-text = Jemand, wahrscheinlich du, möchte an diese Adresse Benachrichtigungen von Tischen bei { $site }. Wenn ja, öffne innerhalb eines Tages diesen Link. Wenn nicht, tu nichts: Es kommt keine weitere E-Mail.
mail-list-subject =
    { $count ->
        [one] Eines wartet an deinen Tischen auf dich
       *[other] { $count } Dinge warten an deinen Tischen auf dich
    }
mail-why = Du bekommst diese E-Mail, weil du Benachrichtigungen von { $site } wolltest. Um keine mehr zu bekommen, öffne:

## Einstellen

notices-about = Wenn du nicht am Tisch bist, kannst du erfahren, was dort geschieht. Geheimes steht in keiner Benachrichtigung.
notices-what = Was ich erfahren will
notices-turn = Ich bin am Zug
notices-half = Die Hälfte meiner Zeit ist um
notices-most = Vier Fünftel meiner Zeit sind um
notices-over = Das Spiel ist aus
notices-invited = Jemand lädt mich ein
notices-waits = Ein Freund wartet auf Mitspieler
notices-here = Dieser Browser
notices-here-about = Benachrichtigungen kommen auch, wenn keine Seite offen ist. Die installierte App zeigt zudem eine Zahl an ihrem Symbol.
notices-here-on = Hier benachrichtigen
notices-here-is-on = Dieser Browser bekommt Benachrichtigungen.
notices-here-blocked = Dieser Browser lässt das nicht zu. Erlaube in seinen Einstellungen Mitteilungen für diese Seite.
notices-here-cannot = Dieser Browser kann es nicht: Er braucht HTTPS, und auf iPhone oder iPad die installierte App.
notices-browsers = Browser, die Benachrichtigungen bekommen
notices-mail = E-Mail
notices-mail-address = E-Mail-Adresse
notices-mail-save = Link zum Bestätigen schicken
notices-mail-asked = Wir haben eine E-Mail an { $address } geschickt. Öffne den Link darin.
notices-mail-confirmed = E-Mails gehen an { $address }.
notices-mail-each = Eine E-Mail für jede Benachrichtigung
notices-mail-daily = Einmal am Tag eine Liste
notices-mail-daily-at = Die Liste kommt um
notices-webhook = Webhook
notices-webhook-about = Für Discord, ntfy und alles, was eine Nachricht über HTTPS annimmt.
notices-webhook-url = URL des Webhooks
notices-webhook-form = Was es ist
notices-webhook-json = Etwas anderes
notices-webhook-is-on = Benachrichtigungen gehen an { $host } ({ $form }).
notices-quiet = Ruhezeit
notices-quiet-about = In dieser Zeit kommt nichts; was dann noch wichtig ist, kommt danach.
notices-quiet-from = von
notices-quiet-to = bis
notices-zone = Zeitzone: { $zone }
notices-remove = Entfernen
notices-save = Speichern
notices-saved = Gespeichert.
notices-test = Schick mir einen Test
notices-tested-sent = Verschickt: { $ways }.
notices-tested-failed = Nicht zugestellt: { $ways }.
notices-tested-none = Es gibt noch keinen Weg, dich zu erreichen.
notices-stop = Alle Benachrichtigungen abstellen
notices-stopped = Du bekommst keine Benachrichtigungen mehr.
notices-confirm = Möchtest du E-Mails mit Benachrichtigungen von diesem Server?
notices-confirm-yes = Ja, E-Mails schicken
notices-confirmed = Danke. Von jetzt an bekommst du eine E-Mail, wenn an deinen Tischen etwas geschieht.
notices-stop-mail = Keine E-Mails mehr von diesem Server?
notices-stop-mail-yes = Keine E-Mails mehr
notices-mail-stopped = Du bekommst keine E-Mails mehr.
notices-offline = Du bist offline
notices-offline-about = Motherlode braucht seinen Server. Diese Seite versucht es von selbst wieder.
notices-offline-again = Noch einmal versuchen
