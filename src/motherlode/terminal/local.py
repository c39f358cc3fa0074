"""A table in this process: the server's table class, its store and its views, without a network."""

import asyncio
import contextlib
import time
from collections.abc import Iterable
from dataclasses import dataclass

import msgspec

from motherlode.table import Refused, Settings, Table, decide, new_code, open_table, submit, views
from motherlode.table import commands as ask
from motherlode.table import entries as log
from motherlode.table.commands import Command, Hint
from motherlode.table.entries import Entry
from motherlode.table.frames import Frame, TableFrame
from motherlode.table.store import AlreadyWritten, Store, Writing
from motherlode.terminal import bot_pool
from motherlode.terminal.client import Gone, TableClient

KEYBOARD = "keyboard"
"""Who plays at this keyboard, as the log knows them: one person with one or several seats."""


MOST_KEPT = 200
"""Among so many tables unfinished ones are looked for."""


@dataclass(frozen=True)
class Player:
    """Who is to sit in a seat: a person of a name and with a wish for colours, or a bot of a level."""

    name: str | None = None
    colours: tuple[str, ...] = ()
    level: str | None = None


class LocalClient(TableClient):
    """Everybody at this keyboard, at a table of this process."""

    is_local = True

    def __init__(self, store: Store, table: Table) -> None:
        super().__init__()
        self._store = store
        self._table = table
        self._lock = asyncio.Lock()
        self._bots: asyncio.Task[None] | None = None
        table.presence.arrive(KEYBOARD)

    @classmethod
    async def open(cls, store: Store, settings: Settings, players: list[Player]) -> "LocalClient":
        """A new table with everybody seated, and its first game."""
        opened = open_table(KEYBOARD, settings)
        client = cls(store, Table(new_code(), opened))
        await asyncio.to_thread(store.write, [Writing(client._table.code, 0, (opened,))])
        for seat, player in enumerate(players):
            await client._seat(seat, player)
        await client.ask(ask.Start())
        return client

    async def _seat(self, seat: int, player: Player) -> None:
        if player.level is not None:
            await self._carry_out(ask.SeatBot(seat=seat, level=player.level))
            return
        await self._carry_out(ask.Sit(seat=seat))
        if player.name is not None:
            [named] = decide(self._table, seat_name(seat), ask.Name(name=player.name))
            await self._write([named])
        if player.colours:
            await self._carry_out(ask.Colours(seat=seat, colours=player.colours))

    @classmethod
    def resume(cls, store: Store, code: str) -> "LocalClient":
        """A table as its log has it, with its bots playing on."""
        entries = store.load(code)
        if not entries:
            raise Refused("no_such_table", "There is no table with this code.")
        client = cls(store, Table.rebuild(code, entries))
        client._tell_all()
        client._wake_bots()
        return client

    async def ask(self, command: Command) -> None:
        if isinstance(command, Hint):
            await self._advise(command)
            return
        async with self._lock:
            await self._carry_out(command)
            if isinstance(command, ask.Show):
                self._table.presence.show(KEYBOARD, command.seat)
            if isinstance(command, ask.Move | ask.Start | ask.Rematch):
                self._tell_play()
            else:
                self._tell_all()
        self._wake_bots()

    async def _advise(self, command: Hint) -> None:
        decide(self._table, KEYBOARD, command, time.monotonic(), bot_pool.levels)
        hint = await bot_pool.advise(self._table, command.seat)
        if hint.turn == self._table.turn:
            self._deliver(hint)

    async def _carry_out(self, command: Command) -> None:
        await self._write(decide(self._table, KEYBOARD, command, time.monotonic(), bot_pool.levels))

    async def _write(self, new: list[Entry]) -> None:
        """To disk first; only then the table changes."""
        if not new:
            return
        table = self._table
        try:
            writing = Writing(table.code, table.length, tuple(new), self._record_after(new[-1]))
            await asyncio.to_thread(self._store.write, [writing])
        except AlreadyWritten:
            self._catch_up()
            raise Refused("stale", "The game went on somewhere else; this is how it stands now.") from None
        for entry in new:
            table.apply(entry)

    def _catch_up(self) -> None:
        """Another program has this table open, too, and was faster: its log is the truth."""
        self._table = Table.rebuild(self._table.code, self._store.load(self._table.code))
        self._table.presence.arrive(KEYBOARD)
        self._tell_all()

    def _record_after(self, entry: Entry) -> tuple[str, bytes] | None:
        """The record of the game, if this move ends it: it goes to disk together with the move."""
        play = self._table.play
        if not isinstance(entry, log.Moved) or play is None or not play.after(entry.move).over:
            return None
        names = [seat.bot or self._table.names.get(seat_name(number)) for number, seat in enumerate(self._table.seats)]
        return play.record, play.to_record(entry.move, names=names)

    # Telling.

    def _tell_all(self) -> None:
        """Everything anew: somebody has another viewpoint or another past."""
        self._tell(views.everything(self._table, KEYBOARD, time.monotonic()))

    def _tell_play(self) -> None:
        """What a move has changed."""
        table = views.table_frame(self._table, KEYBOARD, time.monotonic())
        self._tell([table, views.play_frame(self._table, KEYBOARD)])

    def _tell(self, told: Iterable[Frame | None]) -> None:
        for frame in told:
            if isinstance(frame, TableFrame):
                self._deliver(with_names(self._table, frame))
            elif frame is not None:
                self._deliver(frame)

    # Bots.

    def _wake_bots(self) -> None:
        if self._bots is None and self._table.bot_to_move() is not None:
            self._bots = asyncio.create_task(self._play_bots())

    async def _play_bots(self) -> None:
        try:
            while (turn := self._table.bot_to_move()) is not None:
                with contextlib.suppress(Refused):  # another program was faster: the next look is at its move
                    await self._play_bot(*turn)
        finally:
            self._bots = None

    async def _play_bot(self, seat: int, level: str) -> None:
        turn = self._table.turn
        began = time.monotonic()
        move = await bot_pool.choose(self._table, seat, level)
        if self._table.settings.pause:
            await asyncio.sleep(began + bot_pool.PAUSE - time.monotonic())
        async with self._lock:
            if self._table.turn != turn or self._table.bot_to_move() != (seat, level):
                return
            await self._write([submit(self._table, seat, turn, move)])
            self._tell_play()

    async def close(self) -> None:
        if self._bots is not None:
            self._bots.cancel()
            await asyncio.gather(self._bots, return_exceptions=True)
        self._deliver(Gone("The table is closed."))


def seat_name(seat: int) -> str:
    """Under which the log keeps the name of who sits here at the keyboard."""
    return f"{KEYBOARD}/{seat}"


def with_names(table: Table, frame: TableFrame) -> TableFrame:
    """The table gives a person one name; at a keyboard each of a person's seats has its own."""
    seats = tuple(
        msgspec.structs.replace(seat, name=table.names.get(seat_name(number))) if number in frame.you.seats else seat
        for number, seat in enumerate(frame.seats)
    )
    return msgspec.structs.replace(frame, seats=seats)


def unfinished(store: Store) -> list[TableFrame]:
    """The games of this keyboard that can be gone on with, the newest first."""
    tables = [Table.rebuild(code, store.load(code)) for code, _ in store.tables_of(KEYBOARD, MOST_KEPT)]
    return [with_names(table, views.table_frame(table, KEYBOARD, 0.0)) for table in tables if table.running]
