"""What is memory worth in `mine`? The same PPO three times: `python -m examples.baselines.memory`.

`now` sees the table and the card that was turned up last; `recurrent` the same, and has a GRU to remember with;
`memory` gets the observation with all that could be remembered. They learn from their own games and then play each
other. All decisions of a game, whoever makes them, are one sequence: nothing is secret in `mine`, and what others turn
up must be remembered, too. A value is that of the seat to move, so it changes its sign where another seat moves next.
"""

from typing import Any

import numpy as np
import torch
from torch import nn
from torch.distributions import Categorical

from examples.baselines.runs import SEEDS, Curve, Seeds
from motherlode.envs import VectorEnv

KINDS = ("now", "recurrent", "memory")
STEPS, GAMES, LENGTH, EPOCHS, CHUNKS, WIDTH = 40, 128, 32, 2, 4, 128
"""So many times `LENGTH` decisions in each game, with learning after each time."""
LAMBDA, CLIP, ENTROPY = 0.95, 0.2, 0.01
CELLS = 64


class View:
    """The observations of one kind: `see` takes those with memory, and each game's last action (-1 in new ones)."""

    def __init__(self, env: VectorEnv, kind: str) -> None:
        self.keeps_all = kind == "memory"
        starts = env.spec.start
        self.faces = [starts[name] for name in ("gold", "miner", "colour", "owner", "dynamite")]
        self.forgotten = [slice(starts["unseen"], env.spec.size), slice(starts["won"] + 4, starts["down"])]

    def see(self, rows: Any, last: Any) -> Any:
        if self.keeps_all:
            return torch.tensor(rows)
        shown = rows.copy()
        for part in self.forgotten:
            shown[:, part] = 0
        hidden = np.arange(CELLS) != last[:, None]
        for start in self.faces:
            shown[:, start : start + CELLS][hidden] = 0
        return torch.tensor(shown)


class Network(nn.Module):  # type: ignore[misc]
    def __init__(self, numbers: int, kind: str) -> None:
        super().__init__()
        self.body = nn.Sequential(nn.Linear(numbers, WIDTH), nn.ReLU())
        self.cell = nn.GRUCell(WIDTH, WIDTH) if kind == "recurrent" else None
        self.more = nn.Sequential(nn.Linear(WIDTH, WIDTH), nn.ReLU())
        self.actor, self.critic = nn.Linear(WIDTH, CELLS), nn.Linear(WIDTH, 1)

    def forward(self, seen: Any, masks: Any, hidden: Any) -> tuple[Categorical, torch.Tensor, torch.Tensor]:
        body = self.body(seen)
        if self.cell is not None:
            body = hidden = self.cell(body, hidden)
        body = self.more(body)
        logits = self.actor(body).masked_fill(masks == 0, -1e9)
        return Categorical(logits=logits, validate_args=False), self.critic(body)[:, 0], hidden


class Learner:
    def __init__(self, kind: str, seed: int) -> None:
        torch.manual_seed(seed)
        self.env = VectorEnv("mine", GAMES, memory=True, encoding="share")
        self.view, self.network = View(self.env, kind), Network(self.env.spec.size, kind)
        self.turn, self.last = self.env.reset(seed), np.full(GAMES, -1)
        self.hidden = torch.zeros(GAMES, WIDTH)
        self.optimiser = torch.optim.Adam(self.network.parameters(), 5e-4)

    def step(self) -> None:
        """Plays `LENGTH` decisions in every game, and learns from them."""
        begin, kept, places = self.hidden, [], np.arange(GAMES)
        for _ in range(LENGTH):
            seen, masks = self.view.see(self.turn.observations, self.last), torch.tensor(self.turn.masks)
            own = self.turn.seats.copy()
            with torch.no_grad():
                choices, value, hidden = self.network(seen, masks, self.hidden)
            action = choices.sample()
            self.turn = turn = self.env.step(action.numpy())
            ended = torch.tensor(turn.terminations, dtype=torch.float32)
            reward = torch.tensor(turn.rewards[places, own])
            sign = torch.tensor(np.where(turn.seats == own, 1.0, -1.0), dtype=torch.float32)
            kept.append((seen, masks, action, choices.log_prob(action), value, reward, ended, sign))
            self.hidden = hidden * (1 - ended[:, None])
            self.last = np.where(turn.terminations, -1, action.numpy())
        with torch.no_grad():
            seen = self.view.see(self.turn.observations, self.last)
            coming = self.network(seen, torch.tensor(self.turn.masks), self.hidden)[1]
        self._learn(begin, [torch.stack(part) for part in zip(*kept, strict=True)], coming)

    def _learn(self, begin: torch.Tensor, kept: list[torch.Tensor], coming: torch.Tensor) -> None:
        *_, values, rewards, ended, signs = kept
        advantages, last = torch.zeros_like(values), torch.zeros_like(coming)
        for t in reversed(range(LENGTH)):
            following = coming if t + 1 == LENGTH else values[t + 1]
            advantages[t] = last = rewards[t] - values[t] + (1 - ended[t]) * signs[t] * (following + LAMBDA * last)
        wanted = advantages + values
        gains = (advantages - advantages.mean()) / (advantages.std() + 1e-8)
        for games in (part for _ in range(EPOCHS) for part in torch.randperm(GAMES).chunk(CHUNKS)):
            loss = self._loss(begin, [part[:, games] for part in (*kept, gains, wanted)], games)
            self.optimiser.zero_grad()
            loss.backward()
            nn.utils.clip_grad_norm_(self.network.parameters(), 0.5)
            self.optimiser.step()

    def _loss(self, begin: torch.Tensor, kept: list[torch.Tensor], games: torch.Tensor) -> torch.Tensor:
        hidden, total = begin[games], torch.zeros(())
        for seen, masks, action, before, _, _, ended, _, gain, wanted in zip(*kept, strict=True):
            choices, value, hidden = self.network(seen, masks, hidden)
            hidden = hidden * (1 - ended[:, None])
            ratio = (choices.log_prob(action) - before).exp()
            total = total - torch.min(ratio * gain, ratio.clamp(1 - CLIP, 1 + CLIP) * gain).mean()
            total = total + 0.5 * (value - wanted).pow(2).mean() - ENTROPY * choices.entropy().mean()
        return total / LENGTH


class Player:
    """A trained network at the table, or who turns up anything if there is none."""

    def __init__(self, learner: Learner | None, games: int) -> None:
        self.learner, self.hidden = learner, torch.zeros(games, WIDTH)

    @torch.no_grad()  # type: ignore[untyped-decorator]
    def act(self, rows: Any, masks: Any, last: Any, rng: Any) -> Any:
        """Looks at every decision, also those of others."""
        if self.learner is None:
            return (masks * rng.random(masks.shape)).argmax(1)
        seen = self.learner.view.see(rows, last)
        choices, _, self.hidden = self.learner.network(seen, torch.tensor(masks), self.hidden)
        return choices.sample().numpy()


def share_of_wins(own: Learner, other: Learner | None, games: int = 512) -> float:
    """Over the first game in each place, the own seat half of them; shared victories count half."""
    env, rng = VectorEnv("mine", games, memory=True, encoding="share"), np.random.default_rng(1)
    turn, last, seat = env.reset(seed=77), np.full(games, -1), np.arange(games) % 2
    players, won, ended = (Player(own, games), Player(other, games)), 0.0, np.zeros(games, np.bool_)
    while not ended.all():
        told = turn.observations.copy(), turn.masks.copy(), last, rng
        mine, theirs = (player.act(*told) for player in players)
        last = np.where(turn.seats == seat, mine, theirs)
        turn = env.step(last)
        new = turn.terminations & ~ended
        won += float(((turn.rewards[np.arange(games), seat] + 1) / 2)[new].sum())
        ended |= new
    return won / games


def main(seeds: Seeds = SEEDS) -> None:
    torch.set_num_threads(1)
    curve = Curve("memory-mine")
    for seed in curve.seeds_left(seeds, len(KINDS)):
        learners: dict[str, Learner] = {}
        for kind in KINDS:
            learner = learners[kind] = Learner(kind, seed)
            curve.spent = 0.0
            curve.train(lambda learner=learner: [learner.step() for _ in range(STEPS)] and None)  # type: ignore[misc]
            shares: dict[str, Any] = {"random": round(share_of_wins(learner, None), 3)}
            shares |= {name: round(share_of_wins(learner, each), 3) for name, each in learners.items() if name != kind}
            curve.add(seed=seed, kind=kind, decisions=STEPS * GAMES * LENGTH, **shares)


if __name__ == "__main__":
    main()
