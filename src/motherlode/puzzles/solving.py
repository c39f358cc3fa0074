"""Who tried which puzzle: kept in the database, first attempts only."""

import time
from collections.abc import Mapping

from sqlalchemy import Engine, Select, select
from sqlalchemy.exc import IntegrityError

from motherlode.puzzles.puzzle import Puzzle
from motherlode.puzzles.ratings import PuzzleAttempt, PuzzleRatings
from motherlode.table.schema import PUZZLE_ATTEMPTS as ATTEMPTS

FRESH = 60.0
"""Ratings are made anew after so many seconds."""


class Solving:
    """The attempts of all people. To be used from threads."""

    def __init__(self, engine: Engine, puzzles: Mapping[str, Puzzle]) -> None:
        self._engine = engine
        self._puzzles = puzzles
        self._ratings: tuple[float, PuzzleRatings] | None = None

    def keep(self, person: str, puzzle: str, solved: bool, at: int) -> bool:
        """Keeps a first attempt; False if it was not the first."""
        row = ATTEMPTS.insert().values(person=person, puzzle=puzzle, at=at, solved=solved)
        try:
            with self._engine.begin() as connection:
                connection.execute(row)
        except IntegrityError:
            return False
        return True

    def of_person(self, person: str) -> dict[str, bool]:
        """A person's attempts, the oldest first: by puzzle, whether it was solved."""
        with self._engine.connect() as connection:
            return {row.puzzle: row.solved for row in connection.execute(of_person(person))}

    def ratings(self) -> PuzzleRatings:
        """All attempts in their order, folded; known anew every minute."""
        now = time.monotonic()
        if self._ratings is None or now - self._ratings[0] > FRESH:
            self._ratings = now, PuzzleRatings(self._difficulties).add(self.attempts())
        return self._ratings[1]

    @property
    def _difficulties(self) -> dict[str, int]:
        return {name: puzzle.difficulty for name, puzzle in self._puzzles.items()}

    def attempts(self) -> list[PuzzleAttempt]:
        with self._engine.connect() as connection:
            return [PuzzleAttempt(row.person, row.puzzle, row.solved) for row in connection.execute(all_attempts())]


def of_person(person: str) -> Select[tuple[str, bool]]:
    return select(ATTEMPTS.c.puzzle, ATTEMPTS.c.solved).where(ATTEMPTS.c.person == person).order_by(ATTEMPTS.c.at)


def all_attempts() -> Select[tuple[str, str, bool]]:
    columns = ATTEMPTS.c.person, ATTEMPTS.c.puzzle, ATTEMPTS.c.solved
    return select(*columns).order_by(ATTEMPTS.c.at, ATTEMPTS.c.person, ATTEMPTS.c.puzzle)


def streak(attempts: Mapping[str, bool]) -> int:
    """How many of the newest first attempts were right without a break."""
    length = 0
    for solved in reversed(list(attempts.values())):
        if not solved:
            break
        length += 1
    return length
