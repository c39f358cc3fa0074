### The screens around a game: the home page, the table before a game, and the end of one.

## The home page

home-tagline = Three card games about gold, for two to five players.
home-play-now = Play now
home-with-friends = With friends
home-against = against
home-how-many = Number of opponents
home-opponents =
    { $count ->
        [one] { $count } bot
       *[other] { $count } bots
    }
# How many others sit down beside a character, behind its name.
home-others =
    { $count ->
        [one] and 1 other
       *[other] and { $count } others
    }
home-pass-around = On one device
home-learn = Learn
home-replay = Replay a game
home-code = Code or link
home-no-code = This is neither a table’s code nor a link to one.
home-preparing = The bots are getting ready, which takes a while at the very first start.
home-lobby = Open to everybody
home-bots =
    { $count ->
        [one] { $count } bot
       *[other] { $count } bots
    }
home-nobody-yet = nobody yet
home-seated = { $taken } of { $players } seated
home-person = You
home-your-name = Your name
home-done = Done
home-other-device = Continue on another device
home-other-device-about = Whoever opens this link plays as you, in all your seats. Keep it to yourself.
home-show-link = Show the link
home-link = Link
home-copy = Copy
home-copied = Copied
home-share = Share

## The table before the game

before-table = Table { $code }
before-title = Who plays along?
before-taken =
    { $taken ->
        [one] { $taken } of { $players } seats is taken.
       *[other] { $taken } of { $players } seats are taken.
    }
before-hot-seat = You have { $count } of them: hand the screen over at every turn.
before-onlookers =
    { $count ->
        [one] { $count } person is watching.
       *[other] { $count } people are watching.
    }
before-empty-about = Free for anyone who joins
before-is-host = host
before-name-of = Name of the player in seat { $seat }
before-this-screen = at this screen
before-is-here = is here
before-sit = Sit here
before-stand = Stand up
before-add-bot = Add a bot
before-level-of = Level of { $seat }
before-make-host = Make { $seat } the host
before-remove = Remove { $seat }
before-colours = Colours you would like
before-invite = Invite
before-invite-about = Whoever has the link or the code can sit down. No account needed.
before-code = Code
before-qr = QR code of the link
before-nearby = Also on this network:
before-closed = So far only this computer can reach the server. To let others in, start it with
before-game = This game
before-first = Who starts
before-first-dealer = Who deals first
before-chance = Chance decides
before-match = Match
    .about = The total of all games decides.
match-mine = The printed rules suggest as many games as players, so that each starts one.
    .clause = M14
before-match-open = Game by game
before-match-games = { $games } games
before-table-settings = This table
before-listed = Open to everybody
    .about = Listed on the home page. Otherwise only the link or the code leads here.
before-shared = Share games as data
    .about = Finished games may be published for research: cards, moves and how long they took, without names and chat. Everybody at the table sees this.
before-shared-note = Finished games of this table may be published for research: cards, moves and how long they took, without names and chat.
before-hints = Hints
    .about = The player whose turn it is may ask a bot for advice.
before-pause = Bots take their time
    .about = They wait a little before they move, as people do.
before-deal = Numbered deal
    .about = The same number gives the same cards. Empty: a fair shuffle.
before-start = Start
before-fill = Fill up with bots
before-waiting =
    { $count ->
        [one] Waiting for one more player…
       *[other] Waiting for { $count } more players…
    }
before-host = { $host } will start the game.
before-somebody = Somebody else
before-dealing = Dealing…
before-fair = Fair shuffle
before-fair-about = Before dealing, the server committed to its share of the shuffle; this is its seal. After the game everybody can check it.
before-fair-value = Your browser has added a random value of its own.
before-fair-check = Check a deal

## The end of a game

over-you-win = You strike gold!
over-wins =
    { $count ->
        [one] { $winners } strikes gold
       *[other] { $winners } strike gold
    }
over-shared = { $winners } share the gold
over-with-points =
    { $points ->
        [one] { $points } point.
       *[other] { $points } points.
    }
over-behind =
    { $points ->
        [0] You came in at place { $place }, level on points.
        [one] You came in at place { $place }, { $points } point behind.
       *[other] You came in at place { $place }, { $points } points behind.
    }
over-next-game = Next game
over-new-match = New match
over-step-through = Step through
over-record = Save the record
over-share = Share this game
over-check = Check the deal
over-checking = Checking…
over-fair = The deal comes from your value and from the terms that you were shown before. Nobody could have chosen it.
over-numbered = The deal is the one that belongs to its number.
over-unproven-no-values = No person’s value is in this deal, so the server could have chosen it.
over-unproven-not-yours = Everything in the record fits together, but no value of this page is in it: only those who gave one can know that nobody chose the deal.
over-unproven-no-terms = Your value is in the deal, but this page does not know what was fixed before.
over-unproven-older = Everything fits together, but this deal was made before players’ values were sealed.
over-unfair-record = Not as promised: this is no whole record.
over-unfair-claim = Not as promised: a fair shuffle was announced, and the record claims another origin.
over-unfair-origin = The record does not say where its deal came from, so there is nothing to check.
over-unfair-secret = Not as promised: the server’s secret is not the one that it committed to.
over-unfair-value = Not as promised: the value that you gave is not in the deal. The server could have chosen it.
over-unfair-terms = Not as promised: what was fixed before the deal was changed afterwards.
over-unfair-deal = Not as promised: other cards come out than those that were dealt.
over-unfair-moves = Not as promised: the record has other moves than you saw.
over-unfair-result = Not as promised: the record has another result than you saw.
over-unfair-retold = Not as promised: the server told you this game twice, and differently.
over-called-off = { $count ->
        [one] Before it one deal was called off after your value was known.
       *[other] Before it { $count } deals were called off after your value was known.
    }
over-transcript = Keep what you gave and saw
over-check-yourself = Check it yourself
over-series = All games at this table
over-match = Match
over-match-game = Game { $game } of { $games }
over-wins-column = Won
over-change = Seats and options for the next game
home-places = More to do
daily-title = Daily deal
daily-home = Daily deal
tournament-title = Tournaments
puzzle-home = Puzzles
notices-title = Notices
laboratory-title = Laboratory
    .about = What is a rule worth? Change something, and bots play the game as printed and your way, with the same cards.
