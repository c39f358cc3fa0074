"""Masked PPO that learns from its own games, three seeds: `python -m examples.baselines.ppo gate`.

The learner is `examples/trainers/ppo.py` as it stands. The network of the first seed is the one that is kept, whichever
of them is best.
"""

import sys

import torch

from examples.baselines.runs import SEEDS, Curve, Seeds, save, victories
from examples.trainers.ppo import Network, train

PARTS, STEPS = 4, 40_000
"""Each part is so many decisions of the own seat; the others' are not counted."""


def main(game: str, seeds: Seeds = SEEDS) -> None:
    torch.set_num_threads(1)
    curve = Curve(f"ppo-{game}")
    for seed in curve.seeds_left(seeds, PARTS):
        network: Network | None = None
        curve.spent = 0.0
        for part in range(PARTS):

            def practise(seed: int = seed, part: int = part) -> None:
                nonlocal network
                network = train(game, STEPS, seed * PARTS + part, network=network)

            curve.train(practise)
            assert network is not None
            curve.add(seed=seed, decisions=(part + 1) * STEPS, **victories(network.act, game))
        assert network is not None
        if seed == SEEDS[0]:
            save(f"ppo-{game}", ((key, value.numpy()) for key, value in network.state_dict().items()))


if __name__ == "__main__":
    main(sys.argv[1])
