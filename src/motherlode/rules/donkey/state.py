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


LAYOUT = Layout(DonkeyState)

# The deal as numbers: players, open_piles, first, a donkey a seat, the removed cards, the draw pile; cards as faces.
DEAL_PLAYERS, DEAL_OPEN, DEAL_FIRST, DEAL_DONKEYS = 0, 1, 2, 3
DEAL_REST = DEAL_DONKEYS + SEATS
DEAL_SIZE = DEAL_REST + 60
