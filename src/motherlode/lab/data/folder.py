"""The folder of an export: what it is being filled with, and what is written beside the files when it is full."""

from collections.abc import Iterable
from pathlib import Path
from typing import Any

import msgspec

from motherlode import __version__
from motherlode.lab.data.card import data_card
from motherlode.lab.data.columns import VERSION
from motherlode.lab.data.writing import WrittenFile
from motherlode.rules import MotherlodeError

MANIFEST, SUMS, CARD = "manifest.json", "SHA256SUMS", "README.md"


class BadFolder(MotherlodeError):
    """A folder that an export cannot go to."""

    name = "bad_folder"


class Manifest(msgspec.Struct, frozen=True, kw_only=True):
    """What an export holds. It is there from the beginning, so that an export that was stopped can go on."""

    schema: str = VERSION
    program: str = f"motherlode {__version__}"
    complete: bool = False
    source: dict[str, Any]
    """What the games are, and all that they depend on."""
    counts: dict[str, int] = {}
    files: tuple[WrittenFile, ...] = ()


class ExportFolder:
    def __init__(self, path: Path) -> None:
        self.path = path

    def begin(self, source: dict[str, Any], can_go_on: bool = False) -> None:
        """Claims the folder: an empty one, or the same export that was stopped."""
        try:
            self.path.mkdir(parents=True, exist_ok=True)
            if any(self.path.iterdir()):
                self._check_same(source, can_go_on)
            else:
                self._write_manifest(Manifest(source=source))
        except OSError as error:
            reason = (error.strerror or str(error)).lower()
            raise BadFolder(f"The folder {self.path} cannot be written: {reason}.") from None

    def _check_same(self, source: dict[str, Any], can_go_on: bool) -> None:
        try:
            found = msgspec.json.decode((self.path / MANIFEST).read_bytes(), type=Manifest)
        except (FileNotFoundError, NotADirectoryError, msgspec.MsgspecError):
            raise BadFolder(f"The folder {self.path} is not empty: name a new one.") from None
        if not can_go_on:
            raise BadFolder(f"The folder {self.path} has an export already: name a new one.")
        if (found.schema, found.program, found.source) != (VERSION, Manifest(source={}).program, source):
            raise BadFolder(
                f"The folder {self.path} was begun with other games or by another version: name a new one, or give the"
                " same options as before."
            )

    def finish(self, source: dict[str, Any], counts: dict[str, int], files: Iterable[WrittenFile]) -> Manifest:
        """Writes what the folder holds, for programs (`manifest.json`), `sha256sum -c` and people."""
        manifest = Manifest(complete=True, source=source, counts=counts, files=tuple(sorted(files, key=_by_path)))
        (self.path / CARD).write_text(data_card(source, counts, manifest.files), encoding="utf-8")
        (self.path / SUMS).write_text("".join(f"{file.sha256}  {file.path}\n" for file in manifest.files))
        self._write_manifest(manifest)
        return manifest

    def _write_manifest(self, manifest: Manifest) -> None:
        text = msgspec.json.format(msgspec.json.encode(manifest), indent=2)
        (self.path / MANIFEST).write_bytes(text + b"\n")


def _by_path(file: WrittenFile) -> str:
    return file.path
