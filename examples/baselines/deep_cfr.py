"""Deep CFR on the miniatures, with its exploitability: `python -m examples.baselines.deep_cfr`.

External sampling after Brown and others (2019): networks learn the regrets of sampled traversals, anew in every
iteration, and one network the average strategy. The small trees are read from OpenSpiel's form once, as lists, so that
a traversal costs microseconds; OpenSpiel's `nash_conv` measures what came out.
"""

import sys
from collections.abc import Callable
from dataclasses import dataclass, field
from typing import Any

import numpy as np
import pyspiel
import torch
from open_spiel.python import policy
from open_spiel.python.algorithms import exploitability
from torch import nn

import motherlode.envs.openspiel  # noqa: F401  (registers the games)
from examples.baselines.runs import SEEDS, Curve, Seeds

GAMES = {"gate": "miniature", "mine": "tiny", "donkey": "tiny"}
PARTS, ITERATIONS, TRAVERSALS, STEPS, FINAL_STEPS, BATCH, WIDTH, RATE = 3, 6, 300, 800, 6_000, 512, 128, 2e-3


Samples = list[tuple[int, int, Any]]
"""An information set, the iteration, and a number for each action."""


Error = Callable[[torch.Tensor, torch.Tensor, torch.Tensor], torch.Tensor]
"""Of what was found, what was wanted, and the mask: how wrong each row is."""


@dataclass
class Tree:
    """A game as nodes: who decides (-1 chance, -4 nobody), its information set, children, and what they are worth."""

    player: list[int] = field(default_factory=list)
    where: list[int] = field(default_factory=list)
    children: list[list[int]] = field(default_factory=list)
    chances: list[list[float]] = field(default_factory=list)
    worth: list[float] = field(default_factory=list)
    sets: dict[str, int] = field(default_factory=dict)
    legal: list[list[int]] = field(default_factory=list)
    """By information set."""
    rows: list[Any] = field(default_factory=list)

    def add(self, state: Any) -> int:
        number = len(self.player)
        decider = state.current_player()
        self.player.append(decider)
        self.worth.append(state.returns()[0] if state.is_terminal() else 0.0)
        self.where.append(self._set(state, decider) if decider >= 0 else -1)
        self.chances.append([chance for _, chance in state.chance_outcomes()] if decider == -1 else [])
        self.children.append([])
        self.children[number] = [self.add(state.child(action)) for action in state.legal_actions()]
        return number

    def _set(self, state: Any, player: int) -> int:
        name = state.information_state_string(player)
        if name not in self.sets:
            self.legal.append(state.legal_actions())
            self.rows.append(np.array(state.information_state_tensor(player), np.float32))
            self.sets[name] = len(self.sets)
        return self.sets[name]

    def features(self) -> torch.Tensor:
        """What differs between information sets; the rest says nothing."""
        rows = np.stack(self.rows)
        return torch.tensor(rows[:, rows.std(0) > 0])


def squares(found: torch.Tensor, wanted: torch.Tensor, mask: torch.Tensor) -> torch.Tensor:
    """For regrets."""
    return ((found - wanted).pow(2) * mask).sum(1)


def cross_entropy(found: torch.Tensor, wanted: torch.Tensor, mask: torch.Tensor) -> torch.Tensor:
    """For shares of the legal actions."""
    return -(wanted * (found - 1e9 * (1 - mask)).log_softmax(1).clamp(min=-30)).sum(1)


class Solver:
    def __init__(self, game: Any, seed: int) -> None:
        torch.manual_seed(seed)
        self.rng = np.random.default_rng(seed)
        self.tree = Tree()
        self.tree.add(game.new_initial_state())
        self.seen = self.tree.features()
        used = sorted({action for legal in self.tree.legal for action in legal})
        self.columns = [[used.index(action) for action in legal] for legal in self.tree.legal]
        """By information set: its actions, numbered among those that occur."""
        self.mask = torch.zeros(len(self.columns), len(used))
        for number, legal in enumerate(self.columns):
            self.mask[number, legal] = 1
        self.own = torch.tensor([int(name[5]) for name in self.tree.sets])  # "seat 0; …"
        self.strategy = (self.mask / self.mask.sum(1, keepdim=True)).double().numpy()
        self.regrets: tuple[Samples, Samples] = ([], [])
        self.played: Samples = []
        self.iteration = 0

    def run(self, iterations: int) -> None:
        for _ in range(iterations):
            self.iteration += 1
            for player in (0, 1):
                for _ in range(TRAVERSALS):
                    self._traverse(0, player)
                own = self.own == player
                self.strategy[own] = self._match(self._fit(self.regrets[player], STEPS, squares))[own]

    def _match(self, advantages: torch.Tensor) -> Any:
        """Regret matching; where nothing is regretted, the largest advantage."""
        positive = advantages.clamp(min=0) * self.mask
        best = nn.functional.one_hot((advantages - 1e9 * (1 - self.mask)).argmax(1), self.mask.shape[1])
        total = positive.sum(1, keepdim=True)
        shares = torch.where(total > 0, positive / total.clamp(min=1e-9), best.float()).double()
        return (shares / shares.sum(1, keepdim=True)).numpy()

    def _traverse(self, node: int, player: int) -> float:
        """The worth for a player, who tries everything; the others and chance are sampled."""
        tree = self.tree
        decider, children = tree.player[node], tree.children[node]
        if not children:
            return tree.worth[node] if player == 0 else -tree.worth[node]
        if decider == -1:
            return self._traverse(children[self._pick(tree.chances[node])], player)
        where = tree.where[node]
        columns, shares = self.columns[where], self.strategy[where]
        if decider != player:
            self.played.append((where, self.iteration, shares.copy()))
            return self._traverse(children[self._pick(shares[columns])], player)
        worth = np.zeros_like(shares)
        worth[columns] = [self._traverse(child, player) for child in children]
        mean = float(worth @ shares)
        self.regrets[player].append((where, self.iteration, worth - mean))
        return mean

    def _pick(self, shares: Any) -> int:
        return min(int(np.searchsorted(np.cumsum(shares), self.rng.random())), len(shares) - 1)

    def _fit(self, samples: Samples, steps: int, error: Error) -> torch.Tensor:
        """What a new network makes of all samples, later iterations counting more: a row for each information set."""
        width, actions = self.seen.shape[1], self.mask.shape[1]
        network = nn.Sequential(
            nn.Linear(width, WIDTH), nn.ReLU(), nn.Linear(WIDTH, WIDTH), nn.ReLU(), nn.Linear(WIDTH, actions)
        )
        optimiser = torch.optim.Adam(network.parameters(), RATE)
        slowing = torch.optim.lr_scheduler.LinearLR(optimiser, 1.0, 0.02, steps)
        where = torch.tensor([each[0] for each in samples])
        weight = torch.tensor([each[1] / self.iteration for each in samples])
        wanted = torch.tensor(np.stack([each[2] for each in samples]), dtype=torch.float32)
        for _ in range(steps):
            some = torch.randint(len(samples), (BATCH,))
            wrong = error(network(self.seen[where[some]]), wanted[some], self.mask[where[some]])
            loss = (weight[some] * wrong).mean()
            optimiser.zero_grad()
            loss.backward()
            optimiser.step()
            slowing.step()
        with torch.no_grad():
            found: torch.Tensor = network(self.seen)
        return found

    def average(self, game: Any) -> policy.Policy:
        """The average strategy that a network learnt, as OpenSpiel's policy."""
        found = self._fit(self.played, FINAL_STEPS, cross_entropy) - 1e9 * (1 - self.mask)
        shares = found.double().softmax(1)

        def told(state: Any) -> dict[int, float]:
            where = self.tree.sets[state.information_state_string()]
            return dict(zip(self.tree.legal[where], shares[where, self.columns[where]].tolist(), strict=True))

        return policy.tabular_policy_from_callable(game, told)


def main(games: list[str], seeds: Seeds = SEEDS) -> None:
    torch.set_num_threads(1)
    for name in games:
        game = pyspiel.load_game(f"motherlode_{name}", {GAMES[name]: True, "infostate_tensor": True})
        curve = Curve(f"deep-cfr-{name}")
        for seed in curve.seeds_left(seeds, PARTS):
            solver, curve.spent = Solver(game, seed), 0.0
            for _ in range(PARTS):
                curve.train(lambda solver=solver: solver.run(ITERATIONS))  # type: ignore[misc]
                conv = exploitability.nash_conv(game, solver.average(game))
                curve.add(seed=seed, iterations=solver.iteration, exploitability=round(float(conv) / 2, 4))


if __name__ == "__main__":
    main(sys.argv[1:] or list(GAMES))
