"""What the points that each seat of `mine` expects in the end mean for one of them, compiled."""

import numpy as np

from motherlode.bots.mine.belief import Belief, points_of
from motherlode.rules.compiled import Floats, jit_for
from motherlode.rules.mine.state import DYNAMITE

jit = jit_for(__name__)

LUCK = 0.8
"""How much chance is left: the spread of the final points, by the square root of the gold left a player."""
CERTAIN = 0.1
"""The spread when no gold is left."""


@jit
def chance_to_win(prospect: Floats, players: int, seat: int, gold: int) -> float:
    """The more gold is left, the less is decided."""
    spread = CERTAIN + LUCK * np.sqrt(gold / players)
    total = 0.0
    for each in range(players):
        total += np.exp((prospect[each] - prospect[seat]) / spread)
    return float(1.0 / total)


@jit
def gold_left(belief: Belief) -> int:
    """The points of all gold on the table."""
    gold = points_of(belief.up) if belief.up >= 0 else 0
    for face in range(DYNAMITE):
        gold += points_of(face) * (belief.known[face] + belief.unseen[face])
    return gold
