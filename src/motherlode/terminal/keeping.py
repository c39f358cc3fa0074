"""Keeping a finished game as a record in a file, and beside it what this side gave for its deal and saw of it."""

import asyncio
import shlex
from pathlib import Path

import msgspec

from motherlode.table import Refused
from motherlode.terminal.client import TableClient
from motherlode.words import Words


async def save_game(client: TableClient, words: Words, name: str = "") -> str:
    """Writes the last game into files of this folder, and says where they are and how to check them."""
    file = await save_record(client, name)
    saved = words("terminal-saved-as", file=str(file))
    if client.transcript is None:
        return saved
    kept = await _save(file.with_suffix(".transcript.json"), msgspec.json.encode(client.transcript))
    command = shlex.join(["motherlode", "verify", str(file), "--transcript", str(kept)])
    return f"{saved} {words('terminal-check-deal', command=command)}"


async def save_record(client: TableClient, name: str = "") -> Path:
    """Writes the record of the last game into a file of this folder; never over another one."""
    table = client.table
    if table is None or table.record is None:
        raise Refused("no_record", "A game can be saved as a record when it is over.")
    text = await client.fetch_record(table.record)
    return await _save(Path(name or f"{table.settings.game}-{table.code}-{table.series.played}.json"), text)


async def _save(file: Path, text: bytes) -> Path:
    try:
        await asyncio.to_thread(_write_new, file, text)
    except FileExistsError:
        raise Refused("file_exists", f"There is a file {file} already; name another.") from None
    except OSError as error:
        raise Refused("bad_file", f"{file} cannot be written: {(error.strerror or str(error)).lower()}.") from None
    return file


def _write_new(file: Path, text: bytes) -> None:
    with file.open("xb") as writing:
        writing.write(text.rstrip() + b"\n")
