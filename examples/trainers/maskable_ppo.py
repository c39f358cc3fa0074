"""MaskablePPO of sb3-contrib, on the form for one game: `python -m examples.trainers.maskable_ppo gate`.

It asks the environment for its masks (`action_masks`); `MultiInputPolicy` takes observation and mask as they come.
"""

import sys
from typing import Any

import gymnasium
import numpy as np
from sb3_contrib import MaskablePPO

import motherlode.envs.gymnasium  # noqa: F401  (registers the games)
from examples.trainers.measure import wins


def train(name: str, steps: int, opponent: str = "greedy", **settings: Any) -> MaskablePPO:
    env = gymnasium.make(f"motherlode/{name}-v0", opponent=opponent, encoding="share", memory=True)
    return MaskablePPO("MultiInputPolicy", env, seed=1, device="cpu", **settings).learn(steps)


def policy(model: MaskablePPO) -> Any:
    def act(seen: Any, masks: Any) -> Any:
        shown = {"observation": seen, "action_mask": masks}
        return model.predict(shown, action_masks=masks.astype(np.bool_), deterministic=True)[0]

    return act


if __name__ == "__main__":
    trained = train(sys.argv[1], steps=50_000, opponent="random")
    print({opponent: wins(policy(trained), sys.argv[1], opponent) for opponent in ("random", "greedy")})
