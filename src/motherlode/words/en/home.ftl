### The screens around a game: the home page, the table before a game, and the end of one.

## The home page

home-tagline = Three card games about gold, for two to five.
home-play-now = Play now
home-with-friends = With friends
home-against = against
home-how-many = Number of opponents
home-opponents =
    { $count ->
        [one] { $count } bot
       *[other] { $count } bots
    }
home-pass-around = Pass one device around
home-learn = Learn
home-replay = Replay a game
home-code = Code or link of a table
home-no-code = This is neither a table's code nor a link to one.
home-preparing = The bots are getting ready, which takes a while at the very first start.
home-my-tables = My tables
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
home-other-device = Go on on another device
home-other-device-about = Whoever opens this link is you, with all your seats. Keep it to yourself.
home-show-link = Show the link
home-link = Link
home-copy = Copy
home-copied = Copied
home-share = Share
