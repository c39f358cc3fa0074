"""The learnt taste of `gate`, from its file."""

import json
from functools import cache
from importlib import resources
from pathlib import Path
from typing import Any

import numpy as np

from motherlode.bots.gate.taste import HASTES, MOOD, TABLES
from motherlode.rules.compiled import Floats

FORMAT = 1
FILE = Path(str(resources.files("motherlode.bots.gate"))) / "data" / "taste.json"


def pack(taste: Floats, settings: dict[str, Any]) -> bytes:
    """A file with this taste; the same taste and settings give the same bytes."""
    return json.dumps({"format": FORMAT, **settings, "taste": taste.round(2).tolist()}).encode() + b"\n"


def unpack(file: bytes) -> tuple[Floats, dict[str, Any]]:
    """The taste of a file, and the settings that made it."""
    about: dict[str, Any] = json.loads(file)
    if about["format"] != FORMAT:
        raise ValueError(f"The taste has format {about['format']}; this version reads {FORMAT}.")
    taste = np.array(about.pop("taste"), np.float64)
    if taste.shape != (TABLES, HASTES, MOOD):
        raise ValueError("The taste has another number of weights than are read from it.")
    return taste, about


@cache
def shipped() -> Floats:
    """The taste that comes with the package. Kept, as compiled code reads its memory."""
    return unpack(FILE.read_bytes())[0]
