"""Ratings (`ratings.py`): all but the first two tables follow from the games."""

from sqlalchemy import BigInteger, Boolean, Column, Float, Index, Integer, String, false
from sqlalchemy import Table as SqlTable

from motherlode.table.schema.metadata import SCHEMA

RATING_POOLS = SqlTable(
    "rating_pools",
    SCHEMA,
    Column("pool", String(48), primary_key=True),
    Column("last", BigInteger, nullable=False),
)
"""What is rated together, and the number of its last game. Its row is locked by who adds one."""
RATED = SqlTable(
    "rated",
    SCHEMA,
    Column("pool", String(48), primary_key=True),
    Column("number", BigInteger, primary_key=True, autoincrement=False),
    Column("record", String(32), nullable=False),
    Column("ended_at", BigInteger, nullable=False),
    Column("void", Boolean, nullable=False, server_default=false()),
    Index("rated_record", "record", unique=True),
)
"""The rated games in the order in which they count. One that is void does not."""
RATINGS = SqlTable(
    "ratings",
    SCHEMA,
    Column("person", String(64), primary_key=True),
    Column("pool", String(48), primary_key=True),
    Column("mu", Float(53), nullable=False),
    Column("sigma", Float(53), nullable=False),
    Column("games", Integer, nullable=False),
    Column("provisional", Boolean, nullable=False),
    Column("certain", Float(53), nullable=False),
    Index("ratings_leaders", "pool", "provisional", "certain"),
)
RATING_CHANGES = SqlTable(
    "rating_changes",
    SCHEMA,
    Column("person", String(64), primary_key=True),
    Column("pool", String(48), primary_key=True),
    Column("number", BigInteger, primary_key=True, autoincrement=False),
    Column("record", String(32), nullable=False),
    Column("at", BigInteger, nullable=False),
    Column("mu", Float(53), nullable=False),
    Column("sigma", Float(53), nullable=False),
    Column("before", Float(53), nullable=False),
    Index("rating_changes_record", "record"),
)
"""What each rated game made of each person's rating; `before` is the mean before it."""
