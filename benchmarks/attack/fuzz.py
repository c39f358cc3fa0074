"""`make fuzz`: broken records, messages and frames for five minutes (or `--seconds`): no exception, hang or silence.

Records are read as `motherlode replay` and `POST /api/replay` do: each is refused in a sentence, or is a game. Messages
go over a table's socket, and every one with an `id` is answered. Frames are any bytes: the server may cut them off, and
goes on. What it should not say is in its log: anything but refusals ends the run with a complaint.
"""

import argparse
import asyncio
import json
import random
import sys
import tempfile
import time
from collections import Counter
from collections.abc import AsyncIterator, Callable
from contextlib import asynccontextmanager
from pathlib import Path
from typing import Any, get_args

import msgspec

sys.path.insert(0, str(Path(__file__).parents[2]))

import logging

from tests.web.raw_sockets import raw_socket
from tests.web.serving import Player, Site, serving

from motherlode.rules import GAMES, MotherlodeError, SplitMix64, game, record
from motherlode.table.commands import AnyCommand

ANSWER_WITHIN = 30
"""Seconds; a message that is not answered by then is not answered."""
ODD: list[Any] = [
    None, True, False, 0, 1, -1, 2.0, 1e308, 2**63, -(2**63), 2**200, "", "0", "flip 1", "take gD", "\x00", "\ud800",
    "ㅤ", "x" * 3000, [], {}, [[]], [None], {"a": {}}, "easy", "donkey", "gate", "mine", ["r"], "medium",
]  # fmt: skip
SECONDS = {"records": 0.4, "messages": 0.4, "frames": 0.2}
"""What part of the time each gets."""


class Complaints(logging.Handler):
    """What a server logs when something went wrong."""

    def __init__(self) -> None:
        super().__init__(logging.ERROR)
        self.lines: list[str] = []

    def emit(self, line: logging.LogRecord) -> None:
        self.lines.append(self.format(line))


def break_json(value: Any, rng: random.Random) -> Any:
    """A value with something in it changed."""
    if rng.random() < 0.15:
        return rng.choice(ODD)
    if isinstance(value, dict) and value:
        key = rng.choice(list(value))
        kept = dict(value)
        match rng.randrange(4):
            case 0:
                del kept[key]
            case 1:
                kept[f"{key}x"] = rng.choice(ODD)
            case _:
                kept[key] = break_json(value[key], rng)
        return kept
    if isinstance(value, list) and value:
        place = rng.randrange(len(value))
        kept_list = list(value)
        match rng.randrange(4):
            case 0:
                del kept_list[place]
            case 1:
                kept_list.insert(place, rng.choice(value))
            case _:
                kept_list[place] = break_json(value[place], rng)
        return kept_list
    return rng.choice(ODD)


def break_bytes(data: bytes, rng: random.Random) -> bytes:
    changed = bytearray(data)
    for _ in range(rng.randrange(1, 5)):
        place = rng.randrange(len(changed) + 1)
        match rng.randrange(3):
            case 0:
                changed[place:place] = rng.randbytes(rng.randrange(1, 4))
            case 1:
                del changed[place : place + rng.randrange(1, 9)]
            case _:
                changed[place : place + 1] = rng.randbytes(1)
    return bytes(changed)


def some_records() -> list[bytes]:
    texts = []
    for name in GAMES:
        for players in game(name).players:
            state = game(name).deal(players, players)
            rng = SplitMix64(players)
            while not state.over:
                legal = state.legal_moves()
                state = state.apply(legal[rng.below(len(legal))])
            texts.append(record.write(state))
    return texts


def fuzz_records(until: float, rng: random.Random, counts: Counter[str]) -> None:
    good = some_records()
    while time.monotonic() < until:
        text = rng.choice(good)
        broken = break_bytes(text, rng) if rng.random() < 0.3 else dumped(break_json(json.loads(text), rng))
        try:
            record.read(broken)
            counts["records that are games all the same"] += 1
        except MotherlodeError as error:
            counts["records refused" if str(error) else "records refused WITHOUT A SENTENCE"] += 1


def dumped(value: Any) -> bytes:
    return json.dumps(value).encode("utf-8", "surrogatepass")


def some_message(player: Player, rng: random.Random) -> dict[str, Any]:
    """A message of the protocol with what could stand in it; often a move that can be made."""
    view = player.play.get("view")
    if view and view["moves"] and rng.random() < 0.3:
        return {"kind": "move", "seat": view["seat"], "turn": view["turn"], "move": rng.choice(view["moves"])}
    kind = rng.choice(get_args(AnyCommand))
    fields = [field for field in msgspec.structs.fields(kind) if field.name != "id"]
    return {"kind": kind.__struct_config__.tag} | {field.name: likely(field.name, rng) for field in fields}


def likely(name: str, rng: random.Random) -> Any:
    values: dict[str, Callable[[], Any]] = {
        "seat": lambda: rng.randrange(-1, 4),
        "turn": lambda: rng.randrange(20),
        "level": lambda: rng.choice(["random", "easy", "nobody"]),
        "settings": lambda: {"game": rng.choice(list(GAMES)), "players": rng.randrange(1, 5), "pause": False},
        "agree": lambda: rng.random() < 0.5,
        "muted": lambda: rng.random() < 0.5,
        "colours": lambda: rng.sample(["red", "green", "blue", "orange", "violet"], 2),
    }
    return values[name]() if name in values and rng.random() < 0.9 else rng.choice(ODD)


async def fuzz_messages(site: Site, until: float, rng: random.Random, counts: Counter[str]) -> None:
    while time.monotonic() < until:
        async with site.browser() as client:
            name = rng.choice(list(GAMES))
            code = await site.open(client, game=name, players=2, pause=False)
            cookie = client.cookies["motherlode_guest"]
        async with site.player(code, cookie) as player:
            for number in range(1, 300):
                if time.monotonic() > until:
                    return
                message = some_message(player, rng)
                if rng.random() < 0.4:
                    message = break_json(message, rng)
                if not isinstance(message, dict):
                    message = {"kind": message}
                sent = dumped(message | {"id": number})
                if len(sent) > 8000:
                    continue
                await player.connection.send(sent.decode())
                await answered(player, number, sent, counts)


async def answered(player: Player, number: int, sent: bytes, counts: Counter[str]) -> None:
    """A message that is none of the protocol is answered without its number."""
    try:
        async with asyncio.timeout(ANSWER_WITHIN):
            while True:
                frame = await player.receive()
                if frame.get("answer") == number or (frame["kind"] == "refused" and frame["answer"] is None):
                    counts[f"messages: {frame['kind']}"] += 1
                    return
    except TimeoutError:
        raise AssertionError(f"not answered: {sent!r}") from None


async def fuzz_frames(site: Site, until: float, rng: random.Random, counts: Counter[str]) -> None:
    async with site.browser() as client:
        code = await site.open(client, game="donkey", players=2)
        cookie = client.cookies["motherlode_guest"]
    while time.monotonic() < until:
        async with raw_socket(site, code, rng.choice([cookie, None])) as (reader, writer):
            try:
                for _ in range(rng.randrange(1, 20)):
                    head = bytes([rng.choice([0x81, 0x01, 0x80, 0x00, 0x89, 0x8A, 0x88, 0x82, rng.randrange(256)])])
                    writer.write(head + rng.randbytes(rng.randrange(0, 200)))
                    await writer.drain()
                    counts["frames"] += 1
                writer.write_eof()
                await asyncio.wait_for(reader.read(-1), ANSWER_WITHIN)
            except ConnectionError:
                pass
        async with asyncio.timeout(ANSWER_WITHIN), site.browser() as client:
            assert (await client.get("/health")).status_code == 200


@asynccontextmanager
async def listening_to_complaints() -> AsyncIterator[Complaints]:
    complaints = Complaints()
    for name in ("motherlode", "uvicorn.error", "asyncio"):
        logging.getLogger(name).addHandler(complaints)
    yield complaints
    if complaints.lines:
        sys.exit("The server complained:\n" + "\n".join(complaints.lines[:5]))


async def main(seconds: float, seed: int) -> None:
    rng, counts = random.Random(seed), Counter[str]()
    parts = {what: seconds * part for what, part in SECONDS.items()}
    print(f"seed {seed}", flush=True)
    fuzz_records(time.monotonic() + parts["records"], rng, counts)
    with tempfile.TemporaryDirectory() as folder:
        async with listening_to_complaints(), serving(Path(folder) / "tables.db") as site:
            await site.warming
            await fuzz_messages(site, time.monotonic() + parts["messages"], rng, counts)
            await fuzz_frames(site, time.monotonic() + parts["frames"], rng, counts)
    for what, number in sorted(counts.items()):
        print(f"{number:8} {what}")


if __name__ == "__main__":
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--seconds", type=float, default=300)
    parser.add_argument("--seed", type=int, default=int(time.time()))
    given = parser.parse_args()
    asyncio.run(main(given.seconds, given.seed))
