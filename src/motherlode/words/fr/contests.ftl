### La donne du jour et les tournois.

## La donne du jour

daily-about = Chaque jour une donne de chaque jeu, la même pour tous, contre les mêmes robots. Vous avez un seul essai pour chacune. Un nouveau jour commence à minuit UTC.
daily-against = { $bots } robots, { $level }
daily-play = Jouer
daily-go-on = Continuer
daily-given-up = Vous avez abandonné cette donne.
daily-left = Se termine dans { $time }.
daily-soon-over = Se termine dans moins d’une minute.
daily-place =
    { $place ->
        [1] Premier
        [2] Deuxième
        [3] Troisième
        [4] Quatrième
       *[other] Cinquième
    }
daily-ahead =
    { $points ->
        [one] { $points } point d’avance
       *[other] { $points } points d’avance
    }
daily-behind =
    { $points ->
        [one] { $points } point de retard
       *[other] { $points } points de retard
    }
daily-level = à égalité de points
daily-points =
    { $points ->
        [one] { $points } point
       *[other] { $points } points
    }
daily-rank = Numéro { $rank } sur { $of } jusqu’ici.
daily-rank-closed = Numéro { $rank } sur { $of }.
daily-streak = { $days } jours de suite.
daily-share = Partager
daily-share-picture = Enregistrer l’image
daily-copied = Copié.
daily-standings = Classement
daily-standings-all = Tous
daily-standings-friends = Amis
daily-standings-hidden = Vous verrez les résultats des autres quand vous aurez joué la donne.
daily-standings-none = Personne n’a encore de résultat.
daily-standings-rule = Qui finit premier à sa table passe devant qui finit deuxième, et ainsi de suite. Ensuite compte l’avance sur le meilleur robot, ou le retard, puis les points.
daily-you = Vous
daily-nobody = Invité
daily-past = Les jours précédents
daily-not-played = Pas jouée
daily-replay = Revoir
daily-fair = D’où viennent les donnes
daily-fair-about = Chaque donne vient d’un secret du serveur. Son sceau est publié la veille, et le secret une heure après la fin du jour : ainsi tout le monde peut vérifier que rien n’a été changé. Les robots calculent un nombre fixe d’étapes, sans regarder l’heure, et leur hasard appartient à la donne : qui joue les mêmes coups voit la même partie.
daily-fair-today = Les sceaux d’aujourd’hui
daily-fair-tomorrow = Les sceaux de demain
daily-fair-secret = Secret
daily-list = Donne du jour, { $day }
contest-rank = Rang
contest-player = Joueur
contest-result = Résultat

## Les tournois

tournament-mine = Mes tournois
tournament-none = Vous ne jouez encore dans aucun tournoi. Ouvrez-en un et envoyez le lien aux autres.
tournament-new = Nouveau tournoi
tournament-name = Nom
tournament-name-usual = Tournoi
tournament-game = Jeu
tournament-seats = Joueurs par table
tournament-system = Système
tournament-swiss = Système suisse
    .about = Tout le monde joue à chaque manche ; on rencontre des joueurs qui ont autant de points, et jamais deux fois les mêmes si c’est évitable. Qui arrive plus tard joue à partir de la manche suivante.
tournament-round-robin = Tous contre tous
    .about = Chacun rencontre tous les autres. Il y a autant de manches qu’il en faut.
tournament-rounds = Manches
tournament-duplicate = La même donne à toutes les tables
    .about = Chacun est comparé à ceux qui avaient ailleurs la même place et les mêmes cartes, et à un robot expert. Il ne reste presque rien de la chance.
tournament-shared = Partager les parties comme données
    .about = Les parties terminées peuvent être publiées pour la recherche : cartes, coups et durées, sans noms ni discussion. Tout le monde le lit avant de s’inscrire.
tournament-shared-note = Les parties terminées de ce tournoi peuvent être publiées pour la recherche : cartes, coups et durées, sans noms ni discussion.
tournament-compare = Ce qui compte
tournament-compare-match-points = Combien on en a battu
tournament-compare-mean = L’écart à la moyenne
tournament-fill = Places vides
tournament-fill-bye = Une exemption à la place
tournament-fill-bot = Robot, { $level }
tournament-begins = Début
tournament-begins-by-hand = Quand je le dis
tournament-begins-at = À une heure fixée
tournament-pace = Manche suivante
tournament-pace-ended = Dès la fin des parties
tournament-pace-minutes = Toutes les { $minutes } minutes
tournament-pace-hours =
    { $hours ->
        [one] Toutes les heures
       *[other] Toutes les { $hours } heures
    }
tournament-pace-days =
    { $days ->
        [one] Tous les jours
       *[other] Tous les { $days } jours
    }
tournament-open = Ouvrir le tournoi
tournament-phase-open = Ouvert
tournament-phase-running = En cours
tournament-phase-over = Terminé
tournament-invite = Qui a ce lien peut participer.
tournament-join = Participer
tournament-leave = Ne plus jouer de manche
tournament-rejoin = Jouer de nouveau
tournament-begin = Commencer
tournament-close = Clore la manche
tournament-close-about = Les parties qui ne sont pas finies ne comptent pas.
tournament-end = Terminer le tournoi
tournament-sure = Vraiment ?
tournament-starts-at = Commence { $time }.
tournament-next-at = La manche suivante commence { $time }.
tournament-closes-at = Se termine { $time }.
tournament-needs =
    { $players ->
        [one] Il faut { $players } joueur.
       *[other] Il faut { $players } joueurs.
    }
tournament-players =
    { $players ->
        [one] { $players } joueur
       *[other] { $players } joueurs
    }
tournament-your-table = Aller à votre table
tournament-your-bye = Vous êtes exempt de cette manche.
tournament-wait = Votre partie est finie. La manche se termine quand toutes le sont.
tournament-round = Manche { $number } sur { $of }
tournament-round-closed = close
tournament-table = Table { $number }
tournament-bot = Robot
tournament-gone = parti
tournament-byes = Exempt : { $names }
tournament-playing = en cours
tournament-unfinished = pas finie
tournament-secret-result = finie
tournament-watch = Regarder
tournament-standings = Classement
tournament-points = Points
tournament-games = Parties
tournament-par = Expert
tournament-how = Comment on compte
tournament-how-usual = Vous recevez 2 points pour chaque joueur de la table que vous laissez derrière vous, et 1 pour chaque joueur à égalité. Une exemption vaut une partie gagnée. Une partie qui n’est pas finie à la fin de la manche ne rapporte rien. À points égaux décident les points de ceux avec qui vous avez joué, puis les parties gagnées, puis les points au-dessus de la moyenne de la table ; sinon le rang est partagé.
tournament-how-match-points = À toutes les tables d’une manche on joue la même donne. Vous êtes comparé à tous ceux qui avaient votre place aux autres tables, et à un robot expert : 100 pour qui les a tous battus, 50 est la moyenne. Une exemption compte 50. À somme égale décident les points d’avance sur l’expert.
tournament-how-mean = À toutes les tables d’une manche on joue la même donne. Ce qui compte, ce sont vos points de plus que la moyenne de ceux qui avaient votre place aux autres tables et d’un robot expert. Une exemption compte 0. À somme égale décident les points d’avance sur l’expert.
tournament-fair = D’où viennent les donnes
tournament-fair-about = Toutes les donnes viennent d’un secret du serveur, dont le sceau a été publié à l’ouverture ; il est montré quand tout est fini.
tournament-fair-rounds = Quand tous ont la même donne, chaque manche a son propre sceau, et son secret est montré quand la manche est close. D’ici là personne ne peut regarder, et aucune partie ne peut être revue.
