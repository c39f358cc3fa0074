"""What was luck in games that are over: kept beside the games, for the pages of whoever played them."""

from collections.abc import Collection
from typing import NamedTuple

import msgspec
from sqlalchemy import Engine, select
from sqlalchemy.exc import IntegrityError

from motherlode.table.schema import LEDGERS


class SeatLuck(NamedTuple):
    """Of one seat in one game, as shares of the victory."""

    even: float
    """What equals have before the deal."""
    luck: float
    result: float


Game = tuple[SeatLuck, ...]
"""By seat; empty where it cannot be worked out."""
_decoder: msgspec.json.Decoder[Game] = msgspec.json.Decoder(Game)


def ledgers_of(engine: Engine, records: Collection[str]) -> dict[str, Game]:
    """Those that are known already, by the names of the records."""
    query = select(LEDGERS.c.record, LEDGERS.c.shares).where(LEDGERS.c.record.in_(records))
    with engine.connect() as connection:
        return {row.record: _decoder.decode(row.shares) for row in connection.execute(query)}


def keep_ledger(engine: Engine, record: str, game: Game) -> None:
    """Another server may have been first: it found the same."""
    row = LEDGERS.insert().values(record=record, shares=msgspec.json.encode(game).decode())
    try:
        with engine.connect().execution_options(writes=True) as connection, connection.begin():
            connection.execute(row)
    except IntegrityError:
        return
