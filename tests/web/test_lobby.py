"""The lobby over its socket: tables as they come and go, and play with anybody, at one server and at several."""

import asyncio
import json
from collections.abc import AsyncIterator, Callable
from contextlib import asynccontextmanager
from pathlib import Path
from threading import Semaphore
from typing import Any

import pytest
from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import ConnectionClosed

from motherlode.table import matching
from motherlode.table.matching import Seeker
from motherlode.table.seekers import Seekers
from motherlode.web import lobby, matchmaker
from motherlode.web.guests import COOKIE
from motherlode.web.limits import Rate
from tests.patience import LONGEST
from tests.postgres import new_database
from tests.web.people import as_guest, become_person, guest_in
from tests.web.seating import sit_down
from tests.web.serving import PATIENT, PLENTY, Player, Site, run, serving, wait_until

Told = dict[str, Any]


@pytest.fixture(autouse=True)
def hurried(monkeypatch: pytest.MonkeyPatch) -> None:
    """Looks come ten times as fast."""
    monkeypatch.setattr(lobby, "EVERY", 0.1)


class Visitor:
    """Somebody in the lobby."""

    def __init__(self, socket: ClientConnection, cookie: str | None) -> None:
        self.socket = socket
        self.cookie = cookie
        self.tables: dict[str, Told] = {}
        self.wire: list[str] = []
        self._id = 0

    async def receive(self) -> Told:
        text = await asyncio.wait_for(self.socket.recv(), LONGEST)
        assert isinstance(text, str)
        self.wire.append(text)
        frame: Told = json.loads(text)
        if frame["kind"] in ("lobby", "lobby_changed"):
            self.tables |= {table["code"]: table for table in frame["tables"]}
            for code in frame.get("gone", ()):
                del self.tables[code]
        return frame

    async def until(self, kind: str) -> Told:
        while (frame := await self.receive())["kind"] != kind:
            pass
        return frame

    async def until_shown(self, code: str, **wanted: Any) -> Told:
        while not (table := self.tables.get(code, {})) or any(table[name] != value for name, value in wanted.items()):
            await self.receive()
        return table

    async def ask(self, kind: str, **fields: Any) -> Told:
        self._id += 1
        await self.socket.send(json.dumps({"kind": kind, "id": self._id} | fields))
        while (frame := await self.receive()).get("answer") != self._id:
            pass
        return frame


@asynccontextmanager
async def in_lobby(site: Site, cookie: str | None = None, new: bool = True) -> AsyncIterator[Visitor]:
    cookie = cookie or (await site.become_guest() if new else None)
    headers = {} if cookie is None else {"Cookie": f"{COOKIE}={cookie}"}
    url = f"ws://{site.host}/api/lobby/socket"
    async with connect(url, additional_headers=headers, compression=None, **PATIENT) as socket:
        visitor = Visitor(socket, cookie)
        await visitor.until("lobby")
        yield visitor


async def take_seat(site: Site, visitor: Visitor, started: asyncio.Event) -> Player:
    """Goes where the lobby sends somebody, and stays there until the game has begun."""
    code = (await visitor.until("matched"))["code"]
    async with site.player(code, visitor.cookie) as player:
        while player.table["phase"] != "playing":
            await player.receive()
        started.set()
        return player


def test_tables_come_and_go_without_asking(database: str) -> None:
    """Public ones for everybody, guests or not; with who sits there, and who is there now."""

    async def test() -> None:
        async with serving(database) as site, in_lobby(site, new=False) as nobody:
            assert nobody.tables == {}
            code, cookies = await sit_down(site, "donkey", 2, listed=True)
            async with site.player(code, cookies[0]) as ann, site.player(code, cookies[1]) as ben:
                await ann.ask("name", name="<b>Ann</b>")
                table = await nobody.until_shown(code, free=0, here=True, host="<b>Ann</b>")
                assert [seat["name"] for seat in table["seats"]] == ["<b>Ann</b>", None]
                await ann.ask("start")
                await nobody.until_shown(code, phase="playing")
                await ben.until("play")
            await nobody.until_shown(code, here=False)
            assert not any(guest_in(site, cookie) in text for cookie in cookies for text in nobody.wire)
            other, (host, _) = await sit_down(site, "donkey", 2, listed=True)
            await nobody.until_shown(other)
            async with site.player(other, host) as ann:
                await ann.ask("configure", settings={"game": "donkey", "players": 2})
            while other in nobody.tables:
                await nobody.receive()
            refused = await nobody.ask("seek", game="donkey")
            assert refused["name"] == "no_guest"

    run(test())


def test_strangers_are_seated_and_play(database: str) -> None:
    """As soon as somebody matches; when both are there the game begins by itself, and others may watch."""

    async def test() -> None:
        async with serving(database) as site, in_lobby(site) as ann, in_lobby(site) as ben:
            assert (await ann.ask("seek", game="donkey"))["seeking"]["game"] == "donkey"
            assert (await ben.ask("seek", game="mine"))["kind"] == "seeking"
            while (await ann.until("waiting"))["waiting"] != {"donkey": 1, "mine": 1}:
                pass
            await ben.ask("seek", game="donkey", players=2)
            began = asyncio.Event()
            one, other = await asyncio.gather(take_seat(site, ann, began), take_seat(site, ben, began))
            assert one.table["code"] == other.table["code"]
            assert one.table["you"]["seats"] != other.table["you"]["seats"]
            assert one.table["settings"]["listed"]
            await ann.until_shown(one.table["code"], phase="playing")

    run(test())


def test_bots_fill_in_after_a_while(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(matching, "FILL_AFTER", 0)

    async def test() -> None:
        async with serving(tmp_path / "tables.db") as site, in_lobby(site) as ann:
            await ann.ask("seek", game="mine", players=3, bots="easy")
            player = await take_seat(site, ann, asyncio.Event())
            assert [seat["level"] for seat in player.table["seats"]] == [None, "easy", "easy"]

    run(test())


def test_who_is_gone_is_not_matched(tmp_path: Path) -> None:
    """Whoever closes the page, or changes their mind; who seeks on another page is told on the first."""

    async def test() -> None:
        async with serving(tmp_path / "tables.db") as site, in_lobby(site) as ben:
            async with in_lobby(site) as gone:
                await gone.ask("seek", game="donkey")
                while (await ben.until("waiting"))["waiting"] != {"donkey": 1}:
                    pass
            while (await ben.until("waiting"))["waiting"] != {}:
                pass
            await ben.ask("seek", game="donkey")
            async with in_lobby(site, ben.cookie) as second_page:
                await second_page.ask("seek", game="gate")
                assert (await ben.until("seeking"))["seeking"] is None
                assert (await second_page.ask("stop_seeking"))["seeking"] is None
            assert site.context.lobby.matchmaker._own == {}

    run(test())


def test_a_seat_at_a_table_that_waits(tmp_path: Path) -> None:
    """Not at one of somebody who has blocked them, nor at one for friends, nor at one with a clock."""

    async def test() -> None:
        async with serving(tmp_path / "tables.db") as site, site.browser() as client, in_lobby(site) as ann:
            assert ann.cookie is not None
            hosts = [await site.become_guest() for _ in range(4)]
            site.context.social.block(guest_in(site, hosts[0]), guest_in(site, ann.cookie), None, 1)
            extra: list[dict[str, Any]] = [{}, {"friends": True}, {"time": {"bank": 600}}, {}]
            codes = []
            for cookie, more in zip(hosts, extra, strict=True):
                as_guest(client, cookie)
                codes.append(await site.open(client, game="donkey", players=2, listed=True, **more))
            async with (
                site.player(codes[0], hosts[0]),
                site.player(codes[1], hosts[1]),
                site.player(codes[2], hosts[2]),
                site.player(codes[3], hosts[3]) as host,
            ):
                await host.ask("sit", seat=1)
                for number in (0, 2, 3):
                    await ann.until_shown(codes[number], here=True)
                assert codes[1] not in ann.tables
                await ann.ask("seek", game="donkey", players=2)
                assert (await ann.until("matched"))["code"] == codes[3]
                await host.until("table", lambda frame: frame["seats"][0]["player"] == "person")

    run(test())


def test_tables_of_friends_and_groups_are_shown_to_those_only(database: str) -> None:
    """In the socket and in the list; who is no member any more sees it no more."""

    async def test() -> None:
        async with serving(database) as site, site.browser() as client:
            people = {name: await become_person(site, client, name) for name in ("Ann", "Ben", "Eve")}
            ann, ben, _ = (guest_in(site, cookie) for cookie in people.values())
            as_guest(client, people["Ann"])
            group = (await client.post("/api/groups", json={"name": "Club"})).json()
            as_guest(client, people["Ben"])
            assert (await client.post("/api/codes", json={"code": group["code"].upper()})).json()["name"] == "Club"
            as_guest(client, people["Ann"])
            settings: dict[str, Any] = {"game": "donkey", "players": 2, "listed": True}
            async with in_lobby(site, people["Ben"]) as member, in_lobby(site, people["Eve"]) as stranger:
                code = await site.open(client, group=group["page"], **settings)
                await member.until_shown(code)
                public = await site.open(client, **settings)
                await stranger.until_shown(public)
                assert code not in stranger.tables
                for cookie, shown in ((people["Ben"], True), (people["Eve"], False)):
                    as_guest(client, cookie)
                    found = [table["code"] for table in (await client.get("/api/tables")).json()]
                    assert (code in found) == shown
                async with site.player(code, people["Eve"]) as eve:
                    assert (await eve.ask("sit", seat=0))["name"] == "group_only"
                async with site.player(code, people["Ann"]) as host:
                    wrong = settings | {"group": "00"}
                    assert (await host.ask("configure", settings=wrong))["name"] == "not_member"
                assert (await client.post("/api/tables", json=wrong)).status_code == 403
                site.context.groups.leave(group["page"], ben)
                while code in member.tables:
                    await member.receive()
                site.context.social.befriend(ann, ben, 1)
                as_guest(client, people["Ann"])
                friends = await site.open(client, friends=True, **settings)
                await member.until_shown(friends)
                await stranger.until_shown(await site.open(client, **settings))
                assert friends not in stranger.tables

    run(test())


def test_messages_are_strict_and_limited(tmp_path: Path) -> None:
    async def test() -> None:
        rates = PLENTY | {"open": Rate(2, 0.0001)}
        async with serving(tmp_path / "tables.db", rates=rates) as site, in_lobby(site) as ann:
            for bad in ("{", '{"kind":"seek"}', '{"kind":"seek","game":"donkey","more":1}', '{"kind":"move"}'):
                await ann.socket.send(bad)
                assert (await ann.until("refused"))["name"] == "bad_message"
            assert (await ann.ask("seek", game="poker"))["kind"] == "refused"
            assert (await ann.ask("seek", game="donkey", players=5))["name"] == "bad_settings"
            for _ in range(2):
                refused = await ann.ask("seek", game="donkey", bots="nobody")
            assert refused["name"] == "too_many"

    run(test())


def test_who_is_deleted_is_hung_up(tmp_path: Path) -> None:
    async def test() -> None:
        async with serving(tmp_path / "tables.db") as site, site.browser() as client:
            cookie = await become_person(site, client, "Ann")
            async with in_lobby(site, cookie) as ann:
                await ann.ask("seek", game="donkey")
                assert (await client.post("/api/me/delete", json={"sure": True})).status_code == 200
                with pytest.raises(ConnectionClosed) as closed:
                    await ann.until("never")
                assert closed.value.rcvd is not None
                assert closed.value.rcvd.code == 4401
            await wait_until(lambda: not site.context.lobby.watchers)

    run(test())


def test_who_does_not_come_loses_the_seat(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    async def test() -> None:
        one_is_there = asyncio.Event()

        async def time_is_over(holds: Callable[[], bool], seconds: float) -> None:
            await one_is_there.wait()
            assert not holds()
            assert seconds == matchmaker.COME_WITHIN

        monkeypatch.setattr(matchmaker, "_until", time_is_over)
        async with serving(tmp_path / "tables.db") as site, in_lobby(site) as ann, in_lobby(site) as ben:
            await ann.ask("seek", game="donkey", players=2)
            await ben.ask("seek", game="donkey", players=2)
            code = (await ann.until("matched"))["code"]
            async with site.player(code, ann.cookie) as player:
                one_is_there.set()
                while sum(seat["player"] == "person" for seat in player.table["seats"]) > 1:
                    await player.receive()
                assert player.table["phase"] == "gathering"
                assert player.table["you"]["host"]

    run(test())


def test_two_servers_seat_everybody_once(postgres_url: str) -> None:
    """Whoever finds company, nobody has two seats and no table more people than seats."""

    async def test() -> None:
        database = new_database(postgres_url, "lobbies")
        async with serving(database) as one, serving(database) as two, in_lobby(one, new=False) as watching:
            rooms = [in_lobby(site) for site in (one, two) for _ in range(3)]
            visitors = [await room.__aenter__() for room in rooms]
            await asyncio.gather(*(visitor.ask("seek", game="mine", players=2) for visitor in visitors))
            codes = [(await visitor.until("matched"))["code"] for visitor in visitors]
            assert sorted(codes.count(code) for code in codes) == [2] * 6
            for code in set(codes):
                table = (await two.manager.find(code)).table
                assert len(table.people()) == 2
                await watching.until_shown(code)
            for room in rooms:
                await room.__aexit__(None, None, None)

    run(test())


def test_a_changed_wish_is_not_lost(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """However long the database takes to write it down."""
    put, waiting, looks = Seekers.put, Seekers.waiting, Semaphore(0)

    def look(seekers: Seekers, now: int) -> tuple[list[Seeker], int]:
        looks.release()
        return waiting(seekers, now)

    def slow(seekers: Seekers, seeker: Seeker, now: int) -> int:
        for _ in range(3):  # the first may have begun before
            assert looks.acquire(timeout=LONGEST)
        return put(seekers, seeker, now)

    async def test() -> None:
        async with serving(tmp_path / "tables.db") as site, in_lobby(site) as ann, in_lobby(site) as ben:
            await ann.ask("seek", game="donkey")
            monkeypatch.setattr(Seekers, "waiting", look)
            monkeypatch.setattr(Seekers, "put", slow)
            seen = len(ann.wire)
            assert (await ann.ask("seek", game="mine"))["seeking"]["game"] == "mine"
            assert not any('"seeking":null' in text for text in ann.wire[seen:])
            await ben.ask("seek", game="mine")
            assert (await ann.until("matched"))["code"] == (await ben.until("matched"))["code"]

    run(test())
