"""The daily deal over HTTP: one table a person, nothing of the deal before its day is closed."""

from pathlib import Path
from typing import Any

import httpx

from motherlode.contests import daily
from motherlode.rules import GAMES
from motherlode.table.fair import seal
from tests.web.people import as_guest
from tests.web.seating import refuse_others
from tests.web.serving import Player, Site, cookie_of, run, serving

DAY = "2096-11-16"
"""Long after any day on which this runs: whatever still went by the machine's clock would be noticed."""


class Days:
    """A clock that a test sets; sockets and timers go by the real one."""

    def __init__(self, site: Site, now: int) -> None:
        self.now = now
        site.manager.ports.clock.now = lambda: self.now  # type: ignore[method-assign]


async def begin(client: httpx.AsyncClient, game: str = "donkey", **body: Any) -> str:
    answer = await client.post(f"/api/daily/{game}", json=body)
    assert answer.status_code == 201, answer.text
    if "set-cookie" in answer.headers:
        as_guest(client, cookie_of(answer))
    return str(answer.json()["code"])


async def give_up(site: Site, code: str, cookie: str) -> Player:
    async with site.player(code, cookie) as player:
        assert player.table["contest"] == {"kind": "daily", "name": f"{DAY}/donkey", "round": 0, "sealed": True}
        assert (await player.ask("rematch"))["name"] == "contest"
        assert (await player.ask("end"))["kind"] == "done"
        return player


def test_a_day(tmp_path: Path) -> None:
    """From the commitment the day before to the secret after it."""

    async def test() -> None:
        async with serving(tmp_path / "tables.db") as site, site.browser() as client, site.browser() as other:
            days = Days(site, daily.begin_of(DAY) - 1)
            tomorrow = (await client.get("/api/daily")).json()["tomorrow"]
            assert list(tomorrow) == list(GAMES)
            days.now = daily.begin_of(DAY) + 1
            code = await begin(client, name="Ann")
            assert await begin(client, name="Somebody else") == code
            shown = (await client.get("/api/daily")).json()
            assert shown["today"]["day"] == DAY
            donkey = shown["today"]["deals"][0]
            assert (donkey["commitment"], donkey["secret"]) == (tomorrow["donkey"], None)
            assert donkey["mine"] == {"code": code, "state": "playing", "result": None, "record": None}
            assert not (await client.get(f"/api/daily/{DAY}/donkey")).json()["shown"]
            cookie = client.cookies["motherlode_guest"]
            await refuse_others(site, code, await site.become_guest())
            await give_up(site, code, cookie)
            (game,) = (await client.get("/api/me/games")).json()["games"]
            answer = await client.get(f"/api/records/{game['record']}")
            assert (answer.status_code, answer.json()["name"]) == (403, "sealed")
            for path in (f"/api/records/{game['record']}/steps", f"/api/records/{game['record']}/review"):
                assert (await client.get(path)).status_code == 403
            point = {"record": game["record"], "moves": 0, "seat": 0, "level": "easy"}
            assert (await client.post("/api/tables/from", json=point)).status_code == 403
            standings = (await client.get(f"/api/daily/{DAY}/donkey")).json()
            assert (standings["shown"], standings["of"], standings["mine"]["state"]) == (True, 0, "given_up")
            picture = await client.get(f"/api/daily/{DAY}/donkey/picture")
            assert (picture.status_code, picture.json()["name"]) == (404, "no_such_result")
            days.now = daily.closing_of(DAY)
            past = (await other.get("/api/daily")).json()["past"][0]
            assert past["closed"]
            assert seal(past["deals"][0]["secret"]) == tomorrow["donkey"]
            record = (await client.get("/api/daily")).json()["past"][0]["deals"][0]["mine"]["record"]
            assert record == game["record"]
            document = (await client.get(f"/api/records/{record}")).json()
            assert document["fair"]["secret"] == past["deals"][0]["secret"]
            data = (await client.get("/api/me/data")).json()
            assert data["attempts"][0]["code"] == code
            assert (await client.post("/api/me/delete", json={"sure": True})).status_code == 200
            assert site.context.people.data_of(site.context.guests.read(cookie).guest)["attempts"] == []  # type: ignore[union-attr]

    run(test())


def test_bad_requests_get_a_sentence(tmp_path: Path) -> None:
    async def test() -> None:
        async with serving(tmp_path / "tables.db") as site, site.browser() as client:
            Days(site, daily.begin_of(DAY))
            for path, name in (
                ("/api/daily/2096-11-17/donkey", "no_such_day"),
                ("/api/daily/2096-13-01/donkey", "no_such_day"),
                ("/api/daily/2096-11-16/chess", "no_such_game"),
            ):
                answer = await client.get(path)
                assert (answer.status_code, answer.json()["name"]) == (404, name)
            assert (await client.post("/api/daily/chess", json={})).status_code == 404
            assert (await client.post("/api/daily/mine", json={"name": 3})).status_code == 400
            assert (await client.post("/api/daily/mine", json={"nam": "A"})).status_code == 400

    run(test())


def test_a_table_that_was_not_opened_in_time_is_opened_again(tmp_path: Path) -> None:
    """The server went away between the attempt and its table."""

    async def test() -> None:
        async with serving(tmp_path / "tables.db") as site, site.browser() as client:
            found = site.manager.found

            async def fail(*_: Any) -> None:
                raise RuntimeError("gone")

            site.manager.found = fail  # type: ignore[assignment, method-assign]
            assert (await client.post("/api/daily/donkey", json={}, headers={})).status_code == 500
            site.manager.found = found  # type: ignore[method-assign]
            as_guest(client, await site.become_guest())
            code = await begin(client)
            assert await begin(client) == code
            async with site.player(code, client.cookies["motherlode_guest"]) as player:
                assert player.table["phase"] == "playing"

    run(test())
