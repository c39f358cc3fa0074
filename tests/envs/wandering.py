"""Games of OpenSpiel, played by chance."""

import random
from typing import Any

import pyspiel

import motherlode.envs.openspiel  # noqa: F401  (registers the games)

Configuration = tuple[str, int, dict[str, Any]]


def load(configuration: Configuration) -> Any:
    name, players, options = configuration
    return pyspiel.load_game(f"motherlode_{name}", {"players": players, "infostate_tensor": True, **options})


def by_chance(state: Any, rng: random.Random) -> Any:
    """The state after chance has decided."""
    while state.is_chance_node():
        outcomes, weights = zip(*state.chance_outcomes(), strict=True)
        state.apply_action(rng.choices(outcomes, weights)[0])
    return state


def some_states(configuration: Configuration, seed: int, every: int) -> Any:
    """Decisions of a random game."""
    rng = random.Random(seed)
    state = by_chance(load(configuration).new_initial_state(), rng)
    number = 0
    while not state.is_terminal():
        if number % every == 0:
            yield state
        state.apply_action(rng.choice(state.legal_actions()))
        by_chance(state, rng)
        number += 1
