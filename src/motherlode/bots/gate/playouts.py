"""How reviews play `gate` on, compiled: the round to its end, as players would; then the points are weighed."""

import numpy as np

from motherlode.bots.gate import all_hands, belief, search_model
from motherlode.bots.gate.chances import chances
from motherlode.bots.gate.players import is_paying
from motherlode.bots.gate.policy import GREEDY, POLICY_SIZE, likely_move
from motherlode.bots.playouts import PlayoutModel, SeatModel
from motherlode.bots.protocol import Rating
from motherlode.bots.search import SEATS, WORTH
from motherlode.bots.worth import lead_of
from motherlode.rules import Knowledge, SplitMix64
from motherlode.rules.compiled import Floats, Ints, copy, exported_for, floats_at, ints_at, jit_for, rng_at
from motherlode.rules.gate import abi as rules
from motherlode.rules.gate import play
from motherlode.rules.gate.state import ROUNDS, GateState

jit = jit_for(__name__)
exported = exported_for(__name__)

POLICY_AT = rules.STATE_SIZE
"""Behind the state stands where the weights of the players' policy are."""
CARRIED = POLICY_AT + 1


def carry(state: int, players: int) -> Ints:
    buffer = np.zeros(CARRIED, np.int64)
    copy(ints_at(state, rules.STATE_SIZE), buffer, rules.STATE_SIZE)
    buffer[POLICY_AT] = GREEDY.ctypes.data
    return buffer


@exported
def rollout(state: int, rng: int) -> int:
    """Plays the round to its end, until the next one begins or the game is over."""
    record, numbers = rules.at(state), rng_at(rng)
    policy = floats_at(ints_at(state, CARRIED)[POLICY_AT], POLICY_SIZE)
    number, made = record.round_number, 0
    while not play.is_over(record) and record.round_number == number:
        play.apply(record, likely_move(policy, record, numbers))
        made += 1
    return made


@exported
def value(state: int, worth: int) -> int:
    """What the points are worth with the rounds to come."""
    record = rules.at(state)
    weigh(record, 0 if play.is_over(record) else ROUNDS - record.round_number, floats_at(worth, WORTH))
    return 0


@exported
def value_of_round(state: int, worth: int) -> int:
    """The same at the end of a round that the belief has made the last one."""
    weigh(rules.at(state), belief.rounds_to_come(state), floats_at(worth, WORTH))
    return 0


@jit
def weigh(record: GateState, rounds: int, found: Floats) -> None:
    """Writes what the points are worth to each seat with so many rounds to come."""
    points, shares = np.empty(SEATS, np.int64), np.empty(SEATS, np.float64)
    for side in range(record.sides):
        points[side] = play.score(record, side)
    chances(record, rounds, shares)
    for seat in range(record.players):
        found[SEATS + seat] = shares[play.side(record, seat)]
        found[2 * SEATS + seat] = lead_of(points, record.sides, play.side(record, seat))


def begin_with_belief(knowledge: Knowledge, rng: SplitMix64) -> Ints | None:
    """What the others played and passed tells of their hands; not when the round has ended and chips are paid."""
    return None if is_paying(knowledge) else belief.new_belief(GREEDY, knowledge, rng)


def solve(knowledge: Knowledge, patience: int) -> list[Rating] | None:
    """The end of a round, over all hands that fit; before the last one, what its points are worth then is a guess."""
    return all_hands.ratings(knowledge)


LIKELY = SeatModel(
    begin=begin_with_belief, determinize=belief.determinize_anew, rollout=search_model.rollout, value=value_of_round
)
PLAYOUTS = PlayoutModel(
    rollout=rollout,
    value=value,
    begin=carry,
    seat_model=LIKELY,
    solve=solve,
    decides=all_hands.is_last_round,
)
