"""All bots by name: those that a game brings, and those that other packages register for all games.

Another package registers a bot by an entry point in the group `motherlode.bots`: its name, and a function that takes a
game and a seed and gives a `Bot`.
"""

import importlib
from collections.abc import Callable, Mapping
from functools import cache
from importlib.metadata import entry_points
from types import MappingProxyType
from typing import Any

from motherlode.bots.compiled_policy import CompiledPolicy, compiled_policy
from motherlode.bots.levels import LEVELS, MASTERS, Level, LevelTable
from motherlode.bots.protocol import Bot, Budget, Rating, ponder
from motherlode.rules import Game, Knowledge, MotherlodeError, Move, SplitMix64
from motherlode.rules.compiled import compile_package
from motherlode.rules.house import is_printed
from motherlode.rules.spec import Adapter

Factory = Callable[[Game, int], Bot]

GENERAL = "motherlode.bots.general"
"""The bots of a game that brings none."""
ALWAYS = ("random",)
"""Bots that know no rules, and so play any."""
STAND_IN = "hard"
"""The level of the general search that plays house rules for a bot that is neither level nor master."""


MASTER_TABLE: tuple[Adapter, str] = ("masters", "MASTER_TABLE")
BESIDE_LEVELS: tuple[tuple[Adapter, str], ...] = (("characters", "CHARACTER_TABLE"), MASTER_TABLE)
"""Where a game says what those of its bots are that are no levels."""


class UnknownBot(MotherlodeError):
    """A name that is no bot of the game."""

    name = "unknown_bot"


@cache
def bots_of(game: Game) -> Mapping[str, Factory]:
    """Every bot that plays a game: those that it brings, or else the general ones; and those of other packages."""
    own: dict[str, Factory] = importlib.import_module(module_of(game)).BOTS
    others = {point.name: point.load() for point in entry_points(group="motherlode.bots")}
    return MappingProxyType(own | others)


def make_bot(name: str, game: Game, seed: int = 0) -> Bot:
    """A bot by its name; the seed decides whatever it leaves to chance."""
    known = bots_of(game)
    if name not in known:
        raise UnknownBot(f"There is no bot {name!r} for {game.name}: choose one of {', '.join(known)}.")
    bot = known[name](game, seed)
    return bot if name in ALWAYS or module_of(game) == GENERAL else PrintedGameBot(bot, name, game, seed)


def makes_do(game: Game, name: str, options: Any) -> bool:
    """Whether a bot plays these options by the general search, because it knows only the printed game."""
    return not is_printed(options) and module_of(game) != GENERAL and name not in ALWAYS


class PrintedGameBot:
    """A bot that knows the printed game. House rules it leaves to the general search at its level."""

    def __init__(self, bot: Bot, name: str, game: Game, seed: int) -> None:
        self._bot, self._name, self._game, self._seed = bot, name, game, seed

    def __getattr__(self, name: str) -> Any:
        return getattr(self._bot, name)

    def choose(self, knowledge: Knowledge, budget: Budget) -> Move:
        return self._player(knowledge).choose(knowledge, budget)

    def rate(self, knowledge: Knowledge, budget: Budget) -> list[Rating]:
        return self._player(knowledge).rate(knowledge, budget)

    def ponder(self, knowledge: Knowledge, budget: Budget) -> bool:
        return is_printed(knowledge.options) and ponder(self._bot, knowledge, budget)

    def compiled(self) -> CompiledPolicy | None:
        return None if self._game.has_house_rules else compiled_policy(self._bot)

    def _player(self, knowledge: Knowledge) -> Bot:
        if is_printed(knowledge.options):
            return self._bot
        return _general_bots()[_stand_in(self._name)](knowledge.game, self._seed)


def _general_bots() -> dict[str, Factory]:
    bots: dict[str, Factory] = importlib.import_module(GENERAL).BOTS
    return bots


def _stand_in(name: str) -> str:
    """Which bot of the general search plays house rules for another one."""
    if name in MASTERS:
        return LEVELS[-1]
    level = name.partition("@")[0]
    return level if level in _general_bots() else STAND_IN


def bot_at(bot: Bot, knowledge: Knowledge) -> Bot:
    """The bot that a level is at the table of a seat, for the whole game; others are themselves."""
    at: Callable[[Knowledge], Bot] | None = getattr(bot, "at", None)
    return bot if at is None else at(knowledge)


def compiled_at(name: str, game: Game, players: int, options: Any) -> CompiledPolicy | None:
    """The choices of a bot at one kind of table, compiled; None where it has to think in Python."""
    bot, state = make_bot(name, game), game.deal(players, SplitMix64(0), options)
    if state.seat is not None and is_printed(state.options):
        bot = bot_at(bot, state.knowledge(state.seat))
    return compiled_policy(bot)


def level_of(name: str, knowledge: Knowledge) -> Level | None:
    """What a level, a character or a master is at the table of a seat; None for others, or where nobody says it."""
    game, options = knowledge.game, knowledge.options
    if makes_do(game, name, options):
        name, tables = _stand_in(name), [levels_of(game, options)]
    else:
        tables = [levels_of(game), *(_table_of(game, *each) for each in BESIDE_LEVELS)]
    return next((table.find(name, knowledge) for table in tables if table is not None and name in table.names), None)


def levels_of(game: Game, options: Any = None) -> LevelTable | None:
    """What the levels of a game are, with house rules or as printed; None if its bots do not say."""
    module = GENERAL if options is not None and not is_printed(options) else module_of(game)
    found: LevelTable | None = getattr(importlib.import_module(module), "LEVEL_TABLE", None)
    return found


def masters_of(game: Game) -> LevelTable | None:
    """What the masters of a game are; None where it has none."""
    return _table_of(game, *MASTER_TABLE)


def _table_of(game: Game, adapter: Adapter, name: str) -> LevelTable | None:
    found: LevelTable | None = getattr(game.spec.adapter(adapter), name, None)
    return found


def prepare_bots(game: Game) -> None:
    """Compiles all that the bots of a game need, so that nobody has to wait for a part of it later."""
    bots_of(game)
    if module_of(game) == GENERAL:
        bots_of(game)["ismcts"](game, 0)  # what it thinks with is made for each game
    for package in (game.folder, "motherlode.bots", module_of(game)):
        compile_package(package)


def module_of(game: Game) -> str:
    """Where the bots of a game stand."""
    return game.spec.adapters.get("bots", GENERAL)
