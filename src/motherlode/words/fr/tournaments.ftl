### Tournois : la fin, et ce qui départage les ex æquo.

tournament-won =
    { $number ->
        [one] { $names } a gagné.
       *[other] { $names } ont gagné ensemble.
    }
tournament-tie-opponents = Points égaux ; ceux avec qui l’on a joué en ont { $value }.
tournament-tie-firsts =
    { $value ->
        [one] Points égaux ; { $value } partie gagnée.
       *[other] Points égaux ; { $value } parties gagnées.
    }
tournament-tie-mean = Points égaux ; { $value } par rapport à la moyenne des tables.
tournament-tie-par = Points égaux ; { $value } par rapport à l’expert.
tournament-tie-shared = Égalité en tout : le rang est partagé.
tournament-away = Pas de connexion : ce que vous voyez est peut-être ancien.
tournament-withdraw = Ne plus participer
