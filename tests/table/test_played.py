"""Finished games by person: listed, filtered, counted, and found by an index on both databases."""

from collections.abc import Iterator
from contextlib import closing
from typing import Any

import msgspec
import pytest
from sqlalchemy import event, func, insert, select, text
from sqlalchemy.dialects import postgresql, sqlite

from motherlode.rules import SplitMix64
from motherlode.rules.outcome import places_of
from motherlode.table import commands as ask
from motherlode.table import finished, results
from motherlode.table.finished import SeatSummary
from motherlode.table.people import People
from motherlode.table.played import GamesFilter, games_of, query
from motherlode.table.ports import Writing
from motherlode.table.profile import queries
from motherlode.table.results import rows_of
from motherlode.table.retention import DAY, Retention, sweep
from motherlode.table.schema import ACHIEVED, GAMES, MET, PEOPLE, PLAYED, SCHEMA, TALLIES
from motherlode.table.store import Store
from motherlode.table.summary import finish
from motherlode.table.table_lists import own_tables
from tests.table.finished_games import ANN, BEN, BOT, game, keep
from tests.table.seating import started


@pytest.fixture
def store(database: str) -> Iterator[Store]:
    with closing(Store(database)) as store:
        yield store


def records(store: Store, person: str, **wanted: Any) -> list[str]:
    return [each.record for each in games_of(store.engine, person, GamesFilter(**wanted), 9)]


def test_games_are_listed_by_person_the_newest_first(store: Store) -> None:
    """With filters and a search in names, whatever their capitals; one after another in pages."""
    keep(store, "a1", 1, game(ANN, BEN))
    keep(store, "a2", 2, game(ANN, BOT, scores=(3, 8)))
    keep(store, "a3", 2, game(ANN, BEN, game="mine", scores=None))
    keep(store, "a4", 4, game(BEN, BOT, BOT, scores=(1, 2, 3)))
    assert records(store, "ann") == ["a3", "a2", "a1"]
    assert records(store, "eve") == []
    assert records(store, "ann", game="mine") == ["a3"]
    assert records(store, "ben", players=3) == ["a4"]
    assert records(store, "ann", result="won") == ["a1"]
    assert records(store, "ann", result="lost") == ["a2"]
    assert records(store, "ann", result="none") == ["a3"]
    assert records(store, "ann", search="ben ø") == ["a3", "a1"]
    assert records(store, "ann", search="%") == []
    assert records(store, "ann", before=(2, "a3")) == ["a2", "a1"]
    (newest, *_) = games_of(store.engine, "ben", GamesFilter(), 1)
    assert (newest.ended_at, newest.code, newest.game.scores) == (4, "ta4", (1, 2, 3))


def test_games_are_counted_with_the_move_that_ends_them(store: Store) -> None:
    """By game and number of players, against whom, and what was achieved; several seats of one person do not count."""
    keep(store, "a1", 1, game(ANN, BEN, achieved=(("clever",), ())))
    keep(store, "a2", 2, game(BEN, ANN, achieved=((), ("clever", "quick"))))
    keep(store, "a3", 3, game(ANN, ANN))
    keep(store, "a4", 4, game(ANN, BOT, counts=False))
    expect_counts(store)
    with store.engine.begin() as connection:
        assert results.recount(connection) == 4
    expect_counts(store)


def expect_counts(store: Store) -> None:
    with store.engine.connect() as connection:
        tallies = connection.execute(select(TALLIES).order_by(TALLIES.c.person)).all()
        met = connection.execute(select(MET).order_by(MET.c.person)).all()
        achieved = connection.execute(select(ACHIEVED).order_by(ACHIEVED.c.name)).all()
    assert tallies == [("ann", "donkey", 2, 2, 1, 13, 9), ("ben", "donkey", 2, 2, 1, 13, 9)]
    assert met == [("ann", "ben", "Ben Ø", 2, 1, 1), ("ben", "ann", "Ann", 2, 1, 1)]
    assert achieved == [("ann", "clever", 2, "a1", 1), ("ann", "quick", 1, "a2", 2)]
    assert records(store, "ann") == ["a4", "a3", "a2", "a1"]


def test_places_are_shared() -> None:
    assert places_of(((2,), (0, 3), (1,))) == (2, 4, 1, 2)


def test_a_game_goes_down_with_who_sat_there_at_its_end() -> None:
    """Without a result if the players ended it; one that goes on from a record does not count."""
    sitting = started(game="donkey", players=2)
    sitting.ask("ben", ask.Name(name="Ben"))
    sitting.play_on(SplitMix64(1))
    play = sitting.table.play
    assert play is not None
    outcome, last = play.outcome(), play.moves[-1].text
    play.take_back(1)
    over = finish(sitting.table, last)
    assert (over.scores, over.places) == (outcome.scores, places_of(outcome.ranking))
    assert over.seats == (SeatSummary("ann", None, None), SeatSummary("ben", "Ben", None))
    assert finished.read(finished.write(over)) == over
    ended = finish(sitting.table, None)
    assert (ended.scores, ended.places, ended.counts) == (None, None, True)


def fill(store: Store, people: int, games: int) -> None:
    """So many games of each of some people, one in a hundred of another kind."""
    summary = finished.write(game(ANN, BEN))
    rows = [(f"p{person}", f"{number:x}", number) for person in range(people) for number in range(games)]
    with store.engine.begin() as connection:
        connection.execute(
            insert(GAMES), [{"record": f"{n:x}", "code": "c", "ended_at": n, "summary": summary} for n in range(games)]
        )
        connection.execute(
            insert(PLAYED),
            [
                {
                    "person": who,
                    "record": record,
                    "ended_at": at,
                    "game": "donkey" if at % 100 else "mine",
                    "players": 2,
                    "place": 1,
                    "names": "",
                }
                for who, record, at in rows
            ],
        )
    with store.engine.connect().execution_options(isolation_level="AUTOCOMMIT") as connection:
        connection.execute(text("ANALYZE"))


BY_AN_INDEX = (
    (query("p7", GamesFilter(), 25), "played_pkey", "played"),
    (query("p7", GamesFilter(before=(700, "2bc")), 25), "played_pkey", "played"),
    (query("p7", GamesFilter(game="mine"), 25), "played_by_game", "played"),
    (own_tables("p7", 25), "memberships_open", "memberships"),
    (queries("p7")[0], "tallies_pkey", "tallies"),
    (queries("p7")[1], "met_most", "met"),
    (queries("p7")[2], "achieved_pkey", "achieved"),
)


def test_what_home_and_a_page_ask_goes_down_an_index(store: Store) -> None:
    """Nobody else's rows are read."""
    fill(store, people=10, games=1000)
    for statement, index, table in BY_AN_INDEX:
        goes_down(store, statement, index, table)


def goes_down(store: Store, statement: Any, index: str, table: str) -> None:
    is_sqlite = store.engine.dialect.name == "sqlite"
    dialect = sqlite.dialect() if is_sqlite else postgresql.dialect()  # type: ignore[no-untyped-call]
    literal = statement.compile(dialect=dialect, compile_kwargs={"literal_binds": True})
    explain = "EXPLAIN QUERY PLAN" if is_sqlite else "EXPLAIN"
    with store.engine.connect() as connection:
        if not is_sqlite:  # a table of a test is small enough to be read whole
            connection.exec_driver_sql("SET enable_seqscan = off")
        plan = "\n".join(str(row) for row in connection.exec_driver_sql(f"{explain} {literal}".replace("%", "%%")))
    key = "PRIMARY KEY (person" if table == "played" else f"sqlite_autoindex_{table}_1"
    assert (index.replace(f"{table}_pkey", key) if is_sqlite else index) in plan, plan
    for bad in (f"Seq Scan on {table}", f"SCAN {table}"):
        assert bad not in plan, plan


ALWAYS_SMALL = ("rating_pools", "challenges")
"""One row for each kind of game, and what was asked within five minutes."""


def test_nobody_elses_rows_are_read_to_forget_somebody(store: Store) -> None:
    """Each statement goes down an index: with very many games, all others would wait for it."""
    fill(store, people=10, games=10)
    asked: dict[str, Any] = {}
    event.listen(store.engine, "before_cursor_execute", lambda *call: asked.setdefault(call[2], call[3]))
    People(store.engine).delete("p7", 1)
    People(store.engine).data_of("p8")
    is_sqlite = store.engine.dialect.name == "sqlite"
    with store.engine.connect() as connection:
        if not is_sqlite:  # a table of a test is small enough to be read whole
            connection.exec_driver_sql("SET enable_seqscan = off")
        explain, whole = ("EXPLAIN QUERY PLAN", "SCAN ") if is_sqlite else ("EXPLAIN", "Seq Scan on ")
        plans = {
            statement: str(connection.exec_driver_sql(f"{explain} {statement}", values).all())
            for statement, values in list(asked.items())
            if statement.startswith(("SELECT", "UPDATE", "DELETE"))
        }
    read = [part for plan in plans.values() for part in plan.split(whole)[1:]]
    assert [part for part in read if not part.startswith(ALWAYS_SMALL)] == []


def test_games_of_people_outlast_their_tables(store: Store) -> None:
    """Those of guests go with the table, and so does what was counted of them."""
    now = 1_800_000_000
    for record, player in (("aa", ANN), ("bb", BEN)):
        sitting = started(game="donkey", players=2, deal=1)
        entries = tuple(entry for entry in sitting.log)
        entries = (*entries[:-1], type(entries[-1])(**{**as_dict(entries[-1]), "record": record}))
        at = 1000 * (now - 500 * DAY)
        store.write([Writing(record, 0, entries, at, (record, b"{}"), finished=game(player, BOT))])
    with store.engine.begin() as connection:
        connection.execute(insert(PEOPLE), {"person": "ann", "page": "p", "created_at": 0, "seen_at": 0})
    swept = sweep(store, Retention(), now)
    assert (swept.tables, swept.records) == (2, 1)
    assert (records(store, "ann"), records(store, "ben")) == (["aa"], [])
    assert store.record("aa", 0) is not None
    assert store.record("bb", 0) is None
    with store.engine.connect() as connection:
        assert connection.scalars(select(TALLIES.c.person)).all() == ["ann"]
        assert connection.scalar(select(func.count()).select_from(GAMES)) == 1


def as_dict(entry: Any) -> dict[str, Any]:
    return {name: getattr(entry, name) for name in entry.__struct_fields__}


def test_rows_come_in_the_order_of_people() -> None:
    """Servers that write the same people's rows at once take them in the same order."""
    rows = rows_of("aa", 1, game(BEN, ANN))
    assert [row[0] for row in rows["tallies"]] == [row[0] for row in rows["met"]] == ["ann", "ben"]


def test_games_of_older_databases_are_found_in_their_logs(database: str) -> None:
    """A database of the step before has the same lists afterwards as if its games had been counted as they ended."""
    sitting = started(game="gate", players=2, deal=3)
    sitting.ask("ben", ask.Name(name="Ben"))
    sitting.play_on(SplitMix64(5))
    play = sitting.table.play
    assert play is not None
    document, last = play.to_record(names=[None, "Ben"]), play.moves[-1].text
    entries = tuple(sitting.log)
    play.take_back(1)
    expected = finish(sitting.table, last)
    with closing(Store(database)) as store:
        store.write([Writing("code", 0, entries, 7, (play.record, document))])
        with store.engine.begin() as connection:
            for statement in (*DOWN, "UPDATE alembic_version SET version_num = '0007'"):
                connection.execute(text(statement))
    with closing(Store(database)) as store:
        (found,) = games_of(store.engine, "ben", GamesFilter(), 9)
        assert (found.record, found.code, found.ended_at) == (play.record, "code", 7)
        assert found.game == msgspec.structs.replace(expected, achieved=())
        assert records(store, "ann", search="ben") == [play.record]


BEFORE_PEOPLE = {
    "tables", "downtimes", "entries", "records", "memberships", "settings", "nodes", "presence", "spent",
}  # fmt: skip
DOWN = (
    "DROP INDEX memberships_open",
    "DROP INDEX memberships_code",
    "DROP INDEX tables_listed",
    "ALTER TABLE memberships DROP COLUMN open",
    "ALTER TABLE memberships DROP COLUMN since",
    "ALTER TABLE records DROP COLUMN seal",
    *(f"DROP TABLE {name}" for name in sorted(SCHEMA.tables.keys() - BEFORE_PEOPLE)),
)
"""Back to the step before people."""
