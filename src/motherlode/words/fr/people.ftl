### Mes parties, qui je suis, et les pages des personnes.

## Mes parties

games-title = Mes parties
games-all = Toutes mes parties
games-your-turn = À vous de jouer
games-your-turn-since = À vous de jouer. Les autres attendent depuis { $time }.
games-running = En cours
games-finished = Terminées
games-alone = sans personne d’autre
games-table = Aller à la table
games-over = Terminée
games-no-result = Arrêtée sans résultat
games-won =
    { $points ->
        [one] Gagnée avec { $points } point
       *[other] Gagnée avec { $points } points
    }
games-lost =
    { $points ->
        [one] Perdue avec { $points } point
       *[other] Perdue avec { $points } points
    }
games-search = Chercher un nom
games-filter-game = Jeu
games-any-game = Tous les jeux
games-filter-players = Nombre de joueurs
games-any-players = Tout nombre de joueurs
games-players = { $number } joueurs
games-filter-result = Résultat
games-any-result = Tous les résultats
games-result-won = Gagnées
games-result-lost = Perdues
games-result-none = Sans résultat
games-found =
    { $count ->
        [0] Aucune partie trouvée.
        [one] { $count } partie est affichée.
       *[other] { $count } parties sont affichées.
    }
games-none-found = Aucune partie de ce genre.
games-none-yet = Aucune partie terminée pour l’instant.
games-none-yet-about = Jouez une partie : vous la retrouverez ici pour la revoir.
games-to-play = Aller aux jeux
games-more = Afficher plus

## Qui je suis

me-title = Mon compte
me-save = Enregistrer
me-saved = C’est enregistré.
me-name-free = Vous jouez sans compte : tout le monde peut prendre le même nom.
me-name-reserved = Ce nom n’est ici qu’à vous, comme les noms qui lui ressemblent.
me-results = Mes résultats
me-passkeys = Clés d’accès
me-passkeys-about = Une clé d’accès garde votre nom et vos parties sur tous vos appareils. Il n’y a ni mot de passe ni e-mail.
me-passkeys-cannot = Les clés d’accès ne marchent pas ici : il faut un navigateur récent et un serveur avec un nom et HTTPS.
me-passkey-add = Garder mon nom avec une clé d’accès
me-passkey-another = Ajouter une autre clé d’accès
me-passkey-last = Sans elle, votre nom est de nouveau à tout le monde, et vous n’êtes plus vous-même que sur les appareils connectés. Supprimer votre seule clé d’accès ?
me-passkey-last-yes = Oui, la supprimer
me-passkey-last-no = Non, la garder
me-passkey-added = La clé d’accès est ajoutée. Votre nom est réservé.
me-passkey-removed = La clé d’accès est supprimée.
me-sign-in = J’ai déjà une clé d’accès
me-signed-in = Heureux de vous revoir.
me-since = depuis le { $day }
me-remove = Supprimer
me-devices = Appareils
me-devices-before = Appareils précédents
me-device-unknown = Appareil inconnu
me-device-here = cet appareil
me-seen = vu le { $day }
me-end = Déconnecter
me-session-ended = Cet appareil est déconnecté.
me-signed-out = Vous êtes déconnecté ici. Cet appareil est maintenant celui d’un nouvel invité.
me-sign-out-passkey = Vous déconnecter ici ? Votre clé d’accès vous permettra de revenir.
me-sign-out-guest = Vous déconnecter ici ? Vous n’avez pas de clé d’accès : sans un autre appareil où vous êtes connecté, vous ne pourrez pas revenir.
me-sign-out-yes = Oui, me déconnecter
me-sign-out-no = Non, rester
me-friends = Amis
me-friends-about = Qui ouvre votre lien devient votre ami et peut s’asseoir aux tables réservées aux amis.
me-friend-link = Lien pour un ami
me-friend-enter = Code d’un ami
me-friend-add = Ajouter
me-part = Ne plus être amis
me-blocked = Bloqués
me-unblock = Débloquer
me-data = Mes données
me-data-about = Vous pouvez télécharger tout ce que ce serveur garde sur vous, ou le faire effacer.
me-download = Télécharger mes données
me-delete = Me supprimer
me-delete-about = Votre nom, vos résultats, vos amis et vos appareils sont supprimés, et vous quittez toutes les tables. Les parties terminées restent aux autres, sans votre nom. C’est définitif.
me-delete-yes = Oui, me supprimer
me-delete-no = Non, tout garder

## Le lien d’un ami

friend-about = Les amis peuvent s’asseoir aux tables de l’autre réservées aux amis, et se voient dans leurs listes.
friend-yes = Oui
friend-no = Non, retour à l’accueil
friend-done = Vous et { $name } êtes amis maintenant.

## La page d’une personne

person-games =
    { $count ->
        [0] Aucune partie comptée pour l’instant
        [one] { $count } partie
       *[other] { $count } parties
    }
person-since = Ici depuis le { $day }
person-block = Bloquer
person-blocked = Personne bloquée : elle ne peut pas s’asseoir à vos tables, et vous ne lisez pas ce qu’elle écrit.
person-results = Résultats
person-played = Parties
person-won = Gagnées
person-average = Moyenne
person-best = Record
person-skill = Habileté
person-skill-even = À égalité
person-skill-result = Résultat
person-skill-adjusted = Sans la chance
person-skill-about = La part des victoires, et la même sans la chance : égale en moyenne, mais connue bien plus tôt. Le ± est l’intervalle à 95 %.
person-skill-waiting =
    { $count ->
        [one] Encore une partie à examiner…
       *[other] Encore { $count } parties à examiner…
    }
person-met = A joué avec
person-bot = Robot ({ $level })
person-guest = Une personne sans compte
person-met-games =
    { $count ->
        [one] { $count } partie : { $ahead } devant, { $behind } derrière
       *[other] { $count } parties : { $ahead } devant, { $behind } derrière
    }
person-achieved = Exploits
person-not-yet = Pas encore
person-times =
    { $count ->
        [one] Une fois, le { $day }
       *[other] { $count } fois, d’abord le { $day }
    }
person-first-game = Voir la partie

## La paix à table

moderation-title = Ne plus lire, bloquer, signaler
moderation-about = Un signalement va, avec les dernières lignes que la personne a écrites ici, à la personne qui gère ce serveur, et à l’hôte de cette table sauf s’il s’agit de l’hôte. Il ne dit pas qui a signalé.
moderation-block = Bloquer { $seat }
moderation-report = Signaler { $seat }
moderation-blocked = { $seat } est bloqué : plus à vos tables, ni dans votre discussion.
moderation-reported = Ce que { $seat } a écrit est signalé.
moderation-host = Quelqu’un a signalé ce que { $seat } a écrit :
before-friends = Amis seulement
    .about = Seuls les amis de l’hôte peuvent s’asseoir.

## Ce qui est refusé

refused-name-taken = Ce nom, ou un nom qui lui ressemble, est à quelqu’un d’autre. Choisissez-en un autre.
refused-bad-passkey = Cette clé d’accès ne convient pas ; réessayez.
refused-no-passkeys = Les clés d’accès demandent un serveur avec un nom, pas seulement une adresse.
refused-no-such-passkey = Cette clé d’accès n’existe plus.
refused-no-such-session = Cet appareil est déjà déconnecté.
refused-signed-out = Cet appareil a été déconnecté. Vous êtes ici un nouvel invité.
refused-no-such-person = Cette personne n’existe pas ici.
refused-suspended = La personne qui gère ce serveur a suspendu ce compte.
refused-blocked = Vous ne jouez pas ensemble : l’un a bloqué l’autre.
refused-friends-only = Seuls les amis de l’hôte peuvent s’asseoir à cette table.
refused-not-yourself = C’est vous-même.
refused-not-sure = Rien n’a été supprimé.
