"""The WebSocket of a tournament's page (docs/protocol.md): it says when there is something new to ask for."""

from litestar import websocket
from litestar.params import FromPath

from motherlode.table import Refused, frames, views
from motherlode.web import logs
from motherlode.web.connection import AGAIN, FLOOD, PATIENCE, TOO_FAST
from motherlode.web.context import address_of, context_of, guest_of
from motherlode.web.limits import Allowance, network
from motherlode.web.socket import NO_TABLE, TOO_MANY, turn_away
from motherlode.web.wire import Socket, wire_of

NO_CONTEST = Refused("no_such_contest", "There is no tournament with this code.")
TOO_MANY_CODES = Refused("too_many", "There were too many wrong codes; wait a moment.")
ONLY_LISTEN = Refused("bad_message", "Nothing can be asked here: a tournament's socket only tells.")


@websocket("/api/contests/{code:str}/socket")
async def contest_socket(socket: Socket, code: FromPath[str]) -> None:
    """Whoever has the code may follow, as a guest or not; wrong codes are counted as everywhere."""
    context = context_of(socket)
    context.request_guard.check_socket(socket.headers)
    await socket.accept()
    guest, address = guest_of(socket), network(address_of(socket))
    if not context.limits.has("guess", guest, address):
        await turn_away(socket, views.refusal(TOO_MANY_CODES, None), FLOOD)
        return
    try:
        fingerprint = await context.contest_watch.fingerprint(code)
    except Exception as error:
        logs.fail("tournament not found", error, contest=logs.fingerprint(code))
        await socket.close(AGAIN)
        return
    if fingerprint is None:
        context.limits.allow("guess", guest, address)
        await turn_away(socket, views.refusal(NO_CONTEST, None), NO_TABLE)
        return
    who = guest or f"visitor {address}"
    with context.sockets.taken(who, address) as free, context.limits.held(who, address) as allowance:
        if not free:
            await turn_away(socket, views.refusal(TOO_MANY, None), FLOOD)
            return
        follower = ContestFollower(socket, allowance)
        context.contest_watch.follow(code, fingerprint, follower)
        try:
            await follower.attend()
        finally:
            context.contest_watch.leave(code, follower)


class ContestFollower:
    """Somebody with a tournament's page (a `contest_watch.Follower`)."""

    def __init__(self, socket: Socket, allowance: Allowance) -> None:
        self._allowance = allowance
        self._wire = wire_of(socket)
        self._too_fast = 0

    async def attend(self) -> None:
        self._wire.share(self._allowance.arriving)
        await self._wire.listen(self._hear)

    def _hear(self, message: str | bytes) -> None:
        if self._allowance.take("act"):
            self.send(frames.pack(views.refusal(ONLY_LISTEN, None)))
            return
        self._too_fast += 1
        self.send(frames.pack(views.refusal(TOO_FAST, None)))
        if self._too_fast >= PATIENCE:
            self.hang_up(FLOOD)

    def send(self, frame: bytes) -> None:
        self._wire.write_text(frame)

    def hang_up(self, code: int = AGAIN) -> None:
        self._wire.close(code)
