"""Tables in lists: a person's own, and those of the lobby."""

from typing import Any, NamedTuple

from sqlalchemy import Column, ScalarSelect, Select, or_, select, text

from motherlode.table import summary
from motherlode.table.schema import ENTRIES, MEMBERSHIPS, TABLES
from motherlode.table.summary import TableSummary


class Listed(NamedTuple):
    """A table in a list of tables."""

    code: str
    opened_at: int
    """In seconds since 1970."""
    summary: TableSummary | None
    """None for a table of an older version that was not changed since then."""
    to_move: int | None
    used_at: int
    """When something happened there last, in milliseconds since 1970."""
    moved_at: int = 0
    """When the last move was made there, or a game begun; 0 if none was."""


def _of_last_entry(column: Column[Any], *kinds: str) -> ScalarSelect[Any]:
    """One step down an index, however long the log is; for the last entry of some kinds past the others after it."""
    entries = select(column).where(ENTRIES.c.code == TABLES.c.code).order_by(ENTRIES.c.number.desc())
    if kinds:
        entries = entries.where(or_(*(ENTRIES.c.entry.like(f'{{"kind":"{kind}"%') for kind in kinds)))
    return entries.limit(1).scalar_subquery()


_LISTED = select(
    TABLES.c.code,
    TABLES.c.opened_at,
    TABLES.c.summary,
    _of_last_entry(ENTRIES.c.to_move).label("to_move"),
    _of_last_entry(ENTRIES.c.at).label("used_at"),
    _of_last_entry(ENTRIES.c.at, "moved", "started", "taken_back").label("moved_at"),
)


def own_tables(person: str, most: int) -> Select[Any]:
    """Goes down the index of a person's tables."""
    return (
        _LISTED.select_from(TABLES)
        .join(MEMBERSHIPS, MEMBERSHIPS.c.code == TABLES.c.code)
        .where(MEMBERSHIPS.c.person == person)
        .order_by(MEMBERSHIPS.c.open.desc(), MEMBERSHIPS.c.since.desc())
        .limit(most)
    )


def listed_since(since: int, most: int) -> Select[Any]:
    """Goes down the index of the tables in the lobby."""
    return (
        select(TABLES.c.code, TABLES.c.changed_at)
        .where(text("tables.listed"), TABLES.c.changed_at >= since)  # as the index has it
        .order_by(TABLES.c.changed_at.desc(), TABLES.c.code.desc())
        .limit(most)
    )


def read_listed(row: Any) -> Listed:
    shown = None if row.summary is None else summary.read(row.summary)
    return Listed(row.code, row.opened_at, shown, row.to_move, row.used_at or 0, row.moved_at or 0)
