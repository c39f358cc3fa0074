"""The tables and the picture of docs/research/baselines.md, from the curves and the results of the benchmark:
`python -m examples.baselines.page` (the picture needs the extra `plots`).
"""

import json
from collections.abc import Iterator
from itertools import groupby
from typing import Any

from examples.baselines.runs import HERE
from motherlode.lab.benchmark.report import BenchmarkReport, Score, read_report

PAGE = HERE.parents[1] / "docs" / "research" / "baselines.md"
PICTURE = PAGE.with_suffix(".svg")
MARK = "<!-- from here on: python -m examples.baselines.page -->\n"
HEADINGS = {
    "table": "Learnt table: victories over bots, %",
    "ppo": "Masked PPO with self-play: victories over bots, %",
    "memory": "Memory in `mine`: victories over each other, %",
    "nfsp": "NFSP: victories of the average policy over bots, %",
    "alphazero": "Policy-value search: victories of the network alone, and with search, %",
    "deep-cfr": "Deep CFR: exploitability",
    "response": "Approximate best responses: what they win, a lower bound of exploitability",
}
AXES = ("decisions", "iterations", "games")
"""How long was learnt: one of these."""
DIGITS = {"exploitability": 4, "won": 3, "error": 3, "cpu_seconds": 0}
PLAIN = tuple(DIGITS)
"""Columns that are no shares of victories."""

COLOURS = {"": "#b8860b", "greedy": "#2f6f4f", "medium": "#7a3b8f", "now": "#3b6ea5", "recurrent": "#a53b3b"}
COLOURS |= {"memory": "#2f6f4f", "search over greedy": "#3b6ea5", "search over random": "#a53b3b"}
"""By column; the first is that of all others."""

Rows = list[dict[str, Any]]


def curves() -> dict[str, Rows]:
    """All there are, in the order of the headings; a curve of several kinds as one for each."""
    files = sorted((HERE / "curves").glob("*.json"), key=lambda file: (_place(file.stem), file.stem))
    found: dict[str, Rows] = {}
    for file in files:
        for row in json.loads(file.read_text()):
            kind = row.pop("kind", "")
            found.setdefault(" ".join(filter(None, (file.stem, kind))), []).append(row)
    return found


def _place(name: str) -> int:
    return next(place for place, start in enumerate(HEADINGS) if name.startswith(start))


def tables() -> str:
    """All curves by baseline, and the results of the benchmark."""
    parts = []
    for place, group in groupby(curves().items(), lambda item: _place(item[0])):
        parts += [f"\n## {list(HEADINGS.values())[place]}\n", *(_table(name, rows) for name, rows in group)]
    return "\n".join([*parts, *_results()])


def _table(name: str, rows: Rows) -> str:
    """A line for each moment: the mean over the seeds, and the lowest and the highest of them."""
    axis = next(each for each in AXES if each in rows[0])
    seeds = sorted({row["seed"] for row in rows})
    columns = [each for each in dict.fromkeys(key for row in rows for key in row) if each not in (axis, "seed")]
    lines = [
        f"`{name}`, seeds {', '.join(map(str, seeds))}:\n",
        _line([axis, *(each.replace("_", " ") for each in columns)]),
    ]
    lines.append("|" + " --- |" * (1 + len(columns)))
    for moment, group in groupby(sorted(rows, key=lambda row: row[axis]), lambda row: row[axis]):
        found = list(group)
        lines.append(
            _line([f"{moment:,}", *(_shown(each, [row[each] for row in found if each in row]) for each in columns)])
        )
    return "\n".join(lines) + "\n"


def _line(cells: list[str]) -> str:
    return f"| {' | '.join(cells)} |"


def _shown(column: str, values: list[float]) -> str:
    if not values:
        return ""
    digits, scale = DIGITS.get(column, 1), 1 if column in PLAIN else 100
    mean, low, high = (f"{scale * value:.{digits}f}" for value in (sum(values) / len(values), min(values), max(values)))
    return mean if low == high else f"{mean} ({low} to {high})"


def _results() -> Iterator[str]:
    """What the benchmark says of the networks that were kept."""
    reports = [read_report(file.read_bytes()) for file in sorted((HERE / "results").glob("*.json"))]
    opponents = list(dict.fromkeys(score.opponent for report in reports for score in report.scores))
    if reports:
        yield "\n## In the benchmark: victories, %\n"
        yield _line(["policy", "configuration", *(f"over `{each}`" for each in opponents), "equals would have"])
        yield "|" + " --- |" * (3 + len(opponents))
        for report in reports:
            yield from _result(report, opponents)
        yield "\nWhat a decision costs on the yardstick positions, in hundredths of a game:\n"
        games = list(dict.fromkeys(loss.game for report in reports for loss in report.losses))
        yield _line(["policy", *(f"`{each}`" for each in games)])
        yield "|" + " --- |" * (1 + len(games))
        for report in reports:
            losses = {
                each.game: f"{100 * each.loss.value:.1f} ± {50 * (each.loss.high - each.loss.low):.1f}"
                for each in report.losses
            }
            yield _line([report.name, *(losses.get(each, "") for each in games)])
        yield ""


def _result(report: BenchmarkReport, opponents: list[str]) -> Iterator[str]:
    for label, group in groupby(report.scores, lambda score: score.configuration.label):
        scores: dict[str, Score] = {score.opponent: score for score in group}
        even = next(iter(scores.values())).even
        yield _line([report.name, label, *(_share(scores.get(each)) for each in opponents), f"{100 * even:.0f}"])


def _share(score: Score | None) -> str:
    if score is None:
        return ""
    value, low, high = (100 * each for each in (score.wins.value, score.wins.low, score.wins.high))
    return f"{value:.1f} ({low:.0f} to {high:.0f})"


def draw() -> None:
    """A panel for each curve: thin lines are seeds, the thick one is their mean."""
    import matplotlib

    matplotlib.use("Agg")
    matplotlib.rcParams.update({"svg.hashsalt": "motherlode", "font.size": 8})  # the same curves make the same file
    from matplotlib import pyplot

    found = curves()
    figure, panels = pyplot.subplots(
        -(-len(found) // 3), 3, figsize=(10, 2.4 * -(-len(found) // 3)), layout="constrained"
    )
    for panel in panels.flat[len(found) :]:
        panel.remove()
    for panel, (name, rows) in zip(panels.flat, found.items(), strict=False):
        _draw_one(panel, name, rows)
    figure.savefig(PICTURE, metadata={"Date": None})
    PICTURE.write_text("\n".join(line.rstrip() for line in PICTURE.read_text().splitlines()) + "\n")


def _draw_one(panel: Any, name: str, rows: Rows) -> None:
    axis = next(each for each in AXES if each in rows[0])
    by = 1000 if axis == "decisions" else 1
    columns = [each for each in rows[0] if each not in (axis, "seed", "error", "cpu_seconds")]
    moments = sorted({row[axis] for row in rows})
    for column in columns:
        colour, scale = COLOURS.get(column, COLOURS[""]), 1 if column in PLAIN else 100
        for seed in {row["seed"] for row in rows}:
            points = [(row[axis] / by, scale * row[column]) for row in rows if row["seed"] == seed]
            panel.plot(*zip(*points, strict=True), color=colour, alpha=0.35, linewidth=0.8)
        seen = [[scale * row[column] for row in rows if row[axis] == moment] for moment in moments]
        means = [sum(each) / len(each) for each in seen]
        panel.plot([moment / by for moment in moments], means, "o-", color=colour, markersize=3, label=column)
    panel.set(title=name, xlabel=f"{axis}, thousands" if by > 1 else axis)
    if "won" not in columns:
        panel.set_ylim(0, None if "exploitability" in columns else 102)
    panel.grid(alpha=0.3)
    panel.legend(fontsize=6)


def main() -> None:
    head = PAGE.read_text().partition(MARK)[0]
    PAGE.write_text(head + MARK + tables())
    draw()


if __name__ == "__main__":
    main()
