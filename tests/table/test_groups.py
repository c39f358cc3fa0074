"""Groups: who is in them, who owns them, and standings from the games of members."""

from collections.abc import Callable, Iterator
from contextlib import closing
from functools import partial
from typing import Any

import pytest
from sqlalchemy import func, insert, select, text
from sqlalchemy.dialects import postgresql, sqlite

from motherlode.table import Refused
from motherlode.table.finished import SeatSummary
from motherlode.table.group_rows import MOST_GROUPS
from motherlode.table.groups import Groups, games_of
from motherlode.table.invitations import FRIEND, FRIEND_LASTS
from motherlode.table.people import People
from motherlode.table.schema import GROUP_GAMES, GROUP_MEMBERS, GROUPS, INVITATIONS, PLAYED, SCHEMA, TABLES
from motherlode.table.seekers import waiting
from motherlode.table.store import Store
from motherlode.table.table_lists import listed_since
from tests.table.finished_games import BOT, game, keep

ANN, BEN, CAL = (SeatSummary(name, name.title(), None) for name in ("ann", "ben", "cal"))


@pytest.fixture
def store(database: str) -> Iterator[Store]:
    with closing(Store(database)) as store:
        people = People(store.engine)
        for name in ("ann", "ben", "cal", "eve"):
            people.make(name, 1)
            people.rename(name, name.title(), None)
        yield store


@pytest.fixture
def groups(store: Store) -> Groups:
    return Groups(store.engine)


def page_of(store: Store, person: str) -> str:
    found = People(store.engine).find(person)
    assert found is not None
    return found.page


def test_a_group_has_an_owner_members_and_a_code(store: Store, groups: Groups) -> None:
    """Whoever is no member learns nothing; only the owner renames, removes and passes on."""
    page = groups.make("ann", "  The   Miners ", 10)
    assert groups.of("ann") == [(page, "The Miners", 1, True)]
    code = groups.codes.of("group", page)
    assert code is not None
    assert groups.codes.find(code, 10**15) == ("group", page)
    groups.join(page, "ben", 20)
    groups.join(page, "ben", 30)
    assert [(each.person, each.owner, each.since) for each in groups.members(page)] == [
        ("ann", True, 10),
        ("ben", False, 20),
    ]
    strange: list[Callable[[], Any]] = [
        partial(groups.check, page, "eve"),
        partial(groups.leave, page, "eve"),
        partial(groups.rename, page, "eve", "Ours"),
        partial(groups.join, "0000", "eve", 1),
    ]
    for call in strange:
        with pytest.raises(Refused, match="no such group"):
            call()
    of_owner: list[Callable[[], Any]] = [
        partial(groups.rename, page, "ben", "Mine"),
        partial(groups.delete, page, "ben"),
        partial(groups.renew_code, page, "ben", 1),
        partial(groups.remove_member, page, "ben", page_of(store, "ann"), 1),
    ]
    for call in of_owner:
        with pytest.raises(Refused, match="Only who owns"):
            call()
    groups.pass_on(page, "ann", page_of(store, "ben"))
    assert [(each.person, each.owner) for each in groups.members(page)] == [("ann", False), ("ben", True)]
    groups.rename(page, "ben", "<b>Club</b>")
    assert groups.name_of(page) == "<b>Club</b>"
    with pytest.raises(Refused, match="no such other member"):
        groups.remove_member(page, "ben", page_of(store, "ben"), 1)
    groups.remove_member(page, "ben", page_of(store, "ann"), 40)
    assert groups.of("ann") == []
    with pytest.raises(Refused, match="has this code"):
        groups.codes.find(code, 40)


def test_a_group_outlives_its_owner_and_ends_with_its_last_member(store: Store, groups: Groups) -> None:
    page = groups.make("ann", "Club", 1)
    groups.join(page, "cal", 2)
    groups.join(page, "ben", 3)
    groups.leave(page, "ann")
    assert [(each.person, each.owner) for each in groups.members(page)] == [("cal", True), ("ben", False)]
    groups.leave(page, "cal")
    groups.leave(page, "ben")
    with store.engine.connect() as connection:
        for rows in (GROUPS, GROUP_MEMBERS, INVITATIONS):
            assert connection.scalar(select(func.count()).select_from(rows)) == 0


def test_who_is_deleted_leaves_all_groups(store: Store, groups: Groups) -> None:
    """And takes along the code for friends; "my data" has both before."""
    people = People(store.engine)
    page = groups.make("ann", "Club", 1)
    groups.join(page, "ben", 2)
    groups.codes.renew(FRIEND, "ann", 1)
    data = people.data_of("ann")
    assert [(group["name"], group["owner"]) for group in data["groups"]] == [("Club", True)]
    assert [code["kind"] for code in data["invitations"]] == ["friend"]
    assert "ann" not in str(data["invitations"])
    people.delete("ann", 5)
    assert [(each.person, each.owner) for each in groups.members(page)] == [("ben", True)]
    assert groups.codes.of(FRIEND, "ann") is None
    people.delete("ben", 5)
    assert groups.name_of(page) is None


def test_groups_and_names_have_limits(groups: Groups) -> None:
    for number in range(MOST_GROUPS):
        groups.make("ann", f"Group {number}", 1)
    with pytest.raises(Refused, match="at most"):
        groups.make("ann", "One more", 1)
    with pytest.raises(Refused, match="1 to 24"):
        groups.make("ben", "x" * 25, 1)
    assert groups.of("ben") == []


def test_a_code_for_friends_is_good_for_a_week(groups: Groups) -> None:
    code = groups.codes.renew(FRIEND, "ann", 1000)
    assert groups.codes.find(code, 1000 + FRIEND_LASTS) == (FRIEND, "ann")
    for wrong, at in ((code, 1001 + FRIEND_LASTS), ("bcdfghjk", 1)):
        with pytest.raises(Refused, match="has this code"):
            groups.codes.find(wrong, at)


def test_standings_are_from_games_among_members(store: Store, groups: Groups) -> None:
    """Whoever came in first of the members has won, whatever bots and others did; older games do not count."""
    keep(store, "a0", 1, game(ANN, BEN))
    page = groups.make("ann", "Club", 1)
    groups.join(page, "ben", 2)
    keep(store, "a1", 10, game(ANN, BEN, scores=(5, 9)))
    keep(store, "a2", 20, game(ANN, BEN, BOT, scores=(4, 2, 9), game="mine"))
    keep(store, "a3", 30, game(ANN, BEN, scores=(7, 7)))
    keep(store, "a4", 40, game(ANN, CAL))
    keep(store, "a5", 50, game(ANN, BOT))
    keep(store, "a6", 60, game(ANN, BEN, scores=None))
    keep(store, "a7", 70, game(ANN, BEN, counts=False))
    keep(store, "a8", 80, game(BEN, ANN, CAL, scores=(1, 2, 3)))
    standings, games = groups.standings(page, 0)
    assert games == 4
    assert standings == [("ann", 4, 3, 2, 1), ("ben", 4, 2, 1, 2)]
    assert groups.standings(page, 15, "donkey") == ([("ann", 2, 2, 1, 0), ("ben", 2, 1, 0, 1)], 2)
    assert groups.standings(page, 0, "gate") == ([], 0)
    groups.leave(page, "ann")
    assert groups.standings(page, 0) == ([], 0)


@pytest.mark.parametrize(
    ("statement", "index", "table"),
    [
        (games_of("g7", 0, None), "group_games_pkey", "group_games"),
        (games_of("g7", 0, "donkey"), "group_games_pkey", "played"),
        (listed_since(500, 100), "tables_listed", "tables"),
        (waiting(500), "seekers_seen_at", "seekers"),
    ],
)
def test_what_the_lobby_and_a_group_ask_goes_down_an_index(
    store: Store, statement: Any, index: str, table: str
) -> None:
    """No other group's games are read, and no table that is not listed."""
    with store.engine.begin() as connection:
        numbers = range(1000)
        connection.execute(
            insert(GROUP_GAMES), [{"page": f"g{n % 20}", "ended_at": n, "record": f"{n:x}"} for n in numbers]
        )
        connection.execute(
            insert(PLAYED),
            [
                {
                    "person": f"p{n % 7}",
                    "ended_at": n,
                    "record": f"{n:x}",
                    "game": "donkey",
                    "players": 2,
                    "place": 1,
                    "names": "",
                }
                for n in numbers
            ],
        )
        connection.execute(
            insert(TABLES), [{"code": f"{n}", "opened_at": n, "listed": n % 50 == 0, "changed_at": n} for n in numbers]
        )
        connection.execute(
            insert(SCHEMA.tables["seekers"]),
            [
                {
                    "person": f"p{n}",
                    "ticket": "t",
                    "node": "n",
                    "game": "donkey",
                    "players": 0,
                    "since": n,
                    "seen_at": n,
                }
                for n in numbers
            ],
        )
    with store.engine.connect().execution_options(isolation_level="AUTOCOMMIT") as connection:
        connection.execute(text("ANALYZE"))
    is_sqlite = store.engine.dialect.name == "sqlite"
    dialect = sqlite.dialect() if is_sqlite else postgresql.dialect()  # type: ignore[no-untyped-call]
    literal = statement.compile(dialect=dialect, compile_kwargs={"literal_binds": True})
    with store.engine.connect() as connection:
        if not is_sqlite:  # a table of a test is small enough to be read whole
            connection.exec_driver_sql("SET enable_seqscan = off")
        explain = "EXPLAIN QUERY PLAN" if is_sqlite else "EXPLAIN"
        plan = "\n".join(str(row) for row in connection.exec_driver_sql(f"{explain} {literal}".replace("%", "%%")))
    assert (index.replace("group_games_pkey", "sqlite_autoindex_group_games_1") if is_sqlite else index) in plan, plan
    for bad in (f"Seq Scan on {table}", f"SCAN {table}\n"):
        assert bad not in plan, plan
