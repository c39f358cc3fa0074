"""Bots think in a few threads, so that nobody waits for them: the search runs outside Python's lock.

A table has one bot thinking at a time, and the threads take tables in the order in which they came: that is fair.
"""

import asyncio
import hashlib
import os
from collections.abc import Sequence
from concurrent.futures import ThreadPoolExecutor
from functools import cache

from motherlode.bots import Bot, Budget, bots_of, make_bot
from motherlode.rules import Game, Move, State
from motherlode.rules.game import replay
from motherlode.table.table import Table

SECONDS = {"easy": 0.2, "medium": 0.5, "hard": 1.0, "expert": 2.0}
"""How long a level thinks about a move; a bot that is no level takes its own default."""
PAUSE = 0.8
"""A move that comes at once is hard to follow for people."""


@cache
def levels(game: Game) -> Sequence[str]:
    """The bots that can take a seat."""
    return tuple(bots_of(game))


class Thinkers:
    def __init__(self, threads: int | None = None) -> None:
        self._pool = ThreadPoolExecutor(threads or max(1, (os.cpu_count() or 2) - 1), thread_name_prefix="bot")
        self.busy = 0

    async def choose(self, table: Table, seat: int, level: str) -> str:
        """The move of a bot. The table may go on meanwhile: the bot works on a copy."""
        play = table.play
        assert play is not None
        state, moves, seed = play.state, list(play.moves), seed_of(play.record, seat)
        self.busy += 1
        try:
            loop = asyncio.get_running_loop()
            return await loop.run_in_executor(self._pool, _choose, state, moves, seat, level, seed)
        finally:
            self.busy -= 1

    def stop(self) -> None:
        self._pool.shutdown(wait=True, cancel_futures=True)


def _choose(state: State, moves: list[Move], seat: int, level: str, seed: int) -> str:
    whole = replay(state.game, state.deal, state.players, state.options, moves)
    bot: Bot = make_bot(level, state.game, seed)
    return bot.choose(whole.knowledge(seat), Budget(seconds=SECONDS.get(level))).text


def seed_of(record: str, seat: int) -> int:
    """A bot's own chance: the same after a restart, and nothing to do with the deal's."""
    return int.from_bytes(hashlib.sha256(f"bot {record} {seat}".encode()).digest()[:4], "big")
