"""The curve against what comes, the truth where it is known, and the judge against the levels: small versions of
`benchmarks/review`, which docs/review.md has the figures of.
"""

from statistics import fmean

import pytest
from benchmarks.review.curves import Gathered, calibration_error, look
from benchmarks.review.ends import ends_of
from benchmarks.review.last_offers import former_move, last_offer, loss_of
from benchmarks.review.losses import decisions, rank_correlation
from benchmarks.review.playing import play

from motherlode.bots import Budget, make_bot
from motherlode.bots.levels import strongest
from motherlode.review.assessment import Assessment
from motherlode.rules import SplitMix64

THINKING = Budget(iterations=60)


@pytest.mark.parametrize(("name", "bot"), [("donkey", "table"), ("mine", "hard"), ("gate", "greedy")])
def test_the_curve_tells_what_comes(name: str, bot: str) -> None:
    """Chances are nearer to the results than even ones, who moves is not favoured, and all ledgers add up."""
    gathered = Gathered()
    for seed in range(24):
        gathered.add(look(play(name, 2, bot, seed), seed, 16), SplitMix64(seed, 7))
    assert fmean((predicted - came) ** 2 for predicted, came in gathered.shares) < 0.22
    assert abs(fmean(predicted - came for predicted, came in gathered.movers)) < 0.06
    assert calibration_error(gathered.shares) < 0.15
    assert gathered.off < 1e-9


def test_errors_of_who_moves_do_not_cancel_out() -> None:
    """With both seats taken together a curve that favours who moves would look right."""
    movers = [(0.55, 1.0), (0.55, 0.0)]
    both = [*movers, *((1 - predicted, 1 - came) for predicted, came in movers)]
    assert calibration_error(movers) == pytest.approx(0.05)
    assert fmean(predicted - came for predicted, came in both) == pytest.approx(0)


def test_samples_are_near_the_truth() -> None:
    """In the Gold Rush of mine the curve by samples lies around the exact values, in both directions."""
    found = [each for seed in range(3) for each in ends_of(play("mine", 2, "hard", seed), seed, 32)]
    assert fmean(abs(guess - true) for guess, true, _ in found) < 0.1
    assert all(0 <= true <= 1 for _, true, _ in found)


@pytest.mark.parametrize("name", ["mine", "gate"])
def test_a_strong_bot_loses_less(name: str) -> None:
    """Both are asked in the same positions, and one judgement serves both."""
    weak: list[float] = []
    strong: list[float] = []
    positions = decisions(name, 2, 2_000_000)
    while len(weak) < 16:
        state = next(positions)
        assert state.seat is not None
        knowledge, number = state.knowledge(state.seat), len(weak)
        assessment = Assessment(knowledge, number)
        if assessment.is_open:
            assessment.refine(48)
            for level, losses in (("beginner", weak), ("very-hard", strong)):
                move = make_bot(level, state.game, number).choose(knowledge, THINKING)
                losses.append(assessment.compare(move).loss)
    assert fmean(strong) < fmean(weak)


def test_the_order_of_the_levels_is_ranked() -> None:
    assert rank_correlation([5.0, 4.0, 3.0, 2.0]) == 1
    assert rank_correlation([2.0, 3.0, 4.0, 5.0]) == -1


def test_the_strongest_loses_no_points_where_a_search_that_gives_up_does() -> None:
    """A last offer in which the winner is found soon, and the best move of the winner is not."""
    state = last_offer(LOST_POINTS)
    assert state.seat is not None
    assert (
        loss_of(state, make_bot(strongest(state.game), state.game, 1).choose(state.knowledge(state.seat), Budget()))
        == 0
    )
    move = former_move(state)
    assert move is not None
    assert loss_of(state, move) == 23


LOST_POINTS = 4_000_008
