"""A player of `mine`: a memory, and a way to think about what it holds."""

from motherlode.bots.mine.memory import Memory, remember
from motherlode.bots.mine.move_values import AHEAD, LEAD, WIN, move_values
from motherlode.bots.mine.styles import Style
from motherlode.bots.protocol import Budget, Rating
from motherlode.rules import Knowledge, Move, SplitMix64


class TurnBot:
    """Thinks one turn through, over what it remembers; near the end, if its style is so, to the end of the game."""

    def __init__(self, style: Style, memory: Memory, seed: int) -> None:
        self.style = style
        self.memory = memory
        self.seed = seed

    def choose(self, knowledge: Knowledge, budget: Budget) -> Move:
        """One of the best moves, by chance: cards that it cannot tell apart are as good as each other."""
        moves = knowledge.legal_moves()
        if len(moves) == 1:
            return moves[0]
        values = self._values(knowledge)
        highest = max(values[move][AHEAD] for move in moves)
        best = [move for move in moves if values[move][AHEAD] == highest]
        return best[SplitMix64(self.seed, len(knowledge.moves)).below(len(best))]

    def rate(self, knowledge: Knowledge, budget: Budget) -> list[Rating]:
        values = self._values(knowledge)
        ranked = sorted(values, key=lambda move: (-values[move][AHEAD], move))
        return [Rating(move, values[move][WIN], values[move][LEAD], 1 / len(values)) for move in ranked]

    def _values(self, knowledge: Knowledge) -> dict[Move, list[float]]:
        """What each legal move comes to, as far as the player remembers."""
        values = move_values(remember(knowledge, self.memory, self.seed), self.style).tolist()
        return {move: values[move.code] for move in knowledge.legal_moves()}
