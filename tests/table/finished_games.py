"""Finished games, and how they are kept."""

from typing import Any

from motherlode.table.finished import FinishedGame, SeatSummary
from motherlode.table.ports import Writing
from motherlode.table.store import Store
from motherlode.table.summary import status_of
from tests.table.seating import Sitting

ANN, BEN, BOT = SeatSummary("ann", "Ann", None), SeatSummary("ben", "Ben Ø", None), SeatSummary(None, None, "easy")


def game(*seats: SeatSummary, scores: tuple[int, ...] | None = (9, 4), **more: Any) -> FinishedGame:
    if scores is not None:
        more["places"] = tuple(1 + sum(other > score for other in scores) for score in scores)
    more = {"game": "donkey"} | more
    return FinishedGame(players=len(seats), seats=seats, scores=scores, **more)


def keep(store: Store, record: str, at: int, played: FinishedGame) -> None:
    opened = Sitting(game="donkey", players=2)
    code = f"t{record}"
    store.write([Writing(code, 0, (opened.log[0],), at, (record, b"{}"), status_of(opened.table), played)])
