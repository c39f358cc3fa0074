"""The application under another ASGI server than uvicorn: everything by ASGI's own means."""

import asyncio
import socket
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from pathlib import Path
from typing import Any

import hypercorn
import pytest
from hypercorn.asyncio import serve
from websockets.exceptions import ConnectionClosed

from motherlode.web.app import create_app
from motherlode.web.config import Config
from motherlode.web.limits import Rate
from motherlode.web.server import asgi_app
from motherlode.web.wire import AsgiWire, wire_of
from tests.web.raw_sockets import read_all
from tests.web.seating import play_some, sit_down
from tests.web.serving import PLENTY, Site, run, wait_until


@asynccontextmanager
async def serving_by_hypercorn(database: Path, **config: Any) -> AsyncIterator[Site]:
    listening = socket.create_server(("127.0.0.1", 0))
    port = listening.getsockname()[1]
    settings: dict[str, Any] = {"rates": PLENTY, "sockets": 1000, "bot_threads": 1} | config
    whole = Config(database=str(database), port=port, **settings)
    app = create_app(whole)
    hypercorn_config = hypercorn.Config()
    hypercorn_config.bind = [f"fd://{listening.detach()}"]
    hypercorn_config.errorlog = None
    stop = asyncio.Event()
    task = asyncio.create_task(serve(asgi_app(app, whole), hypercorn_config, shutdown_trigger=stop.wait))
    try:
        await wait_until(lambda: app.state.get("context") is not None)
        yield Site(port, app.state.context)
    finally:
        stop.set()
        await task


def test_a_game_is_played(tmp_path: Path) -> None:
    """Sitting down, a whole game of moves, refusals and leaving: as under uvicorn."""

    async def test() -> None:
        async with serving_by_hypercorn(tmp_path / "tables.db") as site:
            code, cookies = await sit_down(site, "donkey", 2, first=0)
            async with site.player(code, cookies[0]) as ann, site.player(code, cookies[1]) as ben:
                assert (await ben.ask("start"))["name"] == "not_host"
                assert (await ann.ask("start"))["kind"] == "play"
                await ben.until("play")
                await play_some([ann, ben], 1000)
                assert ann.play["view"]["to_move"] is None
            host = await site.manager.find(code)
            await wait_until(lambda: not host.connections)

    run(test())


def test_a_flood_is_cut_off(tmp_path: Path) -> None:
    """With the close code that says so, after the refusals that were sent before."""

    async def test() -> None:
        async with serving_by_hypercorn(tmp_path / "tables.db", rates=PLENTY | {"act": Rate(20, 0.0001)}) as site:
            code, _ = await sit_down(site, "donkey", 2)
            host = await site.manager.find(code)
            async with site.socket(code, await site.become_guest()) as flood:
                for _ in range(100):
                    await flood.send('{"kind":"look"}')
                with pytest.raises(ConnectionClosed) as closed:
                    await read_all(flood)
                assert closed.value.rcvd is not None
                assert closed.value.rcvd.code == 4429
            await wait_until(lambda: not host.connections)

    run(test())


class DeafSocket:
    """A socket whose other end reads nothing and says nothing."""

    scope: dict[str, Any] = {}

    async def receive(self) -> Any:
        await asyncio.Event().wait()

    async def send(self, message: Any) -> None:
        await asyncio.Event().wait()


def test_who_does_not_read_is_cut_off() -> None:
    async def test() -> None:
        end: Any = wire_of(DeafSocket())  # type: ignore[arg-type]
        assert isinstance(end, AsgiWire)
        listening = asyncio.create_task(end.listen(lambda message: None))
        while not listening.done():
            end.write_text(b"x" * 1000)
            await asyncio.sleep(0)
        await listening

    run(test())


class TalkingSocket:
    """A socket whose other end talks on and on, and answers at last that it has closed."""

    scope: dict[str, Any] = {}

    def __init__(self) -> None:
        self.coming = [{"type": "websocket.disconnect"}, *({"type": "websocket.receive", "text": "{}"},) * 30]
        self.sent: list[Any] = []

    async def receive(self) -> Any:
        return self.coming.pop()

    async def send(self, message: Any) -> None:
        self.sent.append(message)


def test_who_is_cut_off_is_read_to_the_end_unheard() -> None:
    """The answer to the closing lies behind all else that came: who does not read it leaves the connection open."""

    async def test() -> None:
        socket, heard = TalkingSocket(), list[Any]()
        end: Any = wire_of(socket)  # type: ignore[arg-type]
        end.read(False)
        end.close(4429)
        await end.listen(heard.append)
        assert (heard, socket.coming) == ([], [])
        assert [message["type"] for message in socket.sent] == ["websocket.close"]

    run(test())
