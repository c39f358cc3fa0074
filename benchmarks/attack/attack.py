"""`make bench-attack`: floods from one address, and how long the others' moves take meanwhile.

The server runs as `motherlode serve` does, with all its limits. Ten tables of people, each person at an address of
their own, move a few times a second; one attacker, at one address and in a process of its own, does its worst for some
seconds in each of several ways. Wanted: the others' p99 is at most three times that of quiet times, and under 200 ms.
"""

import argparse
import asyncio
import itertools
import multiprocessing
import os
import statistics
import subprocess
import sys
import tempfile
import time
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

sys.path.insert(0, str(Path(__file__).parents[1] / "server"))
sys.path.insert(0, str(Path(__file__).parent))

import httpx
import msgspec
from bench import free_port, wait_until_ready
from floods import FLOODS, Victim
from players import Frame, View
from websockets.asyncio.client import ClientConnection, connect

from motherlode.web.guests import COOKIE

TABLES = 10
BETWEEN = 0.25
"""Seconds between two moves at a table."""
MOST, MOST_TIMES = 0.2, 3
_decoder = msgspec.json.Decoder(Frame)


@contextmanager
def server() -> Iterator[str]:
    """A server with the usual limits."""
    port = free_port()
    with tempfile.TemporaryDirectory() as folder:
        command = [
            sys.executable,
            "-m",
            "motherlode",
            "serve",
            "--port",
            str(port),
            "--database",
            f"{folder}/tables.db",
        ]
        with subprocess.Popen(command, stderr=subprocess.DEVNULL) as process:
            try:
                wait_until_ready(f"http://127.0.0.1:{port}")
                yield f"127.0.0.1:{port}"
            finally:
                process.terminate()


class Table:
    """Two people who play game after game, each at an address of their own."""

    def __init__(self, host: str, number: int, latencies: list[float]) -> None:
        self._host = host
        self._addresses = [f"127.1.{number}.{seat + 1}" for seat in range(2)]
        self._latencies = latencies
        self._ids = itertools.count(1)
        self.code = ""

    async def play(self) -> None:
        cookies = []
        for address in self._addresses:
            transport = httpx.AsyncHTTPTransport(local_address=address)
            async with httpx.AsyncClient(base_url=f"http://{self._host}", transport=transport, timeout=60) as client:
                answer = await client.get("/api/me")
                if not self.code:
                    self.code = (await client.post("/api/tables", json={"game": "donkey", "players": 2})).json()["code"]
                cookies.append(answer.cookies[COOKIE])
        async with self._socket(0, cookies[0]) as ann, self._socket(1, cookies[1]) as ben:
            for seat, socket in enumerate((ann, ben)):
                await self._say(socket, kind="sit", seat=seat)
            await self._say(ann, kind="start")
            while True:
                await self._game([ann, ben])
                await self._say(ann, kind="rematch")

    def _socket(self, seat: int, cookie: str) -> connect:
        return connect(
            f"ws://{self._host}/api/tables/{self.code}/socket",
            additional_headers={"Cookie": f"{COOKIE}={cookie}"},
            local_addr=(self._addresses[seat], 0),
            compression=None,
            proxy=None,
            ping_interval=None,
        )

    async def _game(self, sockets: list[ClientConnection]) -> None:
        """Moves until the game is over; each looks anew first, so that nobody has to follow the other's frames."""
        seat = 0
        while True:
            view = await self._look(sockets[seat])
            if view.to_move is None:
                return
            if view.to_move != seat:
                seat = view.to_move
                continue
            await asyncio.sleep(BETWEEN)
            began = time.perf_counter()
            await self._say(sockets[seat], kind="move", seat=seat, turn=view.turn, move=view.moves[0])
            self._latencies.append(time.perf_counter() - began)

    async def _look(self, socket: ClientConnection) -> View:
        number = next(self._ids)
        await socket.send(msgspec.json.encode({"kind": "look", "id": number}).decode())
        view: View | None = None
        while True:
            frame = _decoder.decode(await socket.recv())
            view = frame.view or view
            if frame.answer == number:
                assert view is not None
                return view

    async def _say(self, socket: ClientConnection, **message: object) -> None:
        number = next(self._ids)
        await socket.send(msgspec.json.encode(message | {"id": number}).decode())
        while _decoder.decode(await socket.recv()).answer != number:
            pass


def attack(flood: str, victim: Victim) -> None:
    """One flood, in a process of its own that takes no time from the server's."""
    os.nice(15)
    asyncio.run(FLOODS[flood](victim))


async def measure(host: str, seconds: float, only: list[str]) -> None:
    latencies: list[float] = []
    tables = [Table(host, number, latencies) for number in range(TABLES)]
    playing = [asyncio.create_task(table.play()) for table in tables]
    await asyncio.sleep(5)
    latencies.clear()
    await asyncio.sleep(seconds)
    quiet = show("quiet", latencies, None)
    for flood in only:
        process = multiprocessing.get_context("spawn").Process(
            target=attack, args=(flood, Victim(host, tables[0].code))
        )
        process.start()
        await asyncio.sleep(3)
        latencies.clear()
        await asyncio.sleep(seconds)
        show(flood, latencies, quiet)
        process.kill()
        process.join()
        await asyncio.sleep(1)
    for task in playing:
        if task.done():
            task.result()
        task.cancel()
    await asyncio.gather(*playing, return_exceptions=True)


def show(name: str, latencies: list[float], quiet: float | None) -> float:
    cuts = statistics.quantiles(latencies, n=100) if len(latencies) > 1 else [float("inf")] * 99
    p99 = cuts[98]
    beside = "" if quiet is None else f"  {p99 / quiet:4.1f} times the quiet one"
    wrong = "" if quiet is None or (p99 <= MOST and p99 <= MOST_TIMES * quiet) else "  TOO MUCH"
    print(
        f"{name:20} {len(latencies):5} moves of others  p50 {1000 * cuts[49]:6.1f} ms  p99 {1000 * p99:6.1f} ms"
        f"{beside}{wrong}",
        flush=True,
    )
    return p99


if __name__ == "__main__":
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--seconds", type=float, default=15, help="of each flood")
    parser.add_argument("--only", action="append", choices=list(FLOODS), help="one of them; can be repeated")
    given = parser.parse_args()
    with server() as address:
        asyncio.run(measure(address, given.seconds, given.only or list(FLOODS)))
