"""RLlib's PPO with its masking module, on the form for one game: `python -m examples.trainers.rllib_ppo gate`.

RLlib wants a Gymnasium of its own (1.2.2 with ray 2.60), so it has an extra of its own: `pip install '.[rllib]'` in a
fresh environment.
"""

import sys
from typing import Any

import gymnasium
import numpy as np
import ray
import torch
from ray.rllib.algorithms.ppo import PPOConfig
from ray.rllib.core.rl_module.rl_module import RLModuleSpec
from ray.rllib.examples.rl_modules.classes.action_masking_rlm import ActionMaskingTorchRLModule
from ray.tune import register_env

import motherlode.envs.gymnasium  # noqa: F401  (registers the games)
from examples.trainers.measure import wins


class Named(gymnasium.ObservationWrapper[Any, Any, Any]):
    """Under the names that the module looks for: `observations`, and `action_mask` as floats."""

    def __init__(self, env: gymnasium.Env[Any, Any]) -> None:
        super().__init__(env)
        space: Any = env.observation_space
        mask = gymnasium.spaces.Box(0, 1, space["action_mask"].shape, np.float32)
        self.observation_space = gymnasium.spaces.Dict({"observations": space["observation"], "action_mask": mask})

    def observation(self, observation: Any) -> Any:
        return {
            "observations": observation["observation"],
            "action_mask": observation["action_mask"].astype(np.float32),
        }


def make(settings: Any) -> Any:
    name, opponent = settings["name"], settings["opponent"]
    return Named(gymnasium.make(f"motherlode/{name}-v0", opponent=opponent, encoding="share", memory=True))


def train(name: str, steps: int, opponent: str = "greedy") -> Any:
    ray.init(num_cpus=1, include_dashboard=False, ignore_reinit_error=True)
    register_env("motherlode", make)
    batch = min(2000, steps)
    module = RLModuleSpec(module_class=ActionMaskingTorchRLModule, model_config={"fcnet_hiddens": [128, 128]})
    config = (
        PPOConfig()
        .environment("motherlode", env_config={"name": name, "opponent": opponent})
        .env_runners(num_env_runners=0)
        .rl_module(rl_module_spec=module)
        .training(gamma=1.0, train_batch_size=batch, minibatch_size=min(256, batch), num_epochs=4, lr=5e-4)
        .debugging(seed=1)
    )
    algorithm = config.build_algo()
    for _ in range(max(1, steps // batch)):
        algorithm.train()
    return algorithm.get_module()


def policy(module: Any) -> Any:
    def act(seen: Any, masks: Any) -> Any:
        told = {"observations": torch.as_tensor(seen), "action_mask": torch.as_tensor(masks).float()}
        with torch.no_grad():
            return module.forward_inference({"obs": told})["action_dist_inputs"].argmax(-1).numpy()

    return act


if __name__ == "__main__":
    trained = train(sys.argv[1], steps=20_000, opponent="random")
    print({opponent: wins(policy(trained), sys.argv[1], opponent) for opponent in ("random", "greedy")})
