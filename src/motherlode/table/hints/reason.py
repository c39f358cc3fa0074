"""A reason as it goes to the interfaces."""

import msgspec

Facts = dict[str, str | int]


class Reason(msgspec.Struct, frozen=True):
    name: str
    facts: Facts = {}
    """`card` and `other` are cards in the record's spelling, `colour` a colour's name, `seat` a seat; `place`,
    `other_place`, `number`, `value`, `points`, `cards` and `chance` (in percent) are numbers."""
