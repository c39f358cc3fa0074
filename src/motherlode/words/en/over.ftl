### The end of a game in the browser: the count, the result, and the result of a match.

over-counting = Counting the gold…
over-skip = To the result
over-rank =
    { $place ->
        [1] first
        [2] second
        [3] third
        [4] fourth
       *[other] fifth
    }
over-sets =
    { $sets ->
        [one] set
       *[other] { $sets } sets
    }
over-most = highest total
over-look-again = Look at a round again
over-match-you-win = You win the match!
over-match-wins =
    { $count ->
        [one] { $winners } wins the match
       *[other] { $winners } share the match
    }
over-match-points =
    { $points ->
        [one] { $points } point in { $games } games.
       *[other] { $points } points in { $games } games.
    }
over-last-game =
    { $points ->
        [one] The last game went to { $winners }, with { $points } point.
       *[other] The last game went to { $winners }, with { $points } points.
    }
over-match-level = the match is level.
over-match-you-lead = you lead the match.
over-match-leads =
    { $count ->
        [one] { $leaders } leads the match.
       *[other] { $leaders } lead the match.
    }
daily-sealed = Others still play this deal. You can step through your game when the day is closed.
daily-back = To the daily deals
tournament-back = To the tournament
tournament-sealed = Others still play these cards. You can step through your game when the round is closed.
review-open = Review this game
