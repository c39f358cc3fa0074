### Les mots que le navigateur et le terminal ont en commun. Leur usage est expliqué en tête de `en/game.ftl`.
###
### Les cartes sont toutes masculines (âne bleu, or bleu 6, mineur bleu 4, 7 vert), sauf la dynamite et la carte noire.
### Les noms propres ne suivent jamais « de », pour éviter les élisions.

language-name = Français

## Listes

list-more = { $head }, { $next }
list-last = { $head } et { $next }
list-seats = { $head } ; { $next }
per-seat =
    { $seat_you ->
        [yes] vous : { $value }
       *[no] { $seat } : { $value }
    }

## Jeux

game-donkey = L’Âne
    .about = Réunissez trois cartes d’une couleur. Les ânes viennent avec, que vous le vouliez ou non.
    .minutes = 30
game-mine = La Mine
    .about = Retournez deux cartes, retenez le reste et laissez vos mineurs extraire l’or.
    .minutes = 15
game-gate = La Porte
    .about = Vers le haut ou vers le bas, un nombre à la fois. L’or rapporte des jetons, le rouge coûte si vous le gardez.
    .minutes = 20
game-credit = D’après { $title } de { $credit }
game-players = { $least } à { $most } joueurs
game-time = environ { $minutes } minutes

## Couleurs ; `.short` est la lettre des parties enregistrées, la même dans toutes les langues

colour-green = vert
    .short = g
colour-blue = bleu
    .short = b
colour-violet = violet
    .short = v
colour-red = rouge
    .short = r
colour-orange = orange
    .short = o
colour-pink = rose
    .short = p
colour-gold = doré
    .short = y
colour-black = noir
    .short = k

## Cartes

card-donkey-donkey = âne { $colour }
card-donkey-gold = or { $colour } { $value }
card-mine-gold = or { $value }
card-mine-dynamite = dynamite
card-mine-miner = mineur { $colour } { $value }
card-gate-number = { $value } { $colour }
card-gate-black = carte noire
card-face-down = carte cachée

## Coups, en étiquettes courtes

move-donkey-take = Prendre l’{ $card }
move-donkey-swap = Échanger l’{ $give } contre l’{ $get }
move-donkey-bonus = Prendre l’{ $card } à { $seat }
move-donkey-decline = Pas de carte bonus
move-mine-flip = Retourner la carte à l’emplacement { $place }
move-gate-play =
    { $card_kind ->
        [black] Jouer une carte noire valant { $number }
       *[other] Jouer le { $card }
    }
move-gate-pass = Passer
move-gate-pay = Payer { $number }

## Robots

level-random = Hasard
    .about = Joue n’importe quel coup permis.
level-beginner = Débutant
    .about = Vient d’apprendre les règles et laisse échapper beaucoup de choses.
level-easy = Facile
    .about = Voit ce qui est bon maintenant, mais pas tout.
level-medium = Moyen
    .about = Joue avec bon sens, mais sans voir loin.
level-hard = Difficile
    .about = Joue avec soin et retient bien.
level-very-hard = Très difficile
    .about = Ne laisse presque rien passer.
level-expert = Expert
    .about = Le plus fort des niveaux.
level-master = Maître
    .about = Plus fort que tous les niveaux : réfléchit plusieurs coups à l’avance.
level-grandmaster = Grand maître
    .about = Le jeu le plus fort que nous connaissions.
level-clara = Clara la Prudente
    .about = Prudente : garde ce qu’elle a et n’aime pas les surprises. Selon le jeu, entre Moyen et Très difficile.
level-goldie = Goldie l’Avide
    .about = Avide : là où l’or brille, elle se sert. Selon le jeu, entre Moyen et Très difficile.
level-rufus = Rufus le Rancunier
    .about = Rancunier : prend aux autres ce qu’ils attendent. Selon le jeu, entre Moyen et Très difficile.
level-kiki = Kiki la Rapide
    .about = Rapide : décide aussitôt et aime que ça bouge. Selon le jeu, entre Moyen et Très difficile.
level-hugo = Hugo l’Étourdi
    .about = Étourdi : oublie ceci et cela, mais réfléchit bien au reste. Selon le jeu, entre Moyen et Très difficile.

## Variantes ; `.clause` est la règle correspondante

option-donkey-open-piles = Piles ouvertes
    .about = Tous voient toutes les piles de points. Sinon vous voyez la vôtre et, pour les autres, seulement le nombre de cartes.
    .clause = D7
option-mine-layout = Disposition des cartes
    .about = Dans le jeu simplifié, elles forment huit rangées de huit. Rien d’autre ne change.
    .clause = M3
option-mine-layout-scattered = Éparpillées
option-mine-layout-grid = En grille
option-mine-open-gold = Or ouvert
    .about = Tous voient tout l’or gagné. Sinon vous voyez le vôtre et, pour les autres, seulement le nombre de cartes.
    .clause = M13
option-mine-stall-limit = Patience
    .about = Après autant de tours de suite sans qu’une carte quitte la table, la ruée vers l’or commence.
    .clause = M15
option-gate-teams = Équipes
    .about = Deux contre deux, partenaires face à face, une bourse par équipe. Pour quatre joueurs.
    .clause = G17
option-gate-choose-chip = Choisir le jeton à payer
    .about = Celui à qui il reste des cartes rouges choisit le jeton qu’il paie. Sinon, c’est toujours celui de plus faible valeur.
    .clause = G15
option-gate-draw-for-deal = Tirer une carte pour donner
    .about = Chacun tire une carte, et la plus haute donne en premier. Sinon, une place est tirée au sort. Si l’hôte désigne le donneur, on ne tire pas de cartes.
    .clause = G3

## À qui le tour, et que faire

phase-donkey-action =
    { $seat_you ->
        [yes] À vous : prenez une carte ou échangez-en une.
       *[no] { $seat } prend ou échange une carte.
    }
phase-donkey-bonus =
    { $seat_you ->
        [yes] Votre trio est complet : prenez une carte bonus ou renoncez-y.
       *[no] { $seat } peut prendre une carte bonus.
    }
phase-donkey-over = La partie est finie.
phase-mine-first =
    { $seat_you ->
        [yes] À vous : retournez la première carte.
       *[no] { $seat } retourne la première carte.
    }
phase-mine-second =
    { $seat_you ->
        [yes] Retournez maintenant la deuxième carte.
       *[no] { $seat } retourne la deuxième carte.
    }
phase-mine-rush =
    { $seat_you ->
        [yes] Ruée vers l’or, à vous : retournez une carte.
       *[no] Ruée vers l’or : { $seat } retourne une carte.
    }
phase-mine-over = La partie est finie.
phase-gate-kicker =
    { $seat_you ->
        [yes] Vous ouvrez la manche avec la carte d’ouverture.
       *[no] { $seat } ouvre la manche avec la carte d’ouverture.
    }
phase-gate-any =
    { $seat_you ->
        [yes] Vous commencez : jouez n’importe quelle carte.
       *[no] { $seat } commence avec n’importe quelle carte.
    }
phase-gate-either =
    { $seat_you ->
        [yes] À vous : continuez en montant ou en descendant, ou passez.
       *[no] { $seat } monte, descend ou passe.
    }
phase-gate-up =
    { $seat_you ->
        [yes] Vous montez : continuez ou passez.
       *[no] { $seat } monte.
    }
phase-gate-down =
    { $seat_you ->
        [yes] Vous descendez : continuez ou passez.
       *[no] { $seat } descend.
    }
phase-gate-pay =
    { $seat_you ->
        [yes] Il vous restait des cartes rouges : choisissez le jeton que vous payez.
       *[no] { $seat } choisit un jeton à payer pour ses cartes rouges.
    }
phase-gate-over = La partie est finie.
phase-turn =
    { $seat_you ->
        [yes] À vous de jouer.
       *[no] C’est à { $seat } de jouer.
    }
phase-over = La partie est finie.
phase-table-gathering = On attend des joueurs
phase-table-playing = Partie en cours
phase-table-over = Partie finie

## Ce qui arrive dans L’Âne

event-donkey-dealt =
    { $first_you ->
        [yes] Vous commencez.
       *[no] { $first } commence.
    } Les premiers ânes – { $donkeys }.
event-donkey-offer-turned-up = Offre { $number } : { $cards }.
event-donkey-grand-final = La grande finale ! Voici les dernières cartes.
event-donkey-taken =
    { $seat_you ->
        [yes] Vous prenez l’{ $card }.
       *[no] { $seat } prend l’{ $card }.
    }
event-donkey-swapped =
    { $seat_you ->
        [yes] Vous échangez l’{ $gave } contre l’{ $got }.
       *[no] { $seat } échange l’{ $gave } contre l’{ $got }.
    }
event-donkey-set-completed =
    { $seat_you ->
        [yes] Vous avez un trio { $colour } et pouvez prendre une carte bonus.
       *[no] { $seat } a un trio { $colour } et peut prendre une carte bonus.
    }
event-donkey-bonus-taken =
    { $seat_you ->
        [yes] Vous prenez l’{ $card } à { $source } en bonus.
       *[no]
            { $source_you ->
                [yes] { $seat } vous prend l’{ $card } en bonus.
               *[no] { $seat } prend l’{ $card } à { $source } en bonus.
            }
    }
event-donkey-bonus-declined =
    { $seat_you ->
        [yes] Vous renoncez à la carte bonus.
       *[no] { $seat } renonce à la carte bonus.
    }
event-donkey-set-scored =
    { $seat_you ->
        [yes] Vous marquez un trio { $colour } : { $cards }.
       *[no] { $seat } marque un trio { $colour } : { $cards }.
    }
event-donkey-colour-scored =
    { $kept_count ->
        [0] Décompte en { $colour } : personne n’a d’or, rien ne compte.
       *[other] Décompte en { $colour } : totaux – { $totals }. Sur la pile – { $kept }.
    }
event-donkey-game-over = { event-game-over }

## Ce qui arrive dans La Mine

event-mine-dealt =
    { $first_you ->
        [yes] Vous commencez.
       *[no] { $first } commence.
    } Les couleurs – { $owners }.
event-mine-turned-up =
    { $seat_you ->
        [yes] Vous retournez une carte, emplacement { $place } : { $card }.
       *[no] { $seat } retourne une carte, emplacement { $place } : { $card }.
    }
    .log =
        { $seat_you ->
            [yes] Vous retournez une carte : { $card }.
           *[no] { $seat } retourne une carte : { $card }.
        }
event-mine-struck =
    { $winner_you ->
        [yes] Le { $miner } extrait l’{ $gold } pour vous.
       *[no] Le { $miner } extrait l’{ $gold } pour { $winner }.
    }
event-mine-duel = Duel : le { $stronger } reste, le { $weaker } s’en va.
event-mine-exploded = Boum ! Les deux cartes disparaissent : { $cards }.
event-mine-turned-down = Rien ne se passe, les deux cartes sont remises face cachée : { $cards }.
event-mine-gold-rush =
    { $reason ->
        [stalled] La ruée vers l’or commence, car aucune carte n’a quitté la table depuis longtemps : une carte par tour.
       *[few_cards] La ruée vers l’or commence, car il reste peu de cartes : une carte par tour.
    }
event-mine-gold-found =
    { $seat_you ->
        [yes] Vous gardez l’{ $card }.
       *[no] { $seat } garde l’{ $card }.
    }
event-mine-card-left = Hors du jeu : { $card }.
event-mine-game-over = { event-game-over }

## Ce qui arrive dans La Porte

event-gate-drawn-for-deal =
    { $dealer_you ->
        [yes] Tirage pour la donne – { $cards }. Vous donnez en premier.
       *[no] Tirage pour la donne – { $cards }. { $dealer } donne en premier.
    }
event-gate-round-began =
    { $dealer_you ->
        [yes] Manche { $round } : vous donnez { $hand_size } cartes à chacun.
       *[no] Manche { $round } : { $dealer } donne { $hand_size } cartes à chacun.
    }
event-gate-kicker =
    { $seat_you ->
        [yes] Vous avez la carte d’ouverture, le { $card }, et commencez.
       *[no] { $seat } a la carte d’ouverture, le { $card }, et commence.
    }
event-gate-no-kicker =
    { $seat_you ->
        [yes] Personne n’a de vert : vous commencez avec n’importe quelle carte.
       *[no] Personne n’a de vert : { $seat } commence avec n’importe quelle carte.
    }
event-gate-played =
    { $seat_you ->
        [yes]
            { $card_kind ->
                [black] Vous jouez une carte noire valant { $number }.
               *[other] Vous jouez le { $card }.
            }
       *[no]
            { $card_kind ->
                [black] { $seat } joue une carte noire valant { $number }.
               *[other] { $seat } joue le { $card }.
            }
    }
event-gate-chip-won =
    { $seat_you ->
        [yes] Vous gagnez le jeton de { $value }.
       *[no] { $seat } gagne le jeton de { $value }.
    }
event-gate-passed =
    { $seat_you ->
        [yes] Vous passez.
       *[no] { $seat } passe.
    }
event-gate-new-sequence =
    { $seat_you ->
        [yes] Tous les autres ont passé : vous commencez une nouvelle suite.
       *[no] Tous les autres ont passé : { $seat } commence une nouvelle suite.
    }
event-gate-round-ended =
    { $seat_you ->
        [yes] Vous jouez votre dernière carte et terminez la manche { $round }.
       *[no] { $seat } joue sa dernière carte et termine la manche { $round }.
    } { $chips_count ->
        [0] Il ne restait aucun jeton en jeu.
       *[other] Jetons encore en jeu : { $chips }.
    }
event-gate-paid =
    { $value ->
        [0]
            { $seat_you ->
                [yes] Vous avez du rouge en main, mais aucun jeton pour payer.
               *[no] { $seat } a du rouge en main, mais aucun jeton pour payer.
            }
       *[other]
            { $seat_you ->
                [yes] Vous payez à { $to } un jeton de { $value } pour le rouge.
               *[no]
                    { $to_you ->
                        [yes] { $seat } vous paie un jeton de { $value } pour le rouge.
                       *[no] { $seat } paie à { $to } un jeton de { $value } pour le rouge.
                    }
            }
    }
event-gate-round-scored = Points après la manche { $round } – { $points }.
event-gate-game-over = { event-game-over }

## La fin de toute partie

event-game-over =
    { $winners_count ->
        [1]
            { $winners_you ->
                [yes] La partie est finie : vous gagnez !
               *[no] La partie est finie : { $winners } gagne.
            }
       *[other] La partie est finie. Vainqueurs : { $winners }.
    } Points – { $scores }.

outcome-reason-last-offer-taken = La dernière carte de l’offre a été prise.
outcome-reason-last-card-left = La dernière carte a quitté la table.
outcome-reason-five-rounds = Les cinq manches sont jouées.
outcome-decided-by-points = Les points ont décidé.
outcome-decided-by-cards = Égalité de points ; le nombre de cartes a décidé.
outcome-decided-by-shared = Égalité jusqu’au bout : la victoire est partagée.
outcome-place = Rang { $place }
outcome-points =
    { $points ->
        [one] { $points } point
       *[other] { $points } points
    }
outcome-cards =
    { $cards ->
        [one] { $cards } carte
       *[other] { $cards } cartes
    }

## Pourquoi quelque chose est refusé, par nom

refused-bad-message = Ce message n’a pas été compris.
refused-not-a-move = Ce n’est pas un coup de ce jeu.
refused-illegal-move = Les règles ne le permettent pas maintenant.
refused-stale = La partie a continué entre-temps ; rien n’a été changé.
refused-not-your-turn = Ce n’est pas votre tour.
refused-not-your-seat = Cette place n’est pas la vôtre.
refused-not-seated = Il faut être à la table pour cela.
refused-not-host = Seul l’hôte de la table peut le faire.
refused-no-such-seat = La table n’a pas cette place.
refused-seat-taken = Cette place est prise.
refused-seat-empty = Une place est encore libre.
refused-no-person = Il n’y a personne à cette place.
refused-knows-too-much = Vous avez vu ce que sait une autre place ; attendez la prochaine partie.
refused-game-running = Il faut attendre la fin de la partie.
refused-no-game = Aucune partie n’est en cours.
refused-stand-in = Un robot joue pour vous ; reprenez d’abord votre place.
refused-no-stand-in = Aucun robot ne joue pour vous.
refused-not-away = Ce joueur n’est pas absent depuis assez longtemps.
refused-has-time = Ce joueur a encore du temps.
refused-your-seat = Quand votre temps est écoulé, ce sont les autres qui choisissent ; vous pouvez encore jouer.
refused-no-holidays = Les vacances n’existent que si un tour peut durer des jours, 30 jours par partie au plus.
refused-bad-zone = Ce fuseau horaire n’existe pas.
refused-unknown-bot = Ce robot n’existe pas.
refused-bad-settings = Ces réglages ne vont pas ensemble.
refused-bad-options = Ces variantes ne vont pas avec ce jeu.
refused-bad-name = Un nom compte de 1 à 24 caractères, dont au moins un visible, et aucun caractère de contrôle.
refused-bad-avatar = Cette image n’existe pas.
refused-bad-text = Un message compte de 1 à 280 caractères, dont au moins un visible, et aucun caractère de contrôle.
refused-bad-value = Une valeur et son sceau comptent chacun 64 chiffres hexadécimaux en minuscules ; et on ne montre que la valeur scellée.
refused-no-terms = Les valeurs ne se montrent qu’une fois fixé ce dont la donne est faite, et seulement si elles sont scellées.
refused-bad-colours = Choisissez autant de couleurs différentes que vous en recevez, ou aucune.
refused-colour-taken = Quelqu’un d’autre a choisi cette couleur.
refused-no-move = Vous n’avez pas encore joué dans cette partie.
refused-turned-up = Des cartes ont été retournées depuis ; ce coup ne peut pas être repris.
refused-not-asked = Personne n’a demandé votre accord.
refused-too-fast = C’est trop à la fois ; attendez un moment.
refused-too-many = C’était trop souvent ; attendez un moment.
refused-too-long = Cette partie enregistrée est trop longue pour être utilisée ici.
refused-table-full = Il s’est passé tant de choses à cette table que son journal est plein ; ouvrez-en une autre.
refused-stopping = Ce serveur va s’arrêter et n’ouvre plus de tables ; réessayez dans un moment.
refused-not-saved = Cela n’a pas pu être enregistré, donc rien n’a été changé ; réessayez dans un moment.
refused-not-ready = Les règles de ce jeu n’ont pas pu être chargées ; réessayez dans un moment.
refused-bot-failed = Le robot n’a pas pu réfléchir ; réessayez dans un moment.
refused-no-guest = Le serveur ne vous connaît pas encore ; rechargez la page.
refused-no-such-table = Il n’y a pas de table avec ce code.
refused-no-such-record = Il n’y a pas de partie enregistrée sous ce nom.
refused-bad-link = Ce lien ne vient pas d’ici, a déjà servi ou est trop vieux.
refused-over = La partie est finie.
refused-no-hints = À cette table, on ne donne pas de conseils.
refused-covered = Passez d’abord l’écran.
refused-no-such-turn = Ce moment n’existe pas dans la partie enregistrée.
refused-bad-deal = Ce n’est pas une donne de ce jeu.
refused-bad-record = Cet enregistrement ne peut pas être une partie.
refused-bad-seat = Le jeu n’a pas cette place.
refused-bad-match = Ce match ne peut pas être joué.
refused-not-over = La partie n’est pas encore finie.
refused-unknown-game = Ce jeu n’existe pas.
refused-unfair = La donne n’est pas celle qui était promise.
refused-dealing = Les cartes sont déjà en cours de distribution.
refused-error = Cela n’a pas marché.

## Phrases toutes faites pour la discussion

phrase-hello = Bonjour !
phrase-good-luck = Bonne chance !
phrase-your-turn = C’est à vous.
phrase-one-moment = Un instant, s’il vous plaît.
phrase-well-played = Bien joué !
phrase-oops = Oups !
phrase-thanks = Merci !
phrase-good-game = Belle partie !
phrase-rematch = Encore une partie ?

## Le mot par lequel les pages de règles signalent nos décisions

rules-ruling-word = Précision

## Mots courts

ui-you = vous
ui-seat = Place { $seat }
ui-player = Joueur
ui-players = Joueurs
ui-opponent = Adversaire
ui-bot = Robot
ui-bots = Robots
ui-host = Hôte
ui-onlookers = Spectateurs
ui-empty-seat = Place libre
ui-nobody = Personne
ui-team = Équipe
ui-your-turn = À vous
ui-waiting-for = On attend { $seat }
ui-turn = Tour
ui-round = Manche
ui-round-of = Manche { $round } sur { $rounds }
ui-offer = Offre
ui-offer-of = Offre { $offer } sur { $offers }
ui-grand-final = Grande finale
ui-gold-rush = Ruée vers l’or
ui-kicker = Carte d’ouverture
ui-tableau = Étalage
ui-pile = Pile
ui-draw-pile = Pioche
ui-hand = Main
ui-purse = Bourse
ui-chips = Jetons
ui-chips-in-play = Jetons en jeu
ui-gold = Or
ui-place = Emplacement { $place }
ui-hole = Trou
ui-face-down = Cachée
ui-dealer = Donneur
ui-up = Monter
ui-down = Descendre
ui-points = Points
ui-score = Score
ui-total = Total
ui-take = Prendre
ui-swap = Échanger
ui-bonus = Bonus
ui-decline = Non, merci
ui-flip = Retourner
ui-play = Jouer
ui-pass = Passer
ui-undo = Reprendre
ui-hint = Conseil
ui-rematch = Revanche
ui-rules = Règles
ui-tutorial = Initiation
ui-log = Journal
ui-chat = Discussion
ui-phrases = Phrases toutes faites
ui-options = Variantes
ui-settings = Réglages
ui-language = Langue
ui-level = Niveau
ui-game = Jeu
ui-start = Commencer
ui-join = Rejoindre
ui-leave = Quitter
ui-watch = Regarder
ui-replay = Revoir
ui-record = Partie enregistrée
ui-back = Retour
ui-next = Suivant
ui-previous = Précédent
ui-close = Fermer
ui-cancel = Annuler
ui-yes = Oui
ui-no = Non
ui-winner = Vainqueur
ui-winners = Vainqueurs
ui-game-over = La partie est finie
ui-clause = Règle { $clause }
