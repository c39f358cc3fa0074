"""What nobody uses any more is removed: tables with their logs, and the records of guests' games.

Games of people who are more than guests stay: they can come back to them on any device.
"""

from collections.abc import Callable, Iterator

import msgspec
from sqlalchemy import Connection, delete, func, select

from motherlode.table import entries as log
from motherlode.table.schema import (
    ACHIEVED,
    ATTEMPTS,
    ENTRIES,
    GAMES,
    GROUP_GAMES,
    LEDGERS,
    MEMBERSHIPS,
    MET,
    OUTBOX,
    PEOPLE,
    PLAYED,
    PRESENCE,
    RATED,
    RECORDS,
    TABLES,
    TALLIES,
)
from motherlode.table.store import Store

DAY = 86_400
TOGETHER = 50
"""So many tables go with one commit: those who play wait for it no longer than for others' moves."""
STARTED = '{"kind":"started"%'


class Retention(msgspec.Struct, frozen=True):
    """For how many days a table is kept that nobody uses; 0 is for ever."""

    tables: int = 400
    """As long as a guest's cookie lasts: after that nobody can come back to a seat."""
    unstarted: int = 7
    """Where no game was ever begun."""


class Swept(msgspec.Struct):
    """What was removed, or would be."""

    tables: int = 0
    unstarted: int = 0
    """Of these, tables where no game was ever begun."""
    entries: int = 0
    records: int = 0

    def sentence(self, dry_run: bool = False) -> str:
        done = "Would remove" if dry_run else "Removed"
        if not self.tables:
            return f"{done} nothing: every table was used lately enough."
        return (
            f"{done} {self.tables} tables, {self.unstarted} of them without a game, "
            f"with {self.entries} entries of their logs and {self.records} records."
        )


def sweep(
    store: Store,
    retention: Retention,
    now: float,
    in_use: Callable[[str], bool] = lambda code: False,
    dry_run: bool = False,
) -> Swept:
    """Removes what was not used for longer than it is kept, except tables that are in use now."""
    swept = Swept()
    kept_since = now - DAY * retention.tables if retention.tables else 0.0
    unstarted_since = now - DAY * retention.unstarted if retention.unstarted else 0.0
    candidates = [code for code in _unused_since(store, max(kept_since, unstarted_since)) if not in_use(code)]
    for start in range(0, len(candidates), TOGETHER):
        with store.engine.connect().execution_options(writes=not dry_run) as connection, connection.begin():
            for code in candidates[start : start + TOGETHER]:
                started, last = _records_of(connection, code), _last_used(connection, code)
                old = last < kept_since or (not started and last < unstarted_since)
                if old and not _attended(connection, code):
                    records = _of_guests_only(connection, started)
                    _count(connection, code, bool(started), records, swept)
                    if not dry_run:
                        _remove(connection, code, records)
    if not dry_run:
        store.note_length()
    return swept


def _unused_since(store: Store, moment: float) -> Iterator[str]:
    with store.engine.connect() as connection:
        opened = connection.scalars(select(TABLES.c.code).where(TABLES.c.opened_at < moment)).all()
        for code in opened:
            if _last_used(connection, code) < moment:
                yield code


def _attended(connection: Connection, code: str) -> bool:
    """Whether somebody is connected to a table, at whichever server."""
    return bool(connection.scalar(select(func.count()).where(PRESENCE.c.code == code)))


def _last_used(connection: Connection, code: str) -> float:
    newest = select(ENTRIES.c.at).where(ENTRIES.c.code == code).order_by(ENTRIES.c.number.desc()).limit(1)
    return (connection.scalar(newest) or 0) / 1000


def _records_of(connection: Connection, code: str) -> list[str]:
    """The names of the records of a table's games; those of games that never ended are not there."""
    started = select(ENTRIES.c.entry).where(ENTRIES.c.code == code, ENTRIES.c.entry.like(STARTED))
    found = [log.read(entry) for entry in connection.scalars(started)]
    return [entry.record for entry in found if isinstance(entry, log.Started)]


def _of_guests_only(connection: Connection, records: list[str]) -> list[str]:
    """The records of games in which only guests played. Rated games stay, even if their players are gone: ratings
    follow from them.
    """
    kept = select(PLAYED.c.record).join(PEOPLE, PEOPLE.c.person == PLAYED.c.person).where(PLAYED.c.record.in_(records))
    rated = select(RATED.c.record).where(RATED.c.record.in_(records))
    return sorted(set(records) - set(connection.scalars(kept)) - set(connection.scalars(rated)))


def _count(connection: Connection, code: str, started: bool, records: list[str], swept: Swept) -> None:
    swept.tables += 1
    swept.unstarted += not started
    swept.entries += connection.scalar(select(func.count()).where(ENTRIES.c.code == code)) or 0
    swept.records += connection.scalar(select(func.count()).where(RECORDS.c.name.in_(records))) or 0


def _remove(connection: Connection, code: str, records: list[str]) -> None:
    guests = connection.scalars(select(PLAYED.c.person).where(PLAYED.c.record.in_(records)).distinct()).all()
    connection.execute(delete(RECORDS).where(RECORDS.c.name.in_(records)))
    for games in (GAMES, PLAYED, GROUP_GAMES, LEDGERS):
        connection.execute(delete(games).where(games.c.record.in_(records)))
    for guest in guests:
        if connection.scalar(select(PLAYED.c.record).where(PLAYED.c.person == guest).limit(1)) is None:
            for counted in (TALLIES, MET, ACHIEVED):
                connection.execute(delete(counted).where(counted.c.person == guest))
    for kept in (ENTRIES, MEMBERSHIPS, OUTBOX, TABLES, ATTEMPTS):
        connection.execute(delete(kept).where(kept.c.code == code))
