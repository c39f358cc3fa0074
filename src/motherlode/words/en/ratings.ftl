### Ratings: how strong somebody plays, who leads, and the bots that hold the scale.

rating-title = Ratings
rating-rating = Rating
rating-certain = Certain
rating-plus-minus = { $rating } ± { $error }
rating-provisional = provisional
rating-games =
    { $count ->
        [one] { $count } game
       *[other] { $count } games
    }
rating-you = You
rating-teams = in teams
rating-all = All ratings

## At the table
rating-rated = Rated
    .about = The result counts for everybody’s rating. No hints, nothing is taken back, and there is a time to think.
rating-ask = This table is rated. Does everybody agree?
rating-agree = I agree
rating-withdraw = I do not agree any more
rating-waiting = Still to agree: { $names }
rating-all-agree = Everybody agrees.
rating-leaving = Whoever leaves before the end comes in last.
rating-over-ask = When somebody’s time is over, the others choose: wait, let a bot play on, or end the game. Whoever does not come back comes in last.
rating-over-bot = When somebody’s time is over, a bot plays on. Whoever does not come back comes in last.
rating-over-end = When somebody’s time is over, the game ends. That person comes in last, and the others share the victory.
rating-no-passkey = Only people with a passkey can be rated: a name that stays yours.
rating-changed = Ratings after this game
rating-change = from { $before } to { $after }

## The bots
rating-ladder = How strong the bots are
    .about = Measured by letting them play against each other. The thin line is how uncertain that is.
rating-bot = { $level }: { $rating }, between { $low } and { $high }

## A person, and who leads
rating-chart =
    { $count ->
        [one] The rating after the last game
       *[other] The rating over the last { $count } games
    }
rating-table = The same as a table
rating-day = Day
rating-step = Change
rating-after-provisional = Provisional: it takes more games to be certain.
rating-leaders = Who leads
rating-leaders-none = Nobody’s rating is certain enough yet. Open a rated table and begin.
rating-your-own =
    { $games ->
        [one] Your rating: { $rating } ± { $error }, after one game.
       *[other] Your rating: { $rating } ± { $error }, after { $games } games.
    }

## How it works
rating-how = How it works
rating-how-pools = Each game and number of players has its own rating. It begins at 1500 and goes up or down with every rated game, by where you came in and how strong the others are.
rating-how-bots = The bots’ ratings never move: they were measured beforehand and hold the scale, the weakest level at 900 and the strongest at 2100. So a number means the same next year.
rating-how-luck = The more luck a game has, the less one game changes, and the more games it takes. How much luck there is was measured with bots.
rating-how-certain = A rating is provisional until it is certain enough. The list is ordered by the certain part: the rating minus twice its uncertainty.
rating-how-rules = A game is rated if everybody at the table agrees. There are no hints, and nothing is taken back. Only people with a passkey can be rated.
rating-how-leaving = Whoever gives up, leaves or runs out of time comes in last; a partner’s rating stays as it is. A game that all end together does not count.
rating-how-accounts = One rating a person: whoever plays with several accounts, or with others to make points, loses the games that were made that way. They are taken out, and everybody’s rating is computed anew.
rating-how-again = The ratings follow from the list of rated games alone, and can be computed again from it to the last digit.

refused-needs-passkey = Only people with a passkey can be rated. You can add one under “My account”.
refused-not-agreed = The game is rated, and not everybody has agreed yet.
refused-not-rateable = A rated table needs a time to think, no hints, no chosen deal or starter, the printed rules, one seat for each person, and bots that have a rating.
refused-not-rated = Games at this table are not rated.
refused-rated-game = The game is rated: its players stay, and no move is taken back.
refused-no-such-rating = There is no such rating here.
