"""The bots of `donkey` that are more than a search."""

from math import exp

import numpy as np

from motherlode.bots.donkey import search_model, solver
from motherlode.bots.donkey.greedy import guess_move
from motherlode.bots.players import SearchBot, put_first
from motherlode.bots.protocol import Budget, Rating
from motherlode.bots.search import SEATS, WORTH
from motherlode.rules import Knowledge, Move, SplitMix64
from motherlode.rules.donkey.state import OFFERS_OF

POINTS_THAT_DECIDE = 12.0


def rate_by_hand(knowledge: Knowledge) -> list[Rating]:
    """What the hand-made guess says of every move."""
    moves = knowledge.legal_moves()
    guesses = [guess_move(knowledge.address, move.code) for move in moves]
    others = knowledge.view.players - 1
    best = guesses.index(max(guesses))
    return [
        Rating(move, 1 / (1 + others * exp(-guess / POINTS_THAT_DECIDE)), guess, float(i == best))
        for i, (move, guess) in enumerate(zip(moves, guesses, strict=True))
    ]


def rate_by_table(knowledge: Knowledge) -> list[Rating]:
    """What the learnt table says of the state after every move."""
    carried = search_model.pack_up(knowledge, SplitMix64(0))
    worth = np.zeros(WORTH)
    found = []
    for move in knowledge.legal_moves():
        search_model.value_after(carried.ctypes.data, move.code, worth.ctypes.data)
        found.append((float(worth[SEATS + knowledge.seat]), float(worth[2 * SEATS + knowledge.seat]), move))
    best = min(found, key=lambda each: (-each[0], each[2]))[2]
    return [Rating(move, win, points, float(move == best)) for win, points, move in found]


# How many positions may be looked at, which bounds the time: for the victory, for the points, and to rate all moves.
WIN_NODES = 1_000_000
POINT_NODES = 400_000
RATING_NODES = 1_500_000


class Exact:
    """Exact answers for what a seat of two knows when the last five cards lie there."""

    def __init__(self, knowledge: Knowledge) -> None:
        self.knowledge = knowledge
        self.scratch = np.zeros(solver.SCRATCH_SIZE, np.int64)
        self.so_far = solver.ahead(knowledge.address)

    def solve(self, low: int, high: int, nodes: int) -> int | None:
        """How far the seat will be ahead in standings, if between low and high; None if it takes too long."""
        scratch, state = self.scratch.ctypes.data, self.knowledge.address
        coming = solver.solve_at(scratch, state, low - self.so_far, high - self.so_far, nodes)
        return None if coming == solver.UNKNOWN else coming + self.so_far

    def best_move(self) -> Move | None:
        """A move that gives away neither victory nor draw and, if that can be found out in time, no points."""
        ahead = self.solve(-1, 1, WIN_NODES)
        if ahead is None:
            return None
        move = self._known_move()
        if ahead == 0:
            return move
        window = (0, solver.MOST) if ahead > 0 else (-solver.MOST, 0)
        exact = self.solve(*window, POINT_NODES)
        if exact is not None:
            return self._known_move()
        return move if ahead > 0 else None

    def _known_move(self) -> Move:
        return self.knowledge.game.by_code[solver.best_at(self.scratch.ctypes.data, self.knowledge.address)]

    def ratings(self) -> list[Rating] | None:
        """Every move's exact outcome, best first; None if that takes too long."""
        scratch, state = self.scratch.ctypes.data, self.knowledge.address
        best = self.best_move()
        found = []
        nodes = RATING_NODES
        for move in self.knowledge.legal_moves():
            coming = solver.solve_move(scratch, state, move.code, nodes)
            if coming == solver.UNKNOWN:
                return None
            nodes -= int(self.scratch[solver.NODES])
            found.append((-(coming + self.so_far), move != best, move))
        return [
            Rating(move, *solver.outcome_of(-behind), 1.0 if i == 0 else 0.0)
            for i, (behind, _, move) in enumerate(sorted(found))
        ]


def is_solvable(knowledge: Knowledge) -> bool:
    fields = knowledge.fields
    return bool(fields.players == 2 and fields.number == OFFERS_OF[2])


class ExpertBot(SearchBot):
    """Plays exactly when nothing is hidden any more, and searches before."""

    def choose(self, knowledge: Knowledge, budget: Budget) -> Move:
        moves = knowledge.legal_moves()
        if len(moves) == 1:
            return moves[0]
        exact = Exact(knowledge).best_move() if is_solvable(knowledge) else None
        return super().rate(knowledge, budget)[0].move if exact is None else exact

    def rate(self, knowledge: Knowledge, budget: Budget) -> list[Rating]:
        if not is_solvable(knowledge):
            return super().rate(knowledge, budget)
        exact = Exact(knowledge)
        ratings, best = exact.ratings() or super().rate(knowledge, budget), exact.best_move()
        return ratings if best is None else put_first(ratings, best)
