"""A prepared position of each game, small enough to be solved exactly. A miniature is the record of a game that is
not over: its rules are the game's own.
"""

from importlib.resources import files

from motherlode.rules import Game, MotherlodeError, State, record


class NoMiniature(MotherlodeError):
    """A game for which no position was prepared."""

    name = "no_miniature"


def miniature_of(game: Game) -> State:
    """The state from which a game's miniature goes on."""
    file = files(__name__) / f"{game.name}.json"
    if not file.is_file():
        raise NoMiniature(f"There is no miniature of {game.name}.")
    return record.read(file.read_text())
