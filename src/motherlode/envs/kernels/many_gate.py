"""Many games of `gate` at once: the shared loops, compiled for its rules."""

from motherlode.envs.kernels import gate as seen
from motherlode.envs.kernels import loop
from motherlode.rules.compiled import edge_for
from motherlode.rules.gate import edge

entry = edge_for(__name__)


@entry
def step(plan: int, first: int, last: int) -> int:
    return loop.step(plan, first, last, edge, seen)


@entry
def act(plan: int, action: int) -> int:
    return loop.act(plan, action, edge, seen)


@entry
def reset(plan: int, first: int, last: int) -> int:
    return loop.reset(plan, first, last, edge, seen)


@entry
def look(plan: int, first: int, last: int) -> int:
    return loop.look(plan, first, last, edge, seen)


@entry
def replay(state: int, numbers: int, moves: int, count: int) -> int:
    return loop.replay(state, numbers, moves, count, edge)
