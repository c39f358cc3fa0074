"""What a database needs over the years: old tables go, one server has it, and what is missing is noticed."""

import gc
import sqlite3
import weakref
from contextlib import closing
from pathlib import Path

import pytest
from click.testing import CliRunner

from motherlode.cli import main
from motherlode.table import Refused, Settings
from motherlode.table import commands as ask
from motherlode.table import entries as log
from motherlode.table.decide import asking
from motherlode.table.migrations import BadDatabase
from motherlode.table.ports import Writing
from motherlode.table.retention import DAY, Retention, sweep
from motherlode.table.server_lock import ServerLock
from motherlode.table.store import Store
from tests.table.seating import started
from tests.web.seating import sit_down
from tests.web.serving import run, serving

NOW = 1_800_000_000
OPENED = log.Opened("ann", Settings(game="donkey", players=2), "00")


def write(store: Store, code: str, days: float, record: str | None = None) -> None:
    """A table that was last used so many days ago; with a record, a game was played there."""
    at = int(1000 * (NOW - days * DAY))
    entries: list[log.Entry] = [OPENED]
    if record is not None:
        entries.append(log.Started({}, {}, record, "00"))
    store.write([Writing(code, 0, tuple(entries), at, None if record is None else (record, b"{}"))])


def codes(store: Store) -> set[str]:
    return {listed.code for listed in store.tables_of("ann", 100)}


def test_what_nobody_uses_goes(database: str) -> None:
    """Tables with their logs and records; sooner where no game was ever begun. What was used lately stays."""
    with closing(Store(database)) as store:
        for code, days, record in [
            ("new", 0, None), ("empty", 8, None), ("played", 8, "aa"), ("old", 401, "bb"), ("open", 402, "cc"),
        ]:  # fmt: skip
            write(store, code, days, record)
        store.write([Writing("old", 2, (log.Left(0),), int(1000 * (NOW - 400.5 * DAY)))])
        would = sweep(store, Retention(), NOW, {"open"}.__contains__, dry_run=True)
        assert codes(store) == {"new", "empty", "played", "old", "open"}
        swept = sweep(store, Retention(), NOW, {"open"}.__contains__)
        assert codes(store) == {"new", "played", "open"}
        assert swept == would
        assert (swept.tables, swept.unstarted, swept.entries, swept.records) == (2, 1, 4, 1)
        assert store.load("old") == []
        assert store.record("bb", 1000 * NOW) is None
        assert store.record("aa", 1000 * NOW) is not None
        assert "nothing" in sweep(store, Retention(0, 0), 2 * NOW).sentence()
        assert store.lost == 0
    with closing(Store(database)) as store:
        assert store.lost == 0


@pytest.mark.parametrize(
    "command", [["sweep"], ["rotate-keys"], ["people", "find", "x"], ["ratings"], ["export", "--parquet", "games"]]
)
def test_no_command_makes_a_database_by_a_slip_of_the_fingers(tmp_path: Path, command: list[str]) -> None:
    place = tmp_path / "tabels.db"
    told = CliRunner().invoke(main, [*command, "--database", str(place)])
    assert (told.exit_code, place.exists()) == (2, False)
    assert f"There is no database {place}" in told.output


def test_the_operator_sweeps(tmp_path: Path) -> None:
    place = str(tmp_path / "tables.db")
    with closing(Store(place)) as store:
        write(store, "empty", 0)

    def run_sweep(*options: str) -> str:
        result = CliRunner().invoke(main, ["sweep", "--database", place, *options])
        assert result.exit_code == 0
        return result.output

    assert run_sweep("--keep-unstarted", "0") == "Removed nothing: every table was used lately enough.\n"
    with closing(sqlite3.connect(place)) as database:
        database.execute("UPDATE entries SET at = 0")
        database.execute("UPDATE tables SET opened_at = 0")
        database.commit()
    assert run_sweep("--dry-run").startswith("Would remove 1 tables, 1 of them without a game")
    assert run_sweep().startswith("Removed 1 tables")
    assert run_sweep().startswith("Removed nothing")


def test_a_server_sweeps_by_itself(tmp_path: Path) -> None:
    """At its start, and then every hour; tables that somebody has open stay."""

    async def test() -> None:
        async with serving(tmp_path / "tables.db", retention=Retention(1, 1)) as site:
            code, cookies = await sit_down(site, "donkey", 2)
            other, _ = await sit_down(site, "donkey", 2)
            with closing(sqlite3.connect(tmp_path / "tables.db")) as database:
                database.execute("UPDATE entries SET at = 0")
                database.execute("UPDATE tables SET opened_at = 0")
                database.commit()
            host = await site.manager.find(other)
            host.last_used -= 3600
            await site.manager.sweep()
            await site.manager.remove_unused()
            with pytest.raises(Refused, match="no table"):
                await site.manager.find(other)
            async with site.player(code, cookies[0]) as ann:
                assert ann.table["you"]["seats"] == [0]

    run(test())


def test_a_table_that_was_swept_is_not_held(tmp_path: Path) -> None:
    """Not by a timer that waits for somebody who went away, for a day or for ever."""

    async def test() -> None:
        async with serving(tmp_path / "tables.db") as site:
            code, cookies = await sit_down(site, "donkey", 2, away_after=86_400)
            async with site.player(code, cookies[0]), site.player(code, cookies[1]):
                pass
            host = await site.manager.find(code)
            while not host.idle:
                await site.become_guest()
            host.last_used -= 3600
            gone = weakref.ref(host)
            del host
            await site.manager.sweep()
            while gone() is not None:  # whatever still runs lets it go soon; a timer would not, and `run` gives up
                await site.become_guest()
                gc.collect()

    run(test())


def test_a_log_has_an_end(monkeypatch: pytest.MonkeyPatch) -> None:
    """One host's `configure`, again and again, filled the disk. A game that is being played may be played on."""
    monkeypatch.setattr(asking, "MOST_ENTRIES", 20)
    sitting = started(game="donkey", players=2, first=0, deal=1)
    while sitting.table.length < 20:
        sitting.ask("ann", ask.Name(name="Ann"))
    assert sitting.refuses("ann", ask.Name(name="Anna")) == "table_full"
    sitting.ask("ann", ask.Look())
    sitting.move()
    while sitting.table.length < 40:
        sitting.move()
    play = sitting.table.play
    assert play is not None
    move = play.state.legal_moves()[0].text
    person, seat = ("ann", "ben")[sitting.table.to_move or 0], sitting.table.to_move or 0
    assert sitting.refuses(person, ask.Move(seat=seat, turn=sitting.table.turn, move=move)) == "table_full"


def test_a_second_server_is_told(tmp_path: Path) -> None:
    """One server for one SQLite file; when it has gone, however it went, there is room for another."""
    database = str(tmp_path / "tables.db")
    with closing(Store(database)) as store, closing(Store(database)) as other:
        lock = ServerLock(store)
        with pytest.raises(BadDatabase, match="another Motherlode server"):
            ServerLock(other)
        other.setting("x", "y")  # other programs can still use it
        lock.release()
        ServerLock(other).release()


def test_the_command_says_that_there_is_a_server(tmp_path: Path) -> None:
    async def test() -> None:
        async with serving(tmp_path / "tables.db"):
            result = CliRunner().invoke(main, ["serve", "--database", str(tmp_path / "tables.db")])
            assert result.exit_code
            assert "another Motherlode server uses it already" in result.output

    run(test())


def test_a_log_that_was_cut_is_noticed(tmp_path: Path) -> None:
    """Half of SQLite's write-ahead log is gone: what it held is lost, and said at the next start, once."""
    place, copy = tmp_path / "tables.db", tmp_path / "copy.db"
    with closing(Store(str(place))) as store:
        for number in range(40):
            write(store, f"t{number}", 0)
        for suffix in ("", "-length", "-wal"):
            whole = Path(f"{place}{suffix}").read_bytes()
            Path(f"{copy}{suffix}").write_bytes(whole[: len(whole) // 2] if suffix == "-wal" else whole)
    with closing(Store(str(copy))) as store:
        left = len(store.tables_of("ann", 100))
        assert store.lost == 40 - left > 0
    with closing(Store(str(copy))) as store:
        assert store.lost == 0
    Path(f"{copy}-length").write_bytes(b"1" + b"0" * 19)
    told = CliRunner().invoke(main, ["sweep", "--database", str(copy)])
    assert "the end is missing" in told.output
