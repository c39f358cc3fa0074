"""A WebSocket below ASGI: messages are heard and frames are written at once, and who does not read is cut off.

ASGI's `send` waits for a slow reader and its `receive` for a message, so every connection would need tasks and queues
of its own, and every move would wake them up. This file alone leans on how uvicorn's protocol is made.
"""

from collections.abc import Callable
from struct import pack
from typing import Any

from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol

try:
    from websockets.speedups import apply_mask
except ImportError:  # where its compiled part could not be built
    from websockets.utils import apply_mask

WIRE = "motherlode.wire"
"""Where a connection finds its wire among the scope's extensions."""
WHOLE_TEXT = 0x81
MOST_WAITING = 256 * 1024
"""So many bytes may wait for a reader; it gets everything anew when it comes back."""


class Wire(WebSocketsSansIOProtocol):
    hear: Callable[[str | bytes], None] | None = None
    """Gets every whole message; before there is one they wait in uvicorn's queue."""
    _alone = True
    """Every frame so far came alone and whole, so that the parser has nothing left over."""

    async def run_asgi(self) -> None:
        extensions: Any = self.scope["extensions"]
        extensions[WIRE] = self
        await super().run_asgi()

    def data_received(self, data: bytes) -> None:
        """Nearly every message is one short text that comes alone: it needs no parser."""
        if self.handshake_initiated:
            self._alone = self._alone and _is_whole(data)
        if self.hear is None or self.close_sent or self.frames or not self._alone or data[0] != WHOLE_TEXT:
            super().data_received(data)
        else:
            self.hear(apply_mask(data[6:], data[2:6]))

    def send_receive_event_to_app(self) -> None:
        if self.hear is None or self.close_sent:
            super().send_receive_event_to_app()
            return
        message, self.frames = b"".join(self.frames), []
        self.hear(message)

    def read(self, reading: bool) -> None:
        """Whether more is read: what is not read waits with its sender."""
        if self.transport.is_closing():
            return
        if reading:
            self.transport.resume_reading()
        else:
            self.transport.pause_reading()

    def write_text(self, text: bytes) -> None:
        """Puts a text on its way; nothing happens if the connection is over."""
        if self.close_sent or self.transport.is_closing():
            return
        if self.transport.get_write_buffer_size() > MOST_WAITING:
            self.transport.abort()
            return
        self.transport.write(_header(len(text)) + text)


def _is_whole(data: bytes) -> bool:
    """Whether data is one masked frame of less than 126 bytes, and nothing else."""
    return len(data) >= 6 and 0x80 <= data[1] < 0xFE and len(data) == data[1] - 0x80 + 6


def _header(length: int) -> bytes:
    """What stands before a text that a server sends whole (RFC 6455, 5.2): never masked, compressed or split."""
    if length < 126:
        return pack("!BB", WHOLE_TEXT, length)
    if length < 1 << 16:
        return pack("!BBH", WHOLE_TEXT, 126, length)
    return pack("!BBQ", WHOLE_TEXT, 127, length)
