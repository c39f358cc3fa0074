"""What a bot is: it gets what its seat knows and a budget, and answers with a legal move."""

import time
from collections.abc import Callable
from dataclasses import dataclass, replace
from typing import Protocol, runtime_checkable

from motherlode.rules import Knowledge, Move


@dataclass(frozen=True)
class Budget:
    """How long a bot may think about a move: seconds or iterations, whichever ends first; neither is its own default.

    An iteration budget is reproducible from the bot's seed, a time budget is not.
    """

    seconds: float | None = None
    iterations: int | None = None
    threads: int = 1
    clock: Callable[[], float] = time.perf_counter
    """What the seconds are counted by. In a contest it is `time.thread_time`: who has to wait for the processor loses
    nothing by it.
    """

    def deadline(self) -> float | None:
        """When the seconds are over that begin now."""
        return None if self.seconds is None else self.clock() + self.seconds

    def rest(self, began: float) -> "Budget":
        """What is left of the seconds that began then."""
        return self if self.seconds is None else replace(self, seconds=began + self.seconds - self.clock())


@dataclass(frozen=True)
class Rating:
    """How good a bot thinks a move is, for the seat that makes it."""

    move: Move
    win: float
    """The probability of winning; a shared victory counts in part."""
    points: float
    """The expected final points of the seat, minus the best other seat's."""
    weight: float
    """How much the bot looked at the move: shares that add up to 1 over all moves."""


class Bot(Protocol):
    """A player that is a program. It never gets a state: `Knowledge` holds nothing that its seat could not know."""

    def choose(self, knowledge: Knowledge, budget: Budget) -> Move:
        """A legal move of the seat. The same knowledge, seed and iteration budget must give the same move, if the bot
        was asked for the same decisions before.
        """

    def rate(self, knowledge: Knowledge, budget: Budget) -> list[Rating]:
        """What the bot thinks of every legal move, the best first."""


@runtime_checkable
class PonderingBot(Protocol):
    """A bot that can also think while another seat decides."""

    def ponder(self, knowledge: Knowledge, budget: Budget) -> bool:
        """Thinks a little, for a millisecond or so, of what may come, to choose sooner then; no more in all than it
        would at its own decision. Gives whether there is more to think of.
        """


def ponder(bot: Bot, knowledge: Knowledge, budget: Budget) -> bool:
    """Lets a bot think ahead a little, if it can."""
    return isinstance(bot, PonderingBot) and bot.ponder(knowledge, budget)
