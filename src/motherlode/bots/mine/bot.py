"""A player of `mine`: a memory, and a way to think about what it holds."""

from motherlode.bots.compiled_policy import CompiledPolicy
from motherlode.bots.mine.memory import Memory, remember
from motherlode.bots.mine.move_values import AHEAD, LEAD, WIN, move_values
from motherlode.bots.mine.styles import Style
from motherlode.bots.mine.turn_policy import turn_policy
from motherlode.bots.protocol import Budget, Rating
from motherlode.bots.tempers import Liking
from motherlode.rules import Knowledge, Move, SplitMix64


class TurnBot:
    """Thinks one turn through, over what it remembers; near the end, if its style is so, to the end of the game."""

    def __init__(self, style: Style, memory: Memory, seed: int, liking: Liking | None = None) -> None:
        self.style = style
        self.memory = memory
        self.seed = seed
        self.liking = liking

    def compiled(self) -> CompiledPolicy | None:
        return None if self.liking else turn_policy(self.style, self.memory)

    def choose(self, knowledge: Knowledge, budget: Budget) -> Move:
        """One of the best moves, by chance: cards that it cannot tell apart are as good as each other."""
        moves = knowledge.legal_moves()
        if len(moves) == 1:
            return moves[0]
        worth = {move: _worth(values) for move, values in self._values(knowledge, budget).items()}
        best = [move for move in moves if worth[move] == max(worth.values())]
        return best[SplitMix64(self.seed, len(knowledge.moves)).below(len(best))]

    def rate(self, knowledge: Knowledge, budget: Budget) -> list[Rating]:
        values = self._values(knowledge, budget)
        ranked = sorted(values, key=lambda move: (*(-value for value in _worth(values[move])), move))
        return [Rating(move, values[move][WIN], values[move][LEAD], 1 / len(values)) for move in ranked]

    def _values(self, knowledge: Knowledge, budget: Budget) -> dict[Move, list[float]]:
        """What each legal move comes to, as far as the player remembers."""
        remembered = remember(knowledge, self.memory, self.seed)
        values = move_values(remembered, self.style, budget.seconds)
        if self.liking is not None and not knowledge.fields.rush:
            for move in knowledge.legal_moves():
                values[move.code, AHEAD] += self.liking(remembered, move)
        return {move: values[move.code].tolist() for move in knowledge.legal_moves()}


def _worth(values: list[float]) -> tuple[float, float, float]:
    """What moves are compared by: how far ahead they lead, and where that is equal the chance to win and the points."""
    return values[AHEAD], values[WIN], values[LEAD]
