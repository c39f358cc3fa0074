"""A bot of a local table thinks in a thread of its own, so that the screen stays alive."""

import asyncio
import hashlib
from collections.abc import Sequence
from functools import cache

from motherlode.bots import Budget, bots_of, make_bot
from motherlode.rules import Game, Move, State
from motherlode.rules.game import replay
from motherlode.table import Table

SECONDS = {"easy": 0.2, "medium": 0.5, "hard": 1.0, "expert": 2.0}
"""How long a level thinks about a move; a bot that is no level takes its own default."""
PAUSE = 0.8
"""A move that comes at once is hard to follow for people."""


@cache
def levels(game: Game) -> Sequence[str]:
    """The bots that can take a seat."""
    return tuple(bots_of(game))


async def choose(table: Table, seat: int, level: str) -> str:
    """The move of a bot, which gets what its seat knows and nothing else."""
    play = table.play
    assert play is not None
    return await asyncio.to_thread(_choose, play.state, list(play.moves), seat, level, _seed(play.record, seat))


def _choose(state: State, moves: list[Move], seat: int, level: str, seed: int) -> str:
    whole = replay(state.game, state.deal, state.players, state.options, moves)
    bot = make_bot(level, state.game, seed)
    return bot.choose(whole.knowledge(seat), Budget(seconds=SECONDS.get(level))).text


def _seed(record: str, seat: int) -> int:
    """A bot's own chance: the same after a restart, and nothing to do with the deal's."""
    return int.from_bytes(hashlib.sha256(f"bot {record} {seat}".encode()).digest()[:4], "big")
