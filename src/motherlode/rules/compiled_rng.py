"""SplitMix64, compiled. `splitmix64.SplitMix64` is the same in plain Python."""

import numpy as np

from motherlode.rules import splitmix64
from motherlode.rules.compiled import Ints, RngState, jit_for

jit = jit_for(__name__)

SPREAD = np.uint64(splitmix64.SPREAD)
STEP = np.uint64(splitmix64.STEP)


@jit
def mix(x: np.uint64) -> np.uint64:
    """Splitmix64's output function, its upper 32 bits."""
    x = (x ^ (x >> np.uint64(30))) * np.uint64(0xBF58476D1CE4E5B9)
    x = (x ^ (x >> np.uint64(27))) * np.uint64(0x94D049BB133111EB)
    return (x ^ (x >> np.uint64(31))) >> np.uint64(32)


@jit
def seed(rng: RngState, number: np.uint64, stream: np.uint64) -> None:
    """Begins a stream; `SplitMix64` does the same."""
    rng.state = scatter(scatter(number) + stream)


@jit
def scatter(x: np.uint64) -> np.uint64:
    """Spreads numbers that differ little; not by the generator's own step, which would give the same stream again."""
    x = x * SPREAD + np.uint64(1)
    x = (x ^ (x >> np.uint64(30))) * np.uint64(0xBF58476D1CE4E5B9)
    x = (x ^ (x >> np.uint64(27))) * np.uint64(0x94D049BB133111EB)
    return x ^ (x >> np.uint64(31))


@jit
def below(rng: RngState, n: int) -> int:
    """A number from 0 to n - 1."""
    rng.state += STEP
    number: int = np.int64((mix(rng.state) * np.uint64(n)) >> np.uint64(32))  # type: ignore[assignment]
    return number


@jit
def shuffle(cards: Ints, length: int, rng: RngState) -> None:
    """Brings the first `length` cards into random order."""
    for i in range(length - 1, 0, -1):
        j = below(rng, i + 1)
        card = cards[i]
        cards[i] = cards[j]
        cards[j] = card
