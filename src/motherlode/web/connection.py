"""One socket of one person."""

import asyncio
from typing import Any

from litestar.connection import WebSocket

from motherlode.table import frames
from motherlode.table.frames import Frame
from motherlode.web.wire import WIRE, Wire

AGAIN = 1012
"""The close code for "connect again in a moment"."""

Socket = WebSocket[Any, Any, Any]


class Connection:
    def __init__(self, socket: Socket, person: str, address: str) -> None:
        self.person = person
        self.address = address
        self._socket = socket
        extensions: Any = socket.scope["extensions"]
        self._wire: Wire = extensions[WIRE]

    def send(self, frame: Frame) -> None:
        """Puts a frame on its way."""
        self.send_text(frames.pack(frame))

    def send_text(self, text: bytes) -> None:
        """The same for a frame that was written for several people."""
        self._wire.write_text(text)

    async def receive(self) -> str | bytes | None:
        """The next message; None when the connection is over."""
        message: Any = await self._wire.receive()
        if message["type"] != "websocket.receive":
            return None
        text: str | bytes | None = message.get("text")
        return message.get("bytes") if text is None else text

    def hang_up(self) -> None:
        """Ends the connection; the client comes back by itself."""
        self._hanging_up = asyncio.create_task(self._socket.close(AGAIN))
