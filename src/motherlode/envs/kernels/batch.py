"""The batch kernels of a game: the shared loops, compiled for its rules and for what is observed of it."""

from collections.abc import Callable
from types import ModuleType
from typing import NamedTuple

from motherlode.envs.kernels import loop, seat_loop
from motherlode.rules import Game
from motherlode.rules.compiled import exported_for


class BatchKernels(NamedTuple):
    """Many games at once; see `kernels.loop`."""

    step: Callable[[int, int, int], int]
    """step(plan, first, last): one action in each of some games."""
    seat_step: Callable[[int, int, int, int], int]
    """seat_step(plan, first, last, is_new): one action of the own seat in each, and those of the others that follow; or
    new games, up to the own seat's first decision.
    """
    act: Callable[[int, int], int]
    """act(plan, action): one action in the first game."""
    reset: Callable[[int, int, int], int]
    """reset(plan, first, last): new games."""
    refresh: Callable[[int, int, int], int]
    """refresh(plan, first, last): shows games that were put there from outside."""
    observe_all: Callable[[int, int, int, int], int]
    """observe_all(plan, first, last, rows): what every seat could remember."""
    replay: Callable[[int, int, int, int], int]
    """replay(state, numbers, moves, count): a state from a deal and moves."""


def compile_for(game: Game, seen: ModuleType) -> BatchKernels:
    """Numba keeps what is made here by the names of the two modules that the functions hold."""
    abi = game.abi
    exported = exported_for(__name__, made_for=game.folder)

    @exported
    def step(plan: int, first: int, last: int) -> int:
        return loop.step(plan, first, last, abi, seen)

    @exported
    def seat_step(plan: int, first: int, last: int, is_new: int) -> int:
        return seat_loop.seat_step(plan, first, last, is_new, abi, seen)

    @exported
    def act(plan: int, action: int) -> int:
        return loop.act(plan, action, abi, seen)

    @exported
    def reset(plan: int, first: int, last: int) -> int:
        return loop.reset(plan, first, last, abi, seen)

    @exported
    def refresh(plan: int, first: int, last: int) -> int:
        return loop.refresh(plan, first, last, abi, seen)

    @exported
    def observe_all(plan: int, first: int, last: int, rows: int) -> int:
        return loop.observe_all(plan, first, last, rows, seen)

    @exported
    def replay(state: int, numbers: int, moves: int, count: int) -> int:
        return loop.replay(state, numbers, moves, count, abi)

    return BatchKernels(step, seat_step, act, reset, refresh, observe_all, replay)
