"""The plain mode between two pipes, as a person, a screen reader or a script would use it."""

import os
import queue
import subprocess
import sys
import threading
from collections.abc import Callable
from pathlib import Path
from typing import IO

import pytest

from motherlode.cli import main
from tests.patience import LONGEST


class Plain:
    """A running `motherlode`, with lines going in and coming out."""

    def __init__(self, to: IO[str], out: IO[str], ended: Callable[[], int]) -> None:
        self.said: list[str] = []
        self._lines: queue.Queue[str | None] = queue.Queue()
        self._to, self._out, self._ended = to, out, ended
        threading.Thread(target=self._read, daemon=True).start()

    def _read(self) -> None:
        for line in self._out:
            self._lines.put(line.rstrip("\n"))
        self._lines.put(None)

    def type(self, line: str) -> None:
        self._to.write(f"{line}\n")
        self._to.flush()

    def until(self, *wanted: str) -> str:
        """Reads to a line that begins with one of the texts."""
        while True:
            line = self._lines.get(timeout=LONGEST)
            assert line is not None, "\n".join(["it ended:", *self.said])
            self.said.append(line)
            if line.startswith(wanted):
                return line

    def moves(self) -> list[str]:
        """The moves that can be typed now, in the record's spelling."""
        line = self.until("You can: ").removeprefix("You can: ")
        if not line.startswith("flip and a place, "):
            return line.split(", ")
        places = []
        for run in line.removeprefix("flip and a place, ").split(", "):
            first, _, last = run.partition("-")
            places += [f"flip {place}" for place in range(int(first), int(last or first) + 1)]
        return places

    def end(self) -> int:
        """Nothing more to read for it; its exit status."""
        self._to.close()
        status = self._ended()
        while (line := self._lines.get(timeout=LONGEST)) is not None:
            self.said.append(line)
        self._out.close()
        return status


class PlainProcess(Plain):
    """In a process of its own, which can be killed. To start one takes longer than a game."""

    def __init__(self, folder: Path, *arguments: str, **environment: str) -> None:
        self._process = subprocess.Popen(
            [sys.executable, "-m", "motherlode", *arguments, "--plain"],
            stdin=subprocess.PIPE,
            stdout=subprocess.PIPE,
            stderr=subprocess.STDOUT,
            text=True,
            encoding="utf-8",
            env=os.environ | {"XDG_DATA_HOME": str(folder), "LANG": "C", "PYTHONUTF8": "1"} | environment,
        )
        assert self._process.stdin is not None
        assert self._process.stdout is not None
        super().__init__(self._process.stdin, self._process.stdout, lambda: self._process.wait(LONGEST))

    def kill(self) -> None:
        """Without a warning, in the middle of whatever it does."""
        self._process.kill()
        self.end()


class PlainThread(Plain):
    """In a thread of this process: whatever reads and writes here meanwhile uses its pipes."""

    def __init__(self, monkeypatch: pytest.MonkeyPatch, folder: Path, *arguments: str, language: str = "C") -> None:
        (reads, types), (tells, writes) = os.pipe(), os.pipe()
        self._streams = os.fdopen(reads, encoding="utf-8"), os.fdopen(writes, "w", encoding="utf-8")
        for name, stream in zip(("stdin", "stdout"), self._streams, strict=True):
            monkeypatch.setattr(sys, name, stream)
        for name, value in {"XDG_DATA_HOME": str(folder), "LANG": language}.items():
            monkeypatch.setenv(name, value)
        self._status: queue.Queue[int] = queue.Queue()
        threading.Thread(target=self._obey, args=([*arguments, "--plain"],), daemon=True).start()
        super().__init__(
            os.fdopen(types, "w", encoding="utf-8"),
            os.fdopen(tells, encoding="utf-8"),
            lambda: self._status.get(timeout=LONGEST),
        )

    def _obey(self, arguments: list[str]) -> None:
        try:
            main(arguments)
        except SystemExit as left:
            self._status.put(int(left.code or 0))
        finally:
            for stream in self._streams:
                stream.close()
