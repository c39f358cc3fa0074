"""TorchRL's PPO parts on the form for one game: `python -m examples.trainers.torch_rl gate`."""

import sys
from typing import Any

import gymnasium
import numpy as np
import torch
from tensordict.nn import TensorDictModule
from torch import nn
from torchrl.collectors import Collector
from torchrl.envs import GymWrapper
from torchrl.modules import MaskedCategorical, ProbabilisticActor, ValueOperator
from torchrl.objectives import ClipPPOLoss
from torchrl.objectives.value import GAE

import motherlode.envs.gymnasium  # noqa: F401  (registers the games)
from examples.trainers.measure import wins

WIDTH, FRAMES = 128, 512


class Masked(gymnasium.ObservationWrapper[Any, Any, Any]):
    """The mask as truths, as MaskedCategorical wants it; numbers would be taken for indices."""

    def __init__(self, env: gymnasium.Env[Any, Any]) -> None:
        super().__init__(env)
        space: Any = env.observation_space
        actions = len(space["action_mask"].low)
        mask = gymnasium.spaces.Box(0, 1, (actions,), np.bool_)  # type: ignore[arg-type]
        parts = {"observation": space["observation"], "action_mask": mask}
        self.observation_space = gymnasium.spaces.Dict(parts)

    def observation(self, observation: Any) -> Any:
        return observation | {"action_mask": observation["action_mask"].astype(np.bool_)}


def networks(numbers: int, actions: int) -> tuple[Any, Any]:
    def body(out: int) -> nn.Module:
        return nn.Sequential(nn.Linear(numbers, WIDTH), nn.Tanh(), nn.Linear(WIDTH, out))

    scores = TensorDictModule(body(actions), in_keys=["observation"], out_keys=["logits"])
    actor = ProbabilisticActor(
        scores,
        in_keys={"logits": "logits", "mask": "action_mask"},
        distribution_class=MaskedCategorical,
        return_log_prob=True,
    )
    return actor, ValueOperator(body(1), in_keys=["observation"])


def train(name: str, steps: int, opponent: str = "greedy") -> Any:
    torch.manual_seed(1)
    made = Masked(gymnasium.make(f"motherlode/{name}-v0", opponent=opponent, encoding="share", memory=True))
    env = GymWrapper(made, categorical_action_encoding=True)
    actor, critic = networks(env.observation_spec["observation"].shape[-1], int(made.action_space.n))  # type: ignore[attr-defined]
    advantage, loss = GAE(gamma=1.0, lmbda=0.95, value_network=critic), ClipPPOLoss(actor, critic)
    optimiser = torch.optim.Adam(loss.parameters(), 5e-4)
    for data in Collector(env, actor, frames_per_batch=min(FRAMES, steps), total_frames=steps):
        advantage(data)
        for _ in range(4):
            found = loss(data)
            optimiser.zero_grad()
            (found["loss_objective"] + found["loss_critic"] + found["loss_entropy"]).backward()
            optimiser.step()
    return actor


def policy(actor: Any) -> Any:
    def act(seen: Any, masks: Any) -> Any:
        with torch.no_grad():
            logits = actor[0].module(torch.as_tensor(seen))
        return logits.masked_fill(torch.as_tensor(masks) == 0, -1e9).argmax(-1).numpy()

    return act


if __name__ == "__main__":
    trained = train(sys.argv[1], steps=50_000, opponent="random")
    print({opponent: wins(policy(trained), sys.argv[1], opponent) for opponent in ("random", "greedy")})
