"""How much can be won from a policy, by PPO that learns against it alone.

`python -m examples.baselines.best_response gate greedy`: what the responder wins on average, in seats that chance gives
out, is a lower bound of the exploitability of its opponent, because by symmetry the value of such a game is 0. The
responder begins as the PPO baseline's network; `ppo` as the opponent is that network, which learns no more.
"""

import sys
from functools import partial
from typing import Any

import numpy as np
import torch

from examples.baselines.network import network
from examples.baselines.ppo import SETTINGS, new_network, with_weights
from examples.baselines.runs import SEEDS, Curve, Seeds
from examples.trainers.ppo import train
from motherlode.envs import VectorEnv

PARTS, STEPS, GAMES = 3, 60_000, 512


def winnings(act: Any, game: str, opponent: Any, games: int = GAMES) -> tuple[float, float]:
    """The mean reward over the first game that ends in each place, and its standard error."""
    env = VectorEnv(game, games, opponent=opponent, encoding="share", memory=True)
    turn, won, ended = env.reset(seed=7), np.zeros(games), np.zeros(games, np.bool_)
    while not ended.all():
        own = turn.seats.copy()
        turn = env.step(np.asarray(act(turn.observations.copy(), turn.masks.copy())))
        new = turn.terminations & ~ended
        won[new] = turn.rewards[np.arange(games), own][new]
        ended |= new
    return float(won.mean()), float(won.std() / np.sqrt(games))


def main(game: str, opponent: str, seeds: Seeds = SEEDS) -> None:
    torch.set_num_threads(1)
    against = network(f"ppo-{game}").act if opponent == "ppo" else opponent
    curve = Curve(f"response-{game}-{opponent}")
    for seed in curve.seeds_left(seeds, PARTS):
        responder, curve.spent = with_weights(new_network(game), f"ppo-{game}"), 0.0
        for part in range(PARTS):
            settings = {"opponent": against, "network": responder, **SETTINGS[game]}
            curve.train(partial(train, game, STEPS, seed * PARTS + part, **settings))
            mean, error = winnings(responder.act, game, against)
            curve.add(seed=seed, decisions=(part + 1) * STEPS, won=round(mean, 3), error=round(error, 3))


if __name__ == "__main__":
    main(sys.argv[1], sys.argv[2])
