"""The portable shuffle of people's deals, documented in docs/deals.md so that anyone can recompute a deal.

The stream is SHA-256 of the seed's bytes followed by a counter of eight bytes; each digest is four numbers of 64 bits.
A number that would favour some results is dropped, so every order of the cards is equally likely.
"""

from collections.abc import Iterator, Sequence
from hashlib import sha256
from itertools import count
from struct import Struct
from typing import Protocol, TypeVar

T = TypeVar("T")
Seed = int | str | bytes


class Rng(Protocol):
    """What a deal needs of a generator."""

    def below(self, n: int) -> int:
        """A number from 0 to n - 1, each equally likely."""
        ...


class Sha256Rng:
    """Numbers from a seed: text, bytes, or a whole number (which stands for its decimal digits)."""

    def __init__(self, seed: Seed) -> None:
        self._seed = seed if isinstance(seed, bytes) else str(seed).encode()
        self._next = self._read().__next__

    def _read(self) -> Iterator[int]:
        for counter in count():
            yield from _FOUR_NUMBERS(sha256(self._seed + counter.to_bytes(8, "big")).digest())

    def below(self, n: int) -> int:
        fair = _NUMBERS - _NUMBERS % n
        number = self._next()
        while number >= fair:
            number = self._next()
        return number % n


_NUMBERS = 1 << 64
_FOUR_NUMBERS = Struct(">4Q").unpack


def shuffled(cards: Sequence[T], rng: Rng) -> list[T]:
    """The cards in random order (Fisher-Yates, from the last place down)."""
    order = list(cards)
    for i in range(len(order) - 1, 0, -1):
        j = rng.below(i + 1)
        order[i], order[j] = order[j], order[i]
    return order
