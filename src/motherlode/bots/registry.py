"""All bots by name: ours, and those that other packages register.

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

LEVELS = ("easy", "medium", "hard", "expert")
"""What players can choose, the weakest first."""


class UnknownBot(MotherlodeError):
    """A name that is no bot of the game."""

    name = "unknown_bot"


@cache
def bots_of(game: Game) -> Mapping[str, Factory]:
    """Every bot that plays a game: `random`, the levels, the reference bots, and those of other packages."""
    ours: dict[str, Factory] = importlib.import_module(_package(game)).BOTS
    others = {point.name: point.load() for point in entry_points(group="motherlode.bots")}
    return MappingProxyType(ours | others)


def make_bot(name: str, game: Game, seed: int = 0) -> Bot:
    """A bot by its name; the seed decides whatever it leaves to chance."""
    known = bots_of(game)
    if name not in known:
        raise UnknownBot(f"There is no bot {name!r} for {game.name}: choose one of {', '.join(known)}.")
    return known[name](game, seed)


def prepare_bots(game: Game) -> None:
    """Compiles all that the bots of a game need, so that nobody has to wait for a part of it later."""
    bots_of(game)
    for package in (f"motherlode.rules.{game.name}", "motherlode.bots", _package(game)):
        compile_package(package)


def _package(game: Game) -> str:
    return f"motherlode.bots.{game.name}"
