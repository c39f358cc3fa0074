"""Ways to flood a server, from one address, without end."""

import asyncio
import base64
import json
import random
from collections.abc import Awaitable, Callable
from typing import NamedTuple

import httpx
from websockets.asyncio.client import connect
from websockets.exceptions import WebSocketException
from websockets.frames import Frame, Opcode

from motherlode.rules import SplitMix64, game, record
from motherlode.web.guests import COOKIE

ADDRESS = "127.66.6.6"
AT_ONCE = 16


class Victim(NamedTuple):
    host: str
    code: str
    """Of a table of others."""


Flood = Callable[[Victim], Awaitable[None]]


def browser(victim: Victim) -> httpx.AsyncClient:
    transport = httpx.AsyncHTTPTransport(local_address=ADDRESS, limits=httpx.Limits(max_connections=200))
    return httpx.AsyncClient(base_url=f"http://{victim.host}", transport=transport, timeout=60)


async def cookie_of(victim: Victim) -> str:
    """A new guest's; the flood before may still have all connections of the address."""
    while True:
        try:
            async with browser(victim) as client:
                return (await client.get("/api/me")).cookies[COOKIE]
        except (httpx.HTTPError, KeyError):
            await asyncio.sleep(0.2)


async def many(work: Callable[[], Awaitable[None]], number: int = AT_ONCE) -> None:
    """The same again and again, whatever happens to it, so many times at once."""

    async def for_ever() -> None:
        while True:
            try:
                await work()
            except (OSError, EOFError, httpx.HTTPError, WebSocketException, KeyError):
                await asyncio.sleep(0.1)

    await asyncio.gather(*(for_ever() for _ in range(number)))


def frames_of(data: bytes, first: bytes = b"") -> Flood:
    """Frames without end over sockets that were opened as they should be."""

    async def flood(victim: Victim) -> None:
        cookie = await cookie_of(victim)
        where, port = victim.host.split(":")
        key = base64.b64encode(bytes(16)).decode()
        head = (
            f"GET /api/tables/{victim.code}/socket HTTP/1.1\r\nHost: {victim.host}\r\nConnection: Upgrade\r\n"
            f"Upgrade: websocket\r\nSec-WebSocket-Version: 13\r\nSec-WebSocket-Key: {key}\r\n"
            f"Cookie: {COOKIE}={cookie}\r\n\r\n"
        ).encode()

        async def work() -> None:
            reader, writer = await asyncio.open_connection(where, port, local_addr=(ADDRESS, 0))
            try:
                writer.write(head)
                await reader.readuntil(b"\r\n\r\n")
                reading = asyncio.create_task(reader.read(-1))
                reading.add_done_callback(lambda task: task.cancelled() or task.exception())
                writer.write(first)
                while not reading.done():
                    writer.write(data)
                    await writer.drain()
                    await asyncio.sleep(0)
                await reading
            finally:
                writer.transport.abort()

        await many(work)

    return flood


def masked(opcode: Opcode, data: bytes = b"", fin: bool = True) -> bytes:
    return bytes(Frame(opcode, data, fin).serialize(mask=True))


def long_record(moves: int) -> bytes:
    """As long a game as a server takes, or so."""
    rng = SplitMix64(1)
    state = game("mine").deal(2, 3, {"stall_limit": 1000})
    while state.turn < moves and not state.over:
        legal = state.legal_moves()
        for _ in range(20):
            after = state.apply(legal[rng.below(len(legal))])
            if not after.over and all(event.kind() in ("turned_up", "turned_down") for event in after.events()):
                break
        state = after
    return record.write(state)


async def look(victim: Victim) -> None:
    """`look` at a long game that was taken over from a record."""
    text = json.loads(await asyncio.to_thread(long_record, 1900))
    async with browser(victim) as client:
        cookie = (await client.get("/api/me")).cookies[COOKIE]
        asked = {"record": text, "moves": len(text["moves"]) - 1, "seat": 0, "level": "easy"}
        code = (await client.post("/api/tables/from", json=asked)).json()["code"]

    async def work() -> None:
        async with connect(
            f"ws://{victim.host}/api/tables/{code}/socket",
            additional_headers={"Cookie": f"{COOKIE}={cookie}"},
            local_addr=(ADDRESS, 0),
            compression=None,
            proxy=None,
            max_size=None,
        ) as socket:
            reading = asyncio.create_task(read_all(socket))
            try:
                while not reading.done():
                    await socket.send('{"kind":"look"}')
                    await asyncio.sleep(0)
            finally:
                reading.cancel()

    await many(work)


async def read_all(socket: object) -> None:
    async for _ in socket:  # type: ignore[attr-defined]
        pass


async def replay(victim: Victim) -> None:
    """The longest record that is taken, again and again; half of the answers are never read."""
    text = await asyncio.to_thread(long_record, 1900)
    where, port = victim.host.split(":")
    head = f"POST /api/replay?all=true HTTP/1.1\r\nHost: {victim.host}\r\nContent-Length: {len(text)}\r\n\r\n".encode()

    async def unread() -> None:
        _, writer = await asyncio.open_connection(where, port, local_addr=(ADDRESS, 0), limit=1)
        try:
            while True:
                writer.write(head + text)
                await writer.drain()
                await asyncio.sleep(0)
        finally:
            writer.transport.abort()

    async with browser(victim) as client:

        async def read() -> None:
            await client.post("/api/replay?all=true", content=text)

        await asyncio.gather(many(read, 30), many(unread, 30))


async def slow_http(victim: Victim) -> None:
    """Hundreds of requests that come byte by byte."""
    where, port = victim.host.split(":")

    async def work() -> None:
        _, writer = await asyncio.open_connection(where, port, local_addr=(ADDRESS, 0))
        try:
            for letter in f"GET /health HTTP/1.1\r\nHost: {victim.host}\r\nX: {'x' * 1000}".encode():
                writer.write(bytes([letter]))
                await writer.drain()
                await asyncio.sleep(0.1)
        finally:
            writer.transport.abort()

    await many(work, 300)


async def wrong_codes(victim: Victim) -> None:
    """As many codes as can be tried, as a guest and as nobody."""
    cookie = await cookie_of(victim)
    async with browser(victim) as client, browser(victim) as nobody:
        client.cookies.set(COOKIE, cookie)

        async def work() -> None:
            for who in (client, nobody):
                await who.get(f"/api/tables/{random.randrange(10**8):08}")
                if who is nobody:
                    who.cookies.clear()

        await many(work, 100)


async def bot_tables(victim: Victim) -> None:
    """Fifty tables of the strongest bots, all looked at."""

    async def work() -> None:
        async with browser(victim) as client:
            asked = {"game": "gate", "players": 2, "pause": False}
            code = (await client.post("/api/tables", json=asked)).json()["code"]
            cookie = client.cookies[COOKIE]
        async with connect(
            f"ws://{victim.host}/api/tables/{code}/socket",
            additional_headers={"Cookie": f"{COOKIE}={cookie}"},
            local_addr=(ADDRESS, 0),
            compression=None,
            proxy=None,
        ) as socket:
            for seat in range(2):
                await socket.send(json.dumps({"kind": "seat_bot", "seat": seat, "level": "expert"}))
            await socket.send('{"kind":"start"}')
            await read_all(socket)

    await many(work, 50)


FLOODS: dict[str, Flood] = {
    "pings": frames_of(masked(Opcode.PING) * 1000),
    "continuation frames": frames_of(masked(Opcode.CONT, fin=False) * 1000, masked(Opcode.TEXT, b"{", fin=False)),
    "look": look,
    "replay": replay,
    "slow HTTP": slow_http,
    "wrong codes": wrong_codes,
    "bot tables": bot_tables,
}
