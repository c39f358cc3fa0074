"""Bots for a game that brings none: the general search over its compiled rules, with random rollouts."""

from functools import cache, partial
from typing import Any

import numpy as np

from motherlode.bots.players import RandomBot, SearchBot
from motherlode.bots.protocol import Bot, Budget
from motherlode.bots.registry import Factory
from motherlode.bots.search import SEATS, WORTH, SearchModel
from motherlode.bots.worth import settle
from motherlode.rules import Game
from motherlode.rules.compiled import exported_for, floats_at, ints_at

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
        players = ints_at(state, 1)[0]
        standings = np.empty(SEATS, np.int64)
        scores = np.empty(SEATS, np.int64)
        for seat in range(players):
            standings[seat] = abi.standing(state, seat)
            scores[seat] = abi.score(state, seat)
        settle(standings, scores, players, scale, floats_at(worth, WORTH))
        return 0

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
