"""Experiments with rules, which grow while they are asked for."""

from typing import Any

import msgspec

from motherlode.bots import LEVELS
from motherlode.lab.experiment import TableReport
from motherlode.lab.statistics import IntervalEstimate
from motherlode.web.api.endpoint import AnyRequest, StrictBody, get, post, read_strictly
from motherlode.web.context import context_of, limit, requester_of
from motherlode.web.laboratory import Ended, ExperimentWanted


class LaboratoryShown(msgspec.Struct, frozen=True):
    """Whether there is one, and what it allows."""

    open: bool
    seconds: float
    """How long a core works for one experiment at most."""
    levels: tuple[str, ...]
    """Of the bots that can play."""


class Between(msgspec.Struct, frozen=True):
    """A number, and where it lies with 95 % certainty."""

    value: float
    low: float
    high: float


class WayShown(msgspec.Struct, frozen=True, kw_only=True):
    """What is known of one way to play."""

    house: dict[str, Any]
    """What differs from print, or from our rulings; nothing for the printed game."""
    bots: str
    """`own`: the game's, which know it; `general`: bots that know the rules only."""
    games: int
    measures: dict[str, Between]
    """By name, such as `lead`; for each seat `win.1`, `win.2`; for each kind of event `rules.passed`."""
    differences: dict[str, Between] | None
    """How much more than with the printed rules, of the same deals."""


class ExperimentShown(msgspec.Struct, frozen=True, kw_only=True):
    """An experiment as far as it has grown; it grows on while it is asked for."""

    progress: float
    """From 0 to 1."""
    ended: Ended | None
    """Why no more is played: it is certain enough, or a limit of games or of time is reached."""
    ways: tuple[WayShown, ...]
    """The printed game first; nothing before the first games."""


@get("/api/laboratory", summary="Whether experiments with rules can be played here")
async def laboratory(request: AnyRequest) -> LaboratoryShown:
    found = context_of(request).laboratory
    return LaboratoryShown(found.is_open, found.seconds, ("random", *LEVELS))


@post("/api/laboratory", summary="House rules beside the printed game; asked again, more is known", status_code=200)
async def experiment(request: AnyRequest, data: StrictBody[ExperimentWanted]) -> ExperimentShown:
    wanted = read_strictly(data, ExperimentWanted)
    limit(request, "read")
    grown = await context_of(request).laboratory.find(wanted, requester_of(request))
    return ExperimentShown(progress=grown.progress, ended=grown.ended, ways=tuple(map(_way, grown.tables)))


def _way(table: TableReport) -> WayShown:
    return WayShown(
        house=table.house,
        bots=table.bots,
        games=table.games,
        measures=_betweens(table.measures),
        differences=None if table.differences is None else _betweens(table.differences),
    )


def _betweens(estimates: dict[str, IntervalEstimate]) -> dict[str, Between]:
    return {key: Between(each.value, each.low, each.high) for key, each in estimates.items()}


LABORATORY = [laboratory, experiment]
