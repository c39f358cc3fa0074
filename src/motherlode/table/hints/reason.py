"""A reason as it goes to the interfaces."""

import msgspec

from motherlode.rules.fields import Told

BEST_ON_AVERAGE = "best_on_average"
"""What is said where nothing stands out."""


FACTS: dict[str, Told] = {"card": "card", "other": "card", "colour": "colour", "seat": "seat"}
"""How the facts of a reason are told; the others are numbers."""

Facts = dict[str, str | int]


class Reason(msgspec.Struct, frozen=True):
    name: str
    facts: Facts = {}
    """`card` and `other` are cards in the record's spelling, `colour` a colour's name, `seat` a seat; `place`,
    `other_place`, `number`, `value`, `points`, `cards` and `chance` (in percent) are numbers."""
