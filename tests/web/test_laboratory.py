"""Experiments on a server: they grow while somebody asks, within limits, and are kept afterwards."""

import asyncio
import os
import signal
from itertools import count
from pathlib import Path
from typing import Any

import httpx
import pytest

from motherlode.lab.experiment import shards
from motherlode.lab.experiment.workers import InlineExecutor, ShardWorkers
from motherlode.table.fair_queue import NOBODY
from motherlode.web import laboratory
from motherlode.web.laboratory import ExperimentJob, ExperimentWanted, Laboratory
from tests.web.serving import run, serving

WISH = {"game": "donkey", "players": 2, "level": "random", "options": {"donkey_value": -3}}


@pytest.fixture(autouse=True)
def _few_games(monkeypatch: pytest.MonkeyPatch) -> None:
    """In this process, so that nothing has to be started."""
    monkeypatch.setattr(laboratory, "DEALS", 8)
    monkeypatch.setattr(laboratory, "SHARD", 2)
    monkeypatch.setattr(Laboratory, "_workers", lambda self: ShardWorkers(InlineExecutor(), 1))


async def whole(client: httpx.AsyncClient, wanted: dict[str, Any]) -> list[dict[str, Any]]:
    """All answers until no more is played."""
    answers: list[dict[str, Any]] = []
    while not answers or answers[-1]["ended"] is None:
        answer = await client.post("/api/laboratory", json=wanted)
        assert answer.status_code == 200, answer.text
        answers.append(answer.json())
        await asyncio.sleep(0.01)
    return answers


def test_an_experiment_grows_and_is_kept(tmp_path: Path) -> None:
    """Both ways to play, the printed one first, with the same deals; the finished one comes at once the next time."""

    async def test() -> None:
        folder = tmp_path / "experiments"
        async with serving(tmp_path / "tables.db", experiments=str(folder)) as site, site.browser() as client:
            about = (await client.get("/api/laboratory")).json()
            assert about["open"]
            answers = await whole(client, WISH)
            shown = [answer["progress"] for answer in answers]
            assert shown == sorted(shown)
            printed, changed = answers[-1]["ways"]
            assert (printed["house"], changed["house"]) == ({}, {"donkey_value": -3})
            assert (printed["games"], changed["games"], answers[-1]["ended"]) == (8, 8, "limit")
            assert sum(changed["measures"][f"win.{seat}"]["value"] for seat in (1, 2)) == 1
            assert changed["differences"]["lead"]["value"] == pytest.approx(
                changed["measures"]["lead"]["value"] - printed["measures"]["lead"]["value"]
            )
            while not list(folder.glob("*.json")):
                await asyncio.sleep(0.01)
        async with serving(tmp_path / "tables.db", experiments=str(folder)) as site, site.browser() as client:
            assert await whole(client, WISH) == answers[-1:]
            alone = (await whole(client, WISH | {"options": {}}))[-1]["ways"]
            assert [way["house"] for way in alone] == [{}]

    run(test())


def test_what_cannot_be_played_is_refused(tmp_path: Path) -> None:
    """With the rules' own reason; and everything where experiments are switched off."""

    async def test() -> None:
        bad: dict[str, dict[str, Any]] = {
            "bad_options": {"options": {"donkey_value": 99}},
            "unknown_bot": {"level": "nobody"},
            "unknown_game": {"game": "chess"},
        }
        async with serving(tmp_path / "tables.db") as site, site.browser() as client:
            for name, part in bad.items():
                answer = await client.post("/api/laboratory", json=WISH | part)
                assert (answer.status_code, answer.json()["name"]) == (400, name)
                assert answer.json().get("reason") == ("options_bounds" if name == "bad_options" else None)
            assert (await client.post("/api/laboratory", json=WISH | {"more": 1})).status_code == 400
        async with serving(tmp_path / "tables.db", laboratory=False) as site, site.browser() as client:
            assert not (await client.get("/api/laboratory")).json()["open"]
            assert (await client.post("/api/laboratory", json=WISH)).json()["name"] == "no_laboratory"

    run(test())


def test_nobody_gets_too_much(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """An address has only so many at once."""

    async def test() -> None:
        monkeypatch.setattr(laboratory, "DEALS", 1_000_000)
        monkeypatch.setattr(laboratory, "MOST_OF_ADDRESS", 1)
        async with serving(tmp_path / "tables.db") as site, site.browser() as client:
            assert (await client.post("/api/laboratory", json=WISH)).status_code == 200
            second = await client.post("/api/laboratory", json=WISH | {"players": 3})
            assert second.json()["name"] == "too_many"

    run(test())


def test_only_the_time_of_a_core_counts(monkeypatch: pytest.MonkeyPatch) -> None:
    """An experiment stops when its time is used up. Where others keep the machine busy it takes longer, and has as many
    games. Each piece works for ten seconds here; the first one of each table is free, as it may have to compile rules.
    """
    clock = count(0, 10)
    monkeypatch.setattr(shards, "process_time", lambda: next(clock))
    monkeypatch.setattr(laboratory, "DEALS", 4000)
    wanted = ExperimentWanted(game="donkey", players=2, level="random", options={"donkey_value": -3})
    job = ExperimentJob(wanted.experiment(), NOBODY, 30, ShardWorkers(InlineExecutor(), 1))
    while not job.is_done:
        job.advance()
    assert (job.so_far().ended, sum(table.games for table in job.so_far().tables)) == ("time", 10)


def test_who_is_gone_is_not_played_for(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """An experiment that nobody asks for grows no more, and nothing is kept of it."""

    async def test() -> None:
        monkeypatch.setattr(laboratory, "FORGOTTEN_AFTER", 0.0)
        async with (
            serving(tmp_path / "tables.db", experiments=str(tmp_path / "kept")) as site,
            site.browser() as client,
        ):
            assert (await client.post("/api/laboratory", json=WISH)).json()["ways"] == []
            for _ in range(3):
                assert (await client.post("/api/laboratory", json=WISH)).json()["ended"] is None
        assert not (tmp_path / "kept").exists()

    run(test())


def test_the_same_experiment_has_one_name() -> None:
    """However its options are ordered, and other options have another."""
    wishes = [{"donkey_value": -3, "offer_size": 4}, {"offer_size": 4, "donkey_value": -3}, {"offer_size": 4}]
    keys = [
        laboratory._read(ExperimentWanted(game="donkey", players=2, level="random", options=options))[1]
        for options in wishes
    ]
    assert keys[0] == keys[1] != keys[2]


def test_a_ruling_is_compared_with_its_alternative() -> None:
    """Also where it is no house rule; what is a printed way to play is the same in both."""
    wanted = ExperimentWanted(game="mine", players=2, level="random", options={"layout": "grid", "stall_limit": 5})
    printed, changed = wanted.experiment().setups.tables
    assert (printed.options, printed.house) == ({"layout": "grid"}, {})
    assert (changed.options, changed.house) == ({"layout": "grid", "stall_limit": 5}, {"stall_limit": 5})


@pytest.mark.skipif(not hasattr(os, "nice"), reason="needs priorities of processes")
def test_a_process_comes_after_all_others(monkeypatch: pytest.MonkeyPatch) -> None:
    """It asks for a low priority, and leaves Ctrl-C to the server."""
    asked: list[int] = []
    monkeypatch.setattr(os, "nice", asked.append)
    monkeypatch.setattr(signal, "signal", lambda *_: None)
    laboratory._be_nice()
    assert asked == [laboratory.NICENESS]
