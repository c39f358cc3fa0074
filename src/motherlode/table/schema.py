"""The tables of the database, as they are now. How older databases become like this stands in `migrations/`."""

from sqlalchemy import BigInteger, Column, Index, MetaData, String, Text
from sqlalchemy import Table as SqlTable

SCHEMA = MetaData()

TABLES = SqlTable(
    "tables",
    SCHEMA,
    Column("code", String(16), primary_key=True),
    Column("opened_at", BigInteger, nullable=False),
)
"""`opened_at` is in seconds since 1970."""
ENTRIES = SqlTable(
    "entries",
    SCHEMA,
    Column("code", String(16), primary_key=True),
    Column("number", BigInteger, primary_key=True),
    Column("at", BigInteger, nullable=False),
    Column("entry", Text, nullable=False),
    Index("entries_at", "at"),
)
"""The logs; `at` is in milliseconds since 1970."""
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
