"""The fast generator of simulation and search: splitmix64. People's deals come from `shuffle.Stream` instead."""

from ctypes import addressof, c_uint64

import numpy as np

from motherlode.rules.compiled import Rng, Words, jit_for

jit = jit_for(__name__)

STEP = 0x9E3779B97F4A7C15
MASK = (1 << 64) - 1
SPREAD = np.uint64(0xD1342543DE82EF95)
STEP64 = np.uint64(STEP)


@jit
def mix(x: np.uint64) -> np.uint64:
    """Splitmix64's output function, its upper 32 bits."""
    x = (x ^ (x >> np.uint64(30))) * np.uint64(0xBF58476D1CE4E5B9)
    x = (x ^ (x >> np.uint64(27))) * np.uint64(0x94D049BB133111EB)
    return (x ^ (x >> np.uint64(31))) >> np.uint64(32)


@jit
def seed(rng: Rng, number: np.uint64, stream: np.uint64) -> None:
    """Begins a stream; `Fast` does the same."""
    rng.word = scatter(scatter(number) + stream)


@jit
def scatter(x: np.uint64) -> np.uint64:
    """Spreads numbers that differ little; not by the generator's own step, which would give the same stream again."""
    x = x * SPREAD + np.uint64(1)
    x = (x ^ (x >> np.uint64(30))) * np.uint64(0xBF58476D1CE4E5B9)
    x = (x ^ (x >> np.uint64(27))) * np.uint64(0x94D049BB133111EB)
    return x ^ (x >> np.uint64(31))


@jit
def below(rng: Rng, n: int) -> int:
    """A number from 0 to n - 1."""
    rng.word += STEP64
    number: int = np.int64((mix(rng.word) * np.uint64(n)) >> np.uint64(32))  # type: ignore[assignment]
    return number


@jit
def shuffle(cards: Words, length: int, rng: Rng) -> None:
    """Brings the first `length` cards into random order."""
    for i in range(length - 1, 0, -1):
        j = below(rng, i + 1)
        card = cards[i]
        cards[i] = cards[j]
        cards[j] = card


class Fast:
    """A stream of the fast generator: the same seed and stream number give the same numbers on every machine.

    Compiled code draws from it by its `address`, which is good as long as the object is kept.
    """

    __slots__ = ("_word", "address")

    def __init__(self, seed: int, stream: int = 0) -> None:
        self._word = c_uint64(_scatter(_scatter(seed) + stream))
        self.address = addressof(self._word)

    def below(self, n: int) -> int:
        self._word.value = self._word.value + STEP & MASK
        return (_mix(self._word.value) >> 32) * n >> 32


def _mix(x: int) -> int:
    x = (x ^ x >> 30) * 0xBF58476D1CE4E5B9 & MASK
    x = (x ^ x >> 27) * 0x94D049BB133111EB & MASK
    return x ^ x >> 31


def _scatter(x: int) -> int:
    return _mix(x * int(SPREAD) + 1 & MASK)
