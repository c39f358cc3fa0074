### La fin d’une partie dans le navigateur : le décompte, le résultat, et le résultat d’un match.

over-counting = On compte l’or…
over-skip = Voir le résultat
over-rank =
    { $place ->
        [1] 1re place
       *[other] { $place }e place
    }
over-sets =
    { $sets ->
        [one] trio
       *[other] { $sets } trios
    }
over-most = plus haut total
over-look-again = Revoir une manche
over-match-you-win = Vous gagnez le match !
over-match-wins =
    { $count ->
        [one] { $winners } gagne le match
       *[other] { $winners } se partagent le match
    }
over-match-points =
    { $points ->
        [one] { $points } point en { $games } parties.
       *[other] { $points } points en { $games } parties.
    }
over-last-game =
    { $points ->
        [one] Dernière partie : { $winners }, { $points } point.
       *[other] Dernière partie : { $winners }, { $points } points.
    }
over-match-level = le match est à égalité.
over-match-you-lead = vous menez le match.
over-match-leads =
    { $count ->
        [one] { $leaders } mène le match.
       *[other] { $leaders } mènent le match.
    }
daily-sealed = D’autres jouent encore cette donne. Vous pourrez revoir votre partie quand le jour sera clos.
daily-back = Vers les donnes du jour
tournament-back = Vers le tournoi
tournament-sealed = D’autres jouent encore cette donne. Vous pourrez revoir votre partie quand la manche sera close.
review-open = Analyser cette partie
