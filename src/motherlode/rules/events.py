"""What happened, told once: for animation, announcing and remembering."""

import re
from typing import ClassVar

import msgspec

from motherlode.rules.fields import BySeat, Seats


def kind_name(name: str) -> str:
    """The `kind` in JSON of a class of messages: its name in small letters, `SetScored` as `set_scored`."""
    return re.sub(r"(?<!^)(?=[A-Z])", "_", name).lower()


class Event(msgspec.Struct, frozen=True, tag_field="kind", tag=kind_name):
    """One thing that happened. Its `kind` in JSON is the class's name in small letters."""

    turns_up: ClassVar[bool] = False
    """Cards are known after it that were not: nothing can make them unknown, so no move is taken back across it."""
    shows: ClassVar[bool] = False
    """Others see a card that its player chose: the move is taken back only if all agree."""

    @classmethod
    def kind(cls) -> str:
        return str(cls.__struct_config__.tag)


class GameOver(Event, frozen=True):
    """The last event of a game."""

    turns_up = True

    scores: BySeat[int]
    winners: Seats
