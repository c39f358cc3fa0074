"""How strong `expert` is: fixed contests against the reference bots, with what is wanted of it."""

from collections.abc import Iterable, Iterator
from dataclasses import dataclass

import numpy as np

from motherlode.bots import Budget
from motherlode.bots.goals import Goal
from motherlode.lab.arena import Contest, PlayedDeal, rounds, share_of
from motherlode.lab.statistics import IntervalEstimate
from motherlode.rules import Game

SEED = 2026


@dataclass(frozen=True)
class GoalResult:
    """What came out."""

    goal: Goal
    games: int
    wins: IntervalEstimate
    ms_per_move: float
    longest_ms: float


def goals_of(games: Iterable[Game]) -> list[Goal]:
    """What is wanted of the bots that these games bring."""
    brought = [rules.spec.adapter("bots") for rules in games]
    return [goal for bots in brought for goal in getattr(bots, "GOALS", ())]


OWN_BUDGETS = {"ismcts": Budget(iterations=10_000)}


def measure(wanted: Goal, cores: int | None = None) -> Iterator[GoalResult]:
    """Plays a goal's contest on some cores or all; the result so far after every deal."""
    deals = -(-wanted.games // len(wanted.bots))
    contest = Contest(wanted.game, wanted.bots, wanted.options, deals, SEED, wanted.budget, OWN_BUDGETS)
    found: list[PlayedDeal] = []
    for each in rounds(contest, cores):
        found.append(each)
        yield _measured(wanted, found)


def _measured(wanted: Goal, found: list[PlayedDeal]) -> GoalResult:
    ours = [player for player, name in enumerate(wanted.bots) if name == wanted.bots[0]]
    wins = share_of(np.array([each.wins[:, ours].sum(axis=1).mean() for each in found]))
    moves = sum(int(each.moves[:, ours].sum()) for each in found)
    seconds = sum(float(each.seconds[:, ours].sum()) for each in found)
    longest = max(float(each.longest[:, ours].max()) for each in found)
    return GoalResult(wanted, len(found) * len(wanted.bots), wins, 1000 * seconds / moves, 1000 * longest)
