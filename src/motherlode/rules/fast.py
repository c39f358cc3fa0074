"""The fast generator, compiled. `generator.Fast` is the same in plain Python."""

import numpy as np

from motherlode.rules import generator
from motherlode.rules.compiled import Rng, Words, jit_for

jit = jit_for(__name__)

SPREAD = np.uint64(generator.SPREAD)
STEP = np.uint64(generator.STEP)


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
    rng.word += STEP
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
