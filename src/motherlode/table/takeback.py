"""Which moves can be taken back: never across cards turned up, and alone only what nobody learnt anything from."""

import msgspec

from motherlode.rules import Event
from motherlode.table.history import Happened

TURNED_UP = {"offer_turned_up", "turned_up", "round_began", "round_ended", "game_over"}
"""Events after which cards are known that were not: nothing can make them unknown."""
SHOWN = TURNED_UP | {"played"}
"""And those that show others a card that its player chose: to be taken back only if all agree."""


def kind_of(event: Event) -> str:
    tag = msgspec.inspect.type_info(type(event))
    assert isinstance(tag, msgspec.inspect.StructType)
    return str(tag.tag)


def turns_up(steps: list[Happened]) -> bool:
    return _any(steps, TURNED_UP)


def shows(steps: list[Happened]) -> bool:
    return _any(steps, SHOWN)


def _any(steps: list[Happened], kinds: set[str]) -> bool:
    return any(kind_of(event) in kinds for step in steps for event in step.events)
