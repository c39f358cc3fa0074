"""The WebSocket of a table: one connection for one person at one table (docs/protocol.md)."""

from litestar import websocket
from litestar.params import FromPath

from motherlode.rules import MotherlodeError
from motherlode.table import Refused, frames, views
from motherlode.web import logs
from motherlode.web.connection import AGAIN, FLOOD, Connection
from motherlode.web.context import address_of, context_of, find_table, identity_of
from motherlode.web.limits import network
from motherlode.web.wire import Socket

NO_GUEST, SEALED, NO_TABLE = 4401, 4403, 4404


@websocket("/api/tables/{code:str}/socket")
async def table_socket(socket: Socket, code: FromPath[str]) -> None:
    context_of(socket).request_guard.check_socket(socket.headers)
    await socket.accept()
    identity = identity_of(socket)
    if identity is None:
        await turn_away(
            socket, frames.RefusedFrame(answer=None, name="no_guest", sentence=NOBODY, clause=None), NO_GUEST
        )
        return
    try:
        host = await find_table(socket, code)
    except MotherlodeError as error:
        await turn_away(socket, views.refusal(error, None), FLOOD if error.name == TOO_MANY.name else NO_TABLE)
        return
    except Exception as error:
        logs.fail("table not found", error, table=logs.fingerprint(code))
        await socket.close(AGAIN)
        return
    context, address = context_of(socket), network(address_of(socket))
    guest = identity.guest
    if not views.may_look_on(host.table, guest):
        await turn_away(socket, views.refusal(CLOSED, None), SEALED)
        return
    member = guest == host.table.host or bool(host.table.seats_of(guest))
    with context.sockets.taken(guest, address, member) as free, context.limits.held(guest, address) as allowance:
        if free:
            context.manager.arrived(guest, code)
            connection = Connection(socket, identity, address, allowance, context.manager.metrics, context.social)
            await connection.attend(host)
        else:
            await turn_away(socket, views.refusal(TOO_MANY, None), FLOOD)


TOO_MANY = Refused("too_many", "You are connected too often already; close other pages first.")
CLOSED = Refused("sealed", "Others still play this deal, so nobody looks on at this table.")
NOBODY = "You are no guest yet: ask for /api/me first and send its cookie."


async def turn_away(socket: Socket, why: frames.RefusedFrame, code: int) -> None:
    await socket.send_data(frames.write(why))
    await socket.close(code, why.name)
