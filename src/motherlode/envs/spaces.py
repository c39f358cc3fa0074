"""The spaces of observations and actions, as Gymnasium and PettingZoo write them."""

from typing import Any

import numpy as np
from gymnasium import spaces

from motherlode.envs.encoding import Encoded, Encoder


def observation_space(encoder: Encoder, actions: int, named: bool) -> "spaces.Dict":
    """An observation, as one array or by its named features, and the mask of legal actions."""
    high = encoder.high()
    parts: dict[str, spaces.Space[Any]] = {name: _box(part) for name, part in encoder.split(high).items()}
    inner: spaces.Space[Any] = spaces.Dict(parts) if named else _box(high)
    return spaces.Dict({"observation": inner, "action_mask": spaces.Box(0, 1, (actions,), np.int8)})


def state_space(encoder: Encoder, players: int) -> "spaces.Box":
    """What all seats could remember: a row for each."""
    return _box(np.tile(encoder.high(), (players, 1)))


def _box(high: Encoded) -> "spaces.Box":
    return spaces.Box(np.zeros_like(high), high, dtype=high.dtype.type)
