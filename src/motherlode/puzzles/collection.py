"""The puzzles that come with the package: one file, read once."""

import gzip
from datetime import date
from functools import cache
from importlib import resources
from pathlib import Path

import msgspec

from motherlode.puzzles.puzzle import Puzzle
from motherlode.rules import MotherlodeError

FILE = Path(str(resources.files("motherlode.puzzles"))) / "data" / "puzzles.jsonl.gz"
STRIDE = 389
"""A day's puzzle lies so far behind the last day's: prime, so that all come before one comes again."""
decode = msgspec.json.Decoder(Puzzle).decode


class NoSuchPuzzle(MotherlodeError):
    """A name that no puzzle has."""

    name = "no_such_puzzle"


def pack(puzzles: list[Puzzle]) -> bytes:
    """A file with these puzzles; the same puzzles give the same bytes."""
    lines = b"".join(msgspec.json.encode(puzzle) + b"\n" for puzzle in sorted(puzzles, key=lambda each: each.id))
    return gzip.compress(lines, mtime=0)


def unpack(file: bytes) -> list[Puzzle]:
    return [decode(line) for line in gzip.decompress(file).splitlines()]


@cache
def shipped() -> dict[str, Puzzle]:
    """All puzzles by name."""
    return {puzzle.id: puzzle for puzzle in unpack(FILE.read_bytes())}


def by_name(name: str) -> Puzzle:
    found = shipped().get(name)
    if found is None:
        raise NoSuchPuzzle(f"There is no puzzle {name!r}.")
    return found


def daily(day: date) -> Puzzle:
    """The same for everybody on a day."""
    names = list(shipped())
    return shipped()[names[day.toordinal() * STRIDE % len(names)]]
