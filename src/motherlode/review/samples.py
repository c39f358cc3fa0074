"""Samples of what may come of a position, gathered bit by bit, and what they tell."""

from math import sqrt

import numpy as np
import numpy.typing as npt

from motherlode.bots.playouts import PlayoutModel, sample
from motherlode.review.report import Estimate
from motherlode.rules import Knowledge, Move, State

Floats = npt.NDArray[np.float64]
SEED = 1 << 20
"""More than any game has moves: the seeds of different reviews do not meet."""


MANY = 16


class Samples:
    """The samples of one position, from one move on."""

    def __init__(
        self,
        position: State | Knowledge,
        move: Move | None,
        seed: int,
        turn: int,
        *,
        as_dealt: bool = False,
        model: PlayoutModel | None = None,
    ) -> None:
        self._position = position
        self._move = move
        self._seed = seed * SEED + turn
        self._as_dealt = as_dealt
        self._model = model
        self.count = 0
        self._wins: list[Floats] = []
        self._points: list[Floats] = []

    def add(self, count: int) -> None:
        """Plays the position out some more times; not really where nothing is left to chance."""
        if self._is_settled:
            wins, points = (np.repeat(rows[-1][-1:], count, axis=0) for rows in (self._wins, self._points))
        else:
            wins, points = sample(
                self._position,
                self._move,
                self._seed,
                self.count,
                count,
                as_dealt=self._as_dealt,
                model=self._model,
            )
        self.count += count
        self._wins.append(wins)
        self._points.append(points)

    @property
    def _is_settled(self) -> bool:
        """Whether many samples were all the same."""
        return self.count >= MANY and all((rows == rows[0]).all() for rows in (self.wins(), self.points()))

    def wins(self, count: int | None = None) -> Floats:
        """Every seat's share of the victory, a row a sample."""
        return np.concatenate(self._wins)[:count]

    def points(self, count: int | None = None) -> Floats:
        return np.concatenate(self._points)[:count]

    def estimate(self) -> Estimate:
        wins = self.wins()
        return Estimate(
            _floats(wins.mean(axis=0)), _floats(_errors(wins)), _floats(self.points().mean(axis=0)), exact=False
        )


def loss_against(best: Samples, made: Samples, seat: int) -> tuple[float, float, float]:
    """How much less a move is worth to a seat than another, with the standard error, and in points: over the same
    samples, so that what is the same in both cancels out.
    """
    count = min(best.count, made.count)
    difference = best.wins(count)[:, seat] - made.wins(count)[:, seat]
    points = best.points(count)[:, seat] - made.points(count)[:, seat]
    return float(difference.mean()), error_of(difference), float(points.mean())


def error_of(values: Floats) -> float:
    return float(values.std(ddof=1) / sqrt(len(values))) if len(values) > 1 else 1.0


def _errors(rows: Floats) -> Floats:
    """As `error_of`, for every seat."""
    return rows.std(axis=0, ddof=1) / sqrt(len(rows)) if len(rows) > 1 else np.ones(rows.shape[1])


def _floats(values: Floats) -> tuple[float, ...]:
    return tuple(float(value) for value in values)
