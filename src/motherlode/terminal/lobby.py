"""The lobby of a server: what is open there, and company for whoever wants to play with anybody (docs/protocol.md)."""

import asyncio
from collections.abc import Callable
from typing import Any, Literal, NamedTuple

import msgspec
from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import ConnectionClosed, WebSocketException

from motherlode.table import Refused
from motherlode.terminal.remote import CODE, LONGEST, NoServer, is_near, request, socket_url
from motherlode.terminal.text import all_as_text
from motherlode.words import Words
from motherlode.words.naming import game_name

Pace = Literal["none", "live", "days"]
AN_HOUR = 3600
"""Seconds: who has so long for each turn plays with days."""
PATIENCE = 20.0
"""Seconds for a server to say something at first."""


class _Time(msgspec.Struct):
    free: int = 0


class _Settings(msgspec.Struct):
    game: str
    players: int
    time: _Time | None = None


class LobbyRow(msgspec.Struct):
    """A table of a server's lobby, as far as a line tells of it."""

    code: str
    settings: _Settings
    phase: str
    free: int
    bots: int
    host: str | None = None
    here: bool = False

    @property
    def pace(self) -> Pace:
        if self.settings.time is None:
            return "none"
        return "days" if self.settings.time.free >= AN_HOUR else "live"


class TableFilter(NamedTuple):
    """Which tables somebody wants to see; none is any."""

    game: str | None = None
    players: int | None = None
    pace: Pace | None = None
    bots: bool | None = None

    def has(self, table: LobbyRow) -> bool:
        return (
            self.game in (None, table.settings.game)
            and self.players in (None, table.settings.players)
            and self.pace in (None, table.pace)
            and self.bots in (None, table.bots > 0)
        )


class Company(NamedTuple):
    """With whom somebody wants to play."""

    game: str
    players: int | None
    bots: str | None


def tables_at(server: str, cookie: str, wanted: TableFilter) -> list[LobbyRow]:
    """The tables where one can sit down, then those that one can watch."""
    _, answer = request(server, "/api/tables", cookie)
    try:
        found = msgspec.convert(all_as_text(msgspec.json.decode(answer)), list[LobbyRow])
    except (msgspec.MsgspecError, UnicodeError, ValueError):
        raise NoServer(f"The server at {server} is none of ours: it does not say which tables are open.") from None
    shown = [table for table in found if wanted.has(table) and CODE.fullmatch(table.code)]
    waiting = [table for table in shown if table.phase == "gathering" and table.free]
    return waiting + [table for table in shown if table.phase == "playing"]


def line_of(words: Words, table: LobbyRow) -> str:
    players = table.settings.players
    state = words("lobby-free", free=table.free, players=players) if table.free else words("lobby-watch")
    details = [state, words(f"lobby-pace-{table.pace}"), *([table.host] if table.host else [])]
    if table.bots:
        details.append(words("home-bots", count=table.bots))
    if not table.here:
        details.append(words("lobby-away"))
    return words("lobby-row", code=table.code, game=game_name(words, table.settings.game), state=" · ".join(details))


async def find_company(server: str, cookie: str, company: Company, tell: Callable[[int], None]) -> str:
    """Waits until there is a seat; the code of its table. `tell` hears how many others look for company."""
    near = is_near(server)
    url = socket_url(server, "/api/lobby/socket")
    try:
        async with connect(
            url, additional_headers={"Cookie": cookie}, max_size=LONGEST, proxy=None if near else True
        ) as socket:
            return await _seek(socket, company, tell)
    except (OSError, TimeoutError, WebSocketException):
        raise NoServer(f"The lobby of the server at {server} does not answer, or the connection was lost.") from None


async def _seek(socket: ClientConnection, company: Company, tell: Callable[[int], None]) -> str:
    await asyncio.wait_for(socket.recv(), PATIENCE)
    await socket.send(msgspec.json.encode({"kind": "seek", "id": 1, **company._asdict()}).decode())
    async for text in socket:
        frame = _read(text)
        if frame.get("kind") == "refused":
            raise Refused(str(frame.get("name")), str(frame.get("sentence")))
        if frame.get("kind") == "waiting" and isinstance(counts := frame.get("waiting"), dict):
            count = counts.get(company.game, 0)
            tell(max(0, count - 1) if isinstance(count, int) else 0)
        if frame.get("kind") == "matched" and CODE.fullmatch(code := str(frame.get("code"))):
            return code
    raise ConnectionClosed(None, None)


def _read(text: str | bytes) -> dict[str, Any]:
    try:
        frame = all_as_text(msgspec.json.decode(text))
    except (msgspec.MsgspecError, UnicodeError, ValueError, RecursionError):
        return {}
    return frame if isinstance(frame, dict) else {}
