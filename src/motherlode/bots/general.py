"""Bots for a game that brings none: the general search over its compiled rules, with random rollouts."""

from functools import cache, partial
from typing import Any

from motherlode.bots.compiled_policy import CompiledPolicy
from motherlode.bots.levels import LEVELS, Level, LevelBot, LevelTable, level_row
from motherlode.bots.players import RandomBot, SearchBot
from motherlode.bots.protocol import Bot, Budget
from motherlode.bots.registry import Factory
from motherlode.bots.search import SearchModel
from motherlode.bots.search_policy import search_policy
from motherlode.bots.worth import settle_game
from motherlode.rules import Game
from motherlode.rules.compiled import exported_for

EXPLORATION = 0.7
CERTAIN = 4
"""A lead of this part of all points that a game has counts as certain."""
REFERENCE = 10_000
"""Iterations."""


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


ITERATIONS = (4, 10, 50, 300, 1500, 10_000)


LEVEL_TABLE = LevelTable({"any": level_row(*({"iterations": n} for n in ITERATIONS))}, lambda knowledge: "any")
"""A level thinks more than the one below: no more is known of a game."""


class GeneralSearchBot(SearchBot):
    """Plain information-set search with random rollouts, which compiled games can play, too."""

    def __init__(self, game: Game, seed: int, iterations: int) -> None:
        super().__init__(general_model(game), seed, Budget(iterations=iterations))
        self._game, self._iterations = game, iterations

    def compiled(self) -> CompiledPolicy:
        return search_policy(self.model, self._game, self._iterations)


def general_search(game: Game, seed: int) -> Bot:
    """With many iterations: a reference."""
    return GeneralSearchBot(game, seed, REFERENCE)


def level_bot(name: str, game: Game, seed: int) -> Bot:
    """A level: the same search, with its own number of iterations."""

    def searcher(level: Level, seed: int) -> Bot:
        return GeneralSearchBot(game, seed, level.iterations)

    return LevelBot(name, LEVEL_TABLE, searcher, seed)


BOTS: dict[str, Factory] = {
    "random": RandomBot,
    **{name: partial(level_bot, name) for name in LEVELS},
    "ismcts": general_search,
}
