"""What the points at the end of a round of `gate` are worth, compiled: a guess at who wins after the rounds to come."""

from math import sqrt

import numpy as np

from motherlode.bots.worth import softmax
from motherlode.rules.compiled import Floats, jit_for
from motherlode.rules.gate import play
from motherlode.rules.gate.state import SEATS, GateState

jit = jit_for(__name__)

# A lead of so many points with one round to come is an advantage of e to 1, by the number of sides. Fitted to games of
# the learnt policy (docs/review.md).
SPREADS = (0.0, 0.0, 38.0, 32.0, 30.0)
NO_DOUBT = 1e-3


@jit
def chances(state: GateState, rounds: int, shares: Floats) -> None:
    """Each side's chance to win with its points and this many rounds to come; with none, its share of the victory."""
    for side in range(state.sides):
        shares[side] = play.score(state, side)
    points_to_chances(shares, state.sides, rounds, NO_DOUBT)


@jit
def points_to_chances(shares: Floats, sides: int, rounds: float, doubt: float) -> None:
    """Replaces each side's points by its chance to win.

    Points of coming rounds go to everybody alike; the more rounds, the less a lead means. With none to come a lead of
    `doubt` is an advantage of e to 1.
    """
    spread = SPREADS[sides] * sqrt(rounds) if rounds else doubt
    softmax(shares, sides, 1.0 / spread, shares)


@jit
def chance_of_seat(state: GateState, rounds: int, seat: int) -> float:
    """A seat's chance to win; partners win together."""
    shares = np.empty(SEATS, np.float64)
    chances(state, rounds, shares)
    return float(shares[play.side(state, seat)])
