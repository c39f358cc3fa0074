"""The wire of a table's socket: messages are heard and frames are written at once, and who does not read is cut off.

ASGI's `send` waits for a slow reader and its `receive` for a message, so every connection needs tasks and queues of its
own, and every move wakes them up. Under uvicorn a `DirectWire` goes below ASGI instead; it alone leans on how uvicorn's
protocol is made. Under any other ASGI server there is an `AsgiWire`.
"""

import asyncio
from collections import deque
from collections.abc import Callable
from struct import pack
from typing import Any, Protocol

from litestar.connection import WebSocket
from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol
from websockets.frames import Frame

from motherlode.web.limits import ARRIVING, CALM, Budget

Socket = WebSocket[Any, Any, Any]
Hear = Callable[[str | bytes], None]

EXTENSION = "motherlode.wire"
"""Where a connection finds its wire among the scope's extensions."""
WHOLE_TEXT = 0x81
MOST_WAITING = 256 * 1024
"""So many bytes may wait for a reader; it gets everything anew when it comes back."""

FRAME_COST = 64
"""What a frame costs besides its bytes: an empty one is parsed, too."""
SLICE = 2048
"""So many bytes are parsed before anybody looks at what they cost."""
CLOSE_FRAME = 0x88


class Wire(Protocol):
    async def listen(self, hear: Hear) -> None:
        """Hands every whole message over as soon as it is there; returns when the connection is over."""

    def read(self, reading: bool) -> None:
        """Whether more is read: what is not read waits with its sender."""

    def share(self, budget: Budget) -> None:
        """What comes in is spent of this budget, too, of all sockets of an address. When nothing is left of it, those
        are cut that send much.
        """

    def write_text(self, text: bytes) -> None:
        """Puts a text on its way; nothing happens if the connection is over."""

    def close(self, code: int) -> None:
        """Ends the connection after what was written; nothing more is heard."""


def wire_of(socket: Socket) -> Wire:
    """The wire of a socket that was accepted."""
    extensions: Any = socket.scope.get("extensions") or {}
    wire: Wire | None = extensions.get(EXTENSION)
    return wire or AsgiWire(socket)


class DirectWire(WebSocketsSansIOProtocol):
    _hear: Hear | None = None
    """Gets every whole message; before there is one they wait in uvicorn's queue."""
    _closing: "asyncio.Task[None] | None" = None
    _shared: Budget | None = None

    def __init__(
        self, *args: Any, budget_of: Callable[[str], Budget | None] = lambda address: None, **more: Any
    ) -> None:
        super().__init__(*args, **more)
        self._budget_of = budget_of

    def connection_made(self, transport: asyncio.BaseTransport) -> None:
        super().connection_made(transport)
        self._shared = self._budget_of(self.client[0] if self.client else "")
        self._budget, self._calm = Budget(ARRIVING), Budget(CALM)

    def data_received(self, data: bytes) -> None:
        """Pings, pongs and empty frames reach no other limit, and parsing many of them would stop everybody."""
        self._spend(len(data))
        for start in range(0, len(data), SLICE):
            if self.transport.is_closing():
                return
            if self._closing is not None or self.close_sent:
                self._take_leave(data)
                return
            super().data_received(data[start : start + SLICE])

    def _take_leave(self, data: bytes) -> None:
        """After our close nothing is parsed; mostly the other's close comes alone, and all is said."""
        if self.close_sent and data[0] == CLOSE_FRAME:
            self.transport.close()

    def _spend(self, amount: int) -> bool:
        calm = self._calm.spend(amount)
        if self._budget.spend(amount) and (self._shared is None or self._shared.spend(amount) or calm):
            return True
        self.transport.abort()
        return False

    def handle_ping(self) -> None:
        if self._spend(FRAME_COST):
            super().handle_ping()

    def handle_pong(self, event: Frame) -> None:
        if self._spend(FRAME_COST):
            super().handle_pong(event)

    def handle_cont(self, event: Frame) -> None:
        if self._spend(FRAME_COST):
            super().handle_cont(event)

    async def run_asgi(self) -> None:
        extensions: Any = self.scope["extensions"]
        extensions[EXTENSION] = self
        await super().run_asgi()

    def share(self, budget: Budget) -> None:
        if self._shared is None:  # nobody knew whose it is: it came through a proxy
            self._shared = budget

    async def listen(self, hear: Hear) -> None:
        if self._closing is None:
            self._hear = hear
        while (early := await self.receive())["type"] == "websocket.receive":
            hear(early.get("text") or early.get("bytes") or b"")
        self._hear = _ignore

    def send_receive_event_to_app(self) -> None:
        if not self._spend(FRAME_COST):
            return
        if self._hear is None or self.close_sent:
            super().send_receive_event_to_app()
            return
        message, self.frames = b"".join(self.frames), []
        self._hear(message)

    def read(self, reading: bool) -> None:
        if self.transport.is_closing():
            return
        if reading:
            self.transport.resume_reading()
        else:
            self.transport.pause_reading()

    def write_text(self, text: bytes) -> None:
        if self.close_sent or self.transport.is_closing():
            return
        if self.transport.get_write_buffer_size() > MOST_WAITING:
            self.transport.abort()
            return
        self.transport.write(_header(len(text)) + text)

    def close(self, code: int) -> None:
        if self._closing is None:
            self._hear = _ignore
            self._closing = asyncio.create_task(self._close(code))

    async def _close(self, code: int) -> None:
        if not self.close_sent and not self.transport.is_closing():
            await self.send({"type": "websocket.close", "code": code, "reason": ""})


def _header(length: int) -> bytes:
    """What stands before a text that a server sends whole (RFC 6455, 5.2): never masked, compressed or split."""
    if length < 126:
        return pack("!BB", WHOLE_TEXT, length)
    if length < 1 << 16:
        return pack("!BBH", WHOLE_TEXT, 126, length)
    return pack("!BBQ", WHOLE_TEXT, 127, length)


class AsgiWire:
    """By ASGI's own means: one task reads, one writes what waits in a queue."""

    def __init__(self, socket: Socket) -> None:
        self._socket = socket
        self._queue: deque[dict[str, Any]] = deque()
        self._waiting = 0
        """Bytes in the queue."""
        self._filled = asyncio.Event()
        self._reading = asyncio.Event()
        self._reading.set()
        self._cut = asyncio.Event()
        self._over = False

    async def listen(self, hear: Hear) -> None:
        """When it returns the server closes what is still open."""
        tasks = [asyncio.create_task(each) for each in (self._receive(hear), self._send(), self._cut.wait())]
        try:
            done, _ = await asyncio.wait(tasks, return_when=asyncio.FIRST_COMPLETED)
            for task in done:
                task.result()
        finally:
            self._over = True
            for task in tasks:
                task.cancel()
            await asyncio.gather(*tasks, return_exceptions=True)

    async def _receive(self, hear: Hear) -> None:
        receive: Any = self._socket.receive
        while True:
            await self._reading.wait()
            if (message := await receive())["type"] != "websocket.receive":
                return
            if not self._over:
                hear(message.get("text") or message.get("bytes") or b"")

    async def _send(self) -> None:
        send: Any = self._socket.send
        while True:
            await self._filled.wait()
            while self._queue:
                message = self._queue.popleft()
                try:
                    await send(message)
                except OSError:  # so ASGI says that nobody is there any more
                    return
                if message["type"] == "websocket.close":
                    return
                self._waiting -= len(message["text"].encode())
            self._filled.clear()

    def share(self, budget: Budget) -> None:
        """Bytes are the other server's to count."""

    def read(self, reading: bool) -> None:
        if reading:
            self._reading.set()
        else:
            self._reading.clear()

    def write_text(self, text: bytes) -> None:
        if self._waiting > MOST_WAITING:
            self._over = True
            self._cut.set()
        self._waiting += len(text)
        self._put({"type": "websocket.send", "text": text.decode()})

    def close(self, code: int) -> None:
        self._put({"type": "websocket.close", "code": code, "reason": ""})
        self._over = True

    def _put(self, message: dict[str, Any]) -> None:
        if not self._over:
            self._queue.append(message)
            self._filled.set()


def _ignore(message: str | bytes) -> None:
    """Who is gone is heard no more."""
