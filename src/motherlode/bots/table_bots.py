"""The bots as a table calls them: each with its level's time to think, and looked up once for a game."""

from collections.abc import Mapping, Sequence
from functools import cache
from importlib.metadata import entry_points

from motherlode.bots.protocol import Bot, Budget, Rating
from motherlode.bots.registry import LEVELS, Factory, UnknownBot, bots_of
from motherlode.rules import Game, Knowledge, Move

SECONDS = {"easy": 0.2, "medium": 0.5, "hard": 1.0, "expert": 2.0}
"""How long a level thinks about a move; a bot that is no level takes its own default."""
ADVISER = LEVELS[-1]


@cache
def levels(game: Game) -> Sequence[str]:
    """The bots that can take a seat: the levels, and those of other packages. Nothing is compiled to know them."""
    return ("random", *LEVELS, *(point.name for point in entry_points(group="motherlode.bots")))


class TableBots:
    """A table's host asks for moves by level. To be used from threads."""

    def __init__(self, seconds: Mapping[str, float] = SECONDS) -> None:
        self._seconds = seconds
        self._known: dict[str, dict[str, Factory]] = {}

    def levels(self, game: Game) -> Sequence[str]:
        return levels(game)

    def load(self, game: Game) -> None:
        """Compiles a game's bots on their first use on a machine."""
        self._known[game.name] = bots_of(game)

    def choose(self, level: str, knowledge: Knowledge, seed: int) -> Move:
        return self._make(level, knowledge.game, seed).choose(knowledge, self._budget(level))

    def advise(self, knowledge: Knowledge, seed: int) -> Rating:
        return self._make(ADVISER, knowledge.game, seed).rate(knowledge, self._budget(ADVISER))[0]

    def _budget(self, level: str) -> Budget:
        return Budget(seconds=self._seconds.get(level))

    def _make(self, level: str, game: Game, seed: int) -> Bot:
        if game.name not in self._known:
            self.load(game)
        known = self._known[game.name]
        if level not in known:
            raise UnknownBot(f"There is no bot {level!r} for {game.name}: choose one of {', '.join(known)}.")
        return known[level](game, seed)
