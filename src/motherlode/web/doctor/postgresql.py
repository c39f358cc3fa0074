"""A PostgreSQL: version, clock, what it promises of a commit, its standby, time limits, connections, disk."""

import os
import time
from collections.abc import Iterator
from pathlib import Path
from typing import Any

from sqlalchemy import Connection, text
from sqlalchemy.exc import SQLAlchemyError

from motherlode.table.database import ALIVE, LONGEST_USE, POSTGRESQL_NOW, time_limits
from motherlode.web.doctor.findings import Finding, ok, problem, warning
from motherlode.web.doctor.machine import check_space

TESTED = 15
"""The version that our tests run with; newer ones are expected to be as good."""
LATE, WRONG = 2.0, 60.0
"""Seconds between two clocks that are bearable, and that are not."""
CONNECTIONS = 18
"""So many connections a server takes at most: fifteen of its pool and three of its own (`web/cluster.py`)."""
LIMITS = ("statement_timeout", "lock_timeout", "idle_in_transaction_session_timeout")
MONITOR = "GRANT pg_monitor to the database's user lets the doctor see it."
ASYNCHRONOUS = (
    "Name it in synchronous_standby_names, or accept in writing that a failover can take back moves that people have"
    " already seen."
)


def examine_postgresql(connection: Connection) -> Iterator[Finding]:
    yield check_version(int(_setting(connection, "server_version_num")))
    yield check_clock(_seconds_ahead(connection))
    yield check_role(bool(connection.scalar(text("SELECT pg_is_in_recovery()"))))
    yield check_promise(_setting(connection, "fsync"), _setting(connection, "synchronous_commit"))
    yield check_standby(_setting(connection, "synchronous_standby_names"), _standbys(connection))
    yield check_limits({name: _setting(connection, name) for name in LIMITS})
    yield check_connections(int(_setting(connection, "max_connections")), _servers(connection))
    yield check_disk(_data_folder(connection), _is_local(connection))


def check_version(number: int) -> Finding:
    if number // 10000 < TESTED:
        return warning(
            "postgresql",
            f"PostgreSQL is version {number // 10000}; Motherlode is tested with {TESTED} and newer.",
            "Upgrade it.",
        )
    return ok("postgresql", f"PostgreSQL is version {number // 10000}.{number % 10000}.")


def check_clock(ahead: float) -> Finding:
    sentence = (
        f"The database's clock is {abs(ahead):.1f} seconds {'ahead of' if ahead > 0 else 'behind'} this machine's."
    )
    advice = "Let both ask a time server (chrony, systemd-timesyncd): times in logs and records are this machine's."
    if abs(ahead) > WRONG:
        return problem("clock", sentence, advice)
    return warning("clock", sentence, advice) if abs(ahead) > LATE else ok("clock", sentence)


def check_role(is_standby: bool) -> Finding:
    if is_standby:
        return problem(
            "role",
            "This PostgreSQL is a standby: it takes no moves.",
            "Name the primary, or all of them with ?target_session_attrs=read-write.",
        )
    return ok("role", "This PostgreSQL takes writes.")


def check_promise(fsync: str, commit: str) -> Finding:
    """Whether what was committed survives."""
    if fsync != "on":
        return problem("commit", "fsync is off: a power failure can destroy the database.", "Set fsync = on.")
    if commit in ("off", "local"):
        kept = "a crash loses moves that people have seen" if commit == "off" else "no standby is waited for"
        return problem("commit", f"synchronous_commit is {commit}: {kept}.", "Set synchronous_commit = on.")
    if commit == "remote_write":
        return warning(
            "commit",
            "synchronous_commit is remote_write: a standby whose machine crashes can lose moves.",
            "Set synchronous_commit = on.",
        )
    return ok("commit", "A commit is on disk when it returns (fsync is on, synchronous_commit is " + commit + ").")


Standby = tuple[str, str | None]
"""A standby's name, and how the primary waits for it: `sync`, `quorum`, `potential`, `async`; None if hidden."""


def check_standby(wanted: str, standbys: list[Standby]) -> Finding:
    waited_for = [name for name, how in standbys if how in ("sync", "quorum")]
    if waited_for:
        return ok(
            "standby",
            f"A commit waits for the standby ({', '.join(waited_for)}): a failover to it loses nothing.",
        )
    if any(how is None for _, how in standbys):
        return warning("standby", "There is a standby, and this user may not see whether it is waited for.", MONITOR)
    if wanted:
        return problem(
            "standby",
            f"synchronous_standby_names is {wanted!r}, and no such standby is connected: every move waits.",
            "Start the standby, or take it out of synchronous_standby_names until it is back.",
        )
    if standbys:
        names = ", ".join(name for name, _ in standbys)
        return warning(
            "standby",
            f"The standby ({names}) is asynchronous: if it takes over, the last moves before that can be lost.",
            ASYNCHRONOUS,
        )
    return warning(
        "standby",
        "There is no standby: if this PostgreSQL's disk is lost, so is all that came after the last backup.",
        "Add a synchronous standby, or make backups as often as you can bear to lose what was played between them.",
    )


def check_limits(limits: dict[str, str]) -> Finding:
    endless = [name for name, value in limits.items() if value == "0"]
    if endless:
        return warning(
            "limits",
            f"There is no limit for {' and '.join(endless)}: a stuck statement can hold up others for long.",
            "Take the options out of the database's URL, or set these in them.",
        )
    shown = ", ".join(f"{name} {value}" for name, value in limits.items())
    driver = time_limits()
    return ok(
        "limits",
        f"Time limits: connecting {driver['connect_timeout']}s, one use of a connection {LONGEST_USE:.0f}s, "
        f"a silent machine {driver['tcp_user_timeout'] // 1000}s, {shown}.",
    )


def check_connections(most: int, servers: int) -> Finding:
    needed = CONNECTIONS * max(1, servers)
    sentence = f"{max(1, servers)} server(s) can need {needed} connections, and PostgreSQL allows {most}."
    if needed > most:
        return problem("connections", sentence, "Raise max_connections.")
    return ok("connections", f"{sentence} Servers that show signs of life now: {servers}.")


def check_disk(folder: str | None, is_local: bool) -> Finding:
    if folder is None:
        return warning("disk", "This user may not see where PostgreSQL keeps its data.", MONITOR)
    if not is_local or not os.path.isdir(folder):
        return ok("disk", f"PostgreSQL's folder {folder} cannot be seen from here: watch the disk on its machine.")
    return check_space("disk", f"PostgreSQL in {folder}", Path(folder))


def _setting(connection: Connection, name: str) -> str:
    return str(connection.scalar(text("SELECT current_setting(:name)"), {"name": name}))


def _seconds_ahead(connection: Connection) -> float:
    connection.scalar(text("SELECT 1"))  # the first statement of a connection takes longer
    before = time.time()
    theirs = float(connection.scalar(text("SELECT extract(epoch FROM clock_timestamp())")) or 0)
    return theirs - (before + time.time()) / 2


def _standbys(connection: Connection) -> list[Standby]:
    query = "SELECT application_name, sync_state FROM pg_stat_replication WHERE state IS DISTINCT FROM 'backup'"
    return [(row.application_name or "?", row.sync_state) for row in connection.execute(text(query))]


def _servers(connection: Connection) -> int:
    """How many servers gave a sign of life in the last seconds."""
    alive = f"seen_at >= {POSTGRESQL_NOW} - {1000 * ALIVE:.0f}"
    return int(_allowed(connection, f"SELECT count(*) FROM nodes WHERE {alive}") or 0)


def _data_folder(connection: Connection) -> str | None:
    found: str | None = _allowed(connection, "SELECT current_setting('data_directory')")
    return found


def _is_local(connection: Connection) -> bool:
    return bool(connection.scalar(text("SELECT coalesce(inet_server_addr() = inet_client_addr(), true)")))


def _allowed(connection: Connection, query: str) -> Any:
    """What a query gives; None where this user may not ask, or nothing is there yet."""
    try:
        return connection.scalar(text(query))
    except SQLAlchemyError:
        return None
