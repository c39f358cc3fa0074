"""The server is there before everything is compiled; games wait only for what they need."""

import asyncio
import threading
from pathlib import Path

import pytest

from motherlode.web import warmup
from tests.web.serving import run, serving
from tests.web.test_wire import sit_down


class Held:
    """A step of the preparation that takes until it is let go."""

    def __init__(self, monkeypatch: pytest.MonkeyPatch, step: str) -> None:
        self._go = threading.Event()
        self._load = getattr(warmup, step)
        monkeypatch.setattr(warmup, step, self._wait)
        monkeypatch.setattr(warmup, "PATIENCE", 0.0)

    def _wait(self, name: str) -> None:
        self._go.wait()
        self._load(name)

    def let_go(self) -> None:
        self._go.set()


def test_people_play_while_bots_are_compiled(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Pages and games between people are there at once; a bot moves when it can think. Progress is told."""
    told: list[str] = []
    bots = Held(monkeypatch, "_load_bots")

    async def test() -> None:
        async with serving(tmp_path / "tables.db", tell=told.append) as site, site.browser() as client:
            try:
                assert (await client.get("/")).status_code == 200
                games = (await client.get("/api/games")).json()
                assert [each["ready"] for each in games] == [False] * 3
                assert "expert" in games[0]["bots"]
                code, cookies = await sit_down(site, "donkey", 3, first=0)
                async with site.player(code, cookies[0]) as ann:
                    await ann.ask("remove", seat=1)
                    assert (await ann.ask("seat_bot", seat=1, level="random"))["kind"] == "done"
                    assert (await ann.ask("start"))["kind"] == "play"
                    assert (await ann.move())["view"]["to_move"] == 1
                    bots.let_go()
                    await ann.until("play", lambda frame: frame["view"]["to_move"] == 2)
                await site.manager.warmup.all()
                assert all(each["ready"] for each in (await client.get("/api/games")).json())
            finally:
                bots.let_go()

    run(test())
    assert told[-1].endswith("ready.")
    assert any("the bots of donkey" in sentence for sentence in told)


def test_a_game_waits_for_its_rules(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Nobody is held up meanwhile, not even at the same table."""
    rules = Held(monkeypatch, "_load_rules")

    async def test() -> None:
        async with serving(tmp_path / "tables.db") as site:
            try:
                code, cookies = await sit_down(site, "donkey", 2)
                async with site.player(code, cookies[0]) as ann, site.player(code, cookies[1]) as ben:
                    starting = asyncio.create_task(ann.ask("start"))
                    assert (await ben.ask("say", seat=1, text="hello"))["kind"] == "done"
                    assert not starting.done()
                    rules.let_go()
                    assert (await starting)["kind"] == "play"
            finally:
                rules.let_go()

    run(test())
