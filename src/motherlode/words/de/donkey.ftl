### The board of donkey in the browser.

donkey-tableau = Karten von { $seat }
donkey-in-pile = im Stapel
donkey-to-come = noch { $cards }
donkey-note-take = kann genommen werden
donkey-note-swap = kann getauscht werden
donkey-note-partner = antippen zum Abschließen
donkey-note-chosen = gewählt
donkey-your-turn-detail = Nimm eine niedrigste Karte oder tausche eine von deinen
donkey-goes-in = Hinein kommt: { $card }
donkey-choose-partner = Nimm eine leuchtende Karte dafür
donkey-choose-own = Wähle, welche von deinen dafür hineinkommt
donkey-take-or-swap = Nimm sie, oder gib eine leuchtende von deinen dafür
donkey-bonus-title = Ein Satz in { $colour }!
donkey-bonus-detail = Nimm eine leuchtende Karte von anderen, oder verzichte
donkey-colour-scoring = Farbwertung
donkey-colour-scoring-about = In jeder Farbe behält die höchste Summe ihre wertvollste Goldkarte; sie zählt zum Stapel.
