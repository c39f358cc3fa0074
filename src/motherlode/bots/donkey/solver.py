"""Exact play of `donkey` with two players from the moment the last five cards lie there: nothing is hidden any more.

Alpha-beta over the difference of standings (points, then cards: D22) that is still to come. It does not depend on the
piles, so a position that was solved once is known with any piles. Positions are told apart by faces, not by copies.
"""

from typing import Annotated

import numpy as np
from numba import carray

from motherlode.bots.worth import points_in, share_of_two
from motherlode.rules import SplitMix64
from motherlode.rules.bits import lowest, popcount
from motherlode.rules.compiled import Ints, copy, exported_for, ints_at, jit_for, pointer
from motherlode.rules.donkey import abi as rules
from motherlode.rules.donkey import play
from motherlode.rules.donkey.cards import face_of_bit
from motherlode.rules.donkey.state import BONUS, COLOURS, DECLINE, FACES, MAX_MOVES, OFFERS_OF, STEAL, SWAP, DonkeyState
from motherlode.rules.layout import byte_of, record_of

jit = jit_for(__name__)
exported = exported_for(__name__)

MOST = 1 << 20
"""No difference of standings is larger."""
UNKNOWN = -2 * MOST
POINT = 64
"""What a point counts in a standing; a card in the pile counts 1."""
DEEPEST = 400
"""No line is longer."""

# What is known of a position: its key, and in one number the difference, whether it is a bound, and the best move.
EXACT, AT_LEAST, AT_MOST = 0, 1, 2
NOTHING = -1
MOVE_BITS = 12
KNOWN_POSITIONS = 1 << 20
"""Room for so many; memory is taken only for those that come."""
NO_LIMIT = 1 << 60
"""More nodes than any last offer takes: the hardest of thousands took some ten millions, two seconds."""

BITS = 60
ZONES = 3  # the offer, the tableau of whoever moves, the other's


def _keys() -> Ints:
    """A large number for every face in every zone, and for every colour of a set that is being scored. Sums of them
    tell positions apart, and stay below 63 bits.
    """
    rng = SplitMix64(2011)
    numbers = [rng.below(1 << 28) << 28 | rng.below(1 << 28) for _ in range(ZONES * FACES + COLOURS)]
    cards = [numbers[zone * FACES + face_of_bit(bit)] for zone in range(ZONES) for bit in range(BITS)]
    return np.array(cards + numbers[ZONES * FACES :])


KEYS = _keys()


class Scratch:
    """What the solver works in, one for each thread."""

    nodes: int
    limit: int
    states: Annotated[Ints, DEEPEST, rules.STATE_SIZE]
    moves: Annotated[Ints, DEEPEST, MAX_MOVES]
    priority: Annotated[Ints, MAX_MOVES]
    known: Annotated[Ints, KNOWN_POSITIONS, 2]


SCRATCH = record_of(Scratch)
SCRATCH_SIZE = SCRATCH.itemsize // 8
NODES = byte_of(SCRATCH, "nodes") // 8  # the number that counts them
STATES = byte_of(SCRATCH, "states")


@jit
def scratch_at(address: int) -> Scratch:
    scratch: Scratch = carray(pointer(address), (1,), SCRATCH)[0]
    return scratch


@jit
def is_open(state: DonkeyState) -> bool:
    """Whether nothing is hidden that matters: two players, and the last five cards were turned up."""
    return state.players == 2 and state.number == OFFERS_OF[2]


@jit
def difference(state: DonkeyState, seat: int) -> int:
    """How far a seat's standing is ahead of the other's."""
    return play.standing(state, seat) - play.standing(state, 1 - seat)


@jit
def key_of(state: DonkeyState) -> int:
    """A number that two positions share only if the same cards lie in the same places."""
    key = 1 + (KEYS[ZONES * BITS + state.colour] if state.phase == BONUS else 0)
    zones = (state.offer, state.tableau[state.seat], state.tableau[1 - state.seat])
    for zone in range(ZONES):
        cards = zones[zone]
        while cards:
            key += KEYS[zone * BITS + lowest(cards)]
            cards &= cards - 1
    return key


# What is known of a position


@jit
def remember(known: Ints, key: int, value: int, bound: int, move: int) -> None:
    slot = key % KNOWN_POSITIONS
    known[slot, 0] = key
    known[slot, 1] = ((value + MOST) << 2 | bound) << MOVE_BITS | move


@jit
def value_known(entry: int) -> int:
    return (entry >> MOVE_BITS + 2) - MOST


@jit
def bound_known(entry: int) -> int:
    return entry >> MOVE_BITS & 3


@jit
def move_known(entry: int) -> int:
    return entry & (1 << MOVE_BITS) - 1


@jit
def made_by(state: DonkeyState, move: int) -> int:
    """A move that is known of a position, as who moves here makes it: seats may have changed places, and a bonus card
    comes from the other one.
    """
    return STEAL + (1 - state.seat << 6) + (move & 63) if STEAL <= move < DECLINE else move


@jit
def answers(entry: int, alpha: int, beta: int) -> bool:
    """Whether what is known of a position says enough for this window."""
    if entry == NOTHING:
        return False
    value, bound = value_known(entry), bound_known(entry)
    return bound == EXACT or (bound == AT_LEAST and value >= beta) or (bound == AT_MOST and value <= alpha)


# The search


@jit
def priority_of(state: DonkeyState, move: int) -> int:
    """Which moves to try first: sets by their points, then what gains most in the tableau."""
    if state.phase == BONUS:
        return move & 63 if move < STEAL + (3 << 6) else 0
    gain = (move & 63) // COLOURS
    if move >= SWAP:
        gain -= (move - SWAP >> 6) // COLOURS
    colour = play.ONE_COLOUR << (move & 63) % COLOURS
    if popcount(state.tableau[state.seat] & colour) == 2:
        gain += 100 + play.points(state.tableau[state.seat] & colour)
    return gain


@jit
def sort_moves(state: DonkeyState, moves: Ints, n: int, first: int, priority: Ints) -> None:
    """The moves of the highest priority first, and before all others the one that was best here before."""
    for i in range(n):
        move = moves[i]
        wanted = MOST if move == first else priority_of(state, move)
        j = i
        while j > 0 and priority[j - 1] < wanted:
            priority[j], moves[j] = priority[j - 1], moves[j - 1]
            j -= 1
        priority[j], moves[j] = wanted, move


@jit
def state_at(scratch: int, ply: int) -> int:
    """Where the state of a ply lies."""
    return scratch + STATES + 8 * rules.STATE_SIZE * ply


@jit
def known_entry(scratch: Scratch, key: int) -> int:
    slot = key % KNOWN_POSITIONS
    return scratch.known[slot, 1] if scratch.known[slot, 0] == key else NOTHING


@jit
def gave_up(scratch: Scratch) -> bool:
    return scratch.nodes > scratch.limit


@jit
def make_move(address: int, ply: int, move: int) -> int:
    """Makes a move in the scratch's state of the next ply; returns what it brings at once to whoever makes it."""
    scratch, state, after = scratch_at(address), rules.at(state_at(address, ply)), rules.at(state_at(address, ply + 1))
    copy(scratch.states[ply], scratch.states[ply + 1], rules.STATE_SIZE)
    play.apply(after, move)
    return difference(after, state.seat) - difference(state, state.seat)


@jit
def goes_on(address: int, ply: int) -> bool:
    """Whether the same seat decides in the next ply: a bonus is due."""
    return rules.at(state_at(address, ply)).seat == rules.at(state_at(address, ply + 1)).seat


@exported
def solve(address: int, ply: int, alpha: int, beta: int) -> int:
    """The difference still to come for the mover in the scratch's state of this ply, if it is between alpha and beta;
    else a bound of it. Without meaning when the limit of nodes was passed.
    """
    scratch, state = scratch_at(address), rules.at(state_at(address, ply))
    if play.is_over(state):
        return 0
    scratch.nodes += 1 if ply + 1 < DEEPEST else scratch.limit + 1
    if gave_up(scratch):
        return 0
    key = key_of(state)
    entry = known_entry(scratch, key)
    if answers(entry, alpha, beta):
        return value_known(entry)
    moves = scratch.moves[ply]
    n = play.legal_moves(state, moves)
    sort_moves(state, moves, n, made_by(state, move_known(entry)), scratch.priority)
    best, chosen, floor = -MOST, moves[0], alpha
    for i in range(n):
        value = make_move(address, ply, moves[i])
        if goes_on(address, ply):
            value += solve(address, ply + 1, floor - value, beta - value)
        else:
            value -= solve(address, ply + 1, value - beta, value - floor)
        if gave_up(scratch):
            return 0
        if value > best:
            best, chosen, floor = value, moves[i], max(floor, value)
        if best >= beta:
            break
    remember(scratch.known, key, best, AT_LEAST if best >= beta else AT_MOST if best <= alpha else EXACT, chosen)
    return best


@exported
def solve_at(scratch: int, state: int, alpha: int, beta: int, limit: int) -> int:
    """Solves a state for whoever moves there; `UNKNOWN` when that takes more nodes than the limit."""
    here = scratch_at(scratch)
    here.nodes, here.limit = 0, limit
    copy(ints_at(state, rules.STATE_SIZE), here.states[0], rules.STATE_SIZE)
    value = solve(scratch, 0, alpha, beta)
    return UNKNOWN if gave_up(here) else value


@exported
def best_at(scratch: int, state: int) -> int:
    """The best move of a state that was solved."""
    record = rules.at(state)
    return made_by(record, move_known(known_entry(scratch_at(scratch), key_of(record))))


@exported
def solve_move(scratch: int, state: int, move: int, limit: int) -> int:
    """What a move brings in all for whoever makes it; `UNKNOWN` when that takes more nodes than the limit."""
    here = scratch_at(scratch)
    here.nodes, here.limit = 0, limit
    copy(ints_at(state, rules.STATE_SIZE), here.states[0], rules.STATE_SIZE)
    value = make_move(scratch, 0, move)
    value += solve(scratch, 1, -MOST, MOST) if goes_on(scratch, 0) else -solve(scratch, 1, -MOST, MOST)
    return UNKNOWN if gave_up(here) else value


@exported
def ahead(state: int) -> int:
    """How far the standing of whoever moves is ahead."""
    record = rules.at(state)
    return difference(record, record.seat)


def outcome_of(standings: int) -> tuple[float, float]:
    """The share of the victory and the points ahead that a final difference of standings means."""
    return share_of_two(standings), float(points_in(standings, POINT))
