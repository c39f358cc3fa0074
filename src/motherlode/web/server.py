"""Running the server: uvicorn with the settings that were measured to be best, and a clean stop."""

import asyncio
import gc
import socket
import sys
from collections.abc import Callable
from functools import partial
from pathlib import Path
from typing import Any, cast

import uvicorn
from litestar import Litestar

from motherlode.web.app import create_app
from motherlode.web.built import index_of
from motherlode.web.config import Config
from motherlode.web.context import AppContext
from motherlode.web.http_protocol import OpenConnections, TimedHttp
from motherlode.web.security import policy_for, with_headers
from motherlode.web.wire import DirectWire

LARGEST_MESSAGE = 8 * 1024
TURN = 0.0005
"""Seconds after which a thread that works in Python lets the others go on; with Python's own 0.005 a record that is
played again, or a bot's knowledge, makes each of a move's steps wait so long.
"""
SELDOM = 50_000
"""So many new objects before the collector looks at them; Python's own 700 cost a twentieth of the server's time."""


class Server(uvicorn.Server):
    """Tells the clients before it closes their connections."""

    def __init__(self, settings: uvicorn.Config, app: Litestar, when_ready: Callable[[], None]) -> None:
        super().__init__(settings)
        self.app = app
        self.ready = asyncio.Event()
        self._when_ready = when_ready
        self._alone = False

    async def startup(self, sockets: list[socket.socket] | None = None) -> None:
        await super().startup(sockets)
        if self._alone and self.app.state.get("context") is not None:
            self._settling = asyncio.create_task(self._settle())
        self.ready.set()
        self._when_ready()

    async def _settle(self) -> None:
        """Takes what is loaded by now out of garbage collection: to scan it again and again would stop all tables for a
        moment each time. Moves leave hardly any garbage behind.
        """
        await asyncio.wait([self.app.state.context.warming])
        gc.collect()
        gc.freeze()
        gc.set_threshold(SELDOM)

    def run(self, sockets: list[socket.socket] | None = None) -> None:
        """Serves until the process is told to stop."""
        self._alone = True
        sys.setswitchinterval(TURN)
        super().run(sockets)

    async def _drain(self, context: AppContext) -> None:
        """Takes its time, unless it is told to stop a second time."""
        draining = asyncio.create_task(context.manager.drain(context.config.drain))
        while not draining.done() and not self.force_exit:
            await asyncio.wait([draining], timeout=0.2)
        draining.cancel()

    async def shutdown(self, sockets: list[socket.socket] | None = None) -> None:
        context: AppContext | None = self.app.state.get("context")
        if context is not None:
            await self._drain(context)
            await context.manager.say_goodbye()
        await super().shutdown(sockets)


def asgi_app(app: Litestar, config: Config) -> Any:
    """The application with its security headers: what any ASGI server can run."""
    return with_headers(app, policy_for(index_of(Path(config.pages))))


def make_server(config: Config, when_ready: Callable[[], None] = lambda: None, app: Litestar | None = None) -> Server:
    """A server of an application, or of a new one."""
    app = app or create_app(config)
    addresses = OpenConnections(config.http_connections, config.proxies, config.requests, config.bytes_of_address)
    settings = uvicorn.Config(
        asgi_app(app, config),
        host=config.host,
        port=config.port,
        http=cast(
            Any,
            partial(
                TimedHttp,
                open_connections=addresses,
                within=config.request_within,
                read_within=config.read_within,
            ),
        ),
        ws=cast(Any, partial(DirectWire, arriving_from=addresses.arriving)),
        ws_max_size=LARGEST_MESSAGE,
        ws_per_message_deflate=False,  # halves the memory of a connection
        proxy_headers=bool(config.proxies),
        forwarded_allow_ips=list(config.proxies),
        access_log=False,  # it would hold addresses, and codes of tables
        log_config=None,
        timeout_graceful_shutdown=5,
        server_header=False,
    )
    return Server(settings, app, when_ready)
