"""The logs on disk, and what else tables keep in the database. A move is on disk before anybody sees it."""

import secrets
from collections.abc import Collection, Iterable
from operator import attrgetter
from pathlib import Path

from sqlalchemy import delete, event, func, select, text, update
from sqlalchemy.engine.interfaces import DBAPIModule
from sqlalchemy.pool import PoolProxiedConnection

from motherlode.table import entries as log
from motherlode.table import summary
from motherlode.table.commit_rows import ADD, CLAIM, CommitRows
from motherlode.table.database import BEGIN, IN_MEMORY, PreparedQuery, open_engine
from motherlode.table.entries import Written
from motherlode.table.errors import Refused
from motherlode.table.log_length import LogLengthFile
from motherlode.table.migrations import migrate
from motherlode.table.ports import AlreadyWritten, OutcomeUnknown, Token, Writing
from motherlode.table.ratings import Ratings
from motherlode.table.schema import ENTRIES, MEMBERSHIPS, OUTBOX, PRESENCE, RECORDS, SEALS, SETTINGS, TABLES
from motherlode.table.summary import TableSummary
from motherlode.table.table_lists import Listed, listed_since, own_tables, read_listed

LENGTH = "SELECT max(rowid) FROM entries"
"""A number that SQLite gives every entry, of whatever table, one after another."""


class _ConnectionLost(Exception):
    """Nothing was committed."""


class Store:
    """The database. Its methods wait for the disk: the server calls them in threads."""

    def __init__(self, url: str, token: Token = secrets.token_hex) -> None:
        self.engine = open_engine(url)
        self.file = self.engine.url.database if self.engine.dialect.name == "sqlite" else None
        """Of SQLite; None for a database elsewhere."""
        self.lost = 0
        """So many entries at least were there and are no more."""
        self._length_file: LogLengthFile | None = None
        self._kept: list[PoolProxiedConnection] = []
        """Connections at hand for commits: one for each thread that writes at the same time, and mostly one does."""
        try:
            migrate(self.engine)
            self._compare_length()
        except BaseException:
            self.close()
            raise
        self._writer = token(8)
        self._add = {name: str(statement.compile(self.engine)) for name, statement in ADD.items()}
        self._due = PreparedQuery(
            self.engine, "SELECT code, due_at FROM tables WHERE due_at <= :now ORDER BY due_at LIMIT :most"
        )
        self._ratings = Ratings(self.engine)

    def close(self) -> None:
        """A connection that a thread still uses is closed when it comes back."""
        event.listen(self.engine.pool, "checkin", lambda _, record: record.invalidate())
        while self._kept:
            self._kept.pop().close()
        self.engine.dispose()
        if self._length_file is not None:
            self._length_file.close()

    def _compare_length(self) -> None:
        if self.file and self.file != IN_MEMORY:
            self._length_file = LogLengthFile(Path(f"{self.file}-length"))
            noted = self._length_file.read()
            self.lost = max(0, noted - self.note_length())

    def note_length(self) -> int:
        """Notes how long the logs are, after entries have gone."""
        if self._length_file is None:
            return 0
        with self.engine.connect() as connection:
            length = int(connection.scalar(text(LENGTH)) or 0)
        self._length_file.write(length)
        return length

    def write(self, writings: Iterable[Writing]) -> None:
        """All of it or, if anything is wrong, nothing; whether `OutcomeUnknown` was one or the other nobody knows."""
        rows = CommitRows()
        # In the same order everywhere: servers that write the same rows do not block each other.
        for item in sorted(writings, key=attrgetter("code")):
            rows.add(item, self._writer)
        try:
            self._commit(rows)
        except _ConnectionLost:
            self._commit(rows)  # the pool's was from before a restart of the database; there is a new one now

    def _commit(self, new: CommitRows) -> None:
        """A connection to a file stays at hand for the next commit; one to a database elsewhere has its time limits by
        use. Where something went wrong it goes back to the pool, which takes back what was not committed.
        """
        try:
            connection = self._kept.pop()
        except IndexError:
            connection = self.engine.raw_connection()
        done = False
        try:
            self._commit_with(connection, new)
            done = True
        finally:
            if done and self._length_file is not None:
                self._kept.append(connection)
            else:
                connection.close()

    def _commit_with(self, connection: PoolProxiedConnection, new: CommitRows) -> None:
        """Calls the driver itself, with statements that were made once: it is done for every move."""
        driver = self.engine.dialect.loaded_dbapi
        cursor = connection.cursor()
        if self.file is not None:
            cursor.execute(BEGIN)
        try:
            for name, rows in new.all():
                cursor.executemany(self._add[name], rows)
                if name == CLAIM and cursor.rowcount != len(rows):
                    raise AlreadyWritten
            if new.rated:
                self._ratings.add(cursor, new.rated)
        except driver.IntegrityError:
            raise AlreadyWritten from None
        except driver.Error as error:
            raise self._lost(connection, error, _ConnectionLost) from None
        length = cursor.execute(LENGTH).fetchone()[0] if self._length_file is not None else None
        try:
            connection.commit()
        except driver.Error as error:
            # The database may have committed or not.
            raise self._lost(connection, error, OutcomeUnknown) from None
        if self._length_file is not None and length is not None:
            self._length_file.write(length)

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

    def listed(self, since: int, most: int) -> list[tuple[str, int]]:
        """The newest tables of the lobby, and when each was changed last: only an index is read."""
        with self.engine.connect() as connection:
            return [(row.code, row.changed_at) for row in connection.execute(listed_since(since, most))]

    def attended(self, codes: Collection[str]) -> set[str]:
        """Those of some tables at which somebody is, where several servers share a database; one server alone keeps no
        such list.
        """
        if self.file is not None:
            return set()
        query = select(PRESENCE.c.code).where(PRESENCE.c.code.in_(codes)).distinct()
        with self.engine.connect() as connection:
            return set(connection.scalars(query))

    def summaries(self, codes: Collection[str]) -> dict[str, tuple[int, int, TableSummary]]:
        """When tables were opened and changed, and what they look like."""
        query = select(TABLES.c.code, TABLES.c.opened_at, TABLES.c.changed_at, TABLES.c.summary)
        with self.engine.connect() as connection:
            found = connection.execute(query.where(TABLES.c.code.in_(codes), TABLES.c.listed))
            return {
                row.code: (row.opened_at, row.changed_at, summary.read(row.summary)) for row in found if row.summary
            }

    def tables_of(self, person: str, most: int) -> list[Listed]:
        """The newest tables that a person opened or sat down at, those where a game is on or is to begin first."""
        with self.engine.connect() as connection:
            return [read_listed(row) for row in connection.execute(own_tables(person, most))]

    def due(self, now: int, most: int) -> list[tuple[str, int]]:
        """The tables where somebody has no time left, and since when; those that wait longest first."""
        return [(code, due) for code, due in self._due.rows(now, most)]

    def has_due(self) -> bool:
        """Whether time runs out anywhere, ever."""
        query = select(TABLES.c.code).where(TABLES.c.due_at.is_not(None)).limit(1)
        with self.engine.connect() as connection:
            return connection.scalar(query) is not None

    def put_off(self, code: str, length: int, noted: int, due: int | None) -> None:
        """Corrects when time runs out at a table, whose clocks stood still meanwhile; unless its log has grown."""
        newest = select(func.max(ENTRIES.c.number)).where(ENTRIES.c.code == code).scalar_subquery()
        same = TABLES.c.code == code, TABLES.c.due_at == noted, newest == length - 1
        change = update(TABLES).where(*same).values(due_at=due)
        with self.engine.connect().execution_options(writes=True) as connection, connection.begin():
            connection.execute(change)

    def delete(self, code: str) -> None:
        """Forgets a table with its log; the records of games that are over stay."""
        with self.engine.begin() as connection:
            for kept in (ENTRIES, MEMBERSHIPS, OUTBOX, TABLES):
                connection.execute(delete(kept).where(kept.c.code == code))
        self.note_length()

    def record(self, name: str, now: int) -> bytes | None:
        """A record that may be read; one of a deal that others still play is refused."""
        query = select(RECORDS.c.record, RECORDS.c.seal, SEALS.c.opens_at)
        query = query.outerjoin(SEALS, SEALS.c.seal == RECORDS.c.seal).where(RECORDS.c.name == name)
        with self.engine.connect() as connection:
            found = connection.execute(query).one_or_none()
        if found is None:
            return None
        if found.seal is not None and (found.opens_at is None or found.opens_at > now):
            raise Refused("sealed", "Others still play this deal: the record is closed until they have finished.")
        return str(found.record).encode()

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
