"""What the servers at one database share."""

from sqlalchemy import BigInteger, Column, Float, Index, String, Text
from sqlalchemy import Table as SqlTable

from motherlode.table.schema.metadata import SCHEMA

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
"""What somebody did at a server and all servers count together: for a minute, and by digests of the person."""
