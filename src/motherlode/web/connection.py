"""One socket of one person. What is sent waits in a short queue, so that a slow reader holds up nobody else."""

import asyncio
from typing import Any

from litestar.connection import WebSocket

from motherlode.table import frames
from motherlode.table.frames import Frame

LONGEST_QUEUE = 256
AGAIN = 1012
"""The close code for "connect again in a moment"."""

Socket = WebSocket[Any, Any, Any]


class Connection:
    def __init__(self, socket: Socket, person: str, address: str) -> None:
        self.person = person
        self.address = address
        self._socket = socket
        self._queue: asyncio.Queue[str] = asyncio.Queue()
        self._sender = asyncio.create_task(self._send())

    def send(self, frame: Frame) -> None:
        """Puts a frame on its way."""
        self.send_text(frames.write(frame))

    def send_text(self, text: str) -> None:
        """The same for a frame that was written for several. Who does not read is cut off, and gets everything anew
        when it comes back.
        """
        if self._queue.qsize() >= LONGEST_QUEUE:
            self._sender.cancel()
        elif not self._sender.done():
            self._queue.put_nowait(text)

    async def _send(self) -> None:
        try:
            while True:
                text = await self._queue.get()
                await self._socket.send({"type": "websocket.send", "text": text, "bytes": None})
                self._queue.task_done()
        except asyncio.CancelledError:
            raise
        except Exception:
            # The other side is gone; the reading side notices, too, and ends the connection.
            return

    async def receive(self) -> str | bytes | None:
        """The next message; None when the connection is over."""
        message: Any = await self._socket.receive()
        if message["type"] != "websocket.receive":
            return None
        text: str | bytes | None = message.get("text")
        return message.get("bytes") if text is None else text

    def hang_up(self) -> None:
        """Ends the connection; the client comes back by itself."""
        self._hanging_up = asyncio.create_task(self._socket.close(AGAIN))

    async def flush(self) -> None:
        """Returns when everything is sent."""
        if not self._sender.done():
            waiting = asyncio.create_task(self._queue.join())
            await asyncio.wait([waiting, self._sender], return_when=asyncio.FIRST_COMPLETED, timeout=1)
            waiting.cancel()

    async def end(self) -> None:
        self._sender.cancel()
        await asyncio.gather(self._sender, return_exceptions=True)
