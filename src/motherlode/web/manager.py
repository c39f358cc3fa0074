"""All tables: those in memory, and how the others come back from their logs."""

import asyncio
import random
import secrets
from collections.abc import Awaitable, Callable
from typing import TYPE_CHECKING, NamedTuple

from motherlode.review.advice import AdvisingBots
from motherlode.table import Refused, Settings
from motherlode.table.bot_pool import ThreadBotPool
from motherlode.table.clock import SystemClock
from motherlode.table.downtime import BEAT, Downtimes
from motherlode.table.entries import Entry
from motherlode.table.host import TableHost
from motherlode.table.log_writer import Writer
from motherlode.table.opening import found_host, load_host, open_host
from motherlode.table.ports import Ports
from motherlode.table.presence import LocalPresence, SharedPresence
from motherlode.table.retention import sweep as remove_unused
from motherlode.table.store import Store
from motherlode.table.summary import TableSummary, summarize
from motherlode.table.table_lists import Listed
from motherlode.table.warmup import Warmup
from motherlode.web import logs
from motherlode.web.config import Config
from motherlode.web.limits import Limits
from motherlode.web.metrics import Metrics

if TYPE_CHECKING:
    from motherlode.web.cluster import Cluster

KEPT_IDLE = 600
"""A table that nobody uses leaves the memory after so many seconds; its log stays."""
SWEEP = 30
RETAIN = 3600
"""So many seconds between two looks at the disk for tables that are kept no longer."""
LEFT_TO_OTHERS = 5000
"""Milliseconds in which the server that cares for a table has to see that time ran out there."""
MOST_DUE = 100
"""So many tables where time ran out are looked at in a second."""
MOST_OWN = 30
"""So many of a person's tables are looked at for the list of them."""


class OwnTable(NamedTuple):
    """A table in a person's list."""

    listed: Listed
    summary: TableSummary

    def seats_of(self, person: str) -> tuple[int, ...]:
        return tuple(number for number, seat in enumerate(self.summary.seats) if seat.person == person)


class TableManager:
    def __init__(self, store: Store, limits: Limits, config: Config) -> None:
        bots = config.bots or AdvisingBots()
        self.store = store
        self.limits = limits
        self.metrics = Metrics()
        self.warmup = Warmup(bots)
        self.bot_pool = ThreadBotPool(bots, self.warmup, config.bot_threads)
        self.cluster = self._join(config.database)
        self.writer = Writer(store, self.cluster.wrote if self.cluster else None)
        self.stopping = False
        """No new tables here, and no more people: the server is about to stop."""
        self.arrived: Callable[[str, str], None] = lambda person, code: None
        """Hears who came to which table."""
        self._gone = False
        clock = SystemClock()
        self.downtimes = Downtimes(store)
        self.ports = Ports(
            log=self.writer,
            clock=clock,
            token=secrets.token_hex,
            bot_pool=self.bot_pool,
            rules_loader=self.warmup,
            monitor=self.metrics,
            presence=self._presence,
            bots_elsewhere=self.cluster.bots_elsewhere if self.cluster else lambda code: 0.0,
            downtimes=lambda: self.downtimes.until(clock.now()),
            forget=self._forget,
            pondering=config.pondering,
            unattended=config.unattended_bots,
        )
        self._retention = config.retention
        self._tables: dict[str, TableHost] = {}
        self._loading: dict[str, asyncio.Task[TableHost]] = {}
        self._periodic_tasks = [
            asyncio.create_task(each)
            for each in (self._sweep(), self._watch(), self._retain(), self._beat(), self._watch_time())
        ]

    # Other servers at the same database.

    def _join(self, database: str) -> "Cluster | None":
        if self.store.engine.dialect.name != "postgresql":
            return None
        # Only who has PostgreSQL has its driver.
        from motherlode.web.cluster import Cluster

        return Cluster(database, secrets.token_hex(8), self, self.limits)

    def _presence(self, code: str, since: float) -> LocalPresence:
        if self.cluster is None:
            return LocalPresence(code, since)
        return SharedPresence(code, since, self.cluster.publish)

    def is_here(self, person: str, code: str) -> bool:
        """Whether somebody looks at a table, as far as this server knows."""
        return code in self._tables and self._tables[code].table.presence.here(person)

    def hosts(self) -> list[TableHost]:
        """Of the tables in memory."""
        return list(self._tables.values())

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
        self._check_open()
        return await self._keep(open_host(self.ports, person, settings))

    async def found(
        self, entries: list[Entry], code: str | None = None, claims: tuple[tuple[str, str], ...] = ()
    ) -> TableHost:
        """A new table whose log begins with some entries: a game that goes on from a record, a deal of the day, or
        people who were matched. If somebody else has just opened a table with the given code, it is that table.
        """
        self._check_open()
        return await self._keep(found_host(self.ports, entries, code, claims))

    def _check_open(self) -> None:
        if self.stopping:
            raise Refused("stopping", "This server is about to stop, and opens no tables any more; try again.")

    async def tables_of(self, person: str) -> list[OwnTable]:
        """The tables where a person sits, or that are the person's, the newest first."""
        found = await asyncio.to_thread(self.store.tables_of, person, MOST_OWN)
        tables = [
            OwnTable(listed, listed.summary) if listed.summary else await self._summarize(listed) for listed in found
        ]
        return [own for own in tables if own.summary.host == person or own.seats_of(person)]

    async def _summarize(self, listed: Listed) -> OwnTable:
        """A table of an older version, which has to be read for it."""
        table = (await self.find(listed.code)).table
        return OwnTable(listed._replace(to_move=table.to_move), summarize(table))

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

    def attended(self, code: str) -> bool:
        """Whether somebody is at a table at this server."""
        return code in self._tables and bool(self._tables[code].connections)

    def gauges(self) -> dict[str, int]:
        return {
            "tables": len(self._tables),
            "connections": sum(len(host.connections) for host in self._tables.values()),
            "bots_thinking": self.bot_pool.busy,
            "commits_total": self.writer.commits,
            "servers": 1 + (len(self.cluster.nodes) if self.cluster else 0),
        }

    async def _sweep(self) -> None:
        while True:
            await asyncio.sleep(SWEEP)
            await self.sweep()

    async def _watch(self) -> None:
        while True:
            await asyncio.sleep(1)
            self._check_logs()

    def _check_logs(self) -> None:
        """A function of its own: the loop, which sleeps between two rounds, would keep the last table alive in its
        variable.
        """
        for host in self.hosts():
            host.check_log()

    async def _beat(self) -> None:
        while True:
            try:
                await asyncio.to_thread(self.downtimes.beat, self.ports.clock.now())
            except Exception as error:
                logs.fail("the time is not noted", error)
            await asyncio.sleep(BEAT)

    async def _watch_time(self) -> None:
        while True:
            await asyncio.sleep(1)
            try:
                await self.check_times()
            except Exception as error:
                logs.fail("clocks are not watched", error)

    async def check_times(self) -> None:
        """Wakes the tables where somebody has no time left; the others sleep on."""
        now = self.ports.clock.now()
        for code, due in await asyncio.to_thread(self.store.due, now, MOST_DUE):
            if self.cluster is None or self.cluster.cares_for(code) or now - due > LEFT_TO_OTHERS:
                await self._check_time(code, now, due)

    async def _check_time(self, code: str, now: int, noted: int) -> None:
        """Time has run out; or the clock stood still for a while, and time runs out later."""
        host = await self.find(code)
        due = host.due
        if due is not None and due <= now:
            host.run_out()
        else:
            await asyncio.to_thread(self.store.put_off, code, host.table.length, noted, due)

    async def sweep(self) -> None:
        """Frees memory."""
        self.limits.forget_old()
        for code, host in [(code, host) for code, host in self._tables.items() if self._is_old(host)]:
            del self._tables[code]
            await host.stop()

    async def _retain(self) -> None:
        while True:
            try:
                await self.remove_unused()
            except Exception as error:
                logs.fail("nothing could be removed", error)
            await asyncio.sleep(RETAIN)

    async def remove_unused(self) -> None:
        """Frees the disk of what nobody uses any more."""
        swept = await asyncio.to_thread(
            remove_unused, self.store, self._retention, self.ports.clock.now() / 1000, self._tables.__contains__
        )
        if swept.tables:
            logs.note(swept.sentence())

    def _is_old(self, host: TableHost) -> bool:
        return host.idle and self.ports.clock.monotonic() - host.last_used > KEPT_IDLE

    async def drain(self, seconds: float) -> None:
        """Sends everybody on, a few at a time, so that the other servers are not overrun. The first half of the time is
        for the load balancer, which has to notice that this server is not ready any more.
        """
        self.stopping = True
        if not seconds:
            return
        await asyncio.sleep(seconds / 2)
        people = [connection for host in self._tables.values() for connection in host.connections]
        random.shuffle(people)
        for connection in people:
            connection.hang_up()
            await asyncio.sleep(seconds / 2 / len(people))

    async def say_goodbye(self) -> None:
        """Tells everybody who is left that the server goes; what was acknowledged is on disk already."""
        self.stopping = self._gone = True
        for task in self._periodic_tasks:
            task.cancel()
        self.bot_pool.close()
        hosts = list(self._tables.values())
        await asyncio.gather(*(host.stop() for host in hosts))
        for host in hosts:
            host.say_goodbye("restart")

    async def stop(self) -> None:
        if not self._gone:
            await self.say_goodbye()
        if self.cluster is not None:
            await self.cluster.stop()
        self.warmup.stop()
        await asyncio.to_thread(self.bot_pool.stop)
        await self.writer.stop()
        self.store.close()
