"""Players of `gate`: by policy, and by exact play where that is possible."""

from math import exp

import numpy as np

from motherlode.bots.compiled_policy import CompiledPolicy
from motherlode.bots.gate.belief import COMING, begin_search
from motherlode.bots.gate.exact import certain_move, finish, is_solvable
from motherlode.bots.gate.policy import GREEDY, score_at
from motherlode.bots.gate.policy_choice import choose_by_policy
from motherlode.bots.gate.search_model import prospect, value
from motherlode.bots.players import SearchBot, put_first
from motherlode.bots.protocol import Budget, Rating
from motherlode.bots.search import SEATS, WORTH
from motherlode.rules import Knowledge, Move, SplitMix64
from motherlode.rules.compiled import Floats

LONG_RUN = 100.0  # a move that scores so much less seems e times less good


class PolicyBot:
    """Plays the move with the highest score; the higher the temperature, the more often another one."""

    def __init__(self, policy_weights: Floats, seed: int, temperature: float = 0.0) -> None:
        self.policy_weights = policy_weights
        self.seed = seed
        self.temperature = temperature

    def compiled(self) -> CompiledPolicy:
        settings = np.concatenate([[1.0, self.temperature], self.policy_weights.ravel()])
        return CompiledPolicy(choose=choose_by_policy, settings=settings, notices=True)

    def choose(self, knowledge: Knowledge, budget: Budget) -> Move:
        ratings = self.rate(knowledge, budget)
        rng = SplitMix64(self.seed, len(knowledge.moves))
        return ratings[rng.pick([rating.weight for rating in ratings])].move

    def rate(self, knowledge: Knowledge, budget: Budget) -> list[Rating]:
        """The weights are how often the bot would choose each move; the rest is a guess from the points so far."""
        moves = knowledge.legal_moves()
        scored = {move: score_at(self.policy_weights.ctypes.data, knowledge.address, move.code) for move in moves}
        ranked = sorted(moves, key=lambda move: (-scored[move], move))
        best = scored[ranked[0]]
        shares = [self._share(scored[move] - best, first=move is ranked[0]) for move in ranked]
        win, lead = prospect(knowledge.address), lead_of_seat(knowledge)
        return [
            Rating(move, win * exp((scored[move] - best) / LONG_RUN), lead, share / sum(shares))
            for move, share in zip(ranked, shares, strict=True)
        ]

    def _share(self, behind: float, first: bool) -> float:
        return exp(behind / self.temperature) if self.temperature else float(first)


class RoundSearchBot(SearchBot):
    """Searches a round. Who can empty the hand does so without; when the round has ended the cheapest chip is paid."""

    def choose(self, knowledge: Knowledge, budget: Budget) -> Move:
        if is_paying(knowledge):
            return knowledge.legal_moves()[0]
        certain = certain_move(knowledge.address)
        return super().choose(knowledge, budget) if certain < 0 else knowledge.game.by_code[certain]

    def rate(self, knowledge: Knowledge, budget: Budget) -> list[Rating]:
        if is_paying(knowledge):
            return self.payments.rate(knowledge, budget)
        certain = certain_move(knowledge.address)
        ratings = self._think(knowledge, budget)
        return ratings if certain < 0 else put_first(ratings, knowledge.game.by_code[certain])

    def _think(self, knowledge: Knowledge, budget: Budget) -> list[Rating]:
        return super().rate(knowledge, budget)

    payments = PolicyBot(GREEDY, seed=0)


def is_paying(knowledge: Knowledge) -> bool:
    """Whether a chip to pay is to be chosen (G15)."""
    return knowledge.legal_moves()[0].kind == "pay"


def ending_moves(knowledge: Knowledge) -> list[Move]:
    """The card that begins the run which empties the hand: nobody who sees anything overlooks it."""
    certain = -1 if is_paying(knowledge) else certain_move(knowledge.address)
    return [] if certain < 0 else [knowledge.game.by_code[certain]]


class ExpertBot(RoundSearchBot):
    """Plays exactly where all hands are known, and searches elsewhere."""

    def search_move(self, knowledge: Knowledge, budget: Budget) -> Move:
        if is_solvable(knowledge.address):
            return self.rate(knowledge, budget)[0].move
        return super().search_move(knowledge, budget)

    def _think(self, knowledge: Knowledge, budget: Budget) -> list[Rating]:
        exact = solve(knowledge, budget.seconds) if is_solvable(knowledge.address) else None
        return exact or super()._think(knowledge, budget)


SOLVING_NODES = 1_000_000  # for each move: a fraction of a second
NODES_A_SECOND = 1_000_000  # on a slow machine


def solve(knowledge: Knowledge, seconds: float | None = None) -> list[Rating] | None:
    """Every move's exact outcome of the round, best first, where all hands are known; None if that takes too long.

    The chance to win is exact in the last round; before it, what comes after the round is a guess.
    """
    moves = knowledge.legal_moves()
    nodes = SOLVING_NODES if seconds is None else min(SOLVING_NODES, int(NODES_A_SECOND * seconds / len(moves)))
    rng = SplitMix64(0)
    start = begin_search(GREEDY, knowledge, rng)
    knowledge.game.abi.redeal(start.ctypes.data, rng.address)
    worth = np.zeros(WORTH)
    found = []
    for move in moves:
        after = start.copy()
        knowledge.game.abi.apply(after.ctypes.data, move.code)
        if finish(after.ctypes.data, int(start[COMING]), nodes) < 0:
            return None
        value(after.ctypes.data, worth.ctypes.data)
        found.append((-worth[SEATS + knowledge.seat], -worth[2 * SEATS + knowledge.seat], move))
    ranked = sorted(found)
    return [Rating(move, -float(lost), -float(behind), float(move == ranked[0][2])) for lost, behind, move in ranked]


def lead_of_seat(knowledge: Knowledge) -> float:
    """The seat's points so far minus the best opponent's."""
    score, state, me = knowledge.game.abi.score, knowledge.address, knowledge.seat
    sides = knowledge.fields.sides
    return float(score(state, me) - max(score(state, side) for side in range(sides) if side != me % sides))
