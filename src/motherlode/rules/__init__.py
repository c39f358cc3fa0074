"""The rules of the games: pure, no clock, no global randomness.

`game("donkey")` is a game; its `deal` or `start` makes a `State`, and everything else is asked of that.
"""

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
from motherlode.rules.registry import GAMES, game, register
from motherlode.rules.shuffle import Rng, Sha256Rng
from motherlode.rules.spec import GameSpec
from motherlode.rules.splitmix64 import SplitMix64
from motherlode.rules.view import Truth, View

__all__ = [
    "GAMES",
    "BadDeal",
    "BadOptions",
    "BadRecord",
    "BadSeat",
    "Card",
    "Event",
    "Game",
    "GameSpec",
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
    "register",
]
