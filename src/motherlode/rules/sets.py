"""Sets of cards as the bits of one integer, for plain Python."""

from collections.abc import Sequence

REMEMBERED = 1 << 12
"""How many sets each game keeps the texts of: between two views hardly any set changes."""
SETTLED = 16
"""How many games that are over are remembered with their outcomes: record, events, lists and views ask for the same."""


def members(cards: int) -> list[int]:
    """The set's members, ascending."""
    found = []
    while cards:
        lowest = cards & -cards
        found.append(lowest.bit_length() - 1)
        cards ^= lowest
    return found


BITS = 10
"""So many bits of a set are looked up at a time: every move that is shown changes a few sets."""
LOWEST = (1 << BITS) - 1


class BitValues:
    """What the bits of a set stand for."""

    def __init__(self, values: Sequence[int]) -> None:
        self._tables = [_table(values[first : first + BITS]) for first in range(0, len(values), BITS)]

    def of(self, cards: int) -> list[int]:
        """The values of the set's members, the lowest bit first."""
        found: list[int] = []
        for table in self._tables:
            found += table[cards & LOWEST]
            cards >>= BITS
        return found


def _table(values: Sequence[int]) -> list[list[int]]:
    """The values of each set of some bits."""
    sets: list[list[int]] = [[]]
    for value in values:
        sets += [[*smaller, value] for smaller in sets]
    return sets
