"""What is memory worth in `mine`? The same PPO three times: `python -m examples.baselines.memory`.

`now` sees the table and the card that was turned up last; `recurrent` the same, and has a GRU to remember with;
`memory` gets the observation with all that could be remembered. They learn from their own games and then play each
other. All decisions of a game, whoever makes them, are one sequence: nothing is secret in `mine`, and what others turn
up must be remembered, too. A value is that of the seat to move, so it changes its sign where another seat moves next.

What they learn from is the lead in points that a decision brings.
"""

from itertools import combinations
from typing import Any

import numpy as np
import torch
from torch import nn

from examples.baselines.cells import WIDTH, CellNetwork
from examples.baselines.network import CELLS, FACES, SPEC
from examples.baselines.runs import SEEDS, Curve, Seeds, processor_time
from motherlode.envs import VectorEnv

KINDS = ("now", "recurrent", "memory")
PARTS, STEPS, GAMES, LENGTH, EPOCHS, CHUNKS = 3, 16, 128, 32, 2, 4
"""In a part so many times `LENGTH` decisions in each game, with learning after each time."""
LAMBDA, CLIP, ENTROPY, POINTS = 0.95, 0.2, 0.01, 10
FORGOTTEN = slice(SPEC.start["won"] + 4, SPEC.start["down"]), slice(SPEC.start["unseen"], SPEC.size)
"""What is only remembered, and about no cell: the others' gold, and what was never turned up."""


def shown(rows: Any, last: Any) -> torch.Tensor:
    """Of observations with memory, what is seen now and the card of the last action (-1 in new games)."""
    rows, hidden = rows.copy(), np.arange(CELLS) != last[:, None]
    for part in FORGOTTEN:
        rows[:, part] = 0
    for name in FACES.keys() - {"down"}:
        rows[:, SPEC.start[name] : SPEC.start[name] + CELLS][hidden] = 0
    return torch.tensor(rows)


def seat_changes(hidden: torch.Tensor, same: torch.Tensor) -> torch.Tensor:
    """What the seat to move remembers of each cell. All is told as that seat sees it: where another one moves next, own
    and others' change places, and so do the two halves of a memory.
    """
    return torch.where(same[:, None, None] > 0, hidden, hidden.roll(WIDTH // 2, -1))


class Learner:
    def __init__(self, kind: str, seed: int) -> None:
        torch.manual_seed(seed)
        self.env = VectorEnv("mine", GAMES, memory=True, encoding="share", rewards="points")
        self.kind, self.network = kind, CellNetwork(kind == "recurrent")
        self.turn, self.last = self.env.reset(seed), np.full(GAMES, -1)
        self.hidden = torch.zeros(GAMES, CELLS, WIDTH)
        self.optimiser = torch.optim.Adam(self.network.parameters(), 2e-3)

    def see(self, rows: Any, last: Any) -> torch.Tensor:
        return torch.tensor(rows) if self.kind == "memory" else shown(rows, last)

    def step(self) -> None:
        """Plays `LENGTH` decisions in every game, and learns from them."""
        begin, kept, places = self.hidden, [], np.arange(GAMES)
        for _ in range(LENGTH):
            seen, masks = self.see(self.turn.observations, self.last), torch.tensor(self.turn.masks)
            own = self.turn.seats.copy()
            with torch.no_grad():
                choices, value, hidden = self.network.recur(seen, masks, self.hidden)
            action = choices.sample()
            self.turn = turn = self.env.step(action.numpy())
            ended = torch.tensor(turn.terminations, dtype=torch.float32)
            reward = torch.tensor((turn.rewards[places, own] - turn.rewards[places, 1 - own]) / POINTS)
            sign = torch.tensor(np.where(turn.seats == own, 1.0, -1.0), dtype=torch.float32)
            kept.append((seen, masks, action, choices.log_prob(action), value, reward, ended, sign))
            self.hidden = seat_changes(hidden, sign) * (1 - ended[:, None, None])
            self.last = np.where(turn.terminations, -1, action.numpy())
        with torch.no_grad():
            seen = self.see(self.turn.observations, self.last)
            coming = self.network.recur(seen, torch.tensor(self.turn.masks), self.hidden)[1]
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
        for seen, masks, action, before, _, _, ended, sign, gain, wanted in zip(*kept, strict=True):
            choices, value, hidden = self.network.recur(seen, masks, hidden)
            hidden = seat_changes(hidden, sign) * (1 - ended[:, None, None])
            ratio = (choices.log_prob(action) - before).exp()
            total = total - torch.min(ratio * gain, ratio.clamp(1 - CLIP, 1 + CLIP) * gain).mean()
            total = total + 0.5 * (value - wanted).pow(2).mean() - ENTROPY * choices.entropy().mean()
        return total / LENGTH


class Player:
    """A trained network at the table, or who turns up anything if there is none."""

    def __init__(self, learner: Learner | None, games: int) -> None:
        self.learner, self.hidden, self.seats = learner, torch.zeros(games, CELLS, WIDTH), np.zeros(games)

    @torch.no_grad()  # type: ignore[untyped-decorator]
    def act(self, rows: Any, masks: Any, seats: Any, last: Any, rng: Any) -> Any:
        """Looks at every decision, also those of others."""
        if self.learner is None:
            return (masks * rng.random(masks.shape)).argmax(1)
        seen, hidden = self.learner.see(rows, last), seat_changes(self.hidden, torch.tensor(seats == self.seats))
        choices, _, self.hidden = self.learner.network.recur(seen, torch.tensor(masks), hidden)
        self.seats = seats
        return choices.sample().numpy()


def share_of_wins(own: Learner, other: Learner | None, games: int = 128) -> float:
    """Over the first game in each place, the own seat half of them; shared victories count half."""
    env, rng = VectorEnv("mine", games, memory=True, encoding="share"), np.random.default_rng(1)
    turn, last, seat = env.reset(seed=77), np.full(games, -1), np.arange(games) % 2
    players, won, ended = (Player(own, games), Player(other, games)), 0.0, np.zeros(games, np.bool_)
    while not ended.all():
        told = turn.observations.copy(), turn.masks.copy(), turn.seats.copy(), last, rng
        mine, theirs = (player.act(*told) for player in players)
        last = np.where(turn.seats == seat, mine, theirs)
        turn = env.step(last)
        new = turn.terminations & ~ended
        won += float(((turn.rewards[np.arange(games), seat] + 1) / 2)[new].sum())
        ended |= new
    return won / games


def matches(learners: dict[str, Learner]) -> dict[str, dict[str, float]]:
    """The shares of victories of all kinds, over each other and over who turns up anything."""
    shares: dict[str, dict[str, float]] = {kind: {} for kind in learners}
    for kind, other in combinations(learners, 2):
        shares[kind][other] = round(share_of_wins(learners[kind], learners[other]), 3)
        shares[other][kind] = round(1 - shares[kind][other], 3)
    for kind, learner in learners.items():
        shares[kind]["random"] = round(share_of_wins(learner, None), 3)
    return shares


def main(seeds: Seeds = SEEDS) -> None:
    torch.set_num_threads(1)
    curve = Curve("memory-mine")
    for seed in curve.seeds_left(seeds, PARTS * len(KINDS)):
        learners, spent = {kind: Learner(kind, seed) for kind in KINDS}, dict.fromkeys(KINDS, 0.0)
        for part in range(PARTS):
            for kind, learner in learners.items():
                spent[kind] += processor_time(lambda learner=learner: [learner.step() for _ in range(STEPS)])  # type: ignore[misc]
            for kind, shares in matches(learners).items():
                curve.spent = spent[kind]
                curve.add(seed=seed, kind=kind, decisions=(part + 1) * STEPS * GAMES * LENGTH, **shares)


if __name__ == "__main__":
    main()
