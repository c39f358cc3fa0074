"""Rated games at a table and in the database: who agrees, who leaves, and a fold that is right however games end."""

from collections.abc import Iterator
from concurrent.futures import ThreadPoolExecutor
from contextlib import closing
from typing import Any

import msgspec
import pytest
from sqlalchemy import func, insert, select, text, update
from sqlalchemy.dialects import postgresql, sqlite

from motherlode.ratings.anchors import ladders
from motherlode.ratings.model import MEAN, Rating
from motherlode.ratings.pools import pool_of
from motherlode.ratings.rated_game import Participant, rated_game
from motherlode.rules import SplitMix64
from motherlode.table import commands as ask
from motherlode.table import entries as log
from motherlode.table import ratings
from motherlode.table.clocks import TimeControl
from motherlode.table.decide import run_out
from motherlode.table.finished import FinishedGame, SeatSummary
from motherlode.table.people import People, writing
from motherlode.table.ports import Writing
from motherlode.table.ratings import RatingStep, changes_in, chart_of, check, fold, leaders, ratings_of, repair, void
from motherlode.table.retention import DAY, Retention, sweep
from motherlode.table.schema import GAMES, PEOPLE, RATED, RATING_CHANGES, RATINGS
from motherlode.table.store import Store
from motherlode.table.summary import due, finish, status_of
from tests.table.seating import Sitting

LIVE = TimeControl(bank=60, increment=5)
RATED_TABLE: dict[str, Any] = {"game": "donkey", "players": 2, "hints": False, "time": LIVE, "rated": True}
PAIR = pool_of("donkey", 2, {})
LEVEL = list(ladders()[PAIR.name].bots)[1]


# At the table.


def agreed(**settings: Any) -> Sitting:
    """A rated game of two people that has begun."""
    sitting = Sitting(**(RATED_TABLE | settings))
    sitting.everybody_sits()
    for person in sitting.table.people():
        sitting.ask(person, ask.AgreeRated(agree=True))
    sitting.ask("ann", ask.Start())
    return sitting


def alone() -> Sitting:
    """A rated game of one person against a bot."""
    sitting = Sitting(**RATED_TABLE)
    sitting.ask("ann", ask.Sit(seat=0))
    sitting.ask("ann", ask.SeatBot(seat=1, level=LEVEL))
    sitting.ask("ann", ask.AgreeRated(agree=True))
    sitting.ask("ann", ask.Start())
    return sitting


@pytest.mark.parametrize(
    "wrong",
    [{"hints": True}, {"deal": 7}, {"first": 1}, {"time": None}],
    ids=["hints", "a numbered deal", "a chosen starter", "no clock"],
)
def test_a_rated_table_has_no_help_and_an_end(wrong: dict[str, Any]) -> None:
    with pytest.raises(Exception, match="rated table"):
        Sitting(**(RATED_TABLE | wrong))


def test_a_game_is_rated_when_all_agree() -> None:
    sitting = Sitting(**RATED_TABLE)
    sitting.everybody_sits()
    assert sitting.refuses("ann", ask.Start()) == "not_agreed"
    sitting.ask("ann", ask.AgreeRated(agree=True))
    sitting.ask("ben", ask.AgreeRated(agree=True))
    sitting.ask("ben", ask.AgreeRated(agree=False))
    assert sitting.refuses("ann", ask.Start()) == "not_agreed"
    sitting.ask("ben", ask.AgreeRated(agree=True))
    sitting.ask("ann", ask.Start())
    assert sitting.table.rated == (Participant("ann", None), Participant("ben", None))
    assert sitting.rebuilt().rated == sitting.table.rated
    assert sitting.refuses("eve", ask.AgreeRated(agree=True)) == "not_seated"


def test_who_agreed_is_asked_again_when_seats_or_settings_change() -> None:
    sitting = Sitting(**RATED_TABLE)
    sitting.everybody_sits()
    for change in (ask.Stand(seat=1), ask.Sit(seat=1), ask.Configure(settings=sitting.table.settings)):
        sitting.ask("ann", ask.AgreeRated(agree=True))
        assert sitting.table.agreed_rated == {"ann"}
        sitting.ask("ann" if isinstance(change, ask.Configure) else "ben", change)
        assert sitting.table.agreed_rated == set()


def test_a_person_has_one_seat_in_a_rated_game() -> None:
    sitting = Sitting(**RATED_TABLE)
    for seat in (0, 1):
        sitting.ask("ann", ask.Sit(seat=seat))
    sitting.ask("ann", ask.AgreeRated(agree=True))
    assert sitting.refuses("ann", ask.Start()) == "not_rateable"


def test_nobody_agrees_where_nothing_is_rated() -> None:
    sitting = Sitting(game="donkey", players=2)
    sitting.everybody_sits()
    assert sitting.refuses("ann", ask.AgreeRated(agree=True)) == "not_rated"
    sitting.ask("ann", ask.Start())
    assert sitting.table.rated is None


def test_players_of_a_rated_game_stay_and_take_nothing_back() -> None:
    sitting = alone()
    sitting.play_on(SplitMix64(1), 1) if sitting.table.to_move == 0 else None
    assert sitting.refuses("ann", ask.TakeBack(seat=0)) == "rated_game"
    assert sitting.refuses("ann", ask.SeatBot(seat=1, level=LEVEL)) == "rated_game"
    assert sitting.refuses("ann", ask.Remove(seat=1)) == "rated_game"


def over(sitting: Sitting, person: str, command: ask.Command) -> FinishedGame:
    """The finished game that a request leads to."""
    before = sitting.rebuilt()
    new = sitting.ask(person, command)
    return finish(before, None, [each.seat for each in new if isinstance(each, log.Forfeited)])


def places(game: FinishedGame) -> list[int] | None:
    return None if game.rated is None else [side.place for side in game.rated.sides]


def test_a_result_is_rated_as_it_is() -> None:
    sitting = agreed()
    sitting.play_on(SplitMix64(1))
    play = sitting.table.play
    assert play is not None
    last = play.moves[-1].text
    play.take_back(1)
    game = finish(sitting.table, last)
    assert game.rated is not None
    assert game.rated.pool == "donkey-2"
    assert places(game) == list(game.places or ())


def test_who_resigns_comes_in_last_and_the_other_may_end_it() -> None:
    sitting = agreed()
    new = sitting.ask("ben", ask.Resign(seat=1, level="medium"))
    assert new == [log.Forfeited(1), log.BotSat(1, "medium")]
    assert places(over(sitting, "ann", ask.End())) == [1, 2]


def test_who_leaves_a_game_against_bots_has_lost_it() -> None:
    for command in (ask.End(), ask.Resign(seat=0, level="medium"), ask.Leave()):
        assert places(over(alone(), "ann", command)) == [2, 1]


def test_a_game_that_all_end_is_not_rated() -> None:
    sitting = agreed()
    sitting.ask("ann", ask.End())
    assert places(over(sitting, "ben", ask.Consent(agree=True))) is None


def test_nobody_wins_by_the_others_being_away() -> None:
    """In a rated game only the clock says who is missed."""
    sitting = agreed()
    assert sitting.ask("ann", ask.End(), now=1e6) == [log.EndAsked(0)]
    assert sitting.refuses("ann", ask.StandIn(seat=1, level="medium"), now=1e6) == "has_time"


@pytest.mark.parametrize("what", ["ask", "bot", "end"])
def test_whose_time_is_over_comes_in_last(what: str) -> None:
    """Whatever was agreed for that: the others end it, a bot plays on to the end, or it ends by itself."""
    sitting = agreed(time=msgspec.convert({"bank": 60, "over": what}, TimeControl))
    table = sitting.table
    late, person = table.to_move, table.seats[table.to_move or 0].person
    assert late is not None
    before = sitting.rebuilt()
    new = run_out(table, 61_000, ())
    for entry in new:
        table.apply(entry)
    expected = [2 if seat == late else 1 for seat in (0, 1)]
    if what == "end":
        assert places(finish(before, None, [each.seat for each in new if isinstance(each, log.Forfeited)])) == expected
    elif what == "bot":
        assert places(finish(table, None)) == expected
    else:
        sitting.log += new
        other = "ann" if person == "ben" else "ben"
        assert places(over(sitting, other, ask.End())) == expected


def test_time_runs_out_also_against_bots() -> None:
    """Else a game that goes badly would simply never end."""
    sitting = alone()
    table = sitting.table
    if table.to_move == 1:
        return  # the bot's decision: its clock does not count
    assert due(table, ()) is not None
    assert run_out(table, 61_000, ()) == [log.RanOut(0), log.Forfeited(0), log.Ended()]


# In the database.


@pytest.fixture
def store(database: str) -> Iterator[Store]:
    with closing(Store(database)) as store:
        yield store


def game(*people: str, won: int = 0, left: tuple[int, ...] = ()) -> FinishedGame:
    """A rated game of two that one of them won."""
    seats = tuple(SeatSummary(person, person, None) for person in people)
    found = tuple(1 if seat == won else 2 for seat in range(len(people)))
    rated = rated_game(PAIR, ladders()[PAIR.name], [Participant(person, None) for person in people], found, left)
    return FinishedGame(game="donkey", players=2, seats=seats, scores=(1, 0), places=found, rated=rated)


def keep(store: Store, record: str, played: FinishedGame, at: int = 1) -> None:
    opened = Sitting(game="donkey", players=2)
    store.write([Writing(f"t{record}", 0, (opened.log[0],), at, (record, b"{}"), status_of(opened.table), played)])


def rows(store: Store, query: Any) -> list[Any]:
    return [tuple(row) for row in ratings.all_rows(store.engine, query)]


def differences(store: Store) -> list[str]:
    with store.engine.connect() as connection:
        return [found.what for found in check(connection)[1]]


NAMES = ("ann", "ben", "cal")


def season(store: Store, games: int = 12) -> None:
    rng = SplitMix64(3)
    for number in range(games):
        one = rng.below(3)
        keep(store, f"{number:02x}", game(NAMES[one], NAMES[(one + 1 + rng.below(2)) % 3], won=rng.below(2)))


def test_a_rating_changes_in_the_commit_that_ends_the_game(store: Store) -> None:
    keep(store, "a1", game("ann", "ben"))
    keep(store, "a2", game("ben", "ann", won=1))
    ann, ben = (rows(store, ratings_of(person))[0] for person in ("ann", "ben"))
    assert ann[2] > MEAN > ben[2]
    assert (ann[4], ann[5]) == (2, True)
    first, second = reversed(rows(store, chart_of("ann", "donkey-2")))
    assert (first[2], second[2], second[3]) == (1, 2, "a2")
    assert first[-1] == MEAN
    assert second[-1] == first[5]
    assert len(rows(store, changes_in("a2"))) == 2
    assert differences(store) == []


def test_what_is_kept_is_what_the_games_make_of_it_bit_for_bit(store: Store) -> None:
    """Whatever was changed is told, and repaired."""
    season(store)
    assert differences(store) == []
    kept = rows(store, select(RATINGS).order_by(RATINGS.c.person))
    with writing(store.engine) as connection:
        connection.execute(update(RATINGS).where(RATINGS.c.person == "ann").values(mu=RATINGS.c.mu + 2.0**-32))
        connection.execute(text("DELETE FROM rating_changes WHERE person = 'ben' AND number = 1"))
    assert len(differences(store)) in (1, 2)
    with writing(store.engine) as connection:
        repair(connection)
    assert differences(store) == []
    assert rows(store, select(RATINGS).order_by(RATINGS.c.person)) == kept


def test_the_number_and_not_the_insertion_decides(store: Store) -> None:
    """The same games under the same numbers give the same bits, in whatever order the rows lie there."""
    season(store)
    with store.engine.connect() as connection:
        games = list(ratings.rated_games(connection))
    expected = list(fold(games))
    rng = SplitMix64(9)
    for _ in range(5):
        mixed = sorted(games, key=lambda _: rng.below(1 << 30))
        assert list(fold(mixed)) == expected
    kept = [RatingStep(*row) for row in rows(store, select(RATING_CHANGES))]
    assert sorted(kept) == sorted(expected)
    # Another order is another result: the numbers matter.
    turned = [(pool, 99 - number, *rest) for pool, number, *rest in games]
    assert {each[5] for each in fold(turned)} != {each.mu for each in expected}  # type: ignore[arg-type]


def test_games_that_end_at_once_on_several_servers_have_an_order(database: str) -> None:
    """Each server has a connection of its own; the ratings are what the fold makes of the order that came out."""
    stores = [Store(database) for _ in range(3)]
    try:
        with ThreadPoolExecutor(6) as pool:
            jobs = [
                pool.submit(
                    keep, stores[number % 3], f"{number:02x}", game("ann", NAMES[1 + number % 2], won=number % 2)
                )
                for number in range(24)
            ]
            for job in jobs:
                job.result()
        with stores[0].engine.connect() as connection:
            numbers = connection.scalars(select(RATED.c.number).order_by(RATED.c.number)).all()
            assert list(numbers) == list(range(1, 25))
            assert check(connection) == (24, [])
    finally:
        for store in stores:
            store.close()


def test_a_missing_game_is_told(store: Store) -> None:
    season(store, 3)
    with writing(store.engine) as connection:
        connection.execute(text("DELETE FROM rated WHERE number = 2"))
    assert "game 2 is missing" in differences(store)


def test_who_is_deleted_leaves_the_ratings_of_others_as_they_are(store: Store) -> None:
    """And can be found nowhere in them."""
    season(store)
    before = rows(store, ratings_of("ben"))
    People(store.engine).delete("ann", 1)
    assert rows(store, ratings_of("ann")) == []
    assert rows(store, ratings_of("ben")) == before
    assert differences(store) == []
    with store.engine.connect() as connection:
        assert not any('"ann"' in summary for summary in connection.scalars(select(GAMES.c.summary)))


def test_games_of_an_account_can_be_taken_out_and_in_again(store: Store) -> None:
    season(store)
    before = rows(store, ratings_of("ben"))
    with writing(store.engine) as connection:
        taken = void(connection, "ann", True)
    assert taken
    assert rows(store, ratings_of("ann")) == []
    assert rows(store, ratings_of("ben")) != before
    assert differences(store) == []
    with writing(store.engine) as connection:
        assert void(connection, "ann", False) == taken
    assert rows(store, ratings_of("ben")) == before


def test_rated_games_are_never_swept(store: Store) -> None:
    """Ratings follow from them, though nobody is left who played."""
    at = 1000 * (1_800_000_000 - 500 * DAY)
    keep(store, "aa", game("ann", "ben"), at)
    sweep(store, Retention(), 1_800_000_000)
    assert differences(store) == []
    assert rows(store, select(func.count()).select_from(GAMES)) == [(1,)]


def test_a_partner_of_who_left_keeps_the_rating(store: Store) -> None:
    pool = pool_of("gate", 4, {"teams": True})
    people = ("ann", "ben", "cal", "dee")
    ladder = ladders()[PAIR.name]  # whose bots do not play here
    rated = rated_game(pool, ladder, [Participant(each, None) for each in people], None, (0,))
    seats = tuple(SeatSummary(person, person, None) for person in people)
    keep(store, "aa", FinishedGame(game="gate", players=4, seats=seats, rated=rated))
    assert rows(store, ratings_of("cal")) == []
    assert rows(store, ratings_of("ann"))[0][2] < MEAN < rows(store, ratings_of("ben"))[0][2]
    assert differences(store) == []


def fill(store: Store) -> None:
    """Many ratings and changes of many people."""
    certain = Rating(30.0, 1.0)
    with store.engine.begin() as connection:
        people = [{"person": f"p{n}", "page": f"{n}", "created_at": 0, "seen_at": 0} for n in range(300)]
        connection.execute(insert(PEOPLE), people)
        connection.execute(
            insert(RATINGS),
            [
                {"person": f"p{n}", "pool": f"pool {pool}", "mu": certain.mu + n, "sigma": 1.0, "games": 9,
                 "provisional": n % 2 == 0, "certain": certain.certain + n}
                for n in range(300) for pool in range(4)
            ],
        )  # fmt: skip
        connection.execute(
            insert(RATING_CHANGES),
            [
                {"person": f"p{n}", "pool": "pool 1", "number": game, "record": f"{game}", "at": game, "mu": 1.0,
                 "sigma": 1.0, "before": 1.0}
                for n in range(300) for game in range(10)
            ],
        )  # fmt: skip
    with store.engine.connect().execution_options(isolation_level="AUTOCOMMIT") as connection:
        connection.execute(text("ANALYZE"))


@pytest.mark.parametrize(
    ("statement", "index", "table"),
    [
        (ratings_of("p7"), "ratings_pkey", "ratings"),
        (chart_of("p7", "pool 1"), "rating_changes_pkey", "rating_changes"),
        (changes_in("7"), "rating_changes_record", "rating_changes"),
        (leaders("pool 1", 50), "ratings_leaders", "ratings"),
    ],
)
def test_what_pages_ask_of_ratings_goes_down_an_index(store: Store, statement: Any, index: str, table: str) -> None:
    """Nobody else's rows are read, and leaders come in their order."""
    fill(store)
    is_sqlite = store.engine.dialect.name == "sqlite"
    dialect = sqlite.dialect() if is_sqlite else postgresql.dialect()  # type: ignore[no-untyped-call]
    literal = statement.compile(dialect=dialect, compile_kwargs={"literal_binds": True})
    explain = "EXPLAIN QUERY PLAN" if is_sqlite else "EXPLAIN"
    with store.engine.connect() as connection:
        if not is_sqlite:  # a table of a test is small enough to be read whole
            connection.exec_driver_sql("SET enable_seqscan = off")
        plan = "\n".join(str(row) for row in connection.exec_driver_sql(f"{explain} {literal}".replace("%", "%%")))
    assert (
        index.replace("ratings_pkey", "sqlite_autoindex_ratings_1").replace(
            "rating_changes_pkey", "sqlite_autoindex_rating_changes_1"
        )
        if is_sqlite
        else index
    ) in plan, plan
    for bad in (f"Seq Scan on {table}", f"SCAN {table}\n"):
        assert bad not in plan, plan
    assert [row.person for row in ratings.all_rows(store.engine, leaders("pool 1", 3))] == ["p299", "p297", "p295"]
