"""Models of people, to measure levels against: a novice, a sensible adult, and a child with a short memory.

They are written down plainly, as what such a person looks at, and every game has its own (`people` of its bots).
"""

from collections.abc import Callable

from motherlode.bots.protocol import Budget, Rating
from motherlode.rules import Knowledge, Move, SplitMix64

PEOPLE = ("novice", "adult", "child")


class PersonBot:
    """Makes the move that looks best at first sight; a distracted person sees only a part of the moves."""

    def __init__(self, score: Callable[[Knowledge, Move], float], seed: int, sees: float = 1.0) -> None:
        self._score = score
        self._sees = sees
        self.seed = seed

    def choose(self, knowledge: Knowledge, budget: Budget) -> Move:
        return self.rate(knowledge, budget)[0].move

    def rate(self, knowledge: Knowledge, budget: Budget) -> list[Rating]:
        rng = SplitMix64(self.seed, len(knowledge.moves))
        scores = {
            move: (rng.fraction() < self._sees, self._score(knowledge, move), rng.fraction())
            for move in knowledge.legal_moves()
        }
        ranked = sorted(scores, key=lambda move: scores[move], reverse=True)
        return [Rating(move, 1 / knowledge.view.players, 0.0, float(move == ranked[0])) for move in ranked]
