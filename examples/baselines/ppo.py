"""Masked PPO that learns from its own games, three seeds: `python -m examples.baselines.ppo gate`.

The learner is `examples/trainers/ppo.py` as it stands; in `mine` with a network that looks at every cell alike. The
network of the first seed is the one that is kept, whichever of them is best.
"""

import sys
from functools import partial
from typing import Any

import numpy as np
import torch

from examples.baselines import runs
from examples.baselines.cells import CellNetwork
from examples.baselines.runs import SEEDS, Curve, Seeds, save, victories
from examples.trainers.ppo import Network, train
from motherlode.envs import VectorEnv

PARTS, STEPS = 5, {"donkey": 60_000, "mine": 60_000, "gate": 120_000}
"""Each part is so many decisions of the own seat; the others' are not counted."""
SETTINGS: dict[str, dict[str, Any]] = {
    "donkey": {"rewards": "points"},
    "mine": {"rewards": "points", "rate": 2e-3},
    "gate": {"rewards": "win"},
}


def new_network(game: str) -> Any:
    plain = VectorEnv(game, 1)
    return CellNetwork() if game == "mine" else Network(plain.spec.size, len(plain.actions))


def with_weights(network: Any, name: str) -> Any:
    """A network with what was kept under a name, to learn on."""
    with np.load(runs.HERE / "checkpoints" / f"{name}.npz") as file:
        network.load_state_dict({key: torch.tensor(file[key].astype(np.float32)) for key in file.files})
    return network


def main(game: str, seeds: Seeds = SEEDS) -> None:
    torch.set_num_threads(1)
    curve = Curve(f"ppo-{game}")
    for seed in curve.seeds_left(seeds, PARTS):
        torch.manual_seed(seed)
        network, curve.spent = new_network(game), 0.0
        for part in range(PARTS):
            practise = partial(train, game, STEPS[game], seed * PARTS + part, network=network, **SETTINGS[game])
            curve.train(practise)
            curve.add(seed=seed, decisions=(part + 1) * STEPS[game], **victories(network.act, game))
        if seed == SEEDS[0]:
            save(f"ppo-{game}", ((key, value.numpy()) for key, value in network.state_dict().items()))


if __name__ == "__main__":
    main(sys.argv[1])
