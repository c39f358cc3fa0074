"""What takes long grows in the background, piece by piece, while somebody asks for it: reviews, experiments.

Only so many jobs grow at once, and only so many of them for one address. What is done is kept on disk.
"""

import asyncio
import time
from abc import ABC, abstractmethod
from collections.abc import Callable
from typing import Generic, TypeVar

from motherlode.table import Refused
from motherlode.table.fair_queue import FairQueue, Requester
from motherlode.web.kept_results import KeptResults

Result = TypeVar("Result")


class BackgroundJob(ABC, Generic[Result]):
    """Something that is worked out."""

    def __init__(self, requester: Requester, forgotten_after: float) -> None:
        self.requester = requester
        self._forgotten_after = forgotten_after
        self._asked_at = time.monotonic()

    @abstractmethod
    def advance(self) -> None:
        """Does the next piece. Called in a thread."""

    @abstractmethod
    def so_far(self) -> Result | None:
        """What there is to see; None before the first of it."""

    @property
    @abstractmethod
    def is_done(self) -> bool: ...

    @property
    def is_wanted(self) -> bool:
        """Whether somebody has asked for it lately."""
        return time.monotonic() - self._asked_at < self._forgotten_after

    def ask(self) -> None:
        """Somebody still wants it."""
        self._asked_at = time.monotonic()


def _raise(error: Exception | None) -> None:
    if error is not None:
        raise error


class BackgroundJobs(Generic[Result]):
    """The jobs that grow now, by the keys under which their results are kept.

    `ended` hears of each that ended, and of what went wrong.
    """

    def __init__(
        self, queue: FairQueue, kept: KeptResults[Result], ended: Callable[[Exception | None], None] = _raise
    ) -> None:
        self._queue = queue
        self._kept = kept
        self._ended = ended
        self._jobs: dict[str, BackgroundJob[Result]] = {}
        self._tasks: set[asyncio.Task[None]] = set()

    def __bool__(self) -> bool:
        return bool(self._jobs)

    def find(self, key: str) -> BackgroundJob[Result] | None:
        """A job on its way: asking for it keeps it growing."""
        job = self._jobs.get(key)
        if job is not None:
            job.ask()
        return job

    async def read(self, key: str) -> Result | None:
        """What was kept of a job that is done."""
        return await asyncio.to_thread(self._kept.read, key)

    def check_room(self, requester: Requester, most: int, most_of_address: int) -> None:
        own = sum(job.requester.address == requester.address for job in self._jobs.values())
        if len(self._jobs) >= most or own >= most_of_address:
            raise Refused("too_many", "That is too much at once; wait a moment.")

    def begin(self, key: str, job: BackgroundJob[Result]) -> None:
        self._jobs[key] = job
        task = asyncio.create_task(self._grow(key, job))
        self._tasks.add(task)
        task.add_done_callback(self._tasks.discard)

    async def _grow(self, key: str, job: BackgroundJob[Result]) -> None:
        """Piece by piece, each in its turn, as long as somebody wants it."""
        wrong: Exception | None = None
        try:
            while job.is_wanted and not job.is_done:
                await self._queue.run(job.requester, job.advance)
            if job.is_done and (result := job.so_far()) is not None:
                await asyncio.to_thread(self._kept.write, key, result)
        except Exception as error:
            wrong = error
        finally:
            self._jobs.pop(key, None)
        self._ended(wrong)

    async def stop(self) -> None:
        """Waits for what the queue, which is closed, has cancelled."""
        await asyncio.gather(*self._tasks, return_exceptions=True)
