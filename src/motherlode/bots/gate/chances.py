"""What the points at the end of a round of `gate` are worth, compiled: a guess at who wins after the rounds to come."""

from math import exp, sqrt

import numpy as np

from motherlode.rules.compiled import Floats, jit_for
from motherlode.rules.gate import play
from motherlode.rules.gate.state import SEATS, GateState

jit = jit_for(__name__)

SPREAD = 45.0  # a lead of so many points with one round to come is an advantage of e to 1


@jit
def chances(state: GateState, rounds: int, shares: Floats) -> None:
    """Each side's chance to win with its points and this many rounds to come; with none, its share of the victory.

    Points of coming rounds go to everybody alike; the more rounds, the less a lead means.
    """
    spread = SPREAD * sqrt(rounds) if rounds else 1e-3
    best = 0
    for side in range(state.sides):
        best = max(best, play.score(state, side))
    total = 0.0
    for side in range(state.sides):
        shares[side] = exp((play.score(state, side) - best) / spread)
        total += shares[side]
    for side in range(state.sides):
        shares[side] /= total


@jit
def chance_of_seat(state: GateState, rounds: int, seat: int) -> float:
    """A seat's chance to win; partners win together."""
    shares = np.empty(SEATS, np.float64)
    chances(state, rounds, shares)
    return float(shares[play.side(state, seat)])
