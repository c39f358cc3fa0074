"""MaskablePPO of sb3-contrib, on the form for one game: `python -m examples.trainers.maskable_ppo gate`."""

import sys
from typing import Any

import gymnasium
import numpy as np
from sb3_contrib import MaskablePPO

import motherlode.envs.gymnasium  # noqa: F401  (registers the games)
from examples.trainers.measure import wins


class Flat(gymnasium.ObservationWrapper[Any, Any, Any]):
    """The observation alone: MaskablePPO asks for the mask by `action_masks`."""

    def __init__(self, env: gymnasium.Env[Any, Any]) -> None:
        super().__init__(env)
        self.observation_space = env.observation_space["observation"]  # type: ignore[index]

    def observation(self, observation: Any) -> Any:
        return observation["observation"]

    def action_masks(self) -> Any:
        return self.unwrapped.action_masks()  # type: ignore[attr-defined]


def train(name: str, steps: int, opponent: str = "greedy", **settings: Any) -> MaskablePPO:
    env = Flat(gymnasium.make(f"motherlode/{name}-v0", opponent=opponent, encoding="share", memory=True))
    return MaskablePPO("MlpPolicy", env, seed=1, device="cpu", **settings).learn(steps)


def policy(model: MaskablePPO) -> Any:
    return lambda seen, masks: model.predict(seen, action_masks=masks.astype(np.bool_), deterministic=True)[0]


if __name__ == "__main__":
    trained = train(sys.argv[1], steps=50_000, opponent="random")
    print({opponent: wins(policy(trained), sys.argv[1], opponent) for opponent in ("random", "greedy")})
