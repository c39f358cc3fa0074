"""The log on disk, on SQLite and on a real PostgreSQL."""

import asyncio
import sqlite3
from collections.abc import Iterator
from pathlib import Path

import pytest
from sqlalchemy import text

from motherlode.rules import SplitMix64, record
from motherlode.table import Table
from motherlode.table.clock import SystemClock
from motherlode.table.entries import HostPassed, Left, Named, Sat, write
from motherlode.table.migrations import MIGRATIONS, migrate
from motherlode.table.ports import AlreadyWritten, Writing
from motherlode.table.store import Store, Writer, database_url
from tests.table.seating import Sitting, started


@pytest.fixture
def store(database: str) -> Iterator[Store]:
    store = Store(database)
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


def test_records_and_keepsakes(store: Store) -> None:
    sitting = started(game="donkey", players=2)
    sitting.play_on(SplitMix64(1))
    assert sitting.table.play is not None
    document = sitting.table.play.to_record(names=["Zoë", None])
    store.write([Writing("code", 0, (sitting.log[0],), record=("abc", document))])
    assert store.record("abc") == document
    assert record.read(document).over
    assert store.record("none") is None
    assert store.keepsake("key", "first") == "first"
    assert store.keepsake("key", "second") == "first"


def test_a_persons_tables_are_found(store: Store) -> None:
    """Those that were opened or sat down at, the newest first, each once; sitting down twice is no mistake."""
    opened = Sitting(game="donkey", players=2).log[0]
    for code in ("a", "b", "c"):
        store.write([Writing(code, 0, (opened, Sat(0, "ben"), Left(0), Sat(1, "ben")))])
    store.write([Writing("c", 4, (HostPassed("cal"),))])
    assert sorted(code for code, _ in store.tables_of("ben", 9)) == ["a", "b", "c"]
    assert [code for code, _ in store.tables_of("cal", 9)] == ["c"]
    assert len(store.tables_of("ann", 2)) == 2
    assert store.tables_of("eve", 9) == []


def test_tables_in_use_are_found(store: Store) -> None:
    keep(store, Sitting(game="donkey", players=2))
    assert store.active_since(60) == ["code"]
    assert store.active_since(-60) == []


def test_migrations_go_step_by_step(store: Store) -> None:
    """A database of an older version is brought up to date, and doing it again changes nothing."""
    with store.engine.begin() as connection:
        connection.execute(text("DROP INDEX entries_at"))
        connection.execute(text("DROP TABLE sitters"))
        connection.execute(text("UPDATE schema_version SET number = 1"))
    migrate(store.engine)
    migrate(store.engine)
    with store.engine.begin() as connection:
        assert connection.scalar(text("SELECT number FROM schema_version")) == len(MIGRATIONS)


def test_what_arrives_together_is_committed_together(store: Store) -> None:
    """One commit for all that waits; each gets its own answer."""

    async def test() -> None:
        writer = Writer(store)
        opened = Sitting(game="donkey", players=2).log[0]
        now = SystemClock().now()
        waiting = [writer.append(Writing(f"table{n}", 0, (opened,), now)) for n in range(20)]
        await asyncio.gather(*waiting)
        assert writer.commits == 1
        await writer.stop()
        assert len(store.active_since(60)) == 20

    asyncio.run(test())


def test_one_bad_writing_does_not_take_the_others_with_it(store: Store) -> None:
    async def test() -> None:
        writer = Writer(store)
        opened = Sitting(game="donkey", players=2).log[0]
        codes, now = ["a", "b", "b", "c"], SystemClock().now()
        results = await asyncio.gather(
            *(writer.append(Writing(code, 0, (opened,), now)) for code in codes), return_exceptions=True
        )
        assert [result is None for result in results] == [True, True, False, True]
        await writer.stop()
        assert sorted(store.active_since(60)) == ["a", "b", "c"]

    asyncio.run(test())


def test_stopping_writes_what_waits(store: Store) -> None:
    async def test() -> None:
        writer = Writer(store)
        opened = Sitting(game="donkey", players=2).log[0]
        done = writer.append(Writing("late", 0, (opened, Named("ann", "Ann"))))
        await writer.stop()
        assert done.done()
        assert len(store.load("late")) == 2

    asyncio.run(test())


def test_sqlite_is_durable(tmp_path: Path) -> None:
    """WAL, and every commit is on disk when it returns."""
    store = Store(str(tmp_path / "tables.db"))
    with store.engine.connect() as connection:
        assert connection.scalar(text("PRAGMA journal_mode")) == "wal"
        assert connection.scalar(text("PRAGMA synchronous")) == 2
    store.close()
    assert sqlite3.connect(tmp_path / "tables.db").execute("SELECT number FROM schema_version").fetchone()[0] > 0


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
