"""What is wanted of a game's strongest bot: contests against the reference bots, as `GOALS` of the game's bots."""

import time
from dataclasses import dataclass
from typing import Any

from motherlode.bots.protocol import Budget
from motherlode.rules import game as game_of


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
        return 1 / self._sides

    @property
    def title(self) -> str:
        opponents = "teams" if self._sides < len(self.bots) else f"{len(self.bots)} players"
        time = "" if self.budget.seconds is None else f", {1000 * self.budget.seconds:.0f} ms each"
        return f"{self.game}, {opponents}: {self.bots[0]} against {self.bots[1]}{time}"

    @property
    def _sides(self) -> int:
        """How many can win on their own."""
        return len(game_of(self.game).sides(len(self.bots), self.options))


def goal(game: str, *bots: str, games: int, wanted: float, iterations: int, **options: Any) -> Goal:
    return Goal(game, bots, games, wanted, Budget(iterations=iterations), options)


def goal_in_time(game: str, *bots: str, games: int, wanted: float, seconds: float, **options: Any) -> Goal:
    """A contest in which everybody has the same processor time for a move: more iterations are no advantage if they
    cost more.
    """
    return Goal(game, bots, games, wanted, Budget(seconds=seconds, clock=time.thread_time), options)
