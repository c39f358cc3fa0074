"""Faults, chosen from a seed: each begins, is there for some seconds, and ends; another one may come meanwhile."""

import asyncio
import random
from collections.abc import AsyncIterator, Callable
from contextlib import AbstractAsyncContextManager, asynccontextmanager
from pathlib import Path
from typing import NamedTuple

from benchmarks.faults.database import Database, url_at
from benchmarks.faults.processes import Server
from benchmarks.faults.proxy import Proxy


class Cluster:
    """Servers, each with a proxy of its own before the one database."""

    def __init__(self, folder: Path, servers: int, standby: bool) -> None:
        self.database = Database(folder, standby)
        self.proxies = [Proxy(self.database.port) for _ in range(servers)]
        self.servers: list[Server] = []
        self.has_standby = standby
        self._folder = folder

    async def start(self) -> None:
        await self.database.start()
        for proxy in self.proxies:
            await proxy.start()
        self.servers = [
            Server(number, url_at(proxy.port), self._folder / f"server-{number}.log")
            for number, proxy in enumerate(self.proxies)
        ]
        for server in self.servers:
            server.start()
        for server in self.servers:
            await server.ready()

    async def stop_servers(self) -> None:
        for server in self.servers:
            server.go_on()
            await server.kill()

    async def stop(self) -> None:
        await self.stop_servers()
        for proxy in self.proxies:
            await proxy.stop()
        await self.database.stop()


class Fault(NamedTuple):
    kind: str
    servers: tuple[int, ...]
    """Whom it is about; of faults of the database, nobody."""
    seconds: float
    seed: int
    """Of what chance decides while it lasts."""
    meanwhile: tuple[float, "Fault"] | None = None
    """Another fault that begins so many seconds after this one, before it has ended, and ends in its own time."""

    def __str__(self) -> str:
        whom = f" of {' and '.join(map(str, self.servers))}" if self.servers else ""
        own = f"{self.kind}{whom} for {self.seconds:.1f} s"
        return own if self.meanwhile is None else f"{own}, meanwhile {self.meanwhile[1]}"


Doing = Callable[[Cluster, Fault], AbstractAsyncContextManager[None]]


async def _start_again(cluster: Cluster, fault: Fault) -> None:
    for number in fault.servers:
        cluster.servers[number].start()
    for number in fault.servers:
        await cluster.servers[number].ready(again=True)


@asynccontextmanager
async def kill_server(cluster: Cluster, fault: Fault) -> AsyncIterator[None]:
    for number in fault.servers:
        await cluster.servers[number].kill()
    yield
    await _start_again(cluster, fault)


@asynccontextmanager
async def restart_server(cluster: Cluster, fault: Fault) -> AsyncIterator[None]:
    """As an operator does it: the server may send its people on before it ends."""
    for number in fault.servers:
        await cluster.servers[number].stop()
    yield
    await _start_again(cluster, fault)


@asynccontextmanager
async def pause_servers(cluster: Cluster, fault: Fault) -> AsyncIterator[None]:
    for number in fault.servers:
        cluster.servers[number].pause()
    yield
    for number in fault.servers:
        cluster.servers[number].go_on()


@asynccontextmanager
async def stop_database(cluster: Cluster, fault: Fault) -> AsyncIterator[None]:
    await cluster.database.primary.stop()
    yield
    await cluster.database.primary.start()


@asynccontextmanager
async def kill_database(cluster: Cluster, fault: Fault) -> AsyncIterator[None]:
    await cluster.database.primary.kill()
    yield
    await cluster.database.primary.start()


@asynccontextmanager
async def promote_standby(cluster: Cluster, fault: Fault) -> AsyncIterator[None]:
    """The primary dies; only its synchronous standby has what was acknowledged."""
    await cluster.database.promote()
    yield


@asynccontextmanager
async def cut_connections(cluster: Cluster, fault: Fault) -> AsyncIterator[None]:
    """Servers are cut off from the database."""
    for number in fault.servers:
        cluster.proxies[number].be_closed(True)
    yield
    for number in fault.servers:
        cluster.proxies[number].be_closed(False)


@asynccontextmanager
async def cut_commits(cluster: Cluster, fault: Fault) -> AsyncIterator[None]:
    for number in fault.servers:
        cluster.proxies[number].cut_commits(random.Random(fault.seed + number))
    yield
    for number in fault.servers:
        cluster.proxies[number].cut_commits(None)


@asynccontextmanager
async def cut_listener(cluster: Cluster, fault: Fault) -> AsyncIterator[None]:
    """Servers do not hear each other any more; what they ask the database for themselves comes through."""
    for number in fault.servers:
        cluster.proxies[number].be_deaf(True)
    yield
    for number in fault.servers:
        cluster.proxies[number].be_deaf(False)


@asynccontextmanager
async def silence(cluster: Cluster, fault: Fault) -> AsyncIterator[None]:
    """Nothing comes through to the database, and nobody is told: the network is broken, or the database paused."""
    for number in fault.servers:
        cluster.proxies[number].be_silent(True)
    yield
    for number in fault.servers:
        cluster.proxies[number].be_silent(False)


class Choice(NamedTuple):
    place: str
    """What fails. Faults of one place do not overlap: there would be only one of them."""
    doing: Doing
    servers: int
    """How many servers it is about; -1 is all of them."""
    seconds: tuple[float, float]
    """How long it lasts."""
    pauses: bool = False
    """It lasts as long as a pause does."""


KINDS = {
    "kill -9": Choice("server", kill_server, 1, (0.1, 2)),
    "restart": Choice("server", restart_server, 1, (0.1, 0.5)),
    "pause": Choice("server", pause_servers, 1, (0, 0), pauses=True),
    "pause of two": Choice("server", pause_servers, 2, (0, 0), pauses=True),
    "database stopped": Choice("database", stop_database, 0, (0.1, 2)),
    "database killed": Choice("database", kill_database, 0, (0.1, 2)),
    "standby promoted": Choice("database", promote_standby, 0, (0.1, 0.5)),
    "connections cut": Choice("network", cut_connections, 1, (0.1, 2)),
    "all connections cut": Choice("network", cut_connections, -1, (0.1, 2)),
    "commits cut": Choice("network", cut_commits, -1, (1, 2)),
    "listener cut": Choice("network", cut_listener, 1, (0.5, 2)),
    "silence": Choice("network", silence, 1, (0, 0), pauses=True),
    "database silent": Choice("network", silence, -1, (0, 0), pauses=True),
}


OVERLAPPED = 0.25
"""Of the faults, the share during which another one begins."""


def choose(seed: int, number: int, servers: int, pause: float, standby: bool) -> list[Fault]:
    """So many faults, the same for the same seed. All kinds come equally often, in an order that chance decides; during
    some of them another one begins that fails in another place.
    """
    rng = random.Random(seed)
    kinds = [kind for kind in KINDS if standby or kind != "standby promoted"]
    order: list[str] = []
    while len(order) < number:
        order += rng.sample(kinds, len(kinds))
    faults = [_fault(rng, kind, servers, pause) for kind in order[:number]]
    return [_overlapped(rng, fault, kinds, servers, pause) for fault in faults]


def _fault(rng: random.Random, kind: str, servers: int, pause: float) -> Fault:
    choice = KINDS[kind]
    count = servers if choice.servers < 0 else min(choice.servers, servers)
    whom = tuple(sorted(rng.sample(range(servers), count)))
    seconds = pause if choice.pauses else rng.uniform(*choice.seconds)
    return Fault(kind, whom, seconds, rng.randrange(1 << 30))


def _overlapped(rng: random.Random, fault: Fault, kinds: list[str], servers: int, pause: float) -> Fault:
    if rng.random() >= OVERLAPPED:
        return fault
    others = [kind for kind in kinds if KINDS[kind].place != KINDS[fault.kind].place]
    second = _fault(rng, rng.choice(others), servers, pause)
    return fault._replace(meanwhile=(rng.uniform(0, fault.seconds), second))


async def suffer(cluster: Cluster, fault: Fault) -> None:
    """The fault, and what overlaps it, from beginning to end; then all is repaired."""
    async with asyncio.TaskGroup() as group:
        group.create_task(_suffer_one(cluster, fault))
        if fault.meanwhile is not None:
            later, second = fault.meanwhile
            await asyncio.sleep(later)
            group.create_task(_suffer_one(cluster, second))


async def _suffer_one(cluster: Cluster, fault: Fault) -> None:
    async with KINDS[fault.kind].doing(cluster, fault):
        await asyncio.sleep(fault.seconds)
