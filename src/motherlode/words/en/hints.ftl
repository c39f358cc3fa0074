### Why a move is good. $card and $other are cards by their whole names, $colour is a colour's name, $seat a player's name;
### $chance is in percent.

hint-donkey-only-move = There is nothing else to do here.
hint-donkey-completes-set = The { $card } completes your set in { $colour }: { $points ->
    [one] { $points } point
   *[other] { $points } points
} for your pile.
hint-donkey-trades-donkey = You get rid of the { $other } and have the { $card } for it.
hint-donkey-makes-pair = With the { $card } you have two cards in { $colour }; one more makes a set.
hint-donkey-bonus-breaks-pair = { $seat } has two cards in { $colour }; without the { $card } it is only one.
hint-donkey-bonus-only-donkeys = Only donkeys are to be had: better to take none.
hint-donkey-denies-set = { $seat } has two cards in { $colour } and could get the { $card } as the third: a set of { $points } points.
hint-donkey-must-take-donkey = Only donkeys can be taken now, and nothing can be exchanged; the { $card } is one of them.
hint-donkey-avoids-donkey = An exchange spares you the { $other }, which is the lowest card on offer.
hint-donkey-leads-colour = With the { $card } you are ahead in { $colour }: { $points } against { $value }. At the end that counts.
hint-donkey-arms-exchange = The { $card } can later be exchanged for any gold card on offer.
hint-donkey-leaves-lowest = After this the lowest card on offer is the { $other }, and it is { $seat }’s turn.
hint-donkey-bonus-gold = The { $card } is worth { $points } points, and { $seat } no longer has it.
hint-donkey-best-on-average = Of all moves this one leads to the most on average.

hint-mine-only-move = There is only this one card to turn up.
hint-mine-wins-gold = You have seen { $card } there: together with { $other } that is gold for you.
hint-mine-known-pair = You have seen { $card } at place { $place } and { $other } at place { $other_place }: together they are gold for you.
hint-mine-removes-miner = The { $card }, which works for { $seat }, leaves the game.
hint-mine-shows-nothing = You have seen { $card } there: the others learn nothing new.
hint-mine-hopes-for-gold = { $chance }% of the unseen cards are gold that the { $card } would bring out for you.
hint-mine-hopes-for-miner = { $chance }% of the unseen cards are miners who would bring { $card } out for you.
hint-mine-starts-known = You have seen { $card } there; { $chance }% of the unseen cards would bring you gold with it.
hint-mine-explores = Nothing that you have seen brings you gold now: look at a new card.
hint-mine-rush-known-gold = You have seen { $card } there, and now it is yours for the taking.
hint-mine-rush-leftover = No gold is left that you could find: { $card } costs nothing.
hint-mine-rush-explores = { $chance }% of the unseen cards are gold.
hint-mine-known-duel = You have seen { $card } at place { $place } and { $other } at place { $other_place }: the weaker miner works for { $seat } and leaves the game.
hint-mine-known-stall = You have seen { $card } at place { $place } and { $other } at place { $other_place }: nothing happens, and the others learn nothing new.
hint-mine-duel = The { $card } leaves the game, the { $other } stays.
hint-mine-spends-miner = The gold goes to { $seat }, but only { $points ->
    [one] { $points } point
   *[other] { $points } points
}, and the { $card } leaves the game.
hint-mine-blows-up = This blows up { $card } and { $other }: both leave the game.
hint-mine-explores-chance = { $chance }% of the unseen cards would bring you gold with a card that you know.
hint-mine-explores-second = No unseen card brings you gold with { $card }: this shows you one more card.
hint-mine-rush-passes = The { $card } brings nothing, but it leaves the search to the others: { $chance }% of the unseen cards are gold.
hint-mine-best-on-average = Of all moves this one leads to the most on average.

hint-gate-kicker = The { $card } is the kicker and starts the round.
hint-gate-cannot-play = None of your cards fits.
hint-gate-ends-round = Your last card ends the round, and the chips in play are yours: { $points } points.
hint-gate-goes-out = From the { $card } on you can play all of your { $cards } cards in this turn and end the round.
hint-gate-leaves-one-turn = After the { $card } your other { $cards } cards fit into one turn: the next time their number comes, you can end the round.
hint-gate-wins-chip = The { $card } is gold and wins the chip of { $value }.
hint-gate-bridges-gap = The black card as { $number } closes a gap; after it { $cards ->
    [one] one more card fits
   *[other] { $cards } more cards fit
}.
hint-gate-long-run = From the { $card } on you can play { $cards } cards in a row.
hint-gate-black-goes-on = With the black card as { $number } your turn goes on: after it { $cards ->
    [one] one more card fits
   *[other] { $cards } more cards fit
}.
hint-gate-sheds-last-red = The { $card } is your last red card: after it you have nothing to pay when the round ends.
hint-gate-sheds-red = The { $card } leaves your hand; who holds red when the round ends pays a chip.
hint-gate-opponent-near-end = { $seat } has only { $cards ->
    [one] one card
   *[other] { $cards } cards
} left: get rid of what you can.
hint-gate-leaves-numbers = After this only { $number } or { $value } can follow.
hint-gate-pass-saves-black = Only a black card fits now: keep it.
hint-gate-pass-keeps-hand = Your { $cards } cards fit into one turn: keep them together until their number comes, and you can end the round.
hint-gate-pass-keeps-run = The { $card } is one of { $cards } cards in a row in your hand; now you could play only { $number } of them.
hint-gate-pass-keeps-gold = The { $card } would win only the chip of { $value } now.
hint-gate-pays-lowest = It is your chip of lowest value: { $value } is the least that your red cards can cost you.
hint-gate-pass-short-turn = You could play only the { $card } now, and nothing after it.
hint-gate-pass-own-lead = You played the last card: if all others pass, you open a new sequence with any card.
hint-gate-pass-for-partner = Your partner played the last card: if the others pass too, your partner opens a new sequence with any card.
hint-gate-best-on-average = Of all moves this one leads to the most on average.

hint-any-best-on-average = Of all moves this one leads to the most on average.
