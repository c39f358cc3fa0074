"""How well people play, told from luck: worked out in the background while somebody asks, and kept."""

import asyncio
from pathlib import Path
from typing import Any

import httpx
import pytest
from sqlalchemy import select

from motherlode.review.reviewer import Pass
from motherlode.rules import SplitMix64, game, record
from motherlode.table.finished import FinishedGame, SeatSummary
from motherlode.table.ports import Writing
from motherlode.table.schema import LEDGERS
from motherlode.table.store import Store
from motherlode.table.summary import status_of
from motherlode.web import skills
from motherlode.web.guests import COOKIE
from tests.play import play_on
from tests.table.seating import Sitting
from tests.web.people import guest_in
from tests.web.serving import run, serving


@pytest.fixture(autouse=True)
def _little_effort(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(skills, "EFFORT", (Pass(2, 0),))


def keep(store: Store, number: int, person: str, text: bytes | None = None, **more: Any) -> None:
    """A finished game of a person against a bot."""
    over = play_on(game("gate").deal(2, number), SplitMix64(number))
    seats = (SeatSummary(person, "Ann", None), SeatSummary(None, None, "easy"))
    scores = over.outcome().scores
    more = {"scores": scores, "places": tuple(1 + sum(other > score for other in scores) for score in scores)} | more
    played = FinishedGame(game="gate", players=2, seats=seats, **more)
    opened, name = Sitting(game="gate", players=2), f"a{number}"
    kept = (name, record.write(over) if text is None else text)
    store.write([Writing(f"t{number}", 0, (opened.log[0],), number, kept, status_of(opened.table), played)])


async def all_of(client: httpx.AsyncClient) -> list[dict[str, Any]]:
    """All answers until every game was looked at."""
    answers: list[dict[str, Any]] = [(await client.get("/api/me/skill")).json()]
    while answers[-1]["waiting"]:
        await asyncio.sleep(0.05)  # as a page would, only more often
        answers.append((await client.get("/api/me/skill")).json())
    return answers


def test_skill_grows_game_by_game_and_is_kept(tmp_path: Path) -> None:
    """A game that does not count, one without a result and one that cannot be played again say nothing."""

    async def test() -> None:
        async with serving(tmp_path / "tables.db") as site, site.browser() as client:
            assert (await client.get("/api/me/skill")).status_code == 401
            await client.get("/api/me")
            assert (await client.get("/api/me/skill")).json() == {"skills": [], "waiting": 0}
            store, person = site.manager.store, guest_in(site, client.cookies[COOKIE])
            for number in range(3):
                keep(store, number, person)
            keep(store, 3, person, counts=False)
            keep(store, 4, person, scores=None, places=None)
            keep(store, 5, person, text=b"{}")
            answers = await all_of(client)
            assert answers[0] == {"skills": [], "waiting": 4}
            (skill,) = answers[-1]["skills"]
            assert (skill["game"], skill["players"], skill["games"], skill["even"]) == ("gate", 2, 3, 0.5)
            assert 0 <= skill["result"] <= 1
            assert skill["adjusted_error"] > 0
            with store.engine.connect() as connection:
                kept = {row.record for row in connection.execute(select(LEDGERS.c.record))}
            assert kept == {"a0", "a1", "a2", "a5"}

    run(test())
