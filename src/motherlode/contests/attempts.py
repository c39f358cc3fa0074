"""Who plays which daily deal, and how they stand. All methods wait for the disk."""

from collections.abc import Collection
from typing import Any, NamedTuple

from sqlalchemy import Engine, Row, Select, func, select, text

from motherlode.contests.daily import closing_of, contest_game, name_of
from motherlode.table.people import writing
from motherlode.table.schema import ATTEMPTS, FRIENDS, PEOPLE

MOST_SHOWN = 50
LONGEST_STREAK = 400
"""So many days are looked at."""
_BEGIN = text(
    "INSERT INTO attempts (name, person, day, game, code, shown_name, began_at, closes_at)"
    " VALUES (:name, :person, :day, :game, :code, :shown_name, :began_at, :closes_at) ON CONFLICT DO NOTHING"
)
_SEAL = text("INSERT INTO seals (seal, opens_at) VALUES (:seal, :opens_at) ON CONFLICT DO NOTHING")


class Attempt(NamedTuple):
    """Somebody's way through a day's deal."""

    person: str
    day: str
    game: str
    code: str
    name: str | None
    ended_at: int | None
    record: str | None
    place: int | None
    margin: int | None
    score: int | None
    rank: int | None
    page: str | None = None


class Attempts:
    def __init__(self, engine: Engine) -> None:
        self._engine = engine

    def begin(self, day: str, game: str, person: str, shown_name: str | None, code: str, now: int) -> Attempt:
        """The one attempt that a person has, begun now with a table's code or before with another."""
        name, seal = name_of(day, game), contest_game(day, game).seal
        row = {
            "name": name, "person": person, "day": day, "game": game, "code": code, "shown_name": shown_name,
            "began_at": now, "closes_at": closing_of(day),
        }  # fmt: skip
        with writing(self._engine) as connection:
            connection.execute(_SEAL, {"seal": seal, "opens_at": closing_of(day)})
            connection.execute(_BEGIN, row)
        found = self.find(day, game, person)
        assert found is not None
        return found

    def find(self, day: str, game: str, person: str) -> Attempt | None:
        return next(iter(self._read(one(name_of(day, game), person))), None)

    def of_days(self, person: str, since: str) -> list[Attempt]:
        """Somebody's attempts from a day on."""
        return self._read(own(person, since))

    def standing(self, day: str, game: str) -> list[Attempt]:
        """The best of all."""
        return self._read(best(name_of(day, game)))

    def of_friends(self, day: str, game: str, person: str) -> list[Attempt]:
        """Those of a person and the person's friends."""
        with self._engine.connect() as connection:
            friends = connection.scalars(select(FRIENDS.c.other).where(FRIENDS.c.person == person)).all()
        return self._read(of_people(name_of(day, game), [person, *friends])) if friends else []

    def counts(self, day: str, game: str, rank: int | None) -> tuple[int, int]:
        """How many have a result, and how many of them a better one than some rank."""
        name = name_of(day, game)
        with self._engine.connect() as connection:
            total = connection.scalar(select(func.count()).where(ATTEMPTS.c.name == name, ATTEMPTS.c.rank.is_not(None)))
            better = 0 if rank is None else connection.scalar(ahead(name, rank))
        return total or 0, better or 0

    def days(self, person: str) -> list[str]:
        """The days on which a person has finished one, the newest first."""
        with self._engine.connect() as connection:
            return list(connection.scalars(played_days(person)))

    def _read(self, query: Select[Any]) -> list[Attempt]:
        with self._engine.connect() as connection:
            return [_attempt(row) for row in connection.execute(query)]


_ATTEMPT = select(ATTEMPTS, PEOPLE.c.name.label("person_name"), PEOPLE.c.page).outerjoin(
    PEOPLE, PEOPLE.c.person == ATTEMPTS.c.person
)


def one(name: str, person: str) -> Select[Any]:
    return _ATTEMPT.where(ATTEMPTS.c.name == name, ATTEMPTS.c.person == person)


def own(person: str, since: str) -> Select[Any]:
    return _ATTEMPT.where(ATTEMPTS.c.person == person, ATTEMPTS.c.day >= since)


def best(name: str) -> Select[Any]:
    """Down the index as far as the list is long."""
    ranked = _ATTEMPT.where(ATTEMPTS.c.name == name, ATTEMPTS.c.rank.is_not(None))
    return ranked.order_by(ATTEMPTS.c.rank).limit(MOST_SHOWN)


def of_people(name: str, people: Collection[str]) -> Select[Any]:
    ranked = _ATTEMPT.where(ATTEMPTS.c.name == name, ATTEMPTS.c.person.in_(people), ATTEMPTS.c.rank.is_not(None))
    return ranked.order_by(ATTEMPTS.c.rank)


def ahead(name: str, rank: int) -> Select[Any]:
    return select(func.count()).where(ATTEMPTS.c.name == name, ATTEMPTS.c.rank < rank)


def played_days(person: str) -> Select[Any]:
    played = select(ATTEMPTS.c.day).where(ATTEMPTS.c.person == person, ATTEMPTS.c.rank.is_not(None)).distinct()
    return played.order_by(ATTEMPTS.c.day.desc()).limit(LONGEST_STREAK)


def _attempt(row: Row[Any]) -> Attempt:
    return Attempt(
        row.person, row.day, row.game, row.code, row.person_name or row.shown_name, row.ended_at, row.record, row.place,
        row.margin, row.score, row.rank, row.page,
    )  # fmt: skip
