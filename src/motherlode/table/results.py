"""What a finished game adds to the lists and counts of whoever played it: a fold over games, in any order.

The rows go into the same commit as the game's record. `recount` makes all of them anew.
"""

import unicodedata
from collections.abc import Iterable, Iterator
from typing import Any

from sqlalchemy import Connection, Select, delete, select, text, tuple_
from sqlalchemy.sql.expression import TextClause

from motherlode.table import finished
from motherlode.table.finished import FinishedGame
from motherlode.table.schema import ACHIEVED, GAMES, MET, PLAYED, TALLIES

Values = tuple[Any, ...]
TOGETHER = 1000
"""So many games are counted with one statement."""

ADD: dict[str, TextClause] = {
    "played": text(
        "INSERT INTO played (person, ended_at, record, game, players, place, names)"
        " VALUES (:person, :ended_at, :record, :game, :players, :place, :names)"
    ),
    "tallies": text(
        "INSERT INTO tallies (person, game, players, played, won, points, best)"
        " VALUES (:person, :game, :players, 1, :won, :points, :best)"
        " ON CONFLICT (person, game, players) DO UPDATE SET played = tallies.played + 1,"
        " won = tallies.won + excluded.won, points = tallies.points + excluded.points,"
        " best = CASE WHEN excluded.best > tallies.best THEN excluded.best ELSE tallies.best END"
    ),
    "met": text(
        "INSERT INTO met (person, other, name, played, ahead, behind)"
        " VALUES (:person, :other, :name, 1, :ahead, :behind)"
        " ON CONFLICT (person, other) DO UPDATE SET name = excluded.name, played = met.played + 1,"
        " ahead = met.ahead + excluded.ahead, behind = met.behind + excluded.behind"
    ),
    "achieved": text(
        "INSERT INTO achieved (person, name, times, record, first_at) VALUES (:person, :name, 1, :record, :first_at)"
        " ON CONFLICT (person, name) DO UPDATE SET times = achieved.times + 1"
    ),
}
"""The statements that add a game's rows, each with its values in this order."""


def fold_name(name: str) -> str:
    """A text as it is searched for: capitals and forms of letters make no difference."""
    return unicodedata.normalize("NFKC", name).casefold()


def names_in(game: FinishedGame) -> str:
    """All names at the table, to be searched in."""
    return fold_name(" ".join(seat.name for seat in game.seats if seat.name is not None))


def rows_of(record: str, at: int, game: FinishedGame) -> dict[str, list[Values]]:
    """What a game adds to each table, ordered by person: servers that write the same rows do not block each other."""
    people = sorted(game.people())
    alone = [(person, seats[0]) for person in people if len(seats := game.seats_of(person)) == 1]
    names = names_in(game)
    places = {person: game.places[seat] for person, seat in alone} if game.places is not None else {}
    counted = alone if game.counts else []
    return {
        "played": [(person, at, record, game.game, game.players, places.get(person), names) for person in people],
        "tallies": [_tally(game, person, seat) for person, seat in counted if game.scores is not None],
        "met": [each for person, seat in counted for each in _met(game, person, seat)],
        "achieved": [
            (person, name, record, at)
            for person, seat in counted
            if game.achieved
            for name in sorted(game.achieved[seat])
        ],
    }


def _tally(game: FinishedGame, person: str, seat: int) -> Values:
    assert game.scores is not None
    assert game.places is not None
    points = game.scores[seat]
    return person, game.game, game.players, int(game.places[seat] == 1), points, points


def _met(game: FinishedGame, person: str, seat: int) -> Iterator[Values]:
    """Whoever else sat there, each once: people, and bots by their level."""
    if game.places is None:
        return
    others = {
        other.person or f"bot {other.bot}": (other.name, game.places[number])
        for number, other in enumerate(game.seats)
        if number != seat and (other.person or other.bot)
    }
    own = game.places[seat]
    for other, (name, place) in sorted(others.items()):
        yield person, other, name, int(own < place), int(place < own)


def recount(connection: Connection) -> int:
    """Makes everything that is counted anew, within a transaction; gives the number of games."""
    for counted in (PLAYED, TALLIES, MET, ACHIEVED):
        connection.execute(delete(counted))
    number, last = 0, (0, "")
    while games := connection.execute(_games_after(*last)).all():
        add(connection, ((row.record, row.ended_at, finished.read(row.summary)) for row in games))
        number, last = number + len(games), (games[-1].ended_at, games[-1].record)
    return number


def _games_after(at: int, record: str) -> Select[Any]:
    after = tuple_(GAMES.c.ended_at, GAMES.c.record) > (at, record)
    return select(GAMES).where(after).order_by(GAMES.c.ended_at, GAMES.c.record).limit(TOGETHER)


def add(connection: Connection, games: Iterable[tuple[str, int, FinishedGame]]) -> None:
    """Adds the rows of games, each with its record's name and when it ended."""
    rows: dict[str, list[Values]] = {name: [] for name in ADD}
    for record, at, game in games:
        for name, new in rows_of(record, at, game).items():
            rows[name] += new
    for name, statement in ADD.items():
        if rows[name]:
            columns = list(statement._bindparams)
            connection.execute(statement, [dict(zip(columns, values, strict=True)) for values in rows[name]])
