"""One person's side of a table, whether it is in this process or behind a socket: the screens do not know which."""

import asyncio
import time
from abc import ABC, abstractmethod
from collections import deque

import msgspec

from motherlode.rules import MotherlodeError, View
from motherlode.table import Refused, Transcript
from motherlode.table import commands as ask
from motherlode.table.commands import Command
from motherlode.table.frames import ClockFrame, Frame, HistoryFrame, PlayFrame, RefusedFrame, Step, TableFrame
from motherlode.terminal.reading import Reader

STAND_IN = "medium"
"""The level of a bot that plays for whoever is away, where none is named."""


class Gone(MotherlodeError):
    """The table cannot be reached any more."""

    name = "gone"


class RefusedThere(Refused):
    """A table's refusal."""

    def __init__(self, frame: RefusedFrame) -> None:
        super().__init__(frame.name, frame.sentence)
        self.clause = frame.clause
        self.reason = frame.reason
        self.facts = frame.facts


class TableClient(ABC):
    """What was seen of a table so far, and what can be asked of it.

    What comes from the table are the protocol's frames (docs/protocol.md), nothing else: a client holds no state of a
    game, only what its person may see.
    """

    is_local = False
    """The table is in this process: its people share this keyboard, and leaving keeps the game here."""
    server = ""
    """Where the table is, if it is not in this process."""

    def __init__(self) -> None:
        self.table: TableFrame | None = None
        self.play: PlayFrame | None = None
        self.clock: ClockFrame | None = None
        """Where time is limited, and when that was told."""
        self.clock_at = 0.0
        self.steps: list[Step] = []
        """The game so far, as it was seen happening."""
        self._inbox: deque[Frame | Gone] = deque()
        self._arrived = asyncio.Event()
        self._reader = Reader()
        self._answers: dict[int, asyncio.Future[Frame]] = {}
        self._asked = 0

    @abstractmethod
    async def ask(self, command: Command) -> None:
        """Has something done; raises the refusal if it cannot be."""

    @abstractmethod
    async def close(self) -> None:
        """Leaves; the table stays as it is."""

    @abstractmethod
    async def fetch_record(self, name: str) -> bytes:
        """The record of a game that is over."""

    async def fetch_ratings(self, name: str) -> bytes:
        """What a rated game made of its players' ratings, as JSON. At a keyboard nobody is rated."""
        return b"[]"

    @property
    def transcript(self) -> Transcript | None:
        """What this side gave for the deal and saw of the last game; None if it had no part in the deal."""
        return None

    @property
    def pending(self) -> bool:
        """There is something to receive at once."""
        return bool(self._inbox)

    async def hear(self) -> None:
        """Returns when there is something to receive."""
        await self._arrived.wait()

    async def receive(self) -> Frame:
        """The next thing to know; raises `Gone` when there will be nothing more."""
        await self.hear()
        frame = self._inbox.popleft()
        if not self._inbox:
            self._arrived.clear()
        if isinstance(frame, Gone):
            raise frame
        self._remember(frame)
        return frame

    def _number(self, command: Command) -> "tuple[Command, asyncio.Future[Frame]]":
        """A command with a number of its own, and its answer to come."""
        self._asked += 1
        answer: asyncio.Future[Frame] = asyncio.get_running_loop().create_future()
        self._answers[self._asked] = answer
        return msgspec.structs.replace(command, id=self._asked), answer

    def _take(self, packed: str | bytes) -> Frame | None:
        """Reads what came from the table: an answer goes to whoever asked, the rest is to be received."""
        frame = self._reader.read(packed)
        if frame is None:
            return None
        number = getattr(frame, "answer", None)
        waiting = None if number is None else self._answers.pop(number, None)
        if waiting is not None and not waiting.done():
            waiting.set_result(frame)
        if not isinstance(frame, RefusedFrame):
            self._deliver(frame)
        return frame

    def _deliver(self, frame: Frame | Gone) -> None:
        self._inbox.append(frame)
        self._arrived.set()

    def _give_up_answers(self, error: MotherlodeError) -> None:
        """Nothing will answer what was asked."""
        for waiting in self._answers.values():
            if not waiting.done():
                waiting.set_exception(error)
        self._answers.clear()

    @staticmethod
    def _check(answer: Frame) -> None:
        """Raises a refusal."""
        if isinstance(answer, RefusedFrame):
            raise RefusedThere(answer)

    @property
    def view(self) -> View | None:
        return None if self.play is None else self.play.view

    @property
    def seats(self) -> tuple[int, ...]:
        """The seats of this side."""
        return () if self.table is None else self.table.you.seats

    @property
    def you(self) -> tuple[int, ...]:
        """Who is spoken to as you: nobody, where several share the keyboard."""
        return self.seats if len(self.seats) == 1 else ()

    async def move(self, text: str) -> None:
        """Makes a move for the seat whose view this is."""
        assert self.play is not None
        view = self.play.view
        # An onlooker has no seat; the table says so better than we could.
        seat = view.to_move if view.seat is None else view.seat
        await self.ask(ask.Move(seat=seat or 0, turn=view.turn, move=text))

    async def ask_hint(self) -> None:
        """Asks for advice; it is received as a frame."""
        assert self.play is not None
        await self.ask(ask.Hint(seat=self._mover(self.play)))

    async def take_back(self) -> None:
        """Wants the last move of this side back."""
        assert self.play is not None
        await self.ask(ask.TakeBack(seat=self._mover(self.play)))

    async def end(self) -> None:
        """Wants the game ended without a result: at once, or when the others agree."""
        await self.ask(ask.End())

    async def resign(self) -> None:
        """Leaves the own seat to a bot."""
        assert self.play is not None
        await self.ask(ask.Resign(seat=self._mover(self.play)))

    @property
    def is_alone(self) -> bool:
        """No other person sits at the table."""
        people = [] if self.table is None else [n for n, seat in enumerate(self.table.seats) if seat.player == "person"]
        return set(people) <= set(self.seats)

    @property
    def away(self) -> list[int]:
        """The seats of people who are not there, and for whom nobody plays."""
        seats = () if self.table is None else self.table.seats
        return [
            n for n, seat in enumerate(seats) if seat.player == "person" and not seat.here and seat.stand_in is None
        ]

    @property
    def absent_seat(self) -> int | None:
        """A seat for which a bot may play on."""
        seats = () if self.table is None else self.table.seats
        return next((n for n, seat in enumerate(seats) if seat.may_stand_in and seat.stand_in is None), None)

    @property
    def own_stand_in(self) -> int | None:
        """A seat of this side for which a bot plays."""
        seats = () if self.table is None else self.table.seats
        return next((n for n in self.seats if seats[n].stand_in is not None), None)

    @property
    def asked_by(self) -> tuple[str, int] | None:
        """What somebody else wants this side's consent for, and the seat: `back` for a move, `end` for the game."""
        table = self.table
        if table is None or not self.seats:
            return None
        requests = (("back", table.asks_back), ("end", table.asks_end))
        return next(((what, seat) for what, seat in requests if seat is not None and seat not in self.seats), None)

    def _mover(self, play: PlayFrame) -> int:
        """The seat whose move this side would take back; while the screen is covered, the seat that moved last."""
        if play.view.seat is not None:
            return play.view.seat
        if play.last is not None and play.last.seat in self.seats:
            return play.last.seat
        return self.seats[0] if self.seats else 0

    def _remember(self, frame: Frame) -> None:
        if isinstance(frame, TableFrame):
            self.table = frame
        elif isinstance(frame, HistoryFrame):
            self.steps = list(frame.steps)
        elif isinstance(frame, PlayFrame):
            self._remember_play(frame)
        elif isinstance(frame, ClockFrame):
            self.clock, self.clock_at = frame, time.monotonic()

    def _remember_play(self, frame: PlayFrame) -> None:
        before, self.play = self.play, frame
        step = Step(last=frame.last, events=frame.events)
        if frame.last is None:
            self.steps = [step]
        elif before is None or before.view.turn != frame.view.turn:
            self.steps.append(step)
