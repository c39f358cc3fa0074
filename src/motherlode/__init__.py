"""Motherlode: three card games about gold, as a library."""

from typing import TYPE_CHECKING, Any

if TYPE_CHECKING:
    from motherlode.rules import Game

    __version__: str
    donkey: Game
    mine: Game
    gate: Game

__all__ = ["__version__", "donkey", "gate", "mine"]


def __getattr__(name: str) -> Any:
    """The games are loaded when they are first used: `from motherlode import donkey`. So is the version's reader."""
    if name == "__version__":
        from importlib.metadata import version

        return version("motherlode")
    if not name.startswith("_"):
        from motherlode.rules import GAMES, game

        if name in GAMES:
            return game(name)
    raise AttributeError(f"module 'motherlode' has no attribute {name!r}")
