"""The bots as a table calls them: each as strong as its level is, within the level's limit of time."""

from collections.abc import Mapping, Sequence
from functools import cache
from importlib.metadata import entry_points

from motherlode.bots.kept_bots import KeptBots
from motherlode.bots.levels import CHARACTERS, SECONDS, ladder_of, strongest
from motherlode.bots.protocol import Budget, Rating, ponder
from motherlode.bots.registry import ALWAYS, level_of, make_bot, prepare_bots
from motherlode.rules import Game, Knowledge, Move

LONGEST_GAME, PLACES = 1 << 18, 8
"""More moves than a game has, and more seats than a table."""


@cache
def levels(game: Game) -> Sequence[str]:
    """The bots that can take a seat: levels, masters, characters, those of other packages. Nothing is compiled to know
    them.
    """
    characters = CHARACTERS if "characters" in game.spec.adapters else ()
    return ("random", *ladder_of(game), *characters, *(point.name for point in entry_points(group="motherlode.bots")))


@cache
def opponents(game: Game) -> Sequence[str]:
    """Those whom people choose from: without the one that plays just any move."""
    return tuple(name for name in levels(game) if name not in ALWAYS)


class TableBots:
    """A table's host asks for moves by level. To be used from threads."""

    def __init__(self, seconds: Mapping[str, float] = SECONDS) -> None:
        self._seconds = seconds
        self._kept = KeptBots()

    def levels(self, game: Game) -> Sequence[str]:
        return levels(game)

    def load(self, game: Game) -> None:
        """Compiles a game's bots on their first use on a machine."""
        prepare_bots(game)

    def seconds(self, level: str) -> float | None:
        return self._seconds.get(level)

    def choose(self, level: str, knowledge: Knowledge, seed: int, share: float = 1.0) -> Move:
        with self._kept.bot(level, knowledge.game, seed) as bot:
            return bot.choose(knowledge, self._budget(level, knowledge, share))

    def ponder(self, level: str, knowledge: Knowledge, seed: int) -> bool:
        with self._kept.bot(level, knowledge.game, seed) as bot:
            return ponder(bot, knowledge, Budget())

    def choose_counted(self, level: str, knowledge: Knowledge, seed: int) -> Move:
        """The same without a limit of time: the same move on every machine, however busy it is."""
        return make_bot(level, knowledge.game, seed).choose(knowledge, Budget())

    def advise(self, knowledge: Knowledge, seed: int) -> Rating:
        adviser = strongest(knowledge.game)
        return make_bot(adviser, knowledge.game, seed).rate(knowledge, self._budget(adviser, knowledge))[0]

    def _budget(self, name: str, knowledge: Knowledge, share: float = 1.0) -> Budget:
        """The level's iterations in a share of its time; a bot that is no level takes its own default."""
        seconds = self._seconds.get(name)
        if seconds is None:
            return Budget()
        level = level_of(name, knowledge)
        return Budget(seconds=share * seconds) if level is None else level.at_table(share * seconds)


class SeededBots(TableBots):
    """Bots that play the same game again: their chance comes from a seed, no limit of time cuts them off, and nothing
    is left of their thoughts when they decide again, be it after a break.
    """

    def __init__(self, seed: int) -> None:
        super().__init__()
        self._seed = seed

    def choose(self, level: str, knowledge: Knowledge, seed: int, share: float = 1.0) -> Move:
        return self.choose_counted(level, knowledge, self._chance(knowledge))

    def ponder(self, level: str, knowledge: Knowledge, seed: int) -> bool:
        return False

    def advise(self, knowledge: Knowledge, seed: int) -> Rating:
        return super().advise(knowledge, self._chance(knowledge))

    def _chance(self, knowledge: Knowledge) -> int:
        """Another one for each seat and each move."""
        return (self._seed * LONGEST_GAME + len(knowledge.moves)) * PLACES + knowledge.seat

    def _budget(self, name: str, knowledge: Knowledge, share: float = 1.0) -> Budget:
        return Budget()
