"""All bots by name: ours, and those that other packages register.

Another package registers a bot by an entry point in the group `motherlode.bots`: its name, and a function that takes a
game and a seed and gives a `Bot`.
"""

import importlib
from collections.abc import Callable
from importlib.metadata import entry_points

from motherlode.bots.protocol import Bot
from motherlode.rules import Game, MotherlodeError
from motherlode.rules.compiled import preparing

Factory = Callable[[Game, int], Bot]

LEVELS = ("easy", "medium", "hard", "expert")
"""What players can choose, the weakest first."""


class UnknownBot(MotherlodeError):
    """A name that is no bot of the game."""

    name = "unknown_bot"


def bots_of(game: Game) -> dict[str, Factory]:
    """Every bot that plays a game: `random`, the levels, the reference bots, and those of other packages."""
    package = f"motherlode.bots.{game.name}"
    with preparing(package, f"the bots of {game.name}"):
        ours: dict[str, Factory] = dict(importlib.import_module(package).BOTS)
    return ours | {point.name: point.load() for point in entry_points(group="motherlode.bots")}


def make_bot(name: str, game: Game, seed: int = 0) -> Bot:
    """A bot by its name; the seed decides whatever it leaves to chance."""
    known = bots_of(game)
    if name not in known:
        raise UnknownBot(f"There is no bot {name!r} for {game.name}: choose one of {', '.join(known)}.")
    return known[name](game, seed)
