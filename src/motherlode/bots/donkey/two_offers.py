"""Exact play of `donkey` with two players in the last offer but one, compiled: what the last one may be is averaged.

Seven cards are unseen then: five of them are the last offer, and two left the game before it began. All 21 ways are
looked at. The value of a position is how many of them are won with best play of both, a draw counting half; so it is a
whole number of `WAYS` halves. Alpha-beta goes through the cards that lie there; where the last of them is taken, the
ways are summed up, and the sum is given up as soon as it cannot matter any more.
"""

from typing import Annotated

import numpy as np
from numba import carray

from motherlode.bots.donkey import solver
from motherlode.bots.donkey.solver import AT_LEAST, AT_MOST, EXACT, difference, key_of, made_by
from motherlode.bots.protocol import Rating
from motherlode.rules import Knowledge
from motherlode.rules.bits import popcount
from motherlode.rules.compiled import Ints, copy, exported_for, ints_at, jit_for, pointer
from motherlode.rules.donkey import abi as rules
from motherlode.rules.donkey import play
from motherlode.rules.donkey.state import MAX_MOVES, OFFERS_OF, DonkeyState
from motherlode.rules.layout import byte_of, record_of

jit = jit_for(__name__)
exported = exported_for(__name__)

BEFORE_LAST = OFFERS_OF[2] - 1
UNSEEN = 7
PAIRS = UNSEEN * (UNSEEN - 1) // 2
WAYS = 2 * PAIRS
"""The value of a position that is always won."""
DEEPEST = 160
SLOTS = 1 << 16
UNKNOWN = -1
NODES = 1_500_000
"""So many positions of last offers are about a quarter of a second of one core."""
FEW_CARDS = 3
"""With more cards on offer answers with so few positions are too rare to be tried."""
SPREAD = 0x9E3779B97F4A7C1
"""What the lead so far is multiplied with in a position's key."""


class Scratch:
    """What this solver works in, and the address of the last offer's."""

    inner: int
    left: int
    """How many nodes of the last offer may still be looked at; below 0 it gave up."""
    states: Annotated[Ints, DEEPEST, rules.STATE_SIZE]
    moves: Annotated[Ints, DEEPEST, MAX_MOVES]
    priority: Annotated[Ints, MAX_MOVES]
    known: Annotated[Ints, SLOTS, 3]


SCRATCH = record_of(Scratch)
SCRATCH_SIZE = SCRATCH.itemsize // 8
LEFT = byte_of(SCRATCH, "left") // 8  # the number that says how many nodes are left
STATES = byte_of(SCRATCH, "states")


@jit
def scratch_at(address: int) -> Scratch:
    scratch: Scratch = carray(pointer(address), (1,), SCRATCH)[0]
    return scratch


@jit
def state_at(scratch: int, ply: int) -> int:
    """Where the state of a ply lies."""
    return scratch + STATES + 8 * rules.STATE_SIZE * ply


@jit
def halves_of(scratch: Scratch, state: int) -> int:
    """2, 1 or 0 for whoever moves in a last offer: won, drawn or lost."""
    so_far = difference(rules.at(state), rules.at(state).seat)
    coming = solver.solve_at(scratch.inner, state, -1 - so_far, 1 - so_far, max(0, scratch.left))
    scratch.left -= ints_at(scratch.inner, 1)[solver.NODES]
    if coming == solver.UNKNOWN:
        scratch.left = -1
        return 0
    ahead = coming + so_far
    return 2 if ahead > 0 else 1 if ahead == 0 else 0


@jit
def sum_ways(address: int, ply: int, alpha: int, beta: int) -> int:
    """How many halves who moves gets of all last offers that may come; a bound of it outside of the window."""
    scratch, state = scratch_at(address), rules.at(state_at(address, ply))
    cards, unseen = np.empty(UNSEEN, np.int64), state.unseen
    for i in range(UNSEEN):
        cards[i] = unseen & -unseen
        unseen &= unseen - 1
    won, left = 0, WAYS
    unseen = state.unseen
    for one in range(UNSEEN):
        for other in range(one + 1, UNSEEN):
            state.offer = unseen & ~(cards[one] | cards[other])
            won += halves_of(scratch, state_at(address, ply))
            left -= 2
            if scratch.left < 0 or won >= beta:
                return won
            if won + left <= alpha:
                return won + left
    return won


@jit
def full_key(state: DonkeyState) -> int:
    """Tells positions apart, the lead so far included."""
    return key_of(state) ^ difference(state, state.seat) * SPREAD


@jit
def stays_with_seat(address: int, ply: int, move: int) -> bool:
    """Makes a move in the scratch's state of the next ply; whether the same seat decides there, as a bonus is due."""
    scratch, state = scratch_at(address), rules.at(state_at(address, ply))
    copy(scratch.states[ply], scratch.states[ply + 1], rules.STATE_SIZE)
    after = rules.at(state_at(address, ply + 1))
    play.apply(after, move)
    return after.seat == state.seat


@exported
def solve(address: int, ply: int, alpha: int, beta: int) -> int:
    """The halves that the mover in the scratch's state of this ply gets, if between alpha and beta; else a bound."""
    scratch, state = scratch_at(address), rules.at(state_at(address, ply))
    if state.number > BEFORE_LAST:
        return sum_ways(address, ply, alpha, beta)
    if ply + 1 >= DEEPEST:
        scratch.left = -1
    key = full_key(state)
    entry = scratch.known[key & (SLOTS - 1)]
    first = -1
    if entry[0] == key and entry[2] != 0:
        bound, first = entry[2] & 3, made_by(state, entry[2] >> 8)
        if bound == EXACT or (bound == AT_LEAST and entry[1] >= beta) or (bound == AT_MOST and entry[1] <= alpha):
            return int(entry[1])
    moves = scratch.moves[ply]
    n = play.legal_moves(state, moves)
    solver.sort_moves(state, moves, n, first, scratch.priority)
    best, chosen, floor = -1, moves[0], alpha
    for i in range(n):
        if stays_with_seat(address, ply, moves[i]):
            value = solve(address, ply + 1, floor, beta)
        else:
            value = WAYS - solve(address, ply + 1, WAYS - beta, WAYS - floor)
        if scratch.left < 0:
            return 0
        if value > best:
            best, chosen, floor = value, moves[i], max(floor, value)
        if best >= beta:
            break
    entry[0], entry[1] = key, best
    entry[2] = (chosen << 8) + (1 << 7) + (AT_LEAST if best >= beta else AT_MOST if best <= alpha else EXACT)
    return best


@exported
def solve_move(scratch: int, inner: int, state: int, move: int, limit: int) -> int:
    """How many halves a move brings to whoever makes it; `UNKNOWN` when that takes more nodes than the limit. What is
    left of the limit stays in the scratch.
    """
    here = scratch_at(scratch)
    here.inner, here.left = inner, limit
    copy(ints_at(state, rules.STATE_SIZE), here.states[0], rules.STATE_SIZE)
    if stays_with_seat(scratch, 0, move):
        value = solve(scratch, 1, -1, WAYS + 1)
    else:
        value = WAYS - solve(scratch, 1, -1, WAYS + 1)
    return UNKNOWN if here.left < 0 else value


def rate_before_last(knowledge: Knowledge, nodes: int = NODES) -> list[Rating] | None:
    """Every move's exact chance to win in the last offer but one of two players, the best first; None elsewhere, or
    where it takes more than so many positions. Points are not counted: they are the same for all.
    """
    fields, cards = knowledge.fields, popcount(knowledge.fields.offer)
    if fields.players != 2 or fields.number != BEFORE_LAST or (nodes <= NODES and cards > FEW_CARDS):
        return None
    scratch, inner = np.zeros(SCRATCH_SIZE, np.int64), np.zeros(solver.SCRATCH_SIZE, np.int64)
    found = []
    for move in knowledge.legal_moves():
        halves = solve_move(scratch.ctypes.data, inner.ctypes.data, knowledge.address, move.code, nodes)
        if halves == UNKNOWN:
            return None
        nodes = int(scratch[LEFT])
        found.append((-halves, move))
    ranked = sorted(found)
    return [Rating(move, -lost / WAYS, 0.0, float(i == 0)) for i, (lost, move) in enumerate(ranked)]
