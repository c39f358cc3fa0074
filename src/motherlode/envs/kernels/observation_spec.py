"""The layout of an observation: named features of one row of int8 numbers."""

from collections.abc import Mapping
from dataclasses import dataclass
from itertools import accumulate
from math import prod

import numpy as np
import numpy.typing as npt

Row = npt.NDArray[np.int8]
LARGEST = 127


@dataclass(frozen=True)
class Feature:
    """One feature of an observation."""

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


class ObservationSpec:
    """The features of a game's observation, one behind the other."""

    def __init__(self, *features: Feature) -> None:
        self.features = features
        self.start = dict(
            zip(
                (feature.name for feature in features),
                accumulate((feature.size for feature in features), initial=0),
                strict=False,
            )
        )
        """Where each feature begins."""
        self.size = sum(feature.size for feature in features)

    def split(self, row: Row) -> Mapping[str, Row]:
        """The named features of a row, or of an array of rows, without a copy."""
        return {
            feature.name: row[..., self.start[feature.name] : self.start[feature.name] + feature.size].reshape(
                *row.shape[:-1], *feature.shape
            )
            for feature in self.features
        }

    def high(self) -> Row:
        """The largest number of every place."""
        return np.concatenate([np.full(feature.size, feature.high, np.int8) for feature in self.features])
