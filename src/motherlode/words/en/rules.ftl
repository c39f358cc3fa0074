### Pictures in the rules pages of the browser.

ui-learn = Learn by playing
rules-picture-donkey-donkeys = Donkeys: minus two each
rules-picture-donkey-gold = Gold: from 3 to 8
rules-picture-donkey-swap = Exchange: a lower gold card comes for a higher one
rules-picture-donkey-set = Three of one colour are a set
rules-picture-mine-gold = Gold, worth 1 to 4
rules-picture-mine-miners = Miners of strength 2 to 5 in five colours
rules-picture-mine-rest = Dynamite, a card face down, and a mine entrance
rules-picture-mine-struck = Strong enough: the gold is dug up
rules-picture-mine-duel = The weaker miner leaves
rules-picture-gate-cards = Green, gold, red and black
rules-picture-gate-chips = The four chips of a round
rules-picture-gate-up = Upwards, and past 10 to 0
rules-picture-gate-down = Downwards, with black as 2
rules-luck = Luck and skill
rules-luck-left = Between equals, luck leaves { $left }% of the variance of a result: the rest was luck. Measured in { $games } games of two bots, by the luck ledger of the review.
