"""The bots of `mine`. They learn nothing: a few plain numbers are enough (docs/bots.md)."""

from functools import partial

from motherlode.bots.goals import goal
from motherlode.bots.mine.bot import TurnBot
from motherlode.bots.mine.memory import MEMORIES
from motherlode.bots.mine.search_model import PLAIN
from motherlode.bots.mine.styles import EXACT, FAR_SIGHTED, GREEDY, WARY, Style
from motherlode.bots.players import RandomBot, SearchBot
from motherlode.bots.protocol import Bot, Budget
from motherlode.bots.registry import Factory
from motherlode.rules import Game

LEVELS = {
    "easy": (GREEDY, "child"),
    "medium": (WARY, "grandparent"),
    "hard": (FAR_SIGHTED, "keen"),
    "expert": (EXACT, "perfect"),
}
"""How each level thinks, and how it remembers unless another memory is named."""


def turn_bot(style: Style, memory: str, game: Game, seed: int) -> Bot:
    """A player with a way to think and a memory."""
    return TurnBot(style, MEMORIES[memory], seed)


def ismcts(game: Game, seed: int) -> Bot:
    """Plain information-set search with random rollouts: a reference."""
    return SearchBot(PLAIN, seed, Budget(iterations=10_000))


BOTS: dict[str, Factory] = {
    "random": RandomBot,
    "greedy": partial(turn_bot, GREEDY, "perfect"),
    "expectimax": partial(turn_bot, WARY, "perfect"),
    "ismcts": ismcts,
    **{level: partial(turn_bot, style, memory) for level, (style, memory) in LEVELS.items()},
    **{
        f"{level}@{memory}": partial(turn_bot, style, memory)
        for level, (style, _) in LEVELS.items()
        for memory in MEMORIES
    },
}
GOALS = (
    goal("mine", "expert", "random", games=1000, wanted=0.97, iterations=1000),
    goal("mine", "expert", *["random"] * 3, games=1000, wanted=0.93, iterations=1000),
    goal("mine", "expert", "expectimax", games=1000, wanted=0.47, iterations=1000),
    goal("mine", "expert", *["expectimax"] * 3, games=1000, wanted=0.23, iterations=1000),
)
