"""Masked PPO that learns from its own games, three seeds: `python -m examples.baselines.ppo gate`.

The learner is `examples/trainers/ppo.py` as it stands; in `mine` with a network that looks at every cell alike. The
network of the first seed is the one that is kept, whichever of them is best.
"""

import sys
from typing import Any

import torch

from examples.baselines.cells import CellNetwork
from examples.baselines.runs import SEEDS, Curve, Seeds, save, victories
from examples.trainers.ppo import train

PARTS, STEPS = 5, {"donkey": 60_000, "mine": 60_000, "gate": 120_000}
"""Each part is so many decisions of the own seat; the others' are not counted."""
SETTINGS: dict[str, dict[str, Any]] = {"donkey": {"rewards": "points"}, "mine": {"rewards": "points", "rate": 2e-3}}


def main(game: str, seeds: Seeds = SEEDS) -> None:
    torch.set_num_threads(1)
    curve = Curve(f"ppo-{game}")
    for seed in curve.seeds_left(seeds, PARTS):
        torch.manual_seed(seed)
        network: Any = CellNetwork() if game == "mine" else None
        curve.spent = 0.0
        for part in range(PARTS):

            def practise(seed: int = seed, part: int = part) -> None:
                nonlocal network
                network = train(game, STEPS[game], seed * PARTS + part, network=network, **SETTINGS.get(game, {}))

            curve.train(practise)
            curve.add(seed=seed, decisions=(part + 1) * STEPS[game], **victories(network.act, game))
        if seed == SEEDS[0]:
            save(f"ppo-{game}", ((key, value.numpy()) for key, value in network.state_dict().items()))


if __name__ == "__main__":
    main(sys.argv[1])
