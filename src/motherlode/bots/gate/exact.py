"""The rest of a round of `gate` where all hands are known, solved exactly, compiled.

Every seat makes the move that is best for its side, and knows that all others do, too (max-n; with two sides that is
minimax). What is best is the chance to win after the rounds to come, and points where that is equal. What the sides get
adds up to 1, so a move need not be looked at further once the next side gets so much that it cannot be the best one.
"""

from typing import Annotated

import numpy as np
from numba import carray

from motherlode.bots.gate import policy
from motherlode.bots.gate.chances import chances
from motherlode.rules.bits import lowest
from motherlode.rules.compiled import Floats, Ints, address_of, copy, exported_for, ints_at, jit_for, pointer
from motherlode.rules.gate import abi as rules
from motherlode.rules.gate import knowledge as known
from motherlode.rules.gate import play
from motherlode.rules.gate.state import BLACK, CHIPS, DOWN, GOLD, HAND_SIZE, NUMBERS, PASS, SEATS, UP, GateState
from motherlode.rules.layout import byte_of, record_of

jit = jit_for(__name__)
exported = exported_for(__name__)

FEW_CARDS = (0, 0, 5, 6, 7)
"""By number of players: with no more cards than these in all hands the rest of a round is solved."""
DEEPEST = (FEW_CARDS[-1] + 1) * (SEATS + 1)
"""No line is longer: after each card everybody may pass, and before the first one, too."""
ALL = 2.0
"""More than anybody can get."""
POINTS_COUNT = 1e-3
"""How much of what a side gets is its share of all points; the rest is its chance to win."""


class Scratch:
    """What the solver works in: for every ply the state, how much would be enough for who moves there, and the best
    line so far with what its end is worth to each side.
    """

    nodes: int
    limit: int
    rounds: int
    states: Annotated[Ints, DEEPEST, rules.STATE_SIZE]
    lines: Annotated[Ints, DEEPEST, DEEPEST]
    lengths: Annotated[Ints, DEEPEST]
    enough: Annotated[Floats, DEEPEST]
    worth: Annotated[Floats, DEEPEST, SEATS]


SCRATCH = record_of(Scratch)
SCRATCH_SIZE = SCRATCH.itemsize // 8
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
def gave_up(scratch: Scratch) -> bool:
    return scratch.nodes > scratch.limit


@jit
def is_near_end(state: GateState) -> bool:
    """Whether few cards are left, all hands together, hidden ones too."""
    cards = state.players * HAND_SIZE[state.players]
    for seat in range(state.players):
        cards -= play.size(state.played[seat])
    return cards <= FEW_CARDS[state.players]


@jit
def weigh(state: GateState, rounds: int, worth: Floats) -> None:
    """What the end of the round is worth to each side; it adds up to 1."""
    chances(state, rounds, worth)
    total = 0
    for side in range(state.sides):
        total += play.score(state, side)
    for side in range(state.sides):
        worth[side] += POINTS_COUNT * (play.score(state, side) / total - worth[side])


@jit
def adopt_line(scratch: Scratch, ply: int, move: int, sides: int) -> None:
    """The best line of a ply begins with a move and goes on as the best line of the next ply."""
    scratch.lines[ply, 0] = move
    length = scratch.lengths[ply + 1]
    for i in range(length):
        scratch.lines[ply, i + 1] = scratch.lines[ply + 1, i]
    scratch.lengths[ply] = length + 1
    for side in range(sides):
        scratch.worth[ply, side] = scratch.worth[ply + 1, side]


@jit
def finishing_move(state: GateState) -> int:
    """The first card of a run that empties the hand in this turn, -1 if there is none.

    Nothing is better: it gets all chips in play and all that can be paid for red cards, and waiting brings no more.
    """
    moves = play.allowed(state) & ~(1 << PASS)
    while moves:
        move = lowest(moves)
        moves &= moves - 1
        hand = state.hands[state.seat] - (1 << min(move, BLACK))
        way = play.next_way(state, move)
        for each in (UP, DOWN):
            if way & each and policy.goes_out(hand, move % NUMBERS, each):
                return move
    return -1


@jit
def worth_trying(state: GateState) -> int:
    """The legal moves as a set, without those than which another is as good."""
    last = finishing_move(state)
    if last >= 0:
        return 1 << last
    moves = play.allowed(state)
    if state.golds >= CHIPS:
        moves &= ~((state.hands[state.seat] & play.GREENS) << GOLD)
    return moves


@exported
def solve(address: int, ply: int) -> int:
    """Finds the best line of the state of a ply, or one that is worth enough to who moves there. Without meaning when
    the limit of nodes was passed. Returns the number of nodes so far.
    """
    scratch, state = scratch_at(address), rules.at(state_at(address, ply))
    if play.is_over(state):
        weigh(state, scratch.rounds, scratch.worth[ply])
        scratch.lengths[ply] = 0
        return 0
    scratch.nodes += 1
    if gave_up(scratch):
        return scratch.nodes
    side, after = play.side(state, state.seat), rules.at(state_at(address, ply + 1))
    best, moves = -1.0, worth_trying(state)
    while moves and best < scratch.enough[ply]:
        move = lowest(moves)
        moves &= moves - 1
        copy(scratch.states[ply], scratch.states[ply + 1], rules.STATE_SIZE)
        play.apply(after, move)
        scratch.enough[ply + 1] = scratch.enough[ply] if play.side(after, after.seat) == side else 1.0 - best
        solve(address, ply + 1)
        if gave_up(scratch):
            return scratch.nodes
        if scratch.worth[ply + 1, side] > best:
            best = scratch.worth[ply + 1, side]
            adopt_line(scratch, ply, move, state.sides)
    return scratch.nodes


@jit
def follow_best_line(buffer: Ints, state: int, rounds: int, limit: int) -> int:
    address = address_of(buffer)
    scratch = scratch_at(address)
    scratch.nodes, scratch.limit, scratch.rounds = 0, limit, rounds
    scratch.enough[0] = ALL
    copy(ints_at(state, rules.STATE_SIZE), scratch.states[0], rules.STATE_SIZE)
    solve(address, 0)
    if gave_up(scratch):
        return -1
    record = rules.at(state)
    for i in range(scratch.lengths[0]):
        play.apply(record, scratch.lines[0, i])
    return int(scratch.lengths[0])


@exported
def finish(state: int, rounds: int, limit: int) -> int:
    """Plays the last round to its end as is best for each, with this many rounds to come after it; returns the number
    of moves, or -1 and leaves the state as it is if finding them takes more nodes than the limit.
    """
    return follow_best_line(np.empty(SCRATCH_SIZE, np.int64), state, rounds, limit)


@exported
def certain_move(state: int) -> int:
    """The move of a seat that can empty its hand in this turn, whatever the others hold; -1 if it cannot."""
    return finishing_move(rules.at(state))


@exported
def is_solvable(state: int) -> int:
    """Whether a seat that knows this knows all hands, and few cards are left.

    Some cards are always aside unseen, so that is when only black cards are unknown, which are all alike.
    """
    record = rules.at(state)
    return 1 if is_near_end(record) and known.unknown(record) & play.NUMBERED == 0 else 0
