"""Ratings."""

from math import log10

import numpy as np
import pytest

from motherlode.lab.arena import Contest, PlayedDeal
from motherlode.lab.ladder import PRIOR, SCALE, contests, ratings


def beaten(first: int, second: int) -> PlayedDeal:
    """So many games that the first of two bots won, and so many that the second won."""
    points = np.array([(1.0, 0.0)] * first + [(0.0, 1.0)] * second)
    zeros = np.zeros_like(points)
    return PlayedDeal(zeros, points, zeros.astype(np.int64), zeros.astype(np.int64), zeros, zeros, ())


def test_every_choice_of_bots_meets() -> None:
    base = Contest("mine", (), {}, deals=1, seed=1)
    assert [each.bots for each in contests(base, ("a", "b", "c"), 2)] == [("a", "b"), ("a", "c"), ("b", "c")]
    assert [each.bots for each in contests(base, ("a", "a"), 2)] == [("a", "a")]


def test_two_bots_are_apart_by_the_odds() -> None:
    """Bradley-Terry of two is the logarithm of the odds; half a victory for each keeps it finite."""
    contest = Contest("mine", ("a", "b"), {}, deals=1, seed=1)
    found = ratings(["a", "b"], [(contest, [beaten(9, 1)])])
    assert found == {"a": pytest.approx(SCALE * log10((9 + PRIOR) / (1 + PRIOR))), "b": 0.0}
    assert ratings(["a", "b"], [(contest, [beaten(5, 0)])])["a"] < 1000


def test_ratings_go_through_a_third() -> None:
    """Who beat the one that beat another is rated above both without having met the other."""
    pairs = [(Contest("mine", names, {}, deals=1, seed=1), [beaten(8, 2)]) for names in (("a", "b"), ("b", "c"))]
    found = ratings(["a", "b", "c"], pairs)
    assert found["a"] > found["b"] > found["c"] == 0
