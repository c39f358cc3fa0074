"""A host's log on disk: one writer that commits what arrives together.

One commit costs a write to the disk whatever its size, so the writer takes all that waits for it at once.
"""

import asyncio
from collections.abc import Callable
from contextlib import suppress
from queue import SimpleQueue
from threading import Thread

from motherlode.table.entries import Written
from motherlode.table.ports import OutcomeUnknown, Tell, Writing
from motherlode.table.store import Store

Waiting = tuple[Writing, Tell]
Told = tuple[Writing, Tell, Exception | None]
TOGETHER = 0.004
"""So many seconds the writer waits for others before a commit: nobody notices them, and a commit is dear."""


class Writer:
    """A host's log: written in one thread, with one commit for everything that comes in together, and during the commit
    before; read in others.
    """

    def __init__(self, store: Store, committed: Callable[[str, int], None] | None = None) -> None:
        """`committed` hears how long a table's log is now."""
        self._store = store
        self._committed = committed
        self._loop = asyncio.get_running_loop()
        self._waiting: list[Waiting] = []
        self._batches: SimpleQueue[list[Waiting] | None] = SimpleQueue()
        self._idle = asyncio.Event()
        self._idle.set()
        self._thread = Thread(target=self._run, name="writer", daemon=True)
        self._thread.start()
        self.commits = 0

    def append(self, writing: Writing, tell: Tell) -> None:
        """Tells when the writing is on disk, or why it is not."""
        self._waiting.append((writing, tell))
        if self._idle.is_set():
            self._idle.clear()
            self._loop.call_later(TOGETHER, self._hand_over)

    async def read(self, code: str, start: int) -> list[Written]:
        """A table's entries from a number on."""
        return await asyncio.to_thread(self._store.load, code, start)

    async def wrote(self, code: str, number: int) -> bool:
        """Whether it was this process that wrote an entry."""
        return await asyncio.to_thread(self._store.wrote, code, number)

    async def stop(self) -> None:
        """Returns when all that was handed in is on disk."""
        while not self._idle.is_set():  # who hears that something is on disk may write at once again
            await self._idle.wait()
        self._batches.put(None)
        await asyncio.to_thread(self._thread.join)

    def _hand_over(self) -> None:
        batch, self._waiting = self._waiting, []
        self._batches.put(batch)

    def _run(self) -> None:
        while self._write_next():
            pass  # between two batches nothing is held, so that tables that nobody uses can go

    def _write_next(self) -> bool:
        """Waits for a batch and writes it; returns whether there was one."""
        batch = self._batches.get()
        if batch is None:
            return False
        told = self._write(batch)
        with suppress(RuntimeError):  # the loop was closed meanwhile: nobody hears of it any more
            self._loop.call_soon_threadsafe(self._tell, told)
        return True

    def _write(self, batch: list[Waiting]) -> list[Told]:
        try:
            self._store.write(writing for writing, _ in batch)
            self.commits += 1
        except Exception as error:
            if len(batch) == 1:
                return [(*batch[0], error)]
            # One bad writing must not take the others with it.
            return [
                (writing, tell, OutcomeUnknown() if isinstance(error, OutcomeUnknown) and again is not None else again)
                for item in batch
                for writing, tell, again in self._write([item])
            ]
        return [(writing, tell, None) for writing, tell in batch]

    def _tell(self, told: list[Told]) -> None:
        if self._waiting:
            self._loop.call_later(TOGETHER, self._hand_over)
        else:
            self._idle.set()
        for writing, tell, error in told:
            try:
                if self._committed is not None and error is None:
                    self._committed(writing.code, writing.number + len(writing.entries))
                tell(error)
            except Exception as failure:  # of one table: the others hear what came of theirs
                self._loop.call_exception_handler({"message": "told of a writing", "exception": failure})
