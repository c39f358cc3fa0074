"""`make bench-cluster`: one, two and three servers on one PostgreSQL; moves, what they cost, and how long they take.

Every move is on disk (PostgreSQL with fsync) before it is sent. The players run in this process, servers and PostgreSQL
in their own; CPU times and memory are read from /proc, PostgreSQL's log from its statistics. The two players of a table
sit at the same server, or at different ones. One server on SQLite is measured beside them: what a move costs our own
process. All share this machine's cores: what more servers add shows on more machines only.
"""

import argparse
import asyncio
import contextlib
import resource
import signal
import statistics
import subprocess
import sys
import time
from collections.abc import AsyncIterator
from pathlib import Path

import httpx
import msgspec
from benchmarks.faults.database import Database, Instance, temporary_folder
from benchmarks.faults.processes import free_port
from benchmarks.server.bench import TICKS, WARM_UP, cpu_seconds, memory_kb, wait_until_ready
from benchmarks.server.players import Counts, Pace, ScriptedTable

SERVE = Path(__file__).parents[1] / "server" / "serve.py"
SQLITE, POSTGRESQL = "SQLite", "PostgreSQL"
WANTED_TIMES = 1.6
"""A move on PostgreSQL may cost our process so many times what it costs on SQLite."""


class Setting(msgspec.Struct, frozen=True):
    """What is measured."""

    database: str
    servers: int
    apart: bool
    """Whether the two players of a table sit at different servers."""
    rate: float | None
    """Moves a second; None is as fast as the players can."""


class Result(msgspec.Struct):
    setting: Setting
    moves_a_second: float
    server_ms: float
    """CPU time of our processes for a move, in milliseconds."""
    database_ms: float
    """And of PostgreSQL's."""
    p50_ms: float
    p99_ms: float
    server_mb: float
    """Memory of a server."""
    log_bytes: float
    """What PostgreSQL writes to its log for a move."""
    moves_a_sync: float
    """Moves for each time that the log is forced to disk."""


class Usage(msgspec.Struct):
    """How much was used so far."""

    moves: int
    servers: float
    database: float
    log_bytes: int
    syncs: int
    at: float


class Cluster:
    """Servers, and the database that they share."""

    def __init__(self, pids: list[int], hosts: list[str], postgresql: Instance | None) -> None:
        self.pids = pids
        self.hosts = hosts
        self.postgresql = postgresql

    def usage(self, counts: Counts) -> Usage:
        log_bytes, syncs = (
            self.postgresql.ask("SELECT wal_bytes::bigint, wal_sync FROM pg_stat_wal")[0] if self.postgresql else (0, 0)
        )
        database = sum(map(_cpu_so_far, self.postgresql.processes())) if self.postgresql else 0.0
        servers = sum(map(cpu_seconds, self.pids))
        return Usage(counts.moves, servers, database, log_bytes, syncs, time.perf_counter())


def _cpu_so_far(pid: int) -> float:
    """Of a process of PostgreSQL, which may have ended just now, and of those of its own that have ended before."""
    try:
        fields = Path(f"/proc/{pid}/stat").read_text().rpartition(")")[2].split()
    except OSError:
        return 0.0
    return sum(map(int, fields[11:15])) / TICKS


@contextlib.asynccontextmanager
async def cluster(kind: str, servers: int, folder: Path) -> AsyncIterator[Cluster]:
    async with contextlib.AsyncExitStack() as stack:
        postgresql, place = None, str(folder / "tables.db")
        if kind == POSTGRESQL:
            database = Database(folder, standby=False)
            stack.push_async_callback(database.stop)
            await database.start()
            postgresql, place = database.primary, database.primary.url
        ports = [free_port() for _ in range(servers)]
        processes = [
            stack.enter_context(subprocess.Popen([sys.executable, str(SERVE), place, str(port)])) for port in ports
        ]
        for process in processes:
            stack.callback(process.terminate)
        for port in ports:
            await asyncio.to_thread(wait_until_ready, f"http://127.0.0.1:{port}")
        yield Cluster([process.pid for process in processes], [f"127.0.0.1:{port}" for port in ports], postgresql)


async def measure(setting: Setting, tables: int, seconds: float, folder: Path) -> Result:
    async with cluster(setting.database, setting.servers, folder) as running:
        counts, pace, hosts = Counts(), Pace(setting.rate), running.hosts
        played = []
        for number in range(tables):
            host, other = (hosts[(number + seat * setting.apart) % len(hosts)] for seat in range(2))
            table = ScriptedTable(host, "donkey", pace, counts, other)
            async with httpx.AsyncClient(base_url=f"http://{host}", trust_env=False, timeout=60) as client:
                await table.sit_down(client)
            played.append(table)
        tasks = [asyncio.create_task(table.play()) for table in played]
        await asyncio.sleep(WARM_UP)
        counts.latencies.clear()
        before = running.usage(counts)
        await asyncio.sleep(seconds)
        after = running.usage(counts)
        memory = sum(map(memory_kb, running.pids)) / len(running.pids)
        for task in tasks:
            if task.done():
                task.result()
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)
        await asyncio.gather(*(table.close() for table in played))
    return summary(setting, before, after, counts, memory)


def summary(setting: Setting, before: Usage, after: Usage, counts: Counts, memory: float) -> Result:
    moves = after.moves - before.moves
    latencies = statistics.quantiles(counts.latencies, n=100)
    return Result(
        setting,
        moves_a_second=moves / (after.at - before.at),
        server_ms=1000 * (after.servers - before.servers) / moves,
        database_ms=1000 * (after.database - before.database) / moves,
        p50_ms=1000 * latencies[49],
        p99_ms=1000 * latencies[98],
        server_mb=memory / 1024,
        log_bytes=(after.log_bytes - before.log_bytes) / moves,
        moves_a_sync=moves / max(1, after.syncs - before.syncs),
    )


def show(result: Result) -> None:
    setting = result.setting
    seats = "apart" if setting.apart else "together"
    pace = "full speed" if setting.rate is None else f"{setting.rate:.0f}/s"
    print(
        f"{setting.database:10} {setting.servers} server(s) {seats:8} {pace:>10}: {result.moves_a_second:5.0f} "
        f"moves/s  {1000 / result.server_ms:5.0f} moves/CPU-s of ours  "
        + (f"{1000 / result.database_ms:5.0f} of PostgreSQL's  " if result.database_ms else "")
        + f"p50 {result.p50_ms:6.1f} ms  p99 {result.p99_ms:6.1f} ms  {result.server_mb:4.0f} MB a server"
        + (
            f"  {result.log_bytes:4.0f} B of log/move  {result.moves_a_sync:4.1f} moves/sync"
            if result.log_bytes
            else ""
        ),
        flush=True,
    )


def compare(results: list[Result]) -> None:
    """What a move on PostgreSQL costs our process, beside one on SQLite at the same pace."""
    for rate in dict.fromkeys(result.setting.rate for result in results):
        cost = {
            database: [
                result.server_ms
                for result in results
                if (result.setting.database, result.setting.servers, result.setting.rate) == (database, 1, rate)
            ]
            for database in (SQLITE, POSTGRESQL)
        }
        if all(cost.values()):
            times = [ours / base for ours, base in zip(cost[POSTGRESQL], cost[SQLITE], strict=True)]
            pace = "at full speed" if rate is None else f"at {rate:.0f} moves/s"
            print(
                f"A move on PostgreSQL costs our process {statistics.median(times):.2f} times what it costs on SQLite "
                f"{pace} ({min(times):.2f} to {max(times):.2f} in {len(times)} rounds; wanted: at most {WANTED_TIMES})."
            )


def settings(most: int, rates: list[float | None]) -> list[Setting]:
    return [
        each
        for rate in rates
        for each in (
            Setting(SQLITE, 1, False, rate),
            *(
                Setting(POSTGRESQL, servers, apart, rate)
                for servers in range(1, most + 1)
                for apart in ([False] if servers == 1 else [False, True])
            ),
        )
    ]


def run(setting: Setting, tables: int, seconds: float) -> Result:
    with temporary_folder("bench") as folder:
        return asyncio.run(measure(setting, tables, seconds, folder))


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--servers", type=int, default=3, help="At most so many servers.")
    parser.add_argument("--tables", type=int, default=100)
    parser.add_argument("--rates", type=float, nargs="+", default=[200, 0], help="Moves a second; 0 is full speed.")
    parser.add_argument("--rounds", type=int, default=3)
    parser.add_argument("--seconds", type=float, default=8)
    parser.add_argument("--json", action="store_true")
    chosen = parser.parse_args()
    for told in (signal.SIGINT, signal.SIGTERM):
        signal.signal(told, signal.default_int_handler)  # servers and databases are stopped on the way out
    resource.setrlimit(resource.RLIMIT_NOFILE, (min(65536, resource.getrlimit(resource.RLIMIT_NOFILE)[1]),) * 2)
    results = []
    for _ in range(chosen.rounds):
        for setting in settings(chosen.servers, [rate or None for rate in chosen.rates]):
            results.append(run(setting, chosen.tables, chosen.seconds))
            show(results[-1])
    compare(results)
    if chosen.json:
        print(msgspec.json.encode(results).decode())


if __name__ == "__main__":
    main()
