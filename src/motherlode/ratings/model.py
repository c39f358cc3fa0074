"""The arithmetic of ratings of games: Plackett-Luce after Weng and Lin, by the library `openskill`. All of it is here.

A rating is a mean and how uncertain it is. What a rating becomes depends on nothing but the ratings before, who came in
where, and how much luck the game has (`beta`), so that anybody who goes through the same games in the same order comes
to the same numbers, bit for bit: after each game they are rounded to a grid, which is far finer than anything that is
shown and far coarser than what mathematical libraries differ by.
"""

from collections.abc import Sequence
from functools import cache
from itertools import pairwise, permutations
from math import exp, sqrt
from typing import Any, NamedTuple

from openskill.models import PlackettLuce

MEAN, SPREAD = 25.0, 25.0 / 3.0
"""What is supposed of somebody of whom nothing is known."""
LOW, HIGH = 15.0, 35.0
"""Where the weakest and the strongest level of bots stand: this is what fixes the scale."""
DRIFT = 0.05
"""How much a player may change from one game to the next."""
CERTAIN = 2.5
"""A rating is provisional as long as it is less certain than this."""
SURE = 2.0
"""The certain part of a rating is the mean minus so many times the uncertainty."""
POINTS = 60.0
"""People read points: so many times the number, 1500 for somebody of whom nothing is known."""
GRID = 2.0**32


class Rating(NamedTuple):
    mu: float = MEAN
    sigma: float = SPREAD

    @property
    def provisional(self) -> bool:
        return self.sigma > CERTAIN

    @property
    def certain(self) -> float:
        """The part of the rating that is nearly certain."""
        return self.mu - SURE * self.sigma


class Side(NamedTuple):
    """Who wins or loses together."""

    place: int
    """From 1 on; sides that share a place have the same."""
    players: tuple[Rating, ...]


def rate(beta: float, sides: Sequence[Side]) -> list[list[Rating]]:
    """The ratings of all players after a game, side by side.

    A tie is the mean of all orders in which the tied sides could have come in, as it is where luck is measured. The
    library's own way with ties is not used: it gives each of them what a victory would.
    """
    orders = [order for order in permutations(range(len(sides))) if _fits(sides, order)]
    found = [_rate(beta, sides, order) for order in orders]
    return [
        [_mean([rated[side][player] for rated in found]) for player in range(len(sides[side].players))]
        for side in range(len(sides))
    ]


def _fits(sides: Sequence[Side], order: Sequence[int]) -> bool:
    return all(sides[one].place <= sides[other].place for one, other in pairwise(order))


def _rate(beta: float, sides: Sequence[Side], order: Sequence[int]) -> list[list[Rating]]:
    """The ratings after a game in which the sides came in in this order."""
    model = _model(beta)
    teams = [[model.rating(mu=each.mu, sigma=each.sigma) for each in side.players] for side in sides]
    rated = model.rate(teams, ranks=[float(order.index(side)) for side in range(len(sides))])
    return [[Rating(each.mu, each.sigma) for each in team] for team in rated]


def _mean(ratings: Sequence[Rating]) -> Rating:
    mu, sigma = (sum(values) / len(ratings) for values in zip(*ratings, strict=True))
    return Rating(_round(mu), _round(sigma))


def chances(beta: float, sides: Sequence[Sequence[Rating]]) -> list[float]:
    """How likely each side is to come in first."""
    spread = sqrt(sum(beta * beta + sum(each.sigma**2 for each in side) for side in sides))
    weights = [exp(sum(each.mu for each in side) / spread) for side in sides]
    return [weight / sum(weights) for weight in weights]


def points(value: float) -> int:
    """A number of a rating as people read it."""
    return round(POINTS * value)


@cache
def _model(beta: float) -> Any:
    return PlackettLuce(mu=MEAN, sigma=SPREAD, beta=beta, tau=DRIFT, gamma=_undamped)


def _undamped(*_: Any) -> float:
    """The uncertainty shrinks by what a game tells. The library's own factor lets it shrink hardly at all in games of
    much luck.
    """
    return 1.0


def _round(value: float) -> float:
    return round(value * GRID) / GRID
