"""Records that somebody brings along: long ones, many at once, and answers that nobody reads."""

import asyncio
from pathlib import Path

import msgspec
import pytest

from motherlode.rules import SplitMix64, game, record
from motherlode.web import http_protocol
from motherlode.web.api.records import MOST_MOVES, PAGE
from motherlode.web.limits import Pacer, Rate
from tests.patience import LONGEST
from tests.play import long_game, play_on
from tests.web.raw_sockets import read_until_cut
from tests.web.serving import PLENTY, Site, all_steps, run, serving


def test_a_long_record_is_refused(tmp_path: Path) -> None:
    """Before anything of it is played: 110 kB of moves were 11 MB of steps."""
    text = record.write(long_game(MOST_MOVES + 1))

    async def test() -> None:
        async with serving(tmp_path / "tables.db") as site, site.browser() as client:
            for path in ("/api/replay", "/api/verify"):
                answer = await client.post(path, content=text)
                assert (answer.status_code, answer.json()["name"]) == (400, "too_long")
                assert str(MOST_MOVES) in answer.json()["sentence"]
            asked = {"record": msgspec.json.decode(text), "moves": 5, "seat": 0, "level": "easy"}
            answer = await client.post("/api/tables/from", json=asked)
            assert (answer.status_code, answer.json()["name"]) == (400, "too_long")

    run(test())


def test_steps_come_in_pages(tmp_path: Path) -> None:
    """No answer has more than a page, whatever is asked for; all pages together are the whole game."""
    over = play_on(game("gate").deal(2, 7), SplitMix64(1))
    assert over.turn > PAGE
    text = record.write(over)

    async def test() -> None:
        async with serving(tmp_path / "tables.db") as site, site.browser() as client:
            first = (await client.post("/api/replay", content=text)).json()
            assert (first["start"], len(first["steps"]), first["turns"]) == (0, PAGE, over.turn)
            whole = await all_steps(client, "/api/replay", text)
            made = [move.text for move in over.moves]
            assert [step["last"]["move"] for step in whole["steps"][1:]] == made
            some = (await client.post("/api/replay", content=text, params={"start": 7, "count": 2})).json()
            assert some["steps"] == whole["steps"][7:9]
            for query in ({"count": PAGE + 1}, {"count": 0}, {"start": -1}):
                assert (await client.post("/api/replay", content=text, params=query)).status_code == 400
            late = await client.post("/api/replay", content=text, params={"start": over.turn + 1})
            assert (late.status_code, late.json()["name"]) == (404, "no_such_turn")

    run(test())


def test_records_are_played_again_one_after_another(tmp_path: Path) -> None:
    """However many come at once; too many of one address are refused, another address' is the next but one."""
    text = record.write(play_on(game("donkey").deal(2, 7), SplitMix64(1)))

    async def test() -> None:
        async with serving(tmp_path / "tables.db", proxies=("127.0.0.1",)) as site, site.browser() as client:
            results = await asyncio.gather(
                *(client.post("/api/replay", content=text, headers={"X-Forwarded-For": "6.6.6.6"}) for _ in range(60)),
                client.post("/api/replay", content=text, headers={"X-Forwarded-For": "7.7.7.7"}),
            )
            statuses = [answer.status_code for answer in results]
            assert statuses[-1] == 200
            assert set(statuses[:-1]) == {200, 429}

    run(test())


def test_long_records_cost_more(tmp_path: Path) -> None:
    text = record.write(long_game(MOST_MOVES))

    async def test() -> None:
        rates = PLENTY | {"read": Rate(6, 0.0001)}
        async with serving(tmp_path / "tables.db", rates=rates) as site, site.browser() as client:
            statuses = [(await client.post("/api/replay", content=text)).status_code for _ in range(4)]
            assert statuses == [200, 200, 429, 429]

    run(test())


def test_answers_that_nobody_reads_are_not_kept(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Who asks and asks and never reads has one answer waiting at a time, and is cut off."""
    waiting: list[int] = []
    check_reader = http_protocol.TimedHttp._check_reader

    def watched(self: http_protocol.TimedHttp, waited: int) -> None:
        waiting.append(self.transport.get_write_buffer_size())
        check_reader(self, waited)

    monkeypatch.setattr(http_protocol.TimedHttp, "_check_reader", watched)
    text = record.write(play_on(game("gate").deal(2, 7), SplitMix64(1)))
    head = f"POST /api/replay?all=true HTTP/1.1\r\nHost: localhost\r\nContent-Length: {len(text)}\r\n\r\n"

    async def test() -> None:
        async with serving(tmp_path / "tables.db", read_within=0.3) as site:
            cut = asyncio.create_task(ask_without_reading(site, head.encode() + text))
            await asyncio.wait_for(cut, LONGEST)

    run(test())
    assert waiting
    assert max(waiting) < 1 << 20


async def ask_without_reading(site: Site, request: bytes) -> None:
    """Returns when the other end has cut the connection."""
    _, writer = await asyncio.open_connection(*site.host.split(":"), limit=1)
    try:
        while not writer.is_closing():
            writer.write(request)
            await writer.drain()
            await asyncio.sleep(0)
    except ConnectionError:
        pass
    finally:
        writer.transport.abort()


def test_who_reads_slowly_but_reads_gets_it_all(tmp_path: Path) -> None:
    async def test() -> None:
        async with serving(tmp_path / "tables.db", read_within=0.05) as site:
            reader, writer = await asyncio.open_connection(*site.host.split(":"))
            writer.write(b"GET /schema/messages.json HTTP/1.1\r\nHost: localhost\r\nConnection: close\r\n\r\n")
            assert (await read_until_cut(reader)).rstrip().endswith(b"}")
            writer.transport.abort()

    run(test())


def test_requests_that_come_too_fast_wait(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Also if they come over one connection, in one go: each counts, and none is lost."""
    waits: list[float] = []
    wait = http_protocol.OpenConnections.wait

    def watched(self: http_protocol.OpenConnections, address: str, data: bytes) -> float:
        waits.append(wait(self, address, data))
        return waits[-1]

    monkeypatch.setattr(http_protocol.OpenConnections, "wait", watched)
    request = b"GET /health HTTP/1.1\r\nHost: localhost\r\n\r\n"

    async def test() -> None:
        async with serving(tmp_path / "tables.db", requests=Rate(5, 50)) as site:
            reader, writer = await asyncio.open_connection(*site.host.split(":"))
            for _ in range(3):
                writer.write(request * 10)
            read = b""
            while read.count(b"HTTP/1.1 200") < 30:
                read += await reader.read(65536)
            writer.transport.abort()

    run(test())
    assert max(waits) > 0


def test_who_sends_on_without_end_is_cut_off(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(http_protocol, "MOST_HELD", 20_000)
    request = b"GET /health HTTP/1.1\r\nHost: localhost\r\nX-Long: " + b"x" * 4000 + b"\r\n\r\n"

    async def test() -> None:
        async with serving(tmp_path / "tables.db", requests=Rate(1, 1)) as site:
            await asyncio.wait_for(asyncio.create_task(ask_without_reading(site, request)), LONGEST)

    run(test())


def test_the_pace_of_an_address() -> None:
    now = 0.0
    pacer = Pacer(Rate(2, 1), lambda: now)
    assert [pacer.wait("1.1.1.1") for _ in range(4)] == [0, 0, 1, 2]
    assert pacer.wait("2.2.2.2") == 0
    assert pacer.wait("2.2.2.2", 5) == 4
    now = 100.0
    assert pacer.wait("1.1.1.1") == 0
