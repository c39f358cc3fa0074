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
terminal-saved = The game is kept. Go on with: { $command }
terminal-left = You left the table. Come back with: { $command }
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
terminal-asks-end = { $name } would like to end the game without a result: y for yes, n for no.

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

terminal-viewpoint = Seen by
terminal-onlooker = an onlooker
terminal-step = Move { $step } of { $steps }

## The plain mode

terminal-plain-game = Which game: donkey, mine or gate?
terminal-plain-seats = Who plays? Names of people and bots ({ $bots }), separated by commas.
terminal-plain-which = Which one? Type its code.
terminal-plain-moves = You can: { $moves }
terminal-plain-flip = You can: flip and a place, { $places }
terminal-plain-over = Type rematch for another game, or quit.
terminal-plain-gathering = The game has not begun. Type: name NAME, sit SEAT, stand SEAT, bot SEAT LEVEL, start or quit.
terminal-plain-asks-back = { $name } wants to take the last move back. Type agree or refuse.
terminal-plain-asks-end = { $name } would like to end the game without a result. Type agree or refuse.
terminal-plain-unknown = There is no game yet, and “{ $text }” is nothing that can be done before it; type help.
terminal-plain-help =
    Type a move as it is listed, or one of these:
    look – the table again
    turn – whose turn it is
    log – what happened so far
    rules – the rules of the game
    hint – what a strong bot would do
    undo – take your last move back
    agree, refuse – when somebody else wants a move back, or the game ended
    rematch – another game, when this one is over
    say TEXT – to the others, at a table of a server
    quit – leave; the game is kept
terminal-found-again = The connection is back.
terminal-taken-back = A move was taken back.
terminal-plain-watching = You are watching. Type look for the table, help for what else there is, or quit.
terminal-plain-begun = Type help at any time to see what can be typed.
terminal-partner-of = with { $name }
terminal-too-small = The table needs a window of { $width } x { $height } characters; this one has { $columns } x { $lines }.
terminal-over-keys = The game is over: r for a rematch, Enter for the results, q to leave.
terminal-first-time = The first time takes a while: { $seconds } s so far.
terminal-still-preparing = Preparing the game: { $seconds } s so far; this happens once.
terminal-play = Play
terminal-jump = Go to
terminal-jump-to = To which move? Enter goes there.
terminal-next-record = Next game
terminal-previous-record = Game before
terminal-record = Game { $record } of { $records }
terminal-all-keys = All keys
terminal-keys-label = Keys
terminal-keys =
    The key on a card picks it; so do the mouse, and the arrows with Enter.
    Esc – undoes a pick, closes what lies over the table
    ? or F1 – this page
    F2 – the rules; / searches them; Home, End, PgUp and PgDn
    l – the log
    h – a hint from the strongest bot
    u – take your last move back
    t – whose turn it is
    m – say something, at a server’s table
    F4 – let a bot play for who is away, at a server’s table
    F6 – end the game without a result
    F7 – give up: a bot plays on for you
    q – leave; the game is kept
    Donkey – a digit takes a card; a letter and a digit exchange; 0 declines a bonus
    Mine – the number of a place, with two digits
    Gate – a letter plays a card, p passes; x is the number 10; 1 to 4 pay a chip
    After the game – r rematch, n new game, s save, v review, Enter results
terminal-watch-keys =
    Right and left – one move on or back; Space goes on
    Down and up – ten moves on or back
    Home and End – the first and the last move
    g – go to a move by its number
    p – play by itself, and stop
    n and b – the next game of the file, and the one before
    s – seen by another player
    v – review the game
    F2 – the rules
    l – the log
    q – leave
terminal-search = Search the rules; Enter goes on
terminal-not-found = “{ $text }” is not in the rules.
terminal-away = Away: { $names }
terminal-is-away = away
terminal-stand-in-key = F4: a bot plays on
terminal-back-key = F4: play yourself again
terminal-invite = Invite others with this link: { $link }
terminal-save = Save
terminal-saved-as = The game is saved as { $file }.
terminal-check-deal = To check its deal with what you gave and saw: { $command }
terminal-plain-more =
    save FILE – keep the game as a record, when it is over
    review – where the game was won, when it is over
    standin SEAT LEVEL – let a bot play for who is away; back – play yourself again
    wait SEAT – go on waiting for whose time is over; time – what everybody has left
    end – end the game without a result; resign – leave your seat to a bot
terminal-plain-time-over = Type “wait { $seat }” to wait, “standin { $seat }” for a bot, or “end”.
terminal-delete = Delete
terminal-delete-sure = Press d again to delete the game { $code } for good.
terminal-deleted = The game { $code } is deleted.
terminal-no-result = The game ended without a result.
terminal-type-again = Type { $order } again.
terminal-press-again = Press { $key } again.
terminal-end-asked = The others are asked whether the game may end.
terminal-end-declined = The others did not agree: the game goes on.
