"""What a finished game of a contest adds to it: written in the same commit as the move that ended the game."""

from typing import Any

import msgspec
from sqlalchemy import text
from sqlalchemy.sql.expression import TextClause

from motherlode.table.finished import FinishedGame

Values = tuple[Any, ...]

ADD: dict[str, TextClause] = {
    "attempts": text(
        "UPDATE attempts SET ended_at = :ended_at, record = :record, place = :place, margin = :margin, score = :score,"
        " rank = :rank WHERE code = :code AND ended_at IS NULL AND closes_at >= :at"
    ),
    "contest_games": text(
        "UPDATE contest_games SET ended_at = :ended_at, record = :record, scores = :scores, places = :places"
        " WHERE code = :code AND ended_at IS NULL"
    ),
}
"""Each with its values in this order."""
MOST_POINTS = 100_000
"""More than anybody ever has, or is ahead by."""


def rank_of(place: int, margin: int, score: int) -> int:
    """One number for a result, lower for a better one: the place, then how far ahead, then the points."""
    return (place * 2 * MOST_POINTS - margin) * MOST_POINTS - score


def rows_of(code: str, record: str, at: int, game: FinishedGame) -> dict[str, list[Values]]:
    contest = game.contest
    if contest is None:
        return {}
    if contest.kind == "daily":
        return {"attempts": [(at, record, *_result(game), code, at)]}
    return {"contest_games": [(at, record, _json(game.scores), _json(game.places), code)]}


def _result(game: FinishedGame) -> tuple[int | None, ...]:
    """Of the one person at the table; none for a game that was given up."""
    if game.scores is None or game.places is None:
        return None, None, None, None
    (seat, *_) = (number for number, each in enumerate(game.seats) if each.person is not None)
    place, score = game.places[seat], game.scores[seat]
    margin = score - max(points for number, points in enumerate(game.scores) if number != seat)
    return place, margin, score, rank_of(place, margin, score)


def _json(numbers: tuple[int, ...] | None) -> str | None:
    return None if numbers is None else msgspec.json.encode(numbers).decode()
