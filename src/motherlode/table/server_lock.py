"""One server for one database: a second one would not hear of the first one's moves, and people would wait for ever.

The lock goes with the process, however it ends.
"""

import sqlite3
from collections.abc import Callable

from sqlalchemy import text

from motherlode.table.migrations import BadDatabase
from motherlode.table.store import MEMORY, Store

LOCK = 7_305_805_232
"""The name of the advisory lock of a server on PostgreSQL."""


class ServerLock:
    """Held by a server from its start to its end; taking one that another server holds is refused."""

    def __init__(self, store: Store) -> None:
        self._release = (_lock_postgresql if store.engine.dialect.name == "postgresql" else _lock_sqlite)(store)

    def release(self) -> None:
        self._release()


def _in_use() -> BadDatabase:
    return BadDatabase("another Motherlode server uses it already; stop that one, or name another with --database.")


def _lock_sqlite(store: Store) -> Callable[[], None]:
    """SQLite's own lock on an empty file beside the database: other programs may still read and write the tables."""
    if not store.file or store.file == MEMORY:
        return lambda: None
    connection = sqlite3.connect(f"{store.file}-server", timeout=0, isolation_level=None, check_same_thread=False)
    try:
        connection.execute("BEGIN EXCLUSIVE")
    except sqlite3.OperationalError:
        connection.close()
        raise _in_use() from None
    return connection.close


def _lock_postgresql(store: Store) -> Callable[[], None]:
    connection = store.engine.connect()
    if not connection.scalar(text("SELECT pg_try_advisory_lock(:lock)"), {"lock": LOCK}):
        connection.close()
        raise _in_use()
    connection.commit()
    connection.detach()  # not the pool's any more: closing it ends the session, and the lock with it
    return connection.close
