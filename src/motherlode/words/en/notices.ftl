### Notices: what people are told who are not at the table, and where they set it up.

## What is told

notice-turn = Your turn
notice-half = Half of your time is gone
notice-most = Four fifths of your time are gone
notice-over = The game is over
notice-invited = { $name } invites you to play
notice-waits = { $name } is waiting for players
notice-test = It works
notice-test-about = Notices of your tables come like this.
notice-somebody = A friend
notice-game = { $game }.
notice-game-with = { $game } with { $others }.
notice-until = Time until { DATETIME($time, dateStyle: "full", timeStyle: "short") }.
notice-over-won = You have won.
notice-over-winners = Won by { $names }.
notice-over-ended = It ended without a result.

## Mail

mail-confirm-subject = Do you want mail from Motherlode?
mail-confirm-text = Somebody, probably you, wants notices of tables at { $site } at this address. If so, open this link within a day. If not, do nothing: no further mail will come.
mail-list-subject =
    { $count ->
        [one] One thing is waiting for you at your tables
       *[other] { $count } things are waiting for you at your tables
    }
mail-why = You get this mail because you wanted notices from { $site }. To get none any more, open:

## Setting it up

notices-about = When you are not at a table, you can be told what happens there. Nothing secret is in a notice.
notices-what = What I want to hear of
notices-turn = It is my turn
notices-half = Half of my time is gone
notices-most = Four fifths of my time are gone
notices-over = The game is over
notices-invited = Somebody invites me
notices-waits = A friend is waiting for players
notices-here = This browser
notices-here-about = Notices come even when no page is open. An installed app also shows a number on its icon.
notices-here-on = Send notices to this browser
notices-here-is-on = This browser gets notices.
notices-here-blocked = This browser does not allow it. Allow notifications for this page in its settings.
notices-here-cannot = This browser cannot: it needs HTTPS, and on an iPhone or iPad the installed app.
notices-browsers = Browsers that get notices
notices-mail = E-mail
notices-mail-address = E-mail address
notices-mail-save = Send a link to confirm
notices-mail-asked = We have sent a mail to { $address }. Open the link in it.
notices-mail-confirmed = Mail goes to { $address }.
notices-mail-each = A mail for each notice
notices-mail-daily = A list once a day
notices-mail-daily-at = The list comes at
notices-webhook = Webhook
notices-webhook-about = For Discord, ntfy, and everything that takes a message over HTTPS.
notices-webhook-url = URL of the webhook
notices-webhook-form = What it is
notices-webhook-json = Something else
notices-webhook-is-on = Notices go to { $host } ({ $form }).
notices-quiet = Quiet hours
notices-quiet-about = Nothing comes during these hours; what still matters comes afterwards.
notices-quiet-from = from
notices-quiet-to = to
notices-zone = Time zone: { $zone }
notices-remove = Remove
notices-save = Save
notices-saved = Saved.
notices-test = Send me a test
notices-tested-sent = Sent: { $ways }.
notices-tested-failed = Not delivered: { $ways }.
notices-tested-none = There is no way yet to reach you.
notices-stop = Stop all notices
notices-stopped = You get no more notices.
notices-confirm = Do you want mail with notices from this server?
notices-confirm-yes = Yes, send mail
notices-confirmed = Thank you. From now on you get mail when something happens at your tables.
notices-stop-mail = No more mail from this server?
notices-stop-mail-yes = No more mail
notices-mail-stopped = You get no more mail.
notices-offline = You are offline
notices-offline-about = Motherlode needs its server. This page tries again by itself.
notices-offline-again = Try again
