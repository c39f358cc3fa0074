"""Where the database is, and how it is used: SQLite or PostgreSQL, the durability of a commit, time limits."""

import os
import socket
import time
import weakref
from contextlib import closing, suppress
from pathlib import Path
from threading import Thread
from typing import Any

from sqlalchemy import Connection, Engine, create_engine, event, make_url, text

IN_MEMORY = ":memory:"
BEGIN = "BEGIN"
POSTGRESQL_NOW = "(extract(epoch FROM clock_timestamp()) * 1000)::bigint"
"""PostgreSQL's own time, in milliseconds since 1970: servers that share a database go by it."""
ALIVE = 6.0
"""Seconds: a server that was not seen for so long is gone."""
PAGES_KEPT = 4000
"""So many changed pages (16 MB) SQLite keeps in its log before it copies them back."""


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


class PreparedQuery:
    """A query that runs again and again: its statement is compiled once and handed to the driver itself. To compile it
    each time would cost ten times as much as the answer.
    """

    def __init__(self, engine: Engine, query: str) -> None:
        self._engine = engine
        self._statement = str(text(query).compile(engine))

    def rows(self, *values: int) -> list[tuple[Any, ...]]:
        """The answer, with values in the order of the query's."""
        with closing(self._engine.raw_connection()) as connection:
            cursor = connection.cursor()
            cursor.execute(self._statement, values)
            return list(cursor.fetchall())


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
