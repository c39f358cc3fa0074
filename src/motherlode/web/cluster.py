"""One server among others at one PostgreSQL: which logs have grown, who is at a table elsewhere, whose bots think.

The log alone decides what is true (`table/host.py`). Here it is only made quick: a hint (`NOTIFY`) says that a log has
grown, and a poll of the database every second finds what a lost hint would have told. Servers that give no sign of life
are gone, and their people with them; all times are the database's.
"""

import asyncio
import hashlib
from collections import defaultdict
from collections.abc import AsyncIterator, Awaitable, Callable, Iterable
from contextlib import asynccontextmanager, suppress
from typing import Any, Protocol

import psycopg

from motherlode.table.database import ALIVE, POSTGRESQL_NOW, cut, driver_url, time_limits
from motherlode.web import logs

CHANNEL = "motherlode"
PRESENCE = "look"
"""The hint that somebody came or went; servers of all versions know it by this word."""
BEAT = 1.0
"""Seconds between two polls of the database."""
FORGOTTEN = 60.0
"""Seconds after which a server that is gone is forgotten."""
TAKE_OVER = 6.0
"""Seconds to wait for the move of a bot on another server."""
LIMIT = 5.0
"""Seconds in which the database has to answer here."""
AGAIN = (0.2, 0.5, 1.0, 2.0)
"""Seconds to wait before the next try with a database that does not answer; the last for as long as it takes."""
LONGEST_HINT = 7000
"""Bytes; PostgreSQL takes 8000."""

_BEAT = f"""
    INSERT INTO nodes (node, seen_at) VALUES (%(node)s, {POSTGRESQL_NOW})
    ON CONFLICT (node) DO UPDATE SET seen_at = excluded.seen_at RETURNING xmax = 0
"""
_FORGET = f"DELETE FROM nodes WHERE seen_at < {POSTGRESQL_NOW} - %(forgotten)s"
_FORGET_PEOPLE = "DELETE FROM presence WHERE NOT EXISTS (SELECT FROM nodes WHERE nodes.node = presence.node)"
_COME = "INSERT INTO presence (node, code, person) VALUES (%s, %s, %s) ON CONFLICT DO NOTHING"
_GO = "DELETE FROM presence WHERE node = %s AND code = %s AND person = %s"
_NODES = f"SELECT node FROM nodes WHERE seen_at >= {POSTGRESQL_NOW} - %(alive)s AND node <> %(node)s"
_PEOPLE = "SELECT node, code, person FROM presence WHERE node = ANY(%(nodes)s) AND code = ANY(%(codes)s)"
# One step down the index for each table, however long its log is.
_LENGTHS = """
    SELECT code, (SELECT number + 1 FROM entries WHERE entries.code = live.code ORDER BY number DESC LIMIT 1)
    FROM unnest(%(codes)s::varchar[]) AS live (code)
"""
_SPEND = f"INSERT INTO spent (node, number, at, what, who, cost) VALUES (%s, %s, {POSTGRESQL_NOW}, %s, %s, %s)"
_SPENT = f"""
    SELECT node, number, what, who, cost FROM spent
    WHERE at >= {POSTGRESQL_NOW} - %(alive)s AND node = ANY(%(nodes)s) ORDER BY node, number
"""
_FORGET_SPENT = f"DELETE FROM spent WHERE at < {POSTGRESQL_NOW} - %(forgotten)s"
_LEAVE = ("DELETE FROM presence WHERE node = %(node)s", "DELETE FROM nodes WHERE node = %(node)s")

Connected = psycopg.AsyncConnection[Any]


class Tables(Protocol):
    """The tables in this server's memory."""

    def codes(self) -> list[str]: ...
    def grown(self, code: str, length: int) -> None:
        """A log has so many entries."""

    def elsewhere(self, code: str, people: frozenset[str]) -> None:
        """So many people are at a table on other servers."""


class Shared(Protocol):
    """What all servers count together."""

    def take_spent(self) -> list[tuple[str, str, float]]: ...
    def hear(self, what: str, who: str, cost: float) -> None: ...


class Cluster:
    def __init__(self, database: str, node: str, tables: Tables, limits: Shared) -> None:
        self.node = node
        self.nodes: frozenset[str] = frozenset()
        """The other servers that are alive."""
        self._url = driver_url(database)
        self._tables = tables
        self._limits = limits
        self._stopping = False
        self._told = 0
        """How many things were told that count everywhere."""
        self._heard: dict[str, int] = {}
        """And how many each of the others was heard to tell."""
        self._here: set[tuple[str, str]] = set()
        self._published: set[tuple[str, str]] = set()
        self._nodes_at: dict[str, frozenset[str]] = {}
        """The other servers where somebody is at a table."""
        self._grown: dict[str, int] = {}
        self._changed, self._hinted = asyncio.Event(), asyncio.Event()
        self._open: set[Connected] = set()
        self._tasks = [
            asyncio.create_task(self._keep_on(work, what))
            for work, what in (
                (self._poll, "the database does not answer"),
                (self._send, "hints are not sent"),
                (self._listen, "hints are not heard"),
            )
        ]

    async def stop(self) -> None:
        """Leaves the others; where the database does not answer now, they notice by themselves."""
        self._stopping = True
        # More than once: the driver, or a wait that ends at that moment, may forget that it was cancelled.
        while running := [task for task in self._tasks if not task.done()]:
            for connection in self._open:
                cut(connection)
            for task in running:
                task.cancel()
            await asyncio.wait(running, timeout=0.5)
        with suppress(psycopg.Error, OSError):
            async with self._connected() as connection, self._within(LIMIT, connection):
                for statement in _LEAVE:
                    await connection.execute(statement, {"node": self.node})
                await self._notify(connection, PRESENCE)

    # What happens here.

    def wrote(self, code: str, length: int) -> None:
        """A log has grown here. Servers where nobody is at the table find out when they poll."""
        if code in self._nodes_at:
            self._grown[code] = length
            self._hinted.set()

    def publish(self, code: str, person: str, here: bool) -> None:
        """Somebody came to a table on this server, or is gone."""
        if here:
            self._here.add((code, person))
        else:
            self._here.discard((code, person))
        self._changed.set()

    def bots_elsewhere(self, code: str) -> float:
        """Of the servers where somebody is at a table, one lets its bots think: chosen by a hash, so that all agree."""
        nodes = {self.node, *self._nodes_at.get(code, ())}
        return 0.0 if max(nodes, key=lambda node: _weight(node, code)) == self.node else TAKE_OVER

    def cares_for(self, code: str) -> bool:
        """Of all servers one looks after what happens to a table by itself."""
        return max({self.node, *self.nodes}, key=lambda node: _weight(node, code)) == self.node

    # What happens elsewhere.

    async def _keep_on(self, work: Callable[[], Awaitable[None]], what: str) -> None:
        """Does something for ever, with patience while the database is away."""
        tries = 0
        while True:
            try:
                await work()
            except (psycopg.Error, OSError) as error:
                if self._stopping:
                    return
                if tries == 0:
                    logs.fail(what, error)
                await asyncio.sleep(AGAIN[min(tries, len(AGAIN) - 1)])
                tries += 1
            else:
                tries = 0

    @asynccontextmanager
    async def _connected(self) -> AsyncIterator[Connected]:
        connection = await psycopg.AsyncConnection.connect(self._url, autocommit=True, **time_limits())
        self._open.add(connection)
        try:
            # Who is alive and where need not survive a crash: no commit of these waits for the disk.
            await connection.execute("SET synchronous_commit = off")
            yield connection
        finally:
            self._open.discard(connection)
            cut(connection)
            await connection.close()

    @asynccontextmanager
    async def _within(self, seconds: float, connection: Connected) -> AsyncIterator[None]:
        """A database that does not answer in time is given up: the driver itself would wait for ever."""
        timer = asyncio.get_running_loop().call_later(seconds, cut, connection)
        try:
            yield
        finally:
            timer.cancel()

    async def _poll(self) -> None:
        async with self._connected() as connection:
            while True:
                self._changed.clear()
                async with self._within(LIMIT, connection):
                    await self._show_life(connection)
                    await self._read_others(connection)
                # Not `wait_for`: until Python 3.12 it forgets that it is cancelled if the event comes at that moment.
                with suppress(TimeoutError):
                    async with asyncio.timeout(BEAT):
                        await self._changed.wait()

    async def _show_life(self, connection: Connected) -> None:
        facts = {"node": self.node, "forgotten": int(1000 * FORGOTTEN)}
        row = await (await connection.execute(_BEAT, facts)).fetchone()
        if row is not None and row[0]:
            # The others have forgotten this server, or do not know it yet.
            self._published = set()
            await connection.execute(_FORGET, facts)
            await connection.execute(_FORGET_PEOPLE)
        come, gone = self._here - self._published, self._published - self._here
        if come or gone:
            async with connection.cursor() as cursor:
                await cursor.executemany(_COME, [(self.node, *who) for who in come])
                await cursor.executemany(_GO, [(self.node, *who) for who in gone])
            self._published = (self._published | come) - gone
            await self._notify(connection, PRESENCE)

    async def _read_others(self, connection: Connected) -> None:
        codes = self._tables.codes()
        facts = {"node": self.node, "alive": int(1000 * ALIVE), "codes": codes}
        nodes = await (await connection.execute(_NODES, facts)).fetchall()
        self.nodes = frozenset(node for (node,) in nodes)
        people = await (await connection.execute(_PEOPLE, facts | {"nodes": list(self.nodes)})).fetchall()
        self._tell_people(codes, people)
        await self._share_limits(connection)
        if self.nodes:
            for code, length in await (await connection.execute(_LENGTHS, facts)).fetchall():
                self._tables.grown(code, length or 0)

    async def _share_limits(self, connection: Connected) -> None:
        spent = self._limits.take_spent()
        if not self.nodes:
            return
        if spent:
            rows = [(self.node, number, *row) for number, row in enumerate(spent, self._told)]
            self._told += len(rows)
            async with connection.cursor() as cursor:
                await cursor.executemany(_SPEND, rows)
            await connection.execute(_FORGET_SPENT, {"forgotten": int(1000 * FORGOTTEN)})
        facts = {"alive": int(1000 * ALIVE), "nodes": list(self.nodes)}
        for node, number, *what in await (await connection.execute(_SPENT, facts)).fetchall():
            if number >= self._heard.get(node, 0):
                self._heard[node] = number + 1
                self._limits.hear(*what)

    def _tell_people(self, codes: list[str], found: Iterable[tuple[str, str, str]]) -> None:
        nodes, people = defaultdict(set), defaultdict(set)
        for node, code, person in found:
            nodes[code].add(node)
            people[code].add(person)
        self._nodes_at = {code: frozenset(at) for code, at in nodes.items()}
        for code in codes:
            self._tables.elsewhere(code, frozenset(people[code]))

    async def _send(self) -> None:
        async with self._connected() as connection:
            while True:
                await self._hinted.wait()
                self._hinted.clear()
                grown, self._grown = self._grown, {}
                async with self._within(LIMIT, connection):
                    for hint in _hints(grown):
                        await self._notify(connection, hint)

    async def _notify(self, connection: Connected, hint: str) -> None:
        await connection.execute("SELECT pg_notify(%s, %s)", (CHANNEL, f"{self.node} {hint}"))

    async def _listen(self) -> None:
        async with self._connected() as connection:
            async with self._within(LIMIT, connection):
                await connection.execute(f"LISTEN {CHANNEL}")
            self._changed.set()  # what was told before is found by polling
            async for notice in connection.notifies():
                node, _, hint = notice.payload.partition(" ")
                if node != self.node:
                    self._hear(hint)

    def _hear(self, hint: str) -> None:
        if hint == PRESENCE:
            self._changed.set()
            return
        for part in hint.split():
            code, _, length = part.partition(":")
            self._tables.grown(code, int(length))


def _weight(node: str, code: str) -> bytes:
    return hashlib.blake2b(f"{node} {code}".encode(), digest_size=8).digest()


def _hints(grown: dict[str, int]) -> list[str]:
    """Codes and lengths in as few hints as they fit into."""
    hints = [""]
    for code, length in grown.items():
        part = f" {code}:{length}"
        if len(hints[-1]) + len(part) > LONGEST_HINT:
            hints.append("")
        hints[-1] += part
    return [hint.strip() for hint in hints if hint]
