"""The bots of `donkey` that are more than a search."""

from collections.abc import Callable
from dataclasses import replace
from functools import partial

import numpy as np

from motherlode.bots.donkey import search_model, solver
from motherlode.bots.donkey.greedy import chance_by_guess, guess_move
from motherlode.bots.donkey.one_ply import all_tables, choose_by_hand, choose_by_table
from motherlode.bots.donkey.solver import BITS
from motherlode.bots.players import OnePly, SearchBot, put_first
from motherlode.bots.protocol import Budget, Rating
from motherlode.bots.search import SEATS, WORTH
from motherlode.rules import Knowledge, Move, SplitMix64
from motherlode.rules.donkey.cards import face_of_bit
from motherlode.rules.donkey.state import BONUS, COLOURS, OFFERS_OF, SWAP


def _rate_by_hand(knowledge: Knowledge) -> list[Rating]:
    """What the hand-made guess says of every move."""
    moves = knowledge.legal_moves()
    guesses = [guess_move(knowledge.address, move.code) for move in moves]
    best = guesses.index(max(guesses))
    return [
        Rating(move, chance_by_guess(knowledge.address, move.code), guess, float(i == best))
        for i, (move, guess) in enumerate(zip(moves, guesses, strict=True))
    ]


def _rate_by_table(knowledge: Knowledge) -> list[Rating]:
    """What the learnt table says of the state after every move."""
    carried = search_model.pack_up(knowledge, SplitMix64(0))
    worth = np.zeros(WORTH)
    found = []
    for move in knowledge.legal_moves():
        search_model.value_after(carried.ctypes.data, move.code, worth.ctypes.data)
        found.append((float(worth[SEATS + knowledge.seat]), float(worth[2 * SEATS + knowledge.seat]), move))
    best = min(found, key=lambda each: (-each[0], each[2]))[2]
    return [Rating(move, win, points, float(move == best)) for win, points, move in found]


rate_by_hand = OnePly(_rate_by_hand, choose_by_hand)
rate_by_table = OnePly(_rate_by_table, choose_by_table, all_tables)


def finishing_moves(knowledge: Knowledge) -> list[Move]:
    """The moves that finish a set: nobody who sees anything overlooks them."""
    fields = knowledge.fields
    if fields.phase == BONUS:
        return []
    own = [face_of_bit(bit) % COLOURS for bit in range(BITS) if fields.tableau[fields.seat] >> bit & 1]
    return [move for move in knowledge.legal_moves() if _colours_after(own, move).count(move.code % 64 % COLOURS) == 3]


def _colours_after(own: list[int], move: Move) -> list[int]:
    """The colours of the own cards after an action."""
    taken = [*own, move.code % 64 % COLOURS]
    if move.kind == "swap":
        taken.remove((move.code - SWAP >> 6) % COLOURS)
    return taken


FIRST_NODES = 4_000
"""Where time counts, so few are looked at first: that tells how fast this machine is now."""
IN_TIME = 0.8
"""The part of the time that is left that the next attempt is planned for."""


UNHURRIED = Budget()


class SolvedOffer:
    """Exact answers for what a seat of two knows when the last five cards lie there."""

    def __init__(self, knowledge: Knowledge, budget: Budget = UNHURRIED) -> None:
        self.knowledge = knowledge
        self.scratch = np.zeros(solver.SCRATCH_SIZE, np.int64)
        self.so_far = solver.ahead(knowledge.address)
        self._clock, self._deadline = budget.clock, budget.deadline()
        self._pace = 0.0

    def solve(self, low: int = -solver.MOST, high: int = solver.MOST) -> int | None:
        """How far the seat will be ahead in standings, if between low and high; None only where time ran out."""
        window = low - self.so_far, high - self.so_far
        coming = self._in_time(partial(solver.solve_at, self._place, self.knowledge.address, *window))
        return None if coming == solver.UNKNOWN else coming + self.so_far

    @property
    def _place(self) -> int:
        return int(self.scratch.ctypes.data)

    def _in_time(self, attempt: Callable[[int], int]) -> int:
        """An attempt to its end; where time counts, with as many nodes as fit into it. What is solved stays known."""
        if self._deadline is None:
            return attempt(solver.NO_LIMIT)
        limit = FIRST_NODES
        now = self._clock()
        while now < self._deadline:
            coming = attempt(limit)
            before, now = now, self._clock()
            self._pace = min(limit, int(self.scratch[solver.NODES])) / max(now - before, 1e-6)
            if coming != solver.UNKNOWN:
                return coming
            limit = max(2 * limit, int(IN_TIME * self._pace * (self._deadline - now)))
            if limit > self._pace * (self._deadline - now):
                break
        return solver.UNKNOWN

    def best_move(self) -> Move | None:
        """A move that gives away neither victory nor draw and, if that can be found out in time, no points."""
        ahead = self.solve(-1, 1)
        if ahead is None:
            return None
        move = self._known_move()
        if ahead == 0:
            return move
        window = (0, solver.MOST) if ahead > 0 else (-solver.MOST, 0)
        exact = self.solve(*window)
        if exact is not None:
            return self._known_move()
        return move if ahead > 0 else None

    def _known_move(self) -> Move:
        return self.knowledge.game.by_code[solver.best_at(self._place, self.knowledge.address)]

    def ratings(self) -> list[Rating] | None:
        """Every move's exact outcome, best first; None if that takes too long."""
        state = self.knowledge.address
        best = self.best_move()
        found = []
        for move in self.knowledge.legal_moves():
            coming = self._in_time(partial(solver.solve_move, self._place, state, move.code))
            if coming == solver.UNKNOWN:
                return None
            found.append((-(coming + self.so_far), move != best, move))
        return [
            Rating(move, *solver.outcome_of(-behind), 1.0 if i == 0 else 0.0)
            for i, (behind, _, move) in enumerate(sorted(found))
        ]


def is_solvable(knowledge: Knowledge) -> bool:
    fields = knowledge.fields
    return bool(fields.players == 2 and fields.number == OFFERS_OF[2])


EXACT_SHARE = 0.6
"""Of the time for a move, for solving it; the rest is for the search where that fails."""


class ExpertBot(SearchBot):
    """Plays exactly when nothing is hidden any more, and searches before."""

    def choose(self, knowledge: Knowledge, budget: Budget) -> Move:
        moves = knowledge.legal_moves()
        if len(moves) == 1:
            return moves[0]
        began = budget.clock()
        exact = open_exact(knowledge, budget).best_move() if is_solvable(knowledge) else None
        return self.search_move(knowledge, budget.rest(began)) if exact is None else exact

    def ponder(self, knowledge: Knowledge, budget: Budget) -> bool:
        """What will be solved need not be searched."""
        return not is_solvable(knowledge) and super().ponder(knowledge, budget)

    def rate(self, knowledge: Knowledge, budget: Budget) -> list[Rating]:
        if not is_solvable(knowledge):
            return super().rate(knowledge, budget)
        began = budget.clock()
        exact = open_exact(knowledge, budget)
        best = exact.best_move()
        ratings = exact.ratings() or super().rate(knowledge, budget.rest(began))
        return ratings if best is None else put_first(ratings, best)


def open_exact(knowledge: Knowledge, budget: Budget) -> SolvedOffer:
    if budget.seconds is None:
        return SolvedOffer(knowledge)
    return SolvedOffer(knowledge, replace(budget, seconds=EXACT_SHARE * budget.seconds))
