### The words that the browser and the terminal share: games, cards, moves, events, refusals, outcomes.
###
### All languages have the same files with the same messages, attributes and variables; a test compares them.
### A stable name of the code becomes part of an id with hyphens for underscores: `good_luck` is `phrase-good-luck`.
### Cards take `$colour` (the name, as `colour-green`) and `$value`; phases take `$seat` and `$seat_you` as events do.
###
### Variables of events (`event-<game>-<kind>`) are the event's own fields:
###
### What a field is (a seat, a card, a list) says its type (`rules/fields.py`); the browser's table is made from it.
###
### - A seat is the player's name, as `$seat`; and beside it `$seat_you` is "yes" if the seat is the reader's own, else
###   "no".
### - A card is its whole name (`card-<game>-<kind>`), a colour its name (`colour-green`), a number is a number.
### - A list of cards, numbers or names is one text, made with `list-more` and `list-last`; `$cards_count` is its length.
###   In lists of names the reader is `ui-you`; `$winners_you` is "yes" if the reader is among them.
### - One value for each seat (as `$scores`) is one text of `per-seat` pieces, made with `list-seats`.
###   Seats without a value are left out, and `$donkeys_count` says how many have one. `$owners` of `mine` is such a
###   text too: each seat with its colours.
### - The score in `event-donkey-colour-scored` is flattened: `$colour`, and for each seat `$totals` and `$kept`.
### - Beside a card, as `$card`, stands its kind: `$card_kind` of a card played in `gate` is "black" for a black one, and
###   `$number` its number. Cards in hands are not told.
### - `.log` is the sentence for the log where the message itself, which is for announcing, names a place of `mine`:
###   the log must not remember for the players.

language-name = English

## Lists

list-more = { $head }, { $next }
list-last = { $head } and { $next }
list-seats = { $head }; { $next }
per-seat =
    { $seat_you ->
        [yes] you: { $value }
       *[no] { $seat }: { $value }
    }

## Games

game-donkey = Donkey
    .about = Collect three of a colour. The donkeys come along whether you like it or not.
    .minutes = 30
game-mine = Mine
    .about = Turn up two cards, remember the rest, and let your miners dig up the gold.
    .minutes = 15
game-gate = Gate
    .about = Up or down, one number at a time. Gold wins chips, and red costs you if you keep it.
    .minutes = 20
game-credit = After { $title } by { $credit }
game-players = { $least } to { $most } players
game-time = about { $minutes } minutes

## Colours; `.short` is the letter of the records and the same in all languages

colour-green = green
    .short = g
colour-blue = blue
    .short = b
colour-violet = violet
    .short = v
colour-red = red
    .short = r
colour-orange = orange
    .short = o
colour-pink = pink
    .short = p
colour-gold = gold
    .short = y
colour-black = black
    .short = k

## Cards

card-donkey-donkey = { $colour } donkey
card-donkey-gold = { $colour } gold { $value }
card-mine-gold = gold { $value }
card-mine-dynamite = dynamite
card-mine-miner = { $colour } miner { $value }
card-gate-number = { $colour } { $value }
card-gate-black = black card
card-face-down = face-down card

## Moves, as short labels

move-donkey-take = Take { $card }
move-donkey-swap = Exchange { $give } for { $get }
move-donkey-bonus = Take { $card } from { $seat }
move-donkey-decline = No bonus card
move-mine-flip = Turn up the card at place { $place }
move-gate-play =
    { $card_kind ->
        [black] Play a black card as { $number }
       *[other] Play { $card }
    }
move-gate-pass = Pass
move-gate-pay = Pay { $number }

## Bots

level-random = Random
    .about = Makes any move that is allowed.
level-beginner = Beginner
    .about = Has just learnt the rules and overlooks a lot.
level-easy = Easy
    .about = Sees what is good now, and overlooks some of it.
level-medium = Medium
    .about = Plays sensibly, but does not look ahead.
level-hard = Hard
    .about = Plays carefully and remembers well.
level-very-hard = Very hard
    .about = Rarely misses a good move.
level-expert = Expert
    .about = The strongest of the levels.
level-master = Master
    .about = Stronger than all levels: thinks several moves ahead.
level-grandmaster = Grandmaster
    .about = The strongest play that we know.
level-clara = Clara the Cautious
    .about = Cautious: keeps what she has, and does not like surprises. Between Medium and Very hard, depending on the game.
level-goldie = Goldie the Greedy
    .about = Greedy: wherever gold glitters, she reaches for it. Between Medium and Very hard, depending on the game.
level-rufus = Rufus the Spiteful
    .about = Spiteful: takes from others what they are waiting for. Between Medium and Very hard, depending on the game.
level-kiki = Kiki the Quick
    .about = Quick: decides at once, and loves it lively. Between Medium and Very hard, depending on the game.
level-hugo = Hugo the Forgetful
    .about = Forgetful: overlooks this and that, but thinks the rest through. Between Medium and Very hard, depending on the game.

## Options; `.clause` is the rule behind each

option-donkey-open-piles = Open piles
    .about = Everybody sees all scoring piles. Otherwise you see your own, and of the others only the number of cards.
    .clause = D7
option-mine-layout = How the cards lie
    .about = The simplified game lays them in eight rows of eight. Nothing else changes.
    .clause = M3
option-mine-layout-scattered = Scattered
option-mine-layout-grid = In a grid
option-mine-open-gold = Open gold
    .about = Everybody sees all gold that was won. Otherwise you see your own, and of the others only the number of cards.
    .clause = M13
option-mine-stall-limit = Patience
    .about = After this many turns in a row without a card leaving the table, the Gold Rush begins.
    .clause = M15
option-gate-teams = Teams
    .about = Two against two, partners facing each other, with one purse a team. For four players.
    .clause = G17
option-gate-choose-chip = Choose the chip you pay
    .about = Whoever is caught with red cards chooses the chip to pay. Otherwise it is always the one of lowest value.
    .clause = G15
option-gate-draw-for-deal = Draw for the deal
    .about = Everybody draws a card, and the highest deals first. Otherwise a seat is drawn. A dealer whom the host names deals without a draw.
    .clause = G3

## Whose turn it is, and what there is to do (`phase` of the views; `direction` in gate)

phase-donkey-action =
    { $seat_you ->
        [yes] Your turn: take a card or exchange one.
       *[no] { $seat } takes or exchanges a card.
    }
phase-donkey-bonus =
    { $seat_you ->
        [yes] Your set is complete: take a bonus card, or decline.
       *[no] { $seat } may take a bonus card.
    }
phase-donkey-over = The game is over.
phase-mine-first =
    { $seat_you ->
        [yes] Your turn: turn up the first card.
       *[no] { $seat } turns up the first card.
    }
phase-mine-second =
    { $seat_you ->
        [yes] Now turn up the second card.
       *[no] { $seat } turns up the second card.
    }
phase-mine-rush =
    { $seat_you ->
        [yes] Gold Rush, your turn: turn up one card.
       *[no] Gold Rush: { $seat } turns up one card.
    }
phase-mine-over = The game is over.
phase-gate-kicker =
    { $seat_you ->
        [yes] You start the round with the kicker.
       *[no] { $seat } starts the round with the kicker.
    }
phase-gate-any =
    { $seat_you ->
        [yes] You start: play any card.
       *[no] { $seat } starts with any card.
    }
phase-gate-either =
    { $seat_you ->
        [yes] Your turn: go on up or down, or pass.
       *[no] { $seat } goes on up or down, or passes.
    }
phase-gate-up =
    { $seat_you ->
        [yes] You are going up: go on, or pass.
       *[no] { $seat } is going up.
    }
phase-gate-down =
    { $seat_you ->
        [yes] You are going down: go on, or pass.
       *[no] { $seat } is going down.
    }
phase-gate-pay =
    { $seat_you ->
        [yes] You held red cards: choose the chip that you pay.
       *[no] { $seat } chooses the chip to pay for red cards.
    }
phase-gate-over = The game is over.
phase-turn =
    { $seat_you ->
        [yes] Your turn.
       *[no] { $seat } is to move.
    }
phase-over = The game is over.
phase-table-gathering = Waiting for players
phase-table-playing = Playing
phase-table-over = Over

## Events of donkey

event-donkey-dealt =
    { $first_you ->
        [yes] You begin.
       *[no] { $first } begins.
    } The first donkeys – { $donkeys }.
event-donkey-offer-turned-up = Offer { $number }: { $cards }.
event-donkey-grand-final = The Grand Final! These are the last cards.
event-donkey-taken =
    { $seat_you ->
        [yes] You took the { $card }.
       *[no] { $seat } took the { $card }.
    }
event-donkey-swapped =
    { $seat_you ->
        [yes] You exchanged the { $gave } for the { $got }.
       *[no] { $seat } exchanged the { $gave } for the { $got }.
    }
event-donkey-set-completed =
    { $seat_you ->
        [yes] You completed a set in { $colour } and may take a bonus card.
       *[no] { $seat } completed a set in { $colour } and may take a bonus card.
    }
event-donkey-bonus-taken =
    { $seat_you ->
        [yes] You took the { $card } from { $source } as a bonus.
       *[no]
            { $source_you ->
                [yes] { $seat } took the { $card } from you as a bonus.
               *[no] { $seat } took the { $card } from { $source } as a bonus.
            }
    }
event-donkey-bonus-declined =
    { $seat_you ->
        [yes] You took no bonus card.
       *[no] { $seat } took no bonus card.
    }
event-donkey-set-scored =
    { $seat_you ->
        [yes] You scored a set in { $colour }: { $cards }.
       *[no] { $seat } scored a set in { $colour }: { $cards }.
    }
event-donkey-colour-scored =
    { $kept_count ->
        [0] Scoring { $colour }: nobody has gold, so nothing counts.
       *[other] Scoring { $colour }: totals – { $totals }. Kept – { $kept }.
    }
event-donkey-game-over = { event-game-over }

## Events of mine

event-mine-dealt =
    { $first_you ->
        [yes] You begin.
       *[no] { $first } begins.
    } The colours – { $owners }.
event-mine-turned-up =
    { $seat_you ->
        [yes] You turned up { $card } at place { $place }.
       *[no] { $seat } turned up { $card } at place { $place }.
    }
    .log =
        { $seat_you ->
            [yes] You turned up { $card }.
           *[no] { $seat } turned up { $card }.
        }
event-mine-struck =
    { $winner_you ->
        [yes] The { $miner } digs up { $gold } for you.
       *[no] The { $miner } digs up { $gold } for { $winner }.
    }
event-mine-duel = Duel: the { $stronger } stays, the { $weaker } leaves.
event-mine-exploded = Boom! Both cards are gone: { $cards }.
event-mine-turned-down = Nothing happens: { $cards } are turned down again.
event-mine-gold-rush =
    { $reason ->
        [stalled] The Gold Rush begins, as no card has left the table for a long time: one card a turn.
       *[few_cards] The Gold Rush begins, as few cards are left: one card a turn.
    }
event-mine-gold-found =
    { $seat_you ->
        [yes] You keep { $card }.
       *[no] { $seat } keeps { $card }.
    }
event-mine-card-left = Out of the game: { $card }.
event-mine-game-over = { event-game-over }

## Events of gate

event-gate-drawn-for-deal =
    { $dealer_you ->
        [yes] Draw for the deal – { $cards }. You deal first.
       *[no] Draw for the deal – { $cards }. { $dealer } deals first.
    }
event-gate-round-began =
    { $dealer_you ->
        [yes] Round { $round }: you dealt { $hand_size } cards each.
       *[no] Round { $round }: { $dealer } dealt { $hand_size } cards each.
    }
event-gate-kicker =
    { $seat_you ->
        [yes] You hold the kicker, { $card }, and start.
       *[no] { $seat } holds the kicker, { $card }, and starts.
    }
event-gate-no-kicker =
    { $seat_you ->
        [yes] Nobody holds green: you start with any card.
       *[no] Nobody holds green: { $seat } starts with any card.
    }
event-gate-played =
    { $seat_you ->
        [yes]
            { $card_kind ->
                [black] You played a black card as { $number }.
               *[other] You played { $card }.
            }
       *[no]
            { $card_kind ->
                [black] { $seat } played a black card as { $number }.
               *[other] { $seat } played { $card }.
            }
    }
event-gate-chip-won =
    { $seat_you ->
        [yes] You won the chip of { $value }.
       *[no] { $seat } won the chip of { $value }.
    }
event-gate-passed =
    { $seat_you ->
        [yes] You passed.
       *[no] { $seat } passed.
    }
event-gate-new-sequence =
    { $seat_you ->
        [yes] All others passed: you start a new sequence.
       *[no] All others passed: { $seat } starts a new sequence.
    }
event-gate-round-ended =
    { $seat_you ->
        [yes] You played your last card and ended round { $round }.
       *[no] { $seat } played the last card and ended round { $round }.
    } { $chips_count ->
        [0] No chip was left in play.
       *[other] Chips still in play: { $chips }.
    }
event-gate-paid =
    { $value ->
        [0]
            { $seat_you ->
                [yes] You hold red, but have no chip to pay with.
               *[no] { $seat } holds red, but has no chip to pay with.
            }
       *[other]
            { $seat_you ->
                [yes] You paid { $to } a chip of { $value } for red cards.
               *[no]
                    { $to_you ->
                        [yes] { $seat } paid you a chip of { $value } for red cards.
                       *[no] { $seat } paid { $to } a chip of { $value } for red cards.
                    }
            }
    }
event-gate-round-scored = Points after round { $round } – { $points }.
event-gate-game-over = { event-game-over }

## The end of any game

event-game-over =
    { $winners_count ->
        [1]
            { $winners_you ->
                [yes] The game is over: you win!
               *[no] The game is over: { $winners } wins.
            }
       *[other] The game is over. Winners: { $winners }.
    } Points – { $scores }.

outcome-reason-last-offer-taken = The last card on offer was taken.
outcome-reason-last-card-left = The last card has left the table.
outcome-reason-five-rounds = Five rounds were played.
outcome-decided-by-points = Points decided.
outcome-decided-by-cards = Points were equal; the number of cards decided.
outcome-decided-by-shared = Tied on everything: the victory is shared.
outcome-place = Place { $place }
outcome-points =
    { $points ->
        [one] { $points } point
       *[other] { $points } points
    }
outcome-cards =
    { $cards ->
        [one] { $cards } card
       *[other] { $cards } cards
    }

## Why something was refused, by name

refused-bad-message = This message was not understood.
refused-not-a-move = This is no move of the game.
refused-illegal-move = The rules do not allow this now.
refused-stale = The table has moved on meanwhile; nothing was changed.
refused-not-your-turn = It is not your turn.
refused-not-your-seat = This seat is not yours.
refused-not-seated = Only players at the table can do that.
refused-not-host = Only the host of the table can do that.
refused-no-such-seat = The table has no such seat.
refused-seat-taken = This seat is taken.
refused-seat-empty = A seat is still empty.
refused-no-person = No person sits there.
refused-knows-too-much = You have seen what another seat knows; wait for the next game.
refused-game-running = That has to wait until the game is over.
refused-no-game = No game is being played.
refused-stand-in = A bot is playing for you; take your seat back first.
refused-no-stand-in = No bot is playing for you.
refused-not-away = This player has not been away for long enough.
refused-has-time = This player has time left.
refused-your-seat = The others choose what happens when your time is over; you can still move.
refused-no-holidays = Holidays are for games with days for a turn, and 30 days in a game at most.
refused-bad-zone = There is no such time zone.
refused-unknown-bot = There is no such bot.
refused-bad-settings = These settings do not go together.
refused-bad-options = These options do not go with this game.
refused-bad-name = A name has 1 to 24 characters, not only invisible ones, and no control characters.
refused-bad-avatar = There is no such picture.
refused-bad-text = A message has 1 to 280 characters that can be seen, and no control characters.
refused-bad-value = A value, or its seal, is 64 hexadecimal digits in lower case; and a value has to be the sealed one.
refused-no-terms = Values are shown when the terms of a deal are published, and only sealed ones.
refused-bad-colours = Pick as many different colours as you get, or none.
refused-colour-taken = Somebody else has picked this colour.
refused-no-move = You have not moved in this game yet.
refused-turned-up = Cards were turned up since; that cannot be taken back.
refused-not-asked = Nobody has asked for your consent.
refused-too-fast = That is too much at once; wait a moment.
refused-too-many = That was too often; wait a moment.
refused-too-long = This record is too long to be used here.
refused-table-full = So much has happened at this table that its log is full; open a new one.
refused-stopping = This server is about to stop and opens no tables any more; try again in a moment.
refused-not-saved = This could not be saved, so nothing was changed; try again in a moment.
refused-not-ready = The rules of this game could not be loaded; try again in a moment.
refused-bot-failed = The bot could not think; try again in a moment.
refused-no-guest = The server does not know you yet; load the page again.
refused-no-such-table = There is no table with this code.
refused-no-such-record = There is no record of this name.
refused-bad-link = This link is not one of ours, was used already, or is too old.
refused-over = The game is over.
refused-no-hints = There are no hints at this table.
refused-covered = Hand the screen over first.
refused-no-such-turn = The record has no such point.
refused-bad-deal = This is no deal of the game.
refused-bad-record = This record cannot be a game.
refused-bad-seat = The game has no such seat.
refused-bad-match = This match cannot be played.
refused-not-over = The game is not over yet.
refused-unknown-game = There is no such game.
refused-unfair = The deal is not the one that was promised.
refused-dealing = The cards are being dealt already.
refused-error = That did not work.

## Ready-made phrases of the chat

phrase-hello = Hello!
phrase-good-luck = Good luck!
phrase-your-turn = It is your turn.
phrase-one-moment = One moment, please.
phrase-well-played = Well played!
phrase-oops = Oops!
phrase-thanks = Thank you!
phrase-good-game = Good game!
phrase-rematch = Another game?

## The rules pages mark our rulings with this word

rules-ruling-word = Ruling

## Short words

ui-you = you
ui-seat = Seat { $seat }
ui-player = Player
ui-players = Players
ui-opponent = Opponent
ui-bot = Bot
ui-bots = Bots
ui-host = Host
ui-onlookers = Onlookers
ui-empty-seat = Empty seat
ui-nobody = Nobody
ui-team = Team
ui-your-turn = Your turn
ui-waiting-for = Waiting for { $seat }
ui-turn = Turn
ui-round = Round
ui-round-of = Round { $round } of { $rounds }
ui-offer = Offer
ui-offer-of = Offer { $offer } of { $offers }
ui-grand-final = Grand Final
ui-gold-rush = Gold Rush
ui-kicker = Kicker
ui-tableau = Tableau
ui-pile = Pile
ui-draw-pile = Draw pile
ui-hand = Hand
ui-purse = Purse
ui-chips = Chips
ui-chips-in-play = Chips in play
ui-gold = Gold
ui-place = Place { $place }
ui-hole = Hole
ui-face-down = Face down
ui-dealer = Dealer
ui-up = Up
ui-down = Down
ui-points = Points
ui-score = Score
ui-total = Total
ui-take = Take
ui-swap = Exchange
ui-bonus = Bonus
ui-decline = No, thanks
ui-flip = Turn up
ui-play = Play
ui-pass = Pass
ui-undo = Take back
ui-hint = Hint
ui-rematch = Rematch
ui-rules = Rules
ui-tutorial = Tutorial
ui-log = Log
ui-chat = Chat
ui-phrases = Ready-made phrases
ui-options = Options
ui-settings = Settings
ui-language = Language
ui-level = Level
ui-game = Game
ui-start = Start
ui-join = Join
ui-leave = Leave
ui-watch = Watch
ui-replay = Replay
ui-record = Record
ui-back = Back
ui-next = Next
ui-previous = Previous
ui-close = Close
ui-cancel = Cancel
ui-yes = Yes
ui-no = No
ui-winner = Winner
ui-winners = Winners
ui-game-over = The game is over
ui-clause = Rule { $clause }
