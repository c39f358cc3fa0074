"""Games that are over. All but the first table can be made again from it and the records (`results.py`)."""

from sqlalchemy import BigInteger, Column, Index, Integer, String, Text
from sqlalchemy import Table as SqlTable

from motherlode.table.schema.metadata import SCHEMA

GAMES = SqlTable(
    "games",
    SCHEMA,
    Column("record", String(32), primary_key=True),
    Column("code", String(16), nullable=False),
    Column("ended_at", BigInteger, nullable=False),
    Column("summary", Text, nullable=False),
    Index("games_ended_at", "ended_at", "record"),
)
"""A game that is over, named after its record; `ended_at` is in milliseconds since 1970. The summary (`finished.py`)
says who played and what came out.
"""
PLAYED = SqlTable(
    "played",
    SCHEMA,
    Column("person", String(64), primary_key=True),
    Column("ended_at", BigInteger, primary_key=True, autoincrement=False),
    Column("record", String(32), primary_key=True),
    Column("game", String(32), nullable=False),
    Column("players", Integer, nullable=False),
    Column("place", Integer),
    Column("names", Text, nullable=False),
    Index("played_by_game", "person", "game", "ended_at", "record"),
    Index("played_record", "record"),
    sqlite_with_rowid=False,
)
"""Who played in which game; a person's games lie together, by time. `place` is none where there was no result, or
several seats; `names` are all names at the table, folded for searching.
"""
TALLIES = SqlTable(
    "tallies",
    SCHEMA,
    Column("person", String(64), primary_key=True),
    Column("game", String(32), primary_key=True),
    Column("players", Integer, primary_key=True),
    Column("played", Integer, nullable=False),
    Column("won", Integer, nullable=False),
    Column("points", BigInteger, nullable=False),
    Column("best", Integer, nullable=False),
)
"""A person's games of a kind, counted."""
MET = SqlTable(
    "met",
    SCHEMA,
    Column("person", String(64), primary_key=True),
    Column("other", String(64), primary_key=True),
    Column("name", String(64)),
    Column("played", Integer, nullable=False),
    Column("ahead", Integer, nullable=False),
    Column("behind", Integer, nullable=False),
    Index("met_most", "person", "played"),
    Index("met_other", "other"),
)
"""Whom a person played with, how often, and how often one came in ahead of the other. A bot is called `bot LEVEL`."""
ACHIEVED = SqlTable(
    "achieved",
    SCHEMA,
    Column("person", String(64), primary_key=True),
    Column("name", String(32), primary_key=True),
    Column("times", Integer, nullable=False),
    Column("record", String(32), nullable=False),
    Column("first_at", BigInteger, nullable=False),
)
"""What a person has achieved (`achievements.py`), how often, and in which game first."""
LEDGERS = SqlTable(
    "ledgers",
    SCHEMA,
    Column("record", String(32), primary_key=True),
    Column("shares", Text, nullable=False),
)
"""What was luck in a game that is over (`ledgers.py`), by seat; worked out when somebody wants to know. It holds no
names.
"""
