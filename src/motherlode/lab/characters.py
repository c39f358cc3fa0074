"""How the characters among the bots play: how strong each is among the others, and how its style shows."""

from collections import defaultdict
from collections.abc import Iterator
from itertools import combinations
from typing import NamedTuple

import msgspec
import numpy as np

from motherlode.bots import UnknownBot
from motherlode.bots.levels import CHARACTERS
from motherlode.bots.tempers import Habits
from motherlode.lab.arena import Contest, PlayedDeal, mean, rounds
from motherlode.lab.statistics import IntervalEstimate
from motherlode.ratings.pools import Pool, pools_of
from motherlode.rules import GAMES, Game, record
from motherlode.rules import game as find_game

SEED = 91


class Character(NamedTuple):
    """One of them, measured."""

    name: str
    strength: IntervalEstimate
    """Its victories as a part of what equals would have: 1 is an equal of the others."""
    habits: dict[str, float]
    """How often it does something where it could."""


def measure(game: Game, games: int, cores: int | None = None) -> list[Character]:
    """Every group of characters plays at every kind of table, so many games at each kind, rounded up."""
    if "characters" not in game.spec.adapters:
        raise UnknownBot(f"The bots of {game.name} have no characters.")
    shares: dict[str, list[float]] = defaultdict(list)
    shown: dict[str, dict[str, list[bool]]] = {name: defaultdict(list) for name in CHARACTERS}
    for pool in pools_of(game.name):
        for bots, each in _played(pool, games, cores):
            _count_victories(pool, bots, each, shares)
            for text in each.records:
                _count_habits(game, text, shown)
    return [
        Character(
            name,
            mean(np.array(shares[name])),
            {habit: float(np.mean(found)) for habit, found in sorted(shown[name].items())},
        )
        for name in CHARACTERS
    ]


def games_with_characters() -> list[Game]:
    return [game for game in map(find_game, GAMES) if "characters" in game.spec.adapters]


def _played(pool: Pool, games: int, cores: int | None) -> Iterator[tuple[tuple[str, ...], PlayedDeal]]:
    groups = list(combinations(CHARACTERS, len(pool.sides())))
    deals = -(-games // (len(groups) * pool.players))
    for number, group in enumerate(groups):
        seats = tuple(group[seat % len(group)] for seat in range(pool.players))
        contest = Contest(pool.game, seats, dict(pool.variant), deals, SEED + number)
        for each in rounds(contest, cores):
            yield seats, each


def _count_victories(pool: Pool, bots: tuple[str, ...], each: PlayedDeal, shares: dict[str, list[float]]) -> None:
    """A deal's victories of each of them, by what equals would have."""
    sides = len(pool.sides())
    for name in dict.fromkeys(bots):
        own = [player for player, bot in enumerate(bots) if bot == name]
        shares[name].append(float(each.wins[:, own].sum(axis=1).mean()) * sides)


def _count_habits(game: Game, text: bytes, shown: dict[str, dict[str, list[bool]]]) -> None:
    end = record.read(text)
    names = msgspec.json.decode(text)["names"]
    habits: Habits = game.spec.adapter("characters").habits  # type: ignore[union-attr]
    for state, move in zip(end.history, end.moves, strict=False):
        if state.seat is not None and len(state.legal_moves()) > 1:
            for habit, did in habits(state.knowledge(state.seat), move):
                shown[names[state.seat]][habit].append(did)


def table_of(game: Game, found: list[Character]) -> list[str]:
    """The lines of a table: a character a row, a habit a column."""
    habits = sorted({habit for each in found for habit in each.habits})
    heads = [habit.replace("-", " ") for habit in habits]
    lines = [f"| `{game.name}` | strength | {' | '.join(heads)} |", "| --- " * (2 + len(heads)) + "|"]
    for each in found:
        cells = [f"{100 * each.habits[habit]:.0f} %" if habit in each.habits else "" for habit in habits]
        half = each.strength.high - each.strength.value
        lines.append(f"| `{each.name}` | {each.strength.value:.2f} ±{half:.2f} | {' | '.join(cells)} |")
    return lines
