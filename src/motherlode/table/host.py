"""The host of a table: decide, write, apply, tell, let the bot think. It happens here and nowhere else.

A server's socket and a keyboard are transports: they hand in commands and get packed frames. Whatever else differs
between them comes in by the ports (`ports.py`). A request goes from its transport to the log and back without tasks,
queues or locks in between: while one is being written, the table's next ones wait.

The log decides. `(code, number)` is used once, so a table may have several hosts, in several processes: who was late
reads what it missed, tells it, and decides the request again.
"""

import asyncio
from collections import deque
from collections.abc import Awaitable, Callable, Coroutine, Sequence
from functools import partial
from typing import Any, TypeVar

import msgspec

from motherlode.rules import MotherlodeError
from motherlode.table import commands as ask
from motherlode.table import entries as log
from motherlode.table import frames, views
from motherlode.table.audience import Audience
from motherlode.table.bot_player import BotPlayer
from motherlode.table.decide import call_off, decide, run_out
from motherlode.table.entries import Entry, Written
from motherlode.table.errors import Refused
from motherlode.table.fair import Terms
from motherlode.table.fair_queue import Requester
from motherlode.table.finished import FinishedGame
from motherlode.table.notices.kinds import NOTHING, OF_TURN, Notices
from motherlode.table.notices.rules import NEXT_IS_HERE, notices_after
from motherlode.table.ports import AlreadyWritten, Connection, OutcomeUnknown, Ports, Timer, Writing
from motherlode.table.summary import due, finish, status_after
from motherlode.table.table import Table

T = TypeVar("T")

STARTS = {ask.Start, ask.Rematch, ask.Value}
"""What may make a deal, for which the rules are needed."""
LOOKS = (ask.Look, ask.Show)
ENDS = (log.Moved, log.Ended)
"""What may end a game."""
VALUES_WITHIN = 10.0
"""Seconds in which the players' programs show their sealed values; else the deal is called off."""
PATIENCE = 3.0
"""Seconds after which people are told that the log does not answer."""
READ_AGAIN = (0.1, 0.5, 2.0, 5.0)
"""Seconds to wait before a log that cannot be read is read again; the last for as long as it takes."""


class Request(msgspec.Struct, frozen=True):
    """Who asks what."""

    connection: Connection
    command: ask.Command
    arrived: float
    """When, by the monotonic clock."""


class TableHost:
    """A table that people are connected to."""

    def __init__(self, table: Table, ports: Ports) -> None:
        self.table = table
        self.last_used = ports.clock.monotonic()
        self._ports = ports
        self._audience = Audience(table, ports)
        self._bots = BotPlayer(
            table,
            ports,
            attended=lambda: ports.unattended or bool(self._audience.connections),
            when_free=self._when_free,
            write=lambda new: self._write(new, None),
            tell_table=lambda: self._audience.tell_table(self._audience.connections),
            requester=self._requester,
        )
        self._busy = False
        """Something is being written, or the log is being read."""
        self._held_since = 0.0
        self._waiting: deque[Callable[[], None]] = deque()
        """What is to be done after that."""
        self._tasks: set[asyncio.Task[None]] = set()
        self._advised: set[str] = set()
        """Who waits for a hint: one a person."""
        self._noticed = True
        """There may be notices that were not sent yet."""
        self._values: Timer | None = None
        """Until the values that a deal waits for have to be there."""
        table.presence = ports.presence(table.code, self.last_used)

    @property
    def connections(self) -> list[Connection]:
        return self._audience.connections

    @property
    def idle(self) -> bool:
        """Nobody is here and nothing goes on: the table may leave the memory."""
        return not self.connections and not self._busy and self._bots.idle and not self._tasks

    def _requester(self) -> Requester:
        """On whose account the table's bots think: the host's, or while the host is away somebody's who is here."""
        here = self.connections
        whose = next((each for each in here if each.person == self.table.host), here[0] if here else None)
        return Requester("", self.table.host) if whose is None else Requester(whose.address, whose.person)

    # Coming and going.

    def arrive(self, connection: Connection) -> None:
        self._audience.arrive(connection)
        self._when_free(self._bots.wake)
        self._wait_for_values()

    def leave(self, connection: Connection) -> None:
        self._audience.leave(connection)
        self.last_used = self._ports.clock.monotonic()

    def say_goodbye(self, reason: str) -> None:
        self._audience.tell_all(frames.ClosingFrame(reason=reason))

    async def stop(self) -> None:
        """Releases what is still held: timers, bots that think, hints."""
        self._audience.close()
        if self._values is not None:
            self._values.cancel()
        tasks = [task for task in (self._bots.close(), *self._tasks) if task is not None]
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)

    # Requests: one at a time; while one is being written the others wait.

    def hear(self, connection: Connection, command: ask.Command) -> None:
        """Answers a request, at once or after what is being written."""
        request = Request(connection, command, self._ports.clock.monotonic())
        if self._busy:
            connection.hold()
            self._waiting.append(partial(self._obey_at_last, request))
        else:
            self._obey(request)

    def _obey_at_last(self, request: Request) -> None:
        request.connection.release()
        self._obey(request)

    def _when_free(self, job: Callable[[], None]) -> None:
        if self._busy:
            self._waiting.append(job)
        else:
            job()

    def _obey(self, request: Request) -> None:
        try:
            self._act(request)
        except MotherlodeError as error:
            self._refuse(request, error)
        except Exception as error:
            self._ports.monitor.fail("request failed", error, self.table.code)
            request.connection.hang_up()

    def _act(self, request: Request) -> None:
        connection, command, ports = request.connection, request.command, self._ports
        if type(command) in STARTS and not ports.rules_loader.has_rules(self.table.settings.game):
            self._begin(self._start_later(request))
            return
        new = decide(self.table, connection.person, command, request.arrived, ports.token, ports.bot_pool.levels)
        if new:
            self._write(new, request)
        elif isinstance(command, ask.Hint):
            self._advise(connection, command)
        else:
            self._show(connection, command)
            self._done(request)

    def _show(self, connection: Connection, command: ask.Command) -> None:
        if isinstance(command, ask.Show):
            self.table.presence.show(connection.person, command.seat)
        if isinstance(command, LOOKS):
            self._audience.tell_everything([connection])

    def _done(self, request: Request) -> None:
        request.connection.send(frames.pack(frames.DoneFrame(answer=request.command.id)))

    def _refuse(self, request: Request, error: MotherlodeError) -> None:
        self.refuse(request.connection, error, request.command.id)

    def refuse(self, connection: Connection, error: MotherlodeError, answer: int | None) -> None:
        """Says no, with the game as it stands."""
        self._ports.monitor.count("refusals")
        connection.send(frames.pack(views.refusal(error, answer)))
        if fresh := views.play_frame(self.table, connection.person):
            connection.send(frames.pack(fresh))

    def _begin(self, work: Coroutine[Any, Any, None]) -> None:
        """Something that takes longer, beside the table's requests."""
        task = asyncio.create_task(work)
        self._tasks.add(task)
        task.add_done_callback(self._tasks.discard)

    async def _start_later(self, request: Request) -> None:
        """A game begins when its rules are compiled."""
        try:
            await self._ports.rules_loader.rules(self.table.settings.game)
        except Exception as error:
            self._ports.monitor.fail("rules could not be loaded", error, self.table.code)
            sorry = "The rules of this game could not be loaded; try again in a moment."
            self._refuse(request, Refused("not_ready", sorry))
            return
        self._when_free(partial(self._obey, request))

    # The log: to disk first; only then the table changes and everybody is told.

    def _write(self, new: list[Entry], request: Request | None) -> None:
        """Writes entries, for who asked or for a bot."""
        table, ports = self.table, self._ports
        at = max(ports.clock.now(), table.at)
        downtimes = () if table.settings.time is None else ports.downtimes()
        self._hold()
        if table.clocks is not None and (took := table.counted(at, downtimes)):
            new = [msgspec.structs.replace(new[0], took=took), *new[1:]]
        status = status_after(table, new, at, downtimes)
        ended = None if status.summary is None else self._record_after(new)
        record, finished = ended or (None, None)
        told = self._told_to_the_absent(notices_after(table, new, status, at, finished))
        self._append(Writing(table.code, table.length, tuple(new), at, record, status, finished, (), told), request)

    def _told_to_the_absent(self, notices: Notices) -> Notices:
        """Nothing is taken out of the outbox where nothing is: at most tables everybody is there."""
        if notices is NEXT_IS_HERE and not self._noticed:
            return NOTHING
        something = bool(notices.told or notices.waiting)
        if not self._noticed:
            self._noticed = something
            return msgspec.structs.replace(notices, past=()) if something else NOTHING
        self._noticed = something or not set(OF_TURN) <= set(notices.past)
        return notices

    def _append(self, writing: Writing, request: Request | None) -> None:
        self._ports.log.append(writing, partial(self._written, writing, request))

    def _record_after(self, new: Sequence[Entry]) -> tuple[tuple[str, bytes], FinishedGame] | None:
        """The record of the game and how it goes down in the lists, if this ends it: both go to disk together with the
        move. One that its players ended has no result; one that its only person left goes down nowhere, unless it is
        rated.
        """
        play = self.table.play
        entry = next((each for each in new if isinstance(each, ENDS)), None) if self.table.settings.rated else new[-1]
        if play is None or not isinstance(entry, ENDS):
            return None
        last = entry.move if isinstance(entry, log.Moved) else None
        if last is not None and not play.after(last).over:
            return None
        names = [seat.bot or self.table.name_of(number) for number, seat in enumerate(self.table.seats)]
        leaving = [each.seat for each in new if isinstance(each, log.Forfeited)]
        return (play.record, play.to_record(last, names=names)), finish(self.table, last, leaving)

    def _written(self, writing: Writing, request: Request | None, error: Exception | None) -> None:
        if error is None:
            self.last_used = on_disk = self._ports.clock.monotonic()
            self._accept(writing.entries, writing.at, request)
            if request is not None and type(request.command) is ask.Move:
                self._ports.monitor.time_move(request.arrived, on_disk, self._ports.clock.monotonic())
        elif isinstance(error, AlreadyWritten | OutcomeUnknown):
            self._begin(self._reconcile(writing, request, isinstance(error, OutcomeUnknown)))
            return
        else:
            self._not_saved(request, error)
        self._go_on()

    def _hold(self) -> None:
        self._busy = True
        self._held_since = self._ports.clock.monotonic()

    def check_log(self) -> None:
        """Tells everybody when the log has not answered for a while, and when it has."""
        stalled = self._busy and self._ports.clock.monotonic() - self._held_since > PATIENCE
        if stalled != self.table.stalled:
            self.table.stalled = stalled
            self._audience.tell_table(self.connections)

    @property
    def due(self) -> int | None:
        """When the player whose decision it is has no time left, in milliseconds since 1970."""
        return due(self.table, self._ports.downtimes())

    def run_out(self) -> None:
        """The player whose decision it is may have no time left."""
        self._when_free(self._run_out)

    def _run_out(self) -> None:
        if happened := run_out(self.table, self._ports.clock.now(), self._ports.downtimes()):
            self._write(happened, None)

    def _go_on(self) -> None:
        self._busy = False
        self._wait_for_values()
        while self._waiting and not self._busy:
            self._waiting.popleft()()

    def _accept(self, entries: Sequence[Entry], at: int, request: Request | None) -> None:
        """What is in the log since some time changes the table and is told; then it may be a bot's turn."""
        try:
            for entry in entries:
                self.table.apply(entry, at)
                self._bots.notice(entry)
                self._count(entry)
            self._tell(entries, request)
            self._bots.wake()
        except Exception as error:
            self._give_up(error)

    def _wait_for_values(self) -> None:
        """A deal that waits for sealed values does not wait for ever."""
        terms = self.table.terms
        if terms is not None and self._values is None:
            job = partial(self._when_free, partial(self._call_off, terms))
            self._values = self._ports.clock.call_later(VALUES_WITHIN, job)
        elif terms is None and self._values is not None:
            self._values.cancel()
            self._values = None

    def _call_off(self, terms: Terms) -> None:
        self._values = None
        if self.table.terms is terms:
            self._write([call_off(self._ports.token)], None)
        else:
            self._wait_for_values()

    def _tell(self, new: Sequence[Entry], request: Request | None) -> None:
        if request is None:
            self._audience.tell_change(new)
        elif not self._audience.tell_change(new, request.connection, request.command.id):
            self._done(request)

    def _count(self, entry: Entry) -> None:
        kind, monitor = type(entry), self._ports.monitor
        if kind is log.Moved:
            monitor.count("moves")
        elif kind is log.Started:
            monitor.count("games_started")
        if self.table.to_move is None and kind in ENDS:
            monitor.count("games_ended")

    def _not_saved(self, request: Request | None, error: BaseException) -> None:
        """Nothing was written for sure: the table is as before, and so is everybody's right to try again."""
        self._noticed = True
        self._ports.monitor.count("write_failures")
        self._ports.monitor.fail("not saved", error, self.table.code)
        if request is None:
            self._bots.not_saved()
        else:
            sorry = "This could not be saved, so nothing was changed; try again in a moment."
            self._refuse(request, Refused("not_saved", sorry))

    # Other writers.

    def catch_up(self, length: int) -> None:
        """The log is said to have so many entries: those that the table does not have are read, applied and told."""
        if length > self.table.length:
            self._when_free(partial(self._read_up_to, length))

    def _read_up_to(self, length: int) -> None:
        if length > self.table.length:
            self._hold()
            self._begin(self._take_over())

    async def _take_over(self) -> None:
        """Others' entries, each told as if it were written here."""
        try:
            for entry, at in await self._read_on():
                self._accept([entry], at, None)
        except Exception as error:
            self._give_up(error)
        else:
            self._go_on()

    def presence_changed(self) -> None:
        """Somebody came to the table on another server, or is gone from there."""
        self._audience.tell_presence()
        self._when_free(self._bots.wake)

    async def _reconcile(self, writing: Writing, request: Request | None, unknown: bool) -> None:
        """Reads what the log has and the table has not, before anybody is told anything.

        If it is what was to be written, and nobody knew whether it was, all is well; if it is not there, it is written
        again, because only a used number shows for sure that the first try came to nothing. Others' entries are applied
        and told, and then the request is decided again: mostly it is stale.
        """
        try:
            missing = await self._read_on()
            is_ours = unknown and missing and await self._patiently(lambda: self._wrote(writing))
            ours = missing[: len(writing.entries)] if is_ours else []
            if unknown and not missing:
                self._append(writing, request)
                return
            if ours:
                self._accept(writing.entries, writing.at, request)
            for entry, at in missing[len(ours) :]:
                self._accept([entry], at, None)
        except Exception as error:
            self._give_up(error)
        else:
            self._busy = False
            if not missing:
                self._not_saved(request, AlreadyWritten())
            elif request is not None and not ours:
                self._obey(request)
        if not self._busy:
            self._go_on()

    async def _read_on(self) -> list[Written]:
        """The entries that the table does not have; their notices come with them."""
        self._noticed = True
        self.last_used = self._ports.clock.monotonic()
        return await self._patiently(lambda: self._ports.log.read(self.table.code, self.table.length))

    def _wrote(self, writing: Writing) -> Awaitable[bool]:
        return self._ports.log.wrote(writing.code, writing.number)

    async def _patiently(self, ask: Callable[[], Awaitable[T]]) -> T:
        """Asks something of the log; if it cannot be read now, again later."""
        tries = 0
        while True:
            try:
                return await ask()
            except msgspec.MsgspecError:
                raise
            except Exception as error:
                self._ports.monitor.fail("log not read", error, self.table.code)
                await self._ports.clock.sleep(READ_AGAIN[min(tries, len(READ_AGAIN) - 1)])
                tries += 1

    def _give_up(self, error: Exception) -> None:
        """A fault of ours: memory and log may differ. Everybody comes back to the table as its log has it."""
        self._ports.monitor.count("write_failures")
        self._ports.monitor.fail("table given up", error, self.table.code)
        self._ports.forget(self.table.code)
        for connection in self.connections:
            connection.hang_up()

    # Hints.

    def _advise(self, connection: Connection, command: ask.Hint) -> None:
        """A hint takes a while: the person can go on, and gets it when it is there."""
        person = connection.person
        if person in self._advised:
            raise Refused("too_fast", "A hint is on its way already.")
        self._advised.add(person)
        self._begin(self._think_about(connection, command))

    async def _think_about(self, connection: Connection, command: ask.Hint) -> None:
        table, turn = self.table, self.table.turn
        assert table.play is not None
        try:
            hint = await self._ports.bot_pool.advise(
                table.play,
                command.seat,
                turn,
                command.id,
                Requester(connection.address, connection.person),
                wanted=lambda: table.turn == turn and connection in self.connections,
            )
            if table.turn != turn:
                raise Refused("stale", "The game went on while the hint was thought about.")
            connection.send(frames.pack(hint))
        except MotherlodeError as error:
            connection.send(frames.pack(views.refusal(error, command.id)))
        except Exception as error:
            self._ports.monitor.fail("hint failed", error, table.code)
            sorry = Refused("bot_failed", "The bot that gives hints could not think; try again in a moment.")
            connection.send(frames.pack(views.refusal(sorry, command.id)))
        finally:
            self._advised.discard(connection.person)
