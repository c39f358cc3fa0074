"""The games of a server's database for an export: finished ones of tables that agreed, without who played them."""

import hmac
import secrets
from collections.abc import Callable, Iterable, Iterator
from datetime import UTC, datetime
from functools import lru_cache
from itertools import pairwise
from pathlib import Path
from typing import Any, NamedTuple

import msgspec
import numpy as np
from sqlalchemy import Row, func, select, tuple_

from motherlode.lab.data.bot_games import SHARD, move_row
from motherlode.lab.data.folder import BadFolder, ExportFolder, Manifest
from motherlode.lab.data.shard import UNKNOWN, GameRow, GameShard, MoveRows
from motherlode.lab.data.writing import WrittenFile, write_shard
from motherlode.rules import State, record
from motherlode.table import entries as log
from motherlode.table import finished
from motherlode.table.clock import SystemClock
from motherlode.table.entries import Written
from motherlode.table.errors import Refused
from motherlode.table.finished import FinishedGame
from motherlode.table.schema import GAMES
from motherlode.table.store import Store
from motherlode.table.table import Table

TOGETHER = 500
"""So many games are read with one query: others write meanwhile."""
TABLES_KEPT = 64
"""Logs that were read: the games of a table lie near each other."""
LEAST_SALT = 16


class Told(NamedTuple):
    """What a log tells of a move, and a record does not."""

    bot: str | None
    milliseconds: int


class Anonymous:
    """Names that say nothing but that two are the same."""

    def __init__(self, salt: bytes) -> None:
        self._salt = salt

    def game(self, record: str) -> str:
        return self._name("game", record)

    def player(self, person: str | None) -> str | None:
        return None if person is None else self._name("player", person)

    def _name(self, kind: str, value: str) -> str:
        return f"{kind[0]}{hmac.digest(self._salt, f'{kind} {value}'.encode(), 'sha256').hex()[:20]}"


def new_salt() -> bytes:
    """One that nobody keeps: the next export has other ids."""
    return secrets.token_bytes(32)


def read_salt(file: Path) -> bytes:
    """The salt of a file, so that ids are the same in every export; it is made if there is none."""
    try:
        if not file.exists():
            file.touch(mode=0o600)
            file.write_text(secrets.token_hex(32) + "\n")
        salt = file.read_bytes().strip()
    except OSError as error:
        raise BadFolder(f"The salt {file} cannot be used: {(error.strerror or str(error)).lower()}.") from None
    if len(salt) < LEAST_SALT:
        raise BadFolder(f"The salt in {file} is too short: {LEAST_SALT} characters at least, better none to be made.")
    return salt


def export_server(
    store: Store, folder: Path, salt: bytes, tell: Callable[[int], None] = lambda games: None
) -> Manifest:
    """Writes what may be published. Tells of games as they are looked at."""
    source = {"kind": "server"}
    target = ExportFolder(folder)
    target.begin(source)
    exporting = _Exporting(store, folder, Anonymous(salt))
    for number, row in enumerate(_games(store), 1):
        exporting.take(row)
        if number % TOGETHER == 0:
            tell(TOGETHER)
    exporting.flush()
    return target.finish(source, exporting.counts, exporting.files)


def number_of_games(store: Store) -> int:
    with store.engine.connect() as connection:
        return connection.scalar(select(func.count()).select_from(GAMES)) or 0


def _games(store: Store) -> Iterator[Row[Any]]:
    """All finished games, the oldest first, some at a time."""
    last = (0, "")
    while True:
        after = tuple_(GAMES.c.ended_at, GAMES.c.record) > last
        query = select(GAMES).where(after).order_by(GAMES.c.ended_at, GAMES.c.record).limit(TOGETHER)
        with store.engine.connect() as connection:
            rows = connection.execute(query).all()
        if not rows:
            return
        yield from rows
        last = rows[-1].ended_at, rows[-1].record


class _Exporting:
    """Gathers games by their kind, and writes them when there are enough of one."""

    def __init__(self, store: Store, folder: Path, anonymous: Anonymous) -> None:
        self.counts = {"games": 0, "not_shared": 0, "without_result": 0, "sealed": 0, "lost": 0}
        self.files: list[WrittenFile] = []
        self._store, self._folder, self._anonymous = store, folder, anonymous
        self._now = SystemClock().now()
        self._shards: dict[tuple[str, int], GameShard] = {}
        self._written: dict[tuple[str, int], int] = {}
        self._told = lru_cache(TABLES_KEPT)(self._read_log)

    def take(self, row: Row[Any]) -> None:
        game = finished.read(row.summary)
        found = self._what_of(row.record, game)
        if isinstance(found, str):
            self.counts[found] += 1
            return
        self.counts["games"] += 1
        self._add(row, game, found)

    def _what_of(self, name: str, game: FinishedGame) -> bytes | str:
        """The record, or why it is left out."""
        if not game.shared:
            return "not_shared"
        if game.scores is None:
            return "without_result"
        try:
            text = self._store.record(name, self._now)
        except Refused:
            return "sealed"
        return "lost" if text is None else text

    def _add(self, row: Row[Any], game: FinishedGame, text: bytes) -> None:
        state = record.read(text)
        key = state.game.name, state.players
        shard = self._shards.setdefault(key, GameShard(state.game, state.players, "server"))
        shard.add(self._game_row(row, game, state, text), self._move_rows(shard, row, state))
        if len(shard.games) == SHARD:
            self._write(key)

    def _game_row(self, row: Row[Any], game: FinishedGame, state: State, text: bytes) -> GameRow:
        notes = msgspec.json.decode(text)
        return GameRow(
            id=self._anonymous.game(row.record),
            options=state.options,
            deal=state.deal,
            outcome=state.outcome(),
            players=tuple(self._anonymous.player(seat.person) for seat in game.seats),
            bots=tuple(seat.bot for seat in game.seats),
            ended_on=datetime.fromtimestamp(row.ended_at / 1000, UTC).date(),
            given=notes.get("given", 0),
            rated=game.rated is not None,
            contest=None if game.contest is None else game.contest.kind,
        )

    def _move_rows(self, shard: GameShard, row: Row[Any], state: State) -> MoveRows:
        history = state.history
        rows = [move_row(after, before.seat or 0, len(before.legal_moves())) for before, after in pairwise(history)]
        told = self._told(row.code).get(row.record, [])
        if len(told) != len(rows):  # the log is gone, or is not that of this record
            told = [Told(None, UNKNOWN)] * len(rows)
        return MoveRows(
            rows=np.array(rows, np.int64),
            bots=np.array(shard.bot_numbers([each.bot for each in told]), np.int64),
            milliseconds=np.array([each.milliseconds for each in told], np.int64),
        )

    def _read_log(self, code: str) -> dict[str, list[Told]]:
        return told_by_log(code, self._store.load(code))

    def flush(self) -> None:
        for key in sorted(self._shards):
            self._write(key)

    def _write(self, key: tuple[str, int]) -> None:
        number = self._written.get(key, 0)
        self.files += write_shard(self._folder, self._shards.pop(key), number)
        self._written[key] = number + 1


def told_by_log(code: str, entries: Iterable[Written]) -> dict[str, list[Told]]:
    """By the names of records: who made each move, and how long it took."""
    found: dict[str, list[Told]] = {}
    moves: list[Told] = []
    table, since = None, 0
    for entry, at in entries:
        if table is None:
            assert isinstance(entry, log.Opened)
            table = Table(code, entry, at)
            continue
        if isinstance(entry, log.Moved):
            moves.append(Told(table.seats[entry.seat].level, at - since))
        elif isinstance(entry, log.Started):
            moves = found[entry.record] = [Told(None, UNKNOWN) for _ in entry.given or ()]
        elif isinstance(entry, log.TakenBack):
            del moves[len(moves) - entry.moves :]
        if isinstance(entry, log.Moved | log.Started | log.TakenBack):
            since = at
        table.apply(entry, at)
    return found
