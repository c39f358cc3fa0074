### The board of mine in the browser.

mine-where = { $cards } left · Gold Rush at { $at }
mine-where-idle = { $cards } left · { $idle } of { $limit } turns without a card leaving
mine-where-rush = Gold Rush · { $cards } left
mine-field =
    { $cards ->
        [one] The mine, one card face down
       *[other] The mine, { $cards } cards face down
    }
mine-place = Place { $place }, { $what }
mine-empty = empty
mine-seat = Mine of { $seat }
mine-gold = gold
mine-points =
    { $points ->
        [one] point
       *[other] points
    }
mine-points-short =
    { $points ->
        [one] pt
       *[other] pts
    }
mine-first = Turn up two cards, one after the other
mine-second-title = Your turn: one more
mine-second-gold =
    { $value ->
        [1] Any miner digs it up
        [2] Any miner digs it up
       *[other] A miner of { $value } or more digs it up
    }
mine-second-miner = Digs up gold worth up to { $value }. Of two miners, the weaker one leaves
mine-second-dynamite = Whatever you turn up is blown up with it
mine-rush-title = Your turn: one card
mine-rush = Gold Rush: gold is yours, anything else leaves
mine-head-struck = Gold!
mine-head-duel = The stronger one stays
mine-head-exploded = Dynamite!
mine-head-turned-down = Both stay
mine-head-gold-found = Gold!
mine-head-card-left = No gold here
mine-head-gold-rush = Gold Rush!
mine-no-gold = No gold
