"""A prepared position of each game, small enough to be solved exactly. A miniature is the record of a game that is
not over: its rules are the game's own.
"""

from importlib.resources import files

from motherlode.rules import Game, State, record


def miniature_of(game: Game) -> State:
    """The state from which a game's miniature goes on."""
    return record.read((files(__name__) / f"{game.name}.json").read_text())
