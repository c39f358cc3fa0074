"""Whether a report can be trusted: the benchmark is what it says, and the same policy plays the same games again."""

from dataclasses import dataclass
from typing import Any

from motherlode.lab.benchmark.protocol import Suite
from motherlode.lab.benchmark.report import BenchmarkReport, Loss, positions_of


@dataclass(frozen=True)
class ReportDifference:
    """Something that came out differently."""

    what: str
    reported: str
    found: str


def compare(reported: BenchmarkReport, found: BenchmarkReport, suite: Suite) -> list[ReportDifference]:
    """Where two runs differ, and where either differs from what the benchmark fixes."""
    differences = []
    if reported.benchmark != suite.name:
        differences.append(ReportDifference("the benchmark", reported.benchmark, suite.name))
    for name, fingerprint in suite.fingerprints.items():
        for report in (reported, found):
            if name in report.fingerprints and report.fingerprints[name] != fingerprint:
                differences.append(
                    ReportDifference(f"the fingerprint of {name}", report.fingerprints[name], fingerprint)
                )
    if reported.complete != found.complete:
        differences.append(ReportDifference("whether all was played", *(_how_much(each) for each in (reported, found))))
    differences += _compare(_scores(reported), _scores(found))
    renewed = [loss.game for loss in reported.losses if _positions(reported, loss) != _positions(found, loss)]
    differences += _compare(_losses(reported, renewed), _losses(found, renewed))
    return differences


def _how_much(report: BenchmarkReport) -> str:
    return "all of it" if report.complete else "a trial"


Rows = dict[str, tuple[Any, str]]
"""By what was measured: what came out, and how it is told."""


def _scores(report: BenchmarkReport) -> Rows:
    return {
        f"{score.configuration.label}, against {score.opponent}": (
            score,
            f"{score.wins.value:.4f} of {score.games} games, records {score.records[:12]}",
        )
        for score in report.scores
    }


def _losses(report: BenchmarkReport, renewed: list[str]) -> Rows:
    """What decisions cost; where the positions are not the same any more, only which they are."""
    rows: Rows = {}
    for loss in report.losses:
        hashed = _positions(report, loss)
        if loss.game in renewed:
            what = f"{loss.game}, the yardstick positions, which were renewed: what decisions cost cannot be compared"
            rows[what] = hashed, f"{loss.positions} positions {hashed[:12]}"
        else:
            rows[f"{loss.game}, the yardstick positions"] = loss, f"{loss.loss.value:.4f} in {loss.positions}"
    return rows


def _positions(report: BenchmarkReport, loss: Loss) -> str:
    return report.fingerprints.get(positions_of(loss.game), "unknown")


def _compare(reported: Rows, found: Rows) -> list[ReportDifference]:
    """What only one of two runs has is a difference, too: nothing can be left out of a result."""
    nothing = (None, "nothing")
    rows = {what: (reported.get(what, nothing), found.get(what, nothing)) for what in reported | found}
    return [ReportDifference(what, told, again) for what, ((one, told), (other, again)) in rows.items() if one != other]
