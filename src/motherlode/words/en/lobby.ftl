### The lobby: play with anybody, tables that wait for players, games to watch.

lobby-title = Lobby
lobby-anybody = Play with anybody
lobby-anybody-about = Choose a game and go: you are seated as soon as somebody matches. Others may watch.
lobby-any = Any
lobby-with-bots = If the wait is long, bots fill in
lobby-go = Find somebody
lobby-open = Open a table
lobby-seeking = Looking for company: { $game }
lobby-others-seek =
    { $count ->
        [0] nobody else is looking right now
        [one] { $count } other person is looking
       *[other] { $count } other people are looking
    }
lobby-bots-in =
    { $seconds ->
        [one] In { $seconds } second bots fill in.
       *[other] In { $seconds } seconds bots fill in.
    }
lobby-bots-now = Bots are filling in now.
lobby-long-wait = Nobody yet. You can keep waiting, or sit down at one of the tables below.
lobby-stay = Keep this page open: whoever leaves it is not seated.
lobby-waited = Waited so far
lobby-filter = Which tables
lobby-any-pace = Any time to think
lobby-pace-none = Without a clock
lobby-pace-live = Live, with a clock
lobby-pace-days = Days for each turn
lobby-filter-bots = Bots
lobby-any-bots = With or without bots
lobby-without-bots = People only
lobby-only-bots = With bots
lobby-waiting = Waiting for players
lobby-running = Games to watch
lobby-none-waiting = No table like that is waiting. Open one, and others will see it here.
lobby-none-running = No public game like that is running.
lobby-found =
    { $count ->
        [0] No table is waiting for players.
        [one] { $count } table is waiting for players.
       *[other] { $count } tables are waiting for players.
    }
lobby-free =
    { $free ->
        [one] { $free } of { $players } seats is free
       *[other] { $free } of { $players } seats are free
    }
lobby-watch = Running: watch
lobby-away = Nobody is at the table right now.
lobby-just-now = just now
lobby-none-here = No table is waiting and no public game is running.
lobby-row = { $code }  { $game }: { $state }
lobby-found-seat = Found: table { $code }.
refused-taken = One of these people is gone, or has a seat already.
