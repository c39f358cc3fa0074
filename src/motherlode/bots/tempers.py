"""Characters: bots that think as others do and, of moves that seem about as good, make the one they like.

What a temper likes stands in each game's `characters` module, beside the values of the characters.
"""

from collections.abc import Callable, Iterator
from dataclasses import replace

from motherlode.bots.protocol import Bot, Budget, Rating
from motherlode.rules import Knowledge, Move

Liking = Callable[[Knowledge, Move], float]
"""How much a temper likes a move, in chances to win that it would give for it."""
Habits = Callable[[Knowledge, Move], Iterator[tuple[str, bool]]]
"""What a decision shows of somebody's style: for every habit that could show there, whether it did."""


class TemperedBot:
    """Another bot's thoughts, and a liking. Where the best move is obvious, there is nothing to like."""

    def __init__(
        self, thinker: Bot, liking: Liking, obvious: Callable[[Knowledge], list[Move]] = lambda knowledge: []
    ) -> None:
        self._thinker = thinker
        self._liking = liking
        self._obvious = obvious

    def choose(self, knowledge: Knowledge, budget: Budget) -> Move:
        return self.rate(knowledge, budget)[0].move

    def rate(self, knowledge: Knowledge, budget: Budget) -> list[Rating]:
        ratings = self._thinker.rate(knowledge, budget)
        if ratings[0].move in self._obvious(knowledge):
            return ratings
        wanted = {each.move: each.win + self._liking(knowledge, each.move) for each in ratings}
        ranked = sorted(ratings, key=lambda each: (-wanted[each.move], each.move))
        return [replace(each, weight=float(number == 0)) for number, each in enumerate(ranked)]
