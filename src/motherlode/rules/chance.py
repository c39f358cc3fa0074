"""Chance, one decision at a time: in which order a game's deal becomes known, and how likely each outcome is.

The rules take a whole deal at once. For game trees it is a row of chance nodes in the order in which they matter. What
is still hidden is filled up in any way, because no seat's decision and no legal move depends on it (the blindness of
the rules is tested), and is set right when its chance nodes come up. A game's nodes are `NODES` of its `chance.py`.
"""

from collections import Counter
from collections.abc import Iterable, Sequence
from ctypes import Array, c_int64
from functools import lru_cache
from math import factorial, prod
from typing import Any, Protocol

from motherlode.rules.layout import Layout

HIDDEN = -1
Outcomes = list[tuple[int, float]]
Buffer = Array[c_int64]
Truths = dict[tuple[int, ...], float]


def place_of(layout: Layout[Any], field: str) -> int:
    """Where a field begins, in int64 numbers."""
    fields = layout.dtype.fields
    assert fields is not None
    return fields[field][1] // 8


class ChanceNodes(Protocol):
    """The chance nodes of a game's deal. An outcome is the number of a seat or of a face."""

    @property
    def most(self) -> int:
        """No chance node has more outcomes."""

    def under(self, options: Any) -> "ChanceNodes":
        """The nodes of the deals that these options lead to."""

    def total(self, players: int) -> int:
        """How many chance nodes there can be in a game."""

    def due(self, buffer: Buffer) -> int:
        """How many chance nodes must be known in a state, given by its buffer."""

    def outcomes(self, drawn: Sequence[int], players: int) -> Outcomes:
        """What can come in the next chance node, and how likely it is."""

    def name(self, drawn: Sequence[int], players: int, outcome: int) -> str:
        """The next chance node's outcome in words."""

    def numbers(self, drawn: Sequence[int], players: int, options: Any, codes: Sequence[int]) -> list[int]:
        """A deal that begins like this, as the compiled rules take it; codes are the moves made."""

    def settle(self, buffer: Buffer, drawn: Sequence[int], code: int) -> None:
        """Sets right what chance decided last, in the state before the move that asked for it. What is still in the
        dark then need not fit: it is set right in its turn.
        """

    def seen(self, drawn: Sequence[int], players: int, seat: int, buffer: Buffer | None) -> list[int]:
        """The outcomes as a seat knows them: what it does not know is HIDDEN, and an order that nobody sees is sorted.
        The buffer is that of the state, if there is one yet.
        """

    def orders(self, drawn: Sequence[int], players: int) -> int:
        """In how many orders these outcomes, or what a seat knows of them, can have come that nobody tells apart."""

    def read(self, fields: Any, codes: Sequence[int]) -> list[int]:
        """The chance nodes that are known in a whole state, sorted where nobody sees an order."""

    def truths(self, fields: Any, codes: Sequence[int]) -> Truths:
        """What these outcomes may be for one who sees what all see, in the form of `read`, and how likely each is."""


def evenly(outcomes: Iterable[int]) -> Outcomes:
    """Each equally likely."""
    found = list(outcomes)
    return [(outcome, 1 / len(found)) for outcome in found]


Counts = list[int]  # by face


def by_number(left: Counts) -> Outcomes:
    """A card of those that are left."""
    total = sum(left)
    return [(face, count / total) for face, count in enumerate(left) if count]


def rest(deck: Sequence[int], drawn: Iterable[int]) -> Counts:
    """What is left of a deck."""
    left = list(deck)
    for face in drawn:
        left[face] -= 1
    return left


def orders_of(cards: Sequence[int]) -> int:
    """In how many orders cards can come; those that look alike are not told apart."""
    return _orders_of(tuple(cards))


@lru_cache(4096)
def _orders_of(cards: tuple[int, ...]) -> int:
    """Kept, because it is asked at every decision of hands that were dealt long ago."""
    return factorial(len(cards)) // prod(factorial(count) for count in Counter(cards).values())


def cards_left(counts: Counts) -> list[int]:
    """Every card, ascending."""
    return [face for face, count in enumerate(counts) for _ in range(count)]
