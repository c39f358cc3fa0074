"""What is measured, from the rows of a table's games: each number with its 95 % interval.

Deals are what is independent: the games of one deal count together. Every measure comes with what each deal
contributes to its error (its influence), so that one formula gives the interval of a mean, of a ratio and of a standard
deviation, and also that of a difference between two tables which played the same deals.
"""

from collections.abc import Callable, Iterator
from dataclasses import dataclass
from math import sqrt

import numpy as np
import numpy.typing as npt

from motherlode.lab.experiment.definition import AGAINST, PaceModel, Setup
from motherlode.lab.experiment.shards import Columns
from motherlode.lab.statistics import IntervalEstimate, Z, share

Floats = npt.NDArray[np.float64]


@dataclass(frozen=True)
class MeasuredValue:
    """A number, and the influence of each deal on it: their mean is 0, their spread the number's error."""

    value: float
    deals: Floats
    influence: Floats
    is_share: bool = False

    @property
    def error(self) -> float:
        """The standard error of the value."""
        return sqrt(self._variance)

    @property
    def _variance(self) -> float:
        return float((self.influence**2).sum()) / self._pairs

    @property
    def _pairs(self) -> int:
        """What makes a sum of squares the variance of a mean."""
        count = len(self.deals)
        return max(1, count * (count - 1))

    @property
    def _is_extreme(self) -> bool:
        """Whether it is a share of all deals or of none: their spread says nothing of what it could have been."""
        return self.is_share and self._variance == 0

    def estimate(self) -> IntervalEstimate:
        if self._is_extreme:
            return share(self.value * len(self.deals), len(self.deals))
        half = Z * self.error
        low, high = self.value - half, self.value + half
        return (
            IntervalEstimate(self.value, max(0.0, low), min(1.0, high))
            if self.is_share
            else IntervalEstimate(self.value, low, high)
        )

    @property
    def half(self) -> float:
        """The half of the interval."""
        estimate = self.estimate()
        return (estimate.high - estimate.low) / 2

    @property
    def _doubt(self) -> float:
        """The variance; of an extreme share what its interval says."""
        return (self.half / Z) ** 2 if self._is_extreme else self._variance

    def less(self, other: "MeasuredValue") -> IntervalEstimate:
        """How much more than another it is. What the same deals brought to both cancels out."""
        own, its = np.intersect1d(self.deals, other.deals, assume_unique=True, return_indices=True)[1:]
        together = float((self.influence[own] * other.influence[its]).sum())
        shared = together / sqrt(self._pairs * other._pairs)
        half = Z * sqrt(max(0.0, self._doubt + other._doubt - 2 * shared))
        middle = self.value - other.value
        return IntervalEstimate(middle, middle - half, middle + half)


class TableGames:
    """The games of a table, as measures see them: a number for each deal, of those that say something."""

    def __init__(self, setup: Setup, columns: Columns, pace: PaceModel) -> None:
        self.setup, self.pace = setup, pace
        self._columns = columns
        self._rotations = setup.rotations
        self.deals: Floats = self._by_deal(columns["deal"])

    def _by_deal(self, values: Floats) -> Floats:
        found: Floats = values.reshape(-1, self._rotations).mean(axis=1)
        return found

    def column(self, name: str) -> Floats:
        return self._columns[name]

    def mean(self, values: Floats, is_share: bool = False) -> MeasuredValue | None:
        """The mean over deals; those with nothing to say are left out."""
        each = self._by_deal(values)
        kept = ~np.isnan(each)
        if not kept.any():
            return None
        middle = float(each[kept].mean())
        return MeasuredValue(middle, self.deals[kept], each[kept] - middle, is_share)

    def ratio(self, above: Floats, below: Floats) -> MeasuredValue | None:
        top, bottom = self._by_deal(above), self._by_deal(below)
        kept = ~np.isnan(top + bottom)
        if not kept.any() or not bottom[kept].any():
            return None
        value, scale = float(top[kept].sum() / bottom[kept].sum()), float(bottom[kept].mean())
        return MeasuredValue(value, self.deals[kept], (top[kept] - value * bottom[kept]) / scale)

    def spread(self, values: Floats) -> MeasuredValue:
        """The standard deviation over games."""
        squares = (values - values.mean()) ** 2
        spread = sqrt(float(squares.mean()))
        each = self._by_deal(squares)
        influence = (each - each.mean()) / (2 * spread) if spread else np.zeros_like(each)
        return MeasuredValue(spread, self.deals, influence)

    def seats(self, column: str) -> Floats:
        """A row a game, a column a seat."""
        return np.stack([self.column(f"{column}_{seat}") for seat in range(self.setup.players)], axis=1)


Found = Iterator[tuple[str, MeasuredValue | None]]


def _win(games: TableGames) -> Found:
    for seat in range(games.setup.players):
        yield f"win.{seat + 1}", games.mean(games.column(f"share_{seat}"), is_share=True)


def _unfairness(games: TableGames) -> Found:
    """How far the seat that differs most is from an even share. The seat is the one that seems to differ most, so a
    fair game measures a little above 0, too.
    """
    even = 1 / games.setup.players
    found = [measured for _, measured in _win(games) if measured is not None]
    worst = max(found, key=lambda measured: abs(measured.value - even))
    sign = 1.0 if worst.value >= even else -1.0
    yield "unfairness", MeasuredValue(abs(worst.value - even), worst.deals, sign * worst.influence, is_share=True)


def _level(games: TableGames) -> Found:
    """The share of victories of the one, or of the team, that plays otherwise than the others."""
    if AGAINST not in games.setup.levels:
        return
    lineup, players = games.setup.lineup, games.setup.players
    shares, rotation = games.seats("share"), games.column("rotation").astype(int)
    won = np.zeros(len(shares))
    for seat in range(players):
        ours = np.array([lineup[(seat + turned) % players] == lineup[0] for turned in rotation])
        won += np.where(ours, shares[:, seat], 0.0)
    yield "level", games.mean(won, is_share=True)


def _score(games: TableGames) -> Found:
    for seat in range(games.setup.players):
        yield f"score.{seat + 1}", games.mean(games.column(f"score_{seat}"))


def _minutes(games: TableGames) -> Found:
    pace = games.pace
    seconds = pace.setup + pace.handle * games.column("moves") + pace.think * games.column("doublings")
    yield "minutes", games.mean(seconds / 60)


def _luck(games: TableGames) -> Found:
    """How much of what tells results apart is luck: the part of their variance that goes with the ledger's luck."""
    above_even = games.seats("share") - 1 / games.setup.players
    luck = games.seats("luck")
    unknown = np.where(np.isnan(luck[:, 0]), np.nan, 0.0)
    yield "luck", games.ratio((luck * above_even).sum(axis=1), (above_even**2).sum(axis=1) + unknown)


def _rules(games: TableGames) -> Found:
    for name in games._columns:
        if name.startswith("event_"):
            yield f"rules.{name.removeprefix('event_')}", games.mean(games.column(name))


def _plain(name: str, column: str, is_share: bool = False) -> Callable[[TableGames], Found]:
    def measure(games: TableGames) -> Found:
        yield name, games.mean(games.column(column), is_share)

    return measure


def _lead_spread(games: TableGames) -> Found:
    yield "lead_spread", games.spread(games.column("lead"))


HOW: dict[str, Callable[[TableGames], Found]] = {
    "win": _win,
    "unfairness": _unfairness,
    "level": _level,
    "score": _score,
    "lead": _plain("lead", "lead"),
    "lead_spread": _lead_spread,
    "moves": _plain("moves", "moves"),
    "minutes": _minutes,
    "choices": _plain("choices", "choices"),
    "sensible": _plain("sensible", "sensible"),
    "leader_changes": _plain("leader_changes", "leader_changes"),
    "settled": _plain("settled", "settled", is_share=True),
    "known": _plain("known", "known", is_share=True),
    "luck": _luck,
    "ties": _plain("ties", "tie", is_share=True),
    "tie_breaks": _plain("tie_breaks", "tie_break", is_share=True),
    "kingmakers": _plain("kingmakers", "kingmakers"),
    "kingmaking": _plain("kingmaking", "kingmaking"),
    "rules": _rules,
}


def measure(games: TableGames, names: tuple[str, ...]) -> dict[str, MeasuredValue]:
    """The measures of a table, by their keys: `lead`, or for each seat `win.1`, `win.2`, …"""
    found = ((key, measured) for name in names for key, measured in HOW[name](games))
    return {key: measured for key, measured in found if measured is not None}
