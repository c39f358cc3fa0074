"""Bots of simple kinds, for all games."""

from collections.abc import Callable
from dataclasses import dataclass
from math import exp
from typing import Any

import numpy as np

from motherlode.bots.compiled_policy import CompiledPolicy, random_policy
from motherlode.bots.kept_trees import KeptTrees
from motherlode.bots.protocol import Budget, Rating
from motherlode.bots.search import SearchModel, search
from motherlode.rules import Game, Knowledge, Move, SplitMix64
from motherlode.rules.compiled import Floats


class RandomBot:
    """Any legal move, each equally likely: the zero of all measures."""

    def __init__(self, game: Game, seed: int) -> None:
        self.game = game
        self.seed = seed

    def compiled(self) -> CompiledPolicy:
        return random_policy(self.game)

    def choose(self, knowledge: Knowledge, budget: Budget) -> Move:
        moves = knowledge.legal_moves()
        return moves[SplitMix64(self.seed, len(knowledge.moves)).below(len(moves))]

    def rate(self, knowledge: Knowledge, budget: Budget) -> list[Rating]:
        moves = knowledge.legal_moves()
        return [Rating(move, 1 / knowledge.view.players, 0.0, 1 / len(moves)) for move in moves]


class SearchBot:
    """Thinks by search, and plays the move that it looked at most. One that keeps its trees goes on with them at
    its next decision; ratings are always from a new search.
    """

    def __init__(self, model: SearchModel, seed: int, default: Budget, keeps_trees: bool = False) -> None:
        self.model = model
        self.seed = seed
        self.default = default
        self.trees = KeptTrees(model, seed) if keeps_trees else None

    def choose(self, knowledge: Knowledge, budget: Budget) -> Move:
        moves = knowledge.legal_moves()
        return moves[0] if len(moves) == 1 else self.search_move(knowledge, budget)

    def search_move(self, knowledge: Knowledge, budget: Budget) -> Move:
        """The move that the search looks at most."""
        if self.trees is None:
            return SearchBot.rate(self, knowledge, budget)[0].move
        return self.trees.choose(knowledge, self._given(budget))

    def rate(self, knowledge: Knowledge, budget: Budget) -> list[Rating]:
        return search(self.model, knowledge, self._given(budget), self.seed)

    def ponder(self, knowledge: Knowledge, budget: Budget) -> bool:
        """In a game with secrets there is nothing to think of: what others do tells of their hands, and the thoughts
        would not hold.
        """
        if self.trees is None or knowledge.game.secret:
            return False
        return self.trees.ponder(knowledge, self._given(budget))

    def _given(self, budget: Budget) -> Budget:
        given = budget.seconds is not None or budget.iterations is not None
        return budget if given else self.default


def put_first(ratings: list[Rating], move: Move) -> list[Rating]:
    """The ratings led by the move that is known to be the best."""
    return sorted(ratings, key=lambda rating: rating.move != move)


@dataclass(frozen=True)
class OnePly:
    """One look at what every move brings."""

    rate: Callable[[Knowledge], list[Rating]]
    choose: Any
    """The same, compiled, as the `choose` of a `CompiledPolicy`; its settings are attention and
    temperature.
    """
    lookup: Callable[[], Floats] = lambda: np.zeros(1)
    """What the compiled one looks up."""

    def __call__(self, knowledge: Knowledge) -> list[Rating]:
        return self.rate(knowledge)


class OnePlyBot:
    """Rates every move by one look at what it brings, and plays the best, or with a temperature one that seems good."""

    def __init__(self, one_ply: OnePly, seed: int, temperature: float = 0.0) -> None:
        self.one_ply = one_ply
        self.seed = seed
        self.temperature = temperature

    def compiled(self) -> CompiledPolicy:
        settings = np.array([1.0, self.temperature])
        one_ply = self.one_ply
        return CompiledPolicy(choose=one_ply.choose, settings=settings, notices=True, lookup=one_ply.lookup())

    def choose(self, knowledge: Knowledge, budget: Budget) -> Move:
        moves = knowledge.legal_moves()
        if len(moves) == 1:
            return moves[0]
        ratings = self.rate(knowledge, budget)
        return sample_move(ratings, self.temperature, SplitMix64(self.seed, len(knowledge.moves)))

    def rate(self, knowledge: Knowledge, budget: Budget) -> list[Rating]:
        return sorted(self.one_ply(knowledge), key=lambda rating: (-rating.win, rating.move))


def sample_move(ratings: list[Rating], temperature: float, rng: SplitMix64) -> Move:
    """A move by chance, those with a higher chance to win more often; the warmer, the more evenly."""
    if temperature == 0:
        return ratings[0].move
    best = max(rating.win for rating in ratings)
    weights = [exp((rating.win - best) / temperature) for rating in ratings]
    return ratings[rng.pick(weights)].move
