"""All bots by name: those that a game brings, and those that other packages register for all games.

Another package registers a bot by an entry point in the group `motherlode.bots`: its name, and a function that takes a
game and a seed and gives a `Bot`.
"""

import importlib
from collections.abc import Callable, Mapping
from functools import cache
from importlib.metadata import entry_points
from types import MappingProxyType

from motherlode.bots.protocol import Bot
from motherlode.rules import Game, MotherlodeError
from motherlode.rules.compiled import compile_package

Factory = Callable[[Game, int], Bot]

GENERAL = "motherlode.bots.general"
"""The bots of a game that brings none."""
LEVELS = ("easy", "medium", "hard", "expert")
"""What players can choose, the weakest first."""


class UnknownBot(MotherlodeError):
    """A name that is no bot of the game."""

    name = "unknown_bot"


@cache
def bots_of(game: Game) -> Mapping[str, Factory]:
    """Every bot that plays a game: those that it brings, or else the general ones; and those of other packages."""
    own: dict[str, Factory] = importlib.import_module(_module(game)).BOTS
    others = {point.name: point.load() for point in entry_points(group="motherlode.bots")}
    return MappingProxyType(own | others)


def make_bot(name: str, game: Game, seed: int = 0) -> Bot:
    """A bot by its name; the seed decides whatever it leaves to chance."""
    known = bots_of(game)
    if name not in known:
        raise UnknownBot(f"There is no bot {name!r} for {game.name}: choose one of {', '.join(known)}.")
    return known[name](game, seed)


def prepare_bots(game: Game) -> None:
    """Compiles all that the bots of a game need, so that nobody has to wait for a part of it later."""
    bots_of(game)
    if _module(game) == GENERAL:
        bots_of(game)["ismcts"](game, 0)  # what it thinks with is made for each game
    for package in (game.folder, "motherlode.bots", _module(game)):
        compile_package(package)


def _module(game: Game) -> str:
    return game.spec.adapters.get("bots", GENERAL)
