"""Scripted players: two sockets at each table, or one and a bot, who move as soon as it is their turn, or at a rate."""

import asyncio
import itertools
import time
from typing import Any

import httpx
import msgspec
from websockets.asyncio.client import ClientConnection, connect


class View(msgspec.Struct):
    seat: int | None
    turn: int
    to_move: int | None
    moves: tuple[str, ...]


class Frame(msgspec.Struct):
    """What a scripted player reads of a frame."""

    kind: str
    view: View | None = None
    answer: int | None = None
    name: str | None = None


_decoder = msgspec.json.Decoder(Frame)


class Pace:
    """Lets so many moves a second through; None is no limit."""

    def __init__(self, rate: float | None) -> None:
        self._rate = rate
        self._next = time.perf_counter()

    async def wait(self) -> None:
        if self._rate is not None:
            self._next = max(self._next + 1 / self._rate, time.perf_counter() - 0.1)
            await asyncio.sleep(max(0.0, self._next - time.perf_counter()))


class Counts:
    def __init__(self) -> None:
        self.moves = 0
        self.games = 0
        self.refused = 0
        self.latencies: list[float] = []


class ScriptedTable:
    """A table of two players in one process, so that one clock sees a move sent and received."""

    def __init__(self, host: str, game: str, pace: Pace, counts: Counts, other_host: str | None = None) -> None:
        """The second player sits at another server if one is named."""
        self.hosts = (host, other_host or host)
        self.game = game
        self.pace = pace
        self.counts = counts
        self.sockets: list[ClientConnection] = []
        self.sent: dict[int, tuple[int, float]] = {}
        self._ids = itertools.count(1)

    async def sit_down(self, client: httpx.AsyncClient) -> None:
        answer = await client.post("/api/tables", json={"game": self.game, "players": 2})
        code = answer.json()["code"]
        client.cookies.clear()
        cookies = [_cookie(answer), _cookie(await client.get("/api/me"))]
        for seat, cookie in enumerate(cookies):
            await self._say(await self._connect(code, cookie, self.hosts[seat]), kind="sit", seat=seat)
        client.cookies.clear()

    async def _connect(self, code: str, cookie: str, host: str) -> ClientConnection:
        socket = await connect(
            f"ws://{host}/api/tables/{code}/socket",
            additional_headers={"Cookie": cookie},
            compression=None,
            proxy=None,
            ping_interval=None,  # only the server asks who is there, as with browsers
        )
        self.sockets.append(socket)
        return socket

    async def _say(self, socket: ClientConnection, **message: Any) -> None:
        number = next(self._ids)
        await socket.send(msgspec.json.encode(message | {"id": number}).decode())
        while True:
            frame = _decoder.decode(await socket.recv())
            if frame.answer == number:
                return

    async def play(self) -> None:
        """Plays game after game until it is cancelled."""
        host = self.sockets[0]
        await host.send('{"kind":"start"}')
        await asyncio.gather(*(self._follow(seat) for seat in range(2)))

    async def _follow(self, seat: int) -> None:
        socket = self.sockets[seat]
        while True:
            frame = _decoder.decode(await socket.recv())
            if frame.kind == "refused":
                self.counts.refused += 1
            if frame.view is None:
                continue
            self._arrived(seat, frame.view)
            if frame.view.to_move == seat:
                await self._move(socket, frame.view)
            elif frame.view.to_move is None and seat == 0:
                self.counts.games += 1
                await socket.send('{"kind":"rematch"}')

    def _arrived(self, seat: int, view: View) -> None:
        """Counts a move when the seat has it that did not make it, and notes how long it took."""
        mover, sent = self.sent.get(view.turn - 1, (seat, 0.0))
        if mover != seat:
            self.counts.moves += 1
            self.counts.latencies.append(time.perf_counter() - sent)
            del self.sent[view.turn - 1]

    async def _move(self, socket: ClientConnection, view: View) -> None:
        await self.pace.wait()
        move = view.moves[view.turn % len(view.moves)]
        self.sent[view.turn] = (view.seat or 0, time.perf_counter())
        await socket.send(f'{{"kind":"move","seat":{view.seat},"turn":{view.turn},"move":"{move}","id":{view.turn}}}')

    async def close(self) -> None:
        await asyncio.gather(*(socket.close() for socket in self.sockets))


class BotTable(ScriptedTable):
    """A table of one player and a bot, whose thinking takes no time: what is left is the server's."""

    async def sit_down(self, client: httpx.AsyncClient) -> None:
        answer = await client.post("/api/tables", json={"game": self.game, "players": 2, "pause": False})
        client.cookies.clear()
        socket = await self._connect(answer.json()["code"], _cookie(answer), self.hosts[0])
        await self._say(socket, kind="sit", seat=0)
        await self._say(socket, kind="seat_bot", seat=1, level="random")

    async def play(self) -> None:
        await self.sockets[0].send('{"kind":"start"}')
        await self._follow(0)

    def _arrived(self, seat: int, view: View) -> None:
        """Counts the moves of both; how long it takes is until the bot has answered."""
        self.counts.moves += 1
        if view.to_move == seat and self.sent:
            self.counts.latencies.append(time.perf_counter() - min(sent for _, sent in self.sent.values()))
            self.sent.clear()


def _cookie(answer: httpx.Response) -> str:
    return answer.headers["set-cookie"].split(";")[0]
