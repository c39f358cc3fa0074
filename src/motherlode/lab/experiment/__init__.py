"""Experiments: what a rule is worth, by playing it many times (docs/lab.md).

`run(parse(text), folder)` plays one and tells how it goes; `Run.report()` says what is known so far.
"""

from motherlode.lab.experiment.definition import MEASURES, BadExperiment, Experiment, Setup, Variant, from_data, parse
from motherlode.lab.experiment.report import Report, TableReport
from motherlode.lab.experiment.running import Run, known, run
from motherlode.lab.experiment.shards import FolderStore

__all__ = [
    "MEASURES",
    "BadExperiment",
    "Experiment",
    "FolderStore",
    "Report",
    "Run",
    "Setup",
    "TableReport",
    "Variant",
    "from_data",
    "known",
    "parse",
    "run",
]
