"""Bytes that reach no other limit: whoever sends too many of them is cut off, and the others play on."""

import asyncio
from contextlib import AsyncExitStack
from pathlib import Path
from time import monotonic
from typing import Any

import msgspec
import pytest
from websockets.frames import Frame, Opcode

from motherlode.table import commands as ask
from motherlode.web.connection import _cost
from motherlode.web.http_protocol import OpenConnections
from motherlode.web.limits import Bucket, Limits, Rate
from tests.table.seating import started
from tests.web.raw_sockets import Ends, raw_socket, read_until_cut
from tests.web.seating import sit_down
from tests.web.serving import PLENTY, Site, run, serving, wait_until


def masked(opcode: Opcode, data: bytes = b"", fin: bool = True) -> bytes:
    return bytes(Frame(opcode, data, fin).serialize(mask=True))


BEGUN = masked(Opcode.TEXT, b'{"kind":', fin=False)
ATTACKS = {
    "pings": (b"", masked(Opcode.PING)),
    "long pings": (b"", masked(Opcode.PING, b"x" * 125)),
    "pongs": (b"", masked(Opcode.PONG)),
    "empty continuations": (BEGUN, masked(Opcode.CONT, fin=False)),
    "texts": (b"", masked(Opcode.TEXT, b"{}")),
    "half a frame after the other": (b"", masked(Opcode.PING)[:3]),
}


async def send_until_cut(ends: Ends, data: bytes) -> None:
    """Returns when the other end has gone; it reads, too, so that nobody is cut for not reading."""
    reader, writer = ends
    reading = asyncio.create_task(read_until_cut(reader))
    while not reading.done():
        writer.write(data)
        try:
            await writer.drain()
        except ConnectionError:
            break
        await asyncio.sleep(0)
    await reading


@pytest.mark.parametrize(("first", "frame"), ATTACKS.values(), ids=ATTACKS.keys())
def test_a_flood_of_frames_is_cut_off(first: bytes, frame: bytes, tmp_path: Path) -> None:
    async def test() -> None:
        async with serving(tmp_path / "tables.db") as site:
            code, cookies = await sit_down(site, "donkey", 2, first=0)
            async with site.player(code, cookies[0]) as ann, raw_socket(site, code, cookies[1]) as ends:
                await ann.ask("start")
                ends[1].write(first)
                flood = asyncio.create_task(send_until_cut(ends, frame * 1000))
                assert (await ann.move())["kind"] == "play"
                await flood
                assert (await ann.ask("look"))["kind"] == "done"

    run(test())


def test_a_flood_after_the_servers_close_is_cut_off(tmp_path: Path) -> None:
    """Without a cookie the server closes at once; who goes on sending is not heard, and cut off."""

    async def test() -> None:
        async with serving(tmp_path / "tables.db") as site:
            code, cookies = await sit_down(site, "donkey", 2, first=0)
            async with site.player(code, cookies[0]) as ann, raw_socket(site, code, None) as ends:
                await ann.ask("start")
                flood = asyncio.create_task(send_until_cut(ends, masked(Opcode.PING) * 1000))
                assert (await ann.move())["kind"] == "play"
                await flood

    run(test())


@pytest.mark.slow
def test_nothing_is_parsed_after_the_servers_close(tmp_path: Path) -> None:
    """A ping gets no pong any more; the other's close ends it."""

    async def test() -> None:
        async with serving(tmp_path / "tables.db") as site:
            code, _ = await sit_down(site, "donkey", 2)
            async with raw_socket(site, code, None) as (reader, writer):
                closed = await reader.readuntil(b"no_guest" + b"")
                while not closed.endswith(bytes([0x88, 2 + len("no_guest")]) + (4401).to_bytes(2, "big") + b"no_guest"):
                    closed += await reader.readexactly(1)
                writer.write(masked(Opcode.PING, b"there?"))
                await writer.drain()
                writer.write(masked(Opcode.CLOSE, (4401).to_bytes(2, "big")))
                assert await read_until_cut(reader) == b""

    run(test())


def test_a_bucket_is_spent_and_fills_up_again() -> None:
    bucket = Bucket(Rate(10, 2), now=0.0)
    assert bucket.spend(0.0, 10)
    assert not bucket.spend(0.0, 1)
    assert bucket.spend(2.0, 4)
    assert not bucket.spend(2.0, 0.5)
    assert bucket.spend(100.0, 10)
    assert not bucket.spend(100.0, 1)


HALF = [
    b"",
    b"GET /health HTTP/1.1\r\nHost: localhost\r\n",
    b"POST /api/verify HTTP/1.1\r\nHost: localhost\r\nContent-Length: 100\r\n\r\n{",
]


@pytest.mark.parametrize("half", HALF, ids=["silent", "half a header", "half a body"])
def test_half_a_request_is_not_waited_for(half: bytes, tmp_path: Path) -> None:
    async def test() -> None:
        async with serving(tmp_path / "tables.db", request_within=0.05) as site:
            reader, writer = await asyncio.open_connection(*site.host.split(":"))
            writer.write(half)
            await read_until_cut(reader)
            writer.transport.abort()

    run(test())


@pytest.mark.slow
def test_a_request_after_another_is_waited_for_no_longer(tmp_path: Path) -> None:
    async def test() -> None:
        async with serving(tmp_path / "tables.db", request_within=0.5) as site:
            reader, writer = await asyncio.open_connection(*site.host.split(":"))
            writer.write(b"GET /health HTTP/1.1\r\nHost: localhost\r\n\r\nGET /hea")
            assert (await read_until_cut(reader)).count(b"HTTP/1.1 200") == 1
            writer.transport.abort()

    run(test())


def test_an_address_has_only_so_many_connections(tmp_path: Path) -> None:
    """One more is closed at once; tables' sockets are counted for themselves."""

    async def test() -> None:
        async with serving(tmp_path / "tables.db", http_connections=3) as site:
            code, cookies = await sit_down(site, "donkey", 2)
            async with site.player(code, cookies[0]), site.player(code, cookies[1]), site.player(code):
                ends = [await asyncio.open_connection(*site.host.split(":")) for _ in range(4)]
                cut = [asyncio.create_task(read_until_cut(reader)) for reader, _ in ends]
                await asyncio.wait(cut, return_when=asyncio.FIRST_COMPLETED)
                for _, writer in ends:
                    writer.transport.abort()
                await asyncio.gather(*cut)

    run(test())


def test_connections_are_counted() -> None:
    connections = OpenConnections(2, ["10.0.0.0/8"])
    assert [connections.enter("1.2.3.4") for _ in range(3)] == [True, True, False]
    assert all(connections.enter("10.0.0.1") for _ in range(5))
    connections.leave("1.2.3.4")
    assert connections.enter("1.2.3.4")
    for _ in range(2):
        connections.leave("1.2.3.4")
    assert len(connections) == 0


def test_many_sockets_of_one_address_share_their_bytes(tmp_path: Path) -> None:
    """Each within what one socket may send, all together too much: those that send much are cut, a neighbour behind the
    same address who plays is not.
    """

    async def test() -> None:
        async with serving(tmp_path / "tables.db", bytes_of_address=None) as site, AsyncExitStack() as stack:
            code, cookies = await sit_down(site, "donkey", 2, first=0)
            ann = await stack.enter_async_context(site.player(code, cookies[0]))
            await ann.ask("start")
            ends = [await stack.enter_async_context(raw_socket(site, code, cookies[1])) for _ in range(12)]
            host = await site.manager.find(code)
            await wait_until(lambda: len(host.connections) == 13)
            for _, writer in ends:
                writer.write(masked(Opcode.PONG, b"x" * 100) * 300)
            cut = [asyncio.create_task(read_until_cut(reader)) for reader, _ in ends]
            await asyncio.wait(cut, return_when=asyncio.FIRST_COMPLETED)
            assert (await ann.move())["kind"] == "play"
            for _, writer in ends:
                writer.transport.abort()
            await asyncio.gather(*cut)

    run(test())


def test_the_bytes_of_an_address_are_forgotten_after_a_while() -> None:
    now = 0.0
    limits = Limits(lambda: now)

    def arriving(address: str) -> Bucket:
        with limits.held("ann", address) as allowance:
            return allowance.arriving

    bucket = arriving("1.2.3.4")
    assert arriving("1.2.3.4") is bucket
    assert arriving("1.2.3.5") is not bucket
    assert bucket.spend(now, 8 * 64 * 1024)
    assert not arriving("1.2.3.4").spend(now, 1)
    limits.forget_old()
    assert arriving("1.2.3.4") is bucket
    now = 60.0
    limits.forget_old()
    assert arriving("1.2.3.4") is not bucket


def test_what_a_connection_has_at_hand_is_not_forgotten() -> None:
    """Else who connects twice would have everything twice."""
    limits = Limits(lambda: 0.0, {"act": Rate(2, 1)})
    with limits.held("ann", "1.2.3.4") as first:
        limits.forget_old()
        with limits.held("ann", "1.2.3.4") as second:
            assert [each.take("act") for each in (first, second, first, second)] == [True, True, False, False]
            assert first.take("hint"), "what has no limit is free"
        assert len(limits) > 0
    assert not limits.allow("act", "ann", "1.2.3.4")


def test_who_comes_again_has_no_more_bytes() -> None:
    """A socket that was cut is not made good for by the next one: that an address may send fills up by time alone."""
    connections = OpenConnections(9, ["10.0.0.0/8"], bytes_of_address=Rate(100, 1))
    bucket = connections.arriving("1.2.3.4")
    assert bucket is not None
    assert bucket.spend(monotonic(), 100)
    assert connections.arriving("1.2.3.4") is bucket
    assert connections.arriving("1.2.3.5") is not bucket
    assert connections.arriving("10.0.0.1") is None


@pytest.mark.slow
def test_what_is_dear_to_answer_costs_more(tmp_path: Path) -> None:
    """`look`, `sit`, `stand` and `mute` are answered with more than a move is; a long game makes it dearer still."""

    async def allowed(site: Site, code: str, cookie: str, **message: Any) -> int:
        site.manager.limits.__init__(lambda: 0.0, PLENTY | {"act": Rate(60, 1)})  # type: ignore[misc]
        async with site.player(code, cookie) as player:
            number, frame = -1, {"kind": "done"}
            while frame["kind"] == "done":
                number += 1
                await player.connection.send(msgspec.json.encode(message).decode())
                while frame := await player.receive():
                    if frame["kind"] == "done" or frame.get("name") == "too_fast":
                        break
                    if frame["kind"] == "refused":
                        frame = {"kind": "done"}
                        break
            return number

    async def test() -> None:
        async with serving(tmp_path / "tables.db") as site:
            code, (ann, *_) = await sit_down(site, "donkey", 3)
            assert await allowed(site, code, ann, kind="name", name="Ann") == 60
            assert await allowed(site, code, ann, kind="look") == 20
            assert await allowed(site, code, ann, kind="mute", seat=1, muted=True) == 30
            assert await allowed(site, code, ann, kind="sit", seat=1) == 20

    run(test())


def test_looking_at_a_long_game_costs_by_its_length() -> None:
    """At 11,000 moves everything anew is a megabyte: two in a row, then one in more than a second."""
    sitting = started(game="mine", players=2, options={"stall_limit": 1000})
    assert sitting.table.play is not None
    assert _cost(ask.Look(), sitting.table) == 3
    sitting.table.play.history.steps *= 11_000
    assert _cost(ask.Look(), sitting.table) > 100
    assert _cost(ask.Move(seat=0, turn=1, move="flip 1"), sitting.table) == 1
    now = 0.0
    limits = Limits(lambda: now)
    assert limits.allow("act", "ann", "1.2.3.4", 100)
    assert not limits.allow("act", "ann", "1.2.3.4")
    now = 60.0
    assert limits.allow("act", "ann", "1.2.3.4", 100)
