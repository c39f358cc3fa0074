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
terminal-saved = La partie est enregistrée. Pour la reprendre : { $command }
terminal-left = Vous avez quitté la table. Pour y revenir : { $command }
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
terminal-asks-end = { $name } voudrait terminer la partie sans résultat : y pour oui, n pour non.

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

terminal-viewpoint = Vu par
terminal-onlooker = un spectateur
terminal-step = Coup { $step } sur { $steps }

## Le mode texte

terminal-plain-game = Quel jeu : donkey, mine ou gate ?
terminal-plain-seats = Qui joue ? Les noms des personnes et des robots ({ $bots }), séparés par des virgules.
terminal-plain-which = Laquelle ? Tapez son code.
terminal-plain-moves = Vous pouvez : { $moves }
terminal-plain-flip = Vous pouvez : flip et un emplacement, { $places }
terminal-plain-over = Tapez rematch pour une autre partie, ou quit.
terminal-plain-gathering = La partie n’a pas commencé. Tapez : name NOM, sit PLACE, stand PLACE, bot PLACE NIVEAU, start ou quit.
terminal-plain-asks-back = { $name } veut reprendre son dernier coup. Tapez agree (oui) ou refuse (non).
terminal-plain-asks-end = { $name } voudrait terminer la partie sans résultat. Tapez agree (oui) ou refuse (non).
terminal-plain-unknown = Il n’y a pas encore de partie, et « { $text } » ne se fait pas avant ; tapez help.
terminal-plain-help =
    Tapez un coup comme il est indiqué, ou l’un de ces mots :
    look – la table à nouveau
    turn – à qui le tour
    log – ce qui s’est passé jusqu’ici
    rules – les règles du jeu
    hint – ce que ferait un robot fort
    undo – reprendre votre dernier coup
    agree, refuse – quand quelqu’un d’autre veut reprendre un coup ou terminer la partie
    rematch – une autre partie, quand celle-ci est finie
    say TEXTE – aux autres, à une table d’un serveur
    quit – partir ; la partie reste enregistrée
terminal-found-again = La connexion est rétablie.
terminal-taken-back = Un coup a été repris.
terminal-plain-watching = Vous regardez. Tapez look pour voir la table, help pour le reste, ou quit.
terminal-plain-begun = Tapez help à tout moment pour voir ce qui peut être tapé.
terminal-partner-of = avec { $name }
terminal-too-small = La table demande une fenêtre de { $width } x { $height } caractères ; celle-ci en a { $columns } x { $lines }.
terminal-over-keys = La partie est finie : r pour une revanche, Entrée pour les résultats, q pour partir.
terminal-first-time = La première fois, cela prend un moment : { $seconds } s jusqu’ici.
terminal-still-preparing = Préparation de la partie : { $seconds } s pour l’instant ; cela n’arrive qu’une fois.
terminal-play = Lecture
terminal-jump = Aller à
terminal-jump-to = À quel coup ? Entrée y va.
terminal-next-record = Partie suivante
terminal-previous-record = Partie précédente
terminal-record = Partie { $record } sur { $records }
terminal-all-keys = Toutes les touches
terminal-keys-label = Touches
terminal-keys =
    La touche sur une carte la choisit ; la souris aussi, et les flèches avec Entrée.
    Échap – annule un choix, ferme ce qui couvre la table
    ? ou F1 – cette page
    F2 – les règles ; / pour y chercher ; Début, Fin, page haut et bas
    l – le journal
    h – un conseil du robot le plus fort
    u – reprendre votre dernier coup
    t – à qui le tour
    m – dire quelque chose, à une table d’un serveur
    F4 – faire jouer un robot pour un absent
    F6 – terminer la partie sans résultat
    F7 – abandonner : un robot joue à votre place
    q – partir ; la partie reste enregistrée
    L’Âne – un chiffre prend une carte ; une lettre et un chiffre échangent ; 0 refuse un bonus
    La Mine – le numéro d’un emplacement, à deux chiffres
    La Porte – une lettre joue une carte, p passe ; x est le nombre 10 ; 1 à 4 paient un jeton
    Après la partie – r revanche, n nouvelle partie, s enregistrer, v analyse, Entrée résultats
terminal-watch-keys =
    Droite et gauche – un coup en avant ou en arrière ; espace avance
    Bas et haut – dix coups en avant ou en arrière
    Début et Fin – le premier et le dernier coup
    g – aller à un coup par son numéro
    p – lecture automatique, et arrêt
    n et b – la partie suivante du fichier, et la précédente
    s – vu par un autre joueur
    v – analyser la partie
    F2 – les règles
    l – le journal
    q – partir
terminal-search = Chercher dans les règles ; Entrée continue
terminal-not-found = « { $text } » n’est pas dans les règles.
terminal-away = Absents : { $names }
terminal-is-away = absent
terminal-stand-in-key = F4 : un robot continue
terminal-back-key = F4 : rejouer soi-même
terminal-invite = Invitez d’autres personnes avec ce lien : { $link }
terminal-save = Enregistrer
terminal-saved-as = La partie est enregistrée sous { $file }.
terminal-check-deal = Pour vérifier la donne avec ce que vous avez donné et vu : { $command }
terminal-plain-more =
    save FICHIER – enregistrer la partie finie
    review – où la partie finie a été gagnée
    standin PLACE NIVEAU – faire jouer un robot pour un absent ; back – rejouer soi-même
    wait PLACE – attendre encore celui dont le temps est écoulé ; time – le temps qui reste à chacun
    end – terminer la partie sans résultat ; resign – laisser votre place à un robot
terminal-plain-time-over = Tapez « wait { $seat } » pour attendre, « standin { $seat } » pour un robot, ou « end ».
terminal-delete = Supprimer
terminal-delete-sure = Appuyez encore sur d pour supprimer définitivement la partie { $code }.
terminal-deleted = La partie { $code } est supprimée.
terminal-no-result = La partie s’est terminée sans résultat.
terminal-type-again = Tapez encore une fois { $order }.
terminal-press-again = Appuyez encore une fois sur { $key }.
terminal-end-asked = On demande aux autres si la partie peut se terminer.
terminal-end-declined = Les autres n’étaient pas d’accord : la partie continue.
