"""The plots of a report as SVG: no script, no colours of their own, and everything in them stands in a table, too."""

from collections.abc import Sequence
from html import escape
from math import floor, log10
from typing import NamedTuple

from motherlode.lab.experiment.telling import tick
from motherlode.lab.statistics import Estimate

WIDTH, LEFT, RIGHT, TOP, ROW, BOTTOM = 760, 290, 24, 10, 24, 26
TICKS = 5
LONGEST = 44
"""Letters of a label that fit."""


class Bar(NamedTuple):
    """One row of a plot."""

    label: str
    estimate: Estimate
    kind: str = ""
    """Rows of one kind look alike: a class of the style."""


def intervals(key: str, bars: Sequence[Bar], title: str, about: str, mark: float | None = None) -> str:
    """A row for each number: a dot, and its interval as a line; `mark` is drawn through all of them."""
    low, high, step = _axis([*(bar.estimate for bar in bars)], mark)
    height = TOP + ROW * len(bars) + BOTTOM

    def x(value: float) -> float:
        return LEFT + (WIDTH - LEFT - RIGHT) * (value - low) / (high - low)

    name = f"plot-{key.replace('.', '-').replace('_', '-')}"
    ticks = [low + step * i for i in range(round((high - low) / step) + 1)]
    parts = [
        f'<svg class="plot" viewBox="0 0 {WIDTH} {height}" role="img" aria-labelledby="{name} {name}-about">',
        f'<title id="{name}">{escape(title)}</title><desc id="{name}-about">{escape(about)}</desc>',
        *(_tick(x(value), height, tick(key, value)) for value in ticks),
        ""
        if mark is None
        else f'<line class="mark" x1="{x(mark):.1f}" x2="{x(mark):.1f}" y1="{TOP}" y2="{height - BOTTOM}"/>',
        *(_row(i, bar, x(bar.estimate.low), x(bar.estimate.value), x(bar.estimate.high)) for i, bar in enumerate(bars)),
        "</svg>",
    ]
    return "".join(parts)


def _row(place: int, bar: Bar, low: float, middle: float, high: float) -> str:
    y = TOP + ROW * (place + 0.5)
    label = bar.label if len(bar.label) <= LONGEST else bar.label[: LONGEST - 1] + "…"
    return (
        f'<g class="{bar.kind}"><title>{escape(bar.label)}</title>'
        f'<text class="label" x="{LEFT - 12}" y="{y + 4:.1f}" text-anchor="end">{escape(label)}</text>'
        f'<line class="range" x1="{low:.1f}" x2="{high:.1f}" y1="{y:.1f}" y2="{y:.1f}"/>'
        f'<circle class="dot" cx="{middle:.1f}" cy="{y:.1f}" r="5"/></g>'
    )


def _tick(x: float, height: float, text: str) -> str:
    return (
        f'<line class="grid" x1="{x:.1f}" x2="{x:.1f}" y1="{TOP}" y2="{height - BOTTOM}"/>'
        f'<text class="axis" x="{x:.1f}" y="{height - 8}" text-anchor="middle">{escape(text)}</text>'
    )


def _axis(estimates: Sequence[Estimate], mark: float | None) -> tuple[float, float, float]:
    """The ends of an axis on which all of it has room, at round numbers, and the step between them."""
    ends = [end for each in estimates for end in (each.low, each.high)] + ([] if mark is None else [mark])
    low, high = min(ends), max(ends)
    rough = max(high - low, 1e-6 + abs(high) / 100) / TICKS
    size = 10.0 ** floor(log10(rough))
    step = next(size * times for times in (1, 2, 5, 10) if size * times >= rough)
    first, last = floor(low / step + 1e-9), -floor(-high / step + 1e-9)
    return first * step, max(last, first + 1) * step, step
