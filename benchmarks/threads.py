"""Whether a second core is worth having: steps of many games on one thread and on several, in turn, in wall time.

    python benchmarks/threads.py [--games 4096] [--threads 2] [--rounds 200]

Prints the best and the median of the paired ratios. Only a quiet machine says something: on a busy one both threads
wait for the same core.
"""

import argparse
import os
import time
from statistics import median

from motherlode.envs import VectorEnv
from motherlode.rules import GAMES

STEPS = 10
"""Of each in a round."""


def seconds(env: VectorEnv) -> float:
    spent = 0.0
    for _ in range(STEPS):
        actions = env.sample()
        begin = time.perf_counter()
        env.step(actions)
        spent += time.perf_counter() - begin
    return spent


def main() -> None:
    parser = argparse.ArgumentParser(description="Whether a second core is worth having.")
    parser.add_argument("--games", type=int, default=4096)
    parser.add_argument("--threads", type=int, default=2)
    parser.add_argument("--rounds", type=int, default=200)
    chosen = parser.parse_args()
    print(f"load {os.getloadavg()[0]:.1f} on {os.cpu_count()} cores, {chosen.games} games at once", flush=True)
    for name in GAMES:
        alone, together = (VectorEnv(name, chosen.games, threads=threads) for threads in (1, chosen.threads))
        ratios = [seconds(alone) / seconds(together) for _ in range(chosen.rounds)]
        print(
            f"{name}: {chosen.threads} threads are {median(ratios):.2f} times as fast, at best {max(ratios):.2f}",
            flush=True,
        )


if __name__ == "__main__":
    main()
