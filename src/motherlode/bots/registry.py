"""All bots by name: those that a game brings, and those that other packages register for all games.

Another package registers a bot by an entry point in the group `motherlode.bots`: its name, and a function that takes a
game and a seed and gives a `Bot`.
"""

import importlib
from collections.abc import Callable, Mapping
from functools import cache
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


def bots_of(game: Game) -> Mapping[str, Factory]:
    """Every bot that plays a game: `random`, the levels, the reference bots, and those of other packages."""
    return _own_bots(game) | _others_bots()


@cache
def _own_bots(game: Game) -> dict[str, Factory]:
    """What the game brings; the general bots, if it brings none."""
    package = game.spec.adapters.get("bots")
    if package is None:
        from motherlode.bots.general import BOTS

        return dict(BOTS)
    with preparing(package, f"the bots of {game.name}"):
        return dict(importlib.import_module(package).BOTS)


def _others_bots() -> dict[str, Factory]:
    return {point.name: point.load() for point in entry_points(group="motherlode.bots")}


def make_bot(name: str, game: Game, seed: int = 0) -> Bot:
    """A bot by its name; the seed decides whatever it leaves to chance."""
    known = bots_of(game)
    if name not in known:
        raise UnknownBot(f"There is no bot {name!r} for {game.name}: choose one of {', '.join(known)}.")
    return known[name](game, seed)
