"""What a run of the benchmark found: one JSON document that says all that is needed to run it again."""

import platform
from importlib.metadata import PackageNotFoundError, version
from typing import Literal

import msgspec

from motherlode.lab.benchmark.protocol import Configuration
from motherlode.lab.statistics import IntervalEstimate
from motherlode.rules.errors import MotherlodeError

FORMAT: Literal["motherlode-benchmark-result/1"] = "motherlode-benchmark-result/1"
VERSIONED = ("motherlode", "numba", "numpy", "onnxruntime", "torch")


class BadReport(MotherlodeError):
    """A document that is no result of the benchmark."""

    name = "bad_report"


class Score(msgspec.Struct, frozen=True):
    """How the policy did against one opponent in one configuration."""

    configuration: Configuration
    opponent: str
    games: int
    wins: IntervalEstimate
    """The share of victories of the policy's seats together, shared ones in part; the interval is by deals."""
    even: float
    """What equals would have."""
    lead: IntervalEstimate
    """The policy's points minus the best opponent's."""
    forfeits: int
    """Games that ended with an answer that was no legal move: they count as lost."""
    records: str
    """A hash of all records: the same policy plays the same games again."""


class Loss(msgspec.Struct, frozen=True):
    """What a decision costs on the yardstick positions of a game, in chances to win."""

    game: str
    positions: int
    loss: IntervalEstimate


class BenchmarkReport(msgspec.Struct, frozen=True, kw_only=True):
    """One run."""

    format: Literal["motherlode-benchmark-result/1"] = FORMAT
    benchmark: str
    policy: str
    """What was typed for it."""
    name: str
    """What it is called."""
    iterations: int | None = None
    complete: bool
    """Whether all deals of all configurations were played; otherwise it is a trial."""
    deals: int
    scores: tuple[Score, ...]
    losses: tuple[Loss, ...]
    fingerprints: dict[str, str]
    """Hashes of the deals and of the opponents, as this run found them."""
    versions: dict[str, str]

    def to_json(self) -> bytes:
        return msgspec.json.format(msgspec.json.encode(self), indent=2) + b"\n"


def read_report(text: bytes) -> BenchmarkReport:
    try:
        return msgspec.json.decode(text, type=BenchmarkReport)
    except (msgspec.DecodeError, UnicodeError) as error:
        raise BadReport(f"This is no result of the form {FORMAT}: {error}.") from None


def positions_of(game: str) -> str:
    """What the fingerprint of a game's yardstick positions is called."""
    return f"the positions of {game}"


def versions() -> dict[str, str]:
    """What could make a difference."""
    found: dict[str, str] = {"python": platform.python_version()}
    for package in VERSIONED:
        try:
            found[package] = version(package)
        except PackageNotFoundError:
            continue
    return found


def mean_of(scores: tuple[Score, ...]) -> float | None:
    """The mean share of victories, relative to what equals have: 1 is an equal of the opponents."""
    return sum(score.wins.value / score.even for score in scores) / len(scores) if scores else None
