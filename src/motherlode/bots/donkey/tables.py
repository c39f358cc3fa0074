"""The learnt tables of `donkey`: one for each number of players, in one file."""

import io
import json
from importlib import resources
from pathlib import Path
from typing import Any

import numpy as np

from motherlode.bots.donkey.evaluation import TABLE
from motherlode.rules.compiled import Floats, made_once

FORMAT = 1
FILE = Path(str(resources.files("motherlode.bots.donkey"))) / "data" / "tables.npz"
PLAYERS = (2, 3)


def pack(tables: dict[int, Floats], settings: dict[str, Any]) -> bytes:
    """A file with these tables; the same tables and settings give the same bytes."""
    about = json.dumps({"format": FORMAT, **settings}, sort_keys=True)
    file = io.BytesIO()
    rows = {f"players_{players}": table.astype(np.float16) for players, table in tables.items()}
    np.savez(file, about=np.array(about), **rows)  # type: ignore[arg-type]
    return file.getvalue()


def unpack(file: bytes) -> tuple[dict[int, Floats], dict[str, Any]]:
    """The tables of a file, and the settings that made them."""
    with np.load(io.BytesIO(file)) as found:
        about: dict[str, Any] = json.loads(str(found["about"]))
        if about["format"] != FORMAT:
            raise ValueError(f"The tables have format {about['format']}; this version reads {FORMAT}.")
        tables = {players: found[f"players_{players}"].astype(np.float64) for players in PLAYERS}
    if any(table.shape != (TABLE,) for table in tables.values()):
        raise ValueError("The tables have another length than the entries that are read from them.")
    return tables, about


@made_once
def shipped() -> dict[int, Floats]:
    """The tables that come with the package, by the number of players. Kept, as compiled code reads their memory."""
    return unpack(FILE.read_bytes())[0]
