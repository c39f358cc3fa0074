"""Keeping a finished game as a record in a file."""

import asyncio
from pathlib import Path

from motherlode.table import Refused
from motherlode.terminal.client import TableClient


async def save_record(client: TableClient, name: str = "") -> Path:
    """Writes the record of the last game into a file of this folder; never over another one."""
    table = client.table
    if table is None or table.record is None:
        raise Refused("no_record", "A game can be saved as a record when it is over.")
    text = await client.fetch_record(table.record)
    file = Path(name or f"{table.settings.game}-{table.code}-{table.series.played}.json")
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
