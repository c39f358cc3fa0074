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


class BitValues:
    """What the bits of a set stand for, looked up a byte at a time: every move that is shown changes a few sets."""

    def __init__(self, values: Sequence[int]) -> None:
        self._bytes = (len(values) + 7) // 8
        self._tables = [_table(values[8 * number : 8 * number + 8]) for number in range(self._bytes)]

    def of(self, cards: int) -> list[int]:
        """The values of the set's members, the lowest bit first."""
        found: list[int] = []
        for table, byte in zip(self._tables, cards.to_bytes(self._bytes, "little"), strict=True):
            if byte:
                found += table[byte]
        return found


def _table(values: Sequence[int]) -> list[list[int]]:
    """The values of each set of up to eight."""
    return [[values[bit] for bit in members(byte)] for byte in range(1 << len(values))]
