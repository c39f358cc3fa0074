"""Bots for a game that brings none: the general search over its compiled rules, with random rollouts."""

from functools import cache, partial
from typing import Any

from motherlode.bots.players import RandomBot, SearchBot
from motherlode.bots.protocol import Bot, Budget
from motherlode.bots.registry import Factory
from motherlode.bots.search import SearchModel
from motherlode.bots.worth import settle_game
from motherlode.rules import Game
from motherlode.rules.compiled import exported_for

EXPLORATION = 0.7
CERTAIN = 4
"""A lead of this part of all points that a game has counts as certain."""
REFERENCE = Budget(iterations=10_000)


def value_at_end(game: Game) -> Any:
    """The function that says what a finished game is worth, compiled for a game."""
    abi = game.abi
    low, high = game.spec.scores
    scale = max(1.0, (high - low) / CERTAIN)

    @exported_for(__name__, made_for=game.folder)
    def value(state: int, worth: int) -> int:
        return settle_game(state, worth, scale, abi)

    return value


@cache
def general_model(game: Game) -> SearchModel:
    """How the search thinks about a game of which it knows only the rules."""
    return SearchModel(value=value_at_end(game), rollout=game.abi.playout, exploration=EXPLORATION)


def general_search(budget: Budget, game: Game, seed: int) -> Bot:
    return SearchBot(general_model(game), seed, budget)


BOTS: dict[str, Factory] = {
    "random": RandomBot,
    "easy": partial(general_search, Budget(iterations=10)),
    "medium": partial(general_search, Budget(iterations=50)),
    "hard": partial(general_search, Budget(iterations=300)),
    "expert": partial(general_search, Budget(seconds=0.3)),
    "ismcts": partial(general_search, REFERENCE),
}
