"""The WebSocket of the lobby (docs/protocol.md): whoever closes it wants to play with nobody any more."""

import asyncio

import msgspec
from litestar import websocket

from motherlode.rules import MotherlodeError
from motherlode.table import Refused, frames, views
from motherlode.table import commands as ask
from motherlode.web import logs
from motherlode.web.connection import AGAIN, FLOOD, NOT_SAVED, PATIENCE, TOO_FAST
from motherlode.web.context import AppContext, address_of, context_of, identity_of
from motherlode.web.guests import Identity
from motherlode.web.limits import Allowance, network
from motherlode.web.lobby_messages import AnyLobbyCommand, MatchedFrame, Seek, Seeking, SeekingFrame
from motherlode.web.socket import TOO_MANY, turn_away
from motherlode.web.wire import Socket, wire_of

MOST_WAITING = 16
"""So many messages may wait to be carried out."""
NOBODY = Refused("no_guest", "You are no guest yet: ask for /api/me first, send its cookie, and connect again.")
_decoder: msgspec.json.Decoder[AnyLobbyCommand] = msgspec.json.Decoder(AnyLobbyCommand)


@websocket("/api/lobby/socket")
async def lobby_socket(socket: Socket) -> None:
    """Anybody may look at the public tables; who wants to play has to be a guest."""
    context = context_of(socket)
    context.request_guard.check_socket(socket.headers)
    await socket.accept()
    identity, address = identity_of(socket), network(address_of(socket))
    who = f"visitor {address}" if identity is None else identity.guest
    with context.sockets.taken(who, address) as free, context.limits.held(who, address) as allowance:
        if not free:
            await turn_away(socket, views.refusal(TOO_MANY, None), FLOOD)
            return
        await LobbyConnection(socket, identity, address, allowance, context).attend()


class LobbyConnection:
    """Somebody in the lobby (a `lobby.LobbyWatcher`)."""

    def __init__(
        self, socket: Socket, identity: Identity | None, address: str, allowance: Allowance, context: AppContext
    ) -> None:
        self.identity = identity
        self.person = "" if identity is None else identity.guest
        self._address = address
        self._allowance = allowance
        self._context = context
        self._wire = wire_of(socket)
        self._too_fast = 0
        self._commands: asyncio.Queue[AnyLobbyCommand] = asyncio.Queue(MOST_WAITING)

    async def attend(self) -> None:
        """Is in the lobby until the connection is over."""
        lobby = self._context.lobby
        self._wire.share(self._allowance.arriving)
        working = asyncio.create_task(self._work())
        try:
            await lobby.watch(self)
            await self._wire.listen(self._hear)
        except Exception as error:
            logs.fail("the lobby cannot be shown", error)
            self.hang_up()
        finally:
            working.cancel()
            await lobby.leave(self)

    def _hear(self, message: str | bytes) -> None:
        if not self._allowance.take("act") or self._commands.full():
            self._slow_down()
            return
        self._too_fast = 0
        try:
            self._commands.put_nowait(_decoder.decode(message))
        except (msgspec.DecodeError, UnicodeError, RecursionError) as error:
            self._refuse(Refused("bad_message", f"This is no message of the protocol: {error}."), None)

    async def _work(self) -> None:
        """One message after another."""
        while True:
            command = await self._commands.get()
            try:
                seeking = await self._obey(command)
            except MotherlodeError as error:
                self._refuse(error, command.id)
            except Exception as error:
                logs.fail("not matched", error)
                self._refuse(NOT_SAVED, command.id)
            else:
                self.send(frames.pack(SeekingFrame(seeking=seeking, answer=command.id)))

    async def _obey(self, command: ask.Command) -> Seeking | None:
        lobby = self._context.lobby
        if not isinstance(command, Seek):
            await lobby.matchmaker.stop(self)
            return None
        if self.identity is None:
            raise NOBODY
        # Whoever is matched opens a table, so it costs as much.
        if not all(self._context.limits.allow(what, self.person, self._address) for what in ("open", "table")):
            raise Refused("too_many", "That is too much at once; wait a moment.")
        seeking = await lobby.matchmaker.seek(self, command)
        lobby.hurry()
        return seeking

    def _slow_down(self) -> None:
        self._too_fast += 1
        self._context.manager.metrics.count("limited")
        self._refuse(TOO_FAST, None)
        if self._too_fast >= PATIENCE:
            self.hang_up(FLOOD)

    def _refuse(self, error: MotherlodeError, answer: int | None) -> None:
        self.send(frames.pack(views.refusal(error, answer)))

    def matched(self, code: str) -> None:
        self.send(frames.pack(MatchedFrame(code=code)))

    def replaced(self) -> None:
        self.send(frames.pack(SeekingFrame(seeking=None)))

    def send(self, frame: bytes) -> None:
        self._wire.write_text(frame)

    def hang_up(self, code: int = AGAIN) -> None:
        self._wire.close(code)
