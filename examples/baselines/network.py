"""Networks that were trained, played with NumPy alone: `motherlode benchmark examples.baselines.network:ppo`.

The same numbers in any toolkit, in half precision: layers of `body` with ReLU between them, then `actor`; in `mine` one
network that looks at every cell alike.
"""

from functools import cache
from typing import Any

import numpy as np

from examples.baselines import runs
from motherlode.envs import legal_mask, observation_spec, observe
from motherlode.rules import Knowledge, game

CELLS, SUM = 64, 8
FACES = {"down": (1,), "gold": (1, 2, 3, 4), "miner": (2, 3, 4, 5), "owner": (1, 2, 6), "dynamite": (1,)}
"""What can be said of a cell of `mine`: that a card lies face down, gold by its value, a miner by his value and whose
he is (the own seat's, the next one's, nobody's), dynamite.
"""
SPEC = observation_spec(game("mine"))
REST = [*range(SPEC.start["down"]), *range(SPEC.start["unseen"], SPEC.size)]
"""The numbers that are about no cell."""


def cells(seen: Any) -> Any:
    """Of observations as shares: a row of 0 and 1 for each cell."""
    said = []
    for name, values in FACES.items():
        start = SPEC.start[name]
        numbers = np.rint(seen[..., start : start + CELLS] * float(SPEC.high()[start]))
        said += [numbers == value for value in values]
    return np.stack(said, -1).astype(np.float32)


class Network:
    """The policy of a checkpoint."""

    def __init__(self, name: str) -> None:
        with np.load(runs.HERE / "checkpoints" / f"{name}.npz") as file:
            weights = {key: file[key].astype(np.float32) for key in file.files}
        names = dict.fromkeys(key.rpartition(".")[0] for key in weights)
        self.layers = {each: (weights[f"{each}.weight"].T, weights[f"{each}.bias"]) for each in names}
        self.rng = np.random.default_rng(1)

    def scores(self, seen: Any, masks: Any) -> Any:
        """The logits of the legal actions."""
        return np.where(masks, self._cell_logits(seen) if "look" in self.layers else self._logits(seen), -np.inf)

    def _through(self, layer: str, numbers: Any) -> Any:
        weight, bias = self.layers[layer]
        return numbers @ weight + bias

    def _logits(self, seen: Any) -> Any:
        for layer in sorted(each for each in self.layers if each.startswith("body.")):
            seen = np.maximum(self._through(layer, seen), 0)
        return self._through("actor", seen)

    def _cell_logits(self, seen: Any) -> Any:
        look, rest = self._through("look", cells(seen)), self._through("rest", seen[..., REST])
        body = np.maximum(look + rest[..., None, :], 0)
        pool = self._through("pool", body.sum(-2) / SUM)
        return self._through("actor", np.maximum(self._through("more", body) + pool[..., None, :], 0))[..., 0]

    def act(self, seen: Any, masks: Any, seats: Any = None) -> Any:
        """Actions drawn as the network says."""
        scores = self.scores(seen, masks)
        return (scores + self.rng.gumbel(size=scores.shape)).argmax(-1)


@cache
def network(name: str) -> Network:
    return Network(name)


def likeliest(name: str, knowledge: Knowledge) -> int:
    """The action of the largest logit."""
    seen = observe(knowledge, memory=True, encoding="share")
    return int(network(name).scores(seen, legal_mask(knowledge)).argmax())


def ppo(knowledge: Knowledge) -> int:
    """The PPO baseline, as a policy for the benchmark."""
    return likeliest(f"ppo-{knowledge.game.name}", knowledge)


def nfsp(knowledge: Knowledge) -> int:
    """NFSP, in `gate` only."""
    return likeliest("nfsp-gate", knowledge)
