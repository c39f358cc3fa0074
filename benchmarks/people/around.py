"""What else such a database holds: tables where a game is on, and ratings with the way they went."""

import random
from collections.abc import Iterator, Sequence
from typing import Any

import msgspec

from motherlode.ratings.model import Rating
from motherlode.ratings.pools import pool_of
from motherlode.table import entries as log
from motherlode.table.entries import Settings
from motherlode.table.finished import FinishedGame, SeatSummary
from motherlode.table.summary import TableSummary

RATED = 4
"""One game in so many is rated."""
OF_HERO = 40
"""At so many tables who has played most plays now."""
LOG = 30
"""So many entries a table's log has."""
Values = tuple[Any, ...]


class Walks:
    """Ratings that go up by a victory and down by a defeat: as many rows as real ones, without their arithmetic."""

    def __init__(self) -> None:
        self._now: dict[tuple[str, str], tuple[Rating, int]] = {}
        self._numbers: dict[str, int] = {}
        self.rated: list[Values] = []
        self.changes: list[Values] = []

    def add(self, record: str, at: int, game: FinishedGame) -> None:
        pool = pool_of(game.game, game.players, {}).name
        number = self._numbers[pool] = self._numbers.get(pool, 0) + 1
        self.rated.append((pool, number, record, at, False))
        for person in game.people():
            (before, games) = self._now.get((person, pool), (Rating(), 0))
            won = game.places is not None and game.places[game.seats_of(person)[0]] == 1
            after = Rating(before.mu + (0.2 if won else -0.1), max(1.0, before.sigma * 0.97))
            self._now[person, pool] = after, games + 1
            self.changes.append((person, pool, number, record, at, *after, before.mu))

    def take(self) -> tuple[list[Values], list[Values]]:
        """The rows of games and changes since the last time."""
        taken = self.rated, self.changes
        self.rated, self.changes = [], []
        return taken

    def pools(self) -> list[Values]:
        return list(self._numbers.items())

    def ratings(self) -> Iterator[Values]:
        for (person, pool), (rating, games) in self._now.items():
            yield person, pool, *rating, games, rating.provisional, rating.certain


def running_tables(
    people: Sequence[str], games: Sequence[FinishedGame], rng: random.Random, now: int
) -> Iterator[tuple[Values, list[Values], list[Values]]]:
    """Rows of a table, of its log and of its members, table by table: one for each person, many for the first."""
    for number, person in enumerate([people[0]] * OF_HERO + list(people[1:])):
        game, code = rng.choice(games), f"run{number:09x}"
        others = [SeatSummary(other, f"Name {other}", None) for other in rng.sample(people, game.players - 1)]
        seats = (SeatSummary(person, f"Name {person}", None), *(each for each in others if each.person != person))
        settings = Settings(game=game.game, players=len(seats))
        summary = TableSummary(
            settings=settings, phase="playing", host=person, host_name=None, seats=seats, scores=None,
            wins=(0,) * len(seats),
        )  # fmt: skip
        at = now - 1000 * number
        written = msgspec.json.encode(summary).decode()
        yield (
            (code, at // 1000, False, at, written, None),
            [(code, entry, at, MOVE, entry % len(seats), None) for entry in range(LOG)],
            [(seat.person, code, True, at) for seat in seats],
        )


MOVE = log.write(log.Moved(0, "pass"))
