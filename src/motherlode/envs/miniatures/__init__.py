"""Prepared positions of each game, small enough to be solved exactly. A miniature is the record of a game that is not
over: its rules are the game's own. `known.json` tells what is known of them.
"""

from importlib.resources import files
from typing import Literal

import msgspec

from motherlode.rules import Game, MotherlodeError, State, record

Opening = Literal["miniature", "tiny"]
"""Tiny ones are small enough for algorithms that walk through every history."""


class NoMiniature(MotherlodeError):
    """A game for which no position was prepared."""

    name = "no_miniature"


class Known(msgspec.Struct, frozen=True):
    """What is known of a miniature."""

    file: str
    what: str
    size: str
    value: str
    """For seat 0, as a fraction: a victory counts 1, a defeat -1."""


def miniature_of(game: Game, opening: Opening = "miniature") -> State:
    """The state from which a game's miniature goes on, or its tiny one."""
    file = files(__name__) / (f"{game.name}-tiny.json" if opening == "tiny" else f"{game.name}.json")
    if not file.is_file():
        raise NoMiniature(f"There is no {'tiny ' if opening == 'tiny' else ''}miniature of {game.name}.")
    return record.read(file.read_text())


def known_of(game: Game) -> list[Known]:
    """What is known of a game's miniatures."""
    all_known = msgspec.json.decode((files(__name__) / "known.json").read_bytes(), type=dict[str, list[Known]])
    return all_known.get(game.name, [])
