"""The WebSocket of a table: one connection for one person at one table (docs/protocol.md)."""

import asyncio

from litestar import websocket
from litestar.exceptions import PermissionDeniedException
from litestar.params import FromPath

from motherlode.rules import MotherlodeError
from motherlode.table import Refused, eyes, frames
from motherlode.web import logs
from motherlode.web.connection import AGAIN, Connection, Socket
from motherlode.web.live import LiveTable, LogLost
from motherlode.web.site import address_of, find_table, guest_of, site_of

NO_GUEST, NO_TABLE, FLOOD = 4401, 4404, 4429
PATIENCE = 50
"""After so many messages in a row that came too fast the connection ends."""


@websocket("/api/tables/{code:str}/socket")
async def table_socket(socket: Socket, code: FromPath[str]) -> None:
    if not site_of(socket).is_ours(socket.headers):
        raise PermissionDeniedException("This page is not one of ours.")
    await socket.accept()
    guest = guest_of(socket)
    if guest is None:
        await _turn_away(
            socket, frames.RefusedFrame(answer=None, name="no_guest", sentence=NOBODY, clause=None), NO_GUEST
        )
        return
    try:
        live = await find_table(socket, code)
    except MotherlodeError as error:
        await _turn_away(socket, eyes.refusal(error, None), NO_TABLE)
        return
    connection = Connection(socket, guest, address_of(socket))
    with site_of(socket).sockets.taken(guest, connection.address) as free:
        if free:
            await _serve(socket, live, connection)
        else:
            await _turn_away(socket, eyes.refusal(TOO_MANY, None), FLOOD)


TOO_MANY = Refused("too_many", "You are connected too often already; close other pages first.")
NOBODY = "You are no guest yet: ask for /api/me first and send its cookie."


async def _turn_away(socket: Socket, why: frames.RefusedFrame, code: int) -> None:
    await socket.send_data(frames.write(why))
    await socket.close(code, why.name)


async def _serve(socket: Socket, live: LiveTable, connection: Connection) -> None:
    live.arrive(connection)
    code: int | None = None
    try:
        # In a task of its own: a message then wakes up these few functions, not all layers of the application.
        code = await asyncio.create_task(_listen(live, connection))
    except LogLost:
        code = AGAIN
    except Exception as error:
        logs.fail("connection failed", error, table=logs.mark(live.table.code))
        code = AGAIN
    finally:
        live.leave(connection)
    if code is not None:
        await socket.close(code)


async def _listen(live: LiveTable, connection: Connection) -> int | None:
    """Answers message after message; the close code if it is us who ends it."""
    too_fast = 0
    while (message := await connection.receive()) is not None:
        too_fast = 0 if await live.handle(connection, message) else too_fast + 1
        if too_fast >= PATIENCE:
            return FLOOD
    return None
