"""The bots of `donkey`."""

from motherlode.bots.donkey.mind import PLAIN
from motherlode.bots.players import RandomBot, SearchBot
from motherlode.bots.protocol import Bot, Budget
from motherlode.rules import Game


def ismcts(game: Game, seed: int) -> Bot:
    """Plain information-set search with random rollouts: a reference."""
    return SearchBot(PLAIN, seed, Budget(iterations=10_000))


BOTS = {"random": RandomBot, "ismcts": ismcts}
