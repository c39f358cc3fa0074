"""Other toolkits' card games, measured in the same run as ours, where they are installed (the extra `peers`)."""

import importlib
import importlib.util
import os
import random
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from dataclasses import dataclass
from functools import cache
from math import prod
from typing import Any

from motherlode.lab.bench import best_rate, core_rate
from motherlode.lab.environments import OPEN_SPIEL, PETTINGZOO, VECTOR, SpaceSize, Stepping, cycle, tree_walk

OPEN_SPIEL_GAMES = ("crazy_eights", "hearts", "euchre", "gin_rummy", "skat")
OPEN_SPIEL_SEARCHES = ("hearts", "euchre", "gin_rummy")
SIMULATIONS = 200
RLCARD_GAMES = ("uno", "gin-rummy", "doudizhu")
PGX_GAMES = ("leduc_holdem", "sparrow_mahjong")
PGX_BATCH = 4096
"""The fastest on one core."""
PGX_STEPS = 50
PETTINGZOO_GAMES = {
    "leduc_holdem_v4": "rlcard",
    "texas_holdem_v4": "rlcard",
    "texas_holdem_no_limit_v6": "rlcard",
    "hanabi_v5": "shimmy",
    "connect_four_v3": "pygame",
}
"""And what each of them needs besides."""
OPEN_SPIEL_PYTHON_GAMES = ("python_kuhn_poker", "python_liars_poker", "python_block_dominoes", "python_tic_tac_toe")


@dataclass(frozen=True)
class Peer:
    """Moves a second of another toolkit's game, with random players on one core."""

    toolkit: str
    game: str
    moves: float


def peers(seconds: float) -> Iterator[Peer]:
    """Every toolkit that is there."""
    for module, toolkit, games, play in (
        ("pyspiel", "OpenSpiel", OPEN_SPIEL_GAMES, _open_spiel),
        ("rlcard", "RLCard", RLCARD_GAMES, _rlcard),
        ("pgx", "pgx", PGX_GAMES, _pgx),
    ):
        if importlib.util.find_spec(module):
            for name in games:
                yield Peer(toolkit, name, best_rate(play(name), seconds))


def _open_spiel(name: str) -> Callable[[], int]:
    import pyspiel

    game = pyspiel.load_game(name)
    rng = random.Random(1)

    def work() -> int:
        state = game.new_initial_state()
        moves = 0
        while not state.is_terminal():
            actions = state.legal_actions()
            moves += not state.is_chance_node()
            state.apply_action(actions[int(rng.random() * len(actions))])
        return moves

    return work


def environment_peers(seconds: float) -> Iterator[Stepping]:
    """Others' environments of the same forms as ours, measured by the same loops."""
    if importlib.util.find_spec("pgx"):
        for name in PGX_GAMES:
            yield Stepping(VECTOR, f"pgx: {name}", core_rate(_pgx(name), seconds), size=_pgx_size(name))
    for name, needed in PETTINGZOO_GAMES.items():
        if importlib.util.find_spec("pettingzoo") and importlib.util.find_spec(needed):
            module = importlib.import_module(f"pettingzoo.classic.{name}")
            yield Stepping(PETTINGZOO, name, core_rate(cycle(module.env()), seconds))
    if importlib.util.find_spec("pyspiel"):
        importlib.import_module("open_spiel.python.games")
        for name in OPEN_SPIEL_PYTHON_GAMES:
            yield Stepping(OPEN_SPIEL, name, core_rate(tree_walk(name), seconds))


def search_peers(seconds: float) -> Iterator[Peer]:
    """OpenSpiel's own information-set search: simulations a second."""
    if importlib.util.find_spec("pyspiel"):
        for name in OPEN_SPIEL_SEARCHES:
            yield Peer("OpenSpiel ISMCTS", name, best_rate(_open_spiel_search(name), seconds))


def _open_spiel_search(name: str) -> Callable[[], int]:
    import pyspiel

    rng = random.Random(1)
    state = pyspiel.load_game(name).new_initial_state()
    while state.is_chance_node():
        state.apply_action(rng.choice(state.legal_actions()))
    last = pyspiel.ISMCTSFinalPolicyType.MAX_VISIT_COUNT
    bot = pyspiel.ISMCTSBot(1, pyspiel.RandomRolloutEvaluator(1, 1), 1.0, SIMULATIONS, -1, last, False, False)

    def work() -> int:
        bot.step(state)
        return SIMULATIONS

    return work


def _rlcard(name: str) -> Callable[[], int]:
    import rlcard
    from rlcard.agents import RandomAgent

    env = rlcard.make(name, config={"seed": 1})
    env.set_agents([RandomAgent(num_actions=env.num_actions) for _ in range(env.num_players)])

    def work() -> int:
        trajectories, _ = env.run(is_training=False)
        return sum(len(trajectory) // 2 for trajectory in trajectories)

    return work


def _pgx_size(name: str) -> SpaceSize:
    import pgx

    env = pgx.make(name)
    return SpaceSize(prod(env.observation_shape), env.num_actions)


@cache
def _pgx(name: str) -> Callable[[], int]:
    """In the form it is made for: many games at once, finished ones begun anew, the whole loop compiled, which takes a
    minute.
    """
    with on_one_core():
        return _compiled_pgx(name)


@contextmanager
def on_one_core() -> Iterator[None]:
    """XLA starts a thread for every core that it may use, and their waiting would be counted as time of work; threads
    that are started here stay on one core.
    """
    if not hasattr(os, "sched_setaffinity"):  # only Linux has it
        yield
        return
    allowed = os.sched_getaffinity(0)
    os.sched_setaffinity(0, {min(allowed)})
    try:
        yield
    finally:
        os.sched_setaffinity(0, allowed)


def _compiled_pgx(name: str) -> Callable[[], int]:
    import jax
    import jax.numpy as jnp
    import pgx
    from pgx.experimental.wrappers import auto_reset

    env = pgx.make(name)
    step = jax.vmap(auto_reset(env.step, env.init))

    def play(carry: Any, _: Any) -> tuple[Any, None]:
        state, key = carry
        key, choosing, dealing = jax.random.split(key, 3)
        wishes = jnp.log(state.legal_action_mask.astype(jnp.float32))
        action = jax.random.categorical(choosing, wishes, axis=-1)
        return (step(state, action, jax.random.split(dealing, PGX_BATCH)), key), None

    run = jax.jit(lambda carry: jax.lax.scan(play, carry, None, length=PGX_STEPS)[0])
    carry = jax.vmap(env.init)(jax.random.split(jax.random.PRNGKey(1), PGX_BATCH)), jax.random.PRNGKey(2)

    def work() -> int:
        nonlocal carry
        carry = jax.block_until_ready(run(carry))
        return PGX_BATCH * PGX_STEPS

    work()
    return work
