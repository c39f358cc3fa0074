"""What tables cost where nobody is, while a clock runs: memory, and work without end.

    python -m benchmarks.people.sleeping --tables 10000

One table with days for a turn is opened and begun as people do it. Its rows are then written again and again under
other codes, with two notices in the outbox for each (half and four fifths of the time gone). A server is started on the
database without them and on the one with them; both stand still for a while, and what each holds and does is compared.
"""

import argparse
import asyncio
import os
import shutil
import statistics
import subprocess
import sys
import tempfile
import time
from collections.abc import Iterator
from contextlib import closing, contextmanager
from pathlib import Path
from typing import Any, NamedTuple

import httpx
import msgspec
from benchmarks.server.players import Counts, Pace, ScriptedTable
from sqlalchemy import Row, insert, select

from motherlode.table.schema import ENTRIES, MEMBERSHIPS, OUTBOX, TABLES
from motherlode.table.store import Store
from motherlode.web.guests import COOKIE, KEYS, Guests, new_key

DAY = 86_400
TIME = {"bank": DAY, "free": 3 * DAY}
KINDS = ("half", "most")
AT_ONCE = 1000
PAGE = os.sysconf("SC_PAGE_SIZE")
TICKS = os.sysconf("SC_CLK_TCK")


class Idle(NamedTuple):
    """A server that nobody asks anything."""

    memory: float
    """Of the process, in MB."""
    work: float
    """Milliseconds of a core in each second."""
    look: float
    """Milliseconds for one look at the database for what is due, tables and notices."""


class DaysTable(ScriptedTable):
    """Two people who have days for each turn; nobody moves."""

    async def begin(self, client: httpx.AsyncClient) -> str:
        answer = await client.post("/api/tables", json={"game": self.game, "players": 2, "time": TIME})
        code = str(answer.json()["code"])
        cookies = [each.headers["set-cookie"].split(";")[0] for each in (answer, await self._stranger(client))]
        for seat, cookie in enumerate(cookies):
            await self._say(await self._connect(code, cookie, self.hosts[seat]), kind="sit", seat=seat)
        await self._say(self.sockets[0], kind="start")
        return code

    async def _stranger(self, client: httpx.AsyncClient) -> httpx.Response:
        client.cookies.clear()
        return await client.get("/api/me")


@contextmanager
def serving(database: Path, port: int) -> Iterator[int]:
    """The id of a server's process, when all bots are ready."""
    server = subprocess.Popen([sys.executable, "-m", "benchmarks.server.serve", str(database), str(port)])
    try:
        with httpx.Client(base_url=f"http://127.0.0.1:{port}", trust_env=False) as client:
            while not is_ready(client):
                assert server.poll() is None, "the server did not start"
                time.sleep(0.5)
        yield server.pid
    finally:
        server.terminate()
        server.wait()


def is_ready(client: httpx.Client) -> bool:
    try:
        return all(game["ready"] for game in client.get("/api/games").json())
    except httpx.TransportError:
        return False


async def open_one(port: int) -> str:
    table = DaysTable(f"127.0.0.1:{port}", "donkey", Pace(None), Counts())
    async with httpx.AsyncClient(base_url=f"http://127.0.0.1:{port}", trust_env=False) as client:
        code = await table.begin(client)
    await table.close()
    return code


def copy_table(store: Store, code: str, times: int) -> None:
    """Other tables with the same log, each for two people of its own; their time ends one after the other."""
    with store.engine.connect() as connection:
        (table,) = connection.execute(select(TABLES).where(TABLES.c.code == code))
        log = list(connection.execute(select(ENTRIES).where(ENTRIES.c.code == code)))
        members = list(connection.execute(select(MEMBERSHIPS).where(MEMBERSHIPS.c.code == code)))
    for first in range(0, times, AT_ONCE):
        numbers = range(first, min(first + AT_ONCE, times))
        with store.engine.connect().execution_options(writes=True) as connection, connection.begin():
            for kind, rows in copies(table, log, members, numbers).items():
                connection.execute(insert(KEPT[kind]), rows)


KEPT = {"tables": TABLES, "entries": ENTRIES, "memberships": MEMBERSHIPS, "outbox": OUTBOX}


def copies(
    table: Row[Any], log: list[Row[Any]], members: list[Row[Any]], numbers: range
) -> dict[str, list[dict[str, Any]]]:
    rows: dict[str, list[dict[str, Any]]] = {kind: [] for kind in KEPT}
    for number in numbers:
        own = {"code": f"zz{number:06x}"}

        def renamed(text: str, number: int = number) -> str:
            for each in members:
                text = text.replace(each.person, f"{each.person[:-6]}{number:06x}")
            return text

        due = table.due_at + 1000 * number
        summary = None if table.summary is None else renamed(table.summary)
        rows["tables"].append(table._asdict() | own | {"due_at": due, "summary": summary})
        rows["entries"] += [each._asdict() | own | {"entry": renamed(each.entry)} for each in log]
        rows["memberships"] += [each._asdict() | own | {"person": renamed(each.person)} for each in members]
        rows["outbox"] += [
            own | {"person": renamed(members[0].person), "kind": kind, "at": log[-1].at, "facts": "{}", "due_at": due}
            for kind in KINDS
        ]
    return rows


def measure(database: Path, port: int, seconds: float) -> Idle:
    with serving(database, port) as pid:
        time.sleep(5)  # what follows the start is over
        before = cpu_of(pid)
        time.sleep(seconds)
        worked = cpu_of(pid) - before
        held = memory_of(pid)
    return Idle(held, 1000 * worked / seconds, look_at(database))


def cpu_of(pid: int) -> float:
    """Seconds of a core that a process has used."""
    user, system = Path(f"/proc/{pid}/stat").read_text().rpartition(")")[2].split()[11:13]
    return (int(user) + int(system)) / TICKS


def look_at(database: Path) -> float:
    """The median of many looks."""
    now, times = int(1000 * time.time()), []
    due = select(OUTBOX.c.person).where(OUTBOX.c.due_at <= now).order_by(OUTBOX.c.due_at).limit(100)
    with closing(Store(str(database))) as store:
        for _ in range(200):
            start = time.process_time()
            store.due(now, 100)
            with store.engine.connect() as connection:
                connection.execute(due).all()
            times.append(1000 * (time.process_time() - start))
    return statistics.median(times)


async def wake(database: Path, port: int) -> tuple[float, float]:
    """Milliseconds until somebody who comes back has the table, and the MB that this took."""
    with serving(database, port) as pid, closing(Store(str(database))) as store:
        guests = Guests(store.setting(KEYS, new_key()))
        with store.engine.connect() as connection:
            rows = list(connection.execute(select(MEMBERSHIPS).where(MEMBERSHIPS.c.code.like("zz%")).limit(200)))
        held, times = memory_of(pid), []
        for row in rows[::2]:
            table = ScriptedTable(f"127.0.0.1:{port}", "donkey", Pace(None), Counts())
            start = time.perf_counter()
            socket = await table._connect(row.code, f"{COOKIE}={guests.sign(row.person)}", table.hosts[0])
            while msgspec.json.decode(await socket.recv())["kind"] != "play":
                pass
            times.append(1000 * (time.perf_counter() - start))
        return statistics.median(times), (memory_of(pid) - held) / len(times)


def memory_of(pid: int) -> float:
    """MB that a process holds."""
    return int(Path(f"/proc/{pid}/statm").read_text().split()[1]) * PAGE / 1e6


def main() -> None:
    options = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    options.add_argument("--tables", type=int, default=10_000)
    options.add_argument("--seconds", type=float, default=60.0, help="how long each server stands still")
    options.add_argument("--port", type=int, default=8978)
    asked = options.parse_args()
    with tempfile.TemporaryDirectory() as folder:
        few, many = Path(folder) / "few.db", Path(folder) / "many.db"
        with serving(few, asked.port):
            code = asyncio.run(open_one(asked.port))
        shutil.copy(few, many)
        with closing(Store(str(many))) as store:
            copy_table(store, code, asked.tables)
        show("1 sleeping table", measure(few, asked.port, asked.seconds))
        show(f"{asked.tables + 1:,} sleeping tables", measure(many, asked.port, asked.seconds))
        took, each = asyncio.run(wake(many, asked.port))
        print(f"who comes back to one has it after {took:.1f} ms (median of 100); then it takes {1000 * each:.0f} kB")


def show(name: str, idle: Idle) -> None:
    print(
        f"{name:24} {idle.memory:7.1f} MB   {idle.work:5.2f} ms of a core a second   {idle.look:5.2f} ms a look",
        flush=True,
    )


if __name__ == "__main__":
    main()
