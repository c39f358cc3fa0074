"""The plots of a report: no script, no colours of their own, and everything in them stands in a table, too.

Rows are text beside a track, and on a narrow screen above it: labels of any length can be read anywhere.
"""

from collections.abc import Sequence
from html import escape
from math import floor, log10
from typing import NamedTuple

from motherlode.lab.experiment.telling import tick
from motherlode.lab.statistics import IntervalEstimate

TICKS = 5


class Bar(NamedTuple):
    """One row of a plot."""

    label: str
    estimate: IntervalEstimate
    kind: str = ""
    """Rows of one kind look alike: a class of the style."""


class Axis(NamedTuple):
    """From where to where, at round numbers, and the step between those that are written."""

    low: float
    high: float
    step: float

    def at(self, value: float) -> float:
        """Where a value lies, in percent of the width."""
        return 100 * (value - self.low) / (self.high - self.low)

    @property
    def ticks(self) -> list[float]:
        return [self.low + self.step * i for i in range(round((self.high - self.low) / self.step) + 1)]


def intervals(key: str, bars: Sequence[Bar], title: str, mark: float | None = None) -> str:
    """A row for each number: a dot, and its interval as a line; `mark` is drawn through all of them."""
    axis = _axis([bar.estimate for bar in bars], mark)
    step = 100 * axis.step / (axis.high - axis.low)
    marked = "" if mark is None else f'<i class="mark" style="left:{axis.at(mark):.2f}%"></i>'
    numbers = "".join(f'<b style="left:{axis.at(each):.2f}%">{escape(tick(key, each))}</b>' for each in axis.ticks)
    return (
        f'<div class="plot" role="img" aria-label="{escape(title)}" style="--step:{step:.4f}%">'
        f"{''.join(_row(bar, axis, marked) for bar in bars)}"
        f'<div class="row"><span></span><span class="numbers">{numbers}</span></div></div>'
    )


def _row(bar: Bar, axis: Axis, marked: str) -> str:
    low, middle, high = (axis.at(value) for value in (bar.estimate.low, bar.estimate.value, bar.estimate.high))
    return (
        f'<div class="row {bar.kind}"><span class="label">{escape(bar.label)}</span><span class="track">{marked}'
        f'<i class="range" style="left:{low:.2f}%;width:{high - low:.2f}%"></i>'
        f'<i class="dot" style="left:{middle:.2f}%"></i></span></div>'
    )


def _axis(estimates: Sequence[IntervalEstimate], mark: float | None) -> Axis:
    """The axis on which all of it has room."""
    ends = [end for each in estimates for end in (each.low, each.high)] + ([] if mark is None else [mark])
    low, high = min(ends), max(ends)
    rough = max(high - low, 1e-6 + abs(high) / 100) / TICKS
    size = 10.0 ** floor(log10(rough))
    step = next(size * times for times in (1, 2, 5, 10) if size * times >= rough)
    first, last = floor(low / step + 1e-9), -floor(-high / step + 1e-9)
    return Axis(first * step, max(last, first + 1) * step, step)
