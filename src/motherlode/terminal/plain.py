"""The plain line mode: prints what happens and reads moves in the record's spelling, for screen readers and pipes."""

import asyncio
import contextlib
import threading
import time
from collections.abc import Awaitable, Callable
from typing import TextIO

from motherlode.rules import MotherlodeError
from motherlode.table import Refused
from motherlode.table import commands as ask
from motherlode.table.frames import ChatFrame, ClockFrame, ClosingFrame, HintFrame, PlayFrame, TableFrame
from motherlode.terminal.client import STAND_IN, Gone, TableClient
from motherlode.terminal.farewell import ENDED, INTERRUPTED, UNFINISHED, farewell
from motherlode.terminal.keeping import save_game
from motherlode.terminal.lines import lines_of, moves_line
from motherlode.terminal.messages import (
    advice,
    chat_text,
    clocks,
    end_request,
    names_of,
    news,
    time_over,
    told,
    whose_turn,
    why_not,
)
from motherlode.terminal.preferences import Preferences
from motherlode.terminal.reviews import fetch_last, review_lines
from motherlode.words import rules_page
from motherlode.words.naming import game_name

CLEAR = "\033[H\033[2J\033[3J"
"""Empties a terminal and what was scrolled out of it: the hand of whoever has just moved."""


class LineReader:
    """The lines of a file as they come; reading waits in a thread, so that the table goes on meanwhile."""

    def __init__(self, file: TextIO) -> None:
        self._lines: asyncio.Queue[str | None] = asyncio.Queue()
        self._held: str | None = None
        self._loop = asyncio.get_running_loop()
        threading.Thread(target=self._read, args=(file,), daemon=True).start()

    def _read(self, file: TextIO) -> None:
        with contextlib.suppress(RuntimeError, ValueError):  # loop or file are closed: nobody wants to know any more
            for line in iter(file.readline, ""):
                self._loop.call_soon_threadsafe(self._lines.put_nowait, line.strip())
            self._loop.call_soon_threadsafe(self._lines.put_nowait, None)

    async def next(self) -> str | None:
        """The next line; None when there will be no more."""
        held, self._held = self._held, None
        return await self._lines.get() if held is None else held

    def put_back(self, line: str) -> None:
        self._held = line


class Plain:
    """A table in lines of text."""

    def __init__(self, client: TableClient, preferences: Preferences, lines: LineReader, out: TextIO) -> None:
        self.client = client
        self.preferences = preferences
        self.words = preferences.words
        self._lines = lines
        self._out = out
        self._told = -1
        """The newest turn that was told."""
        self._asked = ""
        """What the last prompt asked for: it is not repeated while nothing has changed."""
        self._doubted = ""
        """What happens if it is typed again."""
        self._wants_end = False
        self._leaving: int | None = None
        self._lost = False
        self._out_of_time: int | None = None

    async def run(self) -> int:
        """Plays until the player leaves or there is nothing more to read; the exit status."""
        try:
            while self._leaving is None:
                await self._go_on()
        except Gone as gone:
            self._say(str(gone))
            return UNFINISHED
        except asyncio.CancelledError:  # Ctrl-C leaves as `quit` does, and says so to the shell
            self._leave()
            return INTERRUPTED
        finally:
            await self.client.close()
        return self._leaving

    async def _go_on(self) -> None:
        """Hears the table and reads what is typed, whichever comes first."""
        if self.client.pending or self._waits:
            await self._receive()
            return
        self._prompt()
        reading = asyncio.create_task(self._lines.next())
        hearing = asyncio.create_task(self.client.hear())
        await asyncio.wait([reading, hearing], return_when=asyncio.FIRST_COMPLETED)
        hearing.cancel()
        if reading.done():
            await self._obey(reading.result())
        else:
            reading.cancel()

    @property
    def _waits(self) -> bool:
        """Whether what is typed waits: at a table of this process until its bots have moved, so that a script can name
        one move after the other. At a server's table others may think for as long as they like.
        """
        if self.client.table is None:
            return True
        return self.client.is_local and not self._has_a_say

    @property
    def _has_a_say(self) -> bool:
        """Whether this side is to decide something, in the game or around it."""
        play, table = self.client.play, self.client.table
        if play is None or play.view.to_move is None or table is None:
            return True
        return play.covered or bool(play.view.moves) or self.client.asked_by is not None

    # What comes from the table.

    async def _receive(self) -> None:
        frame = await self.client.receive()
        self._tell_connection(isinstance(frame, ClosingFrame))
        if isinstance(frame, PlayFrame):
            self._tell(frame)
        elif isinstance(frame, HintFrame):
            assert self.client.view is not None
            self._say(advice(self.words, self.client.view.game, frame, self._names()))
        elif isinstance(frame, ChatFrame):
            self._say(f"{self._names()[frame.line.seat]}: {chat_text(self.words, frame.line)}")
        elif isinstance(frame, ClockFrame):
            self._tell_time(frame)
        elif isinstance(frame, TableFrame):
            self._tell_table(frame)

    def _tell_time(self, clock: ClockFrame) -> None:
        """Once, that somebody has no time left, and what the others can do about it."""
        before, self._out_of_time = self._out_of_time, clock.out
        if clock.out is None or clock.out == before:
            return
        if sentence := time_over(self.words, clock, self._names(), self.client.seats):
            self._say(sentence)
        if clock.out not in self.client.seats:
            self._say(self.words("terminal-plain-time-over", seat=clock.out + 1))

    def _tell_table(self, table: TableFrame) -> None:
        """That nothing can be saved now, and what becomes of the own request to end the game."""
        before, self._wants_end = self._wants_end, table.asks_end in self.client.seats
        if table.stalled:
            self._say(self.words("ui-stalled"))
        elif sentence := end_request(self.words, table, before, self._wants_end):
            self._say(sentence)
        if self.client.play is None:
            self._asked = ""

    def _tell_connection(self, lost: bool) -> None:
        if lost != self._lost:
            self._lost = lost
            self._say(self.words("terminal-lost" if lost else "terminal-found-again"))

    def _tell(self, frame: PlayFrame) -> None:
        if frame.view.turn == self._told:
            return
        first, self._told = self._told < 0, frame.view.turn
        self._asked = ""
        if frame.covered and self._out.isatty():
            self._out.write(CLEAR)
        for sentence in news(self.words, frame, self._names(), self.client.you):
            self._say(sentence)
        if first:
            self._say(self.words("terminal-plain-begun" if self.client.seats else "terminal-plain-watching"))
            if not self.client.seats:
                self._say("\n".join(self._look()))

    def _names(self) -> list[str]:
        return names_of(self.words, self.client.table)

    # What is asked of the player.

    def _prompt(self) -> None:
        asked = "\n".join(self._question())
        if asked != self._asked:
            self._asked = asked
            self._say(asked)
        if self._out.isatty():
            self._out.write("> ")
            self._out.flush()

    def _question(self) -> list[str]:
        play, table, words = self.client.play, self.client.table, self.words
        assert table is not None
        if play is None:
            return [*self._seats(table), words("terminal-plain-gathering")]
        view = play.view
        if view.to_move is None:
            return [words("terminal-plain-over")]
        if play.covered:
            return [words("terminal-hand-over", name=self._names()[view.to_move])]
        asking = []
        if (asked := self.client.asked_by) is not None:
            asking = [words(_ASKED[asked[0]], name=self._names()[asked[1]])]
        shown = self._look() if view.moves else [whose_turn(words, view, self._names())]
        return [*shown, *asking]

    def _look(self) -> list[str]:
        view = self.client.view
        if view is None:
            return []
        shown = [*lines_of(self.words, view, self._names()), whose_turn(self.words, view, self._names())]
        return [*shown, moves_line(self.words, view)] if view.moves else shown

    def _seats(self, table: TableFrame) -> list[str]:
        names = names_of(self.words, table)
        empty = self.words("ui-empty-seat")
        head = f"{game_name(self.words, table.settings.game)} ({table.code})"
        shared = [self.words("before-shared-note")] if table.settings.shared else []
        return [
            head,
            *shared,
            *(f"{n + 1}. {names[n] if seat.player else empty}" for n, seat in enumerate(table.seats)),
        ]

    # What the player says.

    async def _obey(self, line: str | None) -> None:
        if line is None:
            self._leave()
            return
        try:
            if self.client.play is not None and self.client.play.covered and await self._uncover(line):
                return
            order, _, rest = line.partition(" ")
            if order.lower() != self._doubted:
                self._doubted = ""
            if move := self._meant(line):
                await self.client.move(move)
            elif order.lower() in _ORDERS:
                await _ORDERS[order.lower()](self, rest.strip())
            elif line:
                await self._move(line)
        except Gone:
            raise
        except MotherlodeError as error:
            self._say(why_not(self.words, error, self.client.table))

    async def _uncover(self, line: str) -> bool:
        """Hands the keyboard over. A line that is more than Enter is for the next player; leaving goes on as usual."""
        assert self.client.view is not None
        if line.lower() in ("quit", "undo", "help"):
            return False
        if line:
            self._lines.put_back(line)
        await self.client.ask(ask.Show(seat=self.client.view.to_move or 0))
        return True

    def _meant(self, line: str) -> str | None:
        """The legal move that a line means: in capitals, or with another verb or none where that names only one.

        `turn 5` turns a card up, and `5` does; `turn` alone asks whose turn it is.
        """
        moves = () if self.client.view is None else self.client.view.moves
        words = line.casefold().split()
        spelled = [move for move in moves if move.casefold().split() == words]
        if spelled:
            return spelled[0]
        object_ = words[1:] if words[:1] == ["turn"] else words
        named = [move for move in moves if object_ and move.casefold().split()[1:] == object_]
        return named[0] if len(named) == 1 else None

    async def _move(self, line: str) -> None:
        if self.client.play is None:
            self._say(self.words("terminal-plain-unknown", text=line))
            return
        await self.client.move(" ".join(line.split()))

    async def _quit(self, rest: str) -> None:
        self._leave()

    def _leave(self) -> None:
        sentence = farewell(self.preferences, self.client)
        self._leaving = ENDED if sentence is None else UNFINISHED
        if sentence is not None:
            self._say(sentence)

    async def _help(self, rest: str) -> None:
        self._say(self.words("terminal-plain-help"))
        self._say(self.words("terminal-plain-more"))

    async def _show(self, rest: str) -> None:
        for line in self._look():
            self._say(line)

    async def _log(self, rest: str) -> None:
        if (view := self.client.view) is None:
            return
        for step in self.client.steps:
            for sentence in told(self.words, view.game, step, self._names(), self.client.you, log=True):
                self._say(sentence)

    async def _rules(self, rest: str) -> None:
        assert self.client.table is not None
        self._say(rules_page(self.words.language, self.client.table.settings.game))

    async def _turn(self, rest: str) -> None:
        if self.client.view is not None:
            self._say(whose_turn(self.words, self.client.view, self._names()))

    async def _hint(self, rest: str) -> None:
        if self.client.play is not None:
            await self.client.ask_hint()

    async def _undo(self, rest: str) -> None:
        if self.client.play is not None:
            await self.client.take_back()

    async def _rematch(self, rest: str) -> None:
        await self.client.ask(ask.Rematch())

    async def _start(self, rest: str) -> None:
        await self.client.ask(ask.Start())

    async def _end(self, rest: str) -> None:
        await self._when_sure("end", "ui-end-game-detail", self.client.end)

    async def _resign(self, rest: str) -> None:
        detail = "ui-end-game-detail" if self.client.is_alone else "ui-resign-detail"
        await self._when_sure("resign", detail, self.client.resign)

    async def _when_sure(self, order: str, question: str, do: Callable[[], Awaitable[None]]) -> None:
        """What cannot be undone is typed twice."""
        if self.client.play is None or self._doubted == order:
            await do()
        else:
            self._say(f"{self.words(question)} {self.words('terminal-type-again', order=order)}")
            self._doubted = order

    async def _agree(self, rest: str) -> None:
        await self.client.ask(ask.Consent(agree=True))

    async def _refuse(self, rest: str) -> None:
        await self.client.ask(ask.Consent(agree=False))

    async def _sit(self, rest: str) -> None:
        await self.client.ask(ask.Sit(seat=self._number(rest)))

    async def _stand(self, rest: str) -> None:
        await self.client.ask(ask.Stand(seat=self._number(rest)))

    async def _bot(self, rest: str) -> None:
        seat, _, level = rest.partition(" ")
        await self.client.ask(ask.SeatBot(seat=self._number(seat), level=level.strip().lower()))

    async def _stand_in(self, rest: str) -> None:
        seat, _, level = rest.partition(" ")
        await self.client.ask(ask.StandIn(seat=self._number(seat), level=level.strip().lower() or STAND_IN))

    async def _wait(self, rest: str) -> None:
        await self.client.ask(ask.GiveTime(seat=self._number(rest)))

    async def _time(self, rest: str) -> None:
        clock = self.client.clock
        elapsed = time.monotonic() - self.client.clock_at
        self._say(self.words("time-none") if clock is None else clocks(self.words, clock, self._names(), elapsed))

    async def _back(self, rest: str) -> None:
        table = self.client.table
        for seat in self.client.seats:
            if table is not None and table.seats[seat].stand_in is not None:
                await self.client.ask(ask.Back(seat=seat))

    async def _save(self, rest: str) -> None:
        self._say(await save_game(self.client, self.words, rest))

    async def _review(self, rest: str) -> None:
        text = await fetch_last(self.client)
        self._say(self.words("review-waits"))
        self._say("\n".join(await review_lines(text, self.words)))

    async def _name(self, rest: str) -> None:
        await self.client.ask(ask.Name(name=rest))

    async def _chat(self, rest: str) -> None:
        await self.client.ask(ask.Say(seat=self.client.seats[0] if self.client.seats else 0, text=rest))

    def _number(self, text: str) -> int:
        """A seat as people count them, from 1."""
        assert self.client.table is not None
        seats = len(self.client.table.seats)
        if text not in map(str, range(1, seats + 1)):
            raise Refused("no_such_seat", f"{text!r} is no seat: the seats are 1 to {seats}.")
        return int(text) - 1

    def _say(self, text: str) -> None:
        print(text, file=self._out, flush=True)


_ASKED = {"back": "terminal-plain-asks-back", "end": "terminal-plain-asks-end"}
_ORDERS: dict[str, Callable[[Plain, str], Awaitable[None]]] = {
    "help": Plain._help,
    "look": Plain._show,
    "log": Plain._log,
    "rules": Plain._rules,
    "turn": Plain._turn,
    "hint": Plain._hint,
    "undo": Plain._undo,
    "agree": Plain._agree,
    "refuse": Plain._refuse,
    "rematch": Plain._rematch,
    "end": Plain._end,
    "resign": Plain._resign,
    "quit": Plain._quit,
    "name": Plain._name,
    "sit": Plain._sit,
    "stand": Plain._stand,
    "bot": Plain._bot,
    "start": Plain._start,
    "say": Plain._chat,
    "standin": Plain._stand_in,
    "wait": Plain._wait,
    "time": Plain._time,
    "back": Plain._back,
    "save": Plain._save,
    "review": Plain._review,
}
"""What can be typed besides a move. The words are the same in every language, as the moves are."""
