"""Opponents that never peek: a bot gets what its seat knows, and answers with a legal move."""

from motherlode.bots.levels import LEVELS, Level
from motherlode.bots.protocol import Bot, Budget, Rating
from motherlode.bots.registry import UnknownBot, bots_of, level_of, make_bot, prepare_bots

__all__ = [
    "LEVELS",
    "Bot",
    "Budget",
    "Level",
    "Rating",
    "UnknownBot",
    "bots_of",
    "level_of",
    "make_bot",
    "prepare_bots",
]
