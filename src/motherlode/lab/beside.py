"""Where the bots stand that are no levels: characters, models of people, and reference bots.

Each plays against the bots of the ladder, whose places are known, and gets the place that makes its results most
likely. So the scale stays as it is, and one bot can be measured without all the others.
"""

from math import sqrt

import numpy as np

from motherlode.bots.registry import bots_of
from motherlode.lab.calibration import Effort, Results, bot_rating, bots_in, fit, play_lineups, redrawn, seated
from motherlode.ratings.anchors import BotRating, Ladder
from motherlode.ratings.model import MEAN
from motherlode.ratings.pools import Pool
from motherlode.rules import game

FEWER_GAMES, LESS_TIME = 5, 50
"""Each of them is measured by so small a part of what a whole ladder takes."""


def bots_beside(pool: Pool) -> tuple[str, ...]:
    """All bots of a game that the ladder does not have, but levels with another memory (`hard@child`)."""
    return tuple(name for name in bots_of(game(pool.game)) if name not in bots_in(pool) and "@" not in name)


def lineups_with(pool: Pool, bot: str) -> list[tuple[str, ...]]:
    """The bot with those of the ladder: with each of them alone, or with neighbours, who sit in both orders."""
    ladder, others = bots_in(pool), len(pool.sides()) - 1
    groups = [[ladder[(first + each) % len(ladder)] for each in range(others)] for first in range(len(ladder))]
    both = [order for group in groups for order in ((group, group[::-1]) if others > 1 else (group,))]
    return [seated(pool, (bot, *group)) for group in both]


def measure_beside(pool: Pool, ladder: Ladder, effort: Effort) -> dict[str, BotRating]:
    """All bots that the ladder does not have, on its scale."""
    part = Effort(max(1, effort.games // FEWER_GAMES), effort.seconds / LESS_TIME, effort.seed, effort.cores)
    return {bot: measure(pool, ladder, bot, part) for bot in bots_beside(pool)}


def measure(pool: Pool, ladder: Ladder, bot: str, effort: Effort) -> BotRating:
    names = bots_in(pool)
    return place(pool, ladder, play_lineups(pool, lineups_with(pool, bot), (*names, bot), effort), effort.seed)


def place(pool: Pool, ladder: Ladder, results: Results, seed: int) -> BotRating:
    """The rating of the last bot of these results; that of the ladder's bots before it are known."""
    unit = ladder.beta * sqrt(len(pool.sides())) / len(pool.sides()[0])
    known = np.array([(ladder.bots[name].mu - MEAN) / unit for name in results.bots[:-1]])
    strength = fit(results, known=known)[-1]
    others = [fit(results, counts, known)[-1] for counts in redrawn(results, seed)]
    error = float(np.std(others, ddof=1))
    return bot_rating(MEAN + unit * strength, unit * error, results, len(known))
