"""The server is there before everything is compiled; games wait only for what they need."""

import asyncio
import threading
from pathlib import Path

import pytest

from motherlode.bots.table_bots import TableBots
from motherlode.rules import Game
from motherlode.table.warmup import Warmup
from motherlode.web import warmup
from tests.web.seating import sit_down
from tests.web.serving import run, serving


class HeldBots(TableBots):
    """Bots that are compiled until they are let go."""

    def __init__(self) -> None:
        super().__init__()
        self.let_go = threading.Event()

    def load(self, game: Game) -> None:
        self.let_go.wait()
        super().load(game)


def test_people_play_while_bots_are_compiled(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Pages and games between people are there at once; a bot moves when it can think. Progress is told."""
    told: list[str] = []
    bots = HeldBots()
    monkeypatch.setattr(warmup, "PATIENCE", 0.0)

    async def test() -> None:
        async with serving(tmp_path / "tables.db", tell=told.append, bots=bots) as site, site.browser() as client:
            try:
                assert (await client.get("/")).status_code == 200
                games = (await client.get("/api/games")).json()
                assert not any(each["ready"] for each in games)
                assert "expert" in games[0]["bots"]
                code, cookies = await sit_down(site, "donkey", 3, first=0)
                async with site.player(code, cookies[0]) as ann:
                    await ann.ask("remove", seat=1)
                    assert (await ann.ask("seat_bot", seat=1, level="random"))["kind"] == "done"
                    assert (await ann.ask("start"))["kind"] == "play"
                    assert (await ann.move())["view"]["to_move"] == 1
                    bots.let_go.set()
                    await ann.until("play", lambda frame: frame["view"]["to_move"] == 2)
                await site.warming
                assert all(each["ready"] for each in (await client.get("/api/games")).json())
            finally:
                bots.let_go.set()

    run(test())
    assert told[-1].endswith("ready.")
    assert any("the bots of donkey" in sentence for sentence in told)


def test_a_game_waits_for_its_rules(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Nobody is held up meanwhile, not even at the same table."""
    let_go = threading.Event()
    load = Warmup._load_rules

    def held(self: Warmup, name: str) -> None:
        let_go.wait()
        load(self, name)

    monkeypatch.setattr(Warmup, "_load_rules", held)

    async def test() -> None:
        async with serving(tmp_path / "tables.db") as site:
            try:
                code, cookies = await sit_down(site, "donkey", 2)
                async with site.player(code, cookies[0]) as ann, site.player(code, cookies[1]) as ben:
                    starting = asyncio.create_task(ann.ask("start"))
                    assert (await ben.ask("say", seat=1, text="hello"))["kind"] == "done"
                    assert not starting.done()
                    let_go.set()
                    assert (await starting)["kind"] == "play"
            finally:
                let_go.set()

    run(test())


class BotsThatFailOnce(TableBots):
    def __init__(self) -> None:
        super().__init__()
        self.loads = 0

    def load(self, game: Game) -> None:
        self.loads += 1
        if self.loads == 1:
            raise OSError("no space left on device")
        super().load(game)


def test_what_could_not_be_loaded_is_tried_again() -> None:
    """A failure is not kept for ever: who wants it next has it loaded anew."""

    async def test() -> None:
        bots = BotsThatFailOnce()
        loading = Warmup(bots)
        await loading.rules("donkey")
        with pytest.raises(OSError, match="space"):
            await loading.bots("donkey")
        assert not loading.is_ready("donkey")
        await loading.bots("donkey")
        assert loading.is_ready("donkey")
        await loading.bots("donkey")
        assert bots.loads == 2
        loading.stop()

    run(test())
