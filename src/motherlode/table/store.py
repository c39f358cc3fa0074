"""The logs on disk: SQLite or PostgreSQL, and one writer that commits what arrives together.

A move is on disk before anybody sees it. One commit costs a write to the disk whatever its size, so the writer takes
all that waits for it at once.
"""

import asyncio
import os
import secrets
import socket
import time
import weakref
from collections.abc import Callable, Collection, Iterable
from contextlib import closing, suppress
from pathlib import Path
from queue import SimpleQueue
from threading import Thread
from typing import Any, NamedTuple

from sqlalchemy import (
    Column,
    Connection,
    Engine,
    ScalarSelect,
    create_engine,
    delete,
    event,
    insert,
    make_url,
    or_,
    select,
    text,
)
from sqlalchemy.engine.interfaces import DBAPIModule
from sqlalchemy.pool import PoolProxiedConnection

from motherlode.table import entries as log
from motherlode.table import summary
from motherlode.table.entries import Written
from motherlode.table.log_mark import LogMark
from motherlode.table.migrations import migrate
from motherlode.table.ports import AlreadyWritten, OutcomeUnknown, Writing
from motherlode.table.schema import ENTRIES, MEMBERSHIPS, PRESENCE, RECORDS, SETTINGS, TABLES
from motherlode.table.summary import TableSummary

# What a commit adds, in this order: rows of values in the order of the columns.
_ADD = (
    insert(TABLES),
    text("UPDATE tables SET listed = :listed, changed_at = :at, summary = :summary WHERE code = :code"),
    insert(ENTRIES),
    insert(RECORDS),
    text("INSERT INTO memberships (person, code) VALUES (:person, :code) ON CONFLICT DO NOTHING"),
)


BEGIN = "BEGIN"
MEMORY = ":memory:"
LENGTH = "SELECT max(rowid) FROM entries"
"""A number that SQLite gives every entry, of whatever table, one after another."""
PAGES_KEPT = 4000
"""So many changed pages (16 MB) SQLite keeps in its log before it copies them back."""
Row = tuple[Any, ...]


class Listed(NamedTuple):
    """A table in a list of tables."""

    code: str
    opened_at: int
    """In seconds since 1970."""
    summary: TableSummary | None
    """None for a table of an older version that was not changed since then."""
    to_move: int | None
    used_at: int
    """When something happened there last, in milliseconds since 1970."""


def _of_last_entry(column: Column[Any]) -> ScalarSelect[Any]:
    """One step down an index, however long the log is."""
    entries = select(column).where(ENTRIES.c.code == TABLES.c.code).order_by(ENTRIES.c.number.desc())
    return entries.limit(1).scalar_subquery()


_LISTED = select(
    TABLES.c.code,
    TABLES.c.opened_at,
    TABLES.c.summary,
    _of_last_entry(ENTRIES.c.to_move).label("to_move"),
    _of_last_entry(ENTRIES.c.at).label("used_at"),
)


def _listed(row: Any) -> Listed:
    shown = None if row.summary is None else summary.read(row.summary)
    return Listed(row.code, row.opened_at, shown, row.to_move, row.used_at or 0)


class _ConnectionLost(Exception):
    """Nothing was committed."""


class Store:
    """The database. Its methods wait for the disk: the server calls them in threads."""

    def __init__(self, url: str) -> None:
        self.engine = open_engine(url)
        self.file = self.engine.url.database if self.engine.dialect.name == "sqlite" else None
        """Of SQLite; None for a database elsewhere."""
        self.lost = 0
        """So many entries at least were there and are no more."""
        self._mark: LogMark | None = None
        try:
            migrate(self.engine)
            self._compare_length()
        except BaseException:
            self.close()
            raise
        self._writer = secrets.token_hex(8)
        self._add = [str(statement.compile(self.engine)) for statement in _ADD]

    def close(self) -> None:
        self.engine.dispose()
        if self._mark is not None:
            self._mark.close()

    def _compare_length(self) -> None:
        if self.file and self.file != MEMORY:
            self._mark = LogMark(Path(f"{self.file}-length"))
            noted = self._mark.read()
            self.lost = max(0, noted - self.mark_length())

    def mark_length(self) -> int:
        """Notes how long the logs are, after entries have gone."""
        if self._mark is None:
            return 0
        with self.engine.connect() as connection:
            length = int(connection.scalar(text(LENGTH)) or 0)
        self._mark.write(length)
        return length

    def write(self, writings: Iterable[Writing]) -> None:
        """All of it or, if anything is wrong, nothing; whether `OutcomeUnknown` was one or the other nobody knows."""
        opened: list[Row] = []
        changed: list[Row] = []
        entries: list[Row] = []
        records: list[Row] = []
        members: list[Row] = []
        # In the same order everywhere: servers that write the same rows do not block each other.
        for item in sorted(writings, key=lambda writing: writing.code):
            to_move, about, listed = item.row
            shown = None if about is None else about.decode()
            if item.number == 0:
                opened.append((item.code, item.at // 1000, listed, item.at, shown))
            elif shown is not None:
                changed.append((listed, item.at, shown, item.code))
            for number, entry in enumerate(item.entries, item.number):
                entries.append((item.code, number, item.at, log.write(entry), to_move, self._writer))
                if isinstance(entry, log.Opened | log.Sat | log.HostPassed):
                    members.append((log.person_of(entry), item.code))
            if item.record is not None:
                records.append((item.record[0], item.record[1].decode()))
        rows = opened, changed, entries, records, members
        try:
            self._commit(rows)
        except _ConnectionLost:
            self._commit(rows)  # the pool's was from before a restart of the database; there is a new one now

    def _commit(self, new: tuple[list[Row], ...]) -> None:
        """Calls the driver itself, with statements that were made once: it is done for every move. A connection that
        is closed goes back to the pool, which takes back what was not committed.
        """
        dialect = self.engine.dialect
        driver = dialect.loaded_dbapi
        with closing(self.engine.raw_connection()) as connection:
            cursor = connection.cursor()
            if dialect.name == "sqlite":
                cursor.execute(BEGIN)
            try:
                for statement, rows in zip(self._add, new, strict=True):
                    if rows:
                        cursor.executemany(statement, rows)
            except driver.IntegrityError:
                raise AlreadyWritten from None
            except driver.Error as error:
                raise self._lost(connection, error, _ConnectionLost) from None
            length = cursor.execute(LENGTH).fetchone()[0] if self._mark is not None else None
            try:
                connection.commit()
            except driver.Error as error:
                # The database may have committed or not.
                raise self._lost(connection, error, OutcomeUnknown) from None
            if self._mark is not None and length is not None:
                self._mark.write(length)

    def _lost(self, connection: PoolProxiedConnection, error: DBAPIModule.Error, lost: type[Exception]) -> Exception:
        """What an error means: that the connection was lost, and nobody uses it again; or itself."""
        if not self.engine.dialect.is_disconnect(error, connection, None):
            return error
        connection.invalidate()
        return lost()

    def load(self, code: str, start: int = 0) -> list[Written]:
        """A table's log from a number on; empty if there is no such table."""
        query = (
            select(ENTRIES.c.entry, ENTRIES.c.at)
            .where(ENTRIES.c.code == code, ENTRIES.c.number >= start)
            .order_by(ENTRIES.c.number)
        )
        with self.engine.connect() as connection:
            return [Written(log.read(entry), at) for entry, at in connection.execute(query)]

    def wrote(self, code: str, number: int) -> bool:
        """Whether it was this process that wrote an entry."""
        query = select(ENTRIES.c.writer).where(ENTRIES.c.code == code, ENTRIES.c.number == number)
        with self.engine.connect() as connection:
            return connection.scalar(query) == self._writer

    def lobby(self, since: int, attended: Collection[str], most: int) -> list[Listed]:
        """The listed tables that were changed since a time, in milliseconds, or where somebody is."""
        with_people = select(PRESENCE.c.code)
        query = (
            _LISTED.where(TABLES.c.listed)
            .where(or_(TABLES.c.changed_at >= since, TABLES.c.code.in_(attended), TABLES.c.code.in_(with_people)))
            .order_by(TABLES.c.changed_at.desc(), TABLES.c.code)
            .limit(most)
        )
        with self.engine.connect() as connection:
            return [_listed(row) for row in connection.execute(query)]

    def tables_of(self, person: str, most: int) -> list[Listed]:
        """The newest tables that a person opened or sat down at."""
        query = (
            _LISTED.select_from(TABLES)
            .join(MEMBERSHIPS, MEMBERSHIPS.c.code == TABLES.c.code)
            .where(MEMBERSHIPS.c.person == person)
            .order_by(TABLES.c.opened_at.desc(), TABLES.c.code)
            .limit(most)
        )
        with self.engine.connect() as connection:
            return [_listed(row) for row in connection.execute(query)]

    def delete(self, code: str) -> None:
        """Forgets a table with its log; the records of games that are over stay."""
        with self.engine.begin() as connection:
            for kept in (ENTRIES, MEMBERSHIPS, TABLES):
                connection.execute(delete(kept).where(kept.c.code == code))
        self.mark_length()

    def record(self, name: str) -> bytes | None:
        with self.engine.connect() as connection:
            found = connection.scalar(select(RECORDS.c.record).where(RECORDS.c.name == name))
        return None if found is None else str(found).encode()

    def setting(self, name: str, new: str) -> str:
        """A value that is made once and kept, as the key that signs cookies; whoever is first makes it."""
        add = text("INSERT INTO settings (name, value) VALUES (:name, :value) ON CONFLICT DO NOTHING")
        with self.engine.connect().execution_options(writes=True) as connection, connection.begin():
            connection.execute(add, {"name": name, "value": new})
            return str(connection.scalar(select(SETTINGS.c.value).where(SETTINGS.c.name == name)))

    def change_setting(self, name: str, value: str) -> None:
        add = text(
            "INSERT INTO settings (name, value) VALUES (:name, :value)"
            " ON CONFLICT (name) DO UPDATE SET value = excluded.value"
        )
        with self.engine.connect().execution_options(writes=True) as connection, connection.begin():
            connection.execute(add, {"name": name, "value": value})


def database_url(place: str) -> str:
    """The URL of a database given as a file or a URL."""
    if place.startswith(("postgresql://", "postgres://")):
        return "postgresql+psycopg://" + place.split("://", 1)[1]
    if "://" in place:
        return place
    return f"sqlite:///{Path(place).absolute()}"


def driver_url(place: str) -> str:
    """A PostgreSQL URL as its driver knows it."""
    return make_url(database_url(place)).set(drivername="postgresql").render_as_string(hide_password=False)


def open_engine(place: str) -> Engine:
    """A pool of connections to a database, with the time limits under which the server uses it."""
    url = make_url(database_url(place))
    is_sqlite = url.get_backend_name() == "sqlite"
    engine = create_engine(
        url,
        paramstyle="qmark" if is_sqlite else "format",
        hide_parameters=True,  # errors are logged: a statement's values are codes, people and cards
        connect_args={} if is_sqlite else time_limits() | {"options": url.query.get("options", STATEMENT_LIMITS)},
    )
    if is_sqlite:
        event.listen(engine, "connect", _make_durable)
        # The driver would begin a transaction only at the first insert; then a reader in it could not become a writer.
        event.listen(engine, "begin", _begin)
    else:
        Deadlines(engine)
    return engine


# Time limits, so that a database that stands still holds up nobody for ever.

STATEMENT_LIMITS = "-c statement_timeout=15s -c lock_timeout=10s -c idle_in_transaction_session_timeout=30s"
LONGEST_USE = 10.0
"""Seconds in which the database has to do what is asked of one connection."""


def time_limits() -> dict[str, Any]:
    """How long the driver waits for PostgreSQL's machine."""
    return {
        "connect_timeout": 5,
        "keepalives_idle": 5,
        "keepalives_interval": 2,
        "keepalives_count": 3,
        "tcp_user_timeout": 10_000,
    }


def cut(connection: Any) -> None:
    """Ends a connection to PostgreSQL under whoever waits for its answer. A database that was stopped keeps its sockets
    open, and the driver would wait for it.
    """
    with suppress(Exception), socket.socket(fileno=os.dup(connection.pgconn.socket)) as twin:
        twin.shutdown(socket.SHUT_RDWR)


class Deadlines:
    """Cuts connections of a pool that are used for too long."""

    def __init__(self, engine: Engine) -> None:
        self._due: dict[Any, float] = {}
        self._engine = weakref.ref(engine)
        event.listen(engine, "checkout", lambda connection, *_: self._begin(connection))
        for done in ("checkin", "invalidate", "close"):
            event.listen(engine, done, lambda connection, *_: self._due.pop(connection, None))
        Thread(target=self._watch, name="deadlines", daemon=True).start()

    def _begin(self, connection: Any) -> None:
        self._due[connection] = time.monotonic() + LONGEST_USE

    def _watch(self) -> None:
        while self._engine() is not None:
            time.sleep(1)
            for connection, due in list(self._due.items()):
                if time.monotonic() > due:
                    cut(connection)


def _make_durable(connection: Any, _: Any) -> None:
    """A commit is on disk when it returns, and readers do not wait for the writer."""
    connection.isolation_level = None
    connection.execute("PRAGMA journal_mode=WAL")
    connection.execute("PRAGMA synchronous=FULL")
    connection.execute("PRAGMA busy_timeout=10000")
    # Moves of a table change the same pages again and again: copied back more seldom, each is copied fewer times.
    connection.execute(f"PRAGMA wal_autocheckpoint={PAGES_KEPT}")


def _begin(connection: Connection) -> None:
    """Who is going to write says so at once: a reader that becomes a writer could find that another one was first."""
    writes = connection.get_execution_options().get("writes", False)
    connection.exec_driver_sql("BEGIN IMMEDIATE" if writes else BEGIN)


Waiting = tuple[Writing, "asyncio.Future[None]"]
Told = tuple[Writing, "asyncio.Future[None]", Exception | None]


TOGETHER = 0.004
"""So many seconds the writer waits for others before a commit: nobody notices them, and a commit is dear."""


class Writer:
    """A host's log: written in one thread, with one commit for everything that comes in together, and during the commit
    before; read in others.
    """

    def __init__(self, store: Store, committed: Callable[[str, int], None] = lambda code, length: None) -> None:
        """`committed` hears how long a table's log is now."""
        self._store = store
        self._committed = committed
        self._loop = asyncio.get_running_loop()
        self._waiting: list[Waiting] = []
        self._batches: SimpleQueue[list[Waiting] | None] = SimpleQueue()
        self._idle = asyncio.Event()
        self._idle.set()
        self._thread = Thread(target=self._run, name="writer", daemon=True)
        self._thread.start()
        self.commits = 0

    def append(self, writing: Writing) -> "asyncio.Future[None]":
        """Done when the writing is on disk, failed if it is not."""
        done = self._loop.create_future()
        self._waiting.append((writing, done))
        if self._idle.is_set():
            self._idle.clear()
            self._loop.call_later(TOGETHER, self._hand_over)
        return done

    async def read(self, code: str, start: int) -> list[Written]:
        """A table's entries from a number on."""
        return await asyncio.to_thread(self._store.load, code, start)

    async def wrote(self, code: str, number: int) -> bool:
        """Whether it was this process that wrote an entry."""
        return await asyncio.to_thread(self._store.wrote, code, number)

    async def stop(self) -> None:
        """Returns when all that was handed in is on disk."""
        await self._idle.wait()
        self._batches.put(None)
        await asyncio.to_thread(self._thread.join)

    def _hand_over(self) -> None:
        batch, self._waiting = self._waiting, []
        self._batches.put(batch)

    def _run(self) -> None:
        while (batch := self._batches.get()) is not None:
            self._loop.call_soon_threadsafe(self._tell, self._write(batch))

    def _write(self, batch: list[Waiting]) -> list[Told]:
        try:
            self._store.write(writing for writing, _ in batch)
            self.commits += 1
        except Exception as error:
            if len(batch) == 1:
                return [(*batch[0], error)]
            # One bad writing must not take the others with it.
            return [
                (writing, done, OutcomeUnknown() if isinstance(error, OutcomeUnknown) and again is not None else again)
                for item in batch
                for writing, done, again in self._write([item])
            ]
        return [(writing, done, None) for writing, done in batch]

    def _tell(self, told: list[Told]) -> None:
        if self._waiting:
            self._loop.call_later(TOGETHER, self._hand_over)
        else:
            self._idle.set()
        for writing, done, error in told:
            if error is None:
                self._committed(writing.code, writing.number + len(writing.entries))
            if done.cancelled():
                continue
            if error is None:
                done.set_result(None)
            else:
                done.set_exception(error)
