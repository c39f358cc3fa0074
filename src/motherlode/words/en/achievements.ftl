### What can be achieved in the games.

achieved-three-sets-in-an-offer = Three times three
    .about = three sets from one and the same offer.
achieved-set-in-the-grand-final = At the last moment
    .about = a set in the Grand Final.
achieved-won-without-stealing = Won honestly
    .about = won without ever taking a bonus card.
achieved-duel-won-with-a-three = David
    .about = a duel won by your miner with value 3, the weakest that can win one.
achieved-four-gold-on-anothers-turn = Thanks a lot
    .about = your miner brings out gold worth 4 on somebody else’s turn.
achieved-three-finds-in-the-rush = Gold fever
    .about = gold found three times in one Gold Rush.
achieved-round-without-red = Nothing red
    .about = a round ended by you without having played a red card in it.
achieved-all-chips-of-a-round = Clean sweep
    .about = all four chips of a round.
achieved-never-paid-for-red = Never caught
    .about = a whole game without paying for red cards.
