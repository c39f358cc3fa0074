"""Sets of cards as the bits of one integer, for plain Python."""

from collections.abc import Iterable


def members(cards: int) -> list[int]:
    """The set's members, ascending."""
    return [bit for bit in range(cards.bit_length()) if cards >> bit & 1]


def set_of(bits: Iterable[int]) -> int:
    """The set of these members."""
    cards = 0
    for bit in bits:
        cards |= 1 << bit
    return cards
