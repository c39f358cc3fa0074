"""Sets of cards as the bits of one integer, for plain Python."""

REMEMBERED = 1 << 12
"""How many sets each game keeps the texts of: between two views hardly any set changes."""


def members(cards: int) -> list[int]:
    """The set's members, ascending."""
    found = []
    while cards:
        lowest = cards & -cards
        found.append(lowest.bit_length() - 1)
        cards ^= lowest
    return found
