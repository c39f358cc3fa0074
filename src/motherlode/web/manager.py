"""All tables: those in memory, and how the others come back from their logs."""

import asyncio
import secrets
from collections.abc import Awaitable
from typing import TYPE_CHECKING

from motherlode.bots.table_bots import TableBots
from motherlode.table import Settings, Table
from motherlode.table.bot_pool import BotPool
from motherlode.table.clock import SystemClock
from motherlode.table.entries import Entry
from motherlode.table.host import TableHost, found_host, load_host, open_host
from motherlode.table.ports import Ports
from motherlode.table.presence import LocalPresence, SharedPresence
from motherlode.table.store import Store, Writer
from motherlode.table.warmup import Warmup
from motherlode.web import logs
from motherlode.web.config import Config
from motherlode.web.limits import Limits
from motherlode.web.metrics import Metrics

if TYPE_CHECKING:
    from motherlode.web.cluster import Cluster

KEPT_IDLE = 600
"""A table that nobody uses leaves the memory after so many seconds; its log stays."""
WOKEN = 3600
"""After a restart, tables that were used in so many seconds come back by themselves: the lobby shows them."""
SWEEP = 30
MOST_OWN = 30
"""So many of a person's tables are looked at for the list of them."""


class TableManager:
    def __init__(self, store: Store, limits: Limits, config: Config) -> None:
        bots = config.bots or TableBots()
        self.store = store
        self.limits = limits
        self.metrics = Metrics()
        self.warmup = Warmup(bots)
        self.bot_pool = BotPool(bots, self.warmup, config.bot_threads)
        self.cluster = self._join(config.database)
        self.writer = Writer(store, self.cluster.wrote if self.cluster else lambda code, length: None)
        self.stopping = False
        self.ports = Ports(
            log=self.writer,
            clock=SystemClock(),
            token=secrets.token_hex,
            thinking=self.bot_pool,
            readiness=self.warmup,
            monitor=self.metrics,
            presence=self._presence,
            bots_elsewhere=self.cluster.bots_elsewhere if self.cluster else lambda code: 0.0,
            forget=self._forget,
            unattended=config.unattended_bots,
        )
        self._tables: dict[str, TableHost] = {}
        self._loading: dict[str, asyncio.Task[TableHost]] = {}
        self._chores = [asyncio.create_task(self._wake()), asyncio.create_task(self._sweep())]

    # Other servers at the same database.

    def _join(self, database: str) -> "Cluster | None":
        if self.store.engine.dialect.name != "postgresql":
            return None
        # Only who has PostgreSQL has its driver.
        from motherlode.web.cluster import Cluster

        return Cluster(database, secrets.token_hex(8), self)

    def _presence(self, code: str, since: float) -> LocalPresence:
        if self.cluster is None:
            return LocalPresence(code, since)
        return SharedPresence(code, since, self.cluster.publish)

    def codes(self) -> list[str]:
        return list(self._tables)

    def grown(self, code: str, length: int) -> None:
        if code in self._tables:
            self._tables[code].catch_up(length)

    def elsewhere(self, code: str, people: frozenset[str]) -> None:
        host = self._tables.get(code)
        if host is None or not isinstance(host.table.presence, SharedPresence):
            return
        if host.table.presence.hear(people, self.ports.clock.monotonic()):
            host.presence_changed()

    # Tables.

    async def open(self, person: str, settings: Settings) -> TableHost:
        return await self._keep(open_host(self.ports, person, settings))

    async def play_on(self, entries: list[Entry]) -> TableHost:
        """A new table with a game that goes on from a record."""
        return await self._keep(found_host(self.ports, entries))

    async def tables_of(self, person: str) -> list[tuple[Table, int]]:
        """The tables where a person sits, or that are the person's, the newest first, and when they were opened."""
        found = await asyncio.to_thread(self.store.tables_of, person, MOST_OWN)
        tables = [((await self.find(code)).table, opened_at) for code, opened_at in found]
        return [(table, at) for table, at in tables if table.host == person or table.seats_of(person)]

    async def find(self, code: str) -> TableHost:
        """A table by its code, from memory or from its log."""
        if code in self._tables:
            return self._tables[code]
        if code not in self._loading:
            self._loading[code] = asyncio.create_task(self._keep(load_host(self.ports, code)))
        try:
            return await asyncio.shield(self._loading[code])
        finally:
            self._loading.pop(code, None)

    async def _keep(self, coming: Awaitable[TableHost]) -> TableHost:
        host = await coming
        return self._tables.setdefault(host.table.code, host)

    def _forget(self, code: str) -> None:
        self._tables.pop(code, None)

    def listed(self) -> list[Table]:
        """The tables of the lobby."""
        return [host.table for host in self._tables.values() if host.table.settings.listed and not self._is_old(host)]

    def gauges(self) -> dict[str, int]:
        return {
            "tables": len(self._tables),
            "connections": sum(len(host.connections) for host in self._tables.values()),
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
            await self.sweep()

    async def sweep(self) -> None:
        """Frees memory."""
        self.limits.forget_old()
        for code, host in [(code, host) for code, host in self._tables.items() if self._is_old(host)]:
            del self._tables[code]
            await host.stop()

    def _is_old(self, host: TableHost) -> bool:
        return host.idle and self.ports.clock.monotonic() - host.last_used > KEPT_IDLE

    async def say_goodbye(self) -> None:
        """Tells everybody that the server goes; what was acknowledged is on disk already."""
        self.stopping = True
        for chore in self._chores:
            chore.cancel()
        hosts = list(self._tables.values())
        await asyncio.gather(*(host.stop() for host in hosts))
        for host in hosts:
            host.say_goodbye("restart")

    async def stop(self) -> None:
        if not self.stopping:
            await self.say_goodbye()
        if self.cluster is not None:
            await self.cluster.stop()
        self.warmup.stop()
        await asyncio.to_thread(self.bot_pool.stop)
        await self.writer.stop()
        self.store.close()
