"""How fast the forms of `envs` are, with random players: a step is one decision with its observation and its mask."""

import importlib
import importlib.util
import random
from collections.abc import Callable, Iterator
from dataclasses import dataclass
from typing import Any

import numpy as np

from motherlode.bots.registry import bots_of
from motherlode.envs import VectorEnv, actions_of, observation_spec
from motherlode.lab.bench import best_rate, core_rate
from motherlode.rules import GAMES, game

VECTOR, PETTINGZOO, OPEN_SPIEL = "vector", "PettingZoo", "OpenSpiel, in Python"
OPPONENT = "greedy"
AGAINST = f"vector, against {OPPONENT}"
"""A step is a decision of the own seat, with all of the others' that follow."""
GAMES_AT_ONCE = 1 << 11
GAMES_ON_ALL_CORES = 1 << 12
"""So many that waking up the threads for a step costs little beside it."""
STEPS_AT_ONCE = 20


@dataclass(frozen=True)
class SpaceSize:
    """How large a step is."""

    numbers: int
    """Of an observation."""
    actions: int


@dataclass(frozen=True)
class Stepping:
    """Steps a second of one form of a game, for the fewest players."""

    form: str
    game: str
    steps: float
    """In a second of one core's time."""
    all_cores: float | None = None
    """On all cores, where the form uses them."""
    size: SpaceSize | None = None


def environments(seconds: float) -> Iterator[Stepping]:
    """Every form whose toolkit is installed."""
    for name in GAMES:
        one = core_rate(_vector(name, GAMES_AT_ONCE, 1), seconds)
        every = best_rate(_vector(name, GAMES_ON_ALL_CORES, None), seconds)
        size = SpaceSize(observation_spec(game(name)).size, len(actions_of(game(name))))
        yield Stepping(VECTOR, name, one, every, size)
    for name in GAMES:
        if OPPONENT in bots_of(game(name)):
            one = core_rate(_vector(name, GAMES_AT_ONCE, 1, OPPONENT), seconds)
            every = best_rate(_vector(name, GAMES_ON_ALL_CORES, None, OPPONENT), seconds)
            yield Stepping(AGAINST, name, one, every)
    if importlib.util.find_spec("pettingzoo"):
        for name in GAMES:
            module = getattr(importlib.import_module("motherlode.envs.pettingzoo"), f"{name}_v0")
            yield Stepping(PETTINGZOO, name, core_rate(cycle(module.env()), seconds))
    if importlib.util.find_spec("pyspiel"):
        prefix = importlib.import_module("motherlode.envs.openspiel").PREFIX
        for name in GAMES:
            yield Stepping(OPEN_SPIEL, name, core_rate(tree_walk(prefix + name), seconds))


def _vector(name: str, games: int, threads: int | None, opponent: str | None = None) -> Callable[[], int]:
    env = VectorEnv(name, games, game(name).players[0], threads=threads, opponent=opponent)

    def work() -> int:
        for _ in range(STEPS_AT_ONCE):
            env.step(env.sample())
        return games * STEPS_AT_ONCE

    return work


def cycle(env: Any) -> Callable[[], int]:
    """A whole game of a PettingZoo environment with action masks, ours or theirs."""
    rng = random.Random(1)

    def work() -> int:
        env.reset()
        steps = 0
        for _ in env.agent_iter():
            observation, _, terminated, truncated, info = env.last()
            action = None
            if not terminated and not truncated:
                mask = observation["action_mask"] if "action_mask" in observation else info["action_mask"]
                legal = np.flatnonzero(mask)
                action = int(legal[int(rng.random() * len(legal))])
                steps += 1
            env.step(action)
        return steps

    return work


def tree_walk(name: str) -> Callable[[], int]:
    """A whole game of OpenSpiel, ours or theirs, with the observation that each decision is made from."""
    import pyspiel

    spiel = pyspiel.load_game(name)
    rng = random.Random(1)
    observes = spiel.get_type().provides_observation_tensor

    def work() -> int:
        state = spiel.new_initial_state()
        steps = 0
        while not state.is_terminal():
            actions = state.legal_actions()
            if not state.is_chance_node():
                steps += 1
                if observes:
                    state.observation_tensor(state.current_player())
            state.apply_action(actions[int(rng.random() * len(actions))])
        return steps

    return work
