"""Tianshou's DQN with masks, on the form for one game: `python -m examples.trainers.tianshou_dqn gate`."""

import sys
from typing import Any

import gymnasium
import numpy as np
import torch
from tianshou.algorithm import DQN
from tianshou.algorithm.modelfree.dqn import DiscreteQLearningPolicy
from tianshou.algorithm.optim import AdamOptimizerFactory
from tianshou.data import Collector, VectorReplayBuffer
from tianshou.env import DummyVectorEnv
from tianshou.trainer import OffPolicyTrainerParams
from tianshou.utils.net.common import Net

import motherlode.envs.gymnasium  # noqa: F401  (registers the games)
from examples.trainers.measure import wins

ENVS = 4


class Named(gymnasium.ObservationWrapper[Any, Any, Any]):
    """Under the names that Tianshou looks for: `obs`, and `mask` as truths."""

    def __init__(self, env: gymnasium.Env[Any, Any]) -> None:
        super().__init__(env)
        space: Any = env.observation_space
        mask = gymnasium.spaces.MultiBinary(len(space["action_mask"].low))
        self.observation_space = gymnasium.spaces.Dict({"obs": space["observation"], "mask": mask})

    def observation(self, observation: Any) -> Any:
        return {"obs": observation["observation"], "mask": observation["action_mask"].astype(np.bool_)}


def train(name: str, steps: int, opponent: str = "greedy") -> Any:
    torch.manual_seed(1)
    np.random.seed(1)  # Tianshou draws from it

    def make() -> Any:
        return Named(gymnasium.make(f"motherlode/{name}-v0", opponent=opponent, encoding="share", memory=True))

    env: Any = make()
    network = Net(
        state_shape=env.observation_space["obs"].shape, action_shape=env.action_space.n, hidden_sizes=[128, 128]
    )
    policy: Any = DiscreteQLearningPolicy(model=network, action_space=env.action_space, eps_training=0.1)
    learner: Any = DQN(policy=policy, optim=AdamOptimizerFactory(lr=1e-3), gamma=1.0, target_update_freq=200)
    collector = Collector(
        learner, DummyVectorEnv([make] * ENVS), VectorReplayBuffer(20_000, ENVS), exploration_noise=True
    )
    learner.run_training(
        OffPolicyTrainerParams(
            training_collector=collector,
            max_epochs=1,
            epoch_num_steps=steps,
            collection_step_num_env_steps=min(64, steps),
            update_step_num_gradient_steps_per_sample=0.1,
            verbose=False,
            show_progress=False,
        )
    )
    return network


def policy(network: Any) -> Any:
    def act(seen: Any, masks: Any) -> Any:
        with torch.no_grad():
            values, _ = network(seen)
        return values.masked_fill(torch.as_tensor(masks) == 0, -1e9).argmax(-1).numpy()

    return act


if __name__ == "__main__":
    trained = train(sys.argv[1], steps=50_000, opponent="random")
    print({opponent: wins(policy(trained), sys.argv[1], opponent) for opponent in ("random", "greedy")})
