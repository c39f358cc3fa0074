"""Reading files of records, and writing them: what cannot be read or written is told in a sentence, before any work."""

import os
from collections.abc import Iterator
from contextlib import contextmanager
from itertools import chain
from pathlib import Path
from typing import IO

import click
import msgspec

from motherlode.rules import MotherlodeError


class BadFile(MotherlodeError):
    """A file that cannot be read or written."""

    name = "bad_file"


def read_records(file: IO[bytes]) -> Iterator[tuple[int, bytes]]:
    """The records of a file with their numbers from 1: one a line, or one that is spread over all the lines."""
    lines = (line for line in file if line.strip())
    first = next(lines, b"")
    if first and not _is_json(first):
        rest = list(lines)
        whole = b"".join([first, *rest])
        yield from enumerate([whole] if _is_json(whole) else [first, *rest], 1)
    elif first:
        yield from enumerate(chain([first], lines), 1)


def _is_json(text: bytes) -> bool:
    try:
        msgspec.json.decode(text)
    except (msgspec.DecodeError, UnicodeError, RecursionError):
        return False
    return True


def some_records(file: IO[bytes]) -> Iterator[tuple[int, bytes]]:
    """The records of a file that should have one at least."""
    number = 0
    for number, text in read_records(file):
        yield number, text
    if not number:
        raise BadFile("There is no record in this file.")


@contextmanager
def writing(target: str | None) -> Iterator[IO[bytes] | None]:
    """Opens where records go, `-` for standard output, before the first of them is made; None for nowhere."""
    if target is None:
        yield None
        return
    with telling(target), click.open_file(target, "wb") as file:  # a full disk may be noticed only when it is closed
        yield file


@contextmanager
def telling(target: str | Path) -> Iterator[None]:
    """What cannot be written there is told in a sentence. Who reads our output may go away: that is no mistake."""
    try:
        yield
    except BrokenPipeError:
        raise
    except OSError as error:
        raise BadFile(_cannot_write(target, error)) from None


def check_writable(file: Path) -> None:
    """Refuses a place that cannot be written, hours before it would be."""
    place = file if file.exists() else file.parent
    if not place.exists() or not os.access(place, os.W_OK):
        raise BadFile(f"{file} cannot be written: {'no such folder' if not place.exists() else 'permission denied'}.")


def _cannot_write(target: str | Path, error: OSError) -> str:
    return f"{target} cannot be written: {(error.strerror or str(error)).lower()}."
