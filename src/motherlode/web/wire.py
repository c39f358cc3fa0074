"""A WebSocket below ASGI: frames are written at once, and who does not read is cut off.

ASGI's `send` waits for a slow reader, so every connection would need a task and a queue of its own; the transport has
a buffer already. This file alone leans on how uvicorn's protocol is made.
"""

from struct import pack
from typing import Any

from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol

WIRE = "motherlode.wire"
"""Where a connection finds its wire among the scope's extensions."""
WHOLE_TEXT = 0x81
MOST_WAITING = 256 * 1024
"""So many bytes may wait for a reader; it gets everything anew when it comes back."""


class Wire(WebSocketsSansIOProtocol):
    async def run_asgi(self) -> None:
        extensions: Any = self.scope["extensions"]
        extensions[WIRE] = self
        await super().run_asgi()

    def write_text(self, text: bytes) -> None:
        """Puts a text on its way; nothing happens if the connection is over."""
        if self.close_sent or self.transport.is_closing():
            return
        if self.transport.get_write_buffer_size() > MOST_WAITING:
            self.transport.abort()
            return
        self.transport.write(_header(len(text)) + text)


def _header(length: int) -> bytes:
    """What stands before a text that a server sends whole (RFC 6455, 5.2): never masked, compressed or split."""
    if length < 126:
        return pack("!BB", WHOLE_TEXT, length)
    if length < 1 << 16:
        return pack("!BBH", WHOLE_TEXT, 126, length)
    return pack("!BBQ", WHOLE_TEXT, 127, length)
