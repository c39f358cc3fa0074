"""One socket of one person: messages in, frames out. What they mean is the table's business."""

import asyncio
from functools import partial

import msgspec

from motherlode.table import Refused, Table, frames, views
from motherlode.table import commands as ask
from motherlode.table.decide import NOTHING_KEPT
from motherlode.table.host import TableHost
from motherlode.table.social import CHECKED, Social
from motherlode.web import logs
from motherlode.web.guests import Identity
from motherlode.web.limits import Allowance
from motherlode.web.metrics import Metrics
from motherlode.web.wire import Socket, wire_of

AGAIN, FLOOD = 1012, 4429
"""The close codes for "connect again in a moment" and "that is too much: wait, then connect again"."""
PATIENCE = 50
"""After so many messages in a row that came too fast the connection ends."""
PATIENT = 2.0
"""Seconds in which the database says whom somebody has blocked."""
COSTS: dict[type[ask.Command], float] = {
    ask.Look: 3,
    ask.Show: 3,
    ask.Sit: 3,
    ask.Stand: 3,
    ask.TakeBack: 3,
    ask.Mute: 2,
    ask.Configure: 3,
}
"""What is dear to answer: everything is told anew, to one or to all. All else costs one."""
STEPS_A_TOKEN = 100
"""So many steps of a history cost as much to tell as a small answer."""
EVERYTHING = (ask.Look, ask.Show, ask.Sit, ask.Stand, ask.TakeBack)
"""What is answered with the whole history."""
CHAT = (ask.Say, ask.Phrase, ask.Name)


LIMITS = dict.fromkeys(CHAT, "chat") | {ask.Hint: "hint"}
"""What some messages take of besides what every message does."""

_decoder: msgspec.json.Decoder[ask.Command] = msgspec.json.Decoder(ask.AnyCommand)


class Connection:
    """Somebody at a table (a `ports.Connection`)."""

    def __init__(
        self, socket: Socket, identity: Identity, address: str, allowance: Allowance, metrics: Metrics, social: Social
    ) -> None:
        self.identity = identity
        self.person = identity.guest
        self.address = address
        self._allowance = allowance
        self._metrics = metrics
        self._social = social
        self._asking: set[asyncio.Task[None]] = set()
        """Of which requests the database is asked first."""
        self._order = asyncio.Lock()
        self._wire = wire_of(socket)
        self.send = self._wire.write_text
        self._waiting = 0
        self._too_fast = 0
        """How many messages in a row came too fast."""

    async def attend(self, host: TableHost) -> None:
        """Is at a table until the connection is over."""
        self._wire.share(self._allowance.arriving)
        host.table.blocked |= {(self.person, other) for other in await self._blocked()}
        host.arrive(self)
        try:
            await self._wire.listen(partial(self._hear, host))
        finally:
            host.leave(self)

    async def _blocked(self) -> set[str]:
        """Whom the person does not want to read. Nobody is kept from a table by a database that does not answer."""
        try:
            return await asyncio.wait_for(asyncio.to_thread(self._social.blocked_by, self.person), PATIENT)
        except Exception as error:
            logs.fail("people are not looked at", error)
            return set()

    def _hear(self, host: TableHost, message: str | bytes) -> None:
        take = self._allowance.take
        if not take("act"):
            self._slow_down()
            return
        try:
            command = _decoder.decode(message)
        except (msgspec.DecodeError, UnicodeError, RecursionError) as error:
            self._too_fast = 0
            host.refuse(self, Refused("bad_message", f"This is no message of the protocol: {error}."), None)
            return
        kind = type(command)
        if kind in COSTS and not take("act", _cost(command, host.table) - 1):
            self._slow_down(command.id)
            return
        self._too_fast = 0
        if (kind in LIMITS and not take(LIMITS[kind])) or not (kind in NOTHING_KEPT or self._allowance.take_entry()):
            self._metrics.count("limited")
            host.refuse(self, TOO_FAST, command.id)
        elif kind in CHECKED or self._asking:
            self._hear_later(host, command)
        else:
            host.hear(self, command)

    def _hear_later(self, host: TableHost, command: ask.Command) -> None:
        """What the database has a word to say about, and what comes after it: in the order in which it came."""
        self.hold()
        task = asyncio.create_task(self._hear_if_allowed(host, command))
        self._asking.add(task)
        task.add_done_callback(self._asking.discard)

    async def _hear_if_allowed(self, host: TableHost, command: ask.Command) -> None:
        try:
            async with self._order:
                if type(command) in CHECKED:
                    await asyncio.to_thread(self._social.check, host.table, self.person, command)
        except Refused as error:
            host.refuse(self, error, command.id)
        except Exception as error:
            logs.fail("people are not looked at", error)
            host.refuse(self, NOT_SAVED, command.id)
        else:
            host.hear(self, command)
        finally:
            self.release()

    def _slow_down(self, answer: int | None = None) -> None:
        self._too_fast += 1
        self._metrics.count("limited")
        self._metrics.count("refusals")
        self.send(frames.pack(views.refusal(TOO_FAST, answer)))
        if self._too_fast >= PATIENCE:
            self.hang_up(FLOOD)

    def hold(self) -> None:
        """None is read while one waits, so nobody fills our memory with messages."""
        self._waiting += 1
        self._wire.read(False)

    def release(self) -> None:
        self._waiting -= 1
        if not self._waiting:
            self._wire.read(True)

    def hang_up(self, code: int = AGAIN) -> None:
        """Ends the connection; with the usual code the client comes back by itself."""
        self._wire.close(code)


def _cost(command: ask.Command, table: Table) -> float:
    """What a message costs of what somebody may do: a long game makes dear what tells all of it."""
    steps = len(table.play.history.steps) if table.play is not None and isinstance(command, EVERYTHING) else 0
    return COSTS.get(type(command), 1) + steps // STEPS_A_TOKEN


NOT_SAVED = Refused("not_saved", "This could not be saved, so nothing was changed; try again in a moment.")
TOO_FAST = Refused("too_fast", "That is too much at once; wait a moment.")
