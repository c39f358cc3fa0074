"""What a seat observes of one state."""

import numpy as np

from motherlode.envs.games import observer_of
from motherlode.envs.kernels.observation_spec import Row
from motherlode.rules import State


def observe(state: State, seat: int, memory: bool = False) -> Row:
    """The observation of a seat: what it sees now, or with memory all that it could remember."""
    seen = observer_of(state.game)
    row = np.empty(seen.SPEC.size, np.int8)
    seen.observe(state.address, seat, memory, row.ctypes.data)
    return row
