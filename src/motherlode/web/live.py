"""A table that people are connected to: requests come in one at a time, go to disk, and then everybody is told."""

import asyncio
import time
from collections import deque
from collections.abc import Callable, Iterable
from functools import partial

import msgspec

from motherlode.rules import MotherlodeError
from motherlode.table import Refused, Table, decide, frames, submit, views
from motherlode.table import commands as ask
from motherlode.table import entries as log
from motherlode.table.entries import Entry
from motherlode.table.frames import Frame
from motherlode.table.store import Writer, Writing
from motherlode.web import bot_pool, logs
from motherlode.web.bot_pool import BotPool
from motherlode.web.connection import FLOOD, Connection
from motherlode.web.limits import Limits
from motherlode.web.metrics import Metrics
from motherlode.web.warmup import Warmup

_decoder: msgspec.json.Decoder[ask.Command] = msgspec.json.Decoder(ask.AnyCommand)
ANEW = (log.Sat, log.Left, log.TakenBack, log.Configured, log.Muted)
"""After these somebody has another viewpoint or another past: everybody gets everything again."""


PATIENCE = 50
"""After so many messages in a row that came too fast the connection ends."""
STARTS = (ask.Start, ask.Rematch)
LOOKS = (ask.Look, ask.Show)
LIMITED: dict[type[ask.Command], str] = {
    ask.Say: "chat",
    ask.Phrase: "chat",
    ask.Name: "chat",
    ask.Hint: "hint",
}


class Services(msgspec.Struct):
    """What all tables share."""

    writer: Writer
    limits: Limits
    metrics: Metrics
    warmup: Warmup
    bot_pool: BotPool
    forget: Callable[[str], None]
    """Throws a table out of memory; it comes back from its log."""


class LiveTable:
    def __init__(self, table: Table, services: Services) -> None:
        self.table = table
        self.connections: list[Connection] = []
        self.last_used = time.monotonic()
        self._services = services
        self._writing = False
        self._waiting: deque[Callable[[], None]] = deque()
        """What is to be done when the writing is."""
        self._thinking: asyncio.Task[None] | None = None
        self._beginning: set[asyncio.Task[None]] = set()
        self._advising: dict[str, asyncio.Task[None]] = {}
        """The hints that are being thought about, one a person."""
        self._lost = False
        """What is in memory may no longer be what is on disk."""
        table.presence.since = time.monotonic()

    @property
    def idle(self) -> bool:
        return not self.connections and self._thinking is None

    # Coming and going.

    def arrive(self, connection: Connection) -> None:
        self.connections.append(connection)
        self.table.presence.arrive(connection.person)
        self._tell(views.everything(self.table, connection.person, time.monotonic()), [connection])
        self._tell_table(other for other in self.connections if other is not connection)
        self.wake_bot()

    def leave(self, connection: Connection) -> None:
        now = time.monotonic()
        self.connections.remove(connection)
        self.table.presence.leave(connection.person, now)
        self.last_used = now
        self._tell_table(self.connections)
        # When the patience is over, the others must hear that a bot may play on.
        asyncio.get_running_loop().call_later(
            self.table.settings.away_after + 0.1, lambda: self._tell_table(self.connections)
        )

    # Requests: one at a time; while one is being written the others wait.

    def hear(self, connection: Connection, message: str | bytes) -> None:
        """Answers one message, at once or after what is being written."""
        if self._writing:
            connection.keep_waiting()
            self._waiting.append(partial(self._hear_at_last, connection, message))
        elif self._lost:
            connection.hang_up()
        elif not connection.gone:
            self._answer(connection, message)

    def _hear_at_last(self, connection: Connection, message: str | bytes) -> None:
        connection.go_on()
        self.hear(connection, message)

    def _when_free(self, job: Callable[[], None]) -> None:
        if self._writing:
            self._waiting.append(job)
        else:
            job()

    def _answer(self, connection: Connection, message: str | bytes) -> None:
        connection.too_fast += 1
        try:
            self._limit(connection, "act")
            connection.too_fast = 0
            command = _read(message)
        except Refused as error:
            self._refuse(connection, error, None)
        else:
            self._obey(connection, command)

    def _obey(self, connection: Connection, command: ask.Command) -> None:
        try:
            self._act(connection, command)
        except MotherlodeError as error:
            self._refuse(connection, error, command.id)
        except Exception as error:
            logs.fail("connection failed", error, table=logs.mark(self.table.code))
            connection.hang_up()

    def _limit(self, connection: Connection, what: str) -> None:
        services = self._services
        if not services.limits.allow(what, connection.person, connection.address):
            services.metrics.count("limited")
            raise Refused("too_fast", "That is too much at once; wait a moment.")

    def _refuse(self, connection: Connection, error: MotherlodeError, answer: int | None) -> None:
        self._services.metrics.count("refusals")
        connection.send(views.refusal(error, answer))
        if connection.too_fast >= PATIENCE:
            connection.hang_up(FLOOD)
        elif not connection.too_fast and (fresh := views.play_frame(self.table, connection.person)):
            connection.send(fresh)

    def _act(self, connection: Connection, command: ask.Command) -> None:
        table = self.table
        if (special := LIMITED.get(type(command))) is not None:
            self._limit(connection, special)
        if isinstance(command, STARTS) and not self._services.warmup.has_rules(table.settings.game):
            self._begin_later(connection, command)
            return
        new = decide(table, connection.person, command, time.monotonic(), bot_pool.levels)
        if isinstance(command, ask.Hint):
            self._begin_advice(connection, command)
        else:
            self._write(new, partial(self._tell_deed, connection, command, new, table.asked is not None))

    def _begin_later(self, connection: Connection, command: ask.Command) -> None:
        """A game begins when its rules are compiled."""

        async def begin() -> None:
            await self._services.warmup.rules(self.table.settings.game)
            self._when_free(partial(self._obey, connection, command))

        beginning = asyncio.create_task(begin())
        self._beginning.add(beginning)
        beginning.add_done_callback(self._beginning.discard)

    def _write(self, new: list[Entry], tell: Callable[[], object]) -> None:
        """To disk first; only then the table changes and everybody is told."""
        if not new:
            tell()
        if not new or self._lost:
            return
        table = self.table
        writing = Writing(table.code, table.length, tuple(new), self._record_after(new[-1]))
        self._writing = True
        self._services.writer.append(writing).add_done_callback(partial(self._go_on, new, tell))

    def _go_on(self, new: list[Entry], tell: Callable[[], object], written: "asyncio.Future[None]") -> None:
        self._writing = False
        try:
            written.result()
            for entry in new:
                self.table.apply(entry)
                self._count(entry)
            self.last_used = time.monotonic()
            tell()
            self.wake_bot()
        except Exception as error:
            self._give_up(error)
        while self._waiting and not self._writing:
            self._waiting.popleft()()

    def _give_up(self, error: Exception) -> None:
        """Memory and disk may differ: everybody comes back to the table as its log has it."""
        self._services.metrics.count("write_failures")
        logs.fail("table given up", error, table=logs.mark(self.table.code))
        self._lost = True
        self._services.forget(self.table.code)
        for connection in self.connections:
            connection.hang_up()

    def _record_after(self, entry: Entry) -> tuple[str, bytes] | None:
        """The record of the game, if this move ends it: it goes to disk together with the move."""
        play = self.table.play
        if not isinstance(entry, log.Moved) or play is None or not play.after(entry.move).over:
            return None
        return play.record, play.to_record(
            entry.move, names=[self._name(seat) for seat in range(len(self.table.seats))]
        )

    def _name(self, number: int) -> str | None:
        seat = self.table.seats[number]
        return seat.bot if seat.person is None else self.table.names.get(seat.person)

    def _count(self, entry: Entry) -> None:
        metrics = self._services.metrics
        if isinstance(entry, log.Moved):
            metrics.count("moves")
            if self.table.play is not None and self.table.play.over:
                metrics.count("games_ended")
        elif isinstance(entry, log.Started):
            metrics.count("games_started")

    # Telling.

    def _tell(self, new: Iterable[Frame], to: Iterable[Connection]) -> None:
        told = [frames.pack(frame) for frame in new]
        for connection in to:
            for text in told:
                connection.send_text(text)

    def _tell_table(self, to: Iterable[Connection]) -> None:
        now = time.monotonic()
        for connection in to:
            connection.send(views.table_frame(self.table, connection.person, now))

    def _tell_deed(self, connection: Connection, command: ask.Command, new: list[Entry], was_asked: bool) -> None:
        person = connection.person
        if isinstance(command, ask.Show):
            self.table.presence.show(person, command.seat)
        if isinstance(command, LOOKS):
            self._tell(views.everything(self.table, person, time.monotonic()), [connection])
        if not self._tell_change(new, was_asked, connection, command.id):
            connection.send(frames.DoneFrame(answer=command.id))

    def _tell_change(
        self, new: list[Entry], was_asked: bool, asker: Connection | None = None, answer: int | None = None
    ) -> bool:
        """Tells everybody what changed; True if that answered who asked."""
        last = new[-1] if new else None
        if isinstance(last, ANEW):
            now = time.monotonic()
            for connection in self.connections:
                self._tell(views.everything(self.table, connection.person, now), [connection])
            return False
        if isinstance(last, log.Said):
            self._tell_said(last)
            return False
        moved = isinstance(last, log.Moved)
        if last is not None and (not moved or was_asked or not self.table.running):
            self._tell_table(self.connections)
        if not moved and not isinstance(last, log.Started):
            return False
        self._tell_play(asker, answer)
        return asker is not None

    def _tell_play(self, asker: Connection | None, answer: int | None) -> None:
        """The game to everybody: one frame for all with the same viewpoint, and one with the answer for the asker."""
        table, play = self.table, self.table.play
        assert play is not None
        made: dict[views.Viewpoint, bytes] = {}
        for connection in self.connections:
            viewpoint = views.viewpoint_of(table, connection.person)
            if connection is asker:
                connection.send(views.play_seen(table, play, viewpoint, answer))
                continue
            if viewpoint not in made:
                made[viewpoint] = frames.pack(views.play_seen(table, play, viewpoint))
            connection.send_text(made[viewpoint])

    def _tell_said(self, said: log.Said) -> None:
        speaker, _ = self.table.chat[-1]
        line = frames.ChatFrame(line=views.chat_line(self.table, speaker, said))
        self._tell([line], [each for each in self.connections if views.hears(self.table, each.person, speaker)])

    # Bots.

    def wake_bot(self) -> None:
        """Lets the bot think whose turn it is, if one's it is."""
        if self._thinking is None and not self._lost and (turn := self.table.bot_to_move()) is not None:
            self._thinking = asyncio.create_task(self._think(*turn))

    async def _think(self, seat: int, level: str) -> None:
        turn = self.table.turn
        began = time.monotonic()
        try:
            move = await self._services.bot_pool.choose(self.table, seat, level)
        except Exception as error:
            self._fail_bot(error)
            return
        if self.table.settings.pause:
            await asyncio.sleep(began + bot_pool.pause_of(self.table, seat) - time.monotonic())
        self._when_free(partial(self._move_bot, seat, level, turn, move))

    def _move_bot(self, seat: int, level: str, turn: int, move: str) -> None:
        self._thinking = None
        if self.table.turn != turn or self.table.bot_to_move() != (seat, level):
            self.wake_bot()
            return
        try:
            new: list[Entry] = [submit(self.table, seat, turn, move)]
        except MotherlodeError as error:
            self._fail_bot(error)
            return
        self._services.metrics.count("bot_moves")
        self._write(new, partial(self._tell_change, new, self.table.asked is not None))

    def _fail_bot(self, error: Exception) -> None:
        self._thinking = None
        self._services.metrics.count("bot_failures")
        logs.fail("bot failed", error, table=logs.mark(self.table.code))

    def _begin_advice(self, connection: Connection, command: ask.Hint) -> None:
        """A hint takes a while: the person can go on, and gets it when it is there."""
        person = connection.person
        if person in self._advising:
            raise Refused("too_fast", "A hint is on its way already.")
        advising = asyncio.create_task(self._advise(connection, command))
        self._advising[person] = advising
        advising.add_done_callback(lambda _: self._advising.pop(person, None))

    async def _advise(self, connection: Connection, command: ask.Hint) -> None:
        turn = self.table.turn
        try:
            hint = await self._services.bot_pool.advise(self.table, command.seat, command.id)
            if self.table.turn != turn:
                raise Refused("stale", "The game went on while the hint was thought about.")
            connection.send(hint)
        except MotherlodeError as error:
            connection.send(views.refusal(error, command.id))
        except Exception as error:
            logs.fail("hint failed", error, table=logs.mark(self.table.code))
            connection.hang_up()

    async def stop(self) -> None:
        """No bot moves any more."""
        tasks = [task for task in (self._thinking, *self._beginning, *self._advising.values()) if task is not None]
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)


def _read(message: str | bytes) -> ask.Command:
    try:
        return _decoder.decode(message)
    except (msgspec.DecodeError, UnicodeError, RecursionError) as error:
        raise Refused("bad_message", f"This is no message of the protocol: {error}.") from None
