"""Ratings in the database: a fold over the rated games, in the order that the database gives them.

A rated game gets its number in the commit of the move that ends it, and the ratings of its players change in the same
commit. Numbers of a pool are given under a lock on the pool's row that lasts until the commit: they have no gaps, and
whoever commits later, on whichever server, has the higher number and has read what the one before wrote. So the ratings
are at all times what `fold` makes of the games, and `check` says if they are not.
"""

from collections.abc import Iterable, Iterator, Sequence
from itertools import groupby
from typing import Any, NamedTuple, Protocol

from sqlalchemy import Connection, Engine, Row, Select, bindparam, delete, insert, select, text, update

from motherlode.ratings.model import Rating
from motherlode.ratings.rated_game import RatedGame
from motherlode.table import finished
from motherlode.table.schema import GAMES, PEOPLE, RATED, RATING_CHANGES, RATING_POOLS, RATINGS

MOST_SHOWN = 100
"""So many games a chart goes back."""

NEXT = text(
    "INSERT INTO rating_pools (pool, last) VALUES (:pool, 1)"
    " ON CONFLICT (pool) DO UPDATE SET last = rating_pools.last + 1 RETURNING last"
)
ADD = insert(RATED)
FIND = select(RATINGS.c.mu, RATINGS.c.sigma, RATINGS.c.games).where(
    RATINGS.c.person == bindparam("person"), RATINGS.c.pool == bindparam("pool")
)
KEEP = text(
    "INSERT INTO ratings (person, pool, mu, sigma, games, provisional, certain)"
    " VALUES (:person, :pool, :mu, :sigma, :games, :provisional, :certain)"
    " ON CONFLICT (person, pool) DO UPDATE SET mu = excluded.mu, sigma = excluded.sigma, games = excluded.games,"
    " provisional = excluded.provisional, certain = excluded.certain"
)
CHANGE = insert(RATING_CHANGES)


class Cursor(Protocol):
    """Of a driver of a database."""

    def execute(self, statement: str, values: Sequence[Any] = ...) -> Any: ...
    def fetchone(self) -> Any: ...


class Ending(NamedTuple):
    """A rated game that is over."""

    game: RatedGame
    record: str
    at: int


class Ratings:
    """Adds rated games, within the transaction of the moves that end them. It calls the driver itself, as the store
    does for every move.
    """

    def __init__(self, engine: Engine) -> None:
        self._next, self._add, self._find, self._keep, self._change = (
            str(statement.compile(engine)) for statement in (NEXT, ADD, FIND, KEEP, CHANGE)
        )

    def add(self, cursor: Cursor, endings: Iterable[Ending]) -> None:
        """Pools come in the same order everywhere, after all else: servers do not block each other for good."""
        for game, record, at in sorted(endings, key=lambda ending: (ending.game.pool, ending.record)):
            cursor.execute(self._next, (game.pool,))
            number = int(cursor.fetchone()[0])
            cursor.execute(self._add, (game.pool, number, record, at, False))
            before = {person: self._read(cursor, person, game.pool) for person in game.people()}
            after = game.after({person: rating for person, (rating, _) in before.items()})
            for person in game.people():
                old, played = before[person]
                new = after[person]
                cursor.execute(self._keep, _row(person, game.pool, new, played + 1))
                cursor.execute(self._change, (person, game.pool, number, record, at, *new, old.mu))

    def _read(self, cursor: Cursor, person: str, pool: str) -> tuple[Rating, int]:
        cursor.execute(self._find, (person, pool))
        found = cursor.fetchone()
        return (Rating(), 0) if found is None else (Rating(found[0], found[1]), found[2])


def _row(person: str, pool: str, rating: Rating, games: int) -> tuple[Any, ...]:
    return person, pool, *rating, games, rating.provisional, rating.certain


# The fold.


class RatingStep(NamedTuple):
    """What one game made of one person's rating."""

    person: str
    pool: str
    number: int
    record: str
    at: int
    mu: float
    sigma: float
    before: float


class Mismatch(NamedTuple):
    """Something that is kept and does not follow from the games."""

    pool: str
    what: str


def fold(games: Iterable[tuple[str, int, str, int, RatedGame]]) -> Iterator[RatingStep]:
    """All changes of ratings that games make: each with its pool, its number there, its record and when it ended. What
    counts is the order of the numbers, in whatever order the games come.
    """
    ordered = sorted(games, key=lambda each: each[:2])
    for pool, own in groupby(ordered, key=lambda each: each[0]):
        ratings: dict[str, Rating] = {}
        for _, number, record, at, game in own:
            after = game.after(ratings)
            for person in game.people():
                before = ratings.get(person, Rating())
                yield RatingStep(person, pool, number, record, at, *after[person], before.mu)
            ratings |= after


def rated_games(connection: Connection) -> Iterator[tuple[str, int, str, int, RatedGame]]:
    """The games that count, by their numbers."""
    query = (
        select(RATED.c.pool, RATED.c.number, RATED.c.record, RATED.c.ended_at, GAMES.c.summary)
        .join(GAMES, GAMES.c.record == RATED.c.record)
        .where(RATED.c.void.is_(False))
        .order_by(RATED.c.pool, RATED.c.number)
    )
    for row in connection.execute(query):
        game = finished.read(row.summary).rated
        if game is not None:
            yield row.pool, row.number, row.record, row.ended_at, game


def check(connection: Connection) -> tuple[int, list[Mismatch]]:
    """Computes all ratings anew; gives the number of rated games and what differs from what is kept, bit for bit."""
    games = list(rated_games(connection))
    changes = list(fold(games))
    found = list(_numbering(connection, {(pool, number) for pool, number, *_ in games}))
    found += _compare("change", {each[:3]: each[3:] for each in changes}, _kept_changes(connection))
    found += _compare("rating", {row[1::-1]: row[2:] for row in _final(changes)}, _kept_ratings(connection))
    return len(games), found


def _numbering(connection: Connection, there: set[tuple[str, int]]) -> Iterator[Mismatch]:
    """Every number up to the last is given, and has its game."""
    given = {(row.pool, row.number): row.void for row in connection.execute(select(RATED))}
    for pool, last in connection.execute(
        select(RATING_POOLS.c.pool, RATING_POOLS.c.last).order_by(RATING_POOLS.c.pool)
    ):
        for number in range(1, last + 1):
            if (pool, number) not in given:
                yield Mismatch(pool, f"game {number} is missing")
            elif not given[pool, number] and (pool, number) not in there:
                yield Mismatch(pool, f"game {number} has no result any more")


def _kept_changes(connection: Connection) -> dict[Any, Any]:
    return {tuple(row)[:3]: tuple(row)[3:] for row in connection.execute(select(RATING_CHANGES))}


def _kept_ratings(connection: Connection) -> dict[Any, Any]:
    rows = map(tuple, connection.execute(select(RATINGS)))
    return {row[1::-1]: (*row[2:5], bool(row[5]), row[6]) for row in rows}


def _final(changes: Iterable[RatingStep]) -> list[tuple[Any, ...]]:
    """The rows of all ratings after the changes."""
    last: dict[tuple[str, str], RatingStep] = {}
    games: dict[tuple[str, str], int] = {}
    for each in changes:
        key = each.person, each.pool
        last[key], games[key] = each, games.get(key, 0) + 1
    return [_row(*key, Rating(each.mu, each.sigma), games[key]) for key, each in last.items()]


def _compare(what: str, computed: dict[Any, Any], kept: dict[Any, Any]) -> list[Mismatch]:
    """Keys begin with a pool, or with a person and a pool."""
    differing = sorted(key for key in computed.keys() | kept.keys() if computed.get(key) != kept.get(key))
    at = 0 if what == "rating" else 1
    return [
        Mismatch(key[at], f"{what} {_shown(computed.get(key))} is kept as {_shown(kept.get(key))}") for key in differing
    ]


def _shown(values: tuple[Any, ...] | None) -> str:
    if values is None:
        return "nothing"
    return " ".join(str(value) for value in values if isinstance(value, float))


def repair(connection: Connection) -> None:
    """Makes all ratings anew from the games, while nobody adds one."""
    lock_pools(connection)
    changes = list(fold(rated_games(connection)))
    connection.execute(delete(RATING_CHANGES))
    connection.execute(delete(RATINGS))
    if changes:
        columns = [column.name for column in RATING_CHANGES.columns]
        connection.execute(insert(RATING_CHANGES), [dict(zip(columns, each, strict=True)) for each in changes])
        columns = [column.name for column in RATINGS.columns]
        connection.execute(insert(RATINGS), [dict(zip(columns, row, strict=True)) for row in _final(changes)])


def lock_pools(connection: Connection) -> None:
    """Nobody adds a rated game until the end of the transaction."""
    for pool in connection.scalars(select(RATING_POOLS.c.pool).order_by(RATING_POOLS.c.pool)).all():
        connection.execute(update(RATING_POOLS).where(RATING_POOLS.c.pool == pool).values(last=RATING_POOLS.c.last))


def void(connection: Connection, person: str, is_void: bool) -> int:
    """Takes all rated games of a person out of the ratings, or in again; gives how many. All is computed anew."""
    lock_pools(connection)
    own = select(RATED.c.record).join(GAMES, GAMES.c.record == RATED.c.record)
    games = connection.execute(
        own.add_columns(GAMES.c.summary).where(GAMES.c.summary.contains(person, autoescape=True))
    )
    records = [
        row.record
        for row in games
        if (game := finished.read(row.summary).rated) is not None and person in game.people()
    ]
    connection.execute(update(RATED).where(RATED.c.record.in_(records)).values(void=is_void))
    repair(connection)
    return len(records)


def rename(connection: Connection, person: str, gone: str) -> None:
    """Somebody who is deleted gets a random name in the ratings, because the ratings of others depend on theirs."""
    for table in (RATINGS, RATING_CHANGES):
        connection.execute(update(table).where(table.c.person == person).values(person=gone))


# What is shown.


def ratings_of(person: str) -> Select[Any]:
    return select(RATINGS).where(RATINGS.c.person == person).order_by(RATINGS.c.pool)


def chart_of(person: str, pool: str, most: int = MOST_SHOWN) -> Select[Any]:
    """The last changes of a person's rating, the newest first."""
    own = (RATING_CHANGES.c.person == person, RATING_CHANGES.c.pool == pool)
    return select(RATING_CHANGES).where(*own).order_by(RATING_CHANGES.c.number.desc()).limit(most)


def changes_in(record: str) -> Select[Any]:
    """What a game made of its players' ratings."""
    query = select(RATING_CHANGES, PEOPLE.c.name, PEOPLE.c.page)
    return query.outerjoin(PEOPLE, PEOPLE.c.person == RATING_CHANGES.c.person).where(RATING_CHANGES.c.record == record)


def leaders(pool: str, most: int) -> Select[Any]:
    """People whose rating is certain enough, ordered by its lower bound; without those who are suspended or deleted."""
    return (
        select(RATINGS, PEOPLE.c.name, PEOPLE.c.page, PEOPLE.c.avatar)
        .join(PEOPLE, PEOPLE.c.person == RATINGS.c.person)
        .where(RATINGS.c.pool == pool, RATINGS.c.provisional.is_(False), PEOPLE.c.suspended_at.is_(None))
        .order_by(RATINGS.c.certain.desc(), RATINGS.c.person)
        .limit(most)
    )


def all_rows(engine: Engine, query: Select[Any]) -> list[Row[Any]]:
    with engine.connect() as connection:
        return list(connection.execute(query))
