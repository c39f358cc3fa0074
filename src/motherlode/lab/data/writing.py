"""A shard as files: two of Parquet, and the records as compressed JSON lines."""

import hashlib
import os
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

import msgspec
import numpy as np

from motherlode.bots.policy_games import CHOICES, CODE, SCORES, SEAT
from motherlode.extras import needs
from motherlode.lab.data.columns import GAMES, MOVES, VERSION, Column
from motherlode.lab.data.shard import PERSON, UNKNOWN, GameRow, GameShard
from motherlode.rules.house import is_printed
from motherlode.rules.outcome import places_of
from motherlode.rules.record import FORMAT, Result

with needs("lab"):
    import pyarrow as pa
    import pyarrow.parquet as pq

COMPRESSION = "zstd"
UNFINISHED = ".unfinished"


class WrittenFile(msgspec.Struct, frozen=True):
    """A file of an export, as its manifest lists it."""

    path: str
    """Within the folder, with slashes."""
    rows: int
    bytes: int
    sha256: str


def paths_of(game: str, players: int, number: int) -> dict[str, str]:
    """Where the files of a shard lie: folders that DuckDB, Polars and others read as columns."""
    partition = f"game={game}/players={players}"
    return {
        "records": f"records/{partition}/part-{number:05}.jsonl.zst",
        "moves": f"moves/{partition}/part-{number:05}.parquet",
        "games": f"games/{partition}/part-{number:05}.parquet",
    }


def write_shard(folder: Path, shard: GameShard, number: int) -> list[WrittenFile]:
    """Writes the files of a shard. Each appears when it is whole, the games last: where they are, all are."""
    paths = paths_of(shard.game.name, shard.players, number)
    _write(folder / paths["records"], lambda file: _write_records(shard, file))
    _write(folder / paths["moves"], lambda file: _write_parquet(_moves_table(shard), file))
    _write(folder / paths["games"], lambda file: _write_parquet(_games_table(shard), file))
    return describe_shard(folder, paths)


def describe_shard(folder: Path, paths: dict[str, str]) -> list[WrittenFile]:
    """The files of a shard that is there."""
    games = pq.ParquetFile(folder / paths["games"]).metadata.num_rows
    moves = pq.ParquetFile(folder / paths["moves"]).metadata.num_rows
    rows = {"records": games, "moves": moves, "games": games}
    return [_describe(folder, path, rows[kind]) for kind, path in sorted(paths.items())]


def _describe(folder: Path, path: str, rows: int) -> WrittenFile:
    with (folder / path).open("rb") as file:
        digest = hashlib.file_digest(file, "sha256").hexdigest()
    return WrittenFile(path, rows, (folder / path).stat().st_size, digest)


def _write(path: Path, write: Callable[[str], None]) -> None:
    path.parent.mkdir(parents=True, exist_ok=True)
    unfinished = path.with_name(path.name + UNFINISHED)
    write(str(unfinished))
    os.replace(unfinished, path)


def _write_parquet(table: Any, file: str) -> None:
    pq.write_table(table, file, compression=COMPRESSION)


def _write_records(shard: GameShard, file: str) -> None:
    with pa.CompressedOutputStream(file, COMPRESSION) as stream:
        for line in _records(shard):
            stream.write(line)


def _records(shard: GameShard) -> Iterator[bytes]:
    """Records as `docs/records.md` has them, with the game's id and who played as notes."""
    texts = shard.game.by_code
    for game, moves in zip(shard.games, shard.moves, strict=True):
        record = {
            "format": FORMAT,
            "game": shard.game.name,
            "players": shard.players,
            "options": game.options,
            "deal": game.deal,
            "moves": [texts[code].text for code in moves.rows[:, CODE].tolist()],
            "result": Result(game.outcome.scores, game.outcome.winners),
            "id": game.id,
            "player": game.players,
            "bot": game.bots,
        }
        yield msgspec.json.encode(record) + b"\n"


def _games_table(shard: GameShard) -> Any:
    rows = [_game_values(shard, game, len(moves.rows)) for game, moves in zip(shard.games, shard.moves, strict=True)]
    schema = _schema(GAMES)
    columns = [pa.array([row[field.name] for row in rows], field.type) for field in schema]
    return pa.Table.from_arrays(columns, schema=schema)


def _game_values(shard: GameShard, game: GameRow, moves: int) -> dict[str, Any]:
    return {
        "id": game.id,
        "source": shard.source,
        "options": msgspec.json.encode(game.options).decode(),
        "house": not is_printed(game.options),
        "deal": msgspec.json.encode(game.deal).decode(),
        "deal_id": game.deal_id,
        "ended_on": game.ended_on,
        "moves": moves,
        "scores": game.outcome.scores,
        "places": places_of(game.outcome.ranking),
        "winners": game.outcome.winners,
        "player": game.players,
        "bot": game.bots,
        "given": game.given,
        "rated": game.rated,
        "contest": game.contest,
    }


def _moves_table(shard: GameShard) -> Any:
    """Column by column: there are millions of rows."""
    lengths = np.array([len(each.rows) for each in shard.moves])
    total = int(lengths.sum())
    rows = np.concatenate([each.rows for each in shard.moves])
    bots = np.concatenate([each.bots for each in shard.moves])
    milliseconds = np.concatenate([each.milliseconds for each in shard.moves])
    first = np.repeat(np.cumsum(lengths) - lengths, lengths)
    codes, places = np.unique(rows[:, CODE], return_inverse=True)
    texts = [shard.game.by_code[code].text for code in codes.tolist()]
    offsets = np.arange(0, shard.players * total + 1, shard.players, dtype=np.int32)
    columns = {
        "id": _named(np.repeat(np.arange(len(lengths)), lengths), [game.id for game in shard.games]),
        "number": pa.array(np.arange(total) - first, pa.int32()),
        "seat": pa.array(rows[:, SEAT], pa.int32()),
        "move": _named(places, texts),
        "choices": pa.array(rows[:, CHOICES], pa.int32()),
        "scores": pa.ListArray.from_arrays(offsets, pa.array(rows[:, SCORES:].reshape(-1), pa.int32())),
        "bot": _named(bots, shard.bot_names, bots == PERSON),
        "milliseconds": pa.array(milliseconds, pa.int64(), mask=milliseconds == UNKNOWN),
    }
    schema = _schema(MOVES)
    return pa.Table.from_arrays([columns[field.name].cast(field.type) for field in schema], schema=schema)


def _named(places: Any, names: list[str], missing: Any = None) -> Any:
    return pa.DictionaryArray.from_arrays(pa.array(places, pa.int32(), mask=missing), pa.array(names, pa.string()))


def _schema(columns: tuple[Column, ...]) -> Any:
    fields = [pa.field(each.name, _type(each.type), metadata={"about": each.about}) for each in columns]
    return pa.schema(fields, metadata={"schema": VERSION})


def _type(name: str) -> Any:
    if name.startswith("list["):
        return pa.list_(_type(name.removeprefix("list[").removesuffix("]")))
    return getattr(pa, {"bool": "bool_"}.get(name, name))()
