### The words of the terminal. What can be typed in the plain mode (look, undo, quit, ...) is the same in every language.

terminal-bot = { $level } bot
terminal-player = Player { $number }
terminal-person = Person
terminal-to-come =
    { $cards ->
        [one] { $cards } card to come
       *[other] { $cards } cards to come
    }
terminal-last-card = Last card
terminal-played = Played
terminal-hand-over = Hand the keyboard to { $name }, then press Enter.
terminal-here = Here I am
terminal-saved = The game is kept. Go on with: motherlode play --resume { $code }
terminal-left = You left the table. Come back with: motherlode join { $code }
terminal-lost = The connection is lost; reconnecting.
terminal-nothing-kept = There is no unfinished game.
terminal-preparing = Preparing the game…

## The screen of the table

terminal-typed = Place { $digit }_: type the second digit, or press Enter.
terminal-picked = { $card }: pick what goes with it, or press Esc.
terminal-no-card-there = No card lies face down at place { $place }.
terminal-thinking = Thinking about your move…
terminal-say = What do you want to say? Enter sends it.
terminal-asks-back = { $name } wants to take the last move back: y for yes, n for no.

## The end

terminal-sets = Sets
terminal-ended-by = ended by { $name }
terminal-games-played =
    { $games ->
        [one] After { $games } game:
       *[other] After { $games } games:
    }
terminal-new-game = New game
terminal-see-table = See the table

## Before a game

terminal-resume = Unfinished games
terminal-go-on = Go on
terminal-name = Your name
terminal-gather = Press Enter to sit down or stand up. The host adds bots and starts the game.
terminal-table-code = Code of the table: { $code }

## Records

terminal-eyes = Seen by
terminal-onlooker = an onlooker
terminal-beginning = First
terminal-end = Last
terminal-step = Move { $step } of { $steps }

## The plain mode

terminal-plain-game = Which game: donkey, mine or gate?
terminal-plain-seats = Who plays? Names of people and bots (random, easy, medium, hard, expert), separated by commas.
terminal-plain-which = Which one? Type its code.
terminal-plain-moves = You can: { $moves }
terminal-plain-flip = You can: flip and a place, { $places }
terminal-plain-over = Type rematch for another game, or quit.
terminal-plain-gathering = The game has not begun. Type: name NAME, sit SEAT, stand SEAT, bot SEAT LEVEL, start or quit.
terminal-plain-asks-back = { $name } wants to take the last move back. Type agree or refuse.
terminal-plain-unknown = There is no game yet, and “{ $text }” is nothing that can be done before it; type help.
terminal-plain-help =
    Type a move as it is listed, or one of these:
    look – the table again
    turn – whose turn it is
    log – what happened so far
    rules – the rules of the game
    hint – what a strong bot would do
    undo – take your last move back
    agree, refuse – when somebody else wants a move back
    rematch – another game, when this one is over
    say TEXT – to the others, at a table of a server
    quit – leave; the game is kept
