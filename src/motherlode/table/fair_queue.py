"""Work that takes a while is done in a few threads, and everybody who waits for it gets a turn.

Addresses take turns, and behind an address its people do: whoever asks for much waits behind their own jobs, and holds
up nobody else.
"""

import asyncio
from collections import deque
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from functools import partial
from typing import Any, NamedTuple, TypeVar

from motherlode.table.errors import Refused

T = TypeVar("T")


class Requester(NamedTuple):
    """For whom something is done: their share of the threads is counted."""

    address: str
    person: str


NOBODY = Requester("", "")


class _Waiting(NamedTuple):
    job: Callable[[], Any]
    wanted: Callable[[], bool]
    done: "asyncio.Future[Any]"


class FairQueue:
    """Jobs for some threads. An address may have only so many that wait; None is any number."""

    def __init__(self, threads: int, name: str, most_waiting: int | None = None) -> None:
        self._threads = ThreadPoolExecutor(threads, thread_name_prefix=name)
        self._number = self._free = threads
        self._most_waiting = most_waiting
        self._lines: dict[str, dict[str, deque[_Waiting]]] = {}
        """By address and person; whose turn it is next comes first."""
        self._stopped = False

    @property
    def is_idle(self) -> bool:
        """Nothing is being done, and nobody waits."""
        return self._free == self._number and not self._lines

    async def run(self, requester: Requester, job: Callable[[], T], wanted: Callable[[], bool] = lambda: True) -> T:
        """Does a job when its turn comes. A job that nobody wants any more by then is refused as stale. After `stop`
        everybody who waits, or would have to, is cancelled.
        """
        if self._stopped:
            raise asyncio.CancelledError
        people = self._lines.get(requester.address, {})
        if self._most_waiting is not None and sum(map(len, people.values())) >= self._most_waiting:
            raise Refused("too_many", "That is too much at once; wait a moment.")
        done: asyncio.Future[T] = asyncio.get_running_loop().create_future()
        line = self._lines.setdefault(requester.address, people).setdefault(requester.person, deque())
        line.append(_Waiting(job, wanted, done))
        self._begin()
        return await done

    def _begin(self) -> None:
        """Gives free threads to whoever is next."""
        while self._free and not self._stopped and (waiting := self._next()) is not None:
            if waiting.done.done():  # who waited has gone
                continue
            if not waiting.wanted():
                waiting.done.set_exception(Refused("stale", "The game went on meanwhile."))
                continue
            self._free -= 1
            running = asyncio.get_running_loop().run_in_executor(self._threads, waiting.job)
            running.add_done_callback(partial(self._end, waiting.done))

    def _next(self) -> _Waiting | None:
        """Takes the next job out; its person, and its address, stand at the end of their lines then."""
        if not self._lines:
            return None
        address = next(iter(self._lines))
        people = self._lines.pop(address)
        person = next(iter(people))
        line = people.pop(person)
        waiting = line.popleft()
        if line:
            people[person] = line
        if people:
            self._lines[address] = people
        return waiting

    def _end(self, done: "asyncio.Future[Any]", running: "asyncio.Future[Any]") -> None:
        self._free += 1
        if running.cancelled():
            done.cancel()
        elif not done.done():
            error = running.exception()
            if error is None:
                done.set_result(running.result())
            else:
                done.set_exception(error)
        self._begin()

    def close(self) -> None:
        """Nothing begins any more, and nobody waits any more."""
        self._stopped = True
        for waiting in [each for people in self._lines.values() for line in people.values() for each in line]:
            waiting.done.cancel()
        self._lines.clear()

    def stop(self, wait: bool = True) -> None:
        """Returns when nothing is being done, if that is waited for."""
        self._stopped = True
        self._threads.shutdown(wait=wait, cancel_futures=True)
