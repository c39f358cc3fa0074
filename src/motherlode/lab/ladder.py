"""Ratings from games of more than two bots."""

from dataclasses import replace
from itertools import combinations
from math import log10

import numpy as np
import numpy.typing as npt

from motherlode.lab.arena import Contest, PlayedDeal

ROUNDS = 500
SCALE = 400.0
"""Ten to one at such a distance, as in chess."""
PRIOR = 0.5
"""Half a victory for each side of every pair that met, so that nobody is infinitely better."""


def contests(base: Contest, names: tuple[str, ...], seats: int) -> list[Contest]:
    """Every choice of that many bots at one table."""
    groups = [names] if len(names) == seats else combinations(names, seats)
    return [replace(base, bots=tuple(group)) for group in groups]


def ratings(names: list[str], played: list[tuple[Contest, list[PlayedDeal]]]) -> dict[str, float]:
    """A number for each bot (Bradley-Terry on who finished with more points), the weakest at 0."""
    order = sorted(set(names), key=names.index)
    beaten = np.zeros((len(order), len(order)))
    for contest, rounds in played:
        places = [order.index(name) for name in contest.bots]
        for points in np.concatenate([each.points for each in rounds]):
            for a, b in combinations(range(len(places)), 2):
                won = 1.0 if points[a] > points[b] else 0.5 if points[a] == points[b] else 0.0
                beaten[places[a], places[b]] += won
                beaten[places[b], places[a]] += 1 - won
    np.fill_diagonal(beaten, 0)
    strengths = _strengths(beaten + PRIOR * (beaten + beaten.T > 0))
    weakest = strengths.min()
    return {name: SCALE * log10(strengths[i] / weakest) for i, name in enumerate(order)}


def _strengths(beaten: npt.NDArray[np.float64]) -> npt.NDArray[np.float64]:
    """The maximum likelihood by the usual iteration."""
    strengths = np.ones(len(beaten))
    met = beaten + beaten.T
    for _ in range(ROUNDS):
        strengths = beaten.sum(axis=1) / (met / (strengths[:, None] + strengths[None, :])).sum(axis=1)
        strengths /= strengths.sum()
    return strengths
