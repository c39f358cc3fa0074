"""Compiled loops over many games, on one thread or several."""

import os
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from itertools import pairwise

import numpy as np

from motherlode.envs import checks
from motherlode.rules.compiled import direct

Loop = Callable[..., int]
"""loop(plan, first, last, …)."""


class Workers:
    """Threads that share the games. This thread takes the first part, so that one fewer has to be woken up."""

    def __init__(self, games: int, threads: int | None) -> None:
        """`threads=None` is one a core."""
        workers = (os.cpu_count() or 1) if threads is None else checks.whole_number("threads", threads, 1)
        bounds = np.linspace(0, games, min(workers, games) + 1).astype(int).tolist()
        self._own, *self._others = pairwise(bounds)
        self._pool = ThreadPoolExecutor(len(self._others)) if self._others else None

    def run(self, loop: Loop, plan: int, *more: int) -> None:
        """On all games."""
        work = direct(loop)
        if self._pool is None:
            work(plan, *self._own, *more)
            return
        others = [self._pool.submit(work, plan, *part, *more) for part in self._others]
        work(plan, *self._own, *more)
        for other in others:
            other.result()
