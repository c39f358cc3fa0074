"""How strong `expert` is: fixed contests against the reference bots, with what is wanted of it."""

from collections.abc import Iterator
from dataclasses import dataclass
from typing import Any

import numpy as np

from motherlode.bots import Budget
from motherlode.lab.arena import Contest, Round, rounds, share_of
from motherlode.lab.statistics import Estimate

SEED = 2026


@dataclass(frozen=True)
class Goal:
    """A contest and the share of victories that is wanted of its first player (in a team game, of its team)."""

    game: str
    bots: tuple[str, ...]
    games: int
    wanted: float
    budget: Budget
    options: dict[str, Any]

    @property
    def even(self) -> float:
        """What equals would get."""
        return 0.5 if self.options.get("teams") else 1 / len(self.bots)

    @property
    def title(self) -> str:
        opponents = "teams" if self.options.get("teams") else f"{len(self.bots)} players"
        return f"{self.game}, {opponents}: {self.bots[0]} against {self.bots[1]}"


@dataclass(frozen=True)
class Measured:
    """What came out."""

    goal: Goal
    games: int
    wins: Estimate
    ms_per_move: float
    longest_ms: float


def goal(game: str, *bots: str, games: int, wanted: float, iterations: int, **options: Any) -> Goal:
    return Goal(game, bots, games, wanted, Budget(iterations=iterations), options)


GOALS = (
    goal("donkey", "expert", "greedy", games=200, wanted=0.95, iterations=1000),
    goal("donkey", "expert", "table", games=200, wanted=0.85, iterations=1000),
    goal("donkey", "expert", "ismcts", games=60, wanted=0.75, iterations=1000),
    goal("donkey", "expert", "table", "table", games=300, wanted=0.60, iterations=1000),
    goal("mine", "expert", "random", games=1000, wanted=0.97, iterations=1000),
    goal("mine", "expert", *["random"] * 3, games=1000, wanted=0.93, iterations=1000),
    goal("mine", "expert", "expectimax", games=1000, wanted=0.47, iterations=1000),
    goal("mine", "expert", *["expectimax"] * 3, games=1000, wanted=0.23, iterations=1000),
    goal("gate", "expert", "greedy", games=400, wanted=0.62, iterations=1000),
    goal("gate", "expert", *["greedy"] * 2, games=402, wanted=0.40, iterations=1000),
    goal("gate", "expert", *["greedy"] * 3, games=400, wanted=0.30, iterations=1000),
    goal("gate", "expert", "greedy", "expert", "greedy", games=400, wanted=0.60, iterations=1000, teams=True),
)
OWN_BUDGETS = {"ismcts": Budget(iterations=10_000)}


def measure(wanted: Goal, cores: int | None = None) -> Iterator[Measured]:
    """Plays a goal's contest on some cores or all; the result so far after every deal."""
    deals = -(-wanted.games // len(wanted.bots))
    contest = Contest(wanted.game, wanted.bots, wanted.options, deals, SEED, wanted.budget, OWN_BUDGETS)
    found: list[Round] = []
    for each in rounds(contest, cores):
        found.append(each)
        yield _measured(wanted, found)


def _measured(wanted: Goal, found: list[Round]) -> Measured:
    ours = [player for player, name in enumerate(wanted.bots) if name == wanted.bots[0]]
    wins = share_of(np.array([each.wins[:, ours].sum(axis=1).mean() for each in found]))
    moves = sum(int(each.moves[:, ours].sum()) for each in found)
    seconds = sum(float(each.seconds[:, ours].sum()) for each in found)
    longest = max(float(each.longest[:, ours].max()) for each in found)
    return Measured(wanted, len(found) * len(wanted.bots), wins, 1000 * seconds / moves, 1000 * longest)
