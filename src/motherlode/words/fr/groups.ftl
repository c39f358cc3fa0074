### Groups of people who play together, and codes that invite.

groups-title = Groupes
groups-about = Une famille, un club : un groupe a sa page, ses tables et son classement.
groups-none = Vous n’êtes encore dans aucun groupe.
groups-new = Un nouveau groupe
groups-name = Nom du groupe
groups-make = Créer le groupe
groups-join = Rejoindre un groupe
groups-code = Code ou lien
groups-members =
    { $count ->
        [one] { $count } membre
       *[other] { $count } membres
    }
group-yours = à vous
group-tables = Tables
group-no-tables = Aucune table de ce groupe n’est ouverte.
group-open = Ouvrir une table pour le groupe
group-standings = Classement
group-standings-about =
    { $count ->
        [one] D’après { $count } partie où au moins deux membres ont joué. Le membre le mieux classé l’a gagnée ; les robots et les autres ne comptent pas. En tête, qui a gagné le plus de parties.
       *[other] D’après { $count } parties où au moins deux membres ont joué. Le membre le mieux classé en gagne une ; les robots et les autres ne comptent pas. En tête, qui a gagné le plus de parties.
    }
group-no-games = Aucune partie entre membres pour l’instant.
group-place = Rang
group-member = Membre
group-ahead = Devant
group-period = Période
group-days =
    { $days ->
        [0] Depuis le début
        [30] Les 30 derniers jours
        [90] Les 90 derniers jours
       *[other] La dernière année
    }
group-members = Membres
group-owner = propriétaire du groupe
group-pass-on = Rendre propriétaire
group-removed = Retiré. Le groupe a un nouveau code.
group-invite = Invitation
group-invite-about = Qui a le lien ou le code peut rejoindre le groupe.
group-new-code = Nouveau code
group-code-renewed = Le groupe a un nouveau code ; l’ancien ne mène nulle part.
group-manage = Ce groupe
group-leave = Quitter le groupe
group-leave-about = Vous ne serez plus dans son classement. Vos parties restent à vous.
group-end = Dissoudre le groupe
group-end-about = Le groupe prend fin pour tout le monde, avec son classement. Les parties restent à qui les a jouées. C’est irréversible.
invited-group = Rejoindre le groupe « { $name } » ?
invited-group-about = Ses membres voient votre nom et vos résultats dans les parties avec eux.
invited-friend = Devenir amis ? { $name } vous invite.
me-friend-code = Ou un code à taper, valable une semaine :
before-group = Pour un groupe
    .about = Seuls les membres du groupe peuvent s’asseoir, et eux seuls voient la table au salon.
before-other-group = un groupe qui n’est pas le vôtre

## What is refused

refused-group-only = Seuls les membres de son groupe peuvent s’asseoir à cette table.
refused-not-member = Seuls les membres d’un groupe peuvent ouvrir une table pour lui.
refused-not-owner = Seul le propriétaire du groupe peut faire cela.
refused-no-such-group = Ce groupe n’existe pas, ou vous n’en êtes pas membre.
refused-no-such-code = Aucune table, aucun groupe, aucun ami n’a ce code, ou il est trop ancien.
