### The screens around a game: the home page, the table before a game, and the end of one.

## The home page

home-tagline = Trois jeux de cartes sur l’or, de deux à cinq.
home-play-now = Jouer
home-with-friends = Entre amis
home-against = contre
home-how-many = Nombre d’adversaires
home-opponents =
    { $count ->
        [one] { $count } bot
       *[other] { $count } bots
    }
home-pass-around = Un seul appareil
home-learn = Apprendre
home-replay = Revoir une partie
home-code = Code ou lien d’une table
home-no-code = Ce n’est ni le code d’une table ni un lien vers une table.
home-preparing = Les bots se préparent ; au tout premier démarrage, cela prend un moment.
home-my-tables = Mes tables
home-lobby = Ouvertes à tous
home-bots =
    { $count ->
        [one] { $count } bot
       *[other] { $count } bots
    }
home-nobody-yet = personne encore
home-seated = { $taken } sur { $players } à table
home-person = Toi
home-your-name = Ton nom
home-done = OK
home-other-device = Continuer sur un autre appareil
home-other-device-about = Quiconque ouvre ce lien est toi, avec toutes tes places. Garde-le pour toi.
home-show-link = Montrer le lien
home-link = Lien
home-copy = Copier
home-copied = Copié
home-share = Partager
