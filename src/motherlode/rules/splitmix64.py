"""SplitMix64, the generator of simulation and search. People's deals come from `shuffle.Sha256Rng` instead."""

from collections.abc import Sequence
from ctypes import addressof, c_uint64

STEP = 0x9E3779B97F4A7C15
SPREAD = 0xD1342543DE82EF95
MASK = (1 << 64) - 1
FINE = 1 << 30
"""How many different fractions there are."""


class SplitMix64:
    """A stream of numbers: the same seed and stream number give the same numbers on every machine.

    Compiled code draws from it by its `address`, which is good as long as the object is kept.
    """

    __slots__ = ("_word", "address")

    def __init__(self, seed: int, stream: int = 0) -> None:
        self._word = c_uint64(_scatter(_scatter(seed) + stream))
        self.address = addressof(self._word)

    def below(self, n: int) -> int:
        """A number from 0 to n - 1."""
        self._word.value = self._word.value + STEP & MASK
        return (_mix(self._word.value) >> 32) * n >> 32

    def fraction(self) -> float:
        """A number from 0 up to 1, but never 1."""
        return self.below(FINE) / FINE

    def pick(self, weights: Sequence[float]) -> int:
        """The place of a weight, those of greater ones more often."""
        point = self.fraction() * sum(weights)
        for place, weight in enumerate(weights):
            point -= weight
            if point < 0:
                return place
        return len(weights) - 1  # what rounding left over


def _mix(x: int) -> int:
    x = (x ^ x >> 30) * 0xBF58476D1CE4E5B9 & MASK
    x = (x ^ x >> 27) * 0x94D049BB133111EB & MASK
    return x ^ x >> 31


def _scatter(x: int) -> int:
    return _mix(x * SPREAD + 1 & MASK)
