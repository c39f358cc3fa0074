"""The logs on disk: SQLite or PostgreSQL, and one writer that commits what arrives together.

A move is on disk before anybody sees it. One commit costs a write to the disk whatever its size, so the writer takes
all that waits for it at once.
"""

import asyncio
import time
from collections.abc import Iterable
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from typing import Any

import msgspec
from sqlalchemy import (
    BigInteger,
    Column,
    Connection,
    Engine,
    MetaData,
    String,
    Text,
    create_engine,
    event,
    func,
    insert,
    select,
    text,
)
from sqlalchemy import Table as SqlTable

from motherlode.table import entries as log
from motherlode.table.entries import Entry
from motherlode.table.migrations import migrate

_schema = MetaData()
TABLES = SqlTable(
    "tables",
    _schema,
    Column("code", String, primary_key=True),
    Column("opened_at", BigInteger),
)
ENTRIES = SqlTable(
    "entries",
    _schema,
    Column("code", String, primary_key=True),
    Column("number", BigInteger, primary_key=True),
    Column("at", BigInteger),
    Column("entry", Text),
)
RECORDS = SqlTable(
    "records",
    _schema,
    Column("name", String, primary_key=True),
    Column("record", Text),
)
SITTERS = SqlTable(
    "sitters",
    _schema,
    Column("person", String, primary_key=True),
    Column("code", String, primary_key=True),
)
"""Who opened a table or ever sat down there: to find a person's tables without reading all logs."""
KEEPSAKES = SqlTable(
    "keepsakes",
    _schema,
    Column("name", String, primary_key=True),
    Column("value", Text),
)

# Made once: every commit uses them.
_add_table, _add_entry, _add_record = insert(TABLES), insert(ENTRIES), insert(RECORDS)
_note = text("INSERT INTO sitters (person, code) VALUES (:person, :code) ON CONFLICT DO NOTHING")


class Writing(msgspec.Struct, frozen=True):
    """What one request adds: entries from a number on, and the record of a game that they ended."""

    code: str
    number: int
    entries: tuple[Entry, ...]
    record: tuple[str, bytes] | None = None


class Store:
    """The database. Its methods wait for the disk: the server calls them in threads."""

    def __init__(self, url: str) -> None:
        self.engine = _engine(url)
        migrate(self.engine)

    def close(self) -> None:
        self.engine.dispose()

    def write(self, writings: Iterable[Writing]) -> None:
        """All of it or, if anything is wrong, nothing."""
        now = int(time.time())
        opened: list[dict[str, Any]] = []
        rows: list[dict[str, Any]] = []
        records: list[dict[str, Any]] = []
        sitters: list[dict[str, Any]] = []
        for item in writings:
            if item.number == 0:
                opened.append({"code": item.code, "opened_at": now})
            for number, entry in enumerate(item.entries, item.number):
                rows.append({"code": item.code, "number": number, "at": now, "entry": log.write(entry)})
                if isinstance(entry, log.Opened | log.Sat | log.HostPassed):
                    sitters.append({"code": item.code, "person": log.person_of(entry)})
            if item.record is not None:
                records.append({"name": item.record[0], "record": item.record[1].decode()})
        with self.engine.begin() as connection:
            for statement, new in ((_add_table, opened), (_add_entry, rows), (_add_record, records), (_note, sitters)):
                if new:
                    connection.execute(statement, new)

    def load(self, code: str) -> list[Entry]:
        """A table's log; empty if there is no such table."""
        query = select(ENTRIES.c.entry).where(ENTRIES.c.code == code).order_by(ENTRIES.c.number)
        with self.engine.connect() as connection:
            return [log.read(row) for row in connection.scalars(query)]

    def active_since(self, seconds: int) -> list[str]:
        """The tables at which something happened in the last seconds."""
        query = (
            select(ENTRIES.c.code).group_by(ENTRIES.c.code).having(func.max(ENTRIES.c.at) >= int(time.time()) - seconds)
        )
        with self.engine.connect() as connection:
            return list(connection.scalars(query))

    def tables_of(self, person: str, most: int) -> list[tuple[str, int]]:
        """The newest tables that a person opened or sat down at, and when they were opened."""
        query = (
            select(TABLES.c.code, TABLES.c.opened_at)
            .join(SITTERS, SITTERS.c.code == TABLES.c.code)
            .where(SITTERS.c.person == person)
            .order_by(TABLES.c.opened_at.desc(), TABLES.c.code)
            .limit(most)
        )
        with self.engine.connect() as connection:
            return [(row.code, row.opened_at) for row in connection.execute(query)]

    def record(self, name: str) -> bytes | None:
        with self.engine.connect() as connection:
            found = connection.scalar(select(RECORDS.c.record).where(RECORDS.c.name == name))
        return None if found is None else str(found).encode()

    def keepsake(self, name: str, new: str) -> str:
        """A value that is made once and kept, as the key that signs cookies."""
        with self.engine.begin() as connection:
            found = connection.scalar(select(KEEPSAKES.c.value).where(KEEPSAKES.c.name == name))
            if found is None:
                connection.execute(insert(KEEPSAKES), {"name": name, "value": new})
        return new if found is None else str(found)


def database_url(place: str) -> str:
    """The URL of a database given as a file or a URL."""
    if place.startswith(("postgresql://", "postgres://")):
        return "postgresql+psycopg://" + place.split("://", 1)[1]
    if "://" in place:
        return place
    return f"sqlite:///{Path(place).absolute()}"


def _engine(place: str) -> Engine:
    url = database_url(place)
    engine = create_engine(url)
    if engine.dialect.name == "sqlite":
        event.listen(engine, "connect", _make_durable)
        # The driver would begin a transaction only at the first insert; then a reader in it could not become a writer.
        event.listen(engine, "begin", _begin)
    return engine


def _make_durable(connection: Any, _: Any) -> None:
    """A commit is on disk when it returns, and readers do not wait for the writer."""
    connection.isolation_level = None
    connection.execute("PRAGMA journal_mode=WAL")
    connection.execute("PRAGMA synchronous=FULL")
    connection.execute("PRAGMA busy_timeout=10000")


def _begin(connection: Connection) -> None:
    connection.exec_driver_sql("BEGIN")


Waiting = tuple[Writing, "asyncio.Future[None]"]


class Writer:
    """Writes in one thread, with one commit for everything that has come in during the commit before."""

    def __init__(self, store: Store) -> None:
        self._store = store
        self._thread = ThreadPoolExecutor(1, thread_name_prefix="writer")
        self._waiting: list[Waiting] = []
        self._draining: asyncio.Task[None] | None = None
        self.commits = 0

    def append(self, writing: Writing) -> "asyncio.Future[None]":
        """Done when the writing is on disk, failed if it is not."""
        done = asyncio.get_running_loop().create_future()
        self._waiting.append((writing, done))
        if self._draining is None:
            self._draining = asyncio.create_task(self._drain())
        return done

    async def stop(self) -> None:
        """Returns when all that was handed in is on disk."""
        if self._draining is not None:
            await self._draining
        self._thread.shutdown()

    async def _drain(self) -> None:
        loop = asyncio.get_running_loop()
        while self._waiting:
            batch, self._waiting = self._waiting, []
            for done, error in await loop.run_in_executor(self._thread, self._write, batch):
                _tell(done, error)
        self._draining = None

    def _write(self, batch: list[Waiting]) -> "list[tuple[asyncio.Future[None], Exception | None]]":
        try:
            self._store.write(writing for writing, _ in batch)
            self.commits += 1
        except Exception as error:
            if len(batch) == 1:
                return [(batch[0][1], error)]
            # One bad writing must not take the others with it.
            return [told for item in batch for told in self._write([item])]
        return [(done, None) for _, done in batch]


def _tell(done: "asyncio.Future[None]", error: Exception | None) -> None:
    if done.cancelled():
        return
    if error is None:
        done.set_result(None)
    else:
        done.set_exception(error)
