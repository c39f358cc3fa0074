"""Bots think in a few threads, so that nobody waits for them: the search runs outside Python's lock.

A table has one bot thinking at a time, and the threads take tables in the order in which they came: that is fair.
"""

import asyncio
import hashlib
import os
from collections.abc import Callable, Sequence
from concurrent.futures import ThreadPoolExecutor
from functools import cache
from importlib.metadata import entry_points
from typing import TypeVar

from motherlode.bots import LEVELS, Bot, Budget, make_bot
from motherlode.rules import Game, Knowledge, Move, State
from motherlode.rules.game import replay
from motherlode.table import views
from motherlode.table.frames import HintFrame
from motherlode.table.table import Table
from motherlode.web.warmup import Warmup

T = TypeVar("T")

SECONDS = {"easy": 0.2, "medium": 0.5, "hard": 1.0, "expert": 2.0}
"""How long a level thinks about a move; a bot that is no level takes its own default."""
ADVISER = LEVELS[-1]
PAUSE = 0.8
"""A move that comes at once is hard to follow for people."""
RUN_PAUSE = 0.3
"""And between the moves of one turn, where everybody sees already who plays."""


@cache
def levels(game: Game) -> Sequence[str]:
    """The bots that can take a seat: the levels, and those of other packages. Nothing is compiled to know them."""
    return ("random", *LEVELS, *(point.name for point in entry_points(group="motherlode.bots")))


def pause_of(table: Table, seat: int) -> float:
    """How long a bot's move takes at least."""
    return RUN_PAUSE if table.play is not None and table.play.mover == seat else PAUSE


class BotPool:
    def __init__(self, warmup: Warmup, threads: int | None = None) -> None:
        self._preparing = warmup
        self._pool = ThreadPoolExecutor(threads or max(1, (os.cpu_count() or 2) - 1), thread_name_prefix="bot")
        self.busy = 0

    async def choose(self, table: Table, seat: int, level: str) -> str:
        """The move of a bot."""
        return await self._ask(table, seat, level, lambda bot, knowledge, budget: bot.choose(knowledge, budget).text)

    async def advise(self, table: Table, seat: int, answer: int | None) -> HintFrame:
        """What the strongest bot thinks of a person's moves."""
        turn = table.turn

        def advise(bot: Bot, knowledge: Knowledge, budget: Budget) -> HintFrame:
            return views.hint_frame(knowledge, turn, bot.rate(knowledge, budget)[0], answer)

        return await self._ask(table, seat, ADVISER, advise)

    async def _ask(self, table: Table, seat: int, level: str, what: Callable[[Bot, Knowledge, Budget], T]) -> T:
        """Asks a bot. The table may go on meanwhile: the bot works on a copy."""
        play = table.play
        assert play is not None
        state, moves, seed = play.state, list(play.moves), seed_of(play.record, seat)

        def think() -> T:
            bot = make_bot(level, state.game, seed)
            return what(bot, _knowledge(state, moves, seat), Budget(seconds=SECONDS.get(level)))

        self.busy += 1
        try:
            await self._preparing.bots(state.game.name)
            return await asyncio.get_running_loop().run_in_executor(self._pool, think)
        finally:
            self.busy -= 1

    def stop(self) -> None:
        self._pool.shutdown(wait=True, cancel_futures=True)


def _knowledge(state: State, moves: list[Move], seat: int) -> Knowledge:
    return replay(state.game, state.deal, state.players, state.options, moves).knowledge(seat)


def seed_of(record: str, seat: int) -> int:
    """A bot's own chance: the same after a restart, and nothing to do with the deal's."""
    return int.from_bytes(hashlib.sha256(f"bot {record} {seat}".encode()).digest()[:4], "big")
