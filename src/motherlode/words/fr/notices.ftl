### Avis : ce qu’apprennent ceux qui ne sont pas à la table, et où ils le règlent.

## Ce qui est dit

notice-turn = À vous de jouer
notice-half = La moitié de votre temps est écoulée
notice-most = Quatre cinquièmes de votre temps sont écoulés
notice-over = La partie est terminée
notice-invited = { $name } vous invite à jouer
notice-waits = { $name } attend des joueurs
notice-test = Cela fonctionne
notice-test-about = Les notifications de vos tables arrivent ainsi.
notice-somebody = Un ami
notice-game = { $game }.
notice-game-with = { $game } avec { $others }.
notice-until = Temps jusqu’au { DATETIME($time, dateStyle: "full", timeStyle: "short") }.
notice-over-won = Vous avez gagné.
notice-over-winners = Victoire : { $names }.
notice-over-ended = Elle s’est terminée sans résultat.

## Courriel

mail-confirm-subject = Voulez-vous des courriels de Motherlode ?
mail-confirm-text = Quelqu’un, sans doute vous, veut recevoir à cette adresse des notifications de tables sur { $site }. Si c’est bien vous, ouvrez ce lien dans les 24 heures. Sinon, ne faites rien : aucun autre courriel ne viendra.
mail-list-subject =
    { $count ->
        [one] Une chose vous attend à vos tables
       *[other] { $count } choses vous attendent à vos tables
    }
mail-why = Vous recevez ce courriel parce que vous vouliez des notifications de { $site }. Pour n’en plus recevoir, ouvrez :

## Réglages

notices-about = Quand vous n’êtes pas à une table, vous pouvez apprendre ce qui s’y passe. Aucune notification ne contient de secret.
notices-what = Ce que je veux savoir
notices-turn = C’est à moi de jouer
notices-half = La moitié de mon temps est écoulée
notices-most = Quatre cinquièmes de mon temps sont écoulés
notices-over = La partie est terminée
notices-invited = Quelqu’un m’invite
notices-waits = Un ami attend des joueurs
notices-here = Ce navigateur
notices-here-about = Les notifications arrivent même quand aucune page n’est ouverte. L’application installée affiche aussi un nombre sur son icône.
notices-here-on = Avertir ce navigateur
notices-here-is-on = Ce navigateur est averti.
notices-here-blocked = Ce navigateur ne le permet pas. Autorisez les notifications de cette page dans ses réglages.
notices-here-cannot = Ce navigateur ne le peut pas : il faut HTTPS et, sur un iPhone ou un iPad, l’application installée.
notices-browsers = Navigateurs avertis
notices-mail = Courriel
notices-mail-address = Adresse de courriel
notices-mail-save = Envoyer un lien de confirmation
notices-mail-asked = Nous avons envoyé un courriel à { $address }. Ouvrez le lien qu’il contient.
notices-mail-confirmed = Les courriels vont à { $address }.
notices-mail-each = Un courriel par notification
notices-mail-daily = Une liste par jour
notices-mail-daily-at = La liste arrive à
notices-webhook = Webhook
notices-webhook-about = Pour Discord, ntfy et tout ce qui accepte un message par HTTPS.
notices-webhook-url = URL du webhook
notices-webhook-form = Ce que c’est
notices-webhook-json = Autre chose
notices-webhook-is-on = Les notifications vont à { $host } ({ $form }).
notices-quiet = Heures calmes
notices-quiet-about = Rien n’arrive pendant ces heures ; ce qui compte encore arrive après.
notices-quiet-from = de
notices-quiet-to = à
notices-zone = Fuseau horaire : { $zone }
notices-remove = Retirer
notices-save = Enregistrer
notices-saved = Enregistré.
notices-test = M’envoyer un essai
notices-tested-sent = Envoyé : { $ways }.
notices-tested-failed = Non remis : { $ways }.
notices-tested-none = Il n’y a encore aucun moyen de vous avertir.
notices-stop = Couper toutes les notifications
notices-stopped = Vous ne recevez plus de notifications.
notices-confirm = Voulez-vous recevoir les notifications de ce serveur par courriel ?
notices-confirm-yes = Oui, envoyez des courriels
notices-confirmed = Merci. Désormais un courriel arrive quand il se passe quelque chose à vos tables.
notices-stop-mail = Plus de courriels de ce serveur ?
notices-stop-mail-yes = Plus de courriels
notices-mail-stopped = Plus aucun courriel ne viendra.
notices-offline = Vous êtes hors ligne
notices-offline-about = Motherlode a besoin de son serveur. Cette page réessaie d’elle-même.
notices-offline-again = Réessayer
