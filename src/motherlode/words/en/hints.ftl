### Why a move is good. $card and $other are cards by their whole names, $colour is a colour's name, $seat a player's name;
### $chance is in percent.

hint-donkey-only-move = There is nothing else to do here.
hint-donkey-completes-set = The { $card } completes your set in { $colour }: { $points ->
    [one] { $points } point
   *[other] { $points } points
} for your pile.
hint-donkey-denies-set = { $seat } needs only one more card in { $colour } and would be glad of the { $card }.
hint-donkey-trades-donkey = You get rid of the { $other } and have the { $card } for it.
hint-donkey-makes-pair = With the { $card } you have two cards in { $colour }; one more makes a set.
hint-donkey-takes-donkey = A donkey has to be taken now, and the { $card } does you the least harm.
hint-donkey-lowers-gold = The { $card } is of more use to you than the { $other }.
hint-donkey-bonus-breaks-pair = { $seat } has two cards in { $colour }; without the { $card } it is only one.
hint-donkey-bonus-takes-card = The { $card } helps you more than it helps { $seat }.
hint-donkey-bonus-only-donkeys = Only donkeys are to be had: better to take none.
hint-donkey-bonus-not-worth = None of these cards would help you.
hint-donkey-best-on-average = Of all moves this one leads to the most on average.

hint-mine-only-move = There is only this one card to turn up.
hint-mine-wins-gold = You have seen { $card } there: together with { $other } that is gold for you.
hint-mine-known-pair = You have seen { $card } at place { $place } and { $other } at place { $other_place }: together they are gold for you.
hint-mine-removes-miner = The { $card }, which works for { $seat }, leaves the game.
hint-mine-blows-up = This blows up { $card } and { $other }, before somebody else gains by them.
hint-mine-shows-nothing = You have seen { $card } there: the others learn nothing new.
hint-mine-hopes-for-gold = { $chance }% of the unseen cards are gold that the { $card } would bring out for you.
hint-mine-hopes-for-miner = { $chance }% of the unseen cards are miners who would bring { $card } out for you.
hint-mine-starts-strong-miner = You have seen { $card } there, strong enough for any gold; { $chance }% of the unseen cards fit.
hint-mine-starts-known = You have seen { $card } there; { $chance }% of the unseen cards would bring you gold with it.
hint-mine-explores = Nothing that you have seen brings you gold now: look at a new card.
hint-mine-rush-known-gold = You have seen { $card } there, and now it is yours for the taking.
hint-mine-rush-leftover = No gold is left that you could find: { $card } costs nothing.
hint-mine-rush-explores = { $chance }% of the unseen cards are gold.
hint-mine-best-on-average = Of all moves this one leads to the most on average.

hint-gate-kicker = The { $card } is the kicker and starts the round.
hint-gate-cannot-play = None of your cards fits.
hint-gate-ends-round = Your last card ends the round, and the chips in play are yours: { $points } points.
hint-gate-goes-out = From the { $card } on you can play all of your { $cards } cards in this turn and end the round.
hint-gate-wins-chip = The { $card } is gold and wins the chip of { $value }.
hint-gate-bridges-gap = The black card as { $number } closes a gap; after it { $cards ->
    [one] one more card fits
   *[other] { $cards } more cards fit
}.
hint-gate-sheds-red = The { $card } leaves your hand before somebody ends the round and red cards cost a chip.
hint-gate-long-run = From the { $card } on you can play { $cards } cards in a row.
hint-gate-pass-saves-black = Only a black card fits now, and it will be worth more later.
hint-gate-pass-waits = What you could play now is of more use to you later.
hint-gate-best-on-average = Of all moves this one leads to the most on average.
