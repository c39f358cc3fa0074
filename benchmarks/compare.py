"""Compares the speed of two checkouts in one run: `python benchmarks/compare.py BASE NEW [WORD …]`.

Both checkouts need a `.venv` of their own. Each gets a process that stays. They take turns in short slices, so that
what else the machine does meanwhile slows both alike, and are measured in their own processor time. Printed are the
medians of both rates and of the paired ratios, new to base, with the quartiles of these, and the ratio of the best
rates. With words, only figures whose names hold one of them are measured. Code that was compiled in a process can run
slower there than code that was loaded, so other processes compile first what is not yet there.

The processes use what `motherlode bench` measures with, and work with every edition that has it.
"""

import argparse
import os
import subprocess
import sys
import time
from collections.abc import Callable
from pathlib import Path
from statistics import median, quantiles
from typing import IO, cast

Work = Callable[[], int]
Figures = dict[str, Callable[[], Work]]
READY = "ready"


class Worker:
    """A process that measures a checkout's figures, one slice at a time."""

    def __init__(self, checkout: Path, core: int | None = None) -> None:
        pinned = [] if core is None else ["taskset", "-c", str(core)]
        command = [*pinned, str(checkout / ".venv/bin/python"), __file__, "--worker"]
        environment = os.environ | {"PYTHONPATH": str(checkout / "src")}
        self._process = subprocess.Popen(
            command, env=environment, stdin=subprocess.PIPE, stdout=subprocess.PIPE, text=True, cwd=checkout
        )
        self.figures = self._answer().split()

    def __enter__(self) -> "Worker":
        return self

    def __exit__(self, *_: object) -> None:
        cast(IO[str], self._process.stdin).close()
        self._process.wait()

    def rate(self, figure: str, seconds: float) -> float:
        """How much is done in a second of processor time."""
        stdin = cast(IO[str], self._process.stdin)
        stdin.write(f"{figure} {seconds}\n")
        stdin.flush()
        return float(self._answer())

    def _answer(self) -> str:
        """Libraries may print lines of their own."""
        for line in cast(IO[str], self._process.stdout):
            word, _, rest = line.partition(" ")
            if word == READY:
                return rest
        raise SystemExit("The process of a checkout ended: its own words are above.")


def main() -> None:
    parser = argparse.ArgumentParser(description="Compare the speed of two checkouts in one run.")
    parser.add_argument("base", type=Path)
    parser.add_argument("new", type=Path)
    parser.add_argument("words", nargs="*", help="measure only figures whose names hold one of these")
    parser.add_argument("--rounds", type=int, default=21, help="how often the two take turns")
    parser.add_argument("--seconds", type=float, default=0.1, help="of a slice")
    parser.add_argument("--core", type=int, help="run on this core only")
    given = parser.parse_args()
    checkouts = given.base.resolve(), given.new.resolve()
    wanted = _prepare(checkouts, given.words)
    with Worker(checkouts[0], given.core) as base, Worker(checkouts[1], given.core) as new:
        print(f"{'':32}{'base':>14}{'new':>14}{'new / base':>12}  quartiles{'':4}of bests", flush=True)
        for figure in wanted:
            print(_compare(figure, base, new, given.rounds, given.seconds), flush=True)


def _prepare(checkouts: tuple[Path, Path], words: list[str]) -> list[str]:
    """Has everything compiled; gives the figures that both have."""
    with Worker(checkouts[0]) as base, Worker(checkouts[1]) as new:
        shared = [figure for figure in new.figures if figure in base.figures]
        wanted = [figure for figure in shared if not words or any(word in figure for word in words)]
        for figure in wanted:
            base.rate(figure, 0.0)
            new.rate(figure, 0.0)
    return wanted


def _compare(figure: str, base: Worker, new: Worker, rounds: int, seconds: float) -> str:
    for worker in (base, new):
        worker.rate(figure, seconds)
    before, after = [], []
    for turn in range(rounds):
        for worker, rates in [(base, before), (new, after)][:: -1 if turn % 2 else 1]:
            rates.append(worker.rate(figure, seconds))
    ratios = [one / other for one, other in zip(after, before, strict=True)]
    low, middle, high = quantiles(ratios, n=4)
    best = max(after) / max(before)
    return f"{figure:32}{median(before):14,.0f}{median(after):14,.0f}{middle:12.3f}  {low:.3f} to {high:.3f}{best:9.3f}"


# In the process of a checkout


def work() -> None:
    """Answers each line, a figure and the seconds of a slice, with a rate."""
    figures, made = _figures(), dict[str, Work]()
    print(READY, *figures, flush=True)
    for line in sys.stdin:
        figure, seconds = line.split()
        if figure not in made:
            made[figure] = figures[figure]()
            made[figure]()
        print(READY, _rate(made[figure], float(seconds)), flush=True)


def _rate(one: Work, seconds: float) -> float:
    done = 0
    begin = now = time.process_time()
    while not done or now - begin < seconds:
        done += one()
        now = time.process_time()
    return done / (now - begin)


def _figures() -> Figures:
    """By their names: how to begin to work. Nothing of a game is compiled before it is wanted."""
    from motherlode.lab import bench, environments
    from motherlode.lab.simulate import Job
    from motherlode.rules import GAMES, game

    figures: Figures = {}
    for name in GAMES:
        for players in game(name).players:
            job = Job(game(name), players, game(name).options(players), bench.BATCH, 1)
            for form in ("counted", "listed", "python"):
                begin = getattr(bench, f"_{form}")
                figures[f"rules/{form}/{name}/{players}"] = lambda begin=begin, job=job: begin(job)
            figures[f"search/{name}/{players}"] = lambda name=name, players=players: bench._searching(name, players)
    for name in GAMES:
        figures[f"envs/vector/{name}"] = lambda name=name: environments._vector(name, environments.GAMES_AT_ONCE, 1)
        figures[f"envs/pettingzoo/{name}"] = lambda name=name: environments.cycle(_pettingzoo(name))
        figures[f"envs/openspiel/{name}"] = lambda name=name: environments.tree_walk(_openspiel(name))
    return figures


def _pettingzoo(name: str) -> object:
    from motherlode.envs import pettingzoo

    return getattr(pettingzoo, f"{name}_v0").env()


def _openspiel(name: str) -> str:
    from motherlode.envs.openspiel import PREFIX

    return PREFIX + name


if __name__ == "__main__":
    work() if sys.argv[1:] == ["--worker"] else main()
