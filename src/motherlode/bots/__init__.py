"""Opponents that never peek: a bot gets what its seat knows, and answers with a legal move."""

from motherlode.bots.protocol import Bot, Budget, Rating
from motherlode.bots.registry import LEVELS, UnknownBot, bots_of, make_bot, prepare_bots

__all__ = ["LEVELS", "Bot", "Budget", "Rating", "UnknownBot", "bots_of", "make_bot", "prepare_bots"]
