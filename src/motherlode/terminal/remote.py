"""A table of a server, through the public protocol (docs/protocol.md)."""

import asyncio
import contextlib
import ipaddress
import json
import re
from email.message import Message
from http.client import HTTPException
from pathlib import Path
from typing import Any
from urllib.error import HTTPError, URLError
from urllib.parse import quote, urlsplit
from urllib.request import ProxyHandler, Request, build_opener

import msgspec
from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import ConnectionClosed, WebSocketException

from motherlode.rules import MotherlodeError
from motherlode.table import Refused, Settings, Transcript
from motherlode.table.commands import Command, Rematch, Start
from motherlode.table.frames import ClosingFrame, Frame, PlayFrame, RefusedFrame, TableFrame
from motherlode.terminal.client import Gone, TableClient
from motherlode.terminal.reading import BadFrame, Reader
from motherlode.terminal.shuffle import Shuffle
from motherlode.terminal.text import as_text

CODE = re.compile(r"[2-9b-df-hj-km-np-tv-z]{8}")
TURNED_AWAY = {4401, 4403, 4404}
"""Close codes after which coming back is of no use."""
TOO_MUCH = 4429
WAIT_AFTER_TOO_MUCH = 10.0
"""The close code after which one comes back later, and the seconds until then."""
LONGEST = 2**22
"""Bytes of a frame: a history of a long game is much longer than any message to the server."""
PATIENCE = 20.0
"""Seconds for a table to appear."""
ANSWERED_WITHIN = 60.0
"""Seconds for an answer: a hint may have to wait for other people's."""
LONGEST_REASON = 200
MOST_WAITING = 1000
"""Frames that wait to be shown."""
BROKEN = {1002, 1003, 1007, 1009}
"""Codes with which our side closes what is no conversation: a broken frame, no text, or one without end."""


class NoServer(MotherlodeError):
    """A server that cannot be found, or a link that is none."""

    name = "no_server"


def read_link(text: str, server: str) -> tuple[str, str]:
    """The server and the code that a link or a bare code names."""
    try:
        parts = urlsplit(text)
    except ValueError:
        raise NoServer(f"{text!r} is no link: write it as https://example.org/t/CODE.") from None
    where = f"{parts.scheme}://{parts.netloc}" if parts.scheme in ("http", "https") and parts.netloc else server
    codes = CODE.findall(text if where == server else f"{parts.path} {parts.query} {parts.fragment}")
    if not codes:
        raise NoServer(f"{text!r} names no table: give its link, or its code of eight letters and digits.")
    return where.rstrip("/"), codes[-1]


class GuestCookies:
    """Who we are at each server: its cookie, kept in a file, so that we find our seats again."""

    def __init__(self, file: Path) -> None:
        self._file = file
        self.transcripts = file.parent / "transcripts"
        """Where our part in each game's deal is kept."""

    def at(self, server: str) -> str:
        """Our cookie at a server; the server makes one for whoever has none."""
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
    headers, _ = request(server, "/api/me", cookie)
    answer = headers["set-cookie"]
    if answer is None:
        raise NoServer(f"The server at {server} is none of ours: it does not say who we are there.")
    return as_text(answer).split(";")[0]


def request(server: str, path: str, cookie: str | None, body: bytes | None = None) -> tuple[Message, bytes]:
    """Asks a server; what it answers is bounded, and its refusals are sentences."""
    headers = {"Cookie": cookie} if cookie else {}
    if body is not None:
        headers["Content-Type"] = "application/json"
    try:
        request = Request(f"{server}{path}", body, headers)
        with build_opener(*([ProxyHandler({})] if is_near(server) else [])).open(request, timeout=20) as answer:
            return answer.headers, answer.read(LONGEST)
    except HTTPError as error:
        raise NoServer(_refusal(server, error)) from None
    except (URLError, OSError, ValueError, HTTPException) as error:
        reason = as_text(str(getattr(error, "reason", error)), LONGEST_REASON)
        raise NoServer(f"The server at {server} cannot be reached: {reason}.") from None


def _refusal(server: str, error: HTTPError) -> str:
    """Our servers say why in a sentence."""
    with contextlib.suppress(msgspec.MsgspecError, UnicodeError, OSError, HTTPException):
        return as_text(msgspec.json.decode(error.read(LONGEST), type=_Refusal).sentence, LONGEST_REASON)
    return f"The server at {server} answered {error.code}: it may not be one of ours."


class _Refusal(msgspec.Struct):
    sentence: str


class _Opened(msgspec.Struct):
    code: str


def is_near(server: str) -> bool:
    """A server on this machine is not behind a proxy."""
    host = urlsplit(server).hostname or ""
    with contextlib.suppress(ValueError):
        return ipaddress.ip_address(host).is_loopback
    return host == "localhost"


def socket_url(server: str, path: str) -> str:
    scheme = "wss" if server.startswith("https:") else "ws"
    return f"{scheme}://{urlsplit(server).netloc}{path}"


class RemoteClient(TableClient):
    """One guest at a server's table. When the connection breaks it is made anew, again and again."""

    def __init__(self, server: str, code: str, cookie: str, transcripts: Path | None = None) -> None:
        super().__init__()
        self._shuffle = Shuffle(server, code, transcripts)
        self._answering: set[asyncio.Task[None]] = set()
        """What the shuffle answers to the table, on its way."""
        self._dealt = asyncio.Event()
        """No deal waits for values."""
        self.server = server
        self._url = socket_url(server, f"/api/tables/{code}/socket")
        self._cookie = cookie
        self._proxy: bool | None = None if is_near(server) else True
        self._socket: ClientConnection | None = None
        self._listening = asyncio.create_task(self._listen())

    @classmethod
    async def join(cls, server: str, code: str, guests: GuestCookies) -> "RemoteClient":
        """Comes to a table; what is there is received next. If it cannot be reached, that is said at once."""
        client = cls(server, code, await asyncio.to_thread(guests.at, server), guests.transcripts)
        try:
            await asyncio.wait_for(client.hear(), PATIENCE)
        except TimeoutError:
            await client.close()
            raise Gone(f"The table at {server} does not answer.") from None
        if isinstance(client._inbox[0], Gone):
            raise client._inbox[0]
        return client

    @classmethod
    async def open(cls, server: str, settings: Settings, guests: GuestCookies) -> "RemoteClient":
        """Opens a table and comes to it."""
        cookie = await asyncio.to_thread(guests.at, server)
        body = msgspec.json.encode(settings)
        _, answer = await asyncio.to_thread(request, server, "/api/tables", cookie, body)
        try:
            code = msgspec.json.decode(answer, type=_Opened).code
        except (msgspec.MsgspecError, UnicodeError):
            raise NoServer(f"The server at {server} is none of ours: it opened no table.") from None
        if not CODE.fullmatch(code):
            raise NoServer(f"The server at {server} is none of ours: it opened no table.")
        return await cls.join(server, code, guests)

    async def fetch_record(self, name: str) -> bytes:
        _, record = await asyncio.to_thread(request, self.server, f"/api/records/{quote(name)}", self._cookie)
        return record

    async def fetch_ratings(self, name: str) -> bytes:
        path = f"/api/records/{quote(name)}/ratings"
        _, changes = await asyncio.to_thread(request, self.server, path, self._cookie)
        return changes

    @property
    def transcript(self) -> Transcript | None:
        return self._shuffle.transcript

    async def ask(self, command: Command) -> None:
        """Sends a command and waits for its answer. A game is started only after our own value is sealed, and it is
        waited for until the cards are dealt.
        """
        if not isinstance(command, Start | Rematch):
            await self._send(command)
            return
        if self._answering:
            await asyncio.wait(self._answering)
        await self._send(command)
        with contextlib.suppress(TimeoutError):
            await asyncio.wait_for(self._dealt.wait(), PATIENCE)

    async def _send(self, command: Command) -> None:
        socket = self._socket
        if socket is None:
            raise Refused("gone", "The connection is lost; reconnecting.")
        numbered, answer = self._number(command)
        try:
            await socket.send(msgspec.json.encode(numbered).decode())
            self._check(await asyncio.wait_for(answer, ANSWERED_WITHIN))
        except ConnectionClosed:
            raise Refused("gone", "The connection is lost; reconnecting.") from None
        except TimeoutError:
            raise Refused("no_answer", "The server does not answer; try again.") from None
        finally:
            self._answers.pop(numbered.id or 0, None)

    def _take(self, packed: str | bytes) -> Frame | None:
        frame = super()._take(packed)
        if isinstance(frame, TableFrame) and frame.terms is not None:
            self._dealt.clear()
        elif isinstance(frame, PlayFrame) or (isinstance(frame, TableFrame) and frame.phase != "playing"):
            self._dealt.set()
        for command in self._shuffle.hear(frame):
            answering = asyncio.create_task(self._answer(command))
            self._answering.add(answering)
            answering.add_done_callback(self._answering.discard)
        return frame

    async def _answer(self, command: Command) -> None:
        """What our part of the shuffle sends by itself. Its refusal is not told to the player: the transcript shows
        what came of it.
        """
        with contextlib.suppress(MotherlodeError):
            await self._send(command)

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
        except (OSError, WebSocketException, ValueError) as error:
            reason = as_text(str(error), LONGEST_REASON)
            self._deliver(Gone(f"The table at {self.server} cannot be reached: {reason}."))

    async def _attend(self, socket: ClientConnection) -> str | None:
        """Reads until the connection ends. Returns why it is no use to come back, or None if it is worth trying."""
        self._reader = Reader()
        self._socket = socket
        why = "The server has closed the table."
        try:
            async for text in socket:
                frame = self._take(text)
                if isinstance(frame, RefusedFrame) and frame.answer is None:
                    why = frame.sentence
                if len(self._inbox) > MOST_WAITING:
                    return "The server sends more than can be shown."
                await asyncio.sleep(0)  # the screen has its turn, however much the server sends
        except BadFrame as error:
            return str(error)
        except ConnectionClosed as closed:
            if closed.sent is not None and closed.sent.code in BROKEN and not closed.rcvd_then_sent:
                return "The server sent what is no message of a table."
        finally:
            self._socket = None
            self._give_up_answers(Refused("gone", "The connection is lost; reconnecting."))
        return why if socket.close_code in TURNED_AWAY else None

    async def close(self) -> None:
        self._shuffle.keep()
        tasks = [self._listening, *self._answering]
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)
        if self._socket is not None:
            await self._socket.close()
