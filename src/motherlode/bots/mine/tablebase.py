"""What was worked out for one decision: where it lies in memory, and how to find a position in it."""

from typing import Annotated

from motherlode.bots.mine.belief import KINDS
from motherlode.rules.layout import Layout
from motherlode.rules.mine.state import DYNAMITE

RUBBLE = DYNAMITE
SORTS = RUBBLE + 1
"""Gold 1 to 4, and everything else; a count of what is known of each, then of what is unseen."""
COUNTS = 2 * SORTS


class Tablebase:
    """The solved positions of the Gold Rush and of the end of the search before it.

    A position of the Rush has a float a player: the points that it will bring, from the seat to move on. A position of
    the search has as many for every number of idle turns and for every seat that may be to move.
    """

    rush_solved: int
    """1 if there are not too many positions."""
    rush_table: int
    """The address."""
    rushes: int
    """How many positions."""
    rush_most: Annotated[list[int], COUNTS]
    rush_stride: Annotated[list[int], COUNTS]
    rush_known: Annotated[list[int], KINDS]
    """The strides again, by kind."""
    rush_unseen: Annotated[list[int], KINDS]

    end_solved: int
    end_table: int
    ends: int
    """How many positions, from no card gone to any one miner gone."""
    end_down: int
    """How many cards lie there when none is gone."""
    end_idles: int
    """How many numbers of idle turns are told apart."""
    end_cards: Annotated[list[int], KINDS]
    end_most: Annotated[list[int], KINDS]
    """How many of each kind are unseen at most."""
    end_stride: Annotated[list[int], KINDS]


TABLEBASE = Layout(Tablebase)
