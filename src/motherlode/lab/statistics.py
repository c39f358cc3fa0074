"""Shares and means with their 95 % intervals."""

from dataclasses import dataclass
from math import sqrt

Z = 1.959964


@dataclass(frozen=True)
class IntervalEstimate:
    """A number with the ends of its 95 % interval."""

    value: float
    low: float
    high: float


def share(hits: float, games: int) -> IntervalEstimate:
    """A share of games (Wilson's interval, which stays between 0 and 1); hits may be fractions of shared victories."""
    part = hits / games
    middle = (part + Z * Z / (2 * games)) / (1 + Z * Z / games)
    half = Z * sqrt(part * (1 - part) / games + Z * Z / (4 * games * games)) / (1 + Z * Z / games)
    return IntervalEstimate(part, max(0.0, min(part, middle - half)), min(1.0, max(part, middle + half)))


def pool(estimates: list[IntervalEstimate]) -> IntervalEstimate:
    """The mean of independent estimates, each counting the same."""
    middle = sum(each.value for each in estimates) / len(estimates)
    half = sqrt(sum(((each.high - each.low) / 2) ** 2 for each in estimates)) / len(estimates)
    return IntervalEstimate(middle, middle - half, middle + half)


def pool_shares(estimates: list[IntervalEstimate]) -> IntervalEstimate:
    """The same of shares, which stay between 0 and 1."""
    pooled = pool(estimates)
    return IntervalEstimate(pooled.value, max(0.0, pooled.low), min(1.0, pooled.high))
