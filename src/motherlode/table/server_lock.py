"""One server for one SQLite file: a second one would not hear of the first one's moves, and people would wait for ever.
Several servers can share a PostgreSQL.

The lock goes with the process, however it ends.
"""

import sqlite3

from motherlode.table.database import IN_MEMORY
from motherlode.table.migrations import BadDatabase
from motherlode.table.store import Store


class ServerLock:
    """Held by a server from its start to its end; taking one that another server holds is refused.

    It is SQLite's own lock on an empty file beside the database: other programs may still read and write the tables.
    """

    def __init__(self, store: Store) -> None:
        self._held: sqlite3.Connection | None = None
        if not store.file or store.file == IN_MEMORY:
            return
        connection = sqlite3.connect(f"{store.file}-server", timeout=0, isolation_level=None, check_same_thread=False)
        try:
            connection.execute("BEGIN EXCLUSIVE")
        except sqlite3.OperationalError:
            connection.close()
            raise BadDatabase(
                "another Motherlode server uses it already; stop that one, or name another with --database."
            ) from None
        self._held = connection

    def release(self) -> None:
        if self._held is not None:
            self._held.close()
