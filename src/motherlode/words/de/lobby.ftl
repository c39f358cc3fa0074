### The lobby: play with anybody, tables that wait for players, games to watch.

lobby-title = Lobby
lobby-anybody = Mit irgendwem spielen
lobby-anybody-about = Wähle ein Spiel und los: Du bekommst einen Platz, sobald jemand passt. Andere dürfen zuschauen.
lobby-any = Egal
lobby-with-bots = Wenn es lange dauert, springen Bots ein
lobby-go = Jemanden finden
lobby-open = Tisch eröffnen
lobby-seeking = Suche nach Gesellschaft: { $game }
lobby-others-seek =
    { $count ->
        [0] gerade sucht sonst niemand
        [one] { $count } andere Person sucht
       *[other] { $count } andere suchen
    }
lobby-bots-in =
    { $seconds ->
        [one] In { $seconds } Sekunde springen Bots ein.
       *[other] In { $seconds } Sekunden springen Bots ein.
    }
lobby-bots-now = Jetzt springen Bots ein.
lobby-long-wait = Noch niemand. Du kannst weiter warten oder dich an einen der Tische unten setzen.
lobby-stay = Lass diese Seite offen: Wer sie verlässt, bekommt keinen Platz.
lobby-waited = Bisher gewartet
lobby-filter = Welche Tische
lobby-any-pace = Beliebige Bedenkzeit
lobby-pace-none = Ohne Uhr
lobby-pace-live = Live, mit Uhr
lobby-pace-days = Tage für jeden Zug
lobby-filter-bots = Bots
lobby-any-bots = Mit oder ohne Bots
lobby-without-bots = Nur Menschen
lobby-only-bots = Mit Bots
lobby-waiting = Hier fehlt noch jemand
lobby-running = Spiele zum Zuschauen
lobby-none-waiting = Kein solcher Tisch wartet. Eröffne einen, dann sehen ihn andere hier.
lobby-none-running = Kein solches öffentliches Spiel läuft.
lobby-found =
    { $count ->
        [0] Kein Tisch wartet auf Mitspieler.
        [one] { $count } Tisch wartet auf Mitspieler.
       *[other] { $count } Tische warten auf Mitspieler.
    }
lobby-free =
    { $free ->
        [one] { $free } von { $players } Plätzen ist frei
       *[other] { $free } von { $players } Plätzen sind frei
    }
lobby-watch = Läuft: zuschauen
lobby-away = Gerade ist niemand am Tisch.
lobby-just-now = gerade eben
lobby-none-here = Kein Tisch wartet, und kein öffentliches Spiel läuft.
lobby-row = { $code }  { $game }: { $state }
lobby-found-seat = Gefunden: Tisch { $code }.
refused-taken = Eine dieser Personen ist weg oder hat schon einen Platz.
