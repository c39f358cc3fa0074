"""The score of a series of games. `mine` recommends a match of as many games as players (M14); it goes for any game."""

from functools import lru_cache

import msgspec

from motherlode.rules.outcome import Outcome, rank


class SeriesScore(msgspec.Struct, frozen=True):
    """What is kept of the games of a series: an evening may have hundreds of them. A game's outcome makes a new one."""

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
        """The seats by place so far."""
        return ranking(self.totals, self.last)


@lru_cache(64)
def ranking(totals: tuple[int, ...], last: tuple[int, ...]) -> tuple[tuple[int, ...], ...]:
    """The seats by place: totals, then points in the last game; seats still tied share a place (M14).

    Everybody at a table asks for the same.
    """
    standings = list(zip(totals, last, strict=True))
    order = sorted(set(standings))
    return rank([order.index(standing) for standing in standings])
