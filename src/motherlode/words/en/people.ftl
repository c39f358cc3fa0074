### My games, who I am, and the pages of people.

## My games

games-title = My games
games-all = All my games
games-your-turn = Your turn
games-your-turn-since = Your turn. The others have been waiting for { $time }.
games-running = Running
games-finished = Finished
games-alone = alone
games-table = To the table
games-over = Over
games-no-result = Ended without a result
games-won =
    { $points ->
        [one] Won with { $points } point
       *[other] Won with { $points } points
    }
games-lost =
    { $points ->
        [one] Lost with { $points } point
       *[other] Lost with { $points } points
    }
games-search = Search for a name
games-filter-game = Game
games-any-game = All games
games-filter-players = Number of players
games-any-players = Any number of players
games-players = { $number } players
games-filter-result = Result
games-any-result = All results
games-result-won = Won
games-result-lost = Lost
games-result-none = Without a result
games-found =
    { $count ->
        [0] No game found.
        [one] { $count } game is shown.
       *[other] { $count } games are shown.
    }
games-none-found = No game matches.
games-none-yet = No finished game yet.
games-none-yet-about = Play a game, and you will find it here afterwards to look at again.
games-to-play = To the games
games-more = Show more

## Who I am

me-title = My account
me-save = Save
me-saved = Saved.
me-name-free = You play as a guest: anybody may use the same name.
me-name-reserved = This name is yours alone here, and so are names that look like it.
me-results = My results
me-passkeys = Passkeys
me-passkeys-about = A passkey keeps your name and your games for you on all your devices. There is no password and no e-mail.
me-passkeys-cannot = Passkeys do not work here: they need a current browser and a server with a name and HTTPS.
me-passkey-add = Keep my name with a passkey
me-passkey-another = Add another passkey
me-passkey-last = Without it anybody may use your name again, and you stay yourself only on devices that are signed in now. Remove your only passkey?
me-passkey-last-yes = Yes, remove it
me-passkey-last-no = No, keep it
me-passkey-added = The passkey was added. Your name is reserved.
me-passkey-removed = The passkey was removed.
me-sign-in = I have a passkey already
me-signed-in = Welcome back.
me-since = since { $day }
me-remove = Remove
me-devices = Devices
me-devices-before = Earlier devices
me-device-unknown = Unknown device
me-device-here = this device
me-seen = last seen { $day }
me-end = Sign out
me-session-ended = That device is signed out.
me-signed-out = You are signed out. On this device you are a new guest now.
me-sign-out-passkey = Sign out here? You come back with your passkey.
me-sign-out-guest = Sign out here? You have no passkey: without another device of yours that is signed in, you cannot come back.
me-sign-out-yes = Yes, sign out
me-sign-out-no = No, stay
me-friends = Friends
me-friends-about = Whoever opens your link becomes a friend, and may sit down at tables that are for friends only.
me-friend-link = Link for a friend
me-friend-enter = A friend’s code
me-friend-add = Add
me-part = End the friendship
me-blocked = Blocked
me-unblock = Unblock
me-data = My data
me-data-about = You can download everything that this server keeps about you, or have it deleted.
me-download = Download my data
me-delete = Delete me
me-delete-about = Your name, results, friends and devices are deleted, and you leave all tables. Finished games stay for the others, without your name. This cannot be undone.
me-delete-yes = Yes, delete me
me-delete-no = No, keep everything

## A friend's link

friend-about = Friends may sit down at each other’s tables that are for friends only, and see each other in their lists.
friend-yes = Yes
friend-no = No, to the start page
friend-done = You and { $name } are friends now.

## The page of a person

person-games =
    { $count ->
        [0] No counted game yet
        [one] { $count } game
       *[other] { $count } games
    }
person-since = Here since { $day }
person-block = Block
person-blocked = Blocked. This person cannot sit down at your tables, and you do not read what they write.
person-results = Results
person-played = Games
person-won = Won
person-average = Average
person-best = Best
person-skill = Skill
person-skill-even = Even
person-skill-result = Result
person-skill-adjusted = Without luck
person-skill-about = The share of the victories, and the same without luck: equal on average, but known far sooner. The ± is the 95% interval.
person-skill-waiting =
    { $count ->
        [one] One more game is being looked at…
       *[other] { $count } more games are being looked at…
    }
person-met = Played with
person-bot = Bot ({ $level })
person-guest = A guest
person-met-games =
    { $count ->
        [one] { $count } game: { $ahead } ahead, { $behind } behind
       *[other] { $count } games: { $ahead } ahead, { $behind } behind
    }
person-achieved = Achievements
person-not-yet = Not yet
person-times =
    { $count ->
        [one] Once, on { $day }
       *[other] { $count } times, first on { $day }
    }
person-first-game = See the game

## Moderation at the table

moderation-title = Mute, block, report
moderation-about = A report goes to whoever runs this server, with the last lines that the person wrote here, and to the host of this table unless it is about the host. It does not say who reported.
moderation-block = Block { $seat }
moderation-report = Report { $seat }
moderation-blocked = { $seat } is blocked: not at your tables any more, and not in your chat.
moderation-reported = What { $seat } wrote was reported.
moderation-host = Somebody reported what { $seat } wrote:
before-friends = Friends only
    .about = Only friends of the host can sit down.

## What is refused

refused-name-taken = That name, or one that looks like it, belongs to somebody else. Choose another.
refused-bad-passkey = This passkey does not fit; try again.
refused-no-passkeys = Passkeys need a server with a name, not just an address.
refused-no-such-passkey = There is no such passkey any more.
refused-no-such-session = That device is signed out already.
refused-signed-out = This device was signed out. You are a new guest here.
refused-no-such-person = There is no such person here.
refused-suspended = Whoever runs this server has suspended this person.
refused-blocked = You two do not play together: one has blocked the other.
refused-friends-only = Only friends of the host can sit down at this table.
refused-not-yourself = That is you.
refused-not-sure = Nothing was deleted.
