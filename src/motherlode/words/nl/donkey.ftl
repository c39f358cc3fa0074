### The board of donkey in the browser.

donkey-tableau = Kaarten van { $seat }
donkey-in-pile = in stapel
donkey-to-come = nog { $cards }
donkey-note-take = kan worden gepakt
donkey-note-swap = kan worden geruild
donkey-note-partner = tik om af te ronden
donkey-note-chosen = gekozen
donkey-your-turn-detail =
    { $swaps ->
        [yes] { donkey-take-lowest }, of ruil een eigen kaart
       *[no] { donkey-take-lowest }
    }
donkey-take-lowest =
    { $lowest ->
        [one] Pak de laagste kaart
       *[other] Pak een van de laagste kaarten
    }
donkey-goes-in = Je legt in: { $card }
donkey-choose-partner = Pak er een oplichtende kaart voor
donkey-choose-own = Kies welke kaart van jezelf je ervoor inlegt
donkey-take-or-swap = Pak hem, of leg er een oplichtende kaart van jezelf voor in
donkey-bonus-title = Een set in { $colour }!
donkey-bonus-detail = Pak één oplichtende kaart van een ander, of zie ervan af
donkey-colour-scoring = Kleurtelling
donkey-colour-scoring-about = In elke kleur houdt wie het hoogste totaal heeft zijn waardevolste goudkaart; die telt bij de stapel.
