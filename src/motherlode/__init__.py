"""Motherlode: three card games about gold, as a library."""

from importlib.metadata import version
from typing import TYPE_CHECKING, Any

if TYPE_CHECKING:
    from motherlode.rules import Game

    donkey: Game
    mine: Game
    gate: Game

__version__ = version("motherlode")
__all__ = ["__version__", "donkey", "gate", "mine"]


def __getattr__(name: str) -> Any:
    """The games are loaded when they are first used: `from motherlode import donkey`."""
    if name in ("donkey", "mine", "gate"):
        from motherlode.rules import game

        return game(name)
    raise AttributeError(f"module 'motherlode' has no attribute {name!r}")
