"""What a policy's decisions cost on the positions of the yardstick (`motherlode.bots.yardstick`)."""

import hashlib
from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from itertools import islice

import msgspec
import numpy as np

from motherlode.bots.yardstick import positions as shipped_positions
from motherlode.bots.yardstick import shipped
from motherlode.lab.arena import mean
from motherlode.lab.benchmark.policies import Policy, as_move
from motherlode.lab.benchmark.report import Loss
from motherlode.rules import Game, State

Positions = Callable[[Game], Iterable[tuple[State, Mapping[str, float]]]]
"""Pairs of a state and the values of its legal moves by their spellings: chances to win of the seat to move."""
WORST = 0.0
"""What an answer that is no legal move is worth: nothing."""


def fingerprint(game: Game) -> str:
    """A hash of the positions that come with the package. They may become better, so a result names those it used."""
    return hashlib.sha256(msgspec.json.encode(shipped(game))).hexdigest()


def measure_losses(
    policy: Policy, game: Game, positions: Positions = shipped_positions, most: int | None = None
) -> Loss | None:
    """The mean loss of the policy's decisions, on some positions or all; None for a game without positions."""
    return next(measure_all_losses([policy], game, positions, most), None)


def measure_all_losses(
    policies: Sequence[Policy], game: Game, positions: Positions = shipped_positions, most: int | None = None
) -> Iterator[Loss]:
    """The same for several policies, each after the other at a position: to come to it takes as long as to decide."""
    lost: list[list[float]] = [[] for _ in policies]
    for number, (state, values) in enumerate(islice(positions(game), most)):
        assert state.seat is not None
        knowledge = state.knowledge(state.seat)
        for policy, its in zip(policies, lost, strict=True):
            chosen = str(as_move(policy.choose(knowledge, number), knowledge))
            its.append(max(values.values()) - values.get(chosen, WORST))
    return (Loss(game.name, len(its), mean(np.array(its))) for its in lost if its)
