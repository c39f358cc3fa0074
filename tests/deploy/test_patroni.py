"""The Patroni example: two nodes make a PostgreSQL whose standby is synchronous, and which fails over by itself."""

import os
import subprocess
from collections.abc import Iterator
from contextlib import ExitStack, contextmanager
from pathlib import Path
from typing import Any

import httpx
import psycopg
import pytest
from benchmarks.faults.database import find_programs, temporary_folder

from motherlode.table.entries import Opened, Settings
from motherlode.table.ports import Writing
from motherlode.table.store import Store
from motherlode.web.doctor.database import examine_database
from tests.deploy.programs import DEPLOY, free_port, listens, program, running, wait_for

CONFIGURATION = DEPLOY / "patroni" / "patroni.yml"


def as_postgres() -> str:
    if os.geteuid() != 0:
        pytest.skip("Patroni is started as Debian's user postgres, which only root can become")
    return "postgres"


@pytest.fixture
def folder() -> Iterator[Path]:
    """One that PostgreSQL's user can enter and write; pytest closes its own to others."""
    with temporary_folder("patroni") as made:
        yield made


def test_patroni_takes_its_file_as_it_is() -> None:
    command = [program("patroni"), "--validate-config", str(CONFIGURATION)]
    checked = subprocess.run(command, capture_output=True, text=True, check=False, user=as_postgres(), cwd="/")
    assert (checked.returncode, checked.stdout + checked.stderr) == (0, "")


@contextmanager
def etcd(folder: Path) -> Iterator[str]:
    client, peer = (f"127.0.0.1:{free_port()}" for _ in range(2))
    command = [program("etcd", "etcd-server"), "--data-dir", str(folder / "etcd"), "--name", "only"]
    command += ["--listen-client-urls", f"http://{client}", "--advertise-client-urls", f"http://{client}"]
    command += ["--listen-peer-urls", f"http://{peer}", "--initial-advertise-peer-urls", f"http://{peer}"]
    command += ["--initial-cluster", f"only=http://{peer}"]
    with running(command, folder / "etcd.log", lambda: listens(int(client.split(":")[1])), {}):
        yield client


class Node:
    def __init__(self, name: str, folder: Path, client: httpx.Client) -> None:
        self.log = folder / f"{name}.log"
        self.database, self.api = free_port(), free_port()
        self._client = client
        self.environment = {
            "PATRONI_NAME": name,
            "PATRONI_RESTAPI_LISTEN": f"127.0.0.1:{self.api}",
            "PATRONI_RESTAPI_CONNECT_ADDRESS": f"127.0.0.1:{self.api}",
            "PATRONI_POSTGRESQL_LISTEN": f"127.0.0.1:{self.database}",
            "PATRONI_POSTGRESQL_CONNECT_ADDRESS": f"127.0.0.1:{self.database}",
            "PATRONI_POSTGRESQL_DATA_DIR": str(folder / name),
            "PATRONI_POSTGRESQL_BIN_DIR": str(find_programs()),
            "PATRONI_POSTGRESQL_PGPASS": str(folder / f"{name}.pgpass"),
        }

    def is_(self, role: str) -> bool:
        """Whether Patroni says so: `primary`, `synchronous`, `replica`."""
        try:
            return self._client.get(f"http://127.0.0.1:{self.api}/{role}").status_code == 200
        except httpx.TransportError:
            return False

    def ask(self, question: str) -> Any:
        with psycopg.connect(f"postgresql://postgres:change-me@127.0.0.1:{self.database}/postgres") as connection:
            return connection.execute(question.encode()).fetchone()


@pytest.mark.slow
def test_a_failover_loses_nothing(folder: Path) -> None:
    """What was written before the primary was killed is there after it, at the same URL, and more can be written."""
    patroni, user = program("patroni"), as_postgres()
    with ExitStack() as stack:
        hosts = stack.enter_context(etcd(folder))
        client = stack.enter_context(httpx.Client(trust_env=False, timeout=5))
        one, two = Node("one", folder, client), Node("two", folder, client)
        started = []
        for node, role in ((one, "primary"), (two, "synchronous")):
            environment = node.environment | {"PATRONI_ETCD3_HOSTS": hosts, "HOME": str(folder)}
            is_up = lambda node=node, role=role: node.is_(role)  # noqa: E731
            started.append(
                stack.enter_context(running([patroni, str(CONFIGURATION)], node.log, is_up, environment, user))
            )
        ports = f"host=127.0.0.1,127.0.0.1&port={one.database},{two.database}"
        url = f"postgresql://postgres:change-me@/postgres?{ports}&target_session_attrs=read-write"
        found = {each.check: each.level for each in examine_database(url)}
        assert (found["standby"], found["role"], found["commit"]) == ("ok", "ok", "ok")
        store = Store(url)
        write(store, "first")
        os.kill(started[0].pid, 9)
        subprocess.run(["kill", "-9", postmaster(folder / "one")], check=True)
        wait_for(lambda: two.is_("primary"), "the standby did not take over", two.log)
        wait_for(lambda: two.ask("SELECT pg_is_in_recovery()") == (False,), "it does not write", two.log)
        write(store, "second")
        assert [len(store.load(code)) for code in ("first", "second")] == [1, 1]
        store.close()


def postmaster(data: Path) -> str:
    return (data / "postmaster.pid").read_text().splitlines()[0]


def write(store: Store, code: str) -> None:
    store.write([Writing(code, 0, (Opened("somebody", Settings(game="donkey", players=2), "secret"),), at=1)])
