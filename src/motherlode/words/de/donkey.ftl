### The board of donkey in the browser.

donkey-tableau = Karten von { $seat }
donkey-in-pile = im Stapel
donkey-to-come = noch { $cards }
donkey-note-take = kann genommen werden
donkey-note-swap = kann getauscht werden
donkey-note-partner = antippen zum Abschließen
donkey-note-chosen = gewählt
donkey-your-turn-detail =
    { $swaps ->
        [yes] { donkey-take-lowest } oder tausche eine eigene
       *[no] { donkey-take-lowest }
    }
donkey-take-lowest =
    { $lowest ->
        [one] Nimm die niedrigste Karte
       *[other] Nimm eine der niedrigsten Karten
    }
donkey-goes-in = Du legst hinein: { $card }
donkey-choose-partner = Nimm eine leuchtende Karte dafür
donkey-choose-own = Wähle, welche deiner Karten du dafür hergibst
donkey-take-or-swap = Nimm sie, oder gib eine leuchtende eigene dafür her
donkey-bonus-title = Ein Trio in { $colour }!
donkey-bonus-detail = Nimm jemandem eine leuchtende Karte weg, oder verzichte
donkey-colour-scoring = Farbwertung
donkey-colour-scoring-about = In jeder Farbe behält, wer die höchste Summe hat, seine wertvollste Goldkarte; sie zählt zum Stapel.
