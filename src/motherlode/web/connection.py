"""One socket of one person."""

import asyncio
from collections.abc import Callable
from typing import Any

from litestar.connection import WebSocket

from motherlode.table import frames
from motherlode.table.frames import Frame
from motherlode.web.wire import WIRE, Wire

AGAIN, FLOOD = 1012, 4429
"""The close codes for "connect again in a moment" and "that is too much"."""

Socket = WebSocket[Any, Any, Any]


class Connection:
    def __init__(self, socket: Socket, person: str, address: str) -> None:
        self.person = person
        self.address = address
        self._socket = socket
        extensions: Any = socket.scope["extensions"]
        self._wire: Wire = extensions[WIRE]
        self._hanging_up: asyncio.Task[None] | None = None
        self._waiting = 0
        self.too_fast = 0
        """How many messages in a row came too fast."""

    def send(self, frame: Frame) -> None:
        """Puts a frame on its way."""
        self.send_text(frames.pack(frame))

    def send_text(self, text: bytes) -> None:
        """The same for a frame that was written for several people."""
        self._wire.write_text(text)

    async def listen(self, hear: Callable[[str | bytes], None]) -> None:
        """Hands every message over as soon as it is there; returns when the connection is over."""
        self._wire.hear = hear
        while (early := await self._wire.receive())["type"] == "websocket.receive":
            hear(early.get("text") or early.get("bytes") or b"")
        self._wire.hear = _ignore

    def keep_waiting(self) -> None:
        """One more message waits: none is read while one does, so nobody fills our memory with messages."""
        self._waiting += 1
        self._wire.read(False)

    def go_on(self) -> None:
        """One message less waits."""
        self._waiting -= 1
        if not self._waiting:
            self._wire.read(True)

    @property
    def gone(self) -> bool:
        return self._hanging_up is not None

    def hang_up(self, code: int = AGAIN) -> None:
        """Ends the connection; with the usual code the client comes back by itself."""
        if not self.gone:
            self._wire.hear = _ignore
            self._hanging_up = asyncio.create_task(self._socket.close(code))


def _ignore(message: str | bytes) -> None:
    """Who is gone is heard no more."""
