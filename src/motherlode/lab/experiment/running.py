"""Runs an experiment: gives out shards, keeps them, and stops every table when it is known well enough.

Whether a table stops is decided at the ends of shards, one after the other, by the shards up to there alone: neither
the number of workers nor the order in which they finish can change what comes out.
"""

import time
from collections.abc import Iterator
from concurrent.futures import FIRST_COMPLETED, Future, wait
from contextlib import nullcontext
from itertools import count
from pathlib import Path
from typing import Any

import numpy as np

from motherlode.lab.experiment.definition import PRINTED, Experiment, Setup, program
from motherlode.lab.experiment.measures import MeasuredValue, TableGames, measure
from motherlode.lab.experiment.report import Report, Stopped, TableReport, table_report
from motherlode.lab.experiment.shards import (
    Columns,
    FolderStore,
    MemoryStore,
    OtherProgram,
    PlayedShard,
    Shard,
    ShardStore,
    join,
    play_shard,
)
from motherlode.lab.experiment.workers import ShardWorkers, gather

AHEAD = 2
"""Shards that wait for a worker, for each worker."""


class TableRun:
    """One table of an experiment, and how far it got."""

    def __init__(self, experiment: Experiment, setup: Setup) -> None:
        self.setup = setup
        self.stopped: Stopped = "running"
        self.given = 0
        """Shards that were given out, or found."""
        self._experiment = experiment
        self._waiting: dict[int, Columns] = {}
        self._counted = 0
        """Shards that count, the first ones in order."""
        self._parts: list[Columns] = []
        self.deals = 0
        self.wanted = experiment.limits.deals
        """Deals that will be needed, as far as can be foreseen."""

    @property
    def columns(self) -> Columns:
        """The rows that count: those of all shards up to where it stopped. They are joined when somebody asks."""
        if len(self._parts) > 1:
            self._parts = [join(self._parts)]
        return self._parts[0] if self._parts else {}

    def shard(self, number: int) -> Shard:
        limits = self._experiment.limits
        first = number * limits.shard
        return Shard(self.setup, first, min(limits.shard, limits.deals - first))

    @property
    def has_more(self) -> bool:
        """Whether a shard is left to give out."""
        return self.stopped == "running" and self.given * self._experiment.limits.shard < self._experiment.limits.deals

    def add(self, number: int, columns: Columns) -> None:
        """A shard was played; those that are next in order are counted, until the table stops."""
        self._waiting[number] = columns
        while self.stopped == "running" and self._counted in self._waiting:
            self._parts.append(self._waiting.pop(self._counted))
            self._counted += 1
            self.deals += len(self._parts[-1]["deal"]) // self.setup.rotations
            self._decide()

    def _decide(self) -> None:
        limits = self._experiment.limits
        if self._is_certain():
            self.stopped = "certain"
        elif self.deals >= limits.deals:
            self.stopped = "limit"

    def _is_certain(self) -> bool:
        certainty, limits = self._experiment.certainty, self._experiment.limits
        if not certainty or self.deals < min(limits.at_least, limits.deals):
            return False
        games = TableGames(self.setup, self.columns, self._experiment.pace)
        found = measure(games, tuple(certainty))
        times = [(each.half / certainty[key.partition(".")[0]]) ** 2 for key, each in found.items()]
        most = max(times, default=np.inf)
        self.wanted = int(min(limits.deals, max(limits.at_least, self.deals * most)))
        return most <= 1


class Run:
    """An experiment under way: what is known, and how long it will take."""

    def __init__(self, experiment: Experiment) -> None:
        self.experiment = experiment
        self.tables = [TableRun(experiment, setup) for setup in experiment.setups.tables]
        self.played = 0
        """Deals that were played now, not found."""
        self.core_seconds = 0.0
        """How long cores worked for them, whatever else they did."""
        self._began = time.monotonic()

    @property
    def done(self) -> bool:
        return all(table.stopped != "running" for table in self.tables)

    @property
    def part(self) -> float:
        """How much of the work is done, as far as can be foreseen."""
        if self.done:
            return 1.0
        wanted = sum(table.deals if table.stopped != "running" else table.wanted for table in self.tables)
        return min(0.999, sum(table.deals for table in self.tables) / max(1, wanted))

    @property
    def seconds(self) -> float:
        return time.monotonic() - self._began

    @property
    def seconds_left(self) -> float | None:
        """None before anything was played."""
        if not self.played:
            return None
        left = sum(max(0, table.wanted - table.deals) for table in self.tables if table.stopped == "running")
        return left * self.seconds / self.played

    def report(self) -> Report:
        """What is known so far."""
        return report_of(self.experiment, self.tables)


def report_of(experiment: Experiment, tables: list[TableRun]) -> Report:
    compared: dict[tuple[int, str], dict[str, MeasuredValue]] = {}
    found: list[TableReport] = []
    for table in tables:  # the printed rules come first
        kind = table.setup.players, table.setup.levels
        report, measures = table_report(experiment, table.setup, table.columns, table.stopped, compared.get(kind))
        if table.setup.variant == PRINTED:
            compared[kind] = measures
        found.append(report)
    return Report(
        experiment=experiment,
        program=program(),
        done=all(table.stopped != "running" for table in tables),
        tables=tuple(found),
        impossible=experiment.setups.impossible,
    )


def run(
    experiment: Experiment,
    folder: Path | None = None,
    *,
    processes: int = 1,
    cluster: str | None = None,
    workers: ShardWorkers | None = None,
) -> Iterator[Run]:
    """Runs an experiment and tells how it goes after every shard; who stops asking stops the work.

    What was played before into the same folder is not played again. Without a folder nothing is kept. Who has workers
    already, for several experiments, brings them.
    """
    store: ShardStore = MemoryStore()
    if folder is not None:
        kept = FolderStore(folder)
        kept.begin(experiment)
        store = kept
    under_way = Run(experiment)
    if find(under_way.tables, store):
        yield under_way
    if not under_way.done:
        with gather(processes, cluster) if workers is None else nullcontext(workers) as players:
            yield from _play(under_way, store, players)


def find(tables: list[TableRun], store: ShardStore) -> bool:
    """Counts what was played before; whether there was anything."""
    found = False
    for table in tables:
        for number in count():
            columns = store.load(table.shard(number)) if table.has_more else None
            if columns is None:
                break
            table.given = number + 1
            table.add(number, columns)
            found = True
    return found


def known(folder: Path) -> Report:
    """What the games in a folder tell; nothing is played."""
    store = FolderStore(folder)
    experiment = store.experiment()
    tables = [TableRun(experiment, setup) for setup in experiment.setups.tables]
    find(tables, store)
    return report_of(experiment, tables)


def _play(under_way: Run, store: ShardStore, workers: ShardWorkers) -> Iterator[Run]:
    waiting: dict[Future[Any], tuple[TableRun, int]] = {}
    while True:
        while len(waiting) < AHEAD * workers.number and (table := _next(under_way.tables)) is not None:
            number, shard = table.given, table.shard(table.given)
            table.given += 1
            if (columns := store.load(shard)) is not None:  # work that stopped may have left holes
                table.add(number, columns)
            else:
                waiting[workers.executor.submit(play_shard, shard)] = table, number
        if under_way.done or not waiting:
            break
        for future in wait(waiting, return_when=FIRST_COMPLETED).done:
            table, number = waiting.pop(future)
            shard = table.shard(number)
            found = _checked(future.result())
            store.save(shard, found.columns)
            under_way.played += shard.deals
            under_way.core_seconds += found.seconds
            table.add(number, found.columns)
            yield under_way
    for future in waiting:
        future.cancel()


def _next(tables: list[TableRun]) -> TableRun | None:
    """The table that got least so far: all grow side by side."""
    return min((table for table in tables if table.has_more), key=lambda table: table.given, default=None)


def _checked(played: PlayedShard) -> PlayedShard:
    if played.program != program():
        raise OtherProgram(
            "A worker of the cluster runs another version of Motherlode: its games would not be the same."
        )
    return played
