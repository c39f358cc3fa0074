"""People to play with: who seeks some, groups, invitations."""

from sqlalchemy import BigInteger, Boolean, Column, Index, Integer, String, false
from sqlalchemy import Table as SqlTable

from motherlode.table.schema.metadata import SCHEMA

SEEKERS = SqlTable(
    "seekers",
    SCHEMA,
    Column("person", String(64), primary_key=True),
    Column("ticket", String(32), nullable=False),
    Column("node", String(32), nullable=False),
    Column("game", String(32), nullable=False),
    Column("players", Integer, nullable=False),
    Column("bots", String(64)),
    Column("since", BigInteger, nullable=False),
    Column("seen_at", BigInteger, nullable=False),
    Column("code", String(16)),
    Index("seekers_node", "node"),
    Index("seekers_seen_at", "seen_at"),
)
"""Who wants to play with anybody (`seekers.py`), at which server the page is open, and since when. `players` is 0 for
any number; `bots` is the level of the bots that may fill in. `code` is the table where a seat was found, once.
"""
GROUPS = SqlTable(
    "people_groups",
    SCHEMA,
    Column("page", String(16), primary_key=True),
    Column("name", String(64), nullable=False),
    Column("created_at", BigInteger, nullable=False),
)
"""A family, a club: people who play together (`groups.py`)."""
GROUP_MEMBERS = SqlTable(
    "group_members",
    SCHEMA,
    Column("page", String(16), primary_key=True),
    Column("person", String(64), primary_key=True),
    Column("owner", Boolean, nullable=False, server_default=false()),
    Column("at", BigInteger, nullable=False),
    Index("group_members_person", "person"),
)
GROUP_GAMES = SqlTable(
    "group_games",
    SCHEMA,
    Column("page", String(16), primary_key=True),
    Column("ended_at", BigInteger, primary_key=True, autoincrement=False),
    Column("record", String(32), primary_key=True),
    Index("group_games_record", "record"),
)
"""The games in which at least two members of a group played against each other."""
INVITATIONS = SqlTable(
    "invitations",
    SCHEMA,
    Column("code", String(16), primary_key=True),
    Column("kind", String(16), nullable=False),
    Column("subject", String(64), nullable=False),
    Column("at", BigInteger, nullable=False),
    Index("invitations_subject", "kind", "subject", unique=True),
)
"""Codes to be read out and typed: `friend` with a person, `group` with a group's page."""
