"""One socket of one person: messages in, frames out. What they mean is the table's business."""

import msgspec

from motherlode.table import Refused, Table, frames, views
from motherlode.table import commands as ask
from motherlode.table.decide import NOTHING_KEPT
from motherlode.table.host import TableHost
from motherlode.web.limits import Limits, network
from motherlode.web.metrics import Metrics
from motherlode.web.wire import Socket, wire_of

AGAIN, FLOOD = 1012, 4429
"""The close codes for "connect again in a moment" and "that is too much: wait, then connect again"."""
PATIENCE = 50
"""After so many messages in a row that came too fast the connection ends."""
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
LIMITED: dict[type[ask.Command], str] = {
    ask.Say: "chat",
    ask.Phrase: "chat",
    ask.Name: "chat",
    ask.Hint: "hint",
}

_decoder: msgspec.json.Decoder[ask.Command] = msgspec.json.Decoder(ask.AnyCommand)


class Connection:
    """Somebody at a table (a `ports.Connection`)."""

    def __init__(self, socket: Socket, person: str, address: str, limits: Limits, metrics: Metrics) -> None:
        self.person = person
        self.address = network(address)
        self._limits = limits
        self._metrics = metrics
        self._wire = wire_of(socket)
        self._waiting = 0
        self._too_fast = 0
        """How many messages in a row came too fast."""

    async def attend(self, host: TableHost) -> None:
        """Is at a table until the connection is over."""
        self._wire.share(self._limits.budget(self.address))
        host.arrive(self)
        try:
            await self._wire.listen(lambda message: self._hear(host, message))
        finally:
            host.leave(self)

    def _hear(self, host: TableHost, message: str | bytes) -> None:
        if not self._allow("act"):
            self._slow_down()
            return
        try:
            command = _decoder.decode(message)
        except (msgspec.DecodeError, UnicodeError, RecursionError) as error:
            self._too_fast = 0
            host.refuse(self, Refused("bad_message", f"This is no message of the protocol: {error}."), None)
            return
        if (more := _cost(command, host.table) - 1) and not self._allow("act", more):
            self._slow_down(command.id)
            return
        self._too_fast = 0
        if self._may(command):
            host.hear(self, command)
        else:
            host.refuse(self, TOO_FAST, command.id)

    def _may(self, command: ask.Command) -> bool:
        special = LIMITED.get(type(command))
        if special is not None and not self._allow(special):
            return False
        return isinstance(command, NOTHING_KEPT) or self._allow("entry")

    def _allow(self, what: str, cost: float = 1) -> bool:
        if self._limits.allow(what, self.person, self.address, cost):
            return True
        self._metrics.count("limited")
        return False

    def _slow_down(self, answer: int | None = None) -> None:
        self._too_fast += 1
        self._metrics.count("refusals")
        self.send(frames.pack(views.refusal(TOO_FAST, answer)))
        if self._too_fast >= PATIENCE:
            self.hang_up(FLOOD)

    def send(self, frame: bytes) -> None:
        self._wire.write_text(frame)

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


TOO_FAST = Refused("too_fast", "That is too much at once; wait a moment.")
