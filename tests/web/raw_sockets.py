"""Sockets whose bytes a test chooses and reads itself."""

import asyncio
import base64
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager

from websockets.asyncio.client import ClientConnection

from motherlode.web.guests import COOKIE
from tests.patience import LONGEST
from tests.web.serving import Site

Ends = tuple[asyncio.StreamReader, asyncio.StreamWriter]


@asynccontextmanager
async def raw_socket(site: Site, code: str, cookie: str | None) -> AsyncIterator[Ends]:
    """A WebSocket whose bytes are ours to choose."""
    reader, writer = await asyncio.open_connection(*site.host.split(":"))
    lines = [
        f"GET /api/tables/{code}/socket HTTP/1.1",
        f"Host: {site.host}",
        "Connection: Upgrade",
        "Upgrade: websocket",
        "Sec-WebSocket-Version: 13",
        f"Sec-WebSocket-Key: {base64.b64encode(bytes(16)).decode()}",
    ]
    if cookie is not None:
        lines.append(f"Cookie: {COOKIE}={cookie}")
    writer.write("\r\n".join([*lines, "", ""]).encode())
    assert (await reader.readuntil(b"\r\n\r\n")).startswith(b"HTTP/1.1 101")
    try:
        yield reader, writer
    finally:
        writer.transport.abort()


async def read_until_cut(reader: asyncio.StreamReader) -> bytes:
    read = b""
    try:
        while data := await reader.read(65536):
            read += data
    except ConnectionError:
        pass
    return read


async def read_all(socket: ClientConnection) -> None:
    while True:
        await asyncio.wait_for(socket.recv(), LONGEST)
