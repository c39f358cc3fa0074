### Le plateau de mine dans le navigateur.

mine-where = encore { $cards } · ruée vers l’or à { $at }
mine-where-idle = encore { $cards } · { $idle } tours sur { $limit } sans qu’une carte parte
mine-where-rush = Ruée vers l’or · encore { $cards }
mine-field =
    { $cards ->
        [one] La mine, { $cards } carte cachée
       *[other] La mine, { $cards } cartes cachées
    }
mine-place = Emplacement { $place }, { $what }
mine-empty = vide
mine-seat = Mine : { $seat }
mine-gold = or
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
mine-first = Retournez deux cartes, l’une après l’autre
mine-second-title = À vous : encore une
mine-second-gold =
    { $value ->
        [1] N’importe quel mineur l’extrait
        [2] N’importe quel mineur l’extrait
       *[other] Un mineur de { $value } ou plus l’extrait
    }
mine-second-miner = Extrait l’or jusqu’à { $value } ; de deux mineurs, le plus faible s’en va
mine-second-dynamite = La carte que vous retournerez explosera avec elle
mine-rush-title = À vous : une carte
mine-rush = Ruée vers l’or : l’or est à vous, le reste s’en va
mine-head-struck = De l’or !
mine-head-duel = Le plus fort reste
mine-head-exploded = Dynamite !
mine-head-turned-down = Les deux restent
mine-head-gold-found = De l’or !
mine-head-card-left = Pas d’or
mine-head-gold-rush = Ruée vers l’or !
mine-no-gold = Pas d’or
