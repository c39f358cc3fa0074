"""What many games say of a player: the mean result, and the mean result without luck, which is known far sooner."""

from collections import defaultdict
from collections.abc import Iterable, Sequence
from math import sqrt
from statistics import fmean, stdev
from typing import NamedTuple, Protocol

from motherlode.review.report import Ledger, Review

EITHER = (0.0, 1.0)
"""A defeat and a victory more, to say how results vary: whoever has won all of a few games has not won for certain."""


class Lucky(Protocol):
    """A seat in a game that is over: what equals have, what was luck, and what came, as shares of the victory."""

    @property
    def even(self) -> float: ...
    @property
    def luck(self) -> float: ...
    @property
    def result(self) -> float: ...


class Skill(NamedTuple):
    """Means over games, as shares of the victory, with their standard errors."""

    games: int
    even: float
    result: float
    result_error: float
    adjusted: float
    adjusted_error: float


def skills(games: Iterable[tuple[Sequence[str], Review]]) -> dict[str, Skill]:
    """By name, what the player's games say."""
    found: dict[str, list[Ledger]] = defaultdict(list)
    for names, review in games:
        for name, ledger in zip(names, review.ledgers, strict=True):
            found[name].append(ledger)
    return {name: skill_of(ledgers) for name, ledgers in found.items()}


def skill_of(ledgers: Sequence[Lucky]) -> Skill:
    """As luck is zero on average, the result without it has the same mean, and varies less."""
    results = [ledger.result for ledger in ledgers]
    adjusted = [ledger.result - ledger.luck for ledger in ledgers]
    even = fmean(ledger.even for ledger in ledgers)
    with_both = [*results, *EITHER]
    return Skill(len(ledgers), even, fmean(results), _error(with_both), fmean(adjusted), _error(adjusted))


def _error(values: list[float]) -> float:
    return stdev(values) / sqrt(len(values)) if len(values) > 1 else 1.0
