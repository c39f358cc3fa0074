### The replay of a recorded game in the browser.

replay-first = Erster Schritt
replay-last = Letzter Schritt
replay-play = Abspielen
replay-pause = Anhalten
replay-step = Schritt
replay-step-of = Schritt { $step } von { $steps }
replay-viewpoint = Blickwinkel
replay-all-cards = Alle Karten
replay-onlooker = Zuschauer
replay-play-on = Ab hier weiterspielen
replay-see-better = Und dann?
replay-see-game = Zurück zum Spiel
replay-offer-ahead =
    { $number ->
        [one] Angebot nach einem weiteren
       *[other] Angebot nach { $number } weiteren
    }
replay-removed = Aus dem Spiel
replay-aside = Beiseite
replay-about = Öffne eine Aufzeichnung: eine gespeicherte Datei, oder zieh eine hierher. Jedes beendete Spiel hat eine.
replay-open = Datei öffnen
replay-no-record = Das lässt sich nicht zeigen.
