"""Bots think in a few threads, so that nobody waits for them: the search runs outside Python's lock.

A table has one bot thinking at a time, and the threads take tables in the order in which they came: that is fair.
"""

import asyncio
import hashlib
import os
import time
from collections.abc import Callable, Sequence
from concurrent.futures import ThreadPoolExecutor
from typing import TypeVar

from motherlode.rules import Game, Knowledge
from motherlode.table import views
from motherlode.table.frames import HintFrame
from motherlode.table.play import Play
from motherlode.table.ports import Bots, Thought
from motherlode.table.warmup import Warmup

T = TypeVar("T")


class BotPool:
    def __init__(self, bots: Bots, warmup: Warmup, threads: int | None = None) -> None:
        self._bots = bots
        self._warmup = warmup
        self._threads = ThreadPoolExecutor(threads or max(1, (os.cpu_count() or 2) - 1), thread_name_prefix="bot")
        self.busy = 0

    def levels(self, game: Game) -> Sequence[str]:
        return self._bots.levels(game)

    def seconds(self, level: str) -> float | None:
        return self._bots.seconds(level)

    async def choose(self, play: Play, seat: int, level: str, share: float = 1.0) -> Thought:
        """The move of a bot."""

        def choose(knowledge: Knowledge, seed: int) -> Thought:
            began = time.monotonic()
            move = self._bots.choose(level, knowledge, seed, share)
            return Thought(move.text, time.monotonic() - began)

        return await self._think(play, seat, choose)

    async def advise(self, play: Play, seat: int, turn: int, answer: int | None) -> HintFrame:
        """What the strongest bot thinks of a person's moves."""
        return await self._think(
            play,
            seat,
            lambda knowledge, seed: views.hint_frame(knowledge, turn, self._bots.advise(knowledge, seed), answer),
        )

    async def _think(self, play: Play, seat: int, what: Callable[[Knowledge, int], T]) -> T:
        """Asks a bot, which gets what its seat knows and nothing else. The table may go on meanwhile."""
        name, seed, knowledge_of = play.game.name, seed_of(play.record, seat), play.snapshot()
        self.busy += 1
        try:
            await self._warmup.bots(name)
            return await self.run(lambda: what(knowledge_of(seat), seed))
        finally:
            self.busy -= 1

    async def run(self, job: Callable[[], T]) -> T:
        """Does something in one of the threads, when its turn comes."""
        return await asyncio.get_running_loop().run_in_executor(self._threads, job)

    def stop(self, wait: bool = True) -> None:
        self._threads.shutdown(wait=wait, cancel_futures=True)


def seed_of(record: str, seat: int) -> int:
    """A bot's own chance: the same after a restart, and nothing to do with the deal's."""
    return int.from_bytes(hashlib.sha256(f"bot {record} {seat}".encode()).digest()[:4], "big")
