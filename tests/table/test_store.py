"""The log on disk, on SQLite and on a real PostgreSQL."""

import asyncio
import traceback
from collections.abc import Iterator
from concurrent.futures import ThreadPoolExecutor
from contextlib import closing
from pathlib import Path
from threading import Event
from typing import Any

import psycopg
import pytest
from alembic.autogenerate import compare_metadata
from alembic.migration import MigrationContext
from sqlalchemy import create_engine, text

from motherlode.rules import SplitMix64, record
from motherlode.table import Table
from motherlode.table import commands as ask
from motherlode.table.clock import SystemClock
from motherlode.table.database import database_url
from motherlode.table.entries import HostPassed, Left, Named, Sat, Written, write
from motherlode.table.log_writer import Writer
from motherlode.table.migrations import NEWEST, BadDatabase
from motherlode.table.ports import AlreadyWritten, OutcomeUnknown, Writing
from motherlode.table.schema import SCHEMA
from motherlode.table.store import Store
from motherlode.table.summary import status_after, status_of, summarize
from tests.postgres import new_database
from tests.table.seating import Sitting, started


def test_errors_hide_whose_they_are(store: Store) -> None:
    """Errors go into the server's log: no code and no person in them."""
    with store.engine.connect() as connection, connection.begin():
        connection.execute(text("DROP TABLE entries"))
    code = "bcdf" * 2
    with pytest.raises(Exception, match="entries") as failed:
        store.load(code)
    assert code not in "".join(traceback.format_exception(failed.value))


def test_a_setting_is_made_once_and_changed(store: Store) -> None:
    assert store.setting("name", "first") == "first"
    store.change_setting("name", "second")
    assert store.setting("name", "third") == "second"


@pytest.fixture
def store(database: str) -> Iterator[Store]:
    store = Store(database)
    yield store
    store.close()


@pytest.fixture
def new_store(empty_database: str) -> Iterator[Store]:
    """The tables are made here."""
    store = Store(empty_database)
    yield store
    store.close()


def keep(store: Store, sitting: Sitting, code: str = "code") -> None:
    now = SystemClock().now()
    store.write(Writing(code, number, (entry,), now + number) for number, entry in enumerate(sitting.log))


def test_a_table_comes_back_from_its_log(store: Store) -> None:
    """Every entry comes back as it was, in order, with the time at which it was written."""
    sitting = started(game="gate", players=3)
    sitting.play_on(SplitMix64(1), 40)
    keep(store, sitting)
    loaded = store.load("code")
    assert [write(entry) for entry, _ in loaded] == [write(entry) for entry in sitting.log]
    assert [at - loaded[0].at for _, at in loaded] == list(range(len(loaded)))
    assert store.load("code", 7) == loaded[7:]
    table = Table.rebuild("code", loaded)
    assert table.turn == sitting.table.turn
    assert table.at == loaded[-1].at
    assert store.load("other") == []


def test_a_number_is_used_once(store: Store) -> None:
    """Two writers cannot both add the next entry; what failed leaves nothing behind."""
    keep(store, Sitting(game="donkey", players=2))
    store.write([Writing("code", 1, (Left(0),))])
    with pytest.raises(AlreadyWritten):
        store.write([Writing("code", 2, (Left(0),)), Writing("code", 1, (Left(1),))])
    assert len(store.load("code")) == 2


def test_a_process_knows_what_it_wrote(database: str) -> None:
    """Though another one may have written the same at the same time."""
    with closing(Store(database)) as store, closing(Store(database)) as other:
        keep(store, Sitting(game="donkey", players=2))
        store.write([Writing("code", 1, (Left(0),), 1)])
        other.write([Writing("code", 2, (Left(0),), 1)])
        assert [store.wrote("code", number) for number in range(4)] == [True, True, False, False]
        assert [other.wrote("code", number) for number in range(4)] == [False, False, True, False]


def test_records_and_settings(store: Store) -> None:
    sitting = started(game="donkey", players=2)
    sitting.play_on(SplitMix64(1))
    assert sitting.table.play is not None
    document = sitting.table.play.to_record(names=["Zoë", None])
    store.write([Writing("code", 0, (sitting.log[0],), record=("abc", document))])
    assert store.record("abc", 0) == document
    assert record.read(document).over
    assert store.record("none", 0) is None
    assert store.setting("key", "first") == "first"
    assert store.setting("key", "second") == "first"


def test_a_persons_tables_are_found(store: Store) -> None:
    """Those that were opened or sat down at, the newest first, each once; sitting down twice is no mistake."""
    opened = Sitting(game="donkey", players=2).log[0]
    for code in ("a", "b", "c"):
        store.write([Writing(code, 0, (opened, Sat(0, "ben"), Left(0), Sat(1, "ben")))])
    store.write([Writing("c", 4, (HostPassed("cal"),))])
    assert sorted(table.code for table in store.tables_of("ben", 9)) == ["a", "b", "c"]
    assert [table.code for table in store.tables_of("cal", 9)] == ["c"]
    assert len(store.tables_of("ann", 2)) == 2
    assert store.tables_of("eve", 9) == []


def test_listed_tables_are_found(store: Store) -> None:
    """Those that changed lately, the newest first; each as it stands."""
    for code, listed, at in (("new", True, 9_000), ("old", True, 1_000), ("private", False, 9_000)):
        table = Sitting(game="donkey", players=2, listed=listed)
        store.write([Writing(code, 0, (table.log[0],), at, status=status_of(table.table))])
    assert store.listed(0, 9) == [("new", 9_000), ("old", 1_000)]
    assert store.listed(0, 1) == store.listed(5_000, 9) == [("new", 9_000)]
    found = store.summaries(["new", "private", "none"])
    assert found == {"new": (9, 9_000, summarize(Sitting(game="donkey", players=2, listed=True).table))}
    assert store.attended(["new"]) == set()


def test_what_lists_show_is_written_with_what_changed_it(store: Store) -> None:
    """After every entry of two matches of a game, the row says what the table says."""
    sitting = started(game="donkey", players=2, games=1)
    sitting.play_on(SplitMix64(1))
    sitting.ask("ann", ask.Rematch())
    sitting.play_on(SplitMix64(2))
    first, *rest = sitting.log
    table = Table.rebuild("code", [Written(first, 0)])
    store.write([Writing("code", 0, (first,), 0, status=status_of(table))])
    for number, entry in enumerate(rest, 1):
        store.write([Writing("code", number, (entry,), number, status=status_after(table, [entry]))])
        table.apply(entry, number)
        (listed,) = store.tables_of(table.host, 1)
        assert (listed.summary, listed.to_move) == (summarize(table), table.to_move)
    assert not table.running


def make_old(database: str, version: object) -> None:
    """A database as the first versions left it, with a table in it."""
    engine = create_engine(database_url(database))
    opened = write(Sitting(game="donkey", players=2).log[0])
    statements = [
        "CREATE TABLE schema_version (number VARCHAR(9) NOT NULL)",
        f"INSERT INTO schema_version (number) VALUES ('{version}')",
        "CREATE TABLE tables (code VARCHAR(16) PRIMARY KEY, opened_at BIGINT NOT NULL)",
        "CREATE TABLE entries (code VARCHAR(16) NOT NULL, number BIGINT NOT NULL, at BIGINT NOT NULL,"
        " entry TEXT NOT NULL, PRIMARY KEY (code, number))",
        "CREATE TABLE records (name VARCHAR(32) PRIMARY KEY, record TEXT NOT NULL)",
        "CREATE TABLE keepsakes (name VARCHAR(32) PRIMARY KEY, value TEXT NOT NULL)",
        "INSERT INTO tables (code, opened_at) VALUES ('old', 1700000000)",
        "INSERT INTO keepsakes (name, value) VALUES ('key', 'first')",
    ]
    if version == 3:
        statements += [
            "CREATE INDEX entries_at ON entries (at)",
            "CREATE TABLE sitters (person VARCHAR(64), code VARCHAR(16), PRIMARY KEY (person, code))",
            "INSERT INTO sitters (person, code) VALUES ('ann', 'old')",
        ]
    with engine.begin() as connection:
        for statement in statements:
            connection.execute(text(statement))
        add = text("INSERT INTO entries (code, number, at, entry) VALUES ('old', :number, 1700000000, :entry)")
        connection.execute(add, [{"number": 0, "entry": opened}, {"number": 1, "entry": write(Sat(1, "ben"))}])
    engine.dispose()


def differences(store: Store) -> list[Any]:
    """What is not in a database as `schema/` says."""
    with store.engine.connect() as connection:
        assert connection.scalar(text("SELECT version_num FROM alembic_version")) == NEWEST
        found = compare_metadata(MigrationContext.configure(connection), SCHEMA)
    # In SQLite alone a key may be null unless its table says otherwise, and what it said stays.
    return [each for each in found if not (isinstance(each, list) and each[0][0] == "modify_nullable")]


@pytest.mark.parametrize("version", [1, 3])
def test_an_old_database_is_brought_up_to_date(empty_database: str, version: int) -> None:
    """Nothing is lost on the way, and it becomes exactly like a new one; doing it again changes nothing."""
    make_old(empty_database, version)
    for _ in range(2):
        store = Store(empty_database)
        assert differences(store) == []
        assert [at for _, at in store.load("old")] == [1_700_000_000_000] * 2
        assert store.tables_of("ann", 9) == store.tables_of("ben", 9)
        (old,) = store.tables_of("ann", 9)
        assert (old.code, old.opened_at, old.summary) == ("old", 1_700_000_000, None)
        assert store.setting("key", "second") == "first"
        store.write([Writing("old", 2, (Left(1),), 1_700_000_001_000)])
        store.write([Writing("new", 0, (store.load("old")[0].entry,), 1_700_000_001_000)])
        assert store.load("old", 2) == [(Left(1), 1_700_000_001_000)]
        with store.engine.begin() as connection:
            connection.execute(text("DELETE FROM entries WHERE number = 2 OR code = 'new'"))
            connection.execute(text("DELETE FROM tables WHERE code = 'new'"))
            connection.execute(text("DELETE FROM memberships WHERE code = 'new'"))
        store.close()


def test_a_new_database_is_like_one_that_went_all_steps(new_store: Store) -> None:
    assert differences(new_store) == []


@pytest.mark.parametrize(("version", "sentence"), [(4, "newer version"), ("three", "no number")])
def test_a_database_of_no_known_version_is_refused(empty_database: str, version: object, sentence: str) -> None:
    make_old(empty_database, version)
    with pytest.raises(BadDatabase, match=sentence):
        Store(empty_database)


@pytest.mark.parametrize(
    ("change", "sentence"),
    [
        ("UPDATE alembic_version SET version_num = '0999'", "newer version"),
        ("DROP TABLE records", "records is missing"),
        ("DROP TABLE alembic_version", "does not say"),
    ],
)
def test_a_database_that_is_not_as_it_should_be_is_refused(empty_database: str, change: str, sentence: str) -> None:
    """In a sentence, before anything is changed."""
    store = Store(empty_database)
    with store.engine.begin() as connection:
        connection.execute(text(change))
    store.close()
    with pytest.raises(BadDatabase, match=sentence):
        Store(empty_database)


def test_many_can_start_at_once(empty_database: str) -> None:
    """On an empty database: one makes it, the others wait, and all have the same key."""
    with ThreadPoolExecutor(8) as pool:
        stores = list(pool.map(lambda _: Store(empty_database), range(8)))
        keys = set(pool.map(lambda number: stores[number].setting("key", str(number)), range(8)))
    assert len(keys) == 1
    for store in stores:
        store.close()


def test_what_arrives_together_is_committed_together(store: Store) -> None:
    """One commit for all that waits; each gets its own answer."""

    async def test() -> None:
        writer = Writer(store)
        opened = Sitting(game="donkey", players=2).log[0]
        now = SystemClock().now()
        told: list[Exception | None] = []
        for n in range(20):
            writer.append(Writing(f"table{n}", 0, (opened,), now), told.append)
        await writer.stop()
        assert told == [None] * 20
        assert writer.commits == 1
        assert all(store.load(f"table{n}") for n in range(20))

    asyncio.run(test())


def test_one_bad_writing_does_not_take_the_others_with_it(store: Store) -> None:
    async def test() -> None:
        writer = Writer(store)
        opened = Sitting(game="donkey", players=2).log[0]
        codes, now = ["a", "b", "b", "c"], SystemClock().now()
        told: list[Exception | None] = []
        for code in codes:
            writer.append(Writing(code, 0, (opened,), now), told.append)
        await writer.stop()
        assert [error is None for error in told] == [True, True, False, True]
        assert all(len(store.load(code)) == 1 for code in "abc")

    asyncio.run(test())


def test_a_table_that_fails_to_hear_does_not_keep_the_others_from_it(store: Store) -> None:
    async def test() -> None:
        failures: list[Any] = []
        asyncio.get_running_loop().set_exception_handler(lambda loop, context: failures.append(context["exception"]))
        writer = Writer(store)
        opened = Sitting(game="donkey", players=2).log[0]
        told: list[Exception | None] = []
        writer.append(Writing("deaf", 0, (opened,), 1), lambda error: [][0])
        writer.append(Writing("other", 0, (opened,), 1), told.append)
        await writer.stop()
        assert told == [None]
        assert [type(failure) for failure in failures] == [IndexError]

    asyncio.run(test())


def test_stopping_writes_what_waits(store: Store) -> None:
    async def test() -> None:
        writer = Writer(store)
        opened = Sitting(game="donkey", players=2).log[0]
        told: list[Exception | None] = []
        writer.append(Writing("late", 0, (opened, Named("ann", "Ann"))), told.append)
        await writer.stop()
        assert told == [None]
        assert len(store.load("late")) == 2

    asyncio.run(test())


def test_stopping_waits_for_what_is_written_in_answer(store: Store) -> None:
    """Who hears that something is on disk may write at once again."""

    async def test() -> None:
        writer = Writer(store)
        opened = Sitting(game="donkey", players=2).log[0]
        told: list[Exception | None] = []
        again = Writing("again", 1, (Named("ann", "Ann"),), 2)
        writer.append(Writing("again", 0, (opened,), 1), lambda error: writer.append(again, told.append))
        await writer.stop()
        assert told == [None]
        assert len(store.load("again")) == 2

    asyncio.run(test())


def test_a_loop_may_end_before_its_last_commit(store: Store, monkeypatch: pytest.MonkeyPatch) -> None:
    """A program that is stopped in the middle does not wait for its log; what was handed over is on disk."""
    writers, closed, write = [], Event(), store.write
    monkeypatch.setattr(store, "write", lambda writings: (closed.wait(), write(writings)))

    async def test() -> None:
        writer = Writer(store)
        opened = Sitting(game="donkey", players=2).log[0]
        writer.append(Writing("last", 0, (opened,), 1), lambda error: None)
        writer._hand_over()
        writer._batches.put(None)
        writers.append(writer)

    asyncio.run(test())
    closed.set()
    writers[0]._thread.join()
    assert len(store.load("last")) == 1


def test_sqlite_is_durable(tmp_path: Path) -> None:
    """WAL, and every commit is on disk when it returns."""
    store = Store(str(tmp_path / "tables.db"))
    with store.engine.connect() as connection:
        assert connection.scalar(text("PRAGMA journal_mode")) == "wal"
        assert connection.scalar(text("PRAGMA synchronous")) == 2
    store.close()


@pytest.mark.parametrize(
    ("place", "url"),
    [
        ("postgresql://u@h/d", "postgresql+psycopg://u@h/d"),
        ("postgres://u@h/d", "postgresql+psycopg://u@h/d"),
        ("/x/y.db", "sqlite:////x/y.db"),
        ("sqlite:////x.db", "sqlite:////x.db"),
    ],
)
def test_places_of_databases(place: str, url: str) -> None:
    assert database_url(place) == url


def test_a_restart_of_the_database_is_survived(postgres_url: str) -> None:
    """A connection that was kept from before is dead: another is taken, and the writing arrives."""
    store = Store(new_database(postgres_url, "restarted"))
    keep(store, Sitting(game="donkey", players=2))
    with psycopg.connect(postgres_url, autocommit=True) as others:
        others.execute("SELECT pg_terminate_backend(pid) FROM pg_stat_activity WHERE datname = 'restarted'")
    store.write([Writing("code", 1, (Left(0),))])
    assert len(store.load("code")) == 2
    store.close()


def test_a_connection_in_use_is_closed_when_it_comes_back(postgres_url: str) -> None:
    """A thread that still reads when the store is closed leaves nothing open behind."""
    store = Store(new_database(postgres_url, "closing"))
    with store.engine.connect() as connection:
        used = connection.connection.driver_connection
        assert used is not None
        store.close()
        assert not used.closed
    assert used.closed


def test_a_connection_lost_in_the_commit_is_told_from_one_lost_before(postgres_url: str) -> None:
    """Then nobody knows what came of it: that is said, and not taken for a failure."""
    store = Store(new_database(postgres_url, "lost"))
    keep(store, Sitting(game="donkey", players=2))
    with store.engine.begin() as connection:
        connection.execute(
            text(
                "CREATE FUNCTION leave() RETURNS trigger LANGUAGE plpgsql AS"
                " $$BEGIN PERFORM pg_terminate_backend(pg_backend_pid()); RETURN NULL; END$$"
            )
        )
        connection.execute(
            text(
                "CREATE CONSTRAINT TRIGGER leave AFTER INSERT ON entries DEFERRABLE INITIALLY DEFERRED"
                " FOR EACH ROW EXECUTE FUNCTION leave()"
            )
        )
    with pytest.raises(OutcomeUnknown):
        store.write([Writing("code", 1, (Left(0),))])
    assert len(store.load("code")) == 1
    store.close()
