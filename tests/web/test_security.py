"""Each promise of security is tried from outside."""

import asyncio
import hmac
import logging
import sqlite3
from contextlib import AsyncExitStack, ExitStack, closing
from pathlib import Path

import msgspec
import pytest
from click.testing import CliRunner
from websockets.asyncio.client import ClientConnection
from websockets.exceptions import ConnectionClosed, InvalidStatus

from motherlode.bots.table_bots import TableBots
from motherlode.cli import main
from motherlode.web import readiness, wire
from motherlode.web.guests import Guests, rotated
from motherlode.web.limits import OF_ADDRESS, RATES, Limits, Rate, Sockets, network
from motherlode.web.logs import JsonFormatter, fingerprint
from tests.web.raw_sockets import read_all
from tests.web.seating import sit_down
from tests.web.serving import PLENTY, cookie_of, run, serving


def test_a_guest_is_a_signed_cookie_that_scripts_cannot_read(tmp_path: Path) -> None:
    async def test() -> None:
        async with serving(tmp_path / "tables.db") as site, site.browser() as client:
            cookie = (await client.get("/api/me")).headers["set-cookie"].lower()
            assert "httponly" in cookie
            assert "samesite=lax" in cookie
            again = (await client.get("/api/me")).headers["set-cookie"].lower()
            assert again.split(";")[0] == cookie.split(";")[0]
        async with serving(tmp_path / "tables.db", secure=True) as site, site.browser() as client:
            assert "secure" in (await client.get("/api/me")).headers["set-cookie"].lower()

    run(test())


@pytest.mark.parametrize("forge", [lambda c: c + "0", lambda c: "x" + c, lambda c: c.split(".")[0], lambda c: "ä.ö"])
def test_forged_guests(forge: object) -> None:
    guests = Guests("00" * 32)
    signed = guests.sign(guests.new())
    assert guests.read(signed) is not None
    assert guests.read(forge(signed)) is None  # type: ignore[operator]
    assert Guests("11" * 32).read(signed) is None


def test_keys_are_rotated() -> None:
    """The newest key signs, older ones are read until they are dropped, and so are cookies of the first edition."""
    first = "00" * 32
    guest = Guests(first).new()
    old = Guests(first).sign(guest)
    oldest = f"{guest}.{hmac.new(bytes(32), guest.encode(), 'sha256').hexdigest()}"
    second = rotated(first, keep=1)
    assert second.split()[0] == first
    assert [Guests(second).read(cookie) for cookie in (old, oldest)] == [(guest, None), (guest, None)]
    new = Guests(second).sign(guest)
    assert new != old
    assert Guests(first).read(new) is None
    third = rotated(second, keep=1)
    assert [Guests(third).read(cookie) for cookie in (new, old, oldest)] == [(guest, None), None, None]
    assert len(rotated(third, keep=0).split()) == 1


def test_the_operator_rotates_the_keys(tmp_path: Path) -> None:
    """By a command; guests stay who they are, unless it is told to forget the old keys."""
    place = str(tmp_path / "tables.db")

    async def known(cookie: str | None) -> str:
        async with serving(place) as site, site.browser() as client:
            if cookie is not None:
                client.cookies.set("motherlode_guest", cookie)
            return cookie_of(await client.get("/api/me"))

    def rotate(*options: str) -> None:
        assert CliRunner().invoke(main, ["rotate-keys", "--database", place, *options]).exit_code == 0

    async def test() -> None:
        first = await known(None)
        assert await known(first) == first
        rotate()
        second = await known(first)
        assert second != first
        assert second.split(".")[0] == first.split(".")[0]
        rotate("--keep", "0")
        assert (await known(second)).split(".")[0] != second.split(".")[0]

    run(test())


def test_a_forged_cookie_gets_no_seat(tmp_path: Path) -> None:
    async def test() -> None:
        async with serving(tmp_path / "tables.db") as site:
            code, _ = await sit_down(site, "donkey", 2)
            for cookie in (None, "someone.0000"):
                async with site.socket(code, cookie) as socket:
                    assert msgspec.json.decode(await socket.recv())["name"] == "no_guest"
                    with pytest.raises(ConnectionClosed) as closed:
                        await socket.recv()
                    assert closed.value.rcvd is not None
                    assert closed.value.rcvd.code == 4401

    run(test())


def test_foreign_pages_get_no_socket_and_change_nothing(tmp_path: Path) -> None:
    """The Origin is checked on the WebSocket and on everything that changes something."""

    async def test() -> None:
        async with serving(tmp_path / "tables.db", origins=("https://friend.example",)) as site:
            code, cookies = await sit_down(site, "donkey", 2)
            for origin in ("https://evil.example", "null", f"http://{site.host}.evil.example"):
                with pytest.raises(InvalidStatus) as refused:
                    async with site.socket(code, cookies[0], Origin=origin):
                        pass
                assert refused.value.response.status_code == 403
                async with site.browser() as client:
                    answer = await client.post(
                        "/api/tables", json={"game": "donkey", "players": 2}, headers={"Origin": origin}
                    )
                    assert answer.status_code == 403
            for origin in (site.url, "https://friend.example"):
                async with site.socket(code, cookies[0], Origin=origin) as socket:
                    assert msgspec.json.decode(await socket.recv())["kind"] == "table"

    run(test())


def test_every_answer_has_the_security_headers(tmp_path: Path) -> None:
    async def test() -> None:
        async with serving(tmp_path / "tables.db") as site, site.browser() as client:
            for path in ("/api/games", "/api/tables/nothere", "/nowhere", "/schema", "/verify", "/health"):
                headers = (await client.get(path)).headers
                policy = headers["content-security-policy"]
                assert "default-src 'none'" in policy
                assert "unsafe" not in policy
                assert headers["x-content-type-options"] == "nosniff"
                assert headers["referrer-policy"] == "no-referrer"
                assert "server" not in headers

    run(test())


def test_codes_cannot_be_guessed(tmp_path: Path) -> None:
    """After some wrong codes a guest gets no table any more, not even one that is there, nor does who is no guest
    behind the same address; but other guests do.
    """

    async def test() -> None:
        rates = PLENTY | {"guess": Rate(5, 0.0001)}
        async with serving(tmp_path / "tables.db", rates=rates) as site, site.browser() as client:
            code = await site.open(client, game="donkey", players=2)
            statuses = [(await client.get(f"/api/tables/wrong{n}")).status_code for n in range(8)]
            assert statuses == [404] * 5 + [429] * 3
            assert (await client.get(f"/api/tables/{code}")).status_code == 429
            async with site.socket(code, client.cookies["motherlode_guest"]) as socket:
                assert msgspec.json.decode(await socket.recv())["name"] == "too_many"
                with pytest.raises(ConnectionClosed) as closed:
                    await socket.recv()
                assert closed.value.rcvd is not None
                assert closed.value.rcvd.code == 4429
            async with site.browser() as nobody:
                assert (await nobody.get(f"/api/tables/{code}")).status_code == 429
            async with site.player(code) as neighbour:
                assert neighbour.table["code"] == code

    run(test())


def test_private_tables_are_not_listed(tmp_path: Path) -> None:
    async def test() -> None:
        async with serving(tmp_path / "tables.db") as site, site.browser() as client:
            await site.open(client, game="donkey", players=2)
            listed = await site.open(client, game="gate", players=2, listed=True)
            lobby = (await client.get("/api/tables")).json()
            assert [table["code"] for table in lobby] == [listed]

    run(test())


def test_opening_and_chatting_are_limited(tmp_path: Path) -> None:
    async def test() -> None:
        slow = Rate(2, 0.0001)
        async with serving(tmp_path / "tables.db", rates=PLENTY | {"open": slow, "chat": slow}) as site:
            code, cookies = await sit_down(site, "donkey", 2)
            async with site.browser() as client:
                client.cookies.set("motherlode_guest", cookies[0])
                statuses = []
                for _ in range(3):
                    answer = await client.post("/api/tables", json={"game": "donkey", "players": 2})
                    statuses.append(answer.status_code)
                assert statuses == [201, 201, 429]
            async with site.player(code, cookies[0]) as ann:
                kinds = [(await ann.ask("say", seat=0, text="hi"))["kind"] for _ in range(3)]
                assert kinds == ["done", "done", "refused"]

    run(test())


def test_joining_is_limited(tmp_path: Path) -> None:
    """Who looks at tables too often gets none for a while, over HTTP and over the socket."""

    async def test() -> None:
        async with serving(tmp_path / "tables.db", rates=PLENTY | {"join": Rate(2, 0.0001)}) as site:
            async with site.browser() as client:
                code = await site.open(client, game="donkey", players=2)
                statuses = [(await client.get(f"/api/tables/{code}")).status_code for _ in range(3)]
                assert statuses == [200, 200, 429]
                async with site.socket(code, client.cookies["motherlode_guest"]) as socket:
                    assert msgspec.json.decode(await socket.recv())["name"] == "too_many"
            async with site.player(code) as somebody_else:
                assert somebody_else.table["code"] == code

    run(test())


def test_hints_are_limited(tmp_path: Path) -> None:
    async def test() -> None:
        rates = PLENTY | {"hint": Rate(2, 0.0001)}
        async with serving(tmp_path / "tables.db", rates=rates, bots=TableBots({"expert": 0.01})) as site:
            code, cookies = await sit_down(site, "donkey", 2, first=0)
            async with site.player(code, cookies[0]) as ann:
                await ann.ask("start")
                answers = [await ann.ask("hint", seat=0) for _ in range(3)]
                assert [answer["kind"] for answer in answers] == ["hint", "hint", "refused"]
                assert answers[2]["name"] == "too_fast"

    run(test())


def test_a_guest_has_only_so_many_sockets(tmp_path: Path) -> None:
    """One more is turned away; when one is closed, there is room again. Others are not concerned."""

    async def test() -> None:
        async with serving(tmp_path / "tables.db", sockets=2) as site:
            code, cookies = await sit_down(site, "donkey", 2)
            async with site.player(code, cookies[0]) as ann, site.player(code, cookies[1]):
                async with site.player(code, cookies[0]):
                    async with site.socket(code, cookies[0]) as third:
                        assert msgspec.json.decode(await third.recv())["name"] == "too_many"
                        with pytest.raises(ConnectionClosed) as closed:
                            await third.recv()
                        assert closed.value.rcvd is not None
                        assert closed.value.rcvd.code == 4429
                    async with site.player(code) as other:
                        assert other.table["code"] == code
                assert (await ann.ask("look"))["kind"] == "done"
                async with site.player(code, cookies[0]) as again:
                    assert again.table["you"]["seats"] == [0]

    run(test())


def test_an_address_has_only_so_many_sockets() -> None:
    """Many guests may share one, but nobody gets more sockets by being many guests."""
    sockets = Sockets(1)
    with ExitStack() as stack:
        taken = [stack.enter_context(sockets.taken(f"guest {n}", "10.0.0.1")) for n in range(OF_ADDRESS + 1)]
        assert taken == [True] * OF_ADDRESS + [False]
        assert stack.enter_context(sockets.taken("other", "10.0.0.2"))
    assert len(sockets) == 0


def test_who_belongs_to_a_table_gets_there_whatever_others_do(tmp_path: Path) -> None:
    """Others behind the same router have used up its sockets, its requests for tables and its wrong codes."""

    async def test() -> None:
        rates = PLENTY | {"join": Rate(5, 0.0001), "guess": Rate(5, 0.0001)}
        async with serving(tmp_path / "tables.db", sockets=1, rates=rates) as site, AsyncExitStack() as stack:
            code, cookies = await sit_down(site, "donkey", 2)
            async with site.browser() as nobody:
                statuses = [(await nobody.get(f"/api/tables/wrong{n}")).status_code for n in range(8)]
                assert statuses[-1] == 429
            for _ in range(OF_ADDRESS):
                await stack.enter_async_context(site.player(code))
            async with site.socket(code, await site.become_guest()) as stranger:
                assert msgspec.json.decode(await stranger.recv())["name"] == "too_many"
            async with site.player(code, cookies[1]) as ben:
                assert ben.table["you"]["seats"] == [1]

    run(test())


def test_an_address_has_only_so_many_new_guests_and_tables(tmp_path: Path) -> None:
    """Nobody gets round the limits of a guest by being another one each time; who is a guest stays one."""

    async def test() -> None:
        rates = PLENTY | {"guest": Rate(3, 0.0001), "table": Rate(1, 0.0001)}
        async with serving(tmp_path / "tables.db", rates=rates) as site, site.browser() as client:
            assert (await client.get("/api/me")).status_code == 200
            for status in (200, 200, 429):
                async with site.browser() as another:
                    assert (await another.get("/api/me")).status_code == status
            assert (await client.get("/api/me")).status_code == 200
            statuses = [
                (await client.post("/api/tables", json={"game": "donkey", "players": 2})).status_code for _ in range(2)
            ]
            assert statuses == [201, 429]

    run(test())


def test_who_does_not_read_is_cut_off(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """A client that asks and asks and never reads: little waits for it, then it is gone, and others play on."""
    monkeypatch.setattr(wire, "MOST_WAITING", 64 * 1024)
    monkeypatch.setattr(wire, "ARRIVING", Rate(1e9, 1e9))
    waiting: list[int] = []
    write_text = wire.DirectWire.write_text

    def watched(self: wire.DirectWire, text: bytes) -> None:
        write_text(self, text)
        waiting.append(self.transport.get_write_buffer_size())

    monkeypatch.setattr(wire.DirectWire, "write_text", watched)

    async def test() -> None:
        async with serving(tmp_path / "tables.db") as site:
            code, cookies = await sit_down(site, "donkey", 2, first=0)
            async with site.player(code, cookies[0]) as ann:
                for _ in range(50):
                    await ann.ask("say", seat=0, text="x" * 280)
                live = await site.manager.find(code)
                async with site.socket(code, cookies[1]) as deaf:
                    deaf.transport.pause_reading()
                    with pytest.raises(ConnectionClosed):
                        await ask_for_ever(deaf)
                    while len(live.connections) > 1:
                        await ann.receive()
                    assert (await ann.ask("start"))["kind"] == "play"
                    assert (await ann.move())["kind"] == "play"
            assert 64 * 1024 < max(waiting) < 128 * 1024

    run(test())


def test_a_flood_is_cut_off_and_others_play_on(tmp_path: Path) -> None:
    """One client sends thousands of messages: it is refused, then cut off; another table's move is answered."""

    async def test() -> None:
        rates = PLENTY | {"act": Rate(20, 0.0001)}
        async with serving(tmp_path / "tables.db", rates=rates) as site:
            code, cookies = await sit_down(site, "donkey", 2, first=0)
            async with site.socket(code, await site.become_guest()) as flood, site.player(code, cookies[0]) as ann:
                for _ in range(2000):
                    try:
                        await flood.send('{"kind":"look"}')
                    except ConnectionClosed:
                        break
                assert (await ann.ask("start"))["kind"] == "play"
                assert (await ann.move())["kind"] == "play"
                with pytest.raises(ConnectionClosed) as closed:
                    await read_all(flood)
                assert closed.value.rcvd is not None
                assert closed.value.rcvd.code == 4429

    run(test())


async def ask_for_ever(socket: ClientConnection) -> None:
    while True:
        await socket.send('{"kind":"look"}')
        await asyncio.sleep(0)


def test_messages_and_bodies_have_a_size_limit(tmp_path: Path) -> None:
    async def test() -> None:
        async with serving(tmp_path / "tables.db") as site:
            code, cookies = await sit_down(site, "donkey", 2)
            async with site.player(code, cookies[0]) as ann:
                with pytest.raises(ConnectionClosed) as closed:
                    await ann.ask("say", seat=0, text="x" * 10_000)
                assert closed.value.rcvd is not None
                assert closed.value.rcvd.code == 1009
            async with site.browser() as client:
                answer = await client.post("/api/verify", content=b'{"a":"' + b"x" * 200_000 + b'"}')
                assert answer.status_code == 413

    run(test())


def test_rights_hold_over_the_wire(tmp_path: Path) -> None:
    """An onlooker cannot start, seat bots, remove or move; a player cannot move for another."""

    async def test() -> None:
        async with serving(tmp_path / "tables.db") as site:
            code, cookies = await sit_down(site, "donkey", 2, first=0)
            async with (
                site.player(code, cookies[0]) as ann,
                site.player(code, cookies[1]) as ben,
                site.player(code) as onlooker,
            ):
                assert (await onlooker.ask("start"))["name"] == "not_host"
                assert (await ben.ask("remove", seat=0))["name"] == "not_host"
                assert (await onlooker.ask("seat_bot", seat=0, level="random"))["name"] == "not_host"
                await ann.ask("start")
                await ben.until("play")
                turn, move = ann.play["view"]["turn"], ann.play["view"]["moves"][0]
                for player in (ben, onlooker):
                    answer = await player.ask("move", seat=0, turn=turn, move=move)
                    assert answer["name"] == "not_your_seat"
                assert (await ann.move())["kind"] == "play"

    run(test())


def test_a_link_to_be_somebody_cannot_be_made_up(tmp_path: Path) -> None:
    async def test() -> None:
        async with serving(tmp_path / "tables.db") as site, site.browser() as client:
            assert (await client.get("/api/me/link")).status_code == 401
            answer = await client.post("/api/me/link", json={"token": "ann.0000"})
            assert answer.json()["name"] == "bad_link"

    run(test())


def test_buckets_fill_up_again_and_are_forgotten() -> None:
    now = 0.0
    limits = Limits(lambda: now, {"open": Rate(2, 1)})
    assert [limits.allow("open", "ann", "::1") for _ in range(3)] == [True, True, False]
    assert limits.allow("open", "ben", "::1")
    now = 1.0
    assert limits.allow("open", "ann", "::1")
    assert not limits.allow("open", "ann", "::1")
    now = 100.0
    limits.forget_old()
    assert len(limits) == 0


def test_neighbours_in_an_ipv6_network_count_as_one() -> None:
    assert network("2001:db8::1") == network("2001:db8::ffff")
    assert network("2001:db8:0:1::1") != network("2001:db8::1")
    assert network("127.0.0.1") == "127.0.0.1"
    assert network("") == ""


def test_every_kind_of_request_has_a_limit() -> None:
    assert RATES.keys() == {
        "open", "join", "guess", "chat", "hint", "act", "read", "entry", "table", "guest", "person", "notice", "mail",
    }  # fmt: skip


def test_logs_are_lines_of_json_without_codes(tmp_path: Path, caplog: pytest.LogCaptureFixture) -> None:
    """Names, chat, codes and cookies are not logged, not even when things are refused."""

    async def test() -> None:
        async with serving(tmp_path / "tables.db") as site:
            code, cookies = await sit_down(site, "donkey", 2)
            async with site.player(code, cookies[0]) as ann:
                await ann.ask("name", name="Annabel")
                await ann.ask("say", seat=0, text="psst")
                await ann.ask("sit", seat=1)
            text = "\n".join(JsonFormatter().format(record) for record in caplog.records)
            for secret in (code, cookies[0], "Annabel", "psst", "127.0.0.1"):
                assert secret not in text

    with caplog.at_level(logging.INFO, "motherlode"):
        run(test())
    line = msgspec.json.decode(JsonFormatter().format(caplog.records[0]))
    assert {"at", "level", "what"} <= line.keys()
    assert fingerprint("code") != "code"


def test_a_strangers_name_gets_nothing(tmp_path: Path) -> None:
    """DNS rebinding: a stranger's domain that leads here, with its own origin, is not one of our pages."""

    async def test() -> None:
        async with serving(tmp_path / "tables.db", host_names=("gold.example",)) as site, site.browser() as client:
            code, cookies = await sit_down(site, "donkey", 2)
            for host, status in (("evil.example", 400), ("[", 400), ("gold.example", 200), ("gold-box.local", 200)):
                headers = {"Host": host, "Origin": f"http://{host}"}
                assert (await client.get("/api/games", headers=headers)).status_code == status
            with pytest.raises(InvalidStatus) as refused:
                async with site.socket(code, cookies[0], Host="evil.example", Origin="http://evil.example"):
                    pass
            assert refused.value.response.status_code == 400

    run(test())


NO_REQUESTS: list[tuple[bytes, dict[str, str]]] = [
    (b"[" * 100_000, {}),
    (b'{"a":' * 20_000, {}),
    (b'{"game":"\xff\xfe","players":2}', {}),
    (b"\xff", {}),
    (b"{}", {"Origin": "http://["}),
    (b"{}", {"Origin": "http://[::1"}),
    (b"{}", {"Host": "["}),
]


def test_what_is_no_request_gets_a_sentence(tmp_path: Path, caplog: pytest.LogCaptureFixture) -> None:
    """Status 400, and nothing in the log."""

    async def test() -> None:
        async with serving(tmp_path / "tables.db") as site, site.browser() as client:
            for body, headers in NO_REQUESTS:
                for path in ("/api/tables", "/api/verify", "/api/replay", "/api/me/link"):
                    answer = await client.post(path, content=body, headers=headers)
                    assert answer.status_code == 400, (body[:20], headers, path)
                    assert answer.json()["sentence"]

    run(test())
    assert not [record for record in caplog.records if record.levelno >= logging.ERROR]


def test_a_server_that_cannot_write_is_alive_and_not_ready(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(readiness, "FRESH", -1.0)

    async def test() -> None:
        async with serving(tmp_path / "tables.db") as site, site.browser() as client:
            assert (await client.get("/ready")).json() == {"status": "ok"}
            with closing(sqlite3.connect(tmp_path / "tables.db")) as other:
                other.execute("ALTER TABLE settings RENAME TO elsewhere")
                answer = await client.get("/ready")
                assert (answer.status_code, answer.json()) == (503, {"status": "cannot write"})
                assert (await client.get("/health")).status_code == 200
                other.execute("ALTER TABLE elsewhere RENAME TO settings")
            assert (await client.get("/ready")).status_code == 200

    run(test())
