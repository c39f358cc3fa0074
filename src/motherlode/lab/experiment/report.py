"""What an experiment says, as plain data: it is written as JSON, drawn, and put into words elsewhere."""

from typing import Any, Literal

import msgspec

from motherlode.lab.experiment.definition import PRINTED, Experiment, Setup
from motherlode.lab.experiment.measures import MeasuredValue, TableGames, measure
from motherlode.lab.experiment.shards import Columns
from motherlode.lab.statistics import IntervalEstimate

FORMAT = "motherlode-lab/1"
Stopped = Literal["running", "certain", "limit"]


class TableReport(msgspec.Struct, frozen=True, kw_only=True):
    """What is known of one table."""

    variant: str
    options: dict[str, Any]
    house: dict[str, Any]
    """What differs from the printed rules, or from our rulings."""
    players: int
    levels: str
    bots: str
    deals: int
    games: int
    stopped: Stopped
    """Whether more will be played, and why not."""
    measures: dict[str, IntervalEstimate]
    """By key: `lead`, or for each seat `win.1`, `win.2`, …; for each kind of event `rules.passed`."""
    differences: dict[str, IntervalEstimate] | None
    """How much more than with the printed rules; None for those themselves, and where they were not played."""


class Report(msgspec.Struct, frozen=True, kw_only=True):
    """What is known so far of all tables."""

    format: str = FORMAT
    experiment: Experiment
    program: str
    done: bool
    tables: tuple[TableReport, ...]
    impossible: tuple[tuple[str, str], ...]
    """Combinations that the rules refuse, with the reasons."""


def table_report(
    experiment: Experiment,
    setup: Setup,
    columns: Columns,
    stopped: Stopped,
    compared: dict[str, MeasuredValue] | None,
) -> tuple[TableReport, dict[str, MeasuredValue]]:
    """What a table's games say, and the measures that others are compared with."""
    found = measure(TableGames(setup, columns, experiment.pace), experiment.measured) if columns else {}
    games = len(columns["deal"]) if columns else 0
    differences = None
    if compared is not None and setup.variant != PRINTED:
        differences = {key: each.less(compared[key]) for key, each in found.items() if key in compared}
    report = TableReport(
        variant=setup.variant,
        options=setup.options,
        house=setup.house,
        players=setup.players,
        levels=setup.levels,
        bots=setup.bots,
        deals=games // setup.rotations,
        games=games,
        stopped=stopped,
        measures={key: each.estimate() for key, each in found.items()},
        differences=differences,
    )
    return report, found
