"""The batch kernels of `gate`: the shared loops, compiled for its rules."""

from motherlode.envs.kernels import gate as seen
from motherlode.envs.kernels import loop
from motherlode.rules.compiled import exported_for
from motherlode.rules.gate import abi

exported = exported_for(__name__)


@exported
def step(plan: int, first: int, last: int) -> int:
    return loop.step(plan, first, last, abi, seen)


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
def replay(state: int, numbers: int, moves: int, count: int) -> int:
    return loop.replay(state, numbers, moves, count, abi)
