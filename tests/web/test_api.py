"""The HTTP side, tried by hand and by a machine that knows only its description."""

import asyncio
import random
import re
from pathlib import Path
from typing import Any

import pytest
from examples.network_bot import play
from hypothesis import HealthCheck, given, settings

from motherlode.rules import SplitMix64, game, record
from motherlode.web import metrics
from tests.play import play_on
from tests.web.seating import sit_down
from tests.web.serving import all_steps, run, serving


def test_the_lobby_and_a_table(tmp_path: Path) -> None:
    async def test() -> None:
        async with serving(tmp_path / "tables.db") as site, site.browser() as client:
            games = (await client.get("/api/games")).json()
            assert [each["name"] for each in games] == ["donkey", "mine", "gate"]
            assert [each["starter"] for each in games] == ["first", "first", "dealer"]
            assert "random" in games[0]["bots"]
            code = await site.open(client, game="mine", players=3, listed=True, options={"layout": "grid"})
            (table,) = (await client.get("/api/tables")).json()
            assert (table["code"], table["free"], table["phase"]) == (code, 3, "gathering")
            assert [seat["taken"] for seat in table["seats"]] == [False] * 3
            assert not table["here"]
            alone = (await client.get(f"/api/tables/{code}")).json()
            assert alone == {key: table[key] for key in alone}

    run(test())


REFUSED: list[tuple[dict[str, Any], str]] = [
    ({"game": "chess", "players": 2}, "unknown_game"),
    ({"game": "donkey", "players": 7}, "bad_options"),
    ({"game": "donkey", "players": 2, "options": {"teams": True}}, "bad_options"),
    ({"game": "donkey", "players": 2, "first": 5}, "bad_settings"),
    ({"game": "donkey", "players": 2, "wish": 1}, "ValidationException"),
    ({"game": "donkey", "players": "two"}, "ValidationException"),
]


def test_tables_that_cannot_be_opened(tmp_path: Path) -> None:
    """Unknown fields and wrong types are refused with a reason."""

    async def test() -> None:
        async with serving(tmp_path / "tables.db") as site, site.browser() as client:
            for body, name in REFUSED:
                answer = await client.post("/api/tables", json=body)
                assert (answer.status_code, answer.json()["name"]) == (400, name)
                assert len(answer.json()["sentence"]) > 10

    run(test())


def test_a_record_of_ones_own_can_be_stepped_through(tmp_path: Path) -> None:
    async def test() -> None:
        state = play_on(game("gate").deal(2, 7), SplitMix64(1))
        async with serving(tmp_path / "tables.db") as site, site.browser() as client:
            whole = await all_steps(client, "/api/replay", record.write(state), seat=1)
            assert len(whole["steps"]) == state.turn + 1
            assert whole["steps"][0]["view"]["hand"] is not None
            for bad in (b"{}", b'{"format":"motherlode-record/1"}'):
                assert (await client.post("/api/replay", content=bad)).status_code == 400
            assert (
                await client.post("/api/replay", content=record.write(state), params={"seat": 5})
            ).status_code == 400

    run(test())


def test_health_and_metrics(tmp_path: Path) -> None:
    async def test() -> None:
        async with serving(tmp_path / "tables.db") as site, site.browser() as client:
            assert (await client.get("/health")).json() == {"status": "ok"}
            code, cookies = await sit_down(site, "donkey", 2, first=0)
            async with site.player(code, cookies[0]) as ann:
                await ann.ask("start")
                await ann.move()
                text = (await client.get("/metrics")).text
                for line in ("motherlode_moves_total 1.0", "motherlode_tables 1.0", "motherlode_connections 1.0"):
                    assert line in text.splitlines()
                for name in ("move_to_disk", "move_to_frames"):
                    assert f"motherlode_{name}_seconds_count 1.0" in text.splitlines()

    run(test())


def test_pages(tmp_path: Path) -> None:
    """The description of the API and the checker of deals are served without anything from elsewhere."""

    async def test() -> None:
        async with serving(tmp_path / "tables.db") as site, site.browser() as client:
            for path in ("/schema", "/verify", "/verify.js", "/verify.css"):
                answer = await client.get(path)
                assert answer.status_code == 200
                assert "://" not in answer.text.replace("http://www.w3.org", "")
            assert (await client.get("/schema/openapi.json")).status_code == 200

    run(test())


def test_the_example_bot_plays_over_the_network(tmp_path: Path) -> None:
    """Two of them, who know the protocol only from its page."""

    async def test() -> None:
        async with serving(tmp_path / "tables.db") as site, site.browser() as client:
            code = await site.open(client, game="gate", players=2, pause=False)
            async with site.player(code, client.cookies["motherlode_guest"]) as host:
                bots = [asyncio.create_task(play(site.url, code, random.Random(seed))) for seed in range(1)]
                await host.until("table", lambda table: table["seats"][0]["player"] == "person")
                bots.append(asyncio.create_task(play(site.url, code, random.Random(9))))
                await host.until("table", lambda table: table["seats"][1]["player"] == "person")
                await host.ask("start")
                scores = await asyncio.gather(*bots)
                assert scores[0] == scores[1]

    run(test())


@pytest.mark.slow
def test_the_api_keeps_its_own_description(tmp_path: Path) -> None:
    """Schemathesis makes up requests from the OpenAPI page: no answer is a failure of ours, and all answers, refusals
    included, are as they are described.
    """

    async def test() -> None:
        async with serving(tmp_path / "tables.db") as site, site.browser() as client:
            description = (await client.get("/schema/openapi.json")).json()
            await asyncio.to_thread(try_everything, description, site.url)

    run(test())


def try_everything(description: dict[str, Any], url: str) -> None:
    """Every operation, with made-up requests that fit its description."""
    import schemathesis  # takes seconds, and every worker reads this file

    schema: Any = schemathesis.openapi.from_dict(description)
    limits = settings(max_examples=6, suppress_health_check=list(HealthCheck))
    for operation in schema.get_all_operations():
        strategy = operation.ok().as_strategy()
        limits(given(case=strategy)(lambda case: check(case, url)))()


def check(case: Any, url: str) -> None:
    import schemathesis
    import schemathesis.specs.openapi.checks as conformance

    checks = [
        schemathesis.checks.not_a_server_error,
        conformance.status_code_conformance,
        conformance.content_type_conformance,
        conformance.response_schema_conformance,
    ]
    case.validate_response(case.call(base_url=url), checks=checks)


def test_bodies_are_read_strictly(tmp_path: Path) -> None:
    """As messages over the socket are: what only looks like a number is none."""

    async def test() -> None:
        async with serving(tmp_path / "tables.db") as site, site.browser() as client:
            for players in (2.0, "2", True, None):
                answer = await client.post("/api/tables", json={"game": "donkey", "players": players})
                assert answer.status_code == 400
                assert answer.json()["sentence"]

    run(test())


def test_metrics_are_for_whom_the_operator_allows(tmp_path: Path) -> None:
    """Loopback if nothing is named; what an unnamed proxy forwards is nobody's, a named one's is believed."""

    async def statuses(*headers: dict[str, str], **config: Any) -> list[int]:
        async with serving(tmp_path / "tables.db", **config) as site, site.browser() as client:
            return [(await client.get("/metrics", headers=each)).status_code for each in headers]

    async def test() -> None:
        inside, outside = {"X-Forwarded-For": "10.0.0.7"}, {"X-Forwarded-For": "8.8.8.8"}
        assert await statuses({}, {"X-Forwarded-For": "127.0.0.1"}, {"Forwarded": "for=127.0.0.1"}) == [200, 403, 403]
        assert await statuses({}, metrics_from=("10.0.0.0/8",)) == [403]
        named = {"proxies": ("127.0.0.1",), "metrics_from": ("10.0.0.0/8",)}
        assert await statuses({}, inside, outside, **named) == [403, 200, 403]

    run(test())


def test_all_that_is_counted_has_a_metric() -> None:
    called = re.compile(r"(?:monitor|metrics)\.count\(\"(\w+)\"\)")
    files = Path(metrics.__file__).parents[1].rglob("*.py")
    assert {name for file in files for name in called.findall(file.read_text())} == metrics.COUNTERS.keys()
