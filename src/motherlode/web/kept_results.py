"""What took long to work out, kept on disk as JSON: reviews, and experiments with rules."""

import contextlib
import os
from pathlib import Path
from typing import Generic, TypeVar

import msgspec
import platformdirs

MOST_KEPT = 400
"""So many stay in a folder."""

Result = TypeVar("Result")


class KeptResults(Generic[Result]):
    """Results of one kind by their keys, each written whole or not at all; the oldest go when there are too many."""

    def __init__(self, kind: type[Result], name: str, folder: str | Path | None = None) -> None:
        self._decoder = msgspec.json.Decoder(kind)
        self._folder = Path(folder or Path(platformdirs.user_cache_dir("motherlode")) / name)

    def read(self, key: str) -> Result | None:
        """None for what is not there, or cannot be read any more."""
        try:
            return self._decoder.decode(self._file(key).read_bytes())
        except (OSError, msgspec.MsgspecError):
            return None

    def write(self, key: str, result: Result) -> None:
        """Without a disk nothing is kept."""
        with contextlib.suppress(OSError):
            self._folder.mkdir(parents=True, exist_ok=True)
            unfinished = self._folder / f"{key}.{os.getpid()}"
            unfinished.write_bytes(msgspec.json.encode(result))
            unfinished.replace(self._file(key))
            kept = sorted(self._folder.glob("*.json"), key=lambda file: file.stat().st_mtime)
            for file in kept[:-MOST_KEPT]:
                file.unlink(missing_ok=True)

    def _file(self, key: str) -> Path:
        return self._folder / f"{key}.json"
