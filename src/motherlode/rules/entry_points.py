"""The functions of a game as loops over any game get them: a record of their entry points."""

import numpy as np
from numba import carray

from motherlode.rules.compiled import Ints, entry_point, jit_for, pointer
from motherlode.rules.contract import Abi
from motherlode.rules.layout import Layout

jit = jit_for(__name__)


class EntryPoints:
    """Where the functions of `contract.Abi` are called; 0 for those that a loop does not need."""

    deal: int
    start: int
    legal_moves: int
    apply: int
    random_move: int
    playout: int
    is_over: int
    score: int
    standing: int
    seat: int
    hide: int


LAYOUT = Layout(EntryPoints)
DTYPE = LAYOUT.dtype


def entry_points(abi: Abi, *names: str) -> Ints:
    """A record with these functions, which are compiled if they were not yet."""
    record = np.zeros(LAYOUT.size, np.int64)
    for name in names:
        record[LAYOUT.place(name)] = entry_point(getattr(abi, name))
    return record


@jit
def entry_points_at(address: int) -> EntryPoints:
    """The record at an address."""
    record: EntryPoints = carray(pointer(address), (1,), DTYPE)[0]
    return record
