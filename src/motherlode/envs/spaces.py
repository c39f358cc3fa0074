"""The spaces of observations and actions, as Gymnasium and PettingZoo write them."""

from typing import Any

import numpy as np
from gymnasium import spaces

from motherlode.envs.kernels.parts import Parts


def observation_space(parts: Parts, actions: int, named: bool) -> "spaces.Dict":
    """An observation, as one array or by its named parts, and the mask of legal actions."""
    inner: spaces.Space[Any]
    if named:
        inner = spaces.Dict({part.name: spaces.Box(0, part.high, part.shape, np.int8) for part in parts.parts})
    else:
        high = parts.high()
        inner = spaces.Box(np.zeros_like(high), high, dtype=np.int8)
    return spaces.Dict({"observation": inner, "action_mask": spaces.Box(0, 1, (actions,), np.int8)})
