### Les mots du terminal. Ce que l’on tape en mode texte (look, undo, quit, ...) est le même dans toutes les langues.

terminal-bot = Robot ({ $level })
terminal-player = Joueur { $number }
terminal-person = Humain
terminal-to-come =
    { $cards ->
        [one] encore { $cards } carte
       *[other] encore { $cards } cartes
    }
terminal-last-card = Dernière carte
terminal-played = Jouées
terminal-hand-over = Passez le clavier à { $name }, puis appuyez sur Entrée.
terminal-here = Me voici
terminal-saved = La partie est enregistrée. Pour la reprendre : motherlode play --resume { $code }
terminal-left = Vous avez quitté la table. Pour y revenir : motherlode join { $code }
terminal-lost = La connexion est perdue ; reconnexion en cours.
terminal-nothing-kept = Il n’y a pas de partie inachevée.
terminal-preparing = Préparation de la partie…

## L’écran de la table

terminal-typed = Emplacement { $digit }_ : tapez le deuxième chiffre ou appuyez sur Entrée.
terminal-picked = { $card } : choisissez ce qui va avec, ou appuyez sur Échap.
terminal-no-card-there = Il n’y a pas de carte cachée à l’emplacement { $place }.
terminal-thinking = Je réfléchis à votre coup…
terminal-say = Que voulez-vous dire ? Entrée l’envoie.
terminal-asks-back = { $name } veut reprendre son dernier coup : y pour oui, n pour non.

## La fin

terminal-sets = Trios
terminal-ended-by = terminée par { $name }
terminal-games-played =
    { $games ->
        [one] Après { $games } partie :
       *[other] Après { $games } parties :
    }
terminal-new-game = Nouvelle partie
terminal-see-table = Voir la table

## Avant la partie

terminal-resume = Parties inachevées
terminal-go-on = Reprendre
terminal-name = Votre nom
terminal-gather = Entrée pour vous asseoir ou vous lever. L’hôte ajoute des robots et lance la partie.
terminal-table-code = Code de la table : { $code }

## Parties enregistrées

terminal-eyes = Vu par
terminal-onlooker = un spectateur
terminal-beginning = Premier
terminal-end = Dernier
terminal-step = Coup { $step } sur { $steps }

## Le mode texte

terminal-plain-game = Quel jeu : donkey, mine ou gate ?
terminal-plain-seats = Qui joue ? Les noms des personnes et des robots (random, easy, medium, hard, expert), séparés par des virgules.
terminal-plain-which = Laquelle ? Tapez son code.
terminal-plain-moves = Vous pouvez : { $moves }
terminal-plain-flip = Vous pouvez : flip et un emplacement, { $places }
terminal-plain-over = Tapez rematch pour une autre partie, ou quit.
terminal-plain-gathering = La partie n’a pas commencé. Tapez : name NOM, sit PLACE, stand PLACE, bot PLACE NIVEAU, start ou quit.
terminal-plain-asks-back = { $name } veut reprendre son dernier coup. Tapez agree (oui) ou refuse (non).
terminal-plain-unknown = Il n’y a pas encore de partie, et « { $text } » ne se fait pas avant ; tapez help.
terminal-plain-help =
    Tapez un coup comme il est indiqué, ou l’un de ces mots :
    look – la table à nouveau
    turn – à qui le tour
    log – ce qui s’est passé jusqu’ici
    rules – les règles du jeu
    hint – ce que ferait un robot fort
    undo – reprendre votre dernier coup
    agree, refuse – quand quelqu’un d’autre veut reprendre un coup
    rematch – une autre partie, quand celle-ci est finie
    say TEXTE – aux autres, à une table d’un serveur
    quit – partir ; la partie reste enregistrée
