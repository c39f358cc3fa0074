"""A policy-value search after AlphaZero on determinised `donkey`: `python -m examples.baselines.alphazero`.

Between two offers everything of `donkey` lies open, so a decision is searched up to the next offer. What is dealt then
is drawn from what the seat knows, anew for every simulation, and valued by the network: that is the determinisation.
The network learns the visits of the search and the result, from its own games only.
"""

from collections.abc import Sequence
from functools import cache
from typing import Any

import numpy as np
import torch
from torch import nn

from examples.baselines.ppo import new_network, with_weights
from examples.baselines.runs import SEEDS, Curve, Seeds, save, victories
from examples.trainers.ppo import Network
from motherlode.bots import Budget, make_bot
from motherlode.envs import actions_of, observe
from motherlode.rules import Knowledge, Move, SplitMix64, State, game

PARTS, ROUNDS, GAMES, SIMULATIONS, KEPT, BATCH, LEARN, EXPLORE, LEAD = 3, 3, 16, 12, 20_000, 256, 60, 1.5, 20
"""A part is some rounds; a round is so many games at once, and then so many steps of learning."""


ACTIONS = actions_of(game("donkey"))


class Node:
    """A decision in the open part of a search; a child is None where none was made: chance comes first, or the end."""

    def __init__(self, state: State) -> None:
        self.state = state
        self.moves = state.legal_moves()
        self.actions = ACTIONS.of_moves(self.moves)
        self.children: list[Node | None] = [None] * len(self.moves)
        self.visits, self.total = np.zeros(len(self.moves)), np.zeros(len(self.moves))
        self.priors = np.full(len(self.moves), 1 / len(self.moves))

    def pick(self) -> int:
        """By PUCT; `total` is what the moves brought to seat 0."""
        sign = 1 if self.state.seat == 0 else -1
        means = sign * self.total / np.maximum(self.visits, 1)
        return int((means + EXPLORE * self.priors * np.sqrt(1 + self.visits.sum()) / (1 + self.visits)).argmax())


class Search:
    """Simulations in many games at once, so that the network values many leaves in one call."""

    def __init__(self, network: Network, seed: int) -> None:
        self.network, self.rng, self.deals = network, np.random.default_rng(seed), SplitMix64(seed)

    def visits(self, states: list[State], explores: bool) -> list[Any]:
        """How often the search looked at each legal move."""
        roots = [Node(state) for state in states]
        self._judge(roots)
        for root in roots if explores else []:
            root.priors = 0.75 * root.priors + 0.25 * self.rng.dirichlet(np.full(len(root.moves), 0.5))
        for _ in range(SIMULATIONS):
            self._simulate(roots)
        return [root.visits for root in roots]

    def _simulate(self, roots: list[Node]) -> None:
        paths, leaves = [], []
        for root in roots:
            path, leaf = self._descend(root)
            paths.append(path)
            leaves.append(leaf)
        for path, value in zip(paths, self._judge(leaves), strict=True):
            for node, place in path:
                node.visits[place] += 1
                node.total[place] += value

    def _descend(self, node: Node) -> tuple[list[tuple[Node, int]], Node | State]:
        path = []
        while True:
            place = node.pick()
            path.append((node, place))
            child = node.children[place]
            if child is None:
                return path, self._follow(node, place)
            node = child

    def _follow(self, node: Node, place: int) -> Node | State:
        """A new node; behind chance, a state of which nothing is kept."""
        after = node.state.apply(node.moves[place])
        if after.over or after.seat is None:
            return after
        if after.drawn != node.state.drawn:
            return node.state.knowledge(node.state.seat or 0).redeal(self.deals).apply(node.moves[place])
        child = node.children[place] = Node(after)
        return child

    def _judge(self, leaves: Sequence[Node | State]) -> list[float]:
        """What may be expected for seat 0, the result where a game is over; nodes get the network's priors, too."""
        states = [leaf.state if isinstance(leaf, Node) else leaf for leaf in leaves]
        values = [reward(state) if state.over else 0.0 for state in states]
        going = [place for place, state in enumerate(states) if not state.over]
        if not going:
            return values
        with torch.no_grad():
            body = self.network.body(torch.tensor(np.stack([seen(states[place]) for place in going])))
            logits, found = self.network.actor(body).numpy(), self.network.critic(body)[:, 0].clamp(-1, 1).tolist()
        for place, logit, value in zip(going, logits, found, strict=True):
            leaf = leaves[place]
            values[place] = value if states[place].seat == 0 else -value
            if isinstance(leaf, Node):
                shares = np.exp(logit[leaf.actions] - logit[leaf.actions].max())
                leaf.priors = shares / shares.sum()
        return values


def seen(state: State) -> Any:
    """What the seat to move could remember."""
    return observe(state, state.seat, memory=True, encoding="share")


def reward(state: State) -> float:
    """Of seat 0: its lead in points, squashed. That tells more of a game than who won it."""
    own, other = state.outcome().scores[:2]
    return float(np.tanh((own - other) / LEAD))


class Learner:
    def __init__(self, seed: int) -> None:
        torch.manual_seed(seed)
        self.network = new_network("donkey")
        self.search, self.seed, self.games = Search(self.network, seed), seed, 0
        self.kept: list[tuple[Any, Any, Any, float]] = []
        self.optimiser = torch.optim.Adam(self.network.parameters(), 1e-3)

    def round(self) -> None:
        """Plays some games against itself and learns from them and those before."""
        states = [game("donkey").deal(2, SplitMix64(self.seed, self.games + number)) for number in range(GAMES)]
        told: list[list[tuple[Any, Any, Any, int]]] = [[] for _ in states]
        while going := [number for number, state in enumerate(states) if not state.over]:
            for number, move in zip(going, self._choose([states[i] for i in going], going, told), strict=True):
                states[number] = states[number].apply(move)
        for state, rows in zip(states, told, strict=True):
            won = reward(state)
            self.kept += [(row, mask, wanted, won if seat == 0 else -won) for row, mask, wanted, seat in rows]
        self.kept, self.games = self.kept[-KEPT:], self.games + GAMES
        self._learn()

    def _choose(self, states: list[State], numbers: list[int], told: list[Any]) -> list[Any]:
        """Moves drawn by the visits, which are kept to be learnt; where there is no choice nothing is searched."""
        chosen = [state.legal_moves()[0] for state in states]
        places = [place for place, state in enumerate(states) if len(state.legal_moves()) > 1]
        if places:
            for place, visits in zip(places, self.search.visits([states[i] for i in places], True), strict=True):
                state, shares = states[place], visits / visits.sum()
                moves = state.legal_moves()
                chosen[place] = moves[self.search.rng.choice(len(moves), p=shares)]
                wanted = np.zeros(len(ACTIONS), np.float32)
                wanted[ACTIONS.of_moves(moves)] = shares
                told[numbers[place]].append((seen(state), ACTIONS.mask(moves), wanted, state.seat))
        return chosen

    def _learn(self) -> None:
        for _ in range(LEARN):
            picked = [self.kept[i] for i in self.search.rng.integers(len(self.kept), size=BATCH)]
            rows, masks, wanted, won = (torch.tensor(np.array(part)) for part in zip(*picked, strict=True))
            choices, value = self.network(rows, masks)
            loss = -(wanted * choices.logits.clamp(min=-30)).sum(1).mean() + nn.functional.mse_loss(value, won.float())
            self.optimiser.zero_grad()
            loss.backward()
            self.optimiser.step()


def search_wins(learner: Learner, opponent: str, games: int = 32) -> float:
    """The share of victories of the search, with the most visited move, over a bot; both seats alike."""
    search, rules, won = Search(learner.network, 9), game("donkey"), 0.0
    states = [rules.deal(2, SplitMix64(99, number // 2)) for number in range(games)]
    bots = [make_bot(opponent, rules, number) for number in range(games)]
    while going := [number for number, state in enumerate(states) if not state.over]:
        own = [number for number in going if states[number].seat == number % 2]
        for number in set(going) - set(own):
            state = states[number]
            states[number] = state.apply(bots[number].choose(state.knowledge(state.seat or 0), Budget()))
        if own:
            for number, visits in zip(own, search.visits([states[i] for i in own], False), strict=True):
                states[number] = states[number].apply(states[number].legal_moves()[int(visits.argmax())])
    for number, state in enumerate(states):
        won += state.outcome().shares[number % 2]
    return won / games


@cache
def kept_network() -> Network:
    """What the first seed learnt."""
    found: Network = with_weights(new_network("donkey"), "alphazero-donkey")
    return found


def policy(knowledge: Knowledge) -> Move:
    """The search as a policy for the benchmark; it was made for two players."""
    search = Search(kept_network(), len(knowledge.moves))
    (visits,) = search.visits([knowledge.redeal(search.deals)], False)
    return knowledge.legal_moves()[int(visits.argmax())]


def main(seeds: Seeds = SEEDS) -> None:
    torch.set_num_threads(1)
    curve = Curve("alphazero-donkey")
    for seed in curve.seeds_left(seeds, PARTS):
        learner, curve.spent = Learner(seed), 0.0
        for _ in range(PARTS):
            curve.train(lambda learner=learner: [learner.round() for _ in range(ROUNDS)])  # type: ignore[misc]
            shares = {f"search over {bot}": round(search_wins(learner, bot), 3) for bot in ("random", "greedy")}
            curve.add(seed=seed, games=learner.games, **victories(learner.network.act, "donkey", 128), **shares)
        if seed == SEEDS[0]:
            save("alphazero-donkey", ((key, value.numpy()) for key, value in learner.network.state_dict().items()))


if __name__ == "__main__":
    main()
