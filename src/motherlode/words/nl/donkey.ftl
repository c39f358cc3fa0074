### The board of donkey in the browser.

donkey-tableau = Kaarten van { $seat }
donkey-in-pile = in stapel
donkey-to-come = nog { $cards }
donkey-note-take = kan genomen worden
donkey-note-swap = kan geruild worden
donkey-note-partner = tik om af te ronden
donkey-note-chosen = gekozen
donkey-your-turn-detail = Neem een laagste kaart, of ruil er een van jou
donkey-goes-in = Erin gaat: { $card }
donkey-choose-partner = Neem er een verlichte kaart voor
donkey-choose-own = Kies welke van jou ervoor in de plaats komt
donkey-take-or-swap = Neem hem, of leg er een verlichte van jou voor in
donkey-bonus-title = Een set in { $colour }!
donkey-bonus-detail = Neem één verlichte kaart van een ander, of laat het
donkey-colour-scoring = Kleurtelling
donkey-colour-scoring-about = In elke kleur houdt het hoogste totaal zijn waardevolste goudkaart; die telt bij de stapel.
