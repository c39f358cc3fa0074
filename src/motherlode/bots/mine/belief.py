"""The table of `mine` as a seat believes it, compiled: how many cards of each kind are known and how many unseen.

A kind is a face in which a miner's owner stands for its colour: cards of one kind do the same. `NOBODY`'s miners are
the last ones. What two cards bring is asked of the rules once, for every two kinds.
"""

from typing import Annotated

import numpy as np

from motherlode.rules.compiled import Ints, address_of, exported_for, ints_at, jit_for
from motherlode.rules.layout import Layout
from motherlode.rules.mine import abi as rules
from motherlode.rules.mine import play
from motherlode.rules.mine.knowledge import was_seen
from motherlode.rules.mine.state import (
    CELLS,
    COPIES,
    DYNAMITE,
    FACES,
    GOLD_VALUES,
    MINER,
    MINER_VALUES,
    NO_CELL,
    NOBODY,
    SEATS,
    MineState,
)

jit = jit_for(__name__)
exported = exported_for(__name__)

UNOWNED = SEATS
KINDS = MINER + (SEATS + 1) * MINER_VALUES
NO_KIND = -1


class Belief:
    """What lies on the table, and what matters beside it. A card that is turned up is neither known nor unseen."""

    players: int
    seat: int
    """Whose turn it is."""
    rush: int
    idle: int
    stall_limit: int
    down: int
    """How many cards lie face down."""
    hidden: int
    """How many of them are unseen."""
    up: int
    """The kind of the first card turned up this turn, or NO_KIND."""
    known: Annotated[list[int], KINDS]
    unseen: Annotated[list[int], KINDS]
    points: Annotated[list[int], SEATS]


BELIEF = Layout(Belief)
DTYPE = BELIEF.dtype


@jit
def kind_of(state: MineState, face: int) -> int:
    if face < MINER:
        return face
    owner = state.owner[play.miner_colour(face)]
    return miner_kind(UNOWNED if owner == NOBODY else owner, (face - MINER) % MINER_VALUES)


@jit
def miner_kind(owner: int, rank: int) -> int:
    return MINER + owner * MINER_VALUES + rank


@jit
def infer(state: MineState, belief: Belief) -> None:
    """Fills in what everybody who forgot nothing knows of a state: what was never seen does not matter."""
    belief.players = state.players
    belief.seat = state.seat
    belief.rush = state.rush
    belief.idle = state.idle
    belief.stall_limit = state.stall_limit
    belief.down = play.face_down(state)
    belief.hidden = 0
    belief.up = NO_KIND if state.up == NO_CELL else kind_of(state, state.cells[state.up])
    for seat in range(SEATS):
        belief.points[seat] = play.score(state, seat)
    for kind in range(KINDS):
        belief.known[kind] = 0
        belief.unseen[kind] = 0
    for face in range(FACES):
        belief.unseen[kind_of(state, face)] += COPIES[face]
    for cell in range(CELLS):
        if not was_seen(state, cell):
            belief.hidden += 1
            continue
        kind = kind_of(state, state.cells[cell])
        belief.unseen[kind] -= 1
        if state.down[play.half_of(cell)] & play.bit_of(cell):
            belief.known[kind] += 1


# What two cards bring


@jit
def lay(record: MineState, cell: int, kind: int) -> None:
    """A card of a kind in a cell: a miner in the colour with the cell's number."""
    if kind < MINER:
        record.cells[cell] = kind
        return
    owner = (kind - MINER) // MINER_VALUES
    record.owner[cell] = NOBODY if owner == UNOWNED else owner
    record.cells[cell] = MINER + cell * MINER_VALUES + (kind - MINER) % MINER_VALUES


@jit
def compare(record: MineState, one: int, other: int) -> None:
    """What cards of two kinds bring, laid into cells 0 and 1."""
    record.down[0] = 0
    record.down[1] = 0
    for seat in range(SEATS):
        for value in range(GOLD_VALUES):
            record.won[seat][value] = 0
    lay(record, 0, one)
    lay(record, 1, other)
    play.compare(record, 0, 1)


@jit
def who_won(record: MineState) -> int:
    for seat in range(SEATS):
        if play.score(record, seat):
            return seat
    return NOBODY


@exported
def ask(state: int, winners: int, stays: int) -> int:
    """Lets the rules compare every two kinds, for every seat whose turn it may be."""
    record = rules.at(state)
    winner = ints_at(winners, SEATS * KINDS * KINDS)
    stay = ints_at(stays, KINDS * KINDS)
    record.players = SEATS
    for seat in range(SEATS):
        record.seat = seat
        for one in range(KINDS):
            for other in range(KINDS):
                pair = one * KINDS + other
                compare(record, one, other)
                winner[seat * KINDS * KINDS + pair] = who_won(record)
                stay[pair] = record.down[0]
    return 0


def _asked() -> tuple[Ints, Ints]:
    state = np.zeros(rules.STATE_SIZE, np.int64)
    winner = np.zeros(SEATS * KINDS * KINDS, np.int64)
    stays = np.zeros(KINDS * KINDS, np.int64)
    ask(address_of(state), address_of(winner), address_of(stays))
    return winner.reshape(SEATS, KINDS, KINDS), stays.reshape(KINDS, KINDS)


WINNER, STAYS = _asked()
"""By whose turn it is and two kinds: who gets the gold, or NOBODY; by two kinds: which are turned down again."""
ONE_STAYS, OTHER_STAYS, BOTH_STAY = 1, 2, 3


@jit
def points_of(kind: int) -> int:
    """What a card is worth to whoever gets it."""
    return play.gold_value(kind) if kind < DYNAMITE else 0
