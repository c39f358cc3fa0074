"""A reason as it goes to the interfaces."""

import msgspec

BEST_ON_AVERAGE = "best_on_average"
"""What is said where nothing stands out."""


class Reason(msgspec.Struct, frozen=True):
    name: str
    facts: dict[str, str | int] = {}
    """`card` and `other` are cards in the record's spelling, `colour` a colour's name, `seat` a seat; `place`,
    `other_place`, `number`, `value`, `points`, `cards` and `chance` (in percent) are numbers."""
