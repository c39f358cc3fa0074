"""Networks that were trained, played with NumPy alone: `motherlode benchmark examples.baselines.network:ppo`.

The same numbers in any toolkit: layers of `body` with ReLU between them, then `actor`, in half precision.
"""

from functools import cache
from typing import Any

import numpy as np

from examples.baselines import runs
from motherlode.envs import legal_mask, observe
from motherlode.rules import Knowledge


class Network:
    """The policy of a checkpoint."""

    def __init__(self, name: str) -> None:
        with np.load(runs.HERE / "checkpoints" / f"{name}.npz") as file:
            weights = {key: file[key].astype(np.float32) for key in file.files}
        body = sorted({key.rpartition(".")[0] for key in weights if key.startswith("body.")})
        self.layers = [(weights[f"{part}.weight"].T, weights[f"{part}.bias"]) for part in [*body, "actor"]]
        self.rng = np.random.default_rng(1)

    def scores(self, seen: Any, masks: Any) -> Any:
        """The logits of the legal actions."""
        *body, (last, bias) = self.layers
        for weight, shift in body:
            seen = np.maximum(seen @ weight + shift, 0)
        return np.where(masks, seen @ last + bias, -np.inf)

    def act(self, seen: Any, masks: Any, seats: Any = None) -> Any:
        """Actions drawn as the network says."""
        scores = self.scores(seen, masks)
        return (scores + self.rng.gumbel(size=scores.shape)).argmax(-1)


@cache
def network(name: str) -> Network:
    return Network(name)


def ppo(knowledge: Knowledge) -> int:
    """The likeliest action of the PPO baseline, as a policy for the benchmark."""
    scores = network(f"ppo-{knowledge.game.name}").scores(
        observe(knowledge, memory=True, encoding="share"), legal_mask(knowledge)
    )
    return int(scores.argmax())
