"""What is kept of the games that the players of a table have ended: an evening may have hundreds of them."""

from functools import lru_cache

import msgspec

from motherlode.rules import Outcome
from motherlode.rules.match import ranking

_ranking = lru_cache(64)(ranking)
"""Asked for the same by everybody at a table."""


class SeriesScore(msgspec.Struct, frozen=True):
    """Since the players, or the game, last changed or the last match ended. A game's outcome makes a new one."""

    totals: tuple[int, ...]
    """Each seat's points in all games."""
    wins: tuple[int, ...]
    """How many games each seat has won."""
    last: tuple[int, ...]
    """Each seat's points in the last game."""
    played: int = 0

    @classmethod
    def of(cls, players: int) -> "SeriesScore":
        """Before the first game."""
        nothing = (0,) * players
        return cls(nothing, nothing, nothing)

    def add(self, outcome: Outcome) -> "SeriesScore":
        return SeriesScore(
            totals=tuple(sum(points) for points in zip(self.totals, outcome.scores, strict=True)),
            wins=tuple(won + (seat in outcome.winners) for seat, won in enumerate(self.wins)),
            last=outcome.scores,
            played=self.played + 1,
        )

    @property
    def ranking(self) -> tuple[tuple[int, ...], ...]:
        """The seats by place so far, as in a match (M14)."""
        return _ranking(self.totals, self.last)
