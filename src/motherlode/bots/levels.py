"""What a level is: one value with all that makes a bot weaker or stronger, and with how long a move may take it.

The table, the terminal, the arena, hints and the documents all read the same values; each game has them in its own
`levels` module, for every kind of table. A level is weaker by thinking less, by seeing less and by remembering less,
never by moves that are meant to be bad.
"""

from collections.abc import Callable, Mapping
from dataclasses import dataclass
from math import inf
from typing import Any

from motherlode.bots.compiled_policy import NOTICING, CompiledPolicy, compiled_policy, with_attention
from motherlode.bots.protocol import Bot, Budget, Rating, ponder
from motherlode.rules import Game, Knowledge, Move, SplitMix64

LEVELS = ("beginner", "easy", "medium", "hard", "very-hard", "expert")
"""What players can choose, the weakest first: in every game in steps that are about even."""
MASTERS = ("master", "grandmaster")
"""Stronger still, in games that are too deep for six even steps: for whoever has beaten all levels."""
CHARACTERS = ("clara", "goldie", "rufus", "kiki", "hugo")
"""Bots with a temper, all about as strong as each other: cautious, greedy for gold, spiteful, quick and forgetful."""
SECONDS = {
    "beginner": 0.2,
    "easy": 0.2,
    "medium": 0.5,
    "hard": 1.0,
    "very-hard": 1.0,
    "expert": 2.0,
    "master": 2.0,
    "grandmaster": 2.0,
    "clara": 1.0,
    "goldie": 1.0,
    "rufus": 1.0,
    "kiki": 0.2,
    "hugo": 1.0,
}
"""How long a level may think about a move at a table. It needs less on an idle machine; on a busy one it keeps its
iterations before its speed, up to this limit.
"""


@dataclass(frozen=True, kw_only=True)
class Level:
    """How a level plays at one kind of table."""

    seconds: float
    """The limit of a move, however busy the machine is."""
    iterations: int = 0
    """Of the search; 0 to look one move ahead and no further."""
    attention: float = 1.0
    """The share of its moves that the level notices. What ends a round or finishes a set is always noticed."""
    memory: float = inf
    """The half-life of what it saw, in turns."""
    temper: str = ""
    """The way in which it plays, of those that its game knows; empty for the usual one."""
    exact: bool = False
    """Whether it plays ends exactly where that is feasible."""

    def budget(self, wanted: Budget) -> Budget:
        """What is wanted, or else the level's own iterations: the same again on any machine."""
        given = wanted.seconds is not None or wanted.iterations is not None
        return wanted if given else Budget(iterations=max(self.iterations, 1), threads=wanted.threads)

    def at_table(self, limit: float) -> Budget:
        """The level's own iterations, cut off at the limit."""
        return Budget(seconds=limit, iterations=max(self.iterations, 1))


def ladder_of(game: Game) -> tuple[str, ...]:
    """The levels of a game and its masters, the weakest first. Nothing is compiled to know them."""
    return (*LEVELS, *(MASTERS if "masters" in game.spec.adapters else ()))


def strongest(game: Game) -> str:
    """The bot that is asked for hints, judges moves, and is measured against others' bots."""
    return ladder_of(game)[-1]


def players_at(knowledge: Knowledge) -> str:
    """The kind of a table, where all that matters is how many play."""
    return str(knowledge.view.players)


@dataclass(frozen=True)
class LevelTable:
    """The levels of a game, the weakest first, or its characters, by the kind of table."""

    kinds: Mapping[str, tuple[Level, ...]]
    kind_of: Callable[[Knowledge], str] = players_at
    names: tuple[str, ...] = LEVELS

    def find(self, name: str, knowledge: Knowledge) -> Level:
        """What a level is at the table of a seat."""
        return self.kinds[self.kind_of(knowledge)][self.names.index(name)]

    def everywhere(self, name: str) -> set[Level]:
        """What a level is at all kinds of tables."""
        return {levels[self.names.index(name)] for levels in self.kinds.values()}


def level_row(*rows: Mapping[str, Any], names: tuple[str, ...] = LEVELS) -> tuple[Level, ...]:
    """All levels of one kind of table, the weakest first, each with its limit of time."""
    return tuple(Level(seconds=SECONDS[name], **row) for name, row in zip(names, rows, strict=True))


def character_row(*rows: Mapping[str, Any]) -> tuple[Level, ...]:
    """All characters of one kind of table; each has the temper of its own name."""
    tempers = ({"temper": name} | dict(row) for name, row in zip(CHARACTERS, rows, strict=True))
    return level_row(*tempers, names=CHARACTERS)


class LevelBot:
    """Plays as its level says for the table at which it sits."""

    def __init__(
        self,
        name: str,
        levels: LevelTable,
        make: Callable[[Level, int], Bot],
        seed: int,
        obvious: Callable[[Knowledge], list[Move]] = lambda knowledge: [],
    ) -> None:
        self._name = name
        self._levels = levels
        self._make = make
        self._obvious = obvious
        self._thinkers: dict[Level, Bot] = {}
        self.seed = seed

    def at(self, knowledge: Knowledge) -> "LevelBot":
        """The same bot, which will sit at no other kind of table."""
        kind = self._levels.kind_of(knowledge)
        levels = LevelTable({kind: self._levels.kinds[kind]}, self._levels.kind_of, self._levels.names)
        return LevelBot(self._name, levels, self._make, self.seed, self._obvious)

    def compiled(self) -> CompiledPolicy | None:
        """Where the level is the same at every kind of table, and what it thinks with is compiled."""
        found = self._levels.everywhere(self._name)
        level = found.pop()
        policy = compiled_policy(self._thinker(level))
        if policy is None or found:
            return None
        return policy if level.attention == 1 else with_attention(policy, level.attention)

    def choose(self, knowledge: Knowledge, budget: Budget) -> Move:
        moves = knowledge.legal_moves()
        if len(moves) == 1:
            return moves[0]
        level = self._levels.find(self._name, knowledge)
        if level.attention < 1:
            return self.rate(knowledge, budget)[0].move
        return self._thinker(level).choose(knowledge, level.budget(budget))

    def rate(self, knowledge: Knowledge, budget: Budget) -> list[Rating]:
        level = self._levels.find(self._name, knowledge)
        ratings = self._thinker(level).rate(knowledge, level.budget(budget))
        if level.attention == 1:
            return ratings
        return put_noticed_first(ratings, self._notice(knowledge, level.attention))

    def ponder(self, knowledge: Knowledge, budget: Budget) -> bool:
        """Who overlooks moves looks anew every time."""
        level = self._levels.find(self._name, knowledge)
        return level.attention == 1 and ponder(self._thinker(level), knowledge, level.budget(budget))

    def _thinker(self, level: Level) -> Bot:
        """What thinks as a level does. It stays, as it may go on from what it thought before."""
        if level not in self._thinkers:
            self._thinkers[level] = self._make(level, self.seed)
        return self._thinkers[level]

    def _notice(self, knowledge: Knowledge, attention: float) -> set[Move]:
        """The moves that the bot sees this time, at least one."""
        moves, obvious = knowledge.legal_moves(), self._obvious(knowledge)
        rng = SplitMix64(self.seed, NOTICING + len(knowledge.moves))
        noticed = {move for move in moves if rng.fraction() < attention} | set(obvious)
        return noticed or {moves[rng.below(len(moves))]}


def put_noticed_first(ratings: list[Rating], noticed: set[Move]) -> list[Rating]:
    """The ratings of the moves that a bot sees before those that it overlooks, which get no weight."""
    seen = [rating for rating in ratings if rating.move in noticed]
    total = sum(rating.weight for rating in seen)
    weights = [rating.weight / total if total else float(i == 0) for i, rating in enumerate(seen)]
    overlooked = [rating for rating in ratings if rating.move not in noticed]
    return [
        *(Rating(each.move, each.win, each.points, weight) for each, weight in zip(seen, weights, strict=True)),
        *(Rating(each.move, each.win, each.points, 0.0) for each in overlooked),
    ]
