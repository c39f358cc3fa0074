"""Bots think in turn: each level its time, each table as often as the others."""

import threading
from collections.abc import Callable
from pathlib import Path
from typing import Any

from motherlode.bots.table_bots import SECONDS, TableBots
from motherlode.rules import Knowledge, Move
from motherlode.table.bot_pool import seed_of
from tests.web.serving import Site, run, serving


class Watched(TableBots):
    """Bots that play at random and tell what they were given."""

    def __init__(self, tell: Callable[[str, float | None, int], None]) -> None:
        super().__init__()
        self._tell = tell

    def choose(self, level: str, knowledge: Knowledge, seed: int, share: float = 1.0) -> Move:
        self._tell(level, self._budget(level).seconds, seed)
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
    times = [SECONDS[level] for level in ("easy", "medium", "hard", "expert")]
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
