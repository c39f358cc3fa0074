"""Players of `gate` that look at their hand and the table, and choose what they like."""

from math import exp

from motherlode.bots.gate.mind import prospect
from motherlode.bots.gate.taste import score_at
from motherlode.bots.protocol import Budget, Rating
from motherlode.rules import Fast, Knowledge, Move
from motherlode.rules.compiled import Floats

PRECISION = 1 << 30
LONG_RUN = 100.0  # a move that is liked so much less seems e times less good


class TasteBot:
    """Plays what it likes best; the warmer, the more often something else that it likes."""

    def __init__(self, taste: Floats, seed: int, warmth: float = 0.0) -> None:
        self.taste = taste
        self.seed = seed
        self.warmth = warmth

    def choose(self, knowledge: Knowledge, budget: Budget) -> Move:
        ratings = self.rate(knowledge, budget)
        point = Fast(self.seed, len(knowledge.moves)).below(PRECISION) / PRECISION
        for rating in ratings:
            point -= rating.weight
            if point < 0:
                return rating.move
        return ratings[0].move

    def rate(self, knowledge: Knowledge, budget: Budget) -> list[Rating]:
        """The weights are how often the bot would choose each move; the rest is a guess from the points so far."""
        moves = knowledge.legal_moves()
        liked = {move: score_at(self.taste.ctypes.data, knowledge.address, move.code) for move in moves}
        ranked = sorted(moves, key=lambda move: (-liked[move], move))
        best = liked[ranked[0]]
        shares = [self._share(liked[move] - best, first=move is ranked[0]) for move in ranked]
        win, lead = prospect(knowledge.address), lead_of_seat(knowledge)
        return [
            Rating(move, win * exp((liked[move] - best) / LONG_RUN), lead, share / sum(shares))
            for move, share in zip(ranked, shares, strict=True)
        ]

    def _share(self, behind: float, first: bool) -> float:
        return exp(behind / self.warmth) if self.warmth else float(first)


def lead_of_seat(knowledge: Knowledge) -> float:
    """The seat's points so far minus the best opponent's."""
    score, state, me = knowledge.game.edge.score, knowledge.address, knowledge.seat
    sides = knowledge.fields.sides
    return float(score(state, me) - max(score(state, side) for side in range(sides) if side != me % sides))
