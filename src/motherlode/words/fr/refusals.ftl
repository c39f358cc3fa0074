### Pourquoi les règles refusent un coup. Ce qui est entre guillemets, en minuscules, se tape ainsi.

## donkey

refused-donkey-no-set = Un bonus ne vient qu’avec un trio complet, avant qu’il soit rangé.
refused-donkey-bonus-first = Un trio est en train d’être marqué : prenez d’abord une carte bonus ou renoncez-y.
refused-donkey-own-tableau = Une carte bonus vient de l’étalage d’un adversaire, pas du vôtre.
refused-donkey-no-such-seat = Cette place n’existe pas : la table compte { $players } places.
refused-donkey-not-in-tableau = { $seat } n’a pas d’{ $card } dans son étalage.
refused-donkey-has-colour = Vous avez déjà la couleur { $colour } dans votre étalage ; une carte bonus est d’une couleur que vous n’avez pas.
refused-donkey-not-on-offer = Il n’y a pas d’{ $card } dans l’offre.
refused-donkey-not-lowest = L’{ $card } n’est pas la carte la plus basse de l’offre. Vous pouvez prendre : { $cards }.
refused-donkey-not-yours = Vous n’avez pas d’{ $card } dans votre étalage.
refused-donkey-no-donkey = Un âne ne se prend jamais lors d’un échange.
refused-donkey-no-3 = Un 3 ne peut jamais être donné : aucune carte d’or ne vaut moins.
refused-donkey-not-lower = Contre l’{ $card }, vous ne pouvez prendre que de l’or qui vaut moins de { $value }.
refused-donkey-spelling = « { $text } » n’est pas un coup. Tapez « take CARTE », « swap VOTRE_CARTE CARTE_OFFERTE », « bonus CARTE PLACE » ou « decline » ; une carte est une lettre et un nombre, comme « b6 », ou « bD » pour un âne.

## mine

refused-mine-already-up = La carte à l’emplacement { $place } est déjà retournée ; retournez-en une autre.
refused-mine-no-card = Il n’y a plus de carte à l’emplacement { $place }, seulement un trou.
refused-mine-spelling = « { $text } » n’est pas un coup. Tapez « flip EMPLACEMENT », avec un emplacement de 1 à 64.

## gate

refused-gate-kicker-first = La carte d’ouverture commence la manche : jouez d’abord le { $card }.
refused-gate-start-round = Vous ouvrez la manche : jouez n’importe quelle carte.
refused-gate-start-sequence = Tous les autres ont passé : commencez une nouvelle suite avec n’importe quelle carte.
refused-gate-not-in-hand =
    { $card_kind ->
        [black] Vous n’avez pas de carte noire en main.
       *[other] Vous n’avez pas le { $card } en main.
    }
refused-gate-number-held = À cette table, une carte noire ne se joue pas comme un nombre que vous avez : jouez votre { $number }.
refused-gate-goes-up =
    Vous montez pendant ce tour, et après le { $last } vient le { $up } : { $card_kind ->
        [black] la carte noire ne peut pas valoir { $number }.
       *[other] le { $card } ne convient pas.
    }
refused-gate-goes-down =
    Vous descendez pendant ce tour, et après le { $last } vient le { $down } : { $card_kind ->
        [black] la carte noire ne peut pas valoir { $number }.
       *[other] le { $card } ne convient pas.
    }
refused-gate-goes-both-ways =
    Après le { $last } vient le { $up } en montant ou le { $down } en descendant : { $card_kind ->
        [black] la carte noire ne peut pas valoir { $number }.
       *[other] le { $card } ne convient pas.
    }
refused-gate-no-payment = On ne paie de jetons qu’à la fin d’une manche.
refused-gate-no-such-chip = Vous n’avez pas de jeton de { $value } : payez-en un que vous avez.
refused-gate-pay-first = La manche est finie : choisissez un jeton à payer pour vos cartes rouges.
refused-gate-spelling = « { $text } » n’est pas un coup. Tapez « play CARTE », comme « play y7 », ou « play kNOMBRE » pour une carte noire valant ce nombre, « pass » ou, là où l’on choisit le jeton, « pay VALEUR », comme « pay 20 ».
refused-sealed = D’autres jouent encore cette donne : elle reste fermée jusqu’à ce que tous aient fini.
refused-contest = Cette partie fait partie d’un concours : personne ne change de place, ne reprend un coup ni ne demande un conseil.
refused-no-such-day = Il n’y a pas de donne pour ce jour.
refused-no-such-game = Ce jeu n’existe pas ici.
refused-no-such-result = Vous n’avez pas de résultat pour cette donne.
refused-no-such-contest = Il n’y a pas de tournoi avec ce code.
refused-contest-closed = Personne ne peut plus entrer dans ce tournoi.
refused-contest-full = Le tournoi est complet.
refused-too-few = Il y a trop peu de joueurs.
refused-no-round = Aucune manche n’est en cours.
refused-no-such-puzzle = Ce problème n’existe pas.
refused-bad-answer = Ce coup est impossible dans ce problème.
refused-bad-wishes = Ces réglages ne vont pas : vérifiez les heures et le fuseau horaire.
refused-bad-subscription = L’abonnement de ce navigateur est inutilisable.
refused-no-such-device = Aucun de vos navigateurs ne s’appelle ainsi.
refused-bad-url = Cette URL ne convient pas : elle doit commencer par https:// et mener à un serveur public.
refused-bad-address = Ce n’est pas une adresse de courriel : elle ressemble à nom@example.org.
refused-not-offered = Ce serveur n’envoie pas de courriels.
refused-mail-not-sent = Le courriel n’a pas pu être envoyé. Vérifiez l’adresse ou réessayez plus tard.
refused-no-room = Personne ne peut s’asseoir à cette table maintenant.
