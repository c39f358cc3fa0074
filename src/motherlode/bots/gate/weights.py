"""The learnt weights of `gate`, of the policy and of the value, from their file."""

import json
from dataclasses import dataclass
from importlib import resources
from pathlib import Path
from typing import Any

import numpy as np

from motherlode.bots.gate.learnt_value import VALUE_WEIGHTS
from motherlode.bots.gate.policy import TABLES, TEMPOS, WEIGHTS
from motherlode.rules.compiled import Floats, made_once

FORMAT = 3
FILE = Path(str(resources.files("motherlode.bots.gate"))) / "data" / "weights.json"


@dataclass(frozen=True)
class Weights:
    """All that was learnt."""

    policy: Floats
    value: Floats


def pack(weights: Weights, settings: dict[str, Any]) -> bytes:
    """A file with these weights; the same weights and settings give the same bytes."""
    rounded = {"policy": weights.policy.round(2).tolist(), "value": weights.value.round(3).tolist()}
    return json.dumps({"format": FORMAT, **settings, **rounded}).encode() + b"\n"


def unpack(file: bytes) -> tuple[Weights, dict[str, Any]]:
    """The weights of a file, and the settings that made them."""
    about: dict[str, Any] = json.loads(file)
    if about["format"] != FORMAT:
        raise ValueError(f"The weights have format {about['format']}; this version reads {FORMAT}.")
    weights = Weights(*(np.array(about.pop(name), np.float64) for name in ("policy", "value")))
    if weights.policy.shape != (TABLES, TEMPOS, WEIGHTS) or weights.value.shape != (TABLES, VALUE_WEIGHTS):
        raise ValueError("There is another number of weights than are read.")
    return weights, about


@made_once
def load_weights() -> Weights:
    """The weights that come with the package. Kept, as compiled code reads them by address."""
    return unpack(FILE.read_bytes())[0]
