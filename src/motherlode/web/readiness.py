"""Whether anything can be written: a server that is alive may have a full disk, or no database."""

import asyncio
import time
from collections.abc import Callable

from motherlode.table.store import Store
from motherlode.web import logs

FRESH = 2.0
"""For so many seconds an answer is good; so nobody keeps the disk busy by asking."""
PROBE = "last ready"


class Readiness:
    def __init__(self, store: Store, clock: Callable[[], float] = time.monotonic) -> None:
        self._store = store
        self._clock = clock
        self._known: tuple[float, asyncio.Task[str]] | None = None

    async def status(self) -> str:
        """`ok`, or `cannot write`. Requests at the same time share one check."""
        if self._known is None or (self._clock() - self._known[0] > FRESH and self._known[1].done()):
            self._known = self._clock(), asyncio.create_task(asyncio.to_thread(self._try))
        return await asyncio.shield(self._known[1])

    def _try(self) -> str:
        try:
            self._store.change_setting(PROBE, str(int(time.time())))
        except Exception as error:
            logs.fail("not ready", error)
            return "cannot write"
        return "ok"
