"""The tables of the lobby: one query of the database for everybody who watches.

A refresh reads an index of the listed tables, and what changed since the one before. A table for friends, or for a
group, is shown to those only.
"""

import asyncio
import time
from collections.abc import Callable, Collection, Iterable
from typing import NamedTuple

from motherlode.table.entries import Settings
from motherlode.table.matching import OpenTable
from motherlode.table.store import Store
from motherlode.table.summary import TableSummary
from motherlode.table.table_access import TableAccess
from motherlode.web.lobby_messages import LobbyTable, lobby_table

IN_USE = 3600
"""The lobby shows tables that changed in so many seconds, or where somebody is."""
CANDIDATES = 400
"""So many listed tables are looked at, the newest first."""
NEWEST = 24 * 3600
"""None is looked at that was not changed in so many seconds: whoever is there still has the link."""
MOST_LISTED = 100


class ListedTable(NamedTuple):
    """A table of the lobby as everybody sees it, and what only the server knows."""

    changed_at: int
    table: LobbyTable
    summary: TableSummary
    visible_to: frozenset[str] | None
    """Who may see it; None is everybody."""

    def is_for(self, person: str) -> bool:
        return self.visible_to is None or person in self.visible_to


class LobbyChange(NamedTuple):
    """What is new since the refresh before."""

    tables: tuple[LobbyTable, ...]
    """For everybody."""
    gone: tuple[str, ...]
    private: frozenset[str]
    """Codes of tables that are, or were, not for everybody."""


NOTHING = LobbyChange((), (), frozenset())


class LobbyList:
    def __init__(
        self, store: Store, access: TableAccess, attended: Callable[[str], bool], now: Callable[[], int]
    ) -> None:
        self._store = store
        self._access = access
        self._attended = attended
        self._now = now
        self._refreshing = asyncio.Lock()
        self._refreshed = 0.0
        self.before: dict[str, ListedTable] = {}
        self.tables: dict[str, ListedTable] = {}

    def visible(self, person: str) -> tuple[LobbyTable, ...]:
        return tuple(shown.table for shown in self.tables.values() if shown.is_for(person))

    def open_tables(self) -> list[OpenTable]:
        """Where somebody waits for anybody: the oldest first."""
        return [
            open_table(code, shown)
            for code, shown in reversed(self.tables.items())
            if shown.visible_to is None and is_waiting(shown.table) and is_plain(shown.table.settings)
        ]

    async def refresh(self, newer_than: float = 0.0) -> LobbyChange:
        """What changed since the last refresh; given a time of the monotonic clock, only if none was made since."""
        async with self._refreshing:
            if newer_than and self._refreshed > newer_than:
                return NOTHING
            self._refreshed = time.monotonic()
            found = await asyncio.to_thread(self._store.listed, self._now() - 1000 * NEWEST, CANDIDATES)
            codes = [code for code, _ in found]
            here = {code for code in codes if self._attended(code)}
            self.before, self.tables = self.tables, await asyncio.to_thread(self._read, found, here)
            return self._compare()

    def _read(self, found: list[tuple[str, int]], here: set[str]) -> dict[str, ListedTable]:
        here |= self._store.attended([code for code, _ in found])
        since = self._now() - 1000 * IN_USE
        wanted = dict([each for each in found if each[1] >= since or each[0] in here][:MOST_LISTED])
        known = {
            code: shown for code, shown in self.tables.items() if wanted.get(code) == shown.changed_at
        }  # what was not changed is not read again
        new = self._store.summaries([code for code in wanted if code not in known])
        shown = {
            code: ListedTable(changed_at, lobby_table(code, opened_at, code in here, summary), summary, None)
            for code, (opened_at, changed_at, summary) in new.items()
        } | {code: _with_presence(shown, code in here) for code, shown in known.items()}
        ordered = {code: shown[code] for code in wanted if code in shown}
        return self._with_access(ordered)

    def _with_access(self, shown: dict[str, ListedTable]) -> dict[str, ListedTable]:
        visible_to = self._access.visible_to({code: each.summary for code, each in shown.items()})
        return {code: each._replace(visible_to=visible_to.get(code)) for code, each in shown.items()}

    def _compare(self) -> LobbyChange:
        old, new = self.before, self.tables
        private = {
            code
            for code in old.keys() | new.keys()
            if any(code in each and each[code].visible_to is not None for each in (old, new))
            and old.get(code) != new.get(code)
        }
        changed = [
            shown.table
            for code, shown in new.items()
            if code not in private and (code not in old or old[code].table != shown.table)
        ]
        gone = [code for code in old if code not in new and code not in private]
        return LobbyChange(tuple(changed), tuple(gone), frozenset(private))

    def private_change(self, person: str, private: Collection[str]) -> tuple[tuple[LobbyTable, ...], tuple[str, ...]]:
        """What of it somebody gets to see, and sees no more."""
        sees = [code for code in private if code in self.tables and self.tables[code].is_for(person)]
        saw = [code for code in private if code in self.before and self.before[code].is_for(person)]
        return tuple(self.tables[code].table for code in sees), tuple(sorted(set(saw) - set(sees)))


def is_waiting(table: LobbyTable) -> bool:
    return table.phase == "gathering" and table.free > 0 and table.here


def is_plain(settings: Settings) -> bool:
    """Whether a table is what somebody expects who has chosen only a game: one game, new cards, no clock."""
    return settings.is_printed and settings.time is None and settings.deal is None and settings.games is None


def open_table(code: str, shown: ListedTable) -> OpenTable:
    seats, settings = shown.summary.seats, shown.summary.settings
    people: Iterable[str | None] = (shown.summary.host, *(seat.person for seat in seats))
    return OpenTable(
        code,
        settings.game,
        settings.players,
        tuple(number for number, seat in enumerate(shown.table.seats) if not seat.taken),
        frozenset(person for person in people if person),
    )


def _with_presence(shown: ListedTable, here: bool) -> ListedTable:
    if shown.table.here == here:
        return shown
    return shown._replace(table=lobby_table(shown.table.code, shown.table.opened_at, here, shown.summary))
