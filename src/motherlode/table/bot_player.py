"""The bots of a table: the one whose turn it is thinks, and its move comes in by the same door as a person's."""

import asyncio
from collections.abc import Callable
from functools import partial

from motherlode.rules import MotherlodeError
from motherlode.table.decide import submit
from motherlode.table.entries import BotSat, Entry, Left, Sat, StandInLeft, StandInSat, Started
from motherlode.table.fair_queue import Requester
from motherlode.table.pace import pace_of
from motherlode.table.ports import Ports, Timer
from motherlode.table.table import Table

RETRIES = (1.0, 4.0, 15.0)
"""Seconds to wait before a bot that failed is asked again; after the last it is given up, and the table says so."""
UNSAVED = 2.0
"""Seconds to wait before a move is tried again that could not be saved."""
ANOTHER_CHANCE = {Started, Sat, Left, BotSat, StandInSat, StandInLeft}
"""After these a bot that failed is asked anew."""


class BotPlayer:
    """Asks the bot to move, one at a time; with patience if it fails.

    `when_free` does something when nothing is being written, `write` hands an entry to the log, `attended` says whether
    anybody looks on, `tell_table` tells everybody that a bot is in trouble, `requester` says for whom it thinks.
    """

    def __init__(
        self,
        table: Table,
        ports: Ports,
        attended: Callable[[], bool],
        when_free: Callable[[Callable[[], None]], None],
        write: Callable[[list[Entry]], None],
        tell_table: Callable[[], None],
        requester: Callable[[], Requester],
    ) -> None:
        self._table = table
        self._ports = ports
        self._attended = attended
        self._when_free = when_free
        self._write = write
        self._tell_table = tell_table
        self._requester = requester
        self._thinking: asyncio.Task[None] | None = None
        self._pondering: tuple[int, asyncio.Task[None]] | None = None
        """The turn at which a bot thinks ahead."""
        self._retry: Timer | None = None
        self._failures = 0
        self._elsewhere: tuple[int, Timer] | None = None
        """The turn that is left to another server's bot, and when the patience with it is over."""

    @property
    def idle(self) -> bool:
        return self._thinking is None

    def wake(self) -> None:
        """Lets the bot whose turn it is think. Where nobody looks on, bots sleep. Not to be called while something is
        being written: that may be the very move that the bot would make again.
        """
        if self._pondering is not None and self._pondering[0] != self._table.turn:
            self._stop_pondering()
        if self._thinking is not None or self._retry is not None:
            return
        turn = self._table.bot_to_move()
        if turn is None or turn[0] in self._table.trouble or not self._attended():
            self._stop_waiting()
            self._ponder()
        elif (patience := self._ports.bots_elsewhere(self._table.code)) > 0:
            self._wait_for_elsewhere(patience)
        else:
            self._stop_waiting()
            self._thinking = asyncio.create_task(self._think(*turn))

    def _ponder(self) -> None:
        """The bot that comes next thinks ahead while a person decides, where somebody looks on."""
        ports = self._ports
        if not ports.pondering or self._pondering is not None or (coming := self._table.bot_to_come()) is None:
            return
        if self._attended() and ports.bots_elsewhere(self._table.code) == 0:
            self._pondering = self._table.turn, asyncio.create_task(self._think_ahead(*coming))

    async def _think_ahead(self, seat: int, level: str) -> None:
        assert self._table.play is not None
        try:
            await self._ports.bot_pool.ponder(self._table.play, seat, level)
        except Exception as error:
            self._ports.monitor.fail("bot could not think ahead", error, self._table.code)

    def _stop_pondering(self) -> None:
        if self._pondering is not None:
            self._pondering[1].cancel()
            self._pondering = None

    def _wait_for_elsewhere(self, patience: float) -> None:
        """Another server's bot is to move. If it does not, this one does: thinking twice does no harm."""
        turn = self._table.turn
        if self._elsewhere is None or self._elsewhere[0] != turn:
            self._stop_waiting()
            self._elsewhere = turn, self._ports.clock.call_later(patience, partial(self._when_free, self._take_over))

    def _take_over(self) -> None:
        waited, self._elsewhere = self._elsewhere, None
        turn = self._table.bot_to_move()
        if turn is not None and waited is not None and waited[0] == self._table.turn and self._attended():
            self._thinking = asyncio.create_task(self._think(*turn))

    def _stop_waiting(self) -> None:
        if self._elsewhere is not None:
            self._elsewhere[1].cancel()
            self._elsewhere = None

    async def _think(self, seat: int, level: str) -> None:
        table, clock = self._table, self._ports.clock
        turn, began = table.turn, clock.monotonic()
        assert table.play is not None
        pace = pace_of(table, seat, self._ports.bot_pool.seconds(level))
        try:
            thought = await self._ports.bot_pool.choose(table.play, seat, level, pace.share, self._requester())
        except Exception as error:
            self._thinking = None
            self._fail(seat, error)
            return
        waited = clock.monotonic() - began - thought.seconds
        if (rest := pace.rest(thought.seconds, waited)) > 0:
            await clock.sleep(rest)
        self._when_free(partial(self._move, seat, level, turn, thought.move))

    def _move(self, seat: int, level: str, turn: int, move: str) -> None:
        self._thinking = None
        if self._table.turn != turn or self._table.bot_to_move() != (seat, level):
            self.wake()
            return
        try:
            moved = submit(self._table, seat, turn, move)
        except MotherlodeError as error:
            self._fail(seat, error)
            return
        self._failures = 0
        self._ports.monitor.count("bot_moves")
        self._write([moved])

    def _fail(self, seat: int, error: Exception) -> None:
        """Asks again after a while, longer each time; a bot that fails every time is in trouble."""
        self._ports.monitor.count("bot_failures")
        self._ports.monitor.fail("bot failed", error, self._table.code)
        if self._failures < len(RETRIES):
            self._wake_in(RETRIES[self._failures])
            self._failures += 1
        else:
            self._failures = 0
            self._table.trouble.add(seat)
            self._tell_table()

    def not_saved(self) -> None:
        """The bot's move is not in the log: it will be chosen again."""
        self._wake_in(UNSAVED)

    def _wake_in(self, seconds: float) -> None:
        self._retry = self._ports.clock.call_later(seconds, self._wake_again)

    def _wake_again(self) -> None:
        self._retry = None
        self._when_free(self.wake)

    def notice(self, entry: Entry) -> None:
        """Another bot, the same one anew, or another game: what failed before need not fail again."""
        if type(entry) in ANOTHER_CHANCE:
            self._failures = 0
            self._cancel_retry()

    def _cancel_retry(self) -> None:
        if self._retry is not None:
            self._retry.cancel()
            self._retry = None

    def close(self) -> "asyncio.Task[None] | None":
        """No bot moves any more; gives the task that is to be waited for."""
        self._cancel_retry()
        self._stop_waiting()
        self._stop_pondering()
        if self._thinking is not None:
            self._thinking.cancel()
        return self._thinking
