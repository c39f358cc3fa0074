"""Plays at several servers on one PostgreSQL while faults happen, and checks what is left.

    python -m benchmarks.faults.run --servers 3 --faults 200 --seed 1

The faults are chosen from the seed. The history and the logs of servers and databases stay in the folder; `--check`
judges a history that was kept.
"""

import argparse
import asyncio
import json
import random
import signal
import sys
import tempfile
import time
from collections.abc import Iterator
from contextlib import contextmanager, suppress
from pathlib import Path
from typing import NamedTuple

import psycopg
from benchmarks.faults import history as lines
from benchmarks.faults.checker import NEVER, Row, Verdict, check
from benchmarks.faults.clients import KINDS, Crew, Standing
from benchmarks.faults.faults import Cluster, Fault, choose, suffer
from benchmarks.faults.history import Recorder
from benchmarks.faults.processes import wait_until

HISTORY, LOG = "history.jsonl", "entries.jsonl"
MOVES_OF_A_TURN = 2
"""In `mine`: whoever begins makes so many before a bot moves."""
FIRST = 600.0
"""Seconds for the first moves: where Motherlode runs for the first time, rules and bots are compiled."""


class Plan(NamedTuple):
    folder: Path
    faults: int = 20
    seed: int = 1
    servers: int = 3
    crews: int = 6
    pause: float = 10.0
    """Seconds for which servers and networks are paused."""
    within: float = 15.0
    """Seconds in which everybody must be able to play on."""
    standby: bool = True
    seconds: float = float("inf")
    """No new fault begins after so many."""


async def run(plan: Plan) -> Verdict:
    """The whole test; what it saw stays in the plan's folder."""
    cluster = Cluster(plan.folder, plan.servers, plan.standby)
    recorder = Recorder(plan.folder / HISTORY)
    try:
        await cluster.start()
        rng = random.Random(plan.seed)
        crews = [
            Crew(f"crew{number}", KINDS[number % len(KINDS)], cluster.servers, recorder, random.Random(rng.random()))
            for number in range(plan.crews)
        ]
        playing = [asyncio.create_task(crew.play()) for crew in crews]
        try:
            await _make_faults(plan, cluster, recorder, crews, playing)
        except asyncio.CancelledError:
            print("Stopped; what was seen so far is judged.")
        finally:
            recorder.stopped()
            for task in playing:
                task.cancel()
            await asyncio.gather(*playing, return_exceptions=True)
        await cluster.stop_servers()
        await cluster.database.primary.start()
        rows = _read_log(cluster.database.primary.url)
        _keep_log(plan.folder / LOG, rows)
        return check(recorder.lines, rows, plan.within)
    finally:
        recorder.close()
        await cluster.stop()


async def _run_until_told(plan: Plan) -> Verdict:
    """Ends early when the process is asked to stop."""
    task = asyncio.current_task()
    assert task is not None
    for each in (signal.SIGINT, signal.SIGTERM):
        asyncio.get_running_loop().add_signal_handler(each, task.cancel)
    return await run(plan)


async def _make_faults(
    plan: Plan, cluster: Cluster, recorder: Recorder, crews: list[Crew], playing: list[asyncio.Task[None]]
) -> None:
    for _ in range(MOVES_OF_A_TURN + 2):  # so that bots have moved, too: now everything is compiled
        await _all_play_on(crews, playing, FIRST)
    started = time.monotonic()
    for number, fault in enumerate(choose(plan.seed, plan.faults, plan.servers, plan.pause, plan.standby), 1):
        if time.monotonic() - started > plan.seconds:
            break
        recorder.began(number, str(fault))
        await suffer(cluster, fault)
        recorder.over(number)
        ended = time.monotonic()
        with suppress(TimeoutError):  # the checker will find it in the history
            await _all_play_on(crews, playing, 2 * plan.within)
        _say(number, plan, fault, time.monotonic() - ended)
        if plan.standby and cluster.database.standby is None:
            await cluster.database.add_standby()


async def _all_play_on(crews: list[Crew], playing: list[asyncio.Task[None]], seconds: float) -> None:
    """Returns when everybody was able to go on."""
    standing = Standing(crews)

    async def is_past() -> bool:
        for task in playing:
            if task.done():
                task.result()
        return await standing.is_past()

    await wait_until(is_past, seconds, f"somebody could not play on in {seconds:.0f} s")


def _say(number: int, plan: Plan, fault: Fault, seconds: float) -> None:
    print(f"{number:4} of {plan.faults}  {fault}; everybody played on after {seconds:.1f} s", flush=True)


def _read_log(url: str) -> list[Row]:
    with psycopg.connect(url) as connection:
        found = connection.execute("SELECT code, number, at, entry FROM entries ORDER BY code, number")
        return [Row(code, number, at, json.loads(entry)) for code, number, at, entry in found]


def _keep_log(path: Path, rows: list[Row]) -> None:
    with path.open("w") as file:
        file.writelines(json.dumps(row) + "\n" for row in rows)


def check_kept(folder: Path, within: float) -> Verdict:
    """Judges a run that was kept."""
    with (folder / LOG).open() as file:
        rows = [Row(*json.loads(line)) for line in file]
    return check(lines.read(folder / HISTORY), rows, within)


def report(verdict: Verdict) -> str:
    recovered = sorted(seconds for seconds in verdict.recoveries.values() if seconds < NEVER)
    counts = ", ".join(f"{number} {what}" for what, number in sorted(verdict.counts.items()))
    found = [f"  {check}: {table} {sentence}" for check, table, sentence in verdict.violations]
    times = (
        f"played on after {recovered[len(recovered) // 2]:.1f} s, at most {recovered[-1]:.1f} s" if recovered else ""
    )
    judged = "RIGHT: nothing is wrong" if not found else f"WRONG: {len(found)} violations"
    return "\n".join([f"{len(verdict.recoveries)} faults; {times}; {counts}", judged, *found[:100]])


@contextmanager
def _folder(chosen: Path | None) -> Iterator[Path]:
    if chosen is None:
        chosen = Path(tempfile.mkdtemp(prefix="faults-"))
    chosen.mkdir(parents=True, exist_ok=True)
    yield chosen
    print(f"The history is in {chosen}.")


def _parser() -> argparse.ArgumentParser:
    plan = Plan(Path())
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--servers", type=int, default=plan.servers, help="how many servers (%(default)s)")
    parser.add_argument("--faults", type=int, default=plan.faults, help="how many faults (%(default)s)")
    parser.add_argument("--seed", type=int, default=plan.seed, help="what the faults are chosen from (%(default)s)")
    parser.add_argument("--seconds", type=float, default=plan.seconds, help="no new fault after so many seconds")
    parser.add_argument("--crews", type=int, default=plan.crews, help="how many tables are played at (%(default)s)")
    parser.add_argument("--pause", type=float, default=plan.pause, help="how long pauses are, in seconds (%(default)s)")
    parser.add_argument("--within", type=float, default=plan.within, help="seconds to play on in (%(default)s)")
    parser.add_argument("--no-standby", dest="standby", action="store_false", help="PostgreSQL alone")
    parser.add_argument("--folder", type=Path, help="where the history stays; default: a new one")
    parser.add_argument("--check", action="store_true", help="judge the history in the folder again")
    return parser


def main() -> None:
    chosen = vars(_parser().parse_args())
    again = chosen.pop("check")
    with _folder(chosen.pop("folder")) as folder:
        plan = Plan(folder, **chosen)
        verdict = check_kept(folder, plan.within) if again else asyncio.run(_run_until_told(plan))
        print(report(verdict))
    sys.exit(bool(verdict.violations))


if __name__ == "__main__":
    main()
