"""How long the logs were, noted in a small file beside an SQLite database after every commit.

SQLite reads a write-ahead log up to where it is whole: what comes after a cut is gone without a word. Who starts
compares the note with what is there, and says what is missing. The note is never ahead of a commit, so nothing is ever
missed that was not there.
"""

from contextlib import suppress
from pathlib import Path

DIGITS = 20


class LogLengthFile:
    def __init__(self, path: Path) -> None:
        path.touch(mode=0o600)
        self._file = path.open("r+b", buffering=0)

    def read(self) -> int:
        self._file.seek(0)
        noted = self._file.read(DIGITS)
        return int(noted) if noted.isdigit() else 0

    def write(self, length: int) -> None:
        """What is on disk stays acknowledged, also where the note cannot be written."""
        with suppress(OSError):
            self._file.seek(0)
            self._file.write(b"%0*d" % (DIGITS, length))

    def close(self) -> None:
        self._file.close()
