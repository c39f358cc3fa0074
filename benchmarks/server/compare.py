"""Compares what a move costs the servers of two checkouts, in one run: `python benchmarks/server/compare.py BASE NEW`.

Both checkouts need a `.venv` of their own. Both servers run all the time, and the players of one pause while those of
the other play: in short turns, so that what else the machine does meanwhile slows both alike. Printed are the medians
of moves for a second of the server's processor time, all its threads together, and of the paired ratios, new to base.
"""

import argparse
import asyncio
import resource
import subprocess
import sys
import tempfile
from contextlib import ExitStack
from pathlib import Path
from statistics import median, quantiles

import httpx

sys.path.insert(0, str(Path(__file__).parent))

from bench import free_port, memory_kb, wait_until_ready
from players import Counts, Pace, ScriptedTable

LET_GO = 0.3
"""Seconds for what is on its way when players are told to pause or to go on."""


class Gate(Pace):
    """A pace whose players can pause."""

    def __init__(self, rate: float | None) -> None:
        super().__init__(rate)
        self.open = asyncio.Event()

    async def wait(self) -> None:
        await super().wait()
        await self.open.wait()


class Side:
    """The server of a checkout, and its players."""

    def __init__(self, checkout: Path, stack: ExitStack) -> None:
        folder, port = stack.enter_context(tempfile.TemporaryDirectory()), free_port()
        command = [
            str(checkout / ".venv/bin/python"),
            str(checkout / "benchmarks/server/serve.py"),
            f"{folder}/tables.db",
            str(port),
        ]
        process = stack.enter_context(subprocess.Popen(command, cwd=checkout))
        stack.callback(process.terminate)
        self.pid, self.host = process.pid, f"127.0.0.1:{port}"
        self.counts = Counts()
        self.rates: list[float] = []
        self.kb_a_table = 0.0

    async def begin(self, game: str, tables: int, rate: float | None) -> None:
        self._gate, before = Gate(rate), memory_kb(self.pid)
        self.tables = [ScriptedTable(self.host, game, self._gate, self.counts) for _ in range(tables)]
        async with httpx.AsyncClient(base_url=f"http://{self.host}", trust_env=False, timeout=60) as client:
            for table in self.tables:
                await table.sit_down(client)
        self._tasks = [asyncio.create_task(table.play()) for table in self.tables]
        await self.play(3.0)
        self.kb_a_table = (memory_kb(self.pid) - before) / tables

    async def play(self, seconds: float) -> float:
        """Moves for each second of processor time, while the players of this side play; 0 if nobody could move."""
        self._gate.open.set()
        await asyncio.sleep(LET_GO)
        moves, cpu = self.counts.moves, cpu_seconds(self.pid)
        await asyncio.sleep(seconds)
        moves, cpu = self.counts.moves - moves, cpu_seconds(self.pid) - cpu
        self._gate.open.clear()
        await asyncio.sleep(LET_GO)
        return moves / cpu if moves else 0.0

    async def end(self) -> None:
        for task in self._tasks:
            task.cancel()
        await asyncio.gather(*self._tasks, return_exceptions=True)
        await asyncio.gather(*(table.close() for table in self.tables))


def cpu_seconds(pid: int) -> float:
    """The processor time of all threads, to the nanosecond, which short turns need."""
    threads = Path(f"/proc/{pid}/task").iterdir()
    return sum(int((thread / "schedstat").read_text().split()[0]) for thread in threads) / 1e9


async def compare(sides: list[Side], game: str, given: argparse.Namespace) -> None:
    for side in sides:
        await side.begin(game, given.tables, given.rate)
    for turn in range(given.rounds):
        for side in sides[:: -1 if turn % 2 else 1]:
            side.rates.append(await side.play(given.seconds))
    for side in sides:
        await side.end()
    base, new = sides
    # On a busy machine the disk may stand still for a whole turn, which says nothing of either server.
    paired = [one / other for one, other in zip(new.rates, base.rates, strict=True) if one and other]
    low, middle, high = quantiles(paired, n=4)
    print(
        f"{game:7}{given.tables:5} tables: base {median(base.rates):7,.0f}, new {median(new.rates):7,.0f} moves/CPU-s, "
        f"new / base {middle:.3f} ({low:.3f} to {high:.3f}); kB/table {base.kb_a_table:.0f}, {new.kb_a_table:.0f}",
        flush=True,
    )


def main() -> None:
    parser = argparse.ArgumentParser(description="Compare what a move costs the servers of two checkouts.")
    parser.add_argument("base", type=Path)
    parser.add_argument("new", type=Path)
    parser.add_argument("--games", nargs="+", default=["donkey", "gate"])
    parser.add_argument("--tables", type=int, default=100)
    parser.add_argument("--rate", type=float, help="moves a second; else as fast as the players can")
    parser.add_argument("--rounds", type=int, default=15, help="how often the two take turns")
    parser.add_argument("--seconds", type=float, default=1.0, help="of a turn")
    given = parser.parse_args()
    resource.setrlimit(resource.RLIMIT_NOFILE, (min(65536, resource.getrlimit(resource.RLIMIT_NOFILE)[1]),) * 2)
    for game in given.games:
        with ExitStack() as stack:
            sides = [Side(checkout.resolve(), stack) for checkout in (given.base, given.new)]
            for side in sides:
                wait_until_ready(f"http://{side.host}")
            asyncio.run(compare(sides, game, given))


if __name__ == "__main__":
    main()
