"""The bots of `mine`. They learn nothing: a few plain numbers are enough (docs/bots.md)."""

from functools import partial

from motherlode.bots.goals import goal
from motherlode.bots.levels import CHARACTERS, LEVELS, Level, LevelBot
from motherlode.bots.mine.bot import TurnBot
from motherlode.bots.mine.characters import CHARACTER_TABLE, with_temper
from motherlode.bots.mine.levels import LEVEL_TABLE as LEVEL_TABLE
from motherlode.bots.mine.memory import MEMORIES, fading
from motherlode.bots.mine.people import PEOPLE
from motherlode.bots.mine.playouts import PLAYOUTS as PLAYOUTS
from motherlode.bots.mine.search_model import PLAIN
from motherlode.bots.mine.styles import EXACT, GREEDY, STYLES, WARY, Style
from motherlode.bots.players import RandomBot, SearchBot
from motherlode.bots.protocol import Bot, Budget
from motherlode.bots.registry import Factory
from motherlode.rules import Game


def turn_bot(style: Style, memory: str, game: Game, seed: int) -> Bot:
    """A player with a way to think and a memory."""
    return TurnBot(style, MEMORIES[memory], seed)


def at_level(level: Level, seed: int) -> Bot:
    """Thinks as its temper says about what it remembers; the strongest solves the end."""
    style = EXACT if level.exact else STYLES[level.temper]
    return TurnBot(style, fading(level.memory), seed)


def level_bot(name: str, game: Game, seed: int) -> Bot:
    """A level by its name."""
    return LevelBot(name, LEVEL_TABLE, at_level, seed)


def character(name: str, game: Game, seed: int) -> Bot:
    """A bot with a temper by its name."""
    return LevelBot(name, CHARACTER_TABLE, with_temper, seed)


def with_memory(name: str, memory: str, game: Game, seed: int) -> Bot:
    """A level that remembers as the memory of a name does."""

    def make(level: Level, seed: int) -> Bot:
        return TurnBot(EXACT if level.exact else STYLES[level.temper], MEMORIES[memory], seed)

    return LevelBot(name, LEVEL_TABLE, make, seed)


def ismcts(game: Game, seed: int) -> Bot:
    """Plain information-set search with random rollouts: a reference."""
    return SearchBot(PLAIN, seed, Budget(iterations=10_000))


BOTS: dict[str, Factory] = {
    "random": RandomBot,
    "greedy": partial(turn_bot, GREEDY, "perfect"),
    "expectimax": partial(turn_bot, WARY, "perfect"),
    "ismcts": ismcts,
    **{name: partial(level_bot, name) for name in LEVELS},
    **{name: partial(character, name) for name in CHARACTERS},
    **PEOPLE,
    **{f"{name}@{memory}": partial(with_memory, name, memory) for name in LEVELS for memory in MEMORIES},
}
GOALS = (
    goal("mine", "expert", "random", games=1000, wanted=0.97, iterations=1000),
    goal("mine", "expert", *["random"] * 3, games=1000, wanted=0.93, iterations=1000),
    goal("mine", "expert", "expectimax", games=1000, wanted=0.47, iterations=1000),
    goal("mine", "expert", *["expectimax"] * 3, games=1000, wanted=0.23, iterations=1000),
)
