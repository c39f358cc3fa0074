"""Sets of cards as bits."""

import pytest

from motherlode.rules.sets import BitValues, members


@pytest.mark.parametrize("length", [1, 8, 9, 60])
def test_values_are_those_of_the_members(length: int) -> None:
    values = [7 * bit % 13 for bit in range(length)]
    looked_up = BitValues(values)
    everything = (1 << length) - 1
    for cards in (0, 1, everything, everything & 0x5A5A5A5A5A5A5A5, 1 << length - 1):
        assert looked_up.of(cards) == [values[bit] for bit in members(cards)]
