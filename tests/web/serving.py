"""A real server on a free port of this machine, and players that talk to it as browsers do."""

import asyncio
import socket
import ssl
from collections import defaultdict
from collections.abc import AsyncIterator, Awaitable, Callable, Iterator
from contextlib import asynccontextmanager, contextmanager
from functools import partial
from http.cookies import SimpleCookie
from pathlib import Path
from typing import Any

import httpx
import msgspec
from litestar import Litestar
from websockets.asyncio.client import ClientConnection, connect

from motherlode.web.app import create_app
from motherlode.web.config import Config
from motherlode.web.context import AppContext
from motherlode.web.guests import COOKIE
from motherlode.web.limits import RATES, Rate
from motherlode.web.server import make_server
from tests.patience import LONGEST
from tests.sqlite import new_file

PLENTY = dict.fromkeys(RATES, Rate(1e9, 1e9))
"""For tests that are not about limits: they all come from one address."""
PATIENT: dict[str, Any] = {"open_timeout": LONGEST, "ping_timeout": None, "proxy": None}
"""How a client's socket is opened where other work may load the machine."""
TRUSTING_NOBODY = ssl.SSLContext(ssl.PROTOCOL_TLS_CLIENT)
"""Each client would read all certificates of the machine, which takes as long as many requests."""
_unused: defaultdict[bool, list[Litestar]] = defaultdict(list)
"""Applications whose servers have stopped, by whether they are secure."""


class Site:
    """A running server."""

    def __init__(self, port: int, context: AppContext, stop: Callable[[], None] = lambda: None) -> None:
        self.stop = stop
        self.context = context
        self.manager = context.manager
        self.warming = context.warming
        self.host = f"127.0.0.1:{port}"
        self.url = f"http://{self.host}"

    @asynccontextmanager
    async def browser(self) -> AsyncIterator[httpx.AsyncClient]:
        """A guest's browser, as far as HTTP goes."""
        async with httpx.AsyncClient(base_url=self.url, timeout=LONGEST, verify=TRUSTING_NOBODY) as client:
            yield client

    async def open(self, client: httpx.AsyncClient, **settings: Any) -> str:
        answer = await client.post("/api/tables", json=settings)
        assert answer.status_code == 201, answer.text
        return str(answer.json()["code"])

    async def become_guest(self) -> str:
        """A new guest's cookie."""
        async with self.browser() as client:
            return cookie_of(await client.get("/api/me"))

    @asynccontextmanager
    async def socket(self, code: str, cookie: str | None, **headers: str) -> AsyncIterator[ClientConnection]:
        if cookie is not None:
            headers["Cookie"] = f"{COOKIE}={cookie}"
        url = f"ws://{self.host}/api/tables/{code}/socket"
        async with connect(url, additional_headers=headers, compression=None, **PATIENT) as connection:
            yield connection

    @asynccontextmanager
    async def player(self, code: str, cookie: str | None = None) -> AsyncIterator["Player"]:
        """Somebody at a table."""
        cookie = cookie or await self.become_guest()
        async with self.socket(code, cookie) as connection:
            player = Player(connection, cookie)
            await player.until("table")
            yield player


class Player:
    """One socket; remembers the newest frames and every byte that came in."""

    def __init__(self, connection: ClientConnection, cookie: str) -> None:
        self.connection = connection
        self.cookie = cookie
        self.table: dict[str, Any] = {}
        self.play: dict[str, Any] = {}
        self.frames: list[dict[str, Any]] = []
        self.wire: list[str] = []
        self._id = 0

    async def receive(self) -> dict[str, Any]:
        text = await asyncio.wait_for(self.connection.recv(), LONGEST)
        assert isinstance(text, str)
        frame: dict[str, Any] = msgspec.json.decode(text)
        self.wire.append(text)
        self.frames.append(frame)
        if frame["kind"] == "table":
            self.table = frame
        elif frame["kind"] == "play":
            self.play = frame
        return frame

    async def until(self, kind: str, wanted: Callable[[dict[str, Any]], bool] = lambda frame: True) -> dict[str, Any]:
        while True:
            frame = await self.receive()
            if frame["kind"] == kind and wanted(frame):
                return frame

    async def ask(self, kind: str, **fields: Any) -> dict[str, Any]:
        """Sends a message and waits for its answer."""
        self._id += 1
        await self.connection.send(msgspec.json.encode({"kind": kind, "id": self._id} | fields).decode())
        while True:
            frame = await self.receive()
            if frame.get("answer") == self._id:
                return frame

    async def move(self, move: str | None = None) -> dict[str, Any]:
        """Makes a move, the first legal one if none is named."""
        view = self.play["view"]
        return await self.ask("move", seat=view["seat"], turn=view["turn"], move=move or view["moves"][0])


def cookie_of(answer: httpx.Response) -> str:
    cookie = SimpleCookie(answer.headers["set-cookie"])
    return cookie[COOKIE].value


@asynccontextmanager
async def serving(database: str | Path, **config: Any) -> AsyncIterator[Site]:
    if isinstance(database, Path) and not database.exists():
        new_file(database)
    with socket.socket() as listening:
        listening.bind(("127.0.0.1", 0))
        port = listening.getsockname()[1]
        settings: dict[str, Any] = {
            "rates": PLENTY,
            "requests": Rate(1e9, 1e9),
            "bytes_of_address": Rate(1e9, 1e9),
            "sockets": 1000,
            "bot_threads": 1,
        } | config
        whole = Config(database=str(database), port=port, **settings)
        with _app(whole) as app:
            server = make_server(whole, app=app)
            task = asyncio.create_task(server.serve([listening]))
            await server.ready.wait()
            try:
                yield Site(port, app.state.context, partial(setattr, server, "should_exit", True))
            finally:
                server.should_exit = True
                await task


@contextmanager
def _app(config: Config) -> Iterator[Litestar]:
    """An application for one server. With the usual pages it serves the next one, too: to read all its handlers takes
    longer than most tests, and all that belongs to one server begins and ends with that.
    """
    unused = _unused[config.secure] if config.pages == Config(database="").pages else []
    app = unused.pop() if unused else create_app(config)
    app.state.config = config
    yield app
    del app.state["context"]
    unused.append(app)


async def all_steps(client: httpx.AsyncClient, path: str, body: bytes | None = None, **query: Any) -> dict[str, Any]:
    """A record step by step, all pages of it."""
    method = "GET" if body is None else "POST"
    whole: dict[str, Any] = {"turns": 0, "steps": []}
    while len(whole["steps"]) <= whole["turns"]:
        answer = await client.request(method, path, content=body, params=query | {"start": len(whole["steps"])})
        assert answer.status_code == 200, answer.text
        page = answer.json()
        assert page["start"] == len(whole["steps"])
        whole = page | {"steps": whole["steps"] + page["steps"]}
    return whole


async def wait_until(holds: Callable[[], bool]) -> None:
    """Returns when a condition holds."""
    while not holds():
        await asyncio.sleep(0.01)


def run(test: Awaitable[None]) -> None:
    """Runs a test's coroutine."""

    async def limited() -> None:
        await asyncio.wait_for(test, 3 * LONGEST)

    asyncio.run(limited())
