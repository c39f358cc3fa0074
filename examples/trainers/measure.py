"""How often a policy wins: `policy(observations, masks)` gives an action for each of many games."""

from collections.abc import Callable
from typing import Any

import numpy as np

from motherlode.envs import VectorEnv


def wins(policy: Callable[[Any, Any], Any], name: str, opponent: str, games: int = 512, players: int = 2) -> float:
    """The share of victories over the first game that ends in each place."""
    env = VectorEnv(name, games, players, opponent=opponent, encoding="share", memory=True)
    turn, won, ended = env.reset(seed=99), 0.0, np.zeros(games, np.bool_)
    while not ended.all():
        own = turn.seats.copy()
        turn = env.step(np.asarray(policy(turn.observations.copy(), turn.masks.copy())))
        new = turn.terminations & ~ended
        won += float((turn.rewards[np.arange(games), own] > 0)[new].sum())
        ended |= new
    return won / games
