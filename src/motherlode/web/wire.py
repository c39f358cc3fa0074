"""The wire of a table's socket: messages are heard and frames are written at once, and who does not read is cut off.

ASGI's `send` waits for a slow reader and its `receive` for a message, so every connection needs tasks and queues of its
own, and every move wakes them up. Under uvicorn a `DirectWire` goes below ASGI instead; it alone leans on how uvicorn's
protocol is made. Under any other ASGI server there is an `AsgiWire`.
"""

import asyncio
from collections import deque
from collections.abc import Callable
from struct import Struct
from time import monotonic
from typing import Any, Protocol

from litestar.connection import WebSocket
from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol
from websockets.frames import Frame

from motherlode.web.limits import ARRIVING, CALM, Bucket

Socket = WebSocket[Any, Any, Any]
Hear = Callable[[str | bytes], None]

EXTENSION = "motherlode.wire"
"""Where a connection finds its wire among the scope's extensions."""
WHOLE_TEXT = 0x81
MOST_WAITING = 256 * 1024
"""So many bytes may wait for a reader; it gets everything anew when it comes back."""
FAREWELL = 5.0
"""Seconds for the other end to answer that a connection is closed, under another server than uvicorn."""

FRAME_COST = 64
"""What a frame costs besides its bytes: an empty one is parsed, too."""
SLICE = 2048
"""So many bytes are parsed, or so much is spent, before anybody looks at what it costs."""
CLOSE_FRAME = 0x88


class Wire(Protocol):
    async def listen(self, hear: Hear) -> None:
        """Hands every whole message over as soon as it is there; returns when the connection is over."""

    def read(self, reading: bool) -> None:
        """Whether more is read: what is not read waits with its sender."""

    def share(self, arriving: Bucket) -> None:
        """What comes in is taken of this bucket, too, of all sockets of an address. When nothing is left in it, those
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
    _shared: Bucket | None = None
    _owed = 0
    """What came and was not yet paid for."""

    def __init__(
        self, *args: Any, arriving_from: Callable[[str], Bucket | None] = lambda address: None, **more: Any
    ) -> None:
        super().__init__(*args, **more)
        self._arriving_from = arriving_from

    def connection_made(self, transport: asyncio.BaseTransport) -> None:
        super().connection_made(transport)
        self._shared = self._arriving_from(self.client[0] if self.client else "")
        now = monotonic()
        self._arriving, self._calm = Bucket(ARRIVING, now), Bucket(CALM, now)

    def data_received(self, data: bytes) -> None:
        """Pings, pongs and empty frames reach no other limit, and parsing many of them would stop everybody."""
        if len(data) > SLICE:
            for start in range(0, len(data), SLICE):
                self.data_received(data[start : start + SLICE])
            return
        self._owed += len(data)
        if self._owed >= SLICE:
            self._pay()
        if self.transport.is_closing():
            return
        if self._closing is None and not self.close_sent:
            super().data_received(data)
        else:
            self._take_leave(data)

    def _take_leave(self, data: bytes) -> None:
        """After our close nothing is parsed; mostly the other's close comes alone, and all is said."""
        if self.close_sent and data[0] == CLOSE_FRAME:
            self.transport.close()

    def _pay(self) -> None:
        cost, self._owed = self._owed, 0
        now = monotonic()
        calm = self._calm.spend(now, cost)
        if not self._arriving.spend(now, cost) or not (self._shared is None or self._shared.spend(now, cost) or calm):
            self.transport.abort()

    def connection_lost(self, exc: Exception | None) -> None:
        self._pay()
        super().connection_lost(exc)

    def handle_ping(self) -> None:
        self._owed += FRAME_COST
        super().handle_ping()

    def handle_pong(self, event: Frame) -> None:
        self._owed += FRAME_COST
        super().handle_pong(event)

    def handle_cont(self, event: Frame) -> None:
        self._owed += FRAME_COST
        super().handle_cont(event)

    async def run_asgi(self) -> None:
        extensions: Any = self.scope["extensions"]
        extensions[EXTENSION] = self
        await super().run_asgi()

    def share(self, arriving: Bucket) -> None:
        if self._shared is None:  # nobody knew whose it is: it came through a proxy
            self._shared = arriving

    async def listen(self, hear: Hear) -> None:
        del self.request, self.response  # of the handshake: several kB that nobody asks for any more
        if self._closing is None:
            self._hear = hear
        while (early := await self.receive())["type"] == "websocket.receive":
            hear(early.get("text") or early.get("bytes") or b"")
        self._hear = _ignore

    def handle_text(self, event: Frame) -> None:
        """Nearly every message is one frame, and goes straight to who hears it."""
        if not event.fin or self._hear is None or self.close_sent:
            super().handle_text(event)
            return
        self._owed += FRAME_COST
        self._hear(bytes(event.data))

    def send_receive_event_to_app(self) -> None:
        self._owed += FRAME_COST
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
        transport = self.transport
        if self.close_sent or transport.is_closing():
            return
        if transport.get_write_buffer_size() > MOST_WAITING:
            transport.abort()
            return
        length = len(text)
        transport.write((_PACK_USUAL(WHOLE_TEXT, 126, length) if 125 < length < 65536 else _header(length)) + text)

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
        return _PACK_SHORT(WHOLE_TEXT, length)
    if length < 1 << 16:
        return _PACK_USUAL(WHOLE_TEXT, 126, length)
    return _PACK_LONG(WHOLE_TEXT, 127, length)


_PACK_SHORT, _PACK_USUAL, _PACK_LONG = Struct("!BB").pack, Struct("!BBH").pack, Struct("!BBQ").pack


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
                    self._reading.set()  # what is read now is dropped; the answer to the closing comes behind it
                    await asyncio.sleep(FAREWELL)
                    return
                self._waiting -= len(message["text"].encode())
            self._filled.clear()

    def share(self, arriving: Bucket) -> None:
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
