"""Observations as networks like them: numbers between 0 and 1, counts as shares or as planes of 0 and 1.

The forms give ordinals by default, as the observation's layout says (int8). An encoding makes float32 of them:

- `share`: each number as a share of the largest that can stand there; the layout stays.
- `planes`: a small number becomes a row of 0 and 1, one place for each value from 1 on, all 0 for none. Large numbers,
  of which a network learns little one by one, stay shares. By features these are planes: the values, then the shape.
"""

from collections.abc import Mapping
from functools import cache
from typing import Any, Literal

import numpy as np
import numpy.typing as npt

from motherlode.envs.checks import one_of
from motherlode.envs.games import observation_spec
from motherlode.envs.kernels.observation_spec import Feature, ObservationSpec, Row
from motherlode.rules import Game

Encoding = Literal["ordinal", "share", "planes"]
FEW = 12
"""The largest number of a feature whose values become planes."""
Encoded = npt.NDArray[Any]


class Encoder:
    """An encoding of the observations of one layout."""

    def __init__(self, spec: ObservationSpec, encoding: Encoding) -> None:
        self.spec = spec
        self.encoding = encoding
        self.dtype: Any = np.int8 if encoding == "ordinal" else np.float32
        self.shapes = {feature.name: self._shape(feature) for feature in spec.features}
        """The shape of every feature."""
        places = [self._places(feature) for feature in spec.features]
        self._source = np.concatenate([source.ravel() for source, _ in places])
        self._value = np.concatenate([value.ravel() for _, value in places]).astype(np.int8)
        self._shares = np.flatnonzero(self._value == 0)
        self._scale = spec.high().astype(np.float32)[self._source[self._shares]]
        self.size = len(self._source)
        """How many numbers an encoded observation has."""

    def _planes(self, feature: Feature) -> bool:
        return self.encoding == "planes" and 1 < feature.high <= FEW

    def _shape(self, feature: Feature) -> tuple[int, ...]:
        return (feature.high, *feature.shape) if self._planes(feature) else feature.shape

    def _places(self, feature: Feature) -> tuple[npt.NDArray[np.int64], npt.NDArray[np.int64]]:
        """From which place of the row each number comes, and which value it asks for; 0 for a share."""
        source = self.spec.start[feature.name] + np.arange(feature.size)
        if not self._planes(feature):
            return source, np.zeros_like(source)
        values = np.arange(1, feature.high + 1)
        return np.tile(source, feature.high), np.repeat(values, feature.size)

    def encode(self, rows: Row, out: Encoded | None = None) -> Encoded:
        """A row, or rows; into `out`, if it is given."""
        if self.encoding == "ordinal":
            if out is None:
                return rows
            out[...] = rows
            return out
        taken = rows[..., self._source]
        encoded = np.empty(taken.shape, np.float32) if out is None else out
        np.equal(taken, self._value, out=encoded, casting="unsafe")
        encoded[..., self._shares] = taken[..., self._shares] / self._scale
        return encoded

    def split(self, encoded: Encoded) -> Mapping[str, Encoded]:
        """The named features of an encoded row, or rows, without a copy."""
        found, start = {}, 0
        for name, shape in self.shapes.items():
            size = int(np.prod(shape))
            found[name] = encoded[..., start : start + size].reshape(*encoded.shape[:-1], *shape)
            start += size
        return found

    def high(self) -> Encoded:
        """The largest number of every place; the smallest is 0."""
        return self.spec.high() if self.encoding == "ordinal" else np.ones(self.size, np.float32)


def encoder(game: Game, encoding: Encoding = "ordinal") -> Encoder:
    """An encoding of a game's observations."""
    one_of("encoding", encoding, Encoding)
    return _encoder(game, encoding)


@cache
def _encoder(game: Game, encoding: Encoding) -> Encoder:
    return Encoder(observation_spec(game), encoding)
