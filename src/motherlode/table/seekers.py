"""Those who want to play with anybody, at whichever server their page is open. All functions wait for the disk.

A ticket is a row: what somebody wants to play. It is served by writing a table's code into the row, once: a commit that
does not find the row as it was changes nothing, so two servers never seat the same person twice. A row that its server
no longer refreshes counts no more.
"""

from collections.abc import Collection, Sequence
from typing import Any, NamedTuple

from sqlalchemy import Connection, Engine, Select, delete, select, text, update

from motherlode.table.database import POSTGRESQL_NOW
from motherlode.table.matching import Pair, Seeker
from motherlode.table.people import writing
from motherlode.table.schema import BLOCKS, SEEKERS

ALIVE = 12_000
"""Milliseconds for which a seeker counts whose server does not show life."""
MOST = 500
"""So many are looked at together, those who wait longest first."""
PUT = text(
    "INSERT INTO seekers (person, ticket, node, game, players, bots, since, seen_at, code)"
    " VALUES (:person, :ticket, :node, :game, :players, :bots, :since, :seen_at, NULL)"
    " ON CONFLICT (person) DO UPDATE SET ticket = excluded.ticket, node = excluded.node, game = excluded.game,"
    " players = excluded.players, bots = excluded.bots, since = excluded.since, seen_at = excluded.seen_at, code = NULL"
)
_DATABASE_TIME = text(f"SELECT {POSTGRESQL_NOW}")


class OwnTicket(NamedTuple):
    """What became of a ticket of somebody at this server."""

    ticket: str
    code: str | None
    """Where a seat was found."""


class Seekers:
    def __init__(self, engine: Engine, node: str) -> None:
        self.node = node
        self._engine = engine

    def put(self, seeker: Seeker, now: int) -> int:
        """Writes a ticket, in place of any other of the same person; gives since when it counts: now, if it is new."""
        with writing(self._engine) as connection:
            now = self._now(connection, now)
            since = seeker.since or now
            connection.execute(PUT, seeker._asdict() | {"since": since, "seen_at": now})
        return since

    def remove(self, person: str, ticket: str) -> None:
        """Takes a ticket back that was not served."""
        with writing(self._engine) as connection:
            connection.execute(delete(SEEKERS).where(*_is(person, ticket), SEEKERS.c.code.is_(None)))

    def done(self, person: str, ticket: str) -> None:
        """The person was told of the seat: the ticket goes."""
        with writing(self._engine) as connection:
            connection.execute(delete(SEEKERS).where(*_is(person, ticket)))

    def show_life(self, now: int) -> None:
        """All who seek at this server are still there; others, whose server is gone, are forgotten."""
        with writing(self._engine) as connection:
            now = self._now(connection, now)
            connection.execute(update(SEEKERS).where(SEEKERS.c.node == self.node).values(seen_at=now))
            connection.execute(delete(SEEKERS).where(SEEKERS.c.seen_at < now - ALIVE))

    def own(self, people: Collection[str]) -> dict[str, OwnTicket]:
        """What became of the tickets of people who seek at this server."""
        query = select(SEEKERS.c.person, SEEKERS.c.ticket, SEEKERS.c.code).where(SEEKERS.c.person.in_(people))
        with self._engine.connect() as connection:
            return {row.person: OwnTicket(row.ticket, row.code) for row in connection.execute(query)}

    def waiting(self, now: int) -> tuple[list[Seeker], int]:
        """Everybody who waits at any server, and the time."""
        with self._engine.connect() as connection:
            now = self._now(connection, now)
            return [Seeker(*row) for row in connection.execute(waiting(now - ALIVE))], now

    def claim(self, seeker: Seeker, code: str) -> bool:
        """Whether this seeker's ticket is served now, and was not before."""
        where = (*_is(seeker.person, seeker.ticket), SEEKERS.c.code.is_(None))
        with writing(self._engine) as connection:
            return connection.execute(update(SEEKERS).where(*where).values(code=code)).rowcount == 1

    def release(self, seeker: Seeker, code: str) -> None:
        """Takes the claim back: the seat was taken meanwhile."""
        where = (*_is(seeker.person, seeker.ticket), SEEKERS.c.code == code)
        with writing(self._engine) as connection:
            connection.execute(update(SEEKERS).where(*where).values(code=None))

    def apart(self, people: Collection[str]) -> set[Pair]:
        """Of which two people one has blocked the other."""
        query = select(BLOCKS.c.person, BLOCKS.c.other).where(BLOCKS.c.person.in_(people), BLOCKS.c.other.in_(people))
        with self._engine.connect() as connection:
            return {frozenset({row.person, row.other}) for row in connection.execute(query)}

    def _now(self, connection: Connection, now: int) -> int:
        """Where several servers share a database its time is theirs."""
        return int(connection.scalar(_DATABASE_TIME)) if self._engine.dialect.name == "postgresql" else now


def waiting(since: int) -> Select[Any]:
    columns = (SEEKERS.c[name] for name in Seeker._fields)
    alive = SEEKERS.c.seen_at >= since, SEEKERS.c.code.is_(None)
    return select(*columns).where(*alive).order_by(SEEKERS.c.since, SEEKERS.c.ticket).limit(MOST)


def _is(person: str, ticket: str) -> Sequence[Any]:
    return SEEKERS.c.person == person, SEEKERS.c.ticket == ticket
