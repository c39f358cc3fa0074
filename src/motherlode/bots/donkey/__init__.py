"""The bots of `donkey`."""

from functools import partial

from motherlode.bots.donkey.characters import CHARACTER_TABLE, with_temper
from motherlode.bots.donkey.levels import LEVEL_TABLE as LEVEL_TABLE
from motherlode.bots.donkey.masters import MASTER_TABLE
from motherlode.bots.donkey.people import PEOPLE
from motherlode.bots.donkey.players import ExpertBot, finishing_moves, rate_by_hand, rate_by_table
from motherlode.bots.donkey.playouts import PLAYOUTS as PLAYOUTS
from motherlode.bots.donkey.search_model import GUIDED, MODEL, PLAIN, TABLE_MODEL
from motherlode.bots.goals import goal, goal_in_time
from motherlode.bots.levels import CHARACTERS, LEVELS, MASTERS, Level, LevelBot
from motherlode.bots.players import OnePlyBot, RandomBot, SearchBot
from motherlode.bots.protocol import Bot, Budget
from motherlode.bots.registry import Factory
from motherlode.rules import Game


def greedy(game: Game, seed: int) -> Bot:
    """One look ahead with a hand-made guess: a reference."""
    return OnePlyBot(rate_by_hand, seed)


def table(game: Game, seed: int) -> Bot:
    """One look ahead with the learnt table: a reference."""
    return OnePlyBot(rate_by_table, seed)


def ismcts(game: Game, seed: int) -> Bot:
    """Plain information-set search with random rollouts: a reference."""
    return SearchBot(PLAIN, seed, Budget(iterations=10_000))


def plain(game: Game, seed: int) -> Bot:
    """Search with a hand-made prior, random rollouts and an exact end: a reference, for contests at equal time."""
    return ExpertBot(GUIDED, seed, Budget(iterations=1000))


def at_level(level: Level, seed: int) -> Bot:
    """Looks one move ahead, or searches; the strongest plays the last offer of two players without a mistake."""
    if level.exact:
        return ExpertBot(MODEL, seed, Budget(), keeps_trees=True)
    if level.iterations:
        return SearchBot(TABLE_MODEL, seed, Budget(), keeps_trees=True)
    return OnePlyBot(rate_by_table, seed)


def level_bot(name: str, game: Game, seed: int) -> Bot:
    """A level by its name."""
    return LevelBot(name, LEVEL_TABLE, at_level, seed, finishing_moves)


def master(name: str, game: Game, seed: int) -> Bot:
    """A master by its name."""
    return LevelBot(name, MASTER_TABLE, at_level, seed)


def character(name: str, game: Game, seed: int) -> Bot:
    """A bot with a temper by its name."""
    return LevelBot(name, CHARACTER_TABLE, with_temper, seed, finishing_moves)


BOTS: dict[str, Factory] = {
    "random": RandomBot,
    **{name: partial(level_bot, name) for name in LEVELS},
    **{name: partial(master, name) for name in MASTERS},
    **{name: partial(character, name) for name in CHARACTERS},
    **PEOPLE,
    "greedy": greedy,
    "table": table,
    "ismcts": ismcts,
    "plain": plain,
}
GOALS = (
    goal("donkey", "grandmaster", "greedy", games=200, wanted=0.95, iterations=1000),
    goal("donkey", "grandmaster", "table", games=200, wanted=0.85, iterations=1000),
    goal("donkey", "grandmaster", "ismcts", games=60, wanted=0.75, iterations=1000),
    goal("donkey", "grandmaster", "table", "table", games=300, wanted=0.60, iterations=1000),
    goal_in_time("donkey", "grandmaster", "plain", games=200, wanted=0.80, seconds=0.002),
    goal_in_time("donkey", "grandmaster", *["plain"] * 2, games=300, wanted=0.45, seconds=0.002),
)
