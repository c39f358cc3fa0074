"""A bot of a local table thinks in a thread of its own, so that the screen stays alive."""

import asyncio
import hashlib
from collections.abc import Callable, Sequence
from functools import cache
from importlib.metadata import entry_points
from typing import TypeVar

from motherlode.bots import LEVELS, Bot, Budget, make_bot
from motherlode.rules import Game, Knowledge
from motherlode.table import Table, views
from motherlode.table.frames import HintFrame

T = TypeVar("T")

SECONDS = {"easy": 0.2, "medium": 0.5, "hard": 1.0, "expert": 2.0}
"""How long a level thinks about a move; a bot that is no level takes its own default."""
ADVISER = LEVELS[-1]
PAUSE = 0.8
"""A move that comes at once is hard to follow for people."""


@cache
def levels(game: Game) -> Sequence[str]:
    """The bots that can take a seat: the levels, and those of other packages. Nothing is compiled to know them."""
    return ("random", *LEVELS, *(point.name for point in entry_points(group="motherlode.bots")))


async def choose(table: Table, seat: int, level: str) -> str:
    """The move of a bot."""
    return await _ask(table, seat, level, lambda bot, knowledge, budget: bot.choose(knowledge, budget).text)


async def advise(table: Table, seat: int) -> HintFrame:
    """What the strongest bot would do in a person's seat."""
    turn = table.turn

    def advise(bot: Bot, knowledge: Knowledge, budget: Budget) -> HintFrame:
        return views.hint_frame(knowledge, turn, bot.rate(knowledge, budget)[0])

    return await _ask(table, seat, ADVISER, advise)


async def _ask(table: Table, seat: int, level: str, what: Callable[[Bot, Knowledge, Budget], T]) -> T:
    """Asks a bot, which gets what its seat knows and nothing else."""
    play = table.play
    assert play is not None
    knowledge, seed = play.whole().knowledge(seat), _seed(play.record, seat)

    def think() -> T:
        bot = make_bot(level, knowledge.game, seed)
        return what(bot, knowledge, Budget(seconds=SECONDS.get(level)))

    return await asyncio.to_thread(think)


def _seed(record: str, seat: int) -> int:
    """A bot's own chance: the same after a restart, and nothing to do with the deal's."""
    return int.from_bytes(hashlib.sha256(f"bot {record} {seat}".encode()).digest()[:4], "big")
