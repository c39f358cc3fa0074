"""Experiments with rules on a server: a game as printed and with some switches changed, side by side.

They are played by processes of low priority, so that nobody at a table notices. An experiment grows while somebody asks
for it; people take turns, only so many grow at once, and each gets only so much of a core's time.
"""

import asyncio
import hashlib
import os
import signal
from concurrent.futures import ProcessPoolExecutor
from concurrent.futures.process import BrokenProcessPool
from multiprocessing import get_context
from typing import Any, Literal

import msgspec

from motherlode.lab.experiment import Experiment, Run, TableReport, from_data, run
from motherlode.lab.experiment.definition import program
from motherlode.lab.experiment.workers import ShardWorkers
from motherlode.rules import game
from motherlode.rules.house import departures
from motherlode.table import Refused
from motherlode.table.fair_queue import FairQueue, Requester
from motherlode.web.background_jobs import BackgroundJob, BackgroundJobs
from motherlode.web.config import Config
from motherlode.web.kept_results import KeptResults

FORMAT = "motherlode-laboratory/1"
MEASURES = (
    "win", "unfairness", "lead", "moves", "minutes", "choices", "leader_changes", "settled", "ties", "tie_breaks",
    "rules",
)  # fmt: skip
"""What is counted while games are played; what needs a closer look takes too long here."""
CERTAINTY = 0.02
"""A chance to win that is known so well is known well enough."""
DEALS, AT_LEAST, SHARD = 4000, 100, 10
MOST_GROWING, MOST_OF_ADDRESS = 12, 2
"""So many grow at once, so many of them for one address."""
FORGOTTEN_AFTER = 20.0
"""An experiment that nobody has asked for in so many seconds grows no more."""
NICENESS = 15
CHANGED = "changed"

Ended = Literal["certain", "limit", "time"]


class ExperimentWanted(msgspec.Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """What is to be compared with the printed game."""

    game: str
    players: int
    level: str = "easy"
    """Of the bots that play."""
    options: dict[str, Any] = {}
    """Of the game, those that are not the default."""

    def experiment(self) -> Experiment:
        """The printed game and the changed one. Options that are printed, too, such as teams, are the same in both."""
        rules = game(self.game)
        changed = departures(rules.options(self.players, self.options))
        return from_data(
            {
                "title": "laboratory",
                "game": rules.name,
                "players": [self.players],
                "levels": [self.level],
                "options": {name: value for name, value in self.options.items() if name not in changed},
                "variants": [{"name": CHANGED, "options": changed}] if changed else [],
                "measures": MEASURES,
                "certainty": {"win": CERTAINTY},
                "limits": {"deals": DEALS, "at_least": AT_LEAST, "shard": SHARD},
            }
        )


class ExperimentSoFar(msgspec.Struct, frozen=True, kw_only=True):
    """An experiment as far as it has grown."""

    progress: float
    ended: Ended | None
    """Why no more is played; None while it grows."""
    tables: tuple[TableReport, ...]
    """As printed, and changed."""


NOTHING_YET = ExperimentSoFar(progress=0.0, ended=None, tables=())


class ExperimentJob(BackgroundJob[ExperimentSoFar]):
    """An experiment on its way."""

    def __init__(self, experiment: Experiment, requester: Requester, seconds: float, workers: ShardWorkers) -> None:
        super().__init__(requester, FORGOTTEN_AFTER)
        self._seconds = seconds
        self._spent = self._free = 0.0
        self._prepared = False
        self._run: Run | None = None
        self._steps = run(experiment, workers=workers)
        self._so_far = NOTHING_YET

    def advance(self) -> None:
        """Waits for the next piece. The first one of each table may have to compile the rules: that does not count."""
        self._run = next(self._steps, self._run)
        assert self._run is not None
        if not self._prepared:
            self._prepared, self._free = all(table.deals for table in self._run.tables), self._run.core_seconds
        self._spent = self._run.core_seconds - self._free
        part = max(self._run.part, min(0.999, self._spent / self._seconds))
        self._so_far = ExperimentSoFar(progress=part, ended=self._ended(), tables=self._run.report().tables)

    def _ended(self) -> Ended | None:
        assert self._run is not None
        if not self._run.done:
            return "time" if self._spent >= self._seconds else None
        return "certain" if all(table.stopped == "certain" for table in self._run.tables) else "limit"

    def so_far(self) -> ExperimentSoFar:
        return self._so_far

    @property
    def is_done(self) -> bool:
        return self._so_far.ended is not None


class Laboratory:
    """All experiments of a server, by the hash of what they play."""

    def __init__(self, config: Config) -> None:
        self.is_open, self.seconds, self.cores = config.laboratory, config.laboratory_seconds, config.laboratory_cores
        self._queue = FairQueue(self.cores, "laboratory", MOST_GROWING)
        self._pool: ProcessPoolExecutor | None = None
        kept = KeptResults(ExperimentSoFar, "experiments", config.experiments)
        self._jobs = BackgroundJobs(self._queue, kept, self._ended)

    async def find(self, wanted: ExperimentWanted, requester: Requester) -> ExperimentSoFar:
        """The experiment as far as it has grown; asking makes it grow."""
        if not self.is_open:
            raise Refused("no_laboratory", "Experiments are switched off on this server.")
        experiment, key = await asyncio.to_thread(_read, wanted)
        if self._jobs.find(key) is None and (kept := await self._jobs.read(key)) is not None:
            return kept
        job = self._jobs.find(key) or self._begin(key, experiment, requester)
        return job.so_far() or NOTHING_YET

    def _begin(self, key: str, experiment: Experiment, requester: Requester) -> ExperimentJob:
        self._jobs.check_room(requester, MOST_GROWING, MOST_OF_ADDRESS)
        job = ExperimentJob(experiment, requester, self.seconds, self._workers())
        self._jobs.begin(key, job)
        return job

    def _ended(self, error: Exception | None) -> None:
        """Ends the processes if nothing grows any more, or if one of them was ended: whoever asks again begins anew."""
        if not self._jobs or isinstance(error, BrokenProcessPool):
            self._end_processes()
        if error is not None and not isinstance(error, BrokenProcessPool):
            raise error

    def _workers(self) -> ShardWorkers:
        """The processes that play; they are there while something is to be played."""
        if self._pool is None:
            self._pool = ProcessPoolExecutor(self.cores, mp_context=get_context("spawn"), initializer=_be_nice)
        return ShardWorkers(self._pool, 1)

    def _end_processes(self) -> None:
        if self._pool is not None:
            self._pool.shutdown(wait=False, cancel_futures=True)
            self._pool = None

    async def stop(self) -> None:
        self._queue.close()
        self._end_processes()
        await self._jobs.stop()
        await asyncio.to_thread(self._queue.stop)


def _read(wanted: ExperimentWanted) -> tuple[Experiment, str]:
    experiment = wanted.experiment()
    return experiment, _key(experiment)


def _key(experiment: Experiment) -> str:
    """What comes out follows from what is played and by which program."""
    told = msgspec.json.encode(experiment, order="deterministic")
    return hashlib.sha256(f"{FORMAT} {program()} ".encode() + told).hexdigest()[:32]


def _be_nice() -> None:
    """A process of experiments comes after all others, and leaves Ctrl-C to the server."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    if hasattr(os, "nice"):
        os.nice(NICENESS)
