"""The bots as a table calls them: each with its level's time to think."""

from collections.abc import Mapping, Sequence
from functools import cache
from importlib.metadata import entry_points

from motherlode.bots.protocol import Budget, Rating
from motherlode.bots.registry import LEVELS, make_bot, prepare_bots
from motherlode.rules import Game, Knowledge, Move

SECONDS = {"easy": 0.2, "medium": 0.5, "hard": 1.0, "expert": 2.0}
"""How long a level thinks about a move; a bot that is no level takes its own default."""
ITERATIONS = 1000
"""What a bot with a seed counts instead of a second."""
LONGEST_GAME, PLACES = 1 << 18, 8
"""More moves than a game has, and more seats than a table."""
ADVISER = LEVELS[-1]


@cache
def levels(game: Game) -> Sequence[str]:
    """The bots that can take a seat: the levels, and those of other packages. Nothing is compiled to know them."""
    return ("random", *LEVELS, *(point.name for point in entry_points(group="motherlode.bots")))


class TableBots:
    """A table's host asks for moves by level. To be used from threads."""

    def __init__(self, seconds: Mapping[str, float] = SECONDS) -> None:
        self._seconds = seconds

    def levels(self, game: Game) -> Sequence[str]:
        return levels(game)

    def load(self, game: Game) -> None:
        """Compiles a game's bots on their first use on a machine."""
        prepare_bots(game)

    def seconds(self, level: str) -> float | None:
        return self._seconds.get(level)

    def choose(self, level: str, knowledge: Knowledge, seed: int, share: float = 1.0) -> Move:
        return make_bot(level, knowledge.game, seed).choose(knowledge, self._budget(level, share))

    def advise(self, knowledge: Knowledge, seed: int) -> Rating:
        return make_bot(ADVISER, knowledge.game, seed).rate(knowledge, self._budget(ADVISER))[0]

    def _budget(self, level: str, share: float = 1.0) -> Budget:
        seconds = self._seconds.get(level)
        return Budget() if seconds is None else Budget(seconds=share * seconds)


class SeededBots(TableBots):
    """Bots that play the same game again: their chance comes from a seed, and they count iterations instead of time."""

    def __init__(self, seed: int) -> None:
        super().__init__()
        self._seed = seed

    def choose(self, level: str, knowledge: Knowledge, seed: int, share: float = 1.0) -> Move:
        return super().choose(level, knowledge, self._chance(knowledge), share)

    def advise(self, knowledge: Knowledge, seed: int) -> Rating:
        return super().advise(knowledge, self._chance(knowledge))

    def _chance(self, knowledge: Knowledge) -> int:
        """Another one for each seat and each move."""
        return (self._seed * LONGEST_GAME + len(knowledge.moves)) * PLACES + knowledge.seat

    def _budget(self, level: str, share: float = 1.0) -> Budget:
        seconds = self._seconds.get(level)
        return Budget() if seconds is None else Budget(iterations=max(1, int(share * seconds * ITERATIONS)))
