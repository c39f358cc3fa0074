"""A close look at a finished game: what can only be told by playing its positions out.

The curve and its ledger are those of a review (docs/review.md), with fewer samples. Where bots that know no game play,
playouts know none either: then what is compared differs by its rules only.
"""

from collections.abc import Sequence
from math import nan
from typing import NamedTuple

import numpy as np
import numpy.typing as npt

from motherlode.bots.playouts import PlayoutModel, playout_model, random_playouts
from motherlode.lab.experiment.definition import GENERAL, Setup
from motherlode.review.report import Estimate, ReviewedMove
from motherlode.review.reviewer import ledger_of
from motherlode.review.samples import Samples, loss_against
from motherlode.rules import Move, State

Floats = npt.NDArray[np.float64]
Row = dict[str, float]

KNOWN = 0.9
"""A winner is known from when on its chance never was less again."""
HOPELESS = 0.05
"""Who has a smaller chance cannot win for itself any more, and may yet decide who does."""
SENSIBLE = 0.03
"""A move is sensible if it surely costs no more of the chance to win: what a review calls good."""


def analyse(setup: Setup, end: State, deal: int) -> Row:
    """All that a look tells of a game."""
    assert setup.look is not None
    model = random_playouts(end.game) if setup.bots == GENERAL else playout_model(end.game, end.options)
    seed = setup.seed + deal
    curve = [_expected(state, None, seed, setup.look.samples, model) for state in end.history[:-1]]
    result = _result(end)
    row: Row = {"known": _known_at([each.win for each in curve], result.win)}
    steps = _steps(end, curve, seed, setup.look.samples, model)
    row |= {f"luck_{seat}": ledger_of(steps, result, seat).luck for seat in range(end.players)}
    return row | _decisions(setup, end, curve, seed, model)


def _expected(state: State, move: Move | None, seed: int, count: int, model: PlayoutModel) -> Estimate:
    samples = Samples(state, move, seed, state.turn, model=model)
    samples.add(count)
    return samples.estimate()


def _result(end: State) -> Estimate:
    shares = tuple(end.outcome().shares)
    return Estimate(shares, (0.0,) * end.players, shares, exact=True)


def _steps(end: State, curve: list[Estimate], seed: int, count: int, model: PlayoutModel) -> list[ReviewedMove]:
    """The game as a ledger takes it: what each move, and then chance, did to everybody's chance."""
    history, steps = end.history, []
    following = [*curve[1:], _result(end)]
    for state, after, before, came in zip(history, history[1:], curve, following, strict=False):
        move = after.last_move
        assert move is not None
        chance = state.drawn < after.drawn
        made = _expected(state, move, seed, count, model) if chance else came
        steps.append(
            ReviewedMove(
                turn=state.turn, seat=state.seat or 0, move="", before=before, after=made, chance=chance, decision=None
            )
        )
    return steps


def _known_at(curve: Sequence[tuple[float, ...]], result: tuple[float, ...]) -> float:
    """After which part of the moves the winner was known; a shared victory never is before the end."""
    if max(result) < 1.0:
        return 1.0
    winner = result.index(1.0)
    return next((turn + 1 for turn in range(len(curve) - 1, -1, -1) if curve[turn][winner] < KNOWN), 0) / len(curve)


class _Judged(NamedTuple):
    """One decision, looked at."""

    sensible: int
    """How many moves are; those that do the same count once."""
    swing: float | None
    """By how much the move of a seat that cannot win any more changes the chance of the best of the others."""


def _decisions(setup: Setup, end: State, curve: list[Estimate], seed: int, model: PlayoutModel) -> Row:
    """How many of the decisions that were looked at had several sensible moves, and what those of hopeless seats did.
    Counts are for the whole game: one decision of so many stands for all.
    """
    assert setup.look is not None
    every = setup.look.decisions
    open_ones = [state for state in end.history[:-1] if len(state.legal_moves()) > 1]
    judged = [_judge(setup, state, curve[state.turn], seed, model) for state in open_ones[seed % every :: every]]
    swings = [each.swing for each in judged if each.swing is not None]
    share = float(np.mean([each.sensible > 1 for each in judged])) if judged else 0.0
    return {
        "sensible": share * len(open_ones),
        "judged": len(judged),
        "kingmakers": len(swings) * len(open_ones) / len(judged) if judged and setup.sides > 2 else nan,
        "kingmaking": float(np.mean(swings)) if swings else nan,
    }


def _judge(setup: Setup, state: State, now: Estimate, seed: int, model: PlayoutModel) -> _Judged:
    """Every move is played out over the same cards, by what its seat knows."""
    assert setup.look is not None
    assert state.seat is not None
    seat, knowledge = state.seat, state.knowledge(state.seat)
    alike = {} if model.alike is None else model.alike(knowledge)
    classes = {alike.get(move, move.code): move for move in knowledge.legal_moves()}
    found = {each: Samples(knowledge, move, seed, state.turn, model=model) for each, move in classes.items()}
    for samples in found.values():
        samples.add(setup.look.samples)
    best = max(found.values(), key=lambda samples: float(samples.wins()[:, seat].mean()))
    sensible = sum(_is_sensible(best, samples, seat) for samples in found.values())
    hopeless = setup.sides > 2 and now.win[seat] < HOPELESS
    return _Judged(sensible, _swing([samples.wins() for samples in found.values()], seat) if hopeless else None)


def _is_sensible(best: Samples, move: Samples, seat: int) -> bool:
    """In doubt it is: one error is taken off, as in a review."""
    loss, error, _ = loss_against(best, move, seat)
    return loss - error <= SENSIBLE


def _swing(moves: list[Floats], seat: int) -> float:
    """How far apart the best and the worst move leave the strongest of the others: chosen by one half of the samples,
    measured by the other, as what only seems extreme would seem more than it is.
    """
    chosen, measured = ([wins[half::2].mean(axis=0) for wins in moves] for half in (0, 1))
    others = np.mean(chosen, axis=0)
    others[seat] = -1.0
    rival = int(others.argmax())
    highest = max(range(len(moves)), key=lambda i: float(chosen[i][rival]))
    lowest = min(range(len(moves)), key=lambda i: float(chosen[i][rival]))
    return float(measured[highest][rival] - measured[lowest][rival])
