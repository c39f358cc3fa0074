### Das Spielfeld von mine im Browser.

mine-where = noch { $cards } · Goldrausch bei { $at }
mine-where-idle = noch { $cards } · { $idle } von { $limit } Zügen, ohne dass eine Karte ging
mine-where-rush = Goldrausch · noch { $cards }
mine-field =
    { $cards ->
        [one] Die Mine, eine Karte verdeckt
       *[other] Die Mine, { $cards } Karten verdeckt
    }
mine-place = Platz { $place }, { $what }
mine-empty = leer
mine-seat = Mine von { $seat }
mine-gold = Gold
mine-points =
    { $points ->
        [one] Punkt
       *[other] Punkte
    }
mine-points-short =
    { $points ->
        [one] Pkt.
       *[other] Pkt.
    }
mine-first = Decke nacheinander zwei Karten auf
mine-second-title = Du bist dran: noch eine
mine-second-gold =
    { $value ->
        [1] Jeder Goldgräber holt es heraus
        [2] Jeder Goldgräber holt es heraus
       *[other] Ein Goldgräber ab { $value } holt es heraus
    }
mine-second-miner = Holt Gold bis { $value } heraus; von zwei Goldgräbern geht der schwächere
mine-second-dynamite = Was du aufdeckst, fliegt mit in die Luft
mine-rush-title = Du bist dran: eine Karte
mine-rush = Goldrausch: Gold gehört dir, alles andere geht
mine-head-struck = Gold!
mine-head-duel = Der Stärkere bleibt
mine-head-exploded = Dynamit!
mine-head-turned-down = Beide bleiben
mine-head-gold-found = Gold!
mine-head-card-left = Kein Gold
mine-head-gold-rush = Goldrausch!
mine-no-gold = Kein Gold
