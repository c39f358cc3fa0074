"""The tables of the database, as they are now. How older databases become like this stands in `migrations/`."""

from sqlalchemy import BigInteger, Boolean, Column, Float, Index, Integer, MetaData, String, Text, false
from sqlalchemy import Table as SqlTable

SCHEMA = MetaData()

TABLES = SqlTable(
    "tables",
    SCHEMA,
    Column("code", String(16), primary_key=True),
    Column("opened_at", BigInteger, nullable=False),
    Column("listed", Boolean, nullable=False, server_default=false()),
    Column("changed_at", BigInteger, nullable=False, server_default="0"),
    Column("summary", Text),
    Index("tables_changed_at", "changed_at"),
)
"""`opened_at` is in seconds since 1970, `changed_at` in milliseconds. The summary (`summary.py`) is what lists show; a
table of an older version has none before its next change.
"""
ENTRIES = SqlTable(
    "entries",
    SCHEMA,
    Column("code", String(16), primary_key=True),
    Column("number", BigInteger, primary_key=True),
    Column("at", BigInteger, nullable=False),
    Column("entry", Text, nullable=False),
    Column("to_move", Integer),
    Column("writer", String(16)),
    Index("entries_at", "at"),
)
"""The logs; `at` is in milliseconds since 1970. `to_move` is the seat whose decision it is after the entry: for lists,
the table itself does not need it. `writer` tells which process wrote it, if its answer was lost on the way.
"""
RECORDS = SqlTable(
    "records",
    SCHEMA,
    Column("name", String(32), primary_key=True),
    Column("record", Text, nullable=False),
)
MEMBERSHIPS = SqlTable(
    "memberships",
    SCHEMA,
    Column("person", String(64), primary_key=True),
    Column("code", String(16), primary_key=True),
)
"""Who opened a table or ever sat down there: to find a person's tables without reading all logs."""
SETTINGS = SqlTable(
    "settings",
    SCHEMA,
    Column("name", String(32), primary_key=True),
    Column("value", Text, nullable=False),
)
"""What a server makes once and keeps, as the key that signs cookies."""
NODES = SqlTable(
    "nodes",
    SCHEMA,
    Column("node", String(32), primary_key=True),
    Column("seen_at", BigInteger, nullable=False),
)
"""The servers at this database, and when each gave its last sign of life, in milliseconds of the database's time."""
PRESENCE = SqlTable(
    "presence",
    SCHEMA,
    Column("node", String(32), primary_key=True),
    Column("code", String(16), primary_key=True),
    Column("person", String(64), primary_key=True),
    Index("presence_code", "code"),
)
"""Who is connected to a table at which server."""
SPENT = SqlTable(
    "spent",
    SCHEMA,
    Column("node", String(32), primary_key=True),
    Column("number", BigInteger, primary_key=True),
    Column("at", BigInteger, nullable=False),
    Column("what", String(16), nullable=False),
    Column("who", String(32), nullable=False),
    Column("cost", Float, nullable=False),
    Index("spent_at", "at"),
)
"""What somebody did at a server and all servers count together: for a minute, and by digests of who it was."""
