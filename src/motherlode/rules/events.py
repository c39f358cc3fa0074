"""What happened, told once: for animation, announcing and remembering."""

import re

import msgspec


def kind_name(name: str) -> str:
    """The `kind` in JSON of a class of messages: its name in small letters, `SetScored` as `set_scored`."""
    return re.sub(r"(?<!^)(?=[A-Z])", "_", name).lower()


class Event(msgspec.Struct, frozen=True, tag_field="kind", tag=kind_name):
    """One thing that happened. Its `kind` in JSON is the class's name in small letters."""


class GameOver(Event, frozen=True):
    """The last event of a game."""

    scores: tuple[int, ...]
    winners: tuple[int, ...]
