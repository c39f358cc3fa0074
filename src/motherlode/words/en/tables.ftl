### My tables on the home page, the personal link, and a table before its game.

## My tables

tables-leave = Leave the table ({ $game })
tables-leave-free = Leave the table? Your seat becomes free.
tables-leave-bot = Leave the table? A bot plays on for you.
tables-leave-end = Leave the table? The game ends without a result.
tables-leave-yes = Leave
tables-stay = Stay
tables-with = with { $names }

## A personal link

link-title = Is this your own link?
link-about = Whoever has this link plays as one and the same person, in the same seats: you, and also whoever gave it to you. Go on only if it is your own.
link-here = On this device
link-other = This link
link-nameless = No name yet
link-tables =
    { $count ->
        [0] no tables
        [one] { $count } table
       *[other] { $count } tables
    }
link-stay = No, stay as I am
link-use = Yes, it is mine
link-same = This is your own link. You are here already.
link-done = This device now plays as { $name }.
link-back = Back to { $name }
link-back-about = With this link you are { $name } again, with all seats. Keep it: it is shown only now.

## Before the game

before-team = Team { $team }
before-match-other = Another number…

## What a link shows where it is shared

preview-home = Three card games about gold, for two to five players.
preview-table = A table is waiting for you: three card games about gold, in the browser, without an account.
preview-replay = Step through a game, move by move.
