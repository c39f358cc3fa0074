"""Neural fictitious self-play on `gate`, three seeds: `python -m examples.baselines.nfsp`.

After Heinrich and Silver (2016): a network of values learns the best response to the others, another learns by heart
what the first did on average, and the average is what comes close to an equilibrium. The own seat plays one game in ten
by the best response, the others one decision in ten (a policy for them is not told which game it is); else all play by
the average. Values are learnt from how games ended: a game has a hundred decisions and its reward comes with the last,
which steps of one decision would take too long to carry back.
"""

import sys
from typing import Any

import numpy as np
import torch
from torch import nn

from examples.baselines.runs import SEEDS, Curve, Seeds, save, victories
from motherlode.envs import VectorEnv

PARTS, STEPS, GAMES, WIDTH, BATCH = 4, 250, 256, 128, 512
"""Each part is so many steps of all games; both networks learn `LEARN` times a step."""
ANTICIPATORY, RECENT, RESERVOIR, LEARN = 0.1, 60_000, 60_000, 2


class Policy(nn.Module):  # type: ignore[misc]
    """Values or logits of actions, whatever they mean; named as in the checkpoints."""

    def __init__(self, numbers: int, actions: int) -> None:
        super().__init__()
        self.body = nn.Sequential(nn.Linear(numbers, WIDTH), nn.ReLU(), nn.Linear(WIDTH, WIDTH), nn.ReLU())
        self.actor = nn.Linear(WIDTH, actions)

    def forward(self, seen: Any, masks: Any) -> torch.Tensor:
        return self.actor(self.body(torch.as_tensor(seen))).masked_fill(torch.as_tensor(masks) == 0, -1e9)

    @torch.no_grad()  # type: ignore[untyped-decorator]
    def act(self, seen: Any, masks: Any) -> Any:
        """Drawn from what the logits say."""
        return torch.distributions.Categorical(logits=self(seen, masks), validate_args=False).sample().numpy()


class Memory:
    """Rows of arrays: the latest, or of all so far each with the same chance."""

    def __init__(self, size: int, keeps_latest: bool, rng: np.random.Generator) -> None:
        self.size, self.keeps_latest, self.rng = size, keeps_latest, rng
        self.columns: list[Any] = []
        self.met = 0

    def add(self, *columns: Any) -> None:
        if not self.columns:
            self.columns = [np.zeros((self.size, *column.shape[1:]), column.dtype) for column in columns]
        numbers = self.met + np.arange(len(columns[0]))
        self.met += len(numbers)
        places = numbers % self.size
        if not self.keeps_latest and self.met > self.size:
            places = np.where(numbers < self.size, numbers, self.rng.integers(numbers + 1))
        kept = places < self.size
        for store, column in zip(self.columns, columns, strict=True):
            store[places[kept]] = column[kept]

    def some(self) -> list[torch.Tensor]:
        rows = self.rng.integers(min(self.met, self.size), size=BATCH)
        return [torch.as_tensor(store[rows]) for store in self.columns]


class Learner:
    """All seats of every game; one seat of each is the own one, whose decisions are learnt from."""

    def __init__(self, game: str, seed: int) -> None:
        torch.manual_seed(seed)
        self.rng, self.steps = np.random.default_rng(seed), 0
        plain = VectorEnv(game, 1)
        made = plain.spec.size, len(plain.actions)
        self.values, self.average = Policy(*made), Policy(*made)
        self.env = VectorEnv(game, GAMES, opponent=self._others, encoding="share", memory=True)
        self.turn = self.env.reset(seed)
        self.best_responds = self.rng.random(GAMES) < ANTICIPATORY
        self.played: list[list[tuple[Any, Any]]] = [[] for _ in range(GAMES)]
        """What the own seat saw and did, in games that go on."""
        self.recent, self.by_heart = Memory(RECENT, True, self.rng), Memory(RESERVOIR, False, self.rng)
        self.optimisers = [torch.optim.Adam(each.parameters(), 1e-3) for each in (self.values, self.average)]

    def _others(self, seen: Any, masks: Any, seats: Any) -> Any:
        respond = self.rng.random(len(seats)) < ANTICIPATORY
        return np.where(respond, self._respond(seen, masks), self.average.act(seen, masks))

    @torch.no_grad()  # type: ignore[untyped-decorator]
    def _respond(self, seen: Any, masks: Any) -> Any:
        """The action of the largest value, now and then any other."""
        explores = self.rng.random(len(masks)) < 0.06 * max(0.1, 1 - self.steps / (PARTS * STEPS))
        anything = (masks * self.rng.random(masks.shape)).argmax(1)
        return np.where(explores, anything, self.values(seen, masks).argmax(1).numpy())

    def step(self) -> None:
        seen, masks, own = self.turn.observations.copy(), self.turn.masks.copy(), self.turn.seats.copy()
        best = self._respond(seen, masks)
        actions = np.where(self.best_responds, best, self.average.act(seen, masks))
        self.turn = turn = self.env.step(actions)
        rewards, ended = turn.rewards[np.arange(GAMES), own].copy(), turn.terminations.copy()
        for number, told in enumerate(self.played):
            told.append((seen[number], actions[number]))
        for number in np.flatnonzero(ended).tolist():
            rows, did = (np.array(part) for part in zip(*self.played[number], strict=True))
            self.recent.add(rows, did, np.full(len(did), rewards[number]))
            self.played[number] = []
        responds = self.best_responds
        self.by_heart.add(seen[responds], masks[responds], actions[responds])
        self.best_responds = np.where(ended, self.rng.random(GAMES) < ANTICIPATORY, self.best_responds)
        self.steps += 1
        for _ in range(LEARN if self.recent.met else 0):
            self._learn()

    def _learn(self) -> None:
        seen, actions, won = self.recent.some()
        found = self.values(seen, torch.ones(len(seen), self.values.actor.out_features))
        losses = [nn.functional.mse_loss(found.gather(1, actions[:, None])[:, 0], won)]
        rows, masks, did = self.by_heart.some()
        losses.append(nn.functional.cross_entropy(self.average(rows, masks), did))
        for optimiser, loss in zip(self.optimisers, losses, strict=True):
            optimiser.zero_grad()
            loss.backward()
            optimiser.step()


def main(game: str = "gate", seeds: Seeds = SEEDS) -> None:
    torch.set_num_threads(1)
    curve = Curve(f"nfsp-{game}")
    for seed in curve.seeds_left(seeds, PARTS):
        learner, curve.spent = Learner(game, seed), 0.0
        for _ in range(PARTS):
            curve.train(lambda learner=learner: [learner.step() for _ in range(STEPS)])  # type: ignore[misc]
            curve.add(seed=seed, decisions=learner.steps * GAMES, **victories(learner.average.act, game))
        if seed == SEEDS[0]:
            save(f"nfsp-{game}", ((key, value.numpy()) for key, value in learner.average.state_dict().items()))


if __name__ == "__main__":
    main(sys.argv[1] if sys.argv[1:] else "gate")
