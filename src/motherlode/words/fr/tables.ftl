### Mes tables sur l’accueil, le lien personnel, et une table avant la partie.

## Mes tables

tables-leave = Quitter la table ({ $game })
tables-leave-free = Quitter la table ? Votre place se libère.
tables-leave-bot = Quitter la table ? Un robot joue à votre place.
tables-leave-end = Quitter la table ? La partie se termine sans résultat.
tables-leave-yes = Quitter
tables-stay = Rester
tables-with = avec { $names }

## Un lien personnel

link-title = Ce lien est-il à vous ?
link-about = Toutes les personnes qui ont ce lien jouent comme une seule, aux mêmes places : vous, et aussi la personne qui vous l’a donné. Ne continuez que s’il est à vous.
link-here = Sur cet appareil
link-other = Ce lien
link-nameless = Pas encore de nom
link-tables =
    { $count ->
        [0] aucune table
        [one] { $count } table
       *[other] { $count } tables
    }
link-stay = Non, ne rien changer
link-use = Oui, il est à moi
link-same = C’est votre propre lien. Vous êtes déjà ici.
link-done = Cet appareil joue maintenant en tant que { $name }.
link-back = Redevenir { $name }
link-back-about = Avec ce lien, vous redevenez { $name }, avec toutes vos places. Gardez-le : il n’est montré que maintenant.

## Avant la partie

before-team = Équipe { $team }
before-match-other = Un autre nombre…

## Ce qu’un lien montre là où il est partagé

preview-home = Trois jeux de cartes autour de l’or, pour deux à cinq joueurs.
preview-table = Une table vous attend : trois jeux de cartes autour de l’or, dans le navigateur, sans compte.
preview-replay = Une partie à revoir, coup par coup.
