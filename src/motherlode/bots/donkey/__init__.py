"""The bots of `donkey`."""

from motherlode.bots.donkey.players import ExpertBot, rate_by_hand, rate_by_table
from motherlode.bots.donkey.search_model import MODEL, PLAIN, TABLE_MODEL
from motherlode.bots.goals import goal
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


def easy(game: Game, seed: int) -> Bot:
    """Takes what looks good now, and does not see well how good it is."""
    return OnePlyBot(rate_by_hand, seed, temperature=0.08)


def medium(game: Game, seed: int) -> Bot:
    """Knows what cards are worth, with some mistakes."""
    return OnePlyBot(rate_by_table, seed, temperature=0.02)


def hard(game: Game, seed: int) -> Bot:
    """Thinks a little ahead."""
    return SearchBot(TABLE_MODEL, seed, Budget(iterations=60))


def expert(game: Game, seed: int) -> Bot:
    """Thinks far ahead, and plays the last offer of two players without a mistake."""
    return ExpertBot(MODEL, seed, Budget(seconds=0.3))


BOTS: dict[str, Factory] = {
    "random": RandomBot,
    "easy": easy,
    "medium": medium,
    "hard": hard,
    "expert": expert,
    "greedy": greedy,
    "table": table,
    "ismcts": ismcts,
}
GOALS = (
    goal("donkey", "expert", "greedy", games=200, wanted=0.95, iterations=1000),
    goal("donkey", "expert", "table", games=200, wanted=0.85, iterations=1000),
    goal("donkey", "expert", "ismcts", games=60, wanted=0.75, iterations=1000),
    goal("donkey", "expert", "table", "table", games=300, wanted=0.60, iterations=1000),
)
