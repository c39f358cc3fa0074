"""A push service for Chromium, on this machine: it gives out subscriptions, and hands on what is posted to them.

Chromium speaks to the service that its switches name: a check-in and a registration over HTTP, and a connection of
small binary messages (protocol buffers, each with a tag and its length before it) on which pushes come.
"""

import asyncio
import ssl
import threading
from collections.abc import Iterator, Sequence
from contextlib import AsyncExitStack, contextmanager
from pathlib import Path
from urllib.parse import parse_qsl

from motherlode.web.notices.outgoing import Outgoing, Target
from tests.patience import LONGEST
from tests.web.receiving import Receiver, make_certificate

VERSION = bytes([41])
LOGIN_RESPONSE, MESSAGE = 3, 8
"""Tags."""
TOKEN = "motherlode"


class PushService(Receiver):
    """`port` is where pushes are posted to."""

    def __init__(self) -> None:
        super().__init__()
        self.asking = 0
        """The port where Chromium asks for an identity and for a subscription."""
        self.lasting = 0
        """The port of the connection on which pushes come."""
        self.asked: dict[str, str] = {}
        """What the last registration was for: a page, and the key of who may push to it."""
        self._browser: asyncio.StreamWriter | None = None

    @property
    def switches(self) -> list[str]:
        return [
            f"--gcm-checkin-url=http://127.0.0.1:{self.asking}/checkin",
            f"--gcm-registration-url=http://127.0.0.1:{self.asking}/register",
            f"--gcm-mcs-endpoint=https://127.0.0.1:{self.lasting}",
            "--ignore-certificate-errors",
        ]

    async def answer(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        """A check-in gives Chromium an identity, a registration a token, which its endpoint ends with."""
        first, body = await _read_request(reader)
        if "/checkin" in first:
            said = _number(1, 1) + _fixed(7, 1) + _fixed(8, 1)
        else:
            self.asked = dict(parse_qsl(body.decode()))
            said = f"token={TOKEN}".encode()
        writer.write(f"HTTP/1.1 200 OK\r\nContent-Length: {len(said)}\r\nConnection: close\r\n\r\n".encode() + said)
        await writer.drain()
        writer.close()

    async def welcome(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        """The lasting connection: whoever logs in is welcome."""
        await reader.readexactly(1)
        writer.write(VERSION + _framed(LOGIN_RESPONSE, _text(1, "welcome")))
        self._browser = writer
        while await reader.read(4096):
            pass  # heartbeats, and that something has arrived

    async def take(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        """Also hands it on: as it came, for only the browser has the key."""
        await super().take(reader, writer)
        if self._browser is not None:
            self._browser.write(_framed(MESSAGE, self._message(self.posted[-1].body)))

    def _message(self, body: bytes) -> bytes:
        facts = {"subtype": self.asked["X-subtype"], "content-encoding": "aes128gcm"}
        return (
            _text(3, self.asked["sender"])
            + _text(5, self.asked["app"])
            + b"".join(_bytes(7, _text(1, name) + _text(2, value)) for name, value in facts.items())
            + _text(9, f"push {len(self.posted)}")
            + _bytes(21, body)
        )


class ToPushService(Outgoing):
    """Whatever Chromium calls its push service, what goes there comes to ours."""

    def __init__(self, service: PushService) -> None:
        super().__init__(_find, tls=_trusting_everybody())
        self._service = service

    async def _connect(
        self, target: Target, addresses: Sequence[str]
    ) -> tuple[asyncio.StreamReader, asyncio.StreamWriter]:
        return await super()._connect(target._replace(port=self._service.port), ["127.0.0.1"])


async def _find(host: str, port: int) -> Sequence[str]:
    return ["8.8.8.8"]


def _trusting_everybody() -> ssl.SSLContext:
    context = ssl.SSLContext(ssl.PROTOCOL_TLS_CLIENT)
    context.check_hostname, context.verify_mode = False, ssl.CERT_NONE
    return context


@contextmanager
def push_service(folder: Path) -> Iterator[PushService]:
    """It runs in a thread of its own: Playwright keeps the event loop of this one."""
    service, ready, done = PushService(), threading.Event(), threading.Event()
    certificate = ssl.create_default_context(ssl.Purpose.CLIENT_AUTH)
    certificate.load_cert_chain(make_certificate(folder))

    async def serve() -> None:
        async with AsyncExitStack() as servers:
            ports = []
            for talk, tls in ((service.take, certificate), (service.answer, None), (service.welcome, certificate)):
                server = await asyncio.start_server(talk, "127.0.0.1", 0, ssl=tls)
                servers.callback(server.close)
                ports.append(server.sockets[0].getsockname()[1])
            service.port, service.asking, service.lasting = ports
            ready.set()
            await asyncio.to_thread(done.wait)

    thread = threading.Thread(target=asyncio.run, args=(serve(),))
    thread.start()
    try:
        assert ready.wait(LONGEST), "the push service did not start"
        yield service
    finally:
        done.set()
        thread.join(LONGEST)


async def _read_request(reader: asyncio.StreamReader) -> tuple[str, bytes]:
    first, *lines = (await reader.readuntil(b"\r\n\r\n")).decode().split("\r\n")
    headers = {name.lower(): value for name, _, value in (line.partition(": ") for line in lines if line)}
    return first, await reader.readexactly(int(headers["content-length"]))


# Protocol buffers, as far as they are needed.


def _varint(number: int) -> bytes:
    low, high = number & 127, number >> 7
    return bytes([low | 128]) + _varint(high) if high else bytes([low])


def _number(field: int, number: int) -> bytes:
    return _varint(field << 3) + _varint(number)


def _fixed(field: int, number: int) -> bytes:
    return _varint(field << 3 | 1) + number.to_bytes(8, "little")


def _bytes(field: int, content: bytes) -> bytes:
    return _varint(field << 3 | 2) + _varint(len(content)) + content


def _text(field: int, text: str) -> bytes:
    return _bytes(field, text.encode())


def _framed(tag: int, message: bytes) -> bytes:
    return bytes([tag]) + _varint(len(message)) + message
