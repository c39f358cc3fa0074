"""`motherlode doctor` finds what is wrong, says it in a sentence with what to do, and changes nothing."""

import asyncio
import json
import sqlite3
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any

import psycopg
import pytest
from click.testing import CliRunner
from sqlalchemy import create_engine, text

from motherlode.cli import main
from motherlode.table.store import Store
from motherlode.web.doctor import Finding, examine, machine, postgresql
from motherlode.web.doctor.database import examine_database
from motherlode.web.doctor.server import FORGED, examine_server
from tests.postgres import with_standby
from tests.web.serving import run, serving


def by_check(findings: Iterator[Finding]) -> dict[str, Finding]:
    return {finding.check: finding for finding in findings}


def test_a_good_database(database: str) -> None:
    """Of what a server has made nothing is a problem, and every finding that is not ok says what to do."""
    Store(database).close()
    found = by_check(examine(database, None))
    assert not [finding for finding in found.values() if finding.level == "problem" and finding.check != "commit"]
    assert found["schema"].level == "ok"
    assert all(finding.advice for finding in found.values() if finding.level != "ok")


def test_nothing_is_changed(empty_database: str, tmp_path: Path) -> None:
    """A new database stays empty."""
    found = by_check(examine_database(empty_database))
    assert found.get("schema", found["disk"]).level == "ok"
    if "://" in empty_database:
        with psycopg.connect(empty_database) as connection:
            assert connection.execute("SELECT count(*) FROM pg_tables WHERE schemaname = 'public'").fetchone() == (0,)
    else:
        assert not list(tmp_path.iterdir())


def _set_version(database: str, version: str) -> None:
    Store(database).close()
    engine = create_engine(
        database.replace("postgresql:", "postgresql+psycopg:") if "://" in database else f"sqlite:///{database}"
    )
    with engine.begin() as connection:
        connection.execute(text("UPDATE alembic_version SET version_num = :version"), {"version": version})
    engine.dispose()


def test_an_older_database_is_told_before_it_is_changed(database: str) -> None:
    _set_version(database, "0004")
    found = by_check(examine_database(database))["schema"]
    assert found.level == "warning"
    assert "backup" in found.advice


def test_a_newer_database_is_a_problem(database: str) -> None:
    _set_version(database, "9999")
    found = by_check(examine_database(database))["schema"]
    assert found.level == "problem"
    assert "newer version" in found.sentence


def test_a_file_that_is_no_database(tmp_path: Path) -> None:
    (tmp_path / "tables.db").write_text("This is a letter to my aunt, who is fond of gold. " * 100)
    found = by_check(examine_database(str(tmp_path / "tables.db")))["database"]
    assert (found.level, "not a database" in found.sentence) == ("problem", True)


def test_a_damaged_file(tmp_path: Path) -> None:
    """Pages that were written over are found, though the file can still be opened."""
    file = tmp_path / "tables.db"
    with sqlite3.connect(file) as connection:
        connection.execute("CREATE TABLE numbers (number INTEGER PRIMARY KEY, words TEXT)")
        connection.executemany("INSERT INTO numbers VALUES (?, ?)", [(number, "gold " * 50) for number in range(500)])
    connection.close()
    with file.open("r+b") as damaged:
        damaged.seek(3 * 4096)
        damaged.write(b"\xff" * 4096)
    found = by_check(examine_database(str(file)))["database"]
    assert found.level == "problem"


@pytest.mark.parametrize("place", ["postgresql://nobody@127.0.0.1:1/none", "mysql://somewhere/else"])
def test_a_database_that_is_not_there(place: str) -> None:
    found = by_check(examine_database(place))["database"]
    assert (found.level, found.advice != "") == ("problem", True)


@pytest.mark.parametrize(
    ("check", "value", "level"),
    [
        (postgresql.check_version, 150004, "ok"),
        (postgresql.check_version, 120001, "warning"),
        (postgresql.check_clock, 0.2, "ok"),
        (postgresql.check_clock, -5.0, "warning"),
        (postgresql.check_clock, 3600.0, "problem"),
        (postgresql.check_role, False, "ok"),
        (postgresql.check_role, True, "problem"),
        (machine.check_python, (3, 10, 1), "problem"),
        (machine.check_sqlite, (3, 8, 0), "problem"),
        (machine.check_cache, Path("/dev/null/cache"), "warning"),
    ],
)
def test_single_values(check: Callable[[Any], Finding], value: Any, level: str) -> None:
    assert check(value).level == level


@pytest.mark.parametrize(
    ("fsync", "commit", "level"),
    [("on", "on", "ok"), ("on", "remote_apply", "ok"), ("off", "on", "problem"), ("on", "off", "problem"),
     ("on", "local", "problem"), ("on", "remote_write", "warning")],
)  # fmt: skip
def test_what_a_commit_promises(fsync: str, commit: str, level: str) -> None:
    assert postgresql.check_promise(fsync, commit).level == level


@pytest.mark.parametrize(
    ("wanted", "standbys", "level", "word"),
    [
        ("", [], "warning", "no standby"),
        ("", [("blue", "async")], "warning", "asynchronous"),
        ("blue", [("blue", "sync")], "ok", "loses nothing"),
        ("ANY 1 (*)", [("blue", "quorum"), ("red", "quorum")], "ok", "blue, red"),
        ("blue", [], "problem", "every move waits"),
        ("blue", [("red", "async")], "problem", "every move waits"),
        ("", [("?", None)], "warning", "may not see"),
    ],
)
def test_standbys(wanted: str, standbys: list[tuple[str, str | None]], level: str, word: str) -> None:
    found = postgresql.check_standby(wanted, standbys)
    assert found.level == level
    assert word in found.sentence


def test_a_nearly_full_disk(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(machine, "LITTLE_SPACE", 2**70)
    assert machine.check_space("disk", "us", tmp_path).level == "warning"
    monkeypatch.setattr(machine, "NO_SPACE", 2**70)
    assert machine.check_space("disk", "us", tmp_path).level == "problem"


def test_time_limits_that_the_url_takes_away(postgres_url: str) -> None:
    """The limits are those of a server with the same URL."""
    assert by_check(examine_database(postgres_url))["limits"].level == "ok"
    found = by_check(examine_database(f"{postgres_url}?options=-c%20statement_timeout%3D0"))["limits"]
    assert (found.level, "statement_timeout" in found.sentence) == ("warning", True)


def test_too_few_connections() -> None:
    assert postgresql.check_connections(100, 3).level == "ok"
    assert postgresql.check_connections(100, 30).level == "problem"


def test_a_user_who_may_not_see_everything(postgres_url: str) -> None:
    with psycopg.connect(postgres_url, autocommit=True) as connection:
        connection.execute("CREATE ROLE modest LOGIN")
    found = by_check(examine_database(postgres_url.replace("motherlode@", "modest@")))
    assert (found["disk"].level, "pg_monitor" in found["disk"].advice) == ("warning", True)


@pytest.mark.slow
def test_real_standbys() -> None:
    """An asynchronous one is warned of; a synchronous one is well, and says of itself that it takes no moves."""
    with with_standby() as (primary, standby, set_names):
        assert "asynchronous" in by_check(examine_database(primary))["standby"].sentence
        assert by_check(examine_database(standby))["role"].level == "problem"
        set_names("*")
        assert by_check(examine_database(primary))["standby"].level == "ok"


# A running server.


def test_a_running_server(tmp_path: Path) -> None:
    """It can be played at; a forged address is not believed unless this machine was named as a proxy."""

    async def test() -> None:
        async with serving(tmp_path / "one.db") as site:
            found = await asyncio.to_thread(lambda: by_check(examine_server(site.url)))
            assert {finding.level for finding in found.values()} == {"ok"}
            assert found.keys() == {"server", "tls", "websocket", "addresses"}
            assert "not believed" in found["addresses"].sentence
        async with serving(tmp_path / "two.db", proxies=("127.0.0.1",)) as site:
            found = await asyncio.to_thread(lambda: by_check(examine_server(site.url)))
            assert "--proxy" in found["addresses"].sentence

    run(test())


def test_a_server_that_cannot_save(tmp_path: Path) -> None:
    async def test() -> None:
        async with serving(tmp_path / "tables.db") as site:

            def fail(name: str, value: str) -> None:
                raise OSError("no space left on device")

            site.manager.store.change_setting = fail  # type: ignore[method-assign]
            found = await asyncio.to_thread(lambda: by_check(examine_server(site.url)))
            assert (found["server"].level, "cannot write" in found["server"].sentence) == ("problem", True)

    run(test())


@contextmanager
def answering(answers: dict[str, tuple[int, dict[str, str], bytes]]) -> Iterator[str]:
    """Somebody else in a server's place."""
    from http.server import BaseHTTPRequestHandler, ThreadingHTTPServer
    from threading import Thread

    class Handler(BaseHTTPRequestHandler):
        protocol_version = "HTTP/1.1"

        def do_GET(self) -> None:
            status, headers, body = answers.get(self.path, (502, {}, b""))
            body = body.replace(b"FORWARDED", self.headers.get("X-Forwarded-For", "127.0.0.1").encode())
            self.send_response(status)
            for name, value in headers.items():
                self.send_header(name, value)
            self.send_header("Content-Length", str(len(body)))
            self.end_headers()
            self.wfile.write(body)

        def log_request(self, *arguments: Any) -> None:
            pass

    with ThreadingHTTPServer(("127.0.0.1", 0), Handler) as server:
        thread = Thread(target=server.serve_forever, kwargs={"poll_interval": 0.01})
        thread.start()
        try:
            yield f"http://0.0.0.0:{server.server_address[1]}"
        finally:
            server.shutdown()
            thread.join()


GOOD: dict[str, tuple[int, dict[str, str], bytes]] = {
    "/api/me": (200, {"Set-Cookie": "motherlode_guest=x"}, b"{}"),
    "/ready": (200, {}, b'{"status":"ok"}'),
    "/api/here": (200, {}, b'{"you":"FORWARDED"}'),
}


def test_a_proxy_that_is_set_up_badly() -> None:
    """WebSockets that do not go through, addresses that anybody can forge, and no TLS."""
    with answering(GOOD) as url:
        found = by_check(examine_server(url))
    assert (found["websocket"].level, "502" in found["websocket"].sentence) == ("problem", True)
    assert (found["addresses"].level, "forge" in found["addresses"].sentence) == ("problem", True)
    assert found["tls"].level == "warning"
    assert FORGED not in found["addresses"].sentence


def test_a_proxy_without_a_server() -> None:
    with answering({}) as url:
        found = by_check(examine_server(url))
    assert found.keys() == {"server"}
    assert "502" in found["server"].sentence


def test_a_name_that_the_server_does_not_know() -> None:
    refused = b'{"name":"ClientException","sentence":"This server is not known by this name."}'
    with answering(GOOD | {"/api/me": (400, {}, refused)}) as url:
        assert "--host-name" in by_check(examine_server(url))["server"].advice


@pytest.mark.parametrize(
    "url", ["gold.example", "ftp://gold.example", "http://127.0.0.1:1", "http://gold.example:80,", "http://[::1"]
)
def test_urls_where_no_server_is(url: str) -> None:
    found = by_check(examine_server(url))["server"]
    assert (found.level, found.advice != "") == ("problem", True)


# The command.


def test_the_exit_status(tmp_path: Path) -> None:
    """0 without problems, 1 with one; the same findings as text and as JSON."""
    good = CliRunner().invoke(main, ["doctor", "--database", str(tmp_path / "tables.db"), "--json"])
    assert good.exit_code == 0
    assert {finding["level"] for finding in json.loads(good.stdout)} <= {"ok", "warning"}
    bad = CliRunner().invoke(main, ["doctor", "--database", "postgresql://nobody@127.0.0.1:1/none"])
    assert bad.exit_code == 1
    assert "problem  The database cannot be used" in bad.stdout
    assert "1 problem(s)" in bad.stdout
