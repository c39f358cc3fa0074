"""The state of `tricks`. A set of cards has bit `n` for the card `n + 1`."""

from typing import Annotated

from motherlode.rules.layout import Layout

SEATS = 4
DECK = 16
HAND = 4
MAX_MOVES = HAND
NOTHING = -1


class TricksState:
    """The whole truth at one moment."""

    players: int
    double_last: int
    """Option: 1 if the last trick counts twice (T5)."""
    seat: int
    """Whose decision it is."""
    first: int
    """The seat that started."""
    leader: int
    """The seat that led this trick."""
    number: int
    """How many tricks were taken."""
    hands: Annotated[list[int], SEATS]
    gone: Annotated[list[int], SEATS]
    """The cards that each seat has played."""
    laid: Annotated[list[int], SEATS]
    """The card that each seat has laid in this trick, or NOTHING."""
    points: Annotated[list[int], SEATS]


LAYOUT = Layout(TricksState)

# The deal as numbers: players, double_last, the first seat, a hand a seat.
DEAL_PLAYERS, DEAL_DOUBLE, DEAL_FIRST, DEAL_HANDS = 0, 1, 2, 3
DEAL_SIZE = DEAL_HANDS + SEATS
