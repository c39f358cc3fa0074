"""Reviews on a server: they grow in the background, one piece at a time, while somebody looks, and are kept afterwards.

A public server is not to be kept busy by them: one thread of low priority does all of it, people take turns, and only
so many grow at once.
"""

import contextlib
import hashlib
import os
import threading
from collections.abc import Callable
from pathlib import Path
from urllib.parse import quote

import msgspec

from motherlode.review import Review, ReviewedMove, Reviewer
from motherlode.review.page import part
from motherlode.review.report import FORMAT
from motherlode.review.reviewer import GOOD
from motherlode.review.telling import Story, names_of
from motherlode.rules import record
from motherlode.table.fair_queue import FairQueue, Requester
from motherlode.web.background_jobs import BackgroundJob, BackgroundJobs
from motherlode.web.kept_results import KeptResults
from motherlode.words import Words

MOST_GROWING = 16
"""So many grow at once."""
MOST_OF_ADDRESS = 3
"""So many of them for one address."""
FORGOTTEN_AFTER = 30.0
"""A review that nobody has asked for in so many seconds grows no more."""
EFFORT = GOOD
LOW_PRIORITY = 10


class ReviewJob(BackgroundJob[Review]):
    """A review on its way."""

    def __init__(self, text: bytes, requester: Requester) -> None:
        super().__init__(requester, FORGOTTEN_AFTER)
        self.reviewer = Reviewer(record.read(text), effort=EFFORT)
        self._work = self.reviewer.work()

    def advance(self) -> None:
        """Does the next piece."""
        _lower_priority()
        next(self._work, None)

    def so_far(self) -> Review | None:
        """None before the first curve is whole."""
        return self.reviewer.review() if self.reviewer.has_curve else None

    @property
    def is_done(self) -> bool:
        return self.reviewer.progress == 1


def _lower_priority() -> None:
    """The thread that reviews comes after all others, where the system knows threads' priorities."""
    if hasattr(os, "setpriority"):
        with contextlib.suppress(OSError):
            os.setpriority(os.PRIO_PROCESS, threading.get_native_id(), LOW_PRIORITY)


class Reviews:
    """All reviews of a server, by the hash of the record."""

    def __init__(self, folder: Path | None = None) -> None:
        self._queue = FairQueue(1, "review", MOST_GROWING)
        self._jobs = BackgroundJobs(self._queue, KeptResults(Review, "reviews", folder))

    async def find(self, text: bytes, requester: Requester) -> Review | None:
        """The review of a record as far as it has grown; None before the first curve. Asking makes it grow."""
        key = hashlib.sha256(FORMAT.encode() + text).hexdigest()[:32]
        if (job := self._jobs.find(key)) is not None:
            return await self._queue.run(requester, job.so_far)
        if (kept := await self._jobs.read(key)) is not None:
            return kept
        self._jobs.check_room(requester, MOST_GROWING, MOST_OF_ADDRESS)
        new = await self._queue.run(requester, lambda: ReviewJob(text, requester))
        if self._jobs.find(key) is None:
            self._jobs.begin(key, new)
        return None

    async def run(self, requester: Requester, job: Callable[[], None]) -> None:
        """Another thing that has time, in its turn."""

        def unhurried() -> None:
            _lower_priority()
            job()

        await self._queue.run(requester, unhurried)

    def close(self) -> None:
        self._queue.close()

    def stop(self) -> None:
        self._queue.stop()


def show(text: bytes, review: Review, language: str, name: str | None) -> str:
    """The review as a part of a page, with links to the replay: of a record that is kept here, or was brought."""
    words, end = Words(language), record.read(text)
    story = Story(words, end, review, names_of(words, msgspec.json.decode(text).get("names"), end.players))
    return part(story, lambda step: _link(name, step))


def _link(name: str | None, step: ReviewedMove) -> str:
    """The position, the better move there, and what would probably have followed."""
    decision = step.decision
    moves = () if decision is None or decision.better is None else (decision.better, *decision.line)
    return (
        "/".join(["/replay", *([] if name is None else [name])]) + "#" + "/".join([str(step.turn), *map(quote, moves)])
    )
