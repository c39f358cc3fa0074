### Het speelveld van mine in de browser.

mine-where = nog { $cards } · goudkoorts bij { $at }
mine-where-idle = nog { $cards } · { $idle } van { $limit } beurten zonder dat er een kaart wegging
mine-where-rush = Goudkoorts · nog { $cards }
mine-field =
    { $cards ->
        [one] De mijn, één kaart gedekt
       *[other] De mijn, { $cards } kaarten gedekt
    }
mine-place = Plek { $place }, { $what }
mine-empty = leeg
mine-seat = Mijn van { $seat }
mine-gold = goud
mine-points =
    { $points ->
        [one] punt
       *[other] punten
    }
mine-points-short =
    { $points ->
        [one] pt
       *[other] ptn
    }
mine-first = Draai twee kaarten om, na elkaar
mine-second-title = Jouw beurt: nog één
mine-second-gold =
    { $value ->
        [1] Elke mijnwerker graaft het op
        [2] Elke mijnwerker graaft het op
       *[other] Een mijnwerker vanaf { $value } graaft het op
    }
mine-second-miner = Graaft goud tot en met { $value } op; van twee mijnwerkers gaat de zwakste weg
mine-second-dynamite = Wat je omdraait, vliegt mee de lucht in
mine-rush-title = Jouw beurt: één kaart
mine-rush = Goudkoorts: goud is voor jou, de rest gaat weg
mine-head-struck = Goud!
mine-head-duel = De sterkste blijft
mine-head-exploded = Dynamiet!
mine-head-turned-down = Beide blijven
mine-head-gold-found = Goud!
mine-head-card-left = Geen goud
mine-head-gold-rush = Goudkoorts!
mine-no-gold = Geen goud
