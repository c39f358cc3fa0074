"""A record to step through, as any seat saw it. Who has the record may know all of it."""

from typing import Any

import msgspec

from motherlode.rules import State, record
from motherlode.table import views
from motherlode.table.frames import Step
from motherlode.table.text import NAME_LENGTH
from motherlode.terminal.messages import bot_name
from motherlode.words import Words


class Replay:
    """The states of a record's game, from the deal to the last move."""

    def __init__(self, text: bytes, words: Words) -> None:
        self.text = text
        state = record.read(text)
        self.states: list[State] = state.history
        self.game = state.game
        self.players = state.players
        # What a record says besides the game is anybody's: names may be missing, or no list at all.
        noted = msgspec.json.decode(text).get("names")
        names = noted if isinstance(noted, list) else []
        self.names = [_name(words, names, seat) for seat in range(state.players)]

    def __len__(self) -> int:
        return len(self.states)

    def steps(self, seat: int | None) -> tuple[Step, ...]:
        return views.steps_of(self.states[-1], seat)


def _name(words: Words, noted: list[Any], seat: int) -> str:
    name = noted[seat] if seat < len(noted) else None
    if not isinstance(name, str) or not name.strip() or not name.isprintable():
        return words("terminal-player", number=seat + 1)
    return bot_name(words, name) if f"level-{name}" in words else name[:NAME_LENGTH]
