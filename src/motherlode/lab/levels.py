"""The levels of a game as the documents tell them: what they are, read from the values that play, and how far apart."""

from itertools import pairwise
from math import inf
from typing import Any, NamedTuple

import numpy as np

from motherlode.bots.levels import Level, ladder_of
from motherlode.bots.registry import levels_of, masters_of
from motherlode.lab.arena import Contest, rounds, share_of
from motherlode.lab.compiled_contest import compiled_rounds, policies_of
from motherlode.lab.statistics import IntervalEstimate
from motherlode.rules import Game

SEED = 77
NOVICE, MET_BY_NOVICES = "novice", "easy"


def describe(level: Level) -> str:
    """A level in few words: what it sees, remembers and thinks."""
    parts = [
        f"sees {100 * level.attention:.0f} %" if level.attention < 1 else "",
        f"memory {level.memory:g}" if level.memory != inf else "",
        level.temper,
        f"{level.iterations:,} iterations" if level.iterations else "",
        "exact ends" if level.exact else "",
    ]
    return ", ".join(part for part in parts if part) or "sees all"


def kinds_of(game: Game) -> list[str]:
    """The kinds of tables for which a game says what its levels are."""
    levels = levels_of(game)
    return [] if levels is None else list(levels.kinds)


def heading(game: Game) -> list[str]:
    """The first two lines of a table with a column for every kind of table."""
    heads = [f"{kind} players" if kind.isdecimal() else kind for kind in kinds_of(game)]
    return [f"| `{game.name}` | {' | '.join(heads)} |", "| --- " * (1 + len(heads)) + "|"]


def table_of_levels(game: Game) -> list[str]:
    """The lines of a table: a level or a master a row, a kind of table a column."""
    levels, masters = levels_of(game), masters_of(game)
    if levels is None:
        return []
    lines = heading(game)
    for table in (levels, *([masters] if masters else [])):
        for number, name in enumerate(table.names):
            cells = [describe(rows[number]) for rows in table.kinds.values()]
            lines.append(f"| `{name}` | {' | '.join(cells)} |")
    return lines


class LevelStep(NamedTuple):
    """One bot, or with partners a team of it, against others of another: its share of victories."""

    one: str
    others: str
    kind: str
    games: int
    wins: IntervalEstimate
    even: float

    @property
    def odds(self) -> float:
        """How many times the odds of equals the one has."""
        won = self.wins.value
        return inf if won == 1 else won / (1 - won) * (1 - self.even) / self.even


def pairs_of(game: Game) -> list[tuple[str, str]]:
    """Who is measured against whom: the novice against the level that novices should choose, and every level and master
    against the one below.
    """
    return [(NOVICE, MET_BY_NOVICES), *((above, below) for below, above in pairwise(ladder_of(game)))]


def play_step(game: Game, one: str, others: str, kind: str, games: int, cores: int | None) -> LevelStep:
    players, options = played_at(game, kind)
    sides = game.sides(players, options)
    seats = tuple(one if seat in sides[0] else others for seat in range(players))
    contest = Contest(game.name, seats, options, -(-games // len(seats)), SEED)
    policies = policies_of(contest)
    played = [each.wins for each in rounds(contest, cores)] if policies is None else compiled_rounds(contest, policies)
    wins = share_of(np.array([each[:, sides[0]].sum(axis=1).mean() for each in played]))
    return LevelStep(one, others, kind, contest.deals * len(seats), wins, 1 / len(sides))


def played_at(game: Game, kind: str) -> tuple[int, dict[str, Any]]:
    """How many play at a kind of table, and with which options: a kind is a number of players, or a variant's name."""
    for players, variant in game.spec.variants:
        if kind in variant:
            return players, dict(variant)
    return int(kind), {}


def table_of_steps(game: Game, found: list[LevelStep]) -> list[str]:
    """The lines of a table: a pair of bots a row, a kind of table a column, with the times of the odds of equals."""
    lines = heading(game)
    for one, others in dict.fromkeys((step.one, step.others) for step in found):
        cells = [tell(step) for step in found if (step.one, step.others) == (one, others)]
        lines.append(f"| `{one}` - `{others}` | {' | '.join(cells)} |")
    return lines


def tell(step: LevelStep) -> str:
    wins = step.wins
    odds = f"{step.odds:.1f}" if wins.value < 1 else "∞"
    return f"{100 * wins.value:.0f} % ({100 * wins.low:.0f}-{100 * wins.high:.0f}), {odds}"
