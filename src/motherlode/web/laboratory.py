"""Experiments with rules on a server: a game as printed and with some switches changed, side by side.

They are played by processes of low priority, so that nobody at a table notices. An experiment grows while somebody asks
for it; people take turns, only so many grow at once, and each gets only so much of a core's time.
"""

import asyncio
import hashlib
import os
import signal
import time
from concurrent.futures import ProcessPoolExecutor
from concurrent.futures.process import BrokenProcessPool
from multiprocessing import get_context
from typing import Any, Literal

import msgspec

from motherlode.lab.experiment import Experiment, Run, TableReport, from_data, run
from motherlode.lab.experiment.definition import program
from motherlode.lab.experiment.workers import Workers
from motherlode.rules import game
from motherlode.rules.house import departures
from motherlode.table import Refused
from motherlode.table.fair_queue import FairQueue, Requester
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
        """Both ways to play: a printed way to play, as in teams, is the same in both."""
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


class Grown(msgspec.Struct, frozen=True, kw_only=True):
    """An experiment as far as it has grown."""

    progress: float
    ended: Ended | None
    """Why no more is played; None while it grows."""
    tables: tuple[TableReport, ...]
    """As printed, and changed."""


class Growing:
    """An experiment on its way."""

    def __init__(self, experiment: Experiment, requester: Requester, seconds: float, workers: Workers) -> None:
        self.requester = requester
        self._seconds = seconds
        self._spent = self._free = 0.0
        self._prepared = False
        self._run: Run | None = None
        self._steps = run(experiment, workers=workers)
        self._shown = Grown(progress=0.0, ended=None, tables=())
        self.asked_at = time.monotonic()

    def advance(self) -> None:
        """Waits for the next piece. The first one of each table may have to compile the rules: that does not count."""
        self._run = next(self._steps, self._run)
        assert self._run is not None
        if not self._prepared:
            self._prepared, self._free = all(table.deals for table in self._run.tables), self._run.core_seconds
        self._spent = self._run.core_seconds - self._free
        part = max(self._run.part, min(0.999, self._spent / self._seconds))
        self._shown = Grown(progress=part, ended=self._ended(), tables=self._run.report().tables)

    def _ended(self) -> Ended | None:
        assert self._run is not None
        if not self._run.done:
            return "time" if self._spent >= self._seconds else None
        return "certain" if all(table.stopped == "certain" for table in self._run.tables) else "limit"

    def look(self) -> Grown:
        return self._shown

    @property
    def is_done(self) -> bool:
        return self._shown.ended is not None

    @property
    def is_wanted(self) -> bool:
        return time.monotonic() - self.asked_at < FORGOTTEN_AFTER


class Laboratory:
    """All experiments of a server, by the hash of what they play."""

    def __init__(self, config: Config) -> None:
        self.is_open, self.seconds, self.cores = config.laboratory, config.laboratory_seconds, config.laboratory_cores
        self._kept = KeptResults(Grown, "experiments", config.experiments)
        self._queue = FairQueue(self.cores, "laboratory", MOST_GROWING)
        self._pool: ProcessPoolExecutor | None = None
        self._growing: dict[str, Growing] = {}
        self._tasks: set[asyncio.Task[None]] = set()

    async def find(self, wanted: ExperimentWanted, requester: Requester) -> Grown:
        """The experiment as far as it has grown; asking makes it grow."""
        if not self.is_open:
            raise Refused("no_laboratory", "Experiments are switched off on this server.")
        experiment, key = await asyncio.to_thread(_read, wanted)
        if (growing := self._growing.get(key)) is not None:
            growing.asked_at = time.monotonic()
            return growing.look()
        kept = await asyncio.to_thread(self._kept.read, key)
        return kept or self._begin(key, experiment, requester)

    def _begin(self, key: str, experiment: Experiment, requester: Requester) -> Grown:
        if (growing := self._growing.get(key)) is not None:
            return growing.look()
        own = sum(growing.requester.address == requester.address for growing in self._growing.values())
        if len(self._growing) >= MOST_GROWING or own >= MOST_OF_ADDRESS:
            raise Refused("too_many", "That is too much at once; wait a moment.")
        growing = self._growing[key] = Growing(experiment, requester, self.seconds, self._workers())
        task = asyncio.create_task(self._grow(key, growing))
        self._tasks.add(task)
        task.add_done_callback(self._tasks.discard)
        return growing.look()

    async def _grow(self, key: str, growing: Growing) -> None:
        """Piece by piece, each in its turn, as long as somebody wants it."""
        try:
            while growing.is_wanted and not growing.is_done:
                await self._queue.run(growing.requester, growing.advance)
            if growing.is_done:
                await asyncio.to_thread(self._kept.write, key, growing.look())
        except BrokenProcessPool:  # a process was ended; who asks again begins anew
            self._end_processes()
        finally:
            self._growing.pop(key, None)
            if not self._growing:
                self._end_processes()

    def _workers(self) -> Workers:
        """The processes that play; they are there while something is to be played."""
        if self._pool is None:
            self._pool = ProcessPoolExecutor(self.cores, mp_context=get_context("spawn"), initializer=_be_nice)
        return Workers(self._pool, 1)

    def _end_processes(self) -> None:
        if self._pool is not None:
            self._pool.shutdown(wait=False, cancel_futures=True)
            self._pool = None

    async def stop(self) -> None:
        self._queue.close()
        self._end_processes()
        await asyncio.gather(*self._tasks, return_exceptions=True)
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
