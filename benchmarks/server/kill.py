"""Kills the server again and again under load, and looks whether an acknowledged move was lost or doubled.

    python benchmarks/server/kill.py --kills 50

Tables of two scripted players play as fast as they can; at a random moment the server gets `kill -9`. After the restart
each table must be at a turn at least as high as the last one that a player was told of, and its log must hold every
acknowledged move, in order, once.
"""

import argparse
import asyncio
import contextlib
import os
import random
import signal
import subprocess
import sys
import tempfile
from pathlib import Path

import httpx
import msgspec
from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import ConnectionClosed, InvalidHandshake

sys.path.insert(0, str(Path(__file__).parent))

from bench import free_port, wait_until_up

from motherlode.table.entries import Moved, Started
from motherlode.table.store import Store

HERE = Path(__file__).parent


class Seen:
    """What the players of a table were told: the move that led to each turn."""

    def __init__(self, code: str, cookies: list[str]) -> None:
        self.code = code
        self.cookies = cookies
        self.moves: dict[int, str] = {}


async def open_table(host: str, game: str) -> Seen:
    async with httpx.AsyncClient(base_url=f"http://{host}", trust_env=False, timeout=60) as client:
        answer = await client.post("/api/tables", json={"game": game, "players": 2})
        first = answer.headers["set-cookie"].split(";")[0]
        client.cookies.clear()
        second = (await client.get("/api/me")).headers["set-cookie"].split(";")[0]
        return Seen(answer.json()["code"], [first, second])


async def follow(host: str, seen: Seen, seat: int) -> None:
    """Plays one seat until the server is gone; remembers every move that it was told of."""
    url = f"ws://{host}/api/tables/{seen.code}/socket"
    headers = {"Cookie": seen.cookies[seat]}
    with contextlib.suppress(ConnectionClosed, InvalidHandshake, OSError):
        async with connect(url, additional_headers=headers, compression=None, proxy=None) as socket:
            async for text in socket:
                await react(socket, msgspec.json.decode(text), seen, seat)


async def react(socket: ClientConnection, frame: dict, seen: Seen, seat: int) -> None:
    if frame["kind"] == "table":
        if not frame["you"]["seats"]:
            await socket.send(f'{{"kind":"sit","seat":{seat}}}')
        elif frame["phase"] != "playing" and all(each["player"] for each in frame["seats"]) and seat == 0:
            await socket.send('{"kind":"start"}')
    elif frame["kind"] == "play":
        view = frame["view"]
        if frame["last"] is not None:
            told = f"{frame['last']['seat']} {frame['last']['move']}"
            before = seen.moves.setdefault(view["turn"], told)
            assert before == told, f"turn {view['turn']} was {before!r} and is {told!r}"
        if view["moves"]:
            move = {"kind": "move", "seat": seat, "turn": view["turn"], "move": random.choice(view["moves"])}
            await socket.send(msgspec.json.encode(move).decode())


def check(store: Store, seen: Seen) -> int:
    """Every move that was told of is in the log at its turn; returns how many there were."""
    turn, kept = 0, {}
    for entry, _ in store.load(seen.code):
        if isinstance(entry, Started | Moved):
            turn += 1
        if isinstance(entry, Moved):
            kept[turn] = f"{entry.seat} {entry.move}"
    for number, told in seen.moves.items():
        assert kept.get(number) == told, f"turn {number}: told {told!r}, kept {kept.get(number)!r}"
    return len(seen.moves)


async def load(seen: list[Seen]) -> None:
    """Returns at a random moment while moves are made."""
    before = sum(len(each.moves) for each in seen)
    while sum(len(each.moves) for each in seen) < before + len(seen):
        await asyncio.sleep(0.05)
    await asyncio.sleep(random.uniform(0.0, 1.0))


async def run(kills: int, tables: int) -> None:
    with tempfile.TemporaryDirectory() as folder:
        database, port = f"{folder}/tables.db", free_port()
        host = f"127.0.0.1:{port}"
        seen: list[Seen] = []
        for kill in range(kills):
            server = subprocess.Popen([sys.executable, str(HERE / "serve.py"), database, str(port)])
            wait_until_up(f"http://{host}/health")
            if not seen:
                seen = [await open_table(host, ("donkey", "gate", "mine")[n % 3]) for n in range(tables)]
            players = [asyncio.create_task(follow(host, each, seat)) for each in seen for seat in range(2)]
            await load(seen)
            os.kill(server.pid, signal.SIGKILL)
            server.wait()
            await asyncio.gather(*players)
            store = Store(database)
            told = sum(check(store, each) for each in seen)
            store.close()
            print(f"kill {kill + 1}: {told} acknowledged moves, none lost, none doubled", flush=True)


if __name__ == "__main__":
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--kills", type=int, default=50)
    parser.add_argument("--tables", type=int, default=20)
    chosen = parser.parse_args()
    asyncio.run(run(chosen.kills, chosen.tables))
