"""The learnt weights of the policy of `gate`, from their file."""

import json
from importlib import resources
from pathlib import Path
from typing import Any

import numpy as np

from motherlode.bots.gate.policy import TABLES, TEMPOS, WEIGHTS
from motherlode.rules.compiled import Floats, made_once

FORMAT = 2
FILE = Path(str(resources.files("motherlode.bots.gate"))) / "data" / "policy_weights.json"


def pack(policy_weights: Floats, settings: dict[str, Any]) -> bytes:
    """A file with these weights; the same weights and settings give the same bytes."""
    return (
        json.dumps({"format": FORMAT, **settings, "policy_weights": policy_weights.round(2).tolist()}).encode() + b"\n"
    )


def unpack(file: bytes) -> tuple[Floats, dict[str, Any]]:
    """The weights of a file, and the settings that made them."""
    about: dict[str, Any] = json.loads(file)
    if about["format"] != FORMAT:
        raise ValueError(f"The weights have format {about['format']}; this version reads {FORMAT}.")
    policy_weights = np.array(about.pop("policy_weights"), np.float64)
    if policy_weights.shape != (TABLES, TEMPOS, WEIGHTS):
        raise ValueError("There is another number of weights than are read.")
    return policy_weights, about


@made_once
def load_weights() -> Floats:
    """The weights that come with the package. Kept, as compiled code reads them by address."""
    return unpack(FILE.read_bytes())[0]
