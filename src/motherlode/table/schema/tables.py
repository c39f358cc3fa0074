"""Tables, their logs and the records of their games."""

from sqlalchemy import BigInteger, Boolean, Column, Index, Integer, String, Text, false, true
from sqlalchemy import Table as SqlTable

from motherlode.table.schema.metadata import SCHEMA, index_of_set

TABLES = SqlTable(
    "tables",
    SCHEMA,
    Column("code", String(16), primary_key=True),
    Column("opened_at", BigInteger, nullable=False),
    Column("listed", Boolean, nullable=False, server_default=false()),
    Column("changed_at", BigInteger, nullable=False, server_default="0"),
    Column("summary", Text),
    Column("due_at", BigInteger),
    Index("tables_changed_at", "changed_at"),
)
"""`opened_at` is in seconds since 1970, `changed_at` in milliseconds. The summary (`summary.py`) is what lists show; a
table of an older version has none before its next change. `due_at` is when the player whose decision it is has no
time left, in milliseconds.
"""
index_of_set("tables_due_at", TABLES.c.due_at)
Index(
    "tables_listed", TABLES.c.changed_at, TABLES.c.code, sqlite_where=TABLES.c.listed, postgresql_where=TABLES.c.listed
)
"""The lobby is read from it every second."""
DOWNTIMES = SqlTable(
    "downtimes",
    SCHEMA,
    Column("begin_at", BigInteger, primary_key=True),
    Column("end_at", BigInteger, nullable=False),
)
"""When no server could be reached, in milliseconds since 1970: clocks stood still then."""
ENTRIES = SqlTable(
    "entries",
    SCHEMA,
    Column("code", String(16), primary_key=True),
    Column("number", BigInteger, primary_key=True),
    Column("at", BigInteger, nullable=False),
    Column("entry", Text, nullable=False),
    Column("to_move", Integer),
    Column("writer", String(16)),
)
"""The logs; `at` is in milliseconds since 1970. `to_move` is the seat whose decision it is after the entry: for lists,
the table itself does not need it. `writer` tells which process wrote it, if its answer was lost on the way.
"""
RECORDS = SqlTable(
    "records",
    SCHEMA,
    Column("name", String(32), primary_key=True),
    Column("record", Text, nullable=False),
    Column("seal", String(48)),
)
"""A record with a seal is read by nobody before the seal is opened."""
SEALS = SqlTable(
    "seals",
    SCHEMA,
    Column("seal", String(48), primary_key=True),
    Column("opens_at", BigInteger),
)
"""What several tables play the same deal for, and when their records are opened, in milliseconds since 1970; none while
nobody knows.
"""
MEMBERSHIPS = SqlTable(
    "memberships",
    SCHEMA,
    Column("person", String(64), primary_key=True),
    Column("code", String(16), primary_key=True),
    Column("open", Boolean, nullable=False, server_default=true()),
    Column("since", BigInteger, nullable=False, server_default="0"),
    Index("memberships_open", "person", "open", "since"),
    Index("memberships_code", "code"),
)
"""Who opened a table or ever sat down there, since when in milliseconds: to find a person's tables without reading all
logs. `open` is for whoever still sits there, or is the host, while a game is on or is to begin.
"""
