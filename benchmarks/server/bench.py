"""`make bench-server`: how many moves the server makes, what they cost, and how long they take.

Every move is on disk (SQLite, WAL, synchronous FULL) before it is sent. The players run in this process, the server in
its own; its CPU time (of all its threads) and memory are read from /proc. boardgame.io, from npm, in memory, plays
tic-tac-toe beside it: as it is run in production, with the same warm-up, players, paces and way of counting. Then one
of two players is a bot that moves at random: what a bot costs besides its thinking.
"""

import argparse
import asyncio
import itertools
import os
import resource
import shutil
import socket
import statistics
import subprocess
import sys
import tempfile
import time
from collections.abc import Iterator
from contextlib import contextmanager
from functools import partial
from pathlib import Path

import httpx
import msgspec

sys.path.insert(0, str(Path(__file__).parent))

from players import BotTable, Counts, Pace, ScriptedTable

HERE = Path(__file__).parent
TICKS = os.sysconf("SC_CLK_TCK")
WARM_UP = 3.0
"""Seconds of play that are not measured."""
PEER, BOTS = "boardgame.io", "with bots"
PACES = (400.0, None)
"""Moves a second; None is as fast as the players can."""


class Result(msgspec.Struct):
    server: str
    game: str
    tables: int
    pace: str
    moves_a_second: float
    moves_a_cpu_second: float
    p50_ms: float
    p99_ms: float
    kb_a_table: float
    refused: int


def free_port() -> int:
    with socket.socket() as probe:
        probe.bind(("127.0.0.1", 0))
        return int(probe.getsockname()[1])


def cpu_seconds(pid: int) -> float:
    """User and system time of a process so far."""
    fields = Path(f"/proc/{pid}/stat").read_text().rpartition(")")[2].split()
    return (int(fields[11]) + int(fields[12])) / TICKS


def memory_kb(pid: int) -> int:
    lines = Path(f"/proc/{pid}/status").read_text().splitlines()
    return next(int(line.split()[1]) for line in lines if line.startswith("VmRSS"))


@contextmanager
def our_server(folder: str) -> Iterator[tuple[int, str]]:
    port = free_port()
    command = [sys.executable, str(HERE / "serve.py"), f"{folder}/tables.db", str(port)]
    with subprocess.Popen(command) as process:
        try:
            wait_until_ready(f"http://127.0.0.1:{port}")
            yield process.pid, f"127.0.0.1:{port}"
        finally:
            process.terminate()


def wait_until_up(url: str) -> None:
    deadline = time.monotonic() + 120
    while time.monotonic() < deadline:
        try:
            if httpx.get(url, timeout=5, trust_env=False).status_code < 500:
                return
        except httpx.TransportError:
            time.sleep(0.1)
    raise TimeoutError(url)


def wait_until_ready(url: str) -> None:
    """Returns when rules and bots are loaded, too: that must not be measured."""
    wait_until_up(f"{url}/health")
    while not all(game["ready"] for game in httpx.get(f"{url}/api/games", trust_env=False, timeout=60).json()):
        time.sleep(0.1)


async def measure(
    pid: int, host: str, game: str, tables: int, rate: float | None, seconds: float, bots: bool
) -> Result:
    counts, pace = Counts(), Pace(rate)
    before = memory_kb(pid)
    async with httpx.AsyncClient(base_url=f"http://{host}", trust_env=False, timeout=60) as client:
        kind = BotTable if bots else ScriptedTable
        played = [kind(host, game, pace, counts) for _ in range(tables)]
        for table in played:
            await table.sit_down(client)
    tasks = [asyncio.create_task(table.play()) for table in played]
    await asyncio.sleep(WARM_UP)
    counts.latencies.clear()
    moves, cpu, began = counts.moves, cpu_seconds(pid), time.perf_counter()
    await asyncio.sleep(seconds)
    moves, cpu, lasted = counts.moves - moves, cpu_seconds(pid) - cpu, time.perf_counter() - began
    used = memory_kb(pid) - before
    for task in tasks:
        if task.done():
            task.result()
        task.cancel()
    await asyncio.gather(*tasks, return_exceptions=True)
    await asyncio.gather(*(table.close() for table in played))
    latencies = statistics.quantiles(counts.latencies, n=100)
    return Result(
        server=BOTS if bots else "motherlode",
        game=game,
        tables=tables,
        pace="full speed" if rate is None else f"{rate:.0f}/s",
        moves_a_second=moves / lasted,
        moves_a_cpu_second=moves / cpu,
        p50_ms=1000 * latencies[49],
        p99_ms=1000 * latencies[98],
        kb_a_table=used / tables,
        refused=counts.refused,
    )


def show(result: Result) -> None:
    print(
        f"{result.server:13} {result.game:7} {result.tables:4} tables {result.pace:>10}: "
        f"{result.moves_a_second:7.0f} moves/s  {result.moves_a_cpu_second:7.0f} moves/CPU-s  "
        f"p50 {result.p50_ms:6.1f} ms  p99 {result.p99_ms:6.1f} ms  {result.kb_a_table:6.0f} kB/table  "
        f"{result.refused} refused",
        flush=True,
    )


def run_ours(game: str, tables: int, rate: float | None, seconds: float, bots: bool = False) -> Result:
    with tempfile.TemporaryDirectory() as folder, our_server(folder) as (pid, host):
        return asyncio.run(measure(pid, host, game, tables, rate, seconds, bots))


def has_peer() -> bool:
    if shutil.which("node") is not None and (HERE / "boardgame" / "node_modules").exists():
        return True
    print(f"{PEER} is not measured: run `npm ci` in benchmarks/server/boardgame first.")
    return False


def run_peer(tables: int, rate: float | None, seconds: float) -> Result:
    port, folder = free_port(), HERE / "boardgame"
    environment = os.environ | {"NODE_ENV": "production"}
    with subprocess.Popen(
        ["node", "server.js", str(port)], cwd=folder, env=environment, stderr=subprocess.DEVNULL
    ) as server:
        try:
            wait_until_up(f"http://127.0.0.1:{port}/games")
            numbers = [port, tables, rate or 0, WARM_UP, seconds, server.pid, memory_kb(server.pid)]
            command = ["node", "players.js", *map(str, numbers)]
            answer = subprocess.run(command, cwd=folder, capture_output=True, text=True, check=True)
            return msgspec.json.decode(answer.stdout, type=Result)
        finally:
            server.terminate()


def compare(results: list[Result]) -> None:
    """How many times the peer's moves for each second of CPU time ours are: round by round, because others' work on a
    machine slows both servers of a round alike.
    """
    costs: dict[tuple[int, str, str], list[float]] = {}
    for result in results:
        if result.server == BOTS:
            continue
        costs.setdefault((result.tables, result.pace, result.game), []).append(result.moves_a_cpu_second)
    peers = {(result.tables, result.pace): result.game for result in results if result.server == PEER}
    for (tables, pace, game), ours in costs.items():
        peer = peers.get((tables, pace), game)
        if peer != game:
            times = [one / other for one, other in zip(ours, costs[tables, pace, peer], strict=True)]
            print(
                f"{game:7} {tables:4} tables {pace:>10}: {statistics.median(times):.2f} times {PEER}'s moves/CPU-s "
                f"({min(times):.2f} to {max(times):.2f} in {len(times)} rounds)"
            )


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--tables", type=int, nargs="+", default=[200, 500])
    parser.add_argument("--games", nargs="+", default=["donkey", "gate"])
    parser.add_argument("--rounds", type=int, default=3, help="Every server is measured so often, in turn.")
    parser.add_argument("--seconds", type=float, default=8)
    parser.add_argument("--no-peer", action="store_true", help="Do not measure boardgame.io.")
    parser.add_argument("--no-bots", action="store_true", help="Do not measure tables with bots.")
    parser.add_argument("--json", action="store_true")
    chosen = parser.parse_args()
    resource.setrlimit(resource.RLIMIT_NOFILE, (min(65536, resource.getrlimit(resource.RLIMIT_NOFILE)[1]),) * 2)
    with_peer = not chosen.no_peer and has_peer()
    results = []
    for tables, rate, _ in itertools.product(chosen.tables, PACES, range(chosen.rounds)):
        runs = [partial(run_peer, tables, rate)] if with_peer else []
        runs += [partial(run_ours, game, tables, rate) for game in chosen.games]
        runs += [partial(run_ours, game, tables, rate, bots=True) for game in chosen.games if not chosen.no_bots]
        for run in runs:
            results.append(run(chosen.seconds))
            show(results[-1])
    compare(results)
    if chosen.json:
        print(msgspec.json.encode(results).decode())


if __name__ == "__main__":
    main()
