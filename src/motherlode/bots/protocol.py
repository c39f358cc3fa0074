"""What a bot is: it gets what its seat knows and a budget, and answers with a legal move."""

from dataclasses import dataclass
from typing import Protocol

from motherlode.rules import Knowledge, Move


@dataclass(frozen=True)
class Budget:
    """How long a bot may think about a move: seconds or iterations, whichever ends first; neither is its own default.

    An iteration budget is reproducible from the bot's seed, a time budget is not.
    """

    seconds: float | None = None
    iterations: int | None = None
    threads: int = 1


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
        """A legal move of the seat. The same knowledge, seed and iteration budget must give the same move."""

    def rate(self, knowledge: Knowledge, budget: Budget) -> list[Rating]:
        """What the bot thinks of every legal move, the best first."""
