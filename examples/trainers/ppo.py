"""PPO with masks and self-play, in one file over the vectorised environment: `python -m examples.trainers.ppo gate`.

The network plays the other seats, too. No sign has to be turned for that: a step is a decision of the own seat and all
that follow until it decides again. Seats that move twice in a row, three players and partners are all the same so, and
rewards and values are always those of the own seat. `train` also takes what `rewards` mean, and the `rate` of learning.
"""

import sys
from typing import Any

import numpy as np
import torch
from torch import nn
from torch.distributions import Categorical

from examples.trainers.measure import wins
from motherlode.envs import VectorEnv

SCALES = {"win": 1, "points": 10}  # a reward is how far the own seat is ahead of the mean, by this
LAMBDA, CLIP, ENTROPY, EPOCHS, PARTS, WIDTH, GAMES, LENGTH = 0.95, 0.2, 0.01, 3, 8, 256, 128, 64


class Network(nn.Module):  # type: ignore[misc]
    def __init__(self, numbers: int, actions: int) -> None:
        super().__init__()
        self.body = nn.Sequential(nn.Linear(numbers, WIDTH), nn.ReLU(), nn.Linear(WIDTH, WIDTH), nn.ReLU())
        self.actor, self.critic = nn.Linear(WIDTH, actions), nn.Linear(WIDTH, 1)

    def forward(self, seen: Any, masks: Any) -> tuple[Categorical, torch.Tensor]:
        body = self.body(torch.as_tensor(seen))
        logits = self.actor(body).masked_fill(torch.as_tensor(masks) == 0, -1e9)
        return Categorical(logits=logits, validate_args=False), self.critic(body).squeeze(-1)

    @torch.no_grad()  # type: ignore[untyped-decorator]
    def act(self, seen: Any, masks: Any, seats: Any = None) -> Any:
        return self(seen, masks)[0].sample().numpy()


def train(name: str, steps: int, seed: int = 0, opponent: Any = None, network: Any = None, **settings: Any) -> Any:
    torch.manual_seed(seed)
    plain, rewards = VectorEnv(name, 1), settings.get("rewards", "win")
    network = network or Network(plain.spec.size, len(plain.actions))
    look = torch.no_grad()(network)
    env = VectorEnv(name, GAMES, opponent=opponent or network.act, encoding="share", memory=True, rewards=rewards)
    optimiser, turn = torch.optim.Adam(network.parameters(), settings.get("rate", 5e-4)), env.reset(seed)
    for _ in range(max(1, steps // (GAMES * LENGTH))):
        kept: list[Any] = []
        for _ in range(LENGTH):
            seen, masks, own = torch.tensor(turn.observations), torch.tensor(turn.masks), turn.seats.copy()
            choices, value = look(seen, masks)
            turn = env.step((action := choices.sample()).numpy())
            reward = torch.tensor(turn.rewards[np.arange(GAMES), own] - turn.rewards.mean(1)) / SCALES[rewards]
            ended = torch.tensor(turn.terminations, dtype=torch.float32)
            kept.append((seen, masks, action, choices.log_prob(action), value, reward, ended))
        coming = look(turn.observations.copy(), turn.masks.copy())[1]
        learn(network, optimiser, [torch.stack(part) for part in zip(*kept, strict=True)], coming)
    return network


def learn(network: Network, optimiser: Any, kept: list[torch.Tensor], coming: torch.Tensor) -> None:
    seen, masks, actions, before, values, rewards, ended = kept
    advantages, last = torch.zeros_like(values), torch.zeros_like(coming)
    for t in reversed(range(LENGTH)):
        following = coming if t + 1 == LENGTH else values[t + 1]
        advantages[t] = last = rewards[t] - values[t] + (1 - ended[t]) * (following + LAMBDA * last)
    flat = [part.flatten(0, 1) for part in (seen, masks, actions, before, advantages, advantages + values)]
    for part in (part for _ in range(EPOCHS) for part in torch.randperm(len(flat[0])).chunk(PARTS)):
        rows, legal, chosen, old, advantage, wanted = (each[part] for each in flat)
        choices, value = network(rows, legal)
        ratio, gain = (choices.log_prob(chosen) - old).exp(), (advantage - advantage.mean()) / (advantage.std() + 1e-8)
        loss = -torch.min(ratio * gain, ratio.clamp(1 - CLIP, 1 + CLIP) * gain).mean()
        loss += 0.5 * (value - wanted).pow(2).mean() - ENTROPY * choices.entropy().mean()
        network.zero_grad()
        loss.backward()
        optimiser.step()


if __name__ == "__main__":
    trained = train(sys.argv[1], steps=500_000)
    print({opponent: wins(trained.act, sys.argv[1], opponent) for opponent in ("random", "greedy")})
