"""A bot that joins a table over the network, written from docs/protocol.md alone: it needs nothing of Motherlode.

    python examples/network_bot.py http://127.0.0.1:8000 CODE

It sits down in the first free seat and plays random moves until the game is over.
"""

import asyncio
import json
import random
import sys
from typing import Any
from urllib.parse import urlsplit
from urllib.request import ProxyHandler, build_opener

from websockets.asyncio.client import ClientConnection, connect


def become_guest(server: str) -> str:
    """A guest is a cookie; without it there is no seat."""
    with build_opener(ProxyHandler({})).open(f"{server}/api/me") as answer:
        return str(answer.headers["set-cookie"]).split(";")[0]


async def send(socket: ClientConnection, **message: Any) -> None:
    await socket.send(json.dumps(message))


def free_seat(table: dict[str, Any]) -> int | None:
    return next((number for number, seat in enumerate(table["seats"]) if seat["player"] is None), None)


async def play(server: str, code: str, rng: random.Random) -> list[int]:
    """Plays one game and returns the final scores."""
    cookie = await asyncio.to_thread(become_guest, server)
    url = f"ws://{urlsplit(server).netloc}/api/tables/{code}/socket"
    async with connect(url, additional_headers={"Cookie": cookie}, compression=None, proxy=None) as socket:
        await send(socket, kind="name", name="network bot")
        async for text in socket:
            frame = json.loads(text)
            if frame["kind"] == "table" and not frame["you"]["seats"]:
                if (seat := free_seat(frame)) is None:
                    raise SystemExit("There is no free seat at this table.")
                await send(socket, kind="sit", seat=seat)
            elif frame["kind"] == "play":
                view = frame["view"]
                if view["outcome"] is not None:
                    return list(view["outcome"]["scores"])
                if view["moves"]:
                    move = rng.choice(view["moves"])
                    await send(socket, kind="move", seat=view["seat"], turn=view["turn"], move=move)
    raise SystemExit("The table was closed.")


if __name__ == "__main__":
    print("final scores:", asyncio.run(play(sys.argv[1], sys.argv[2], random.Random())))
