"""What a person has played, in numbers: read from counts that grow with every game, however many there are."""

from typing import Any, NamedTuple

from sqlalchemy import Engine, Row, Select, select

from motherlode.table.ratings import ratings_of
from motherlode.table.schema import ACHIEVED, MET, PEOPLE, TALLIES

MOST_MET = 12
"""So many others are shown: those whom a person has met most often."""


class Profile(NamedTuple):
    tallies: list[Row[Any]]
    """By game and number of players: `game`, `players`, `played`, `won`, `points`, `best`."""
    met: list[Row[Any]]
    """Whom the person met most often: `other`, `played`, `ahead`, `behind`; of whoever has one, `page` and `name`."""
    achieved: list[Row[Any]]
    """`name`, `times`, `record`, `first_at`."""
    ratings: list[Row[Any]]
    """By pool: `mu`, `sigma`, `games`, `provisional`, `certain`."""


def profile_of(engine: Engine, person: str) -> Profile:
    with engine.connect() as connection:
        return Profile(*(list(connection.execute(query)) for query in queries(person)))


def queries(person: str) -> tuple[Select[Any], Select[Any], Select[Any], Select[Any]]:
    return (
        select(TALLIES).where(TALLIES.c.person == person).order_by(TALLIES.c.game, TALLIES.c.players),
        select(MET.c.other, MET.c.played, MET.c.ahead, MET.c.behind, PEOPLE.c.page, PEOPLE.c.name)
        .outerjoin(PEOPLE, PEOPLE.c.person == MET.c.other)
        .where(MET.c.person == person)
        .order_by(MET.c.played.desc())
        .limit(MOST_MET),
        select(ACHIEVED).where(ACHIEVED.c.person == person).order_by(ACHIEVED.c.first_at),
        ratings_of(person),
    )
