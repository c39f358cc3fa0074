"""Keeps the bots of the seats that decided last: who is to go on from earlier thoughts has to be the same bot."""

from collections import OrderedDict
from collections.abc import Iterator
from contextlib import contextmanager
from threading import Lock
from typing import NamedTuple

from motherlode.bots.protocol import Bot
from motherlode.bots.registry import make_bot
from motherlode.rules import Game

MOST = 32
"""So many bots are kept: a tree can be a megabyte large."""


class _Kept(NamedTuple):
    bot: Bot
    thinking: Lock
    """A bot thinks of one thing at a time."""


class KeptBots:
    """Bots by level, game and seed, which is another for every seat of every game. To be used from threads."""

    def __init__(self, most: int = MOST) -> None:
        self._most = most
        self._lock = Lock()
        self._bots: OrderedDict[tuple[str, Game, int], _Kept] = OrderedDict()

    @contextmanager
    def bot(self, level: str, game: Game, seed: int) -> Iterator[Bot]:
        """The bot that was asked before, or a new one; one that fails is not asked again."""
        at = level, game, seed
        with self._lock:
            kept = self._bots.get(at)
        kept = self._keep(at, kept or _Kept(make_bot(level, game, seed), Lock()))
        try:
            with kept.thinking:
                yield kept.bot
        except Exception:
            with self._lock:
                self._bots.pop(at, None)
            raise

    def _keep(self, at: tuple[str, Game, int], kept: _Kept) -> _Kept:
        with self._lock:
            kept = self._bots.setdefault(at, kept)
            self._bots.move_to_end(at)
            while len(self._bots) > self._most:
                self._bots.popitem(last=False)
        return kept
