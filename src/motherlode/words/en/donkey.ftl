### The board of donkey in the browser.

donkey-tableau = Cards of { $seat }
donkey-in-pile = in pile
donkey-to-come = { $cards } to come
donkey-note-take = can be taken
donkey-note-swap = can be exchanged
donkey-note-partner = tap to finish
donkey-note-chosen = chosen
donkey-your-turn-detail =
    { $swaps ->
        [yes] { donkey-take-lowest }, or exchange a card of yours
       *[no] { donkey-take-lowest }
    }
donkey-take-lowest =
    { $lowest ->
        [one] Take the lowest card
       *[other] Take one of the lowest cards
    }
donkey-goes-in = You put in: { $card }
donkey-choose-partner = Take a lit card for it
donkey-choose-own = Choose which of yours goes in for it
donkey-take-or-swap = Take it, or put in a lit card of yours
donkey-bonus-title = A set in { $colour }!
donkey-bonus-detail = Take one lit card from another player, or let it go
donkey-colour-scoring = Colour scoring
donkey-colour-scoring-about = In each colour, whoever has the highest total keeps their most valuable gold card; it counts with the pile.
