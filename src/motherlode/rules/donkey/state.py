"""The state of `donkey` as the compiled rules hold it.

A card is one bit of 60. A face is `rank * 6 + colour` (rank 0 the donkey, ranks 1 to 6 the gold 3 to 8) and lies in
bits 0 to 41; the second copies of donkeys and 3s lie 42 bits higher, the third donkeys 54. So `bit % 6` is a card's
colour in every row. A zone (offer, tableau, pile) is the set of cards in it.
"""

from typing import Annotated

from motherlode.rules.layout import Layout

SEATS = 3
COLOURS = 6
FACES = 42
OFFERS = 11
OFFERS_OF = (0, 0, 10, 11)  # by number of players (D5)
OFFER_SIZE = 5
REMOVED = 2
SET_SIZE = 3
DONKEYS_OF = (0, 0, 2, 3)  # of each colour, by number of players (D2)
DONKEY_VALUE = -2
LOWEST_GOLD = 3

# House rules (`house.numbers_of` of the options): all are 0 in the printed game. Behind them stands what follows from
# them: how many offers more there are than printed, and how many more cards leave the game unseen.
HOUSE, RULE_DONKEY, RULE_GOLD, RULE_DONKEYS, RULE_OFFER, RULE_OFFERS, RULE_REMOVED = 0, 1, 2, 8, 9, 10, 11
RULE_BONUS, RULE_FROM, RULE_SET, RULE_TIES, RULE_START, MORE_OFFERS, MORE_REMOVED = 12, 13, 14, 15, 16, 17, 18
RULES = 19
RULE_INTS = 3
BEFORE, AFTER, OFF = 0, 1, 2  # when the bonus card is taken
ANY_SEAT, LEFT_SEAT, RIGHT_SEAT = 0, 1, 2  # from whom

ACTION, BONUS, OVER = 0, 1, 2

# A move's code is a group of 64: takes, exchanges by the card put in, bonus cards by the seat they come from, decline.
TAKE = 0
SWAP = 1 << 6
STEAL = (1 + FACES) << 6
DECLINE = (1 + FACES + SEATS) << 6
MAX_MOVES = 96


class DonkeyState:
    """The whole truth at one moment. Sets of cards unless said otherwise."""

    players: int
    open_piles: int
    """Option: 1 if all piles are open to all."""
    seat: int
    """Whose decision it is."""
    phase: int
    """ACTION, BONUS or OVER."""
    colour: int
    """In BONUS: the colour of the set that is being scored."""
    offer: int
    number: int
    """How many offers were turned up."""
    tableau: Annotated[list[int], SEATS]
    pile: Annotated[list[int], SEATS]
    final: Annotated[list[int], SEATS]
    """At the end: the tableaus as colour scoring found them."""
    discard: int
    """What colour scoring threw away."""
    unseen: int
    """Draw pile and removed cards."""
    first: int
    """The seat that started."""
    donkeys: Annotated[list[int], SEATS]
    """Each seat's card of the start."""
    removed: int
    offers: Annotated[list[int], OFFERS]
    """Every offer as it is turned up, the coming ones too."""
    rules: Annotated[list[int], RULE_INTS]
    """House rules, packed (`bits.rule`); 0 in the first number says that there are none."""


LAYOUT = Layout(DonkeyState)

# The deal as numbers: players, open_piles, first, a donkey a seat, the removed cards, the draw pile; cards as faces.
# Then the house rules.
DEAL_PLAYERS, DEAL_OPEN, DEAL_FIRST, DEAL_DONKEYS = 0, 1, 2, 3
DEAL_REST = DEAL_DONKEYS + SEATS
DEAL_RULES = DEAL_REST + 60
DEAL_SIZE = DEAL_RULES + RULE_INTS
