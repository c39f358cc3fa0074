"""The spaces of observations and actions, as Gymnasium and PettingZoo write them."""

from typing import Any

import numpy as np
from gymnasium import spaces

from motherlode.envs.kernels.observation_spec import ObservationSpec


def observation_space(spec: ObservationSpec, actions: int, named: bool) -> "spaces.Dict":
    """An observation, as one array or by its named features, and the mask of legal actions."""
    inner: spaces.Space[Any]
    if named:
        inner = spaces.Dict(
            {feature.name: spaces.Box(0, feature.high, feature.shape, np.int8) for feature in spec.features}
        )
    else:
        high = spec.high()
        inner = spaces.Box(np.zeros_like(high), high, dtype=np.int8)
    return spaces.Dict({"observation": inner, "action_mask": spaces.Box(0, 1, (actions,), np.int8)})
