"""Shares and means with their intervals."""

import pytest

from motherlode.lab.statistics import IntervalEstimate, pool, share


def test_a_share_has_wilsons_interval() -> None:
    """The textbook's example: 5 of 10."""
    found = share(5, 10)
    assert (found.value, found.low, found.high) == pytest.approx((0.5, 0.23659, 0.76341), abs=1e-5)


@pytest.mark.parametrize("games", [1, 7, 1000])
@pytest.mark.parametrize("part", [0.0, 0.5, 1.0])
def test_an_interval_stays_between_none_and_all(part: float, games: int) -> None:
    """Even where every game was won or lost, and with halves of shared victories."""
    found = share(part * games, games)
    assert 0 <= found.low <= found.value <= found.high <= 1
    assert found.low < found.high


def test_a_pool_is_narrower_than_its_parts() -> None:
    """Four independent estimates of the same width halve it."""
    found = pool([IntervalEstimate(0.4, 0.3, 0.5)] * 4)
    assert (found.value, found.low, found.high) == pytest.approx((0.4, 0.35, 0.45))
