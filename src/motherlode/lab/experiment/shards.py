"""Games are played, kept and counted by shards: some deals in a row of one table.

A shard is the same whoever plays it, and its file is written whole or not at all. So work can stop anywhere, go on
anywhere, and be done twice without harm.
"""

import os
from collections.abc import Iterable
from pathlib import Path
from time import process_time
from typing import Any, Protocol

import msgspec
import numpy as np
import numpy.typing as npt

from motherlode.extras import needs
from motherlode.lab.experiment.analysis import Row
from motherlode.lab.experiment.compiled import compiled_games
from motherlode.lab.experiment.definition import BadExperiment, Experiment, Setup, from_data, program
from motherlode.lab.experiment.playing import rows_of
from motherlode.rules import MotherlodeError

Columns = dict[str, npt.NDArray[np.float64]]
"""The rows of games, column by column; NaN where there is nothing to say."""
WHOLE = ("deal", "rotation", "moves", "choices", "leader_changes")
TABLES = "tables.json"
SHARDS = "shards"


class OtherProgram(MotherlodeError):
    """A worker runs another version, whose games would not be the same."""

    name = "other_program"


class Shard(msgspec.Struct, frozen=True):
    """Some deals of one table."""

    setup: Setup
    first: int
    deals: int

    @property
    def name(self) -> str:
        return f"{self.setup.digest}/{self.first:07d}-{self.deals:05d}.parquet"


class PlayedShard(msgspec.Struct, frozen=True):
    """What a worker sends back."""

    program: str
    columns: Columns
    seconds: float
    """How long a core worked for it."""


def play_shard(shard: Shard) -> PlayedShard:
    """Plays the games of a shard; called wherever the work is done."""
    began = process_time()
    compiled, deals = compiled_games(shard.setup), range(shard.first, shard.first + shard.deals)
    if compiled is None:
        rows = [row for deal in deals for row in rows_of(shard.setup, deal)]
    else:
        rows = [compiled.row(deal, rotation) for deal in deals for rotation in range(shard.setup.rotations)]
    return PlayedShard(program(), columns_of(rows), process_time() - began)


def columns_of(rows: list[Row]) -> Columns:
    return {name: np.array([row[name] for row in rows], np.float64) for name in rows[0]}


def join(parts: Iterable[Columns]) -> Columns:
    """The rows of several shards, one after the other."""
    found = list(parts)
    return {name: np.concatenate([part[name] for part in found]) for name in found[0]} if found else {}


class ShardStore(Protocol):
    """Where shards are kept."""

    def load(self, shard: Shard) -> Columns | None:
        """The rows of a shard that was played before; None if it was not."""

    def save(self, shard: Shard, columns: Columns) -> None:
        """Keeps the rows of a shard."""


class MemoryStore:
    """Nothing is kept longer than the program runs."""

    def __init__(self) -> None:
        self._shards: dict[str, Columns] = {}

    def load(self, shard: Shard) -> Columns | None:
        return self._shards.get(shard.name)

    def save(self, shard: Shard, columns: Columns) -> None:
        self._shards[shard.name] = columns


class FolderStore:
    """A Parquet file for each shard, `shards/TABLE/FIRST-DEALS.parquet`, and `tables.json`, which names the tables."""

    def __init__(self, place: Path) -> None:
        with needs("lab"):
            import pyarrow  # noqa: F401 - says early what is missing

        self.place = place

    def begin(self, experiment: Experiment) -> None:
        """Notes what is played here, so that a report needs nothing else."""
        tables = {setup.digest: setup for setup in experiment.setups.tables}
        told = {"experiment": experiment, "tables": tables, "program": program()}
        _write(self.place / TABLES, msgspec.json.format(msgspec.json.encode(told)))

    def experiment(self) -> Experiment:
        """What was played here."""
        try:
            told = msgspec.json.decode((self.place / TABLES).read_bytes())
            asked, played_by = told["experiment"], told["program"]
        except (OSError, msgspec.DecodeError, KeyError, TypeError):
            raise BadExperiment(f"{self.place} holds no experiment: {TABLES} is missing or damaged.") from None
        if played_by != program():
            raise OtherProgram(
                f"The games in {self.place} were played by another version of Motherlode, whose rules or bots may"
                " differ: run the experiment again."
            )
        return from_data(asked)

    def load(self, shard: Shard) -> Columns | None:
        """What cannot be read, or is not what it should be, counts as not played."""
        from pyarrow import ArrowException, parquet

        try:
            table = parquet.read_table(self.place / SHARDS / shard.name, partitioning=None)
        except (OSError, ArrowException):
            return None
        columns = {name: table[name].to_numpy().astype(np.float64) for name in table.column_names if name not in TOLD}
        return columns if _is_whole(shard, columns) else None

    def save(self, shard: Shard, columns: Columns) -> None:
        import pyarrow as pa
        from pyarrow import parquet

        games = len(columns["deal"])
        told = {name: pa.array([value] * games).dictionary_encode() for name, value in told_of(shard.setup).items()}
        numbers = {name: _array(pa, name, values) for name, values in columns.items()}
        sink = pa.BufferOutputStream()
        parquet.write_table(pa.table(told | numbers), sink, compression="zstd")
        _write(self.place / SHARDS / shard.name, sink.getvalue().to_pybytes())


TOLD = ("table", "game", "players", "levels", "bots", "options")
"""Columns that say of every row where it comes from, so that the files can be queried without anything else."""


def told_of(setup: Setup) -> dict[str, Any]:
    options = msgspec.json.encode(setup.options, order="deterministic").decode()
    told = setup.digest, setup.game, setup.players, setup.levels, setup.bots, options
    return dict(zip(TOLD, told, strict=True))


def _array(pa: Any, name: str, values: npt.NDArray[np.float64]) -> Any:
    is_whole = name in WHOLE or name.startswith(("event_", "score_"))
    return pa.array(values.astype(np.int32) if is_whole else values)


def _is_whole(shard: Shard, columns: Columns) -> bool:
    """Whether all games of a shard are there, in their order."""
    rotations = shard.setup.rotations
    wanted = np.repeat(np.arange(shard.first, shard.first + shard.deals), rotations)
    return "deal" in columns and np.array_equal(columns["deal"], wanted)


def _write(file: Path, content: bytes) -> None:
    """All of it or nothing: who reads never sees a part."""
    file.parent.mkdir(parents=True, exist_ok=True)
    partial = file.with_name(f".{file.name}.{os.getpid()}")
    partial.write_bytes(content)
    os.replace(partial, file)
