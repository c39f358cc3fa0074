### Ratings: how strong somebody plays, who leads, and the bots that hold the scale.

rating-title = Classements
rating-rating = Cote
rating-certain = Certain
rating-plus-minus = { $rating } ± { $error }
rating-provisional = provisoire
rating-games =
    { $count ->
        [one] { $count } partie
       *[other] { $count } parties
    }
rating-you = Vous
rating-teams = en équipes
rating-all = Tous les classements

## At the table
rating-rated = Partie cotée
    .about = Le résultat compte pour la cote de chacun. Pas de conseils, rien n’est repris, et le temps de réflexion est compté.
rating-ask = Cette table est cotée. Tout le monde est d’accord ?
rating-agree = Je suis d’accord
rating-withdraw = Je ne suis plus d’accord
rating-waiting = Pas encore d’accord : { $names }
rating-all-agree = Tout le monde est d’accord.
rating-leaving = Qui part avant la fin est dernier.
rating-over-ask = Quand le temps de quelqu’un est écoulé, les autres choisissent : attendre, laisser un robot continuer ou terminer la partie. Qui ne revient pas est dernier.
rating-over-bot = Quand le temps de quelqu’un est écoulé, un robot continue. Qui ne revient pas est dernier.
rating-over-end = Quand le temps de quelqu’un est écoulé, la partie se termine. Cette personne est dernière, et les autres partagent la victoire.
rating-no-passkey = Pour être coté, il faut une clé d’accès : un nom qui reste le vôtre.
rating-changed = Les cotes après cette partie
rating-change = de { $before } à { $after }

## The bots
rating-ladder = La force des robots
    .about = Mesurée en les faisant jouer les uns contre les autres. Le trait fin montre l’incertitude.
rating-bot = { $level } : { $rating }, entre { $low } et { $high }

## A person, and who leads
rating-chart =
    { $count ->
        [one] La cote après la dernière partie
       *[other] La cote sur les { $count } dernières parties
    }
rating-table = La même chose en tableau
rating-day = Jour
rating-step = Écart
rating-after-provisional = Provisoire : il faut plus de parties pour en être sûr.
rating-leaders = En tête
rating-leaders-none = Aucune cote n’est encore assez certaine. Ouvrez une table cotée et commencez.
rating-your-own =
    { $games ->
        [one] Votre cote : { $rating } ± { $error }, après une partie.
       *[other] Votre cote : { $rating } ± { $error }, après { $games } parties.
    }

## How it works
rating-how = Comment ça marche
rating-how-pools = Chaque jeu et chaque nombre de joueurs a sa propre cote. Elle commence à 1500 et monte ou descend à chaque partie cotée, selon votre rang et la force des autres.
rating-how-bots = La cote des robots ne bouge jamais : elle a été mesurée d’avance et tient l’échelle, le niveau le plus faible à 900, le plus fort à 2100. Un nombre veut donc dire la même chose l’an prochain.
rating-how-luck = Plus un jeu laisse de place à la chance, moins une partie change la cote, et plus il en faut. La part de chance a été mesurée avec des robots.
rating-how-certain = Une cote est provisoire tant qu’elle n’est pas assez certaine. La liste suit la partie certaine : la cote moins deux fois son incertitude.
rating-how-rules = Une partie est cotée si tout le monde à la table est d’accord. Il n’y a pas de conseils, et rien n’est repris. Pour être coté, il faut une clé d’accès.
rating-how-leaving = Qui abandonne, part ou n’a plus de temps est dernier ; la cote d’un partenaire reste ce qu’elle est. Une partie que tous terminent ensemble ne compte pas.
rating-how-accounts = Une cote par personne : qui joue avec plusieurs comptes, ou s’arrange avec d’autres pour gagner des points, perd ces parties. Elles sont retirées, et toutes les cotes sont recalculées.
rating-how-again = Les cotes découlent de la seule liste des parties cotées et peuvent en être recalculées au dernier chiffre près.

refused-needs-passkey = Pour être coté, il faut une clé d’accès. Vous pouvez en ajouter une sous « Mon compte ».
refused-not-agreed = La partie est cotée, et tout le monde n’est pas encore d’accord.
refused-not-rateable = Une table cotée demande un temps de réflexion, pas de conseils, ni donne ni premier joueur choisis, les règles imprimées, une place par personne et des robots qui ont une cote.
refused-not-rated = Les parties de cette table ne sont pas cotées.
refused-rated-game = La partie est cotée : ses joueurs restent, et aucun coup n’est repris.
refused-no-such-rating = Cette cote n’existe pas ici.
