"""Compiled loops over many games, on one thread or several."""

import os
from collections.abc import Callable
from functools import partial
from itertools import accumulate, pairwise
from queue import SimpleQueue
from threading import Thread
from weakref import finalize

from motherlode.envs import checks
from motherlode.rules.compiled import direct

Loop = Callable[..., int]
"""loop(plan, first, last, …)."""
Job = Callable[[], object]
HEAD_START = 0.1
"""This thread has begun when the others wake up, and waits for none of them if it is through last: so much more of the
games are its own.
"""


class Workers:
    """Threads that share the games. This thread takes the first part, so that one fewer has to be woken up."""

    def __init__(self, games: int, threads: int | None) -> None:
        """`threads=None` is one a core."""
        workers = (os.cpu_count() or 1) if threads is None else checks.whole_number("threads", threads, 1)
        shares = [1 + HEAD_START, *[1.0] * (min(workers, games) - 1)]
        bounds = [round(games * share / sum(shares)) for share in accumulate(shares, initial=0.0)]
        self._own, *others = pairwise(bounds)
        self._others = [(Helper(), part) for part in others]

    def run(self, loop: Loop, plan: int, *more: int) -> None:
        """On all games."""
        work = direct(loop)
        for helper, part in self._others:
            helper.begin(partial(work, plan, *part, *more))
        work(plan, *self._own, *more)
        for helper, _ in self._others:
            helper.end()


class Helper:
    """A thread that does one job after another, and ends with the helper. A pool's keeps books about each job, which
    every step would pay for.
    """

    def __init__(self) -> None:
        self._jobs: SimpleQueue[Job | None] = SimpleQueue()
        self._done: SimpleQueue[Exception | None] = SimpleQueue()
        Thread(target=_work, args=(self._jobs, self._done), name="games", daemon=True).start()
        finalize(self, self._jobs.put, None)

    def begin(self, job: Job) -> None:
        self._jobs.put(job)

    def end(self) -> None:
        """Waits for the job; what went wrong with it is raised here."""
        if error := self._done.get():
            raise error


def _work(jobs: SimpleQueue[Job | None], done: SimpleQueue[Exception | None]) -> None:
    while (job := jobs.get()) is not None:
        try:
            job()
        except Exception as error:
            done.put(error)
        else:
            done.put(None)
