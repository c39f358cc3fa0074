"""A match: games of a series and their totals. `mine` recommends one (M14); it goes for any game."""

from collections.abc import Sequence

import msgspec

from motherlode.rules.errors import BadSeat, MotherlodeError, NotOver
from motherlode.rules.outcome import Outcome, rank


class BadMatch(MotherlodeError):
    """A match that cannot be, or a game that is none of it."""

    name = "bad_match"


class Match(msgspec.Struct, frozen=True):
    """The games of a series so far. A match never changes: a game's outcome makes a new one."""

    players: int
    first: int
    """The seat that starts the first game; the next seat starts the next game, and so on."""
    games: int
    """How many games the match has."""
    outcomes: tuple[Outcome, ...] = ()
    """The games played so far."""

    def __post_init__(self) -> None:
        if self.players < 1 or self.games < 1:
            raise BadMatch(f"A match needs players and games, not {self.players} and {self.games}.")
        if not 0 <= self.first < self.players:
            raise BadSeat(
                f"There is no seat {self.first} in a match of {self.players}: seats go from 0 to {self.players - 1}."
            )
        if len(self.outcomes) > self.games:
            raise BadMatch(f"The match is over: it has {self.games} games, not {len(self.outcomes)}.")
        for number, outcome in enumerate(self.outcomes, 1):
            if len(outcome.scores) != self.players:
                raise BadMatch(
                    f"Game {number} was played by {len(outcome.scores)}, but the match is of {self.players}."
                )

    def add(self, outcome: Outcome) -> "Match":
        """The match after one more game."""
        return msgspec.structs.replace(self, outcomes=(*self.outcomes, outcome))

    @property
    def over(self) -> bool:
        return len(self.outcomes) == self.games

    @property
    def next_first(self) -> int | None:
        """The seat that starts the next game; None when the match is over."""
        return None if self.over else (self.first + len(self.outcomes)) % self.players

    @property
    def totals(self) -> tuple[int, ...]:
        """Each seat's points in all games so far."""
        return tuple(sum(outcome.scores[seat] for outcome in self.outcomes) for seat in range(self.players))

    @property
    def ranking(self) -> tuple[tuple[int, ...], ...]:
        """The seats by place so far: totals, then points in the last game; seats still tied share a place (M14)."""
        last = self.outcomes[-1].scores if self.outcomes else (0,) * self.players
        return ranking(self.totals, last)

    @property
    def winners(self) -> tuple[int, ...]:
        """The seats that won the match (M14)."""
        if not self.over:
            raise NotOver(f"The match is not over: {len(self.outcomes)} of {self.games} games were played.")
        return self.ranking[0]


def ranking(totals: Sequence[int], last: Sequence[int]) -> tuple[tuple[int, ...], ...]:
    """The seats by place: totals, then points in the last game; seats still tied share a place (M14)."""
    standings = list(zip(totals, last, strict=True))
    order = sorted(set(standings))
    return rank([order.index(standing) for standing in standings])
