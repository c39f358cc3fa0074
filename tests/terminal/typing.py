"""The plain mode in a process of its own, as a person, a screen reader or a script would use it."""

import os
import queue
import subprocess
import sys
import threading
from pathlib import Path

from tests.patience import LONGEST


class Plain:
    """A running `motherlode`, with lines going in and coming out."""

    def __init__(self, folder: Path, *arguments: str, **environment: str) -> None:
        self.said: list[str] = []
        self._lines: queue.Queue[str | None] = queue.Queue()
        self.process = subprocess.Popen(
            [sys.executable, "-m", "motherlode", *arguments, "--plain"],
            stdin=subprocess.PIPE,
            stdout=subprocess.PIPE,
            stderr=subprocess.STDOUT,
            text=True,
            encoding="utf-8",
            env=os.environ | {"XDG_DATA_HOME": str(folder), "LANG": "C", "PYTHONUTF8": "1"} | environment,
        )
        threading.Thread(target=self._read, daemon=True).start()

    def _read(self) -> None:
        assert self.process.stdout is not None
        for line in self.process.stdout:
            self._lines.put(line.rstrip("\n"))
        self._lines.put(None)

    def type(self, line: str) -> None:
        assert self.process.stdin is not None
        self.process.stdin.write(f"{line}\n")
        self.process.stdin.flush()

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
        assert self.process.stdin is not None
        self.process.stdin.close()
        status = self.process.wait(LONGEST)
        while (line := self._lines.get(timeout=LONGEST)) is not None:
            self.said.append(line)
        assert self.process.stdout is not None
        self.process.stdout.close()
        return status

    def kill(self) -> None:
        """Without a warning, in the middle of whatever it does."""
        self.process.kill()
        self.process.wait(LONGEST)
        assert self.process.stdin is not None
        assert self.process.stdout is not None
        self.process.stdin.close()
        while self._lines.get(timeout=LONGEST) is not None:
            pass
        self.process.stdout.close()
