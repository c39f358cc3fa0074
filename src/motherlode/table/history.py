"""What happened in the running game, told once and kept: nobody who comes, looks or sits down has it played again.

Each viewpoint's part is derived and packed when it is first asked for, and then grows with the game.
"""

from array import array
from copy import copy
from typing import NamedTuple

from motherlode.rules import Event, Game
from motherlode.table.frames import Made, Step, pack, pack_history


class Happened(NamedTuple):
    """One step of a game: the move that was made, if it is not the deal, and what it brought, with nothing hidden."""

    made: Made | None
    events: tuple[Event, ...]


class _Packed:
    """The steps as one viewpoint saw them, ready to be sent, and where each of them ends."""

    __slots__ = ("ends", "steps")

    def __init__(self) -> None:
        self.steps = bytearray()
        self.ends = array("L")

    def add(self, step: Step) -> None:
        if self.ends:
            self.steps += b","
        self.steps += pack(step)
        self.ends.append(len(self.steps))

    def cut(self, length: int) -> None:
        if len(self.ends) > length:
            del self.ends[length:]
            del self.steps[self.ends[-1] :]


class History:
    """The steps of a game, from its deal on."""

    def __init__(self, game: Game, dealt: list[Event]) -> None:
        self.steps = [Happened(None, tuple(dealt))]
        self._seen_by = game.events.seen_by
        self._packed: dict[int | None, _Packed] = {}

    def add(self, seat: int, move: str, events: list[Event]) -> None:
        self.steps.append(Happened(Made(seat=seat, move=move), tuple(events)))

    def cut(self, count: int) -> None:
        """Forgets the last steps."""
        del self.steps[len(self.steps) - count :]
        for packed in self._packed.values():
            packed.cut(len(self.steps))

    def fork(self) -> "History":
        """A copy that can go on without changing this one."""
        twin = copy(self)
        twin.steps = self.steps[:]
        twin._packed = {}
        return twin

    def since(self, seat: int) -> list[Happened] | None:
        """A seat's last move and all steps after it; None if it made none."""
        for index in range(len(self.steps) - 1, 0, -1):
            made = self.steps[index].made
            if made is not None and made.seat == seat:
                return self.steps[index:]
        return None

    def packed(self, seat: int | None) -> bytes:
        """The history frame of a seat, or of an onlooker."""
        packed = self._packed.setdefault(seat, _Packed())
        for made, events in self.steps[len(packed.ends) :]:
            packed.add(Step(last=made, events=tuple([self._seen_by(event, seat) for event in events])))
        return pack_history(packed.steps)
