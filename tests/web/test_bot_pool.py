"""Bots think in turn: each level its time, each table as often as the others."""

import asyncio
import threading
from collections.abc import AsyncIterator, Callable
from contextlib import AsyncExitStack, asynccontextmanager
from functools import partial
from pathlib import Path
from typing import Any

import pytest

from motherlode.bots import LEVELS
from motherlode.bots.levels import SECONDS
from motherlode.bots.table_bots import TableBots
from motherlode.rules import Knowledge, Move
from motherlode.table import Refused
from motherlode.table.bot_pool import seed_of
from motherlode.table.fair_queue import NOBODY, FairQueue, Requester
from tests.web.seating import sit_down
from tests.web.serving import Player, Site, run, serving, wait_until


class Watched(TableBots):
    """Bots that play at random and tell what they were given."""

    def __init__(self, tell: Callable[[str, float | None, int], None]) -> None:
        super().__init__()
        self._tell = tell

    def choose(self, level: str, knowledge: Knowledge, seed: int, share: float = 1.0) -> Move:
        self._tell(level, self._budget(level, knowledge).seconds, seed)
        return super().choose("random", knowledge, seed)


async def seat_bots(site: Site, client: Any, *levels: str, **settings: Any) -> str:
    """A table of bots only, started."""
    code = await site.open(client, game="donkey", players=len(levels), pause=False, **settings)
    async with site.player(code, client.cookies["motherlode_guest"]) as host:
        for seat, level in enumerate(levels):
            await host.ask("seat_bot", seat=seat, level=level)
        await host.ask("start")
    return code


def test_each_level_has_its_time(tmp_path: Path) -> None:
    """A bot is told how long it may think; one that is no level decides by itself."""
    given: dict[str, set[float | None]] = {}
    done = threading.Event()

    def tell(level: str, seconds: float | None, seed: int) -> None:
        given.setdefault(level, set()).add(seconds)
        if len(given) == 3:
            done.set()

    async def test() -> None:
        async with serving(tmp_path / "tables.db", bots=Watched(tell)) as site, site.browser() as client:
            code = await seat_bots(site, client, "random", "easy", "expert")
            async with site.player(code) as onlooker:
                while not done.is_set():
                    await onlooker.receive()

    run(test())
    assert given == {"random": {None}, "easy": {SECONDS["easy"]}, "expert": {SECONDS["expert"]}}
    times = [SECONDS[level] for level in LEVELS]
    assert times == sorted(times)


def test_tables_take_turns(tmp_path: Path) -> None:
    """With one thread and three tables of bots none is ever far ahead of another, whoever came first."""
    order: list[int] = []
    begin, enough = threading.Event(), threading.Event()

    def tell(level: str, seconds: float | None, seed: int) -> None:
        begin.wait()
        order.append(seed)
        if len(order) >= 60:
            enough.set()

    async def test() -> None:
        settings = {"bots": Watched(tell), "bot_threads": 1, "unattended_bots": True}
        async with serving(tmp_path / "tables.db", **settings) as site, site.browser() as client:
            codes = [await seat_bots(site, client, "random", "random") for _ in range(3)]
            records = [(await site.manager.find(code)).table.play for code in codes]
            tables = {seed_of(play.record, seat): n for n, play in enumerate(records) if play for seat in (0, 1)}
            begin.set()
            async with site.player(codes[0]) as onlooker:
                while not enough.is_set():
                    await onlooker.receive()
            turns = [tables[seed] for seed in order[:60]]
            for length in range(1, len(turns) + 1):
                counts = [turns[:length].count(table) for table in range(3)]
                assert max(counts) - min(counts) <= 2

    run(test())


class Slow(TableBots):
    """Bots that note for whom they think, and wait for a sign before each move."""

    def __init__(self) -> None:
        super().__init__()
        self.seeds: list[int] = []
        self.go_on = threading.Semaphore(0)

    def choose(self, level: str, knowledge: Knowledge, seed: int, share: float = 1.0) -> Move:
        self.seeds.append(seed)
        self.go_on.acquire()
        return super().choose("random", knowledge, seed)


@pytest.mark.slow
def test_many_tables_of_one_address_hold_up_nobody_else(tmp_path: Path) -> None:
    """Fifty bot tables of one address wait in line; another guest's bot, who came last, is among the next."""

    async def test() -> None:
        bots = Slow()
        config = {"bots": bots, "bot_threads": 1, "proxies": ("127.0.0.1",)}
        async with (
            serving(tmp_path / "tables.db", **config) as site,
            site.browser() as client,
            AsyncExitStack() as stack,
        ):
            cookie = await site.become_guest()
            codes = [await open_bot_table(site, client) for _ in range(50)]
            for code in codes:
                await stack.enter_async_context(start_from(site, code, client.cookies["motherlode_guest"], "6.6.6.6"))
            await wait_until(lambda: site.manager.bot_pool.busy == 50)
            async with site.browser() as other:
                other.cookies.set("motherlode_guest", cookie)
                own = await open_bot_table(site, other)
                await stack.enter_async_context(start_from(site, own, cookie, "7.7.7.7"))
            await wait_until(lambda: site.manager.bot_pool.busy == 51)
            play = (await site.manager.find(own)).table.play
            assert play is not None
            for _ in range(3):
                bots.go_on.release()
            await wait_until(lambda: len(bots.seeds) > 3)
            assert seed_of(play.record, 0) in bots.seeds[:3]
            for _ in range(1000):
                bots.go_on.release()

    run(test())


async def open_bot_table(site: Site, client: Any) -> str:
    return await site.open(client, game="donkey", players=2, first=0, pause=False)


@asynccontextmanager
async def start_from(site: Site, code: str, cookie: str, address: str) -> AsyncIterator[None]:
    """Starts a table of bots from an address, and looks on."""
    async with site.socket(code, cookie, **{"X-Forwarded-For": address}) as socket:
        host = Player(socket, cookie)
        for seat in (0, 1):
            await host.ask("seat_bot", seat=seat, level="random")
        await host.ask("start")
        yield


def test_a_hint_that_nobody_waits_for_is_not_thought_about(tmp_path: Path) -> None:
    """Its asker has gone, or the game has gone on: the threads are for others then."""
    asked: list[str] = []

    class Adviser(TableBots):
        def advise(self, knowledge: Knowledge, seed: int) -> Any:
            asked.append("advice")
            return super().advise(knowledge, seed)

    async def test() -> None:
        async with serving(tmp_path / "tables.db", bots=Adviser({"expert": 0.01}), bot_threads=1) as site:
            code, cookies = await sit_down(site, "donkey", 2, first=0)
            busy = threading.Event()
            async with site.player(code, cookies[0]) as ann:
                await ann.ask("start")
                working = asyncio.create_task(site.manager.bot_pool.run(busy.wait))
                await ann.connection.send('{"kind":"hint","seat":0}')
                await wait_until(lambda: site.manager.bot_pool.busy == 1)
            host = await site.manager.find(code)
            await wait_until(lambda: not host.connections)
            busy.set()
            await working
            await wait_until(lambda: site.manager.bot_pool.busy == 0)
            assert not asked

    run(test())


def test_addresses_and_people_take_turns() -> None:
    async def test() -> None:
        queue, gate = FairQueue(1, "test"), threading.Event()
        order: list[tuple[str, str]] = []
        first = asyncio.create_task(queue.run(NOBODY, gate.wait))
        jobs = [("a", "1")] * 3 + [("a", "2")] + [("b", "3")] * 2
        waiting = [asyncio.create_task(queue.run(Requester(*who), partial(order.append, who))) for who in jobs]
        await asyncio.sleep(0)
        gate.set()
        await asyncio.gather(first, *waiting)
        assert order == [("a", "1"), ("b", "3"), ("a", "2"), ("b", "3"), ("a", "1"), ("a", "1")]
        queue.stop()

    run(test())


def test_an_address_may_let_only_so_many_wait() -> None:
    async def test() -> None:
        queue, gate = FairQueue(1, "test", most_waiting=2), threading.Event()
        requester = Requester("a", "1")
        waiting = [asyncio.create_task(queue.run(requester, gate.wait)) for _ in range(3)]
        await asyncio.sleep(0)
        with pytest.raises(Refused, match="too much at once"):
            await queue.run(requester, gate.wait)
        other = asyncio.create_task(queue.run(Requester("b", "2"), gate.wait))
        await asyncio.sleep(0)
        gate.set()
        await asyncio.gather(other, *waiting)
        queue.stop()

    run(test())


def test_nobody_waits_after_the_end() -> None:
    """Who waits is cancelled, and so is who comes: nothing is scheduled that could not be."""

    async def test() -> None:
        queue, gate = FairQueue(1, "test"), threading.Event()
        running, waiting = (asyncio.create_task(queue.run(NOBODY, gate.wait)) for _ in range(2))
        await asyncio.sleep(0)
        queue.close()
        with pytest.raises(asyncio.CancelledError):
            await waiting
        with pytest.raises(asyncio.CancelledError):
            await queue.run(NOBODY, gate.wait)
        gate.set()
        await running
        queue.stop()

    run(test())
