"""Attempts at puzzles."""

from sqlalchemy import BigInteger, Boolean, Column, Index, String
from sqlalchemy import Table as SqlTable

from motherlode.table.schema.metadata import SCHEMA

PUZZLE_ATTEMPTS = SqlTable(
    "puzzle_attempts",
    SCHEMA,
    Column("person", String(64), primary_key=True),
    Column("puzzle", String(16), primary_key=True),
    Column("at", BigInteger, nullable=False),
    Column("solved", Boolean, nullable=False),
    Index("puzzle_attempts_person", "person", "at"),
    Index("puzzle_attempts_at", "at"),
)
"""A person's first attempt at a puzzle, in milliseconds since 1970: later ones count for nothing."""
