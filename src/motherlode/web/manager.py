"""All tables: those in memory, and how the others come back from their logs."""

import asyncio
import time

from motherlode.table import Refused, Settings, Table, new_code, open_table
from motherlode.table import entries as log
from motherlode.table import frames as out
from motherlode.table.store import Store, Writer, Writing
from motherlode.web import logs
from motherlode.web.bot_pool import BotPool
from motherlode.web.limits import Limits
from motherlode.web.live import LiveTable, Services
from motherlode.web.metrics import Metrics
from motherlode.web.warmup import Warmup

KEPT_IDLE = 600
"""A table that nobody uses leaves the memory after so many seconds; its log stays."""
WOKEN = 3600
"""After a restart, tables that were used in so many seconds come back by themselves, so that their bots play on."""
SWEEP = 30
MOST_OWN = 30
"""So many of a person's tables are looked at for the list of them."""


class TableManager:
    def __init__(self, store: Store, limits: Limits, warmup: Warmup, bot_threads: int | None = None) -> None:
        self.store = store
        self.limits = limits
        self.metrics = Metrics()
        self.warmup = warmup
        self.bot_pool = BotPool(warmup, bot_threads)
        self.writer = Writer(store)
        self.stopping = False
        self._services = Services(self.writer, limits, self.metrics, warmup, self.bot_pool, self._forget)
        self._tables: dict[str, LiveTable] = {}
        self._loading: dict[str, asyncio.Task[LiveTable]] = {}
        self._chores = [asyncio.create_task(self._wake()), asyncio.create_task(self._sweep())]

    async def open(self, host: str, settings: Settings) -> LiveTable:
        opened = open_table(host, settings)
        code = new_code()
        await self.writer.append(Writing(code, 0, (opened,)))
        return self._keep(Table(code, opened))

    async def play_on(self, entries: list[log.Entry]) -> LiveTable:
        """A new table with a game that goes on from a record."""
        code = new_code()
        await self.writer.append(Writing(code, 0, tuple(entries)))
        return self._keep(await asyncio.to_thread(Table.rebuild, code, entries))

    async def tables_of(self, person: str) -> list[tuple[Table, int]]:
        """The tables where a person sits, or that are the person's, the newest first, and when they were opened."""
        found = await asyncio.to_thread(self.store.tables_of, person, MOST_OWN)
        tables = [((await self.find(code)).table, opened_at) for code, opened_at in found]
        return [(table, at) for table, at in tables if table.host == person or table.seats_of(person)]

    async def find(self, code: str) -> LiveTable:
        """A table by its code, from memory or from its log."""
        if code in self._tables:
            return self._tables[code]
        if code not in self._loading:
            self._loading[code] = asyncio.create_task(self._load(code))
        try:
            return await asyncio.shield(self._loading[code])
        finally:
            self._loading.pop(code, None)

    async def _load(self, code: str) -> LiveTable:
        entries = await asyncio.to_thread(self.store.load, code)
        if not entries:
            raise Refused("no_such_table", "There is no table with this code.")
        for name in {entry.settings.game for entry in entries if isinstance(entry, log.Opened | log.Configured)}:
            await self.warmup.rules(name)
        return self._keep(await asyncio.to_thread(Table.rebuild, code, entries))

    def _keep(self, table: Table) -> LiveTable:
        live = self._tables.setdefault(table.code, LiveTable(table, self._services))
        live.wake_bot()
        return live

    def _forget(self, code: str) -> None:
        self._tables.pop(code, None)

    def listed(self) -> list[Table]:
        """The tables of the lobby."""
        return [live.table for live in self._tables.values() if live.table.settings.listed and not _is_old(live)]

    def gauges(self) -> dict[str, int]:
        return {
            "tables": len(self._tables),
            "connections": sum(len(live.connections) for live in self._tables.values()),
            "bots_thinking": self.bot_pool.busy,
            "commits_total": self.writer.commits,
        }

    async def _wake(self) -> None:
        for code in await asyncio.to_thread(self.store.active_since, WOKEN):
            try:
                await self.find(code)
            except Exception as error:
                logs.fail("a table could not be woken", error, table=logs.mark(code))

    async def _sweep(self) -> None:
        while True:
            await asyncio.sleep(SWEEP)
            self.sweep()

    def sweep(self) -> None:
        """Frees memory."""
        self.limits.forget_old()
        for code in [code for code, live in self._tables.items() if live.idle and _is_old(live)]:
            del self._tables[code]

    async def say_goodbye(self) -> None:
        """Tells everybody that the server goes; what was acknowledged is on disk already."""
        self.stopping = True
        for chore in self._chores:
            chore.cancel()
        lives = list(self._tables.values())
        await asyncio.gather(*(live.stop() for live in lives))
        for connection in [connection for live in lives for connection in live.connections]:
            connection.send(out.ClosingFrame(reason="restart"))

    async def stop(self) -> None:
        if not self.stopping:
            await self.say_goodbye()
        self.warmup.stop()
        await asyncio.to_thread(self.bot_pool.stop)
        await self.writer.stop()
        self.store.close()


def _is_old(live: LiveTable) -> bool:
    return live.idle and time.monotonic() - live.last_used > KEPT_IDLE
