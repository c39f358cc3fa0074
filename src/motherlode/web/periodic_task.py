"""What a server does again and again, beside everything else."""

import asyncio
from collections.abc import Awaitable, Callable
from contextlib import suppress

from motherlode.web import logs


class PeriodicTask:
    """Does a job every so many seconds, and sooner if somebody is in a hurry. What fails is told of once, until it goes
    well again: a database that does not answer would fill the log.
    """

    def __init__(self, job: Callable[[], Awaitable[object]], seconds: float, trouble: str) -> None:
        self._job = job
        self._seconds = seconds
        self._trouble = trouble
        self._wake = asyncio.Event()
        self._working = asyncio.create_task(self._work())

    def hurry(self) -> None:
        """Something happened: it is done now."""
        self._wake.set()

    async def stop(self) -> None:
        self._working.cancel()
        await asyncio.gather(self._working, return_exceptions=True)

    async def _work(self) -> None:
        failing = False
        while True:
            with suppress(TimeoutError):
                async with asyncio.timeout(self._seconds):
                    await self._wake.wait()
            self._wake.clear()
            try:
                await self._job()
                failing = False
            except Exception as error:
                if not failing:
                    logs.fail(self._trouble, error)
                failing = True
