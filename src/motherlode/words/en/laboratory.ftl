### The laboratory in the browser: house rules beside the printed game

laboratory-wish = What is played
laboratory-level = Bots
laboratory-start = Start
laboratory-stop = Stop
laboratory-play = Play with these rules
laboratory-reset = Back to the printed rules
laboratory-share = Share this experiment
laboratory-results = What comes out
laboratory-none = Nothing is changed: the printed game is played alone. Change a rule to compare.
laboratory-ready = Press “Start”, and watch what your rules change.
laboratory-preparing = The rules are being prepared; the first time takes a while…
laboratory-games = { $games ->
    [one] { $games } game played.
   *[other] { $games } games played.
}
laboratory-ended-certain = Done: the chance to win is known well enough.
laboratory-ended-limit = Done: all games are played.
laboratory-ended-time = Done: a server gives an experiment { $seconds } seconds. At a command line there is no limit.
refused-no-laboratory = Experiments are switched off on this server.
laboratory-printed = Printed
laboratory-changed = Yours
laboratory-difference = Difference
laboratory-between = { $value } ({ $low } to { $high })
laboratory-chance = · may be chance
