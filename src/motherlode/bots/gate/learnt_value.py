"""A learnt value of `gate`, compiled: what the end of the own turn is worth beyond what the rollouts say.

The rollouts of a search suppose that everybody plays on by the policy. Players who search do otherwise: they make more
of a hand that leaves much open, and what seems to come does not always come. How the points of a round differ from what
the rollouts foretold was learnt from self-play (see `train_value`). It is linear in a few features of the own hand and
of the table, and in what the rollouts foretell.
"""

import numpy as np

from motherlode.bots.gate.policy import TABLES, kind_of_table, runs_of, shortest_other_hand
from motherlode.rules.bits import popcount
from motherlode.rules.compiled import Floats, jit_for
from motherlode.rules.gate import play
from motherlode.rules.gate.state import BLACK, CHIPS, GOLD, GateState

jit = jit_for(__name__)

# The features: one for any hand, how near the others are to the end of the round, each count of cards in the hand
# alone and times that, whether the own card lies on top, the gold cards times the chips that are gone, and how many
# chips are gone.
ALWAYS, NEARNESS, COUNTS = 0, 1, 2
KINDS = 6
ON_TOP = COUNTS + 2 * KINDS
LATE_GOLD = ON_TOP + 1
CHIPS_GONE = LATE_GOLD + 1
FEATURES = CHIPS_GONE + CHIPS + 1
# The last weight is for the lead that a rollout gains after the turn.
FORETOLD = FEATURES
VALUE_WEIGHTS = FEATURES + 1
VALUE_SIZE = TABLES * VALUE_WEIGHTS
MANY_CARDS = 6
"""With so many cards in every hand nobody is near the end."""


@jit
def write_features(state: GateState, me: int, features: Floats) -> None:
    """The features of a state for a seat. Nothing that is hidden from it counts."""
    hand, gone = state.hands[me], min(state.golds, CHIPS)
    golds, reds = popcount(hand >> GOLD & play.ROW), popcount(hand & play.REDS)
    nearness = min(shortest_other_hand(state, me), MANY_CARDS)
    features[:] = 0.0
    features[ALWAYS] = 1.0
    features[NEARNESS] = nearness
    for kind, count in enumerate((play.size(hand), runs_of(hand), hand >> BLACK, golds, min(reds, 1), reds)):
        features[COUNTS + 2 * kind] = count
        features[COUNTS + 2 * kind + 1] = count * nearness
    features[ON_TOP] = 1.0 if state.last_seat == me else 0.0
    features[LATE_GOLD] = golds * gone
    features[CHIPS_GONE + gone] = 1.0


@jit
def lead(state: GateState, me: int) -> float:
    """By how many points a seat's side is ahead of the others' mean."""
    mine, others = play.side(state, me), 0
    for side in range(state.sides):
        others += play.score(state, side) if side != mine else 0
    return play.score(state, mine) - others / (state.sides - 1)


@jit
def weights_at(value_weights: Floats, state: GateState) -> Floats:
    """The weights at a kind of table."""
    start = kind_of_table(state) * VALUE_WEIGHTS
    return value_weights[start : start + VALUE_WEIGHTS]


@jit
def beyond_rollout(weights: Floats, state: GateState, me: int) -> float:
    """How many points more than a rollout brings the end of a turn is worth, were it not for what the rollout gains."""
    features = np.empty(FEATURES, np.float64)
    write_features(state, me, features)
    worth = -weights[FORETOLD] * lead(state, me)
    for i in range(FEATURES):
        worth += weights[i] * features[i]
    return float(worth)
