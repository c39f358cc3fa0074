"""PostgreSQL with a synchronous standby on this machine, to be stopped, killed, started again and replaced."""

import asyncio
import os
import shutil
import signal
import subprocess
from pathlib import Path
from typing import Any

import psycopg
from benchmarks.faults.processes import free_port, wait_until

DEBIAN = Path("/usr/lib/postgresql")
USER = "motherlode"
NAME = "postgres"
SETTINGS = {
    "max_connections": 100,
    "wal_keep_size": "256MB",
    "wal_retrieve_retry_interval": "200ms",
    "unix_socket_directories": "",
    "listen_addresses": "127.0.0.1",
}


def find_programs() -> Path | None:
    """The folder of `initdb`, `postgres` and `pg_basebackup`."""
    folders = [path.parent for path in sorted(DEBIAN.glob("*/bin/initdb"), reverse=True)]
    if (found := shutil.which("initdb")) is not None:
        folders.append(Path(found).resolve().parent)
    return next((folder for folder in folders if (folder / "pg_basebackup").exists()), None)


class Instance:
    """One PostgreSQL: a folder, a port, and a process while it runs."""

    def __init__(self, programs: Path, folder: Path) -> None:
        self.port = free_port()
        self.folder = folder
        self._programs = programs
        # PostgreSQL refuses to run as root; Debian's package brings a user for it.
        self._user = "postgres" if os.geteuid() == 0 else None
        self._process: subprocess.Popen[bytes] | None = None

    @property
    def _log(self) -> Path:
        return self.folder.with_suffix(".log")

    def _run(self, program: str, *arguments: str) -> None:
        command = [str(self._programs / program), *arguments]
        subprocess.run(command, check=True, capture_output=True, user=self._user, cwd=self.folder.parent)

    def create(self) -> None:
        self._run("initdb", "-D", str(self.folder), "-U", USER, "--auth=trust", "--no-sync")
        with (self.folder / "postgresql.conf").open("a") as file:
            file.writelines(f"{name} = '{value}'\n" for name, value in SETTINGS.items())

    def copy(self, primary: int) -> None:
        """Becomes a standby of the one at that port."""
        source = f"host=127.0.0.1 port={primary} user={USER}"
        self._run("pg_basebackup", "-D", str(self.folder), "-d", source, "-R", "-c", "fast")

    async def start(self) -> None:
        """Returns when it takes connections. One that was killed needs several tries, until its children are gone."""
        await wait_until(self._up, 60, f"PostgreSQL did not start; see {self._log}")

    async def _up(self) -> bool:
        if self._process is None or self._process.poll() is not None:
            command = [str(self._programs / "postgres"), "-D", str(self.folder), "-p", str(self.port)]
            with self._log.open("ab") as log:
                self._process = subprocess.Popen(
                    command, user=self._user, cwd=self.folder.parent, stdout=log, stderr=log, start_new_session=True
                )
        return await asyncio.to_thread(self._answers)

    def _answers(self) -> bool:
        try:
            self.ask("SELECT 1")
        except psycopg.OperationalError:
            return False
        return True

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
        programs = find_programs()
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
        if os.geteuid() == 0:
            shutil.chown(self._folder, "postgres")
        await asyncio.to_thread(self.primary.create)
        await self.primary.start()
        if self._wants_standby:
            await self.add_standby()

    async def stop(self) -> None:
        for instance in reversed(self._instances):
            await instance.kill()

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
        await wait_until(self._in_step, 60, "the standby did not become synchronous")

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
