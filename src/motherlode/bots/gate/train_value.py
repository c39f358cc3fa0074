"""How the weights of the learnt value of `gate` are found: from how rounds end otherwise than the rollouts foretold.

The search plays itself, without a learnt value. At the end of each turn the rollouts foretell by how many points its
player will lead when the round ends, over many deals that the player may suppose. What comes of it is compared when the
round has ended: the weights are those with which the features of the moment explain the difference best (ridge
regression).
"""

from collections.abc import Callable, Iterator

import numpy as np

from motherlode.bots.gate import belief
from motherlode.bots.gate.learnt_value import FEATURES, FORETOLD, VALUE_WEIGHTS, lead, write_features
from motherlode.bots.gate.players import ExpertBot
from motherlode.bots.gate.policy import NAMES, PLAYERS, POLICY_SIZE, SIDES, TABLES, best_move
from motherlode.bots.gate.search_model import one_turn_model
from motherlode.bots.protocol import Budget
from motherlode.bots.search import SearchModel
from motherlode.rules import SplitMix64, State, game
from motherlode.rules.compiled import (
    Floats,
    address_of,
    exported_for,
    float_exported_for,
    floats_at,
    keep,
    rng_at,
)
from motherlode.rules.gate import abi as rules
from motherlode.rules.gate import knowledge as known
from motherlode.rules.gate import play

exported = exported_for(__name__)
float_exported = float_exported_for(__name__)

GAMES = 4000
"""At each kind of table."""
BUDGET = Budget(iterations=250)
ROLLOUTS = 64
REPORTS = 20
RIDGE = 20.0


@float_exported
def foretold(state: int, me: int, policy: int, rng: int) -> float:
    """By how many points a seat leads when the round ends: the mean over deals that it may suppose, played on by a
    policy.
    """
    start, numbers = np.zeros(belief.COPIED, np.int64), np.empty(belief.COPIED, np.int64)
    belief.write_round(address_of(start), state)
    record, policy_weights = rules.at(address_of(numbers)), floats_at(policy, POLICY_SIZE)
    total = 0.0
    for _ in range(ROLLOUTS):
        numbers[:] = start
        known.redeal(record, rng_at(rng))
        while not play.is_over(record):
            play.apply(record, best_move(policy_weights, record))
        total += lead(record, me)
    keep(start)
    keep(numbers)
    return total / ROLLOUTS


@exported
def describe(state: int, me: int, features: int) -> int:
    """Writes the features of a state for a seat."""
    write_features(rules.at(state), me, floats_at(features, FEATURES))
    return 0


@float_exported
def lead_at(state: int, me: int) -> float:
    return lead(rules.at(state), me)


class Regression:
    """Ridge regression, one sample at a time."""

    def __init__(self) -> None:
        self._squares = RIDGE * np.eye(VALUE_WEIGHTS)
        self._products = np.zeros(VALUE_WEIGHTS)
        self._total = 0.0

    def add(self, features: Floats, difference: float) -> None:
        self._squares += np.outer(features, features)
        self._products += difference * features
        self._total += difference**2

    def weights(self) -> Floats:
        return np.asarray(np.linalg.solve(self._squares, self._products), np.float64)

    def explained(self) -> float:
        """The share of the differences that the weights explain."""
        return float(self.weights() @ self._products) / max(self._total, 1.0)


def train_value(
    policy_weights: Floats, number: int, report: Callable[[float, dict[str, float]], None], games: int = GAMES
) -> Floats:
    """Learns the weights at all kinds of tables from a seed."""
    found = np.zeros((TABLES, VALUE_WEIGHTS))
    for table, name in enumerate(NAMES):

        def share(fraction: float, explained: float, table: int = table, name: str = name) -> None:
            report((table + fraction) / TABLES, {f"% explained, {name}": 100 * explained})

        found[table] = _train_table(policy_weights, table, number, games, share)
    return found


def _train_table(
    policy_weights: Floats, table: int, number: int, games: int, report: Callable[[float, float], None]
) -> Floats:
    """Learns the weights at one kind of table."""
    nothing_learnt = np.zeros((TABLES, VALUE_WEIGHTS))
    model = one_turn_model(policy_weights, nothing_learnt)
    learnt = Regression()
    reported = {games * (each + 1) // REPORTS for each in range(REPORTS)}
    for i in range(games):
        options = {"teams": SIDES[table] < PLAYERS[table]}
        start = game("gate").deal(PLAYERS[table], SplitMix64(number, i), options)
        for features, difference in samples(start, model, policy_weights, SplitMix64(number + 1, i)):
            learnt.add(features, difference)
        if i + 1 in reported:
            report((i + 1) / games, learnt.explained())
    return learnt.weights()


def samples(
    state: State, model: SearchModel, policy_weights: Floats, rng: SplitMix64
) -> Iterator[tuple[Floats, float]]:
    """Plays a game; the features of every turn's end, and how the round ended otherwise than was foretold."""
    bots = [ExpertBot(model, rng.below(1 << 30), BUDGET) for _ in range(state.fields.players)]
    turns: list[tuple[int, Floats, float]] = []
    while state.seat is not None:
        me, number = state.seat, state.fields.round_number
        state = state.apply(bots[me].choose(state.knowledge(me), BUDGET))
        if state.seat is None or state.fields.round_number != number:
            yield from ((features, lead_at(state.address, seat) - then) for seat, features, then in turns)
            turns = []
        elif state.seat != me:
            turns.append((me, *_end_of_turn(state, me, policy_weights, rng)))


def _end_of_turn(state: State, me: int, policy_weights: Floats, rng: SplitMix64) -> tuple[Floats, float]:
    """The features of a moment for the seat whose turn has ended, and its lead that is foretold for the round's end."""
    knowledge, features = state.knowledge(me), np.zeros(VALUE_WEIGHTS)
    then = foretold(knowledge.address, me, policy_weights.ctypes.data, rng.address)
    describe(knowledge.address, me, features.ctypes.data)
    features[FORETOLD] = then - lead_at(knowledge.address, me)
    return features, then
