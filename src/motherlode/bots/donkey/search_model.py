"""How the search thinks about `donkey`, compiled: with rollouts, or with the learnt table."""

from dataclasses import replace

import numpy as np

from motherlode.bots.donkey import solver
from motherlode.bots.donkey.evaluation import (
    AFTER,
    SCRATCH_SIZE,
    TABLE,
    Scratch,
    finish_turn,
    scratch_at,
    share_end,
    stage,
    try_move,
)
from motherlode.bots.donkey.greedy import chance_by_guess
from motherlode.bots.donkey.solver import MOST, POINT, UNKNOWN, difference, is_open, solve_at
from motherlode.bots.donkey.tables import shipped
from motherlode.bots.search import SEATS, WORTH, SearchModel
from motherlode.bots.worth import ahead_of_mean, blend, lead_of, points_in, settle_game, share_of_two, softmax
from motherlode.rules import Knowledge, SplitMix64
from motherlode.rules.bits import popcount
from motherlode.rules.compiled import (
    Floats,
    Ints,
    copy,
    exported_for,
    float_exported_for,
    floats_at,
    ints_at,
    jit_for,
)
from motherlode.rules.donkey import abi as rules
from motherlode.rules.donkey import play
from motherlode.rules.donkey.state import DonkeyState

jit = jit_for(__name__)
exported = exported_for(__name__)
float_exported = float_exported_for(__name__)

CERTAIN_LEAD = 40.0


@exported
def value_at_end(state: int, worth: int) -> int:
    """What a finished game is worth."""
    return settle_game(state, worth, CERTAIN_LEAD, rules)


PLAIN = SearchModel(value=value_at_end, rollout=rules.playout, exploration=0.7)
GUIDED = SearchModel(
    value=value_at_end, rollout=rules.playout, prior=chance_by_guess, exploration=0.3, first_play_urgency=0.15
)
"""The same, but what is tried first is decided by the hand-made guess."""


# Behind the state stands where the thread's scratch and its solver's are, and where the table is.
SCRATCH_AT = rules.STATE_SIZE
SOLVER_AT = SCRATCH_AT + 1
TABLE_AT = SOLVER_AT + 1
CARRIED = TABLE_AT + 1

LEAF_CARDS = 2
LEAF_NODES = 200


def pack_up(knowledge: Knowledge, rng: SplitMix64) -> Ints:
    """What a tree starts from: the state that the seat knows, and what it takes along."""
    return carry(knowledge.address, knowledge.view.players)


def carry(state: int, players: int) -> Ints:
    """A state, and where its scratches and its table are; the buffer lies behind it."""
    buffer = np.zeros(CARRIED + SCRATCH_SIZE + solver.SCRATCH_SIZE, np.int64)
    copy(ints_at(state, rules.STATE_SIZE), buffer, rules.STATE_SIZE)
    buffer[SCRATCH_AT] = buffer[CARRIED:].ctypes.data
    buffer[SOLVER_AT] = buffer[CARRIED + SCRATCH_SIZE :].ctypes.data
    buffer[TABLE_AT] = shipped()[players].ctypes.data
    return buffer[:CARRIED]


@jit
def weigh(state: DonkeyState, scratch: Scratch, table: Floats) -> None:
    """Writes each seat's chance to win beside the expected points in the scratch."""
    if play.is_over(state):
        share_end(state, scratch.standings, scratch.chances)
    else:
        softmax(scratch.expected, state.players, table[stage(state)], scratch.chances)


@float_exported
def prior(state: int, move: int) -> float:
    """What the table says of the state after a turn that begins with the move."""
    carried = ints_at(state, CARRIED)
    table, scratch, me = floats_at(carried[TABLE_AT], TABLE), scratch_at(carried[SCRATCH_AT]), rules.at(state).seat
    try_move(state, move, carried[SCRATCH_AT], table)
    after = rules.at(carried[SCRATCH_AT] + AFTER)
    weigh(after, scratch, table)
    return blend(scratch.chances[me], ahead_of_mean(scratch.expected, after.players, me), CERTAIN_LEAD)


@jit
def write_worth(after: DonkeyState, scratch: Scratch, table: Floats, worth: Floats) -> None:
    weigh(after, scratch, table)
    for seat in range(after.players):
        ahead = ahead_of_mean(scratch.expected, after.players, seat)
        worth[seat] = blend(scratch.chances[seat], ahead, CERTAIN_LEAD)
        worth[SEATS + seat] = scratch.chances[seat]
        worth[2 * SEATS + seat] = lead_of(scratch.expected, after.players, seat)


@exported
def value_by_table(state: int, worth: int) -> int:
    """What a state is worth by the table."""
    carried = ints_at(state, CARRIED)
    table, scratch = floats_at(carried[TABLE_AT], TABLE), scratch_at(carried[SCRATCH_AT])
    copy(carried, scratch.after, rules.STATE_SIZE)
    finish_turn(carried[SCRATCH_AT], table)
    write_worth(rules.at(carried[SCRATCH_AT] + AFTER), scratch, table, floats_at(worth, WORTH))
    return 0


@exported
def value_after(state: int, move: int, worth: int) -> int:
    """What the state after a turn that begins with the move is worth by the table."""
    carried = ints_at(state, CARRIED)
    table = floats_at(carried[TABLE_AT], TABLE)
    try_move(state, move, carried[SCRATCH_AT], table)
    write_worth(rules.at(carried[SCRATCH_AT] + AFTER), scratch_at(carried[SCRATCH_AT]), table, floats_at(worth, WORTH))
    return 0


@jit
def write_exact(ahead: int, seat: int, worth: Floats) -> None:
    """What a solved state is worth to both seats, from how far one of them will be ahead in standings."""
    for each in range(2):
        standings = ahead if each == seat else -ahead
        share, points = share_of_two(standings), float(points_in(standings, POINT))
        worth[each] = blend(share, points, CERTAIN_LEAD)
        worth[SEATS + each] = share
        worth[2 * SEATS + each] = points


@exported
def value(state: int, worth: int) -> int:
    """What a state is worth: exactly where that is cheap, else by the table."""
    record = rules.at(state)
    if is_open(record) and not play.is_over(record) and popcount(record.offer) <= LEAF_CARDS:
        solver_scratch = ints_at(state, CARRIED)[SOLVER_AT]
        coming = solve_at(solver_scratch, state, -MOST, MOST, LEAF_NODES)
        if coming != UNKNOWN:
            write_exact(coming + difference(record, record.seat), record.seat, floats_at(worth, WORTH))
            return 0
    return value_by_table(state, worth)


TABLE_MODEL = SearchModel(value=value_by_table, prior=prior, exploration=0.3, first_play_urgency=0.15, begin=pack_up)
MODEL = replace(TABLE_MODEL, value=value)
