"""Whether a report can be trusted: the benchmark is what it says, and the same policy plays the same games again."""

from dataclasses import dataclass
from typing import Any

from motherlode.lab.benchmark.protocol import Suite
from motherlode.lab.benchmark.report import Report


@dataclass(frozen=True)
class Difference:
    """Something that came out differently."""

    what: str
    reported: str
    found: str


def compare(reported: Report, found: Report, suite: Suite) -> list[Difference]:
    """Where two runs differ, and where either differs from what the benchmark fixes."""
    differences = []
    if reported.benchmark != suite.name:
        differences.append(Difference("the benchmark", reported.benchmark, suite.name))
    for name, fingerprint in suite.fingerprints.items():
        for report in (reported, found):
            if name in report.fingerprints and report.fingerprints[name] != fingerprint:
                differences.append(Difference(f"the fingerprint of {name}", report.fingerprints[name], fingerprint))
    for name in reported.fingerprints.keys() & found.fingerprints.keys() - suite.fingerprints.keys():
        if reported.fingerprints[name] != found.fingerprints[name]:
            differences.append(Difference(name, reported.fingerprints[name], found.fingerprints[name]))
    if reported.complete != found.complete:
        differences.append(Difference("whether all was played", *(_how_much(each) for each in (reported, found))))
    differences += _compare(_scores(reported), _scores(found))
    differences += _compare(_losses(reported), _losses(found))
    return differences


def _how_much(report: Report) -> str:
    return "all of it" if report.complete else "a trial"


Rows = dict[str, tuple[Any, str]]
"""By what was measured: what came out, and how it is told."""


def _scores(report: Report) -> Rows:
    return {
        f"{score.configuration.label}, against {score.opponent}": (
            score,
            f"{score.wins.value:.4f} of {score.games} games, records {score.records[:12]}",
        )
        for score in report.scores
    }


def _losses(report: Report) -> Rows:
    return {
        f"{loss.game}, the yardstick positions": (loss, f"{loss.loss.value:.4f} in {loss.positions}")
        for loss in report.losses
    }


def _compare(reported: Rows, found: Rows) -> list[Difference]:
    """What only one of two runs has is a difference, too: nothing can be left out of a result."""
    nothing = (None, "nothing")
    rows = {what: (reported.get(what, nothing), found.get(what, nothing)) for what in reported | found}
    return [Difference(what, told, again) for what, ((one, told), (other, again)) in rows.items() if one != other]
