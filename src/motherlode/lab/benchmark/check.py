"""Whether a report can be trusted: the benchmark is what it says, and the same policy plays the same games again."""

from dataclasses import dataclass

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
    again = {(score.configuration.label, score.opponent): score for score in found.scores}
    for score in reported.scores:
        label = score.configuration.label, score.opponent
        what = f"{label[0]}, against {label[1]}"
        other = again.get(label)
        if other is None:
            differences.append(Difference(what, f"{score.games} games", "not played"))
        elif score != other:
            shown = [
                f"{each.wins.value:.4f} of {each.games} games, records {each.records[:12]}" for each in (score, other)
            ]
            differences.append(Difference(what, *shown))
    for loss, loss_again in zip(reported.losses, found.losses, strict=False):
        if loss != loss_again:
            shown = [f"{each.loss.value:.4f} in {each.positions}" for each in (loss, loss_again)]
            differences.append(Difference(f"{loss.game}, the yardstick positions", *shown))
    return differences
