"""Bots think in a few threads, so that nobody waits for them: the search runs outside Python's lock.

A table has one bot thinking at a time. The threads take turns between addresses, and between the people of an address:
fifty tables of one person do not hold up another's.
"""

import hashlib
import os
import time
from collections.abc import Callable, Sequence
from functools import cache
from typing import TypeVar

from motherlode.rules import Game, Knowledge
from motherlode.table import views
from motherlode.table.fair_queue import NOBODY, FairQueue, Requester
from motherlode.table.frames import HintFrame
from motherlode.table.play import Play
from motherlode.table.ports import Bots, Thought
from motherlode.table.warmup import Warmup

T = TypeVar("T")


class ThreadBotPool:
    def __init__(
        self,
        bots: Bots,
        warmup: Warmup,
        threads: int | None = None,
        monotonic: Callable[[], float] = time.monotonic,
    ) -> None:
        self._bots = bots
        self._warmup = warmup
        self._monotonic = monotonic
        self._queue = FairQueue(threads or max(1, (os.cpu_count() or 2) - 1), "bot")
        self.busy = 0

    def levels(self, game: Game) -> Sequence[str]:
        return self._bots.levels(game)

    def seconds(self, level: str) -> float | None:
        return self._bots.seconds(level)

    async def choose(
        self, play: Play, seat: int, level: str, share: float = 1.0, requester: Requester = NOBODY
    ) -> Thought:
        """The move of a bot."""
        common = play.bot_seed

        def choose(knowledge: Knowledge, seed: int) -> Thought:
            began = self._monotonic()
            if common is None:
                move = self._bots.choose(level, knowledge, seed, share)
            else:
                move = self._bots.choose_counted(level, knowledge, contest_seed(common, seat, len(knowledge.moves)))
            return Thought(move.text, self._monotonic() - began)

        return await self._think(play, seat, requester, choose)

    async def ponder(self, play: Play, seat: int, level: str) -> None:
        """Lets a bot think ahead in short steps, as long as no thread is wanted for anything else. In a contest it
        decides by its seed and by what it knows alone.
        """
        if play.bot_seed is not None or not self._warmup.is_ready(play.game.name):
            return
        seed, knowledge_of = seed_of(play.record, seat), cache(play.snapshot())
        while self._queue.is_idle and await self._queue.run(
            NOBODY, lambda: self._bots.ponder(level, knowledge_of(seat), seed)
        ):
            pass

    async def play_out(self, play: Play, level: str) -> None:
        """Plays a game that no table has to its end, with a bot of this level in every seat."""
        while play.seat is not None:
            thought = await self.choose(play, play.seat, level)
            play.apply(thought.move)

    async def advise(
        self,
        play: Play,
        seat: int,
        turn: int,
        answer: int | None,
        requester: Requester = NOBODY,
        wanted: Callable[[], bool] = lambda: True,
    ) -> HintFrame:
        """What the strongest bot thinks of a person's moves."""
        return await self._think(
            play,
            seat,
            requester,
            lambda knowledge, seed: views.hint_frame(knowledge, turn, self._bots.advise(knowledge, seed), answer),
            wanted,
        )

    async def _think(
        self,
        play: Play,
        seat: int,
        requester: Requester,
        what: Callable[[Knowledge, int], T],
        wanted: Callable[[], bool] = lambda: True,
    ) -> T:
        """Asks a bot, which gets what its seat knows and nothing else. The table may go on meanwhile."""
        name, seed, knowledge_of = play.game.name, seed_of(play.record, seat), play.snapshot()
        self.busy += 1
        try:
            await self._warmup.bots(name)
            return await self._queue.run(requester, lambda: what(knowledge_of(seat), seed), wanted)
        finally:
            self.busy -= 1

    async def run(self, job: Callable[[], T]) -> T:
        """Does something in one of the threads, when its turn comes."""
        return await self._queue.run(NOBODY, job)

    def close(self) -> None:
        """No bot begins to think any more."""
        self._queue.close()

    def stop(self, wait: bool = True) -> None:
        self._queue.stop(wait)


def contest_seed(common: str, seat: int, turn: int) -> int:
    """A bot's seed in a contest: the same for everybody who has made the same moves with the same deal."""
    return int.from_bytes(hashlib.sha256(f"{common} {seat} {turn}".encode()).digest()[:4], "big")


def seed_of(record: str, seat: int) -> int:
    """A bot's own seed: the same after a restart, and nothing to do with the deal's."""
    return int.from_bytes(hashlib.sha256(f"bot {record} {seat}".encode()).digest()[:4], "big")
