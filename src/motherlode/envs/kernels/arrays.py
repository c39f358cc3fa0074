"""The arrays of observations and rewards, by addresses."""

import numpy as np
import numpy.typing as npt
from numba import carray

from motherlode.envs.kernels.observation_spec import Row
from motherlode.rules.compiled import jit_for, pointer

jit = jit_for(__name__)

Rewards = npt.NDArray[np.float32]
Codes = npt.NDArray[np.int16]


@jit
def bytes_at(address: int, length: int) -> Row:
    """The int8 numbers at an address."""
    row: Row = carray(pointer(address), (length,), np.int8)
    return row


@jit
def rewards_at(address: int, length: int) -> Rewards:
    rewards: Rewards = carray(pointer(address), (length,), np.float32)
    return rewards


@jit
def codes_at(address: int, length: int) -> Codes:
    """The codes of moves that were made."""
    codes: Codes = carray(pointer(address), (length,), np.int16)
    return codes


@jit
def clear(row: Row, length: int) -> None:
    for i in range(length):
        row[i] = 0
