### Why a move is good. $card and $other are cards by their whole names, $colour is a colour's name, $seat a player's name;
### $chance is in percent.

hint-donkey-only-move = There is nothing else to do here.
hint-donkey-completes-set = { $card } completes your set in { $colour }: { $points ->
    [one] { $points } point
   *[other] { $points } points
} for your pile.
hint-donkey-denies-set = { $seat } needs only one more card in { $colour } and would be glad of { $card }.
hint-donkey-trades-donkey = You get rid of { $other } and have { $card } for it.
hint-donkey-makes-pair = With { $card } you have two cards in { $colour }; one more makes a set.
hint-donkey-takes-donkey = A donkey has to be taken now, and { $card } does you the least harm.
hint-donkey-lowers-gold = { $card } is of more use to you than { $other }.
hint-donkey-bonus-breaks-pair = { $seat } has two cards in { $colour }; without { $card } it is only one.
hint-donkey-bonus-takes-card = { $card } helps you more than it helps { $seat }.
hint-donkey-bonus-only-donkeys = Only donkeys are to be had: better to take none.
hint-donkey-bonus-not-worth = None of these cards would help you.
hint-donkey-best-on-average = Of all moves this one leads to the most on average.

hint-mine-only-move = There is only this one card to turn up.
hint-mine-wins-gold = You have seen { $card } there: together with { $other } that is gold for you.
hint-mine-known-pair = You have seen { $card } at place { $place } and { $other } at place { $other_place }: together they are gold for you.
hint-mine-removes-miner = { $card }, a miner of { $seat }, leaves the game.
hint-mine-blows-up = { $card } and { $other } blow each other up, before somebody else gains by them.
hint-mine-shows-nothing = You have seen { $card } there: the others learn nothing new.
hint-mine-hopes-for-gold = { $chance } of 100 unseen cards are gold that { $card } brings out for you.
hint-mine-hopes-for-miner = { $chance } of 100 unseen cards are miners who bring { $card } out for you.
hint-mine-starts-strong-miner = You have seen { $card } there, strong enough for any gold; { $chance } of 100 unseen cards fit.
hint-mine-starts-known = You have seen { $card } there; { $chance } of 100 unseen cards bring you gold with it.
hint-mine-explores = Nothing that you have seen brings you gold now: look at a new card.
hint-mine-rush-known-gold = You have seen { $card } there, and now it is yours for the taking.
hint-mine-rush-leftover = No gold is left that you could find: { $card } costs nothing.
hint-mine-rush-explores = { $chance } of 100 unseen cards are gold.
hint-mine-best-on-average = Of all moves this one leads to the most on average.

hint-gate-kicker = { $card } is the kicker and starts the round.
hint-gate-cannot-play = None of your cards fits.
hint-gate-ends-round = Your last card ends the round, and the chips in play are yours: { $points } points.
hint-gate-goes-out = From { $card } on you can play all of your { $cards } cards in this turn and end the round.
hint-gate-wins-chip = { $card } is gold and takes the chip of { $value }.
hint-gate-bridges-gap = The black card as { $number } closes a gap; after it { $cards ->
    [one] one more card fits
   *[other] { $cards } more cards fit
}.
hint-gate-sheds-red = { $card } leaves your hand before somebody ends the round and red cards cost a chip.
hint-gate-long-run = From { $card } on you can play { $cards } cards in a row.
hint-gate-pass-saves-black = Only a black card fits now, and it will be worth more later.
hint-gate-pass-waits = What you could play now is of more use to you later.
hint-gate-best-on-average = Of all moves this one leads to the most on average.

hint-any-best-on-average = Of all moves this one leads to the most on average.
