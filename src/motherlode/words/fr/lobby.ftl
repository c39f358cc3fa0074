### The lobby: play with anybody, tables that wait for players, games to watch.

lobby-title = Salon
lobby-anybody = Jouer avec n’importe qui
lobby-anybody-about = Choisissez un jeu et lancez-vous : vous avez une place dès qu’une personne convient. D’autres peuvent regarder.
lobby-any = Peu importe
lobby-with-bots = Si l’attente est longue, des robots complètent la table
lobby-go = Trouver quelqu’un
lobby-open = Ouvrir une table
lobby-seeking = Recherche de compagnie : { $game }
lobby-others-seek =
    { $count ->
        [0] personne d’autre ne cherche en ce moment
        [one] { $count } autre personne cherche
       *[other] { $count } autres personnes cherchent
    }
lobby-bots-in =
    { $seconds ->
        [one] Dans { $seconds } seconde, des robots complètent la table.
       *[other] Dans { $seconds } secondes, des robots complètent la table.
    }
lobby-bots-now = Des robots complètent la table.
lobby-long-wait = Personne encore. Vous pouvez attendre, ou vous asseoir à l’une des tables ci-dessous.
lobby-stay = Gardez cette page ouverte : qui la quitte n’a pas de place.
lobby-waited = Attente jusqu’ici
lobby-filter = Quelles tables
lobby-any-pace = Tout temps de réflexion
lobby-pace-none = Sans pendule
lobby-pace-live = En direct, avec pendule
lobby-pace-days = Un ou plusieurs jours par tour
lobby-filter-bots = Robots
lobby-any-bots = Avec ou sans robots
lobby-without-bots = Personnes seulement
lobby-only-bots = Avec des robots
lobby-waiting = Il manque encore quelqu’un
lobby-running = Parties à regarder
lobby-none-waiting = Aucune table de ce genre n’attend. Ouvrez-en une, d’autres la verront ici.
lobby-none-running = Aucune partie publique de ce genre n’est en cours.
lobby-found =
    { $count ->
        [0] Aucune table n’attend de joueurs.
        [one] { $count } table attend des joueurs.
       *[other] { $count } tables attendent des joueurs.
    }
lobby-free =
    { $free ->
        [one] { $free } place libre sur { $players }
       *[other] { $free } places libres sur { $players }
    }
lobby-watch = En cours : regarder
lobby-away = Personne n’est à la table en ce moment.
lobby-just-now = à l’instant
lobby-none-here = Aucune table n’attend, et aucune partie publique n’est en cours.
lobby-row = { $code }  { $game } : { $state }
lobby-found-seat = Trouvé : table { $code }.
refused-taken = L’une de ces personnes est partie, ou a déjà une place.
