"""The last turns of `mine` for two, and the Gold Rush, solved for the victory, compiled.

`rush_solver` and `endgame_solver` count points, for any number of seats. Here each of two seats plays for the victory
(M12), and for points only where that is the same: what lies unseen is averaged exactly, over all cards that it can be.
A position is what is known and unseen of each kind, a card turned up, whose turn it is, how many turns in a row took
nothing, and how far ahead one seat is; each is looked at once.
"""

from typing import Annotated

import numpy as np
from numba import carray

from motherlode.bots.mine.belief import (
    BELIEF,
    BOTH_STAY,
    KINDS,
    NO_KIND,
    ONE_STAYS,
    OTHER_STAYS,
    STAYS,
    WINNER,
    Belief,
    infer,
    kind_of,
    points_of,
)
from motherlode.bots.mine.move_values import belief_at
from motherlode.bots.mine.tablebase import RUBBLE
from motherlode.bots.mine.turn import put_known, put_unseen, take_known, take_unseen
from motherlode.bots.protocol import Rating
from motherlode.bots.worth import points_in, share_of_two
from motherlode.rules import Knowledge, SplitMix64
from motherlode.rules.compiled import Floats, Ints, call_2, entry_point, exported_for, floats_at, jit_for, pointer
from motherlode.rules.layout import byte_of, record_of
from motherlode.rules.mine import abi as rules
from motherlode.rules.mine import play
from motherlode.rules.mine.knowledge import was_seen
from motherlode.rules.mine.state import CELLS, NOBODY, RUSH_AT

jit = jit_for(__name__)
exported = exported_for(__name__)

LAST_CARDS = RUSH_AT + 2
"""With more cards on the table the end is too far away."""
LIMIT = 400_000
"""So many positions are looked at; a few tenths of a second."""
POINT = CELLS
"""A point decides before any number of cards (M12), as in the standings of the rules."""
FEW_POINTS = 1e-5
"""What a point counts beside a victory: only where that is the same."""
DEEPEST = 120
SLOTS = 1 << 20
UNSEEN = KINDS
ROWS = KINDS + 1
BELIEF_SIZE = BELIEF.size


def _keys() -> Ints:
    """A large number for every count of every kind, known and unseen; sums of them tell positions apart."""
    rng = SplitMix64(2020)
    numbers = [rng.below(1 << 28) << 28 | rng.below(1 << 28) for _ in range(3 * KINDS + 4)]
    return np.array(numbers, np.int64)


KEYS = _keys()
SEAT_KEY, IDLE_KEY, AHEAD_KEY, RUSH_KEY = (3 * KINDS + each for each in range(4))


class Scratch:
    """What the solver works in."""

    solver: int
    """The entry point of `solve`: functions that call each other in a circle do so by addresses."""
    nodes: int
    limit: int
    ahead: int
    """How far seat 0 is ahead: points, then cards."""
    belief: Annotated[Ints, BELIEF_SIZE]
    win: Annotated[Floats, DEEPEST]
    """By ply, seat 0's share of the victory."""
    lead: Annotated[Floats, DEEPEST]
    keys: Annotated[Ints, SLOTS]
    wins: Annotated[Floats, SLOTS]
    leads: Annotated[Floats, SLOTS]


SCRATCH = record_of(Scratch)
SCRATCH_SIZE = SCRATCH.itemsize // 8
SOLVER = byte_of(SCRATCH, "solver") // 8  # the number with the entry point
BELIEF_AT = byte_of(SCRATCH, "belief")


@jit
def scratch_at(address: int) -> Scratch:
    scratch: Scratch = carray(pointer(address), (1,), SCRATCH)[0]
    return scratch


@jit
def sort_of(belief: Belief, kind: int) -> int:
    """In the Rush all that is no gold is the same."""
    return min(kind, RUBBLE) if belief.rush else kind


@jit
def key_of(belief: Belief, ahead: int) -> int:
    """Tells positions apart."""
    key = 1 + ahead * KEYS[AHEAD_KEY] + belief.seat * KEYS[SEAT_KEY]
    key += KEYS[RUSH_KEY] if belief.rush else belief.idle * KEYS[IDLE_KEY]
    for kind in range(KINDS):
        if belief.known[kind]:
            key += belief.known[kind] * KEYS[sort_of(belief, kind)]
        if belief.unseen[kind]:
            key += belief.unseen[kind] * KEYS[KINDS + sort_of(belief, kind)]
    if belief.up != NO_KIND:
        key += KEYS[2 * KINDS + belief.up]
    return int(key)


@jit
def gave_up(scratch: Scratch) -> bool:
    return scratch.nodes > scratch.limit


@jit
def worth(seat: int, win: float, lead: float) -> float:
    """What seats compare moves by; `win` and `lead` are seat 0's."""
    found = win + FEW_POINTS * lead
    return found if seat == 0 else -found


@jit
def settle(scratch: Scratch, ply: int) -> None:
    """The game is over."""
    ahead = scratch.ahead
    scratch.win[ply] = share_of_two(ahead)
    scratch.lead[ply] = points_in(ahead, POINT)


@jit
def gain(seat: int, gold: int) -> int:
    """What a gold card changes of how far seat 0 is ahead."""
    found = gold * POINT + 1
    return found if seat == 0 else -found


@jit
def after_rush_card(address: int, ply: int, kind: int) -> None:
    """A card is turned up in the Rush, which was taken out of the belief."""
    scratch, belief = scratch_at(address), belief_at(address + BELIEF_AT)
    brought = gain(belief.seat, points_of(kind)) if points_of(kind) else 0
    scratch.ahead += brought
    belief.seat = 1 - belief.seat
    call_2(scratch_at(address).solver, address, ply + 1)
    belief.seat = 1 - belief.seat
    scratch.ahead -= brought


@jit
def after_meeting(address: int, ply: int, one: int, other: int) -> None:
    """Two cards lie face up, which were taken out of the belief; the turn ends."""
    scratch, belief = scratch_at(address), belief_at(address + BELIEF_AT)
    idle, up, seat = belief.idle, belief.up, belief.seat
    stays, winner = STAYS[one, other], WINNER[seat, one, other]
    brought = gain(winner, points_of(one) + points_of(other)) if winner != NOBODY else 0
    scratch.ahead += brought
    if stays & ONE_STAYS:
        put_known(belief, one)
    if stays & OTHER_STAYS:
        put_known(belief, other)
    belief.idle = idle + 1 if stays == BOTH_STAY else 0
    belief.up = NO_KIND
    belief.rush = 1 if belief.down <= RUSH_AT or belief.idle >= belief.stall_limit else 0
    belief.seat = 1 - seat
    call_2(scratch_at(address).solver, address, ply + 1)
    belief.seat, belief.rush, belief.up, belief.idle = seat, 0, up, idle
    if stays & ONE_STAYS:
        take_known(belief, one)
    if stays & OTHER_STAYS:
        take_known(belief, other)
    scratch.ahead -= brought


@jit
def turn_up(address: int, ply: int, kind: int) -> None:
    """Turns up a card that was taken out of the belief: in the Rush, as the first of a turn, or as the second."""
    belief = belief_at(address + BELIEF_AT)
    if belief.rush:
        after_rush_card(address, ply, kind)
    elif belief.up != NO_KIND:
        after_meeting(address, ply, belief.up, kind)
    else:
        belief.up = kind
        call_2(scratch_at(address).solver, address, ply + 1)
        belief.up = NO_KIND


@jit
def try_known(address: int, ply: int, kind: int) -> None:
    """What turning up a known card comes to is written at the next ply."""
    belief = belief_at(address + BELIEF_AT)
    take_known(belief, kind)
    turn_up(address, ply, kind)
    put_known(belief, kind)


@jit
def try_unseen(address: int, ply: int) -> None:
    """What turning up an unseen card comes to on average is written at the next ply."""
    scratch, belief = scratch_at(address), belief_at(address + BELIEF_AT)
    win, lead, hidden = 0.0, 0.0, belief.hidden
    for kind in range(KINDS):
        if belief.unseen[kind]:
            share = belief.unseen[kind] / hidden
            take_unseen(belief, kind)
            turn_up(address, ply, kind)
            put_unseen(belief, kind)
            if gave_up(scratch):
                return
            win += share * scratch.win[ply + 1]
            lead += share * scratch.lead[ply + 1]
    scratch.win[ply + 1], scratch.lead[ply + 1] = win, lead


@exported
def solve(address: int, ply: int) -> int:
    """Writes what the position comes to at its ply. Without meaning when the limit was passed."""
    scratch, belief = scratch_at(address), belief_at(address + BELIEF_AT)
    if belief.down == 0:
        settle(scratch, ply)
        return 0
    scratch.nodes += 1 if ply + 2 < DEEPEST else scratch.limit + 1
    if gave_up(scratch):
        return 0
    key = key_of(belief, scratch.ahead)
    slot = key & (SLOTS - 1)
    if scratch.keys[slot] == key:
        scratch.win[ply], scratch.lead[ply] = scratch.wins[slot], scratch.leads[slot]
        return 0
    best, seat = -2.0, belief.seat
    win, lead, rubble = 0.0, 0.0, False
    for kind in range(ROWS):
        if kind == UNSEEN:
            if not belief.hidden:
                continue
            try_unseen(address, ply)
        elif belief.known[kind] and not (rubble and belief.rush):
            rubble = rubble or kind >= RUBBLE
            try_known(address, ply, kind)
        else:
            continue
        if gave_up(scratch):
            return 0
        found = worth(seat, scratch.win[ply + 1], scratch.lead[ply + 1])
        if found > best:
            best, win, lead = found, scratch.win[ply + 1], scratch.lead[ply + 1]
    scratch.keys[slot], scratch.wins[slot], scratch.leads[slot] = key, win, lead
    scratch.win[ply], scratch.lead[ply] = win, lead
    return 0


@exported
def is_near(state: int) -> int:
    """Whether the end is near enough to try."""
    record = rules.at(state)
    return 1 if record.players == 2 and play.face_down(record) <= LAST_CARDS else 0


@exported
def rate(address: int, state: int, limit: int, rows_at: int) -> int:
    """Writes the mover's share and lead for every kind of card that it can turn up; 0 if that is too much."""
    scratch, record, rows = scratch_at(address), rules.at(state), floats_at(rows_at, 2 * CELLS)
    scratch.nodes, scratch.limit = 0, limit
    scratch.ahead = play.standing(record, 0) - play.standing(record, 1)
    belief = belief_at(address + BELIEF_AT)
    infer(record, belief)
    values = np.empty((ROWS, 2), np.float64)
    for kind in range(ROWS):
        if kind == UNSEEN and belief.hidden:
            try_unseen(address, 0)
        elif kind < UNSEEN and belief.known[kind]:
            try_known(address, 0, kind)
        else:
            continue
        if gave_up(scratch):
            return 0
        values[kind, 0] = scratch.win[1] if belief.seat == 0 else 1.0 - scratch.win[1]
        values[kind, 1] = scratch.lead[1] if belief.seat == 0 else -scratch.lead[1]
    for cell in range(CELLS):
        kind = kind_of(record, record.cells[cell]) if was_seen(record, cell) else UNSEEN
        rows[2 * cell], rows[2 * cell + 1] = values[kind, 0], values[kind, 1]
    return 1


def ratings(knowledge: Knowledge, limit: int = LIMIT) -> list[Rating] | None:
    """Every move's exact outcome, the best first; None where the end is too far away."""
    if not is_near(knowledge.address):
        return None
    scratch, rows = np.zeros(SCRATCH_SIZE, np.int64), np.zeros((CELLS, 2))
    scratch[SOLVER] = entry_point(solve)
    if not rate(scratch.ctypes.data, knowledge.address, limit, rows.ctypes.data):
        return None
    moves = knowledge.legal_moves()
    ranked = sorted(moves, key=lambda move: (-(rows[move.code, 0] + FEW_POINTS * rows[move.code, 1]), move))
    return [
        Rating(move, float(rows[move.code, 0]), float(rows[move.code, 1]), float(move == ranked[0])) for move in ranked
    ]
