### The daily deal and tournaments.

## The daily deal

daily-about = One deal of each game every day, the same for everybody, against the same bots. You have one try at each. A new day begins at midnight UTC.
daily-against = { $bots } bots, { $level }
daily-play = Play
daily-go-on = Play on
daily-given-up = You gave up this deal.
daily-left = Ends in { $time }.
daily-soon-over = Ends in less than a minute.
daily-place =
    { $place ->
        [1] First
        [2] Second
        [3] Third
        [4] Fourth
       *[other] Fifth
    }
daily-ahead =
    { $points ->
        [one] { $points } point ahead
       *[other] { $points } points ahead
    }
daily-behind =
    { $points ->
        [one] { $points } point behind
       *[other] { $points } points behind
    }
daily-level = level on points
daily-points =
    { $points ->
        [one] { $points } point
       *[other] { $points } points
    }
daily-rank = Number { $rank } of { $of } so far.
daily-rank-closed = Number { $rank } of { $of }.
daily-streak = { $days } days in a row.
daily-share = Share
daily-share-picture = Save the picture
daily-copied = Copied.
daily-standings = Standings
daily-standings-all = Everybody
daily-standings-friends = Friends
daily-standings-hidden = You see how the others did when you have played the deal yourself.
daily-standings-none = Nobody has a result yet.
daily-standings-rule = Whoever comes in first at their table is ahead of everybody who comes in second, and so on. Then the points ahead of the best bot count, or behind it; then the points.
daily-you = You
daily-nobody = Guest
daily-past = The days before
daily-not-played = Not played
daily-replay = Replay
daily-fair = How the deals are made
daily-fair-about = Each deal comes from a secret of the server. Its seal is published the day before, and the secret an hour after the day has ended: so everybody can check that nothing was changed. Bots think for a fixed number of steps, not for a time, and their chance belongs to the deal: whoever makes the same moves sees the same game.
daily-fair-today = Today’s seals
daily-fair-tomorrow = Tomorrow’s seals
daily-fair-secret = Secret
daily-list = Daily deal of { $day }
contest-rank = Rank
contest-player = Player
contest-result = Result

## Tournaments

tournament-mine = My tournaments
tournament-none = You are not in a tournament yet. Open one and send its link to the others.
tournament-new = New tournament
tournament-name = Name
tournament-name-usual = Tournament
tournament-game = Game
tournament-seats = Players at a table
tournament-system = System
tournament-swiss = Swiss
    .about = Everybody plays in every round; players with the same points meet, and nobody meets twice if it can be avoided. Latecomers play from the next round on.
tournament-round-robin = Round robin
    .about = Everybody meets everybody else. There are as many rounds as that takes.
tournament-rounds = Rounds
tournament-duplicate = The same cards at all tables
    .about = Each player is compared with those who had the same seat and the same cards elsewhere, and with an expert bot. Most of the luck is gone.
tournament-shared = Share games as data
    .about = Finished games may be published for research: cards, moves and how long they took, without names and chat. Everybody reads this before they enter.
tournament-shared-note = Finished games of this tournament may be published for research: cards, moves and how long they took, without names and chat.
tournament-compare = Counted
tournament-compare-match-points = By how many others you beat
tournament-compare-mean = By the difference from the mean
tournament-fill = Empty seats
tournament-fill-bye = A bye instead
tournament-fill-bot = Bot, { $level }
tournament-begins = Begins
tournament-begins-by-hand = When I say so
tournament-begins-at = At a fixed time
tournament-pace = Next round
tournament-pace-ended = When all games are over
tournament-pace-minutes = Every { $minutes } minutes
tournament-pace-hours =
    { $hours ->
        [one] Every hour
       *[other] Every { $hours } hours
    }
tournament-pace-days =
    { $days ->
        [one] Every day
       *[other] Every { $days } days
    }
tournament-open = Open the tournament
tournament-phase-open = Open to join
tournament-phase-running = Running
tournament-phase-over = Over
tournament-invite = Whoever has this link can join.
tournament-join = Join
tournament-leave = Play no more rounds
tournament-rejoin = Play again
tournament-begin = Begin
tournament-close = Close the round
tournament-close-about = Games that are not over do not count.
tournament-end = End the tournament
tournament-sure = Really?
tournament-starts-at = Begins { $time }.
tournament-next-at = The next round begins { $time }.
tournament-closes-at = Closes { $time }.
tournament-needs =
    { $players ->
        [one] It needs { $players } player.
       *[other] It needs { $players } players.
    }
tournament-players =
    { $players ->
        [one] { $players } player
       *[other] { $players } players
    }
tournament-your-table = To your table
tournament-your-bye = You have a bye this round.
tournament-wait = Your game is over. The round closes when all games are.
tournament-round = Round { $number } of { $of }
tournament-round-closed = closed
tournament-table = Table { $number }
tournament-bot = Bot
tournament-gone = left
tournament-byes = Bye: { $names }
tournament-playing = being played
tournament-unfinished = not finished
tournament-secret-result = over
tournament-watch = Watch
tournament-standings = Standings
tournament-points = Points
tournament-games = Games
tournament-par = Expert
tournament-how = How it is counted
tournament-how-usual = You get 2 points for everybody at your table whom you leave behind, and 1 for everybody who is level with you. A bye counts as a game won. A game that is not over when its round closes brings nothing. Ties are decided by the points of those whom you played with, then by games won, then by points ahead of the table’s mean; else the rank is shared.
tournament-how-match-points = All tables of a round play the same cards. You are compared with everybody who had your seat at the other tables, and with an expert bot: 100 means that you beat all of them, 50 is the average. A bye is 50. Equal sums are decided by the points ahead of the expert.
tournament-how-mean = All tables of a round play the same cards. What counts is how many points you have more than the mean of those who had your seat at the other tables and of an expert bot. A bye is 0. Equal sums are decided by the points ahead of the expert.
tournament-fair = How the deals are made
tournament-fair-about = All deals come from a secret of the server, whose seal was published when the tournament was opened; it is shown when all is over.
tournament-fair-rounds = With the same cards for all, each round has a seal of its own, and its secret is shown when the round is closed. Until then nobody can look on, and no game can be replayed.
