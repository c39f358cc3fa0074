"""Contests (docs/contests.md)."""

from sqlalchemy import BigInteger, Boolean, Column, Index, Integer, String, Text, false
from sqlalchemy import Table as SqlTable

from motherlode.table.schema.metadata import SCHEMA, index_of_set

ATTEMPTS = SqlTable(
    "attempts",
    SCHEMA,
    Column("name", String(32), primary_key=True),
    Column("person", String(64), primary_key=True),
    Column("day", String(10), nullable=False),
    Column("game", String(32), nullable=False),
    Column("code", String(16), nullable=False),
    Column("shown_name", String(64)),
    Column("began_at", BigInteger, nullable=False),
    Column("closes_at", BigInteger, nullable=False),
    Column("ended_at", BigInteger),
    Column("record", String(32)),
    Column("place", Integer),
    Column("margin", Integer),
    Column("score", Integer),
    Column("rank", BigInteger),
    Index("attempts_person", "person", "day"),
    Index("attempts_rank", "name", "rank"),
    Index("attempts_code", "code"),
)
"""Who plays which daily deal, once each, at which table. The lower the rank, the better the result (`contest_rows.py`);
it has none while it is played, or if it was given up.
"""
CONTESTS = SqlTable(
    "contests",
    SCHEMA,
    Column("code", String(16), primary_key=True),
    Column("host", String(64), nullable=False),
    Column("opened_at", BigInteger, nullable=False),
    Column("settings", Text, nullable=False),
    Column("secret", String(64), nullable=False),
    Column("phase", String(8), nullable=False),
    Column("due_at", BigInteger),
    Index("contests_host", "host", "opened_at"),
)
"""Tournaments. `due_at` is when a server has to look after one again; none if nothing happens by itself."""
index_of_set("contests_due_at", CONTESTS.c.due_at)
ENTRANTS = SqlTable(
    "entrants",
    SCHEMA,
    Column("contest", String(16), primary_key=True),
    Column("player", Integer, primary_key=True, autoincrement=False),
    Column("person", String(64)),
    Column("name", String(64)),
    Column("since", BigInteger, nullable=False),
    Column("gone", Boolean, nullable=False, server_default=false()),
    Index("entrants_person", "person", "since"),
    Index("entrants_contest_person", "contest", "person", unique=True),
)
"""Who plays in a tournament, by numbers: rounds and results know nothing but these."""
ROUNDS = SqlTable(
    "rounds",
    SCHEMA,
    Column("contest", String(16), primary_key=True),
    Column("number", Integer, primary_key=True, autoincrement=False),
    Column("opened_at", BigInteger, nullable=False),
    Column("closes_at", BigInteger),
    Column("closed_at", BigInteger),
    Column("pairing", Text, nullable=False),
    Column("par", Text),
)
"""`number` is used once: of several servers that make the next round one does. `par` is the expert's scores by seat."""
CONTEST_GAMES = SqlTable(
    "contest_games",
    SCHEMA,
    Column("code", String(16), primary_key=True),
    Column("contest", String(16), nullable=False),
    Column("round", Integer, nullable=False),
    Column("number", Integer, nullable=False),
    Column("ended_at", BigInteger),
    Column("record", String(32)),
    Column("scores", Text),
    Column("places", Text),
    Index("contest_games_round", "contest", "round", "number", unique=True),
)
"""The tables of a tournament. What came out is written with the move that ended the game."""
