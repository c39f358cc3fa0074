### The screens around a game: the home page, the table before a game, and the end of one.

## The home page

home-tagline = Trois jeux de cartes autour de l’or, pour deux à cinq joueurs.
home-play-now = Jouer
home-with-friends = Entre amis
home-against = contre
home-how-many = Nombre d’adversaires
home-opponents =
    { $count ->
        [one] { $count } robot
       *[other] { $count } robots
    }
home-others =
    { $count ->
        [one] et 1 autre
       *[other] et { $count } autres
    }
home-pass-around = Un seul appareil
home-learn = Apprendre
home-replay = Revoir une partie
home-code = Code ou lien
home-no-code = Ce n’est ni le code d’une table ni un lien vers une table.
home-preparing = Les robots se préparent ; au tout premier démarrage, cela prend un moment.
home-lobby = Ouvertes à tous
home-bots =
    { $count ->
        [one] { $count } robot
       *[other] { $count } robots
    }
home-nobody-yet = encore personne
home-seated = { $taken } sur { $players } à table
home-person = Vous
home-your-name = Votre nom
home-done = OK
home-other-device = Continuer sur un autre appareil
home-other-device-about = Qui ouvre ce lien joue en votre nom, à toutes vos places. Gardez-le pour vous.
home-show-link = Montrer le lien
home-link = Lien
home-copy = Copier
home-copied = Copié
home-share = Partager

## The table before the game

before-table = Table { $code }
before-title = Qui joue ?
before-taken =
    { $taken ->
        [one] { $taken } place sur { $players } est prise.
       *[other] { $taken } places sur { $players } sont prises.
    }
before-hot-seat = Vous en avez { $count } : passez l’écran à chaque tour.
before-onlookers =
    { $count ->
        [one] { $count } personne regarde.
       *[other] { $count } personnes regardent.
    }
before-empty-about = Libre pour qui se joint à vous
before-is-host = hôte
before-name-of = Nom à la place { $seat }
before-this-screen = à cet écran
before-is-here = est là
before-sit = S’asseoir
before-stand = Se lever
before-add-bot = Ajouter un robot
before-level-of = Niveau : { $seat }
before-make-host = Confier la table à { $seat }
before-remove = Retirer { $seat }
before-colours = Couleurs que vous voudriez
before-invite = Inviter
before-invite-about = Quiconque a le lien ou le code peut s’asseoir. Aucun compte nécessaire.
before-code = Code
before-qr = Code QR du lien
before-nearby = Aussi sur ce réseau :
before-closed = Pour l’instant, seul cet ordinateur atteint le serveur. Pour laisser entrer les autres, lancez-le avec
before-game = Cette partie
before-first = Qui commence
before-first-dealer = Qui donne en premier
before-chance = Le hasard
before-match = Match
    .about = Le total de toutes les parties décide.
match-mine = Les règles imprimées conseillent autant de parties que de joueurs, pour que chacun en commence une.
    .clause = M14
before-match-open = Partie par partie
before-match-games = { $games } parties
before-table-settings = Cette table
before-listed = Ouverte à tous
    .about = Affichée sur la page d’accueil. Sinon, seuls le lien et le code mènent ici.
before-shared = Partager les parties comme données
    .about = Les parties terminées peuvent être publiées pour la recherche : cartes, coups et durées, sans noms ni discussion. Tout le monde à la table le voit.
before-shared-note = Les parties terminées de cette table peuvent être publiées pour la recherche : cartes, coups et durées, sans noms ni discussion.
before-hints = Conseils
    .about = Le joueur dont c’est le tour peut demander conseil à un robot.
before-pause = Les robots prennent leur temps
    .about = Ils attendent un peu avant de jouer, comme des humains.
before-deal = Donne numérotée
    .about = Le même numéro donne les mêmes cartes. Vide : un mélange équitable.
before-start = Commencer
before-fill = Compléter avec des robots
before-waiting =
    { $count ->
        [one] Il manque encore une personne…
       *[other] Il manque encore { $count } personnes…
    }
before-host = { $host } lancera la partie.
before-somebody = Quelqu’un d’autre
before-dealing = On distribue…
before-fair = Mélange équitable
before-fair-about = Avant la donne, le serveur s’est engagé sur sa part du mélange ; voici son sceau. Après la partie, tout le monde peut vérifier.
before-fair-value = Votre navigateur y a ajouté sa propre valeur aléatoire.
before-fair-check = Vérifier une donne

## The end of a game

over-you-win = Vous avez trouvé l’or !
over-wins =
    { $count ->
        [one] { $winners } a trouvé l’or
       *[other] { $winners } ont trouvé l’or
    }
over-shared = { $winners } se partagent l’or
over-with-points =
    { $points ->
        [one] { $points } point.
       *[other] { $points } points.
    }
over-behind =
    { $points ->
        [0] Vous êtes au rang { $place }, à égalité de points.
        [one] Vous êtes au rang { $place }, à { $points } point du vainqueur.
       *[other] Vous êtes au rang { $place }, à { $points } points du vainqueur.
    }
over-next-game = Partie suivante
over-new-match = Nouveau match
over-step-through = Revoir
over-record = Enregistrer la partie
over-share = Partager la partie
over-check = Vérifier la donne
over-checking = Vérification…
over-fair = La donne vient de votre valeur et de ce qui vous a été montré avant. Personne n’a pu la choisir.
over-numbered = C’est bien la donne qui correspond à son numéro.
over-unproven-no-values = Personne n’a ajouté de valeur à cette donne : le serveur aurait pu la choisir.
over-unproven-not-yours = Tout concorde dans l’enregistrement, mais aucune valeur de cette page n’y figure : seuls ceux qui en ont donné une savent que personne n’a choisi la donne.
over-unproven-no-terms = Votre valeur est dans la donne, mais cette page ignore ce qui était fixé avant.
over-unproven-older = Tout concorde, mais à l’époque les valeurs n’étaient pas encore scellées.
over-unfair-record = Promesse non tenue : cet enregistrement n’est pas complet.
over-unfair-claim = Promesse non tenue : un mélange équitable était annoncé, et l’enregistrement indique une autre origine.
over-unfair-origin = L’enregistrement ne dit pas d’où vient la donne ; il n’y a rien à vérifier.
over-unfair-secret = Promesse non tenue : le secret du serveur n’est pas celui sur lequel il s’était engagé.
over-unfair-value = Promesse non tenue : votre valeur n’est pas dans la donne. Le serveur aurait pu la choisir.
over-unfair-terms = Promesse non tenue : ce qui était fixé avant la donne a été changé après.
over-unfair-deal = Promesse non tenue : il en sort d’autres cartes que celles qui ont été distribuées.
over-unfair-moves = Promesse non tenue : l’enregistrement contient d’autres coups que ceux que vous avez vus.
over-unfair-result = Promesse non tenue : l’enregistrement contient un autre résultat que celui que vous avez vu.
over-unfair-retold = Promesse non tenue : le serveur vous a raconté cette partie deux fois, et différemment.
over-called-off = { $count ->
        [one] Avant elle, une donne a été annulée alors que votre valeur était connue.
       *[other] Avant elle, { $count } donnes ont été annulées alors que votre valeur était connue.
    }
over-transcript = Garder ce que vous avez donné et vu
over-check-yourself = Vérifier soi-même
over-series = Toutes les parties à cette table
over-match = Match
over-match-game = Partie { $game } sur { $games }
over-wins-column = Gagnées
over-change = Places et variantes pour la prochaine partie
home-places = Autres activités
daily-title = Donne du jour
daily-home = Donne du jour
tournament-title = Tournois
puzzle-home = Problèmes
notices-title = Notifications
laboratory-title = Laboratoire
    .about = Que vaut une règle ? Changez quelque chose, et les robots jouent selon l’imprimé et à votre manière, avec les mêmes cartes.
