"""Reviews on a server: they grow while somebody asks, are kept afterwards, and keep nobody else waiting."""

import asyncio
from pathlib import Path
from typing import Any

import httpx
import pytest

from motherlode.review.reviewer import Pass
from motherlode.rules import SplitMix64, game, record
from motherlode.web import reviews
from tests.play import play_on
from tests.web.serving import run, serving

OVER = play_on(game("gate").deal(2, 7), SplitMix64(1))
TEXT = record.write(OVER, names=["Mia", "<i>"])


@pytest.fixture(autouse=True)
def _little_effort(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(reviews, "EFFORT", (Pass(2, 0), Pass(2, 2)))


async def whole(client: httpx.AsyncClient, text: bytes, **params: Any) -> list[dict[str, Any]]:
    """All answers until the review is whole."""
    answers: list[dict[str, Any]] = []
    while True:
        answer = await client.post("/api/review", content=text, params=params)
        assert answer.status_code == 200, answer.text
        answers.append(answer.json())
        if answers[-1]["progress"] == 1:
            return answers
        await asyncio.sleep(0.05)  # as a page would, only more often


def test_a_review_grows_and_is_kept(tmp_path: Path) -> None:
    """Asked again it has grown, in the asker's language; the finished one is in the folder and comes at once."""

    async def test() -> None:
        folder = tmp_path / "reviews"
        async with serving(tmp_path / "tables.db", reviews=str(folder)) as site, site.browser() as client:
            answers = await whole(client, TEXT, language="de")
            shown = [answer["progress"] for answer in answers]
            assert shown == sorted(shown)
            assert answers[0]["page"] is None
            assert "Gewinnchance" in answers[-1]["page"]
            assert "&lt;i&gt;" in answers[-1]["page"]
            assert "<i>" not in answers[-1]["page"]
            while not list(folder.glob("*.json")):
                await asyncio.sleep(0.01)
        async with serving(tmp_path / "tables.db", reviews=str(folder)) as site, site.browser() as client:
            again = (await client.post("/api/review", content=TEXT)).json()
            assert again["progress"] == 1
            assert "Chance to win" in again["page"]

    run(test())


def test_what_cannot_be_reviewed_is_refused(tmp_path: Path) -> None:
    async def test() -> None:
        async with serving(tmp_path / "tables.db", reviews=str(tmp_path)) as site, site.browser() as client:
            unfinished = await client.post("/api/review", content=record.write(OVER.history[5]))
            assert (unfinished.status_code, unfinished.json()["name"]) == (400, "not_finished")
            nothing = await client.post("/api/review", content=b"{}")
            assert (nothing.status_code, nothing.json()["name"]) == (400, "bad_record")
            unknown = await client.get("/api/records/00ff/review")
            assert (unknown.status_code, unknown.json()["name"]) == (404, "no_such_record")
            language = await client.post("/api/review", content=TEXT, params={"language": "xx"})
            assert language.status_code == 400

    run(test())


def test_an_address_has_few_at_once(tmp_path: Path) -> None:
    """The others are told to wait, and another address is not."""
    games = [play_on(game("gate").deal(2, seed), SplitMix64(seed)) for seed in range(reviews.MOST_OF_ADDRESS + 1)]

    async def test() -> None:
        config = {"proxies": ("127.0.0.1",), "reviews": str(tmp_path)}
        async with serving(tmp_path / "tables.db", **config) as site, site.browser() as client:
            near, far = {"X-Forwarded-For": "6.6.6.6"}, {"X-Forwarded-For": "7.7.7.7"}
            answers = [await client.post("/api/review", content=record.write(each), headers=near) for each in games]
            assert [answer.status_code for answer in answers] == [200] * reviews.MOST_OF_ADDRESS + [429]
            other = await client.post("/api/review", content=record.write(games[-1]), headers=far)
            assert other.status_code == 200

    run(test())
