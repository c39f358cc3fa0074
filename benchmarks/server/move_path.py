"""What a move costs on its way through the server, without network and threads: `python benchmarks/server/move_path.py
BASE NEW`.

Each checkout's server runs in a process of its own, with pipes in place of connections: bytes as a browser sends them
go in, and what would be sent is collected. The two take short turns, so that what else the machine does meanwhile slows
both alike. Printed are the medians of microseconds of processor time for each move: from its bytes to the log's door
(`hear`), in the log (`write`), and from there to the bytes of everybody's frames (`tell`); and the median of the paired
ratios, new to base.

Both checkouts need a `.venv` of their own; the servers' inner parts that this file uses have been the same since the
first edition.
"""

import argparse
import asyncio
import gc
import subprocess
import sys
import tempfile
import time
from collections.abc import Iterator
from contextlib import ExitStack
from pathlib import Path
from statistics import median, quantiles
from typing import Any

import msgspec
from websockets.frames import Frame, Opcode

STAGES = ("hear", "write", "tell")
SELDOM = 50_000
"""As the server has it: so many new objects before the collector looks at them."""


class Turn(msgspec.Struct):
    """What some moves cost, in nanoseconds."""

    moves: int = 0
    hear: int = 0
    write: int = 0
    tell: int = 0

    def each(self, *stages: str) -> float:
        """Microseconds a move."""
        return sum(getattr(self, stage) for stage in stages) / self.moves / 1000


# The process of one checkout.


class Pipe(asyncio.Transport):
    """A connection whose other end is this program."""

    def __init__(self, number: int) -> None:
        super().__init__({"peername": ("127.0.0.1", number), "sockname": ("127.0.0.1", 8000), "sslcontext": None})
        self.sent = bytearray()
        self.protocol: Any = None

    def set_protocol(self, protocol: asyncio.BaseProtocol) -> None:
        self.protocol = protocol

    def get_protocol(self) -> asyncio.BaseProtocol:
        protocol: asyncio.BaseProtocol = self.protocol
        return protocol

    def write(self, data: Any) -> None:
        self.sent += data

    def is_closing(self) -> bool:
        return False

    def get_write_buffer_size(self) -> int:
        return 0

    def set_write_buffer_limits(self, high: int | None = None, low: int | None = None) -> None: ...
    def pause_reading(self) -> None: ...
    def resume_reading(self) -> None: ...
    def close(self) -> None: ...
    def abort(self) -> None: ...

    def frames(self) -> Iterator[dict[str, Any]]:
        """The messages that were sent since the last time."""
        sent, self.sent = self.sent, bytearray()
        at = 0
        while at < len(sent):
            length, at = sent[at + 1], at + 2
            if length >= 126:
                size = 2 if length == 126 else 8
                length, at = int.from_bytes(sent[at : at + size], "big"), at + size
            yield msgspec.json.decode(sent[at : at + length])
            at += length


class InnerServer:
    """A server without sockets. Its log is written when it is told to."""

    def __init__(self, folder: str) -> None:
        from motherlode.web.config import Config
        from motherlode.web.limits import RATES, Rate
        from motherlode.web.server import make_server

        try:
            from motherlode.table.log_writer import Writer
        except ModuleNotFoundError:  # the first edition
            from motherlode.table.store import Writer  # type: ignore[attr-defined,no-redef]

        self.writer: Any = None
        begin, plenty = Writer.__init__, Rate(1e12, 1e12)

        def remember(writer: Any, *given: Any) -> None:
            self.writer = writer
            begin(writer, *given)

        setattr(Writer, "__init__", remember)  # noqa: B010
        setattr(Writer, "_hand_over", lambda writer: None)  # noqa: B010
        wanted = {"rates": dict.fromkeys(RATES, plenty), "requests": plenty, "bytes_of_address": plenty}
        known = {name: value for name, value in wanted.items() if name in Config.__struct_fields__}
        self._server = make_server(Config(database=f"{folder}/tables.db", sockets=1 << 20, **known))
        self._config = self._server.config
        self._config.ws_ping_interval = None
        self._pipes = 0

    async def start(self) -> None:
        self._config.load()
        self._lifespan = self._config.lifespan_class(self._config)
        await self._lifespan.startup()

    async def stop(self) -> None:
        await self._lifespan.shutdown()

    def connect(self) -> Pipe:
        self._pipes += 1
        pipe = Pipe(self._pipes)
        pipe.protocol = self._config.http_protocol_class(  # type: ignore[call-arg, operator]
            config=self._config, server_state=self._server.server_state, app_state=self._lifespan.state
        )
        pipe.protocol.connection_made(pipe)
        return pipe

    async def ask(self, request: str, body: bytes = b"", **headers: str) -> Pipe:
        """Sends a request and waits for what is sent back."""
        pipe = self.connect()
        lines = [f"{request} HTTP/1.1", "Host: 127.0.0.1:8000", f"Content-Length: {len(body)}"]
        lines += [f"{name.replace('_', '-')}: {value}" for name, value in headers.items()]
        pipe.protocol.data_received("\r\n".join(lines).encode() + b"\r\n\r\n" + body)
        await self.until(lambda: b"\r\n\r\n" in pipe.sent)
        return pipe

    async def until(self, done: Any) -> None:
        while not done():
            self.tell(self.write())
            await asyncio.sleep(0.001)

    def write(self) -> Any:
        """Writes what waits, as the server's own thread does."""
        batch, self.writer._waiting = self.writer._waiting, []
        return self.writer._write(batch) if batch else []

    def tell(self, told: Any) -> None:
        self.writer._tell(told)


class TwoPlayers:
    """A table of two, each with a pipe."""

    def __init__(self, server: InnerServer, game: str) -> None:
        self._server = server
        self._game = game
        self._pipes: list[Pipe] = []

    async def begin(self) -> None:
        body = msgspec.json.encode({"game": self._game, "players": 2})
        opened = await self._server.ask("POST /api/tables", body, Content_Type="application/json")
        await self._server.until(lambda: opened.sent.endswith(b"}"))
        code = msgspec.json.decode(bytes(opened.sent).rpartition(b"\r\n\r\n")[2])["code"]
        cookies = [_cookie(opened), _cookie(await self._server.ask("GET /api/me"))]
        for seat, cookie in enumerate(cookies):
            pipe = await self._server.ask(
                f"GET /api/tables/{code}/socket",
                Cookie=cookie,
                Connection="Upgrade",
                Upgrade="websocket",
                Sec_WebSocket_Version="13",
                Sec_WebSocket_Key="dGhlIHNhbXBsZSBub25jZQ==",
            )
            self._pipes.append(pipe)
            await self._server.until(lambda pipe=pipe: b'"kind":"table"' in pipe.sent)
            pipe.sent = pipe.sent.partition(b"\r\n\r\n")[2]
            self._say(seat, {"kind": "sit", "seat": seat})
            await self._server.until(lambda pipe=pipe: b'"kind":"done"' in pipe.sent)
        self._say(0, {"kind": "start"})
        await self._dealt()

    async def _dealt(self) -> None:
        await self._server.until(lambda: all(b'"kind":"play"' in pipe.sent for pipe in self._pipes))

    def _say(self, seat: int, message: dict[str, Any]) -> None:
        self._pipes[seat].protocol.data_received(_masked(message))

    def leave(self) -> None:
        for pipe in self._pipes:
            pipe.protocol.connection_lost(None)

    async def next_move(self) -> tuple[Any, bytes]:
        """Who is to be given which bytes; a game that is over is followed by another."""
        while True:
            for seat, pipe in enumerate(self._pipes):
                for view in [frame["view"] for frame in pipe.frames() if "view" in frame][-1:]:
                    if view["to_move"] == seat:
                        found = pipe.protocol, _masked(_move(view))
                    over = view["to_move"] is None
            if not over:
                return found
            self._say(0, {"kind": "rematch"})
            await self._dealt()


def _move(view: dict[str, Any]) -> dict[str, Any]:
    turn, moves = view["turn"], view["moves"]
    return {"kind": "move", "seat": view["seat"], "turn": turn, "move": moves[turn % len(moves)], "id": turn}


def _masked(message: dict[str, Any]) -> bytes:
    return Frame(Opcode.TEXT, msgspec.json.encode(message)).serialize(mask=True)


def _cookie(pipe: Pipe) -> str:
    head = bytes(pipe.sent).decode("latin-1")
    return next(line.partition(": ")[2].split(";")[0] for line in head.split("\r\n") if "set-cookie" in line.lower())


async def play(server: InnerServer, tables: list[TwoPlayers], rounds: int) -> Turn:
    clock, turn = time.thread_time_ns, Turn()
    for _ in range(rounds):
        moves = [await table.next_move() for table in tables]
        began = clock()
        for protocol, data in moves:
            protocol.data_received(data)
        heard = clock()
        told = server.write()
        written = clock()
        server.tell(told)
        await asyncio.sleep(0)
        await asyncio.sleep(0)
        turn.tell += clock() - written
        turn.hear += heard - began
        turn.write += written - heard
        turn.moves += len(moves)
    return turn


async def serve_turns(game: str, tables: int) -> None:
    """Plays as many rounds as each line of the input says."""
    with tempfile.TemporaryDirectory() as folder:
        server = InnerServer(folder)
        await server.start()
        seated = [TwoPlayers(server, game) for _ in range(tables)]
        for table in seated:
            await table.begin()
        await play(server, seated, 20)
        gc.collect()
        gc.freeze()
        gc.set_threshold(SELDOM)
        print("ready", flush=True)
        for line in sys.stdin:
            print(msgspec.json.encode(await play(server, seated, int(line))).decode(), flush=True)
        for table in seated:
            table.leave()
        await server.stop()


# The process that compares.


class Side:
    """The process of a checkout."""

    def __init__(self, checkout: Path, game: str, given: argparse.Namespace, stack: ExitStack) -> None:
        python = checkout.resolve() / ".venv/bin/python"
        command = [str(python), __file__, "--tables", str(given.tables), "--inside", game]
        self._process = stack.enter_context(
            subprocess.Popen(command, stdin=subprocess.PIPE, stdout=subprocess.PIPE, text=True)
        )
        self.turns: list[Turn] = []

    def wait(self) -> None:
        assert self._process.stdout is not None
        if self._process.stdout.readline() != "ready\n":
            raise SystemExit("A server did not start; see above.")

    def play(self, rounds: int) -> None:
        assert self._process.stdin is not None
        assert self._process.stdout is not None
        self._process.stdin.write(f"{rounds}\n")
        self._process.stdin.flush()
        self.turns.append(msgspec.json.decode(self._process.stdout.readline(), type=Turn))


def compare(game: str, given: argparse.Namespace) -> None:
    with ExitStack() as stack:
        sides = [Side(checkout, game, given, stack) for checkout in given.checkouts]
        for side in sides:
            side.wait()
        for turn in range(given.turns):
            for side in sides[:: -1 if turn % 2 else 1]:
                side.play(given.rounds)
    base, new = (side.turns for side in sides)
    for stages in (("hear",), ("write",), ("tell",), ("hear", "tell"), STAGES):
        ratios = [one.each(*stages) / other.each(*stages) for one, other in zip(new, base, strict=True)]
        low, middle, high = quantiles(ratios, n=4)
        print(
            f"{game:7}{' + '.join(stages):22} base {median(turn.each(*stages) for turn in base):6.1f}, "
            f"new {median(turn.each(*stages) for turn in new):6.1f} µs a move, "
            f"new / base {middle:.3f} ({low:.3f} to {high:.3f})",
            flush=True,
        )


def main() -> None:
    parser = argparse.ArgumentParser(description="Compare what a move costs on its way through the servers.")
    parser.add_argument("checkouts", type=Path, nargs="*", metavar="BASE NEW")
    parser.add_argument("--games", nargs="+", default=["donkey", "gate"])
    parser.add_argument("--tables", type=int, default=50)
    parser.add_argument("--turns", type=int, default=20, help="how often the two take turns")
    parser.add_argument("--rounds", type=int, default=40, help="moves of each table in a turn")
    parser.add_argument("--inside", metavar="GAME", help=argparse.SUPPRESS)
    given = parser.parse_args()
    if given.inside:
        asyncio.run(serve_turns(given.inside, given.tables))
        return
    if len(given.checkouts) != 2:
        parser.error("name two checkouts: the base and the new one")
    for game in given.games:
        compare(game, given)


if __name__ == "__main__":
    main()
