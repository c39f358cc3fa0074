"""Bots think in turn: each level its time, each table as often as the others."""

import threading
from pathlib import Path
from typing import Any

import pytest

from motherlode.bots import Budget, make_bot
from motherlode.rules import Game, Knowledge, Move
from motherlode.web import bot_pool
from tests.table.seating import started
from tests.web.serving import Site, run, serving


class Watched:
    """A bot that plays at random and tells what it was given."""

    def __init__(self, game: Game, seed: int, tell: Any) -> None:
        self._bot = make_bot("random", game, seed)
        self._tell = tell

    def choose(self, knowledge: Knowledge, budget: Budget) -> Move:
        self._tell(budget)
        return self._bot.choose(knowledge, budget)


def test_the_cards_of_one_turn_follow_each_other_faster() -> None:
    """The first one is waited for; after it everybody sees who plays."""
    sitting = started(game="gate", players=2)
    seat = sitting.table.to_move
    assert seat is not None
    assert bot_pool.pause_of(sitting.table, seat) == bot_pool.PAUSE
    sitting.move()
    assert sitting.table.to_move == seat
    assert bot_pool.pause_of(sitting.table, seat) == bot_pool.RUN_PAUSE


async def seat_bots(site: Site, client: Any, *levels: str, **settings: Any) -> str:
    """A table of bots only, started."""
    code = await site.open(client, game="donkey", players=len(levels), pause=False, **settings)
    async with site.player(code, client.cookies["motherlode_guest"]) as host:
        for seat, level in enumerate(levels):
            await host.ask("seat_bot", seat=seat, level=level)
        await host.ask("start")
    return code


def test_each_level_has_its_time(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """A bot is told how long it may think; one that is no level decides by itself."""
    given: dict[str, set[float | None]] = {}
    done = threading.Event()

    def watched(name: str, game: Game, seed: int) -> Watched:
        def tell(budget: Budget) -> None:
            given.setdefault(name, set()).add(budget.seconds)
            if len(given) == 3:
                done.set()

        return Watched(game, seed, tell)

    monkeypatch.setattr(bot_pool, "make_bot", watched)

    async def test() -> None:
        async with serving(tmp_path / "tables.db") as site, site.browser() as client:
            code = await seat_bots(site, client, "random", "easy", "expert")
            async with site.player(code) as onlooker:
                while not done.is_set():
                    await onlooker.receive()

    run(test())
    assert given == {"random": {None}, "easy": {bot_pool.SECONDS["easy"]}, "expert": {bot_pool.SECONDS["expert"]}}
    times = [bot_pool.SECONDS[level] for level in ("easy", "medium", "hard", "expert")]
    assert times == sorted(times)


def test_tables_take_turns(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """With one thread and three tables of bots none is ever far ahead of another, whoever came first."""
    order: list[int] = []
    begin, enough = threading.Event(), threading.Event()

    def watched(name: str, game: Game, seed: int) -> Watched:
        def tell(budget: Budget) -> None:
            begin.wait()
            order.append(seed)
            if len(order) >= 60:
                enough.set()

        return Watched(game, seed, tell)

    monkeypatch.setattr(bot_pool, "make_bot", watched)

    async def test() -> None:
        async with serving(tmp_path / "tables.db", bot_threads=1) as site, site.browser() as client:
            codes = [await seat_bots(site, client, "random", "random") for _ in range(3)]
            records = [(await site.manager.find(code)).table.play for code in codes]
            tables = {
                bot_pool.seed_of(play.record, seat): n for n, play in enumerate(records) if play for seat in (0, 1)
            }
            begin.set()
            async with site.player(codes[0]) as onlooker:
                while not enough.is_set():
                    await onlooker.receive()
            turns = [tables[seed] for seed in order[:60]]
            for length in range(1, len(turns) + 1):
                counts = [turns[:length].count(table) for table in range(3)]
                assert max(counts) - min(counts) <= 2

    run(test())
