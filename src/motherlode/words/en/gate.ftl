### The screen of gate in the browser.

gate-sequence = The sequence
gate-your-hand = Your hand
gate-next-gold = The next gold card wins { $value }
gate-no-chips = All chips are taken
gate-deals = deals
gate-deal = You deal
gate-passes = passes
gate-passed = You passed
gate-partner = your partner
gate-with = with { $seat }
gate-rounds = Rounds

## Whose turn it is, and what can be done

gate-turn-up = Your turn: up
gate-turn-down = Your turn: down
gate-turn-kicker = Your turn: the kicker
gate-turn-pay = Pay a chip
gate-pay-which = You held red cards. Which chip do you give to { $seat }?
gate-pay = Pay { $value }
gate-kicker-starts = The lowest green card, { $card }, starts the round.
gate-start-any = Nobody holds green: start with any card.
gate-start-anew = All others passed: start anew with any card.
gate-none-fits = None of your cards fits.
gate-next-one = { $number } comes next, or stop here.
gate-next-two = { $up } goes up, { $down } goes down, or stop here.
gate-any-number = Any number
gate-up-next = Upwards { $number } comes next
gate-down-next = Downwards { $number } comes next
gate-up-closed = Up is closed this turn
gate-down-closed = Down is closed this turn

## A run, and the black card

gate-play-cards = Play { $cards }
gate-running = Your run goes on
gate-still-to-come = Still to come: { $cards }.
gate-stop = Stop
gate-black = The black card is…
gate-black-one-of = It can be { $numbers }.
gate-either = { $head } or { $next }
gate-black-any = It can be any number.
gate-black-as = Black as { $number }
gate-as = as { $number }

## The end of a round, and how the points came about

gate-round-over = Round { $round } is over
gate-no-card-left = No card left
gate-nothing-to-pay = red, but no chip
gate-gold = gold
gate-end = the rest
gate-got = for red
gate-paid = paid for red
gate-why-gold = { $value } for a gold card
gate-why-end = { $value } for ending the round
gate-why-got = { $value } from others for red cards
gate-why-paid = { $value } paid for red cards
gate-round = Round { $round }
