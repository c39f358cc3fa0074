"""The learnt weights of `gate`, of the policy and of the network, from their file."""

import io
import json
from dataclasses import dataclass
from importlib import resources
from pathlib import Path
from typing import Any

import numpy as np

from motherlode.bots.gate.network import NETWORK_SIZE, Singles
from motherlode.bots.gate.policy import TABLES, TEMPOS, WEIGHTS
from motherlode.rules.compiled import Floats, made_once

FORMAT = 4
FILE = Path(str(resources.files("motherlode.bots.gate"))) / "data" / "weights.npz"


@dataclass(frozen=True)
class Weights:
    """All that was learnt."""

    policy: Floats
    network: Singles


def pack(weights: Weights, settings: dict[str, Any]) -> bytes:
    """A file with these weights; the same weights and settings give the same bytes."""
    about = json.dumps({"format": FORMAT, **settings}, sort_keys=True)
    file = io.BytesIO()
    np.savez(file, about=np.array(about), policy=weights.policy.round(2), network=weights.network)
    return file.getvalue()


def unpack(file: bytes) -> tuple[Weights, dict[str, Any]]:
    """The weights of a file, and the settings that made them."""
    with np.load(io.BytesIO(file)) as found:
        about: dict[str, Any] = json.loads(str(found["about"]))
        if about["format"] != FORMAT:
            raise ValueError(f"The weights have format {about['format']}; this version reads {FORMAT}.")
        weights = Weights(found["policy"], found["network"])
    if weights.policy.shape != (TABLES, TEMPOS, WEIGHTS) or weights.network.shape != (TABLES, NETWORK_SIZE):
        raise ValueError("There is another number of weights than are read.")
    return weights, about


@made_once
def load_weights() -> Weights:
    """The weights that come with the package. Kept, as compiled code reads them by address."""
    return unpack(FILE.read_bytes())[0]
