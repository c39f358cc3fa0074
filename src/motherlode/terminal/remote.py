"""A table of a server, through the public protocol (docs/protocol.md)."""

import asyncio
import contextlib
import ipaddress
import json
import re
from pathlib import Path
from typing import Any
from urllib.error import HTTPError, URLError
from urllib.parse import urlsplit
from urllib.request import ProxyHandler, Request, build_opener

import msgspec
from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import ConnectionClosed, InvalidHandshake, InvalidURI

from motherlode.rules import MotherlodeError
from motherlode.table import Refused
from motherlode.table.commands import Command
from motherlode.table.frames import ClosingFrame, RefusedFrame
from motherlode.terminal.client import Gone, TableClient
from motherlode.terminal.reading import Reader

CODE = re.compile(r"[2-9b-df-hj-km-np-tv-z]{8}")
TURNED_AWAY = {4401, 4404}
"""Close codes after which coming back is of no use."""
TOO_MUCH = 4429
WAIT_AFTER_TOO_MUCH = 10.0
"""The close code after which one comes back later, and the seconds until then."""
LONGEST = 2**22
"""Bytes of a frame: a history of a long game is much longer than any message to the server."""


class NoServer(MotherlodeError):
    """A server that cannot be found, or a link that is none."""

    name = "no_server"


def read_link(text: str, server: str) -> tuple[str, str]:
    """The server and the code that a link or a bare code names."""
    parts = urlsplit(text)
    where = f"{parts.scheme}://{parts.netloc}" if parts.scheme in ("http", "https") and parts.netloc else server
    codes = CODE.findall(text if where == server else f"{parts.path} {parts.query} {parts.fragment}")
    if not codes:
        raise NoServer(f"{text!r} names no table: give its link, or its code of eight letters and digits.")
    return where.rstrip("/"), codes[-1]


class Guests:
    """Who we are at each server: its cookie, kept in a file, so that we find our seats again."""

    def __init__(self, file: Path) -> None:
        self._file = file

    def at(self, server: str) -> str:
        """Our cookie at a server; the server makes one for who has none."""
        known = self._read()
        cookie = _become_guest(server, known.get(server))
        if cookie != known.get(server):
            self._file.parent.mkdir(parents=True, exist_ok=True)
            self._file.touch(mode=0o600)
            self._file.write_text(json.dumps(known | {server: cookie}))
        return cookie

    def _read(self) -> dict[str, str]:
        try:
            return msgspec.json.decode(self._file.read_bytes(), type=dict[str, str])
        except (OSError, msgspec.DecodeError):
            return {}


def _become_guest(server: str, cookie: str | None) -> str:
    request = Request(f"{server}/api/me", headers={"Cookie": cookie} if cookie else {})
    try:
        with build_opener(*([ProxyHandler({})] if _is_near(server) else [])).open(request, timeout=20) as answer:
            return str(answer.headers["set-cookie"]).split(";")[0]
    except HTTPError as error:
        raise NoServer(f"The server at {server} answered {error.code}: it may not be one of ours.") from None
    except (URLError, OSError, ValueError) as error:
        reason = getattr(error, "reason", error)
        raise NoServer(f"The server at {server} cannot be reached: {reason}.") from None


def _is_near(server: str) -> bool:
    """A server on this machine is not behind a proxy."""
    host = urlsplit(server).hostname or ""
    with contextlib.suppress(ValueError):
        return ipaddress.ip_address(host).is_loopback
    return host == "localhost"


class RemoteClient(TableClient):
    """One guest at a server's table. When the connection breaks it is made anew, again and again."""

    def __init__(self, server: str, code: str, cookie: str) -> None:
        super().__init__()
        scheme = "wss" if server.startswith("https:") else "ws"
        self.server = server
        self._url = f"{scheme}://{urlsplit(server).netloc}/api/tables/{code}/socket"
        self._cookie = cookie
        self._proxy: bool | None = None if _is_near(server) else True
        self._socket: ClientConnection | None = None
        self._listening = asyncio.create_task(self._listen())

    @classmethod
    async def join(cls, server: str, code: str, guests: Guests) -> "RemoteClient":
        """Comes to a table; what is there is received next. If it cannot be reached, that is said at once."""
        client = cls(server, code, await asyncio.to_thread(guests.at, server))
        await client.hear()
        if isinstance(client._inbox[0], Gone):
            raise client._inbox[0]
        return client

    async def ask(self, command: Command) -> None:
        socket = self._socket
        if socket is None:
            raise Refused("gone", "The connection is lost; it is being made anew.")
        numbered, answer = self._number(command)
        try:
            await socket.send(msgspec.json.encode(numbered).decode())
            self._check(await answer)
        except ConnectionClosed:
            raise Refused("gone", "The connection is lost; it is being made anew.") from None

    async def _listen(self) -> None:
        try:
            options: dict[str, Any] = {"compression": None, "proxy": self._proxy, "max_size": LONGEST}
            async for socket in connect(self._url, additional_headers={"Cookie": self._cookie}, **options):
                if why := await self._attend(socket):
                    self._deliver(Gone(why))
                    return
                self._deliver(ClosingFrame(reason="lost"))
                if socket.close_code == TOO_MUCH:
                    await asyncio.sleep(WAIT_AFTER_TOO_MUCH)
        except (OSError, InvalidHandshake, InvalidURI) as error:
            self._deliver(Gone(f"The table at {self.server} cannot be reached: {error}."))

    async def _attend(self, socket: ClientConnection) -> str | None:
        """Reads until the connection ends; why it is of no use to come back, if it is not."""
        self._reader = Reader()
        self._socket = socket
        why = "The server has closed the table."
        try:
            async for text in socket:
                frame = self._take(text)
                if isinstance(frame, RefusedFrame) and frame.answer is None:
                    why = frame.sentence
        except ConnectionClosed:
            pass
        finally:
            self._socket = None
            self._give_up_answers()
        return why if socket.close_code in TURNED_AWAY else None

    def _give_up_answers(self) -> None:
        for waiting in self._answers.values():
            waiting.set_exception(Refused("gone", "The connection is lost; it is being made anew."))
        self._answers.clear()

    async def close(self) -> None:
        self._listening.cancel()
        await asyncio.gather(self._listening, return_exceptions=True)
        if self._socket is not None:
            await self._socket.close()
