"""The tables of docs/research/baselines.md, from the curves: `python -m examples.baselines.page`."""

import json
from itertools import groupby
from pathlib import Path
from typing import Any

from examples.baselines.runs import HERE

PAGE = HERE.parents[1] / "docs" / "research" / "baselines.md"
MARK = "<!-- from here on: python -m examples.baselines.page -->\n"
HEADINGS = {
    "ppo": "Masked PPO with self-play: victories over bots, %",
    "memory": "Memory in `mine`: victories over each other, %",
    "nfsp": "NFSP: victories of the average policy over bots, %",
    "alphazero": "Policy-value search: victories of the network alone, and with search, %",
    "deep-cfr": "Deep CFR: exploitability",
    "response": "Approximate best responses: what they win, a lower bound of exploitability",
}
PLAIN = ("seed", "decisions", "iterations", "games", "kind", "exploitability", "won", "error", "cpu_seconds")
"""Columns that are no shares of victories."""


def tables() -> str:
    """All curves that there are, by baseline."""
    files = sorted((HERE / "curves").glob("*.json"), key=lambda file: (_order(file), file.stem))
    parts = []
    for kind, group in groupby(files, _order):
        heading = list(HEADINGS.values())[kind]
        parts += [f"\n## {heading}\n", *map(_table, group)]
    return "\n".join(parts)


def _order(file: Path) -> int:
    return next(place for place, name in enumerate(HEADINGS) if file.stem.startswith(name))


def _table(file: Path) -> str:
    rows: list[dict[str, Any]] = json.loads(file.read_text())
    columns = list(dict.fromkeys(column for row in rows for column in row))
    lines = [f"`{file.stem}`:\n", f"| {' | '.join(each.replace('_', ' ') for each in columns)} |"]
    lines.append("|" + " --- |" * len(columns))
    lines += [f"| {' | '.join(_shown(column, row.get(column)) for column in columns)} |" for row in rows]
    return "\n".join(lines) + "\n"


def _shown(column: str, value: Any) -> str:
    if value is None:
        return ""
    if column in PLAIN:
        return f"{value:,}" if isinstance(value, int) else str(value)
    return f"{100 * value:.1f}"


def main() -> None:
    head = PAGE.read_text().partition(MARK)[0]
    PAGE.write_text(head + MARK + tables())


if __name__ == "__main__":
    main()
