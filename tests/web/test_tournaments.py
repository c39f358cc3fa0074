"""Tournaments over HTTP: joined by a code, played at tables of their own, closed deals, nothing half done."""

import asyncio
import json
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from pathlib import Path
from typing import Any

import httpx
import pytest
from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import ConnectionClosed

from motherlode.bots.table_bots import TableBots
from motherlode.contests.tournaments import Tournaments
from motherlode.web.guests import COOKIE
from tests.patience import LONGEST
from tests.web.people import as_guest
from tests.web.seating import refuse_others
from tests.web.serving import PATIENT, Player, Site, cookie_of, run, serving

QUICK = TableBots(dict.fromkeys(("easy", "medium", "hard", "expert"), 0.001))
SETTINGS: dict[str, Any] = {"title": "Cup", "game": "donkey", "seats": 2, "rounds": 1}


async def ask(client: httpx.AsyncClient, path: str, **body: Any) -> dict[str, Any]:
    answer = await client.post(path, json=body)
    assert answer.status_code in (200, 201), answer.text
    shown: dict[str, Any] = answer.json()
    return shown


async def gather(site: Site, client: httpx.AsyncClient, *names: str, **settings: Any) -> tuple[str, list[str]]:
    """A tournament with some players; the first of them is the host, and the client's guest."""
    cookies = [await site.become_guest() for _ in names]
    as_guest(client, cookies[0])
    code = str((await ask(client, "/api/contests", **(SETTINGS | settings)))["code"])
    for name, cookie in zip(names, cookies, strict=True):
        as_guest(client, cookie)
        await ask(client, f"/api/contests/{code}/join", name=name)
    as_guest(client, cookies[0])
    return code, cookies


async def play_out(players: list[Player]) -> None:
    """All make their first legal move in turn."""
    while True:
        views = [player.play["view"] for player in players]
        if views[0]["outcome"] is not None:
            return
        mover = next(player for player in players if player.play["view"]["moves"])
        turn = (await mover.move())["view"]["turn"]
        for other in players:
            while other.play["view"]["turn"] < turn:
                await other.receive()


@pytest.mark.slow
def test_a_duplicate_from_its_opening_to_its_end(tmp_path: Path) -> None:
    async def test() -> None:
        async with serving(tmp_path / "tables.db", bots=QUICK) as site, site.browser() as client:
            code, cookies = await gather(site, client, "Ann", "Ben", duplicate=True)
            page = await ask(client, f"/api/contests/{code}/begin")
            (table,) = page["rounds"][0]["tables"]
            assert [page["phase"], page["you"], len(page["commitments"])] == ["running", 0, 1]
            assert sorted(each["name"] for each in page["entrants"]) == ["Ann", "Ben"]
            await refuse_others(site, table["code"], await site.become_guest())
            async with site.player(table["code"], cookies[0]) as ann, site.player(table["code"], cookies[1]) as ben:
                for player in (ann, ben):
                    await player.until("history")
                await play_out([ann, ben])
                assert ann.table["record"] is None
            record = (await client.get("/api/me/games")).json()["games"][0]["record"]
            while not page["rounds"][0]["closed"]:
                assert page["rounds"][0]["par"] is None
                page = (await client.get(f"/api/contests/{code}")).json()
                if not page["rounds"][0]["closed"]:
                    assert (await client.get(f"/api/records/{record}")).status_code in (200, 403)
            assert (page["phase"], len(page["rounds"][0]["par"])) == ("over", 2)
            assert page["rounds"][0]["tables"][0]["record"] == record
            document = (await client.get(f"/api/records/{record}")).json()
            assert document["fair"]["secret"] == page["rounds"][0]["secret"]
            assert document["fair"]["commitment"] == page["commitments"][0]
            assert page["standings"][0]["rank"] == 1
            (mine,) = (await client.get("/api/me/contests")).json()
            assert (mine["code"], mine["host"], mine["phase"]) == (code, True, "over")
            data = (await client.get("/api/me/data")).json()
            assert data["entrants"][0]["name"] == "Ann"
            await ask(client, "/api/me/delete", sure=True)
            names = [each["name"] for each in (await client.get(f"/api/contests/{code}")).json()["entrants"]]
            assert names == [None, "Ben"]

    run(test())


def test_a_server_that_goes_away_in_the_middle_leaves_nothing_half_done(tmp_path: Path) -> None:
    """The round is written down, its tables are not there: the next look opens them, with the codes of the round."""

    async def test() -> None:
        async with serving(tmp_path / "tables.db", bots=QUICK) as site, site.browser() as client:
            code, cookies = await gather(site, client, "Ann", "Ben", "Cal")
            found, opened = site.manager.found, list[str]()

            async def fail_at_second(entries: Any, table: str | None = None) -> Any:
                if opened:
                    raise RuntimeError("gone")
                opened.append(str(table))
                return await found(entries, table)

            site.manager.found = fail_at_second  # type: ignore[assignment, method-assign]
            assert (await client.post(f"/api/contests/{code}/begin", json={})).status_code == 500
            site.manager.found = found  # type: ignore[method-assign]
            page = (await client.get(f"/api/contests/{code}")).json()
            (shown,) = page["rounds"]
            codes = [table["code"] for table in shown["tables"]]
            assert len(codes) == 2
            assert opened[0] in codes
            own = next(table["code"] for table in shown["tables"] if 0 in table["seats"])
            async with site.player(own, cookies[0]) as ann:
                assert (ann.table["phase"], ann.table["contest"]["name"]) == ("playing", code)
            closed = await ask(client, f"/api/contests/{code}/close")
            assert (closed["phase"], closed["rounds"][0]["tables"][0]["scores"]) == ("over", None)

    run(test())


def test_rights_and_bad_requests(tmp_path: Path) -> None:
    """Only the host begins and closes; who comes too late hears so; codes cannot be guessed for long."""

    async def test() -> None:
        async with serving(tmp_path / "tables.db", bots=QUICK) as site, site.browser() as client:
            code, cookies = await gather(site, client, "Ann", system="round_robin")
            answer = await client.post(f"/api/contests/{code}/begin", json={})
            assert answer.json()["name"] == "too_few"
            as_guest(client, await site.become_guest())
            for what in ("begin", "close", "end"):
                answer = await client.post(f"/api/contests/{code}/{what}", json={})
                assert answer.json()["name"] == "not_host"
            assert (await client.post(f"/api/contests/{code}/leave", json={})).json()["name"] == "not_seated"
            assert (await client.post(f"/api/contests/{code}/join", json={"name": 5})).status_code == 400
            assert (await client.get("/api/contests/nosuchcode")).status_code == 404
            assert (await client.post("/api/contests", json=SETTINGS | {"seats": 9})).status_code == 400
            assert (await client.post("/api/contests", json=SETTINGS | {"prize": 9})).status_code == 400
            as_guest(client, cookies[0])
            assert (await ask(client, f"/api/contests/{code}/end"))["phase"] == "over"
            as_guest(client, cookie_of(await client.get("/api/me")))
            client.cookies.clear()
            assert (await client.post(f"/api/contests/{code}/join", json={})).json()["name"] == "contest_closed"

    run(test())


def test_a_tournament_begins_by_itself(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    async def test() -> None:
        async with serving(tmp_path / "tables.db", bots=QUICK) as site, site.browser() as client:
            now = site.manager.ports.clock.now()
            code, _ = await gather(site, client, "Ann", "Ben", starts_at=now + 100_000, every=60)
            site.manager.ports.clock.now = lambda: now + 100_001  # type: ignore[method-assign]
            await site.context.tournaments.check_due()
            page = (await client.get(f"/api/contests/{code}")).json()
            assert (page["phase"], page["rounds"][0]["closes_at"]) == ("running", now + 100_001 + 3_600_000)
            site.manager.ports.clock.now = lambda: now + 4_000_000  # type: ignore[method-assign]
            await site.context.tournaments.check_due()
            assert (await client.get(f"/api/contests/{code}")).json()["phase"] == "over"

    run(test())


@asynccontextmanager
async def following(site: Site, code: str, cookie: str | None = None) -> AsyncIterator[ClientConnection]:
    headers = {} if cookie is None else {"Cookie": f"{COOKIE}={cookie}"}
    url = f"ws://{site.host}/api/contests/{code}/socket"
    async with connect(url, additional_headers=headers, compression=None, **PATIENT) as socket:
        yield socket


async def told(socket: ClientConnection) -> dict[str, Any]:
    frame: dict[str, Any] = json.loads(await asyncio.wait_for(socket.recv(), LONGEST))
    return frame


def test_who_follows_is_told_that_something_is_new(tmp_path: Path) -> None:
    """Whoever did it, here or at another server; and nothing but that there is something."""

    async def test() -> None:
        async with serving(tmp_path / "tables.db", bots=QUICK) as site, site.browser() as client:
            code, cookies = await gather(site, client, "Ann")
            async with following(site, code) as onlooker, following(site, code, cookies[0]) as ann:
                as_guest(client, await site.become_guest())
                await ask(client, f"/api/contests/{code}/join", name="Ben")
                assert [await told(each) for each in (onlooker, ann)] == [{"kind": "contest_changed"}] * 2
                as_guest(client, cookies[0])
                page = await ask(client, f"/api/contests/{code}/begin")
                assert (await told(ann))["kind"] == "contest_changed"
                rows = Tournaments(site.manager.store.engine)  # as another server would
                contest = rows.find(code)
                assert contest is not None
                rows.close_round(contest, page["rounds"][0]["number"], 1)
                while (await told(ann))["kind"] == "contest_changed":
                    page = (await client.get(f"/api/contests/{code}")).json()
                    if page["phase"] == "over":
                        break
                await onlooker.send("{}")
                while (frame := await told(onlooker))["kind"] == "contest_changed":
                    pass
                assert frame["name"] == "bad_message"

    run(test())


def test_nobody_follows_what_there_is_not(tmp_path: Path) -> None:
    async def test() -> None:
        async with serving(tmp_path / "tables.db", bots=QUICK) as site, following(site, "nosuchcode") as socket:
            assert (await told(socket))["name"] == "no_such_contest"
            with pytest.raises(ConnectionClosed) as closed:
                await socket.recv()
            assert closed.value.rcvd is not None
            assert closed.value.rcvd.code == 4404

    run(test())
