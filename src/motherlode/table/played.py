"""The games that a person has played: found again long after their tables have left the memory, page by page."""

from typing import Literal, NamedTuple

from sqlalchemy import Engine, Select, case, select, tuple_

from motherlode.table import finished
from motherlode.table.finished import FinishedGame
from motherlode.table.results import fold_name
from motherlode.table.schema import GAMES, PEOPLE, PLAYED, TABLES

Result = Literal["won", "lost", "none"]
"""`none`: a game without a result, or one where a person had several seats."""


class GamesFilter(NamedTuple):
    """Which games of a person."""

    game: str | None = None
    players: int | None = None
    result: Result | None = None
    search: str = ""
    """A part of somebody's name at the table."""
    before: tuple[int, str] | None = None
    """Only those after this one in the list, which begins with the newest: when it ended, and its record."""


class PlayedGame(NamedTuple):
    record: str
    ended_at: int
    code: str | None
    """Of its table, if that is still there."""
    game: FinishedGame


def games_of(engine: Engine, person: str, wanted: GamesFilter, most: int) -> list[PlayedGame]:
    """A person's games, the newest first."""
    with engine.connect() as connection:
        rows = connection.execute(query(person, wanted, most))
        return [PlayedGame(row.record, row.ended_at, row.code, finished.read(row.summary)) for row in rows]


def query(person: str, wanted: GamesFilter, most: int) -> Select[tuple[str, int, str | None, str]]:
    """Goes down the index of a person's games, or of a person's games of a kind, as far as the page needs."""
    found = (
        select(PLAYED.c.record, PLAYED.c.ended_at, TABLES.c.code, GAMES.c.summary)
        .join(GAMES, GAMES.c.record == PLAYED.c.record)
        .outerjoin(TABLES, TABLES.c.code == GAMES.c.code)
        .where(PLAYED.c.person == person)
        .order_by(PLAYED.c.ended_at.desc(), PLAYED.c.record.desc())
        .limit(most)
    )
    if wanted.game is not None:
        found = found.where(PLAYED.c.game == wanted.game)
    if wanted.players is not None:
        found = found.where(PLAYED.c.players == wanted.players)
    if wanted.result is not None:
        result = case((PLAYED.c.place.is_(None), "none"), (PLAYED.c.place == 1, "won"), else_="lost")
        found = found.where(result == wanted.result)
    if wanted.search:
        found = found.where(PLAYED.c.names.contains(fold_name(wanted.search), autoescape=True))
    if wanted.before is not None:
        found = found.where(tuple_(PLAYED.c.ended_at, PLAYED.c.record) < wanted.before)
    return found


def pages_of(engine: Engine, people: set[str]) -> dict[str, str]:
    """The pages of those people who have one."""
    with engine.connect() as connection:
        found = connection.execute(select(PEOPLE.c.person, PEOPLE.c.page).where(PEOPLE.c.person.in_(people)))
        return {row.person: row.page for row in found}
