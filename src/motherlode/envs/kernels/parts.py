"""The layout of an observation: named parts of one row of int8 numbers."""

from collections.abc import Mapping
from dataclasses import dataclass
from itertools import accumulate
from math import prod

import numpy as np
import numpy.typing as npt

Row = npt.NDArray[np.int8]
LARGEST = 127


@dataclass(frozen=True)
class Part:
    """One part of an observation."""

    name: str
    shape: tuple[int, ...]
    high: int
    """The largest number that can stand here; the smallest is 0."""
    meaning: str
    remembered: str = ""
    """What stands here besides, if the observation is of all that the seat could remember."""

    @property
    def size(self) -> int:
        return prod(self.shape)


class Parts:
    """The parts of a game's observation, one behind the other."""

    def __init__(self, *parts: Part) -> None:
        self.parts = parts
        self.start = dict(
            zip((part.name for part in parts), accumulate((part.size for part in parts), initial=0), strict=False)
        )
        """Where each part begins."""
        self.size = sum(part.size for part in parts)

    def split(self, row: Row) -> Mapping[str, Row]:
        """The named parts of a row, or of an array of rows, without a copy."""
        return {
            part.name: row[..., self.start[part.name] : self.start[part.name] + part.size].reshape(
                *row.shape[:-1], *part.shape
            )
            for part in self.parts
        }

    def high(self) -> Row:
        """The largest number of every place."""
        return np.concatenate([np.full(part.size, part.high, np.int8) for part in self.parts])
