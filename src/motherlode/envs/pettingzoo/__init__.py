"""PettingZoo's form of the games: `from motherlode.envs.pettingzoo import donkey_v0`, and so for every game."""

from motherlode.envs.pettingzoo.aec import EnvMakers, Forms
from motherlode.rules import GAMES

VERSION = "_v0"


def __getattr__(name: str) -> EnvMakers:
    """A game by its name and version, as PettingZoo's own."""
    if name.endswith(VERSION) and name.removesuffix(VERSION) in GAMES:
        return Forms(name.removesuffix(VERSION), version=0)
    raise AttributeError(f"module {__name__!r} has no attribute {name!r}")
