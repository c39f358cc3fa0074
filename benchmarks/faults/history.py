"""What the clients asked and were told, and which faults there were: one JSON object a line, in the order of time.

All clients live in one process, so one clock (`at`, in seconds) has seen everything. Frames are kept as far as the
checker reads them.
"""

import time
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import msgspec

Message = dict[str, Any]


class Line(msgspec.Struct, frozen=True, tag_field="line", tag=str.lower, kw_only=True):
    at: float


class Opening(Line, frozen=True):
    """Somebody asks a server for a new table."""

    number: int
    server: int


class Opened(Line, frozen=True):
    """The table is there."""

    number: int
    table: str


class Connected(Line, frozen=True):
    connection: int
    player: str
    table: str
    server: int


class Ended(Line, frozen=True):
    """A connection is over."""

    connection: int
    why: str


class Asked(Line, frozen=True):
    """A message to the server; its `id` is used once on a connection."""

    connection: int
    message: Message


class Told(Line, frozen=True):
    """A frame of the server."""

    connection: int
    frame: Message


class Began(Line, frozen=True):
    """A fault begins."""

    number: int
    fault: str


class Over(Line, frozen=True):
    """A fault has ended: from here on everybody should be able to play on."""

    number: int


class Stopped(Line, frozen=True):
    """The players go home."""


AnyLine = Opening | Opened | Connected | Ended | Asked | Told | Began | Over | Stopped
History = list[AnyLine]

_encoder = msgspec.json.Encoder()
_decoder: msgspec.json.Decoder[AnyLine] = msgspec.json.Decoder(AnyLine)


class Recorder:
    """Keeps the lines in memory and writes them to a file."""

    def __init__(self, path: Path) -> None:
        self.lines: History = []
        self._file = path.open("wb")
        self._connections = 0
        self._openings = 0

    def close(self) -> None:
        self._file.close()

    def add(self, line: AnyLine) -> None:
        self.lines.append(line)
        self._file.write(_encoder.encode(line) + b"\n")

    def opening(self, server: int) -> int:
        self._openings += 1
        self.add(Opening(at=now(), number=self._openings, server=server))
        return self._openings

    def opened(self, number: int, table: str) -> None:
        self.add(Opened(at=now(), number=number, table=table))

    def connected(self, player: str, table: str, server: int) -> int:
        """The number of a new connection."""
        self._connections += 1
        self.add(Connected(at=now(), connection=self._connections, player=player, table=table, server=server))
        return self._connections

    def ended(self, connection: int, why: str) -> None:
        self.add(Ended(at=now(), connection=connection, why=why))

    def asked(self, connection: int, message: Message) -> None:
        self.add(Asked(at=now(), connection=connection, message=message))

    def told(self, connection: int, frame: Message) -> None:
        self.add(Told(at=now(), connection=connection, frame=abridged(frame)))

    def began(self, number: int, fault: str) -> None:
        self.add(Began(at=now(), number=number, fault=fault))

    def over(self, number: int) -> None:
        self.add(Over(at=now(), number=number))

    def stopped(self) -> None:
        self.add(Stopped(at=now()))


def now() -> float:
    return round(time.monotonic(), 6)


def abridged(frame: Message) -> Message:
    """What the checker reads of a frame: the history would be ten times as long with the rest."""
    kind = frame["kind"]
    if kind == "play":
        view = frame["view"]
        short = {key: frame[key] for key in ("kind", "last", "began", "answer")}
        return short | {"turn": view["turn"], "to_move": view["to_move"], "over": view["outcome"] is not None}
    if kind == "history":
        return {"kind": kind, "moves": [step["last"] for step in frame["steps"] if step["last"] is not None]}
    if kind == "table":
        return {"kind": kind, "phase": frame["phase"], "seats": [seat["player"] for seat in frame["seats"]]}
    if kind == "chat":
        return {"kind": kind, "text": frame["line"]["text"]}
    return frame


def read(path: Path) -> History:
    return list(_lines(path))


def _lines(path: Path) -> Iterator[AnyLine]:
    with path.open("rb") as file:
        for line in file:
            yield _decoder.decode(line)
