"""The rules of the three games: pure, no clock, no global randomness.

`game("donkey")` is a game; its `deal` or `start` makes a `State`, and everything else is asked of that.
"""

from functools import cache

from motherlode.rules.cards import Card, Move
from motherlode.rules.errors import (
    BadDeal,
    BadOptions,
    BadRecord,
    BadSeat,
    IllegalMove,
    MotherlodeError,
    NotAMove,
    NotOver,
    UnknownGame,
)
from motherlode.rules.events import Event
from motherlode.rules.game import Game, Knowledge, State
from motherlode.rules.outcome import Outcome
from motherlode.rules.shuffle import Rng, Sha256Rng
from motherlode.rules.splitmix64 import SplitMix64
from motherlode.rules.view import Truth, View

GAMES = {
    "donkey": ("Gold!", "Michael Schacht, ABACUSSPIELE 2011", range(2, 4)),
    "mine": ("GOLD", "Reiner Knizia, Game Factory 2020", range(2, 6)),
    "gate": ("Golden Gate", "Thierry Denoual, Blue Orange 2010", range(2, 5)),
}


@cache
def game(name: str) -> Game:
    """One of the three games by its name."""
    if name not in GAMES:
        raise UnknownGame(f"There is no game {name!r}: the games are {', '.join(GAMES)}.")
    return Game(name, *GAMES[name])


__all__ = [
    "GAMES",
    "BadDeal",
    "BadOptions",
    "BadRecord",
    "BadSeat",
    "Card",
    "Event",
    "Game",
    "IllegalMove",
    "Knowledge",
    "MotherlodeError",
    "Move",
    "NotAMove",
    "NotOver",
    "Outcome",
    "Rng",
    "Sha256Rng",
    "SplitMix64",
    "State",
    "Truth",
    "UnknownGame",
    "View",
    "game",
]
