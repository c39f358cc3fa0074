"""Reading files of records."""

from collections.abc import Iterator
from itertools import chain
from typing import IO

import msgspec


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
