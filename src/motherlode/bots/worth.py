"""What points and victories are worth to each seat, in the search's terms, compiled."""

from typing import Any

import numpy as np

from motherlode.bots.search import SEATS, WORTH
from motherlode.rules.compiled import Floats, Ints, floats_at, ints_at, jit_for, shared
from motherlode.rules.victory import share_victory

jit = jit_for(__name__)


@shared
def settle_game(state: int, worth: int, scale: float, abi: Any) -> int:
    """Writes what a finished game is worth where each seat plays for itself. A state begins with its players."""
    players = ints_at(state, 1)[0]
    standings = np.empty(SEATS, np.int64)
    scores = np.empty(SEATS, np.int64)
    for seat in range(players):
        standings[seat] = abi.standing(state, seat)
        scores[seat] = abi.score(state, seat)
    settle(standings, scores, players, scale, floats_at(worth, WORTH))
    return 0


@jit
def settle(standings: Ints, scores: Ints, players: int, scale: float, worth: Floats) -> None:
    """Writes what the end of a game is worth: each seat's worth, its share of the victory, and its lead."""
    share_victory(standings, players, worth[SEATS:])
    for seat in range(players):
        lead = lead_of(scores, players, seat)
        worth[seat] = blend(worth[SEATS + seat], lead, scale)
        worth[2 * SEATS + seat] = lead


@jit
def blend(win: float, lead: float, scale: float) -> float:
    """A seat's worth: half its chance to win, half its lead in points.

    `scale` is a lead that counts as certain; leads beyond it are worth no more.
    """
    return 0.5 * win + 0.5 * min(1.0, max(0.0, 0.5 + 0.5 * lead / scale))


@jit
def lead_of(points: Ints | Floats, players: int, seat: int) -> float:
    """A seat's points minus the best other seat's."""
    best = -1e9
    for other in range(players):
        if other != seat:
            best = max(best, points[other])
    return float(points[seat] - best)


@jit
def ahead_of_mean(points: Floats, players: int, seat: int) -> float:
    """A seat's points minus the others' on average: with three, who only fights the leader helps the third."""
    others = 0.0
    for other in range(players):
        if other != seat:
            others += points[other]
    return float(points[seat] - others / (players - 1))


@jit
def share_of_two(ahead: int) -> float:
    """A seat's share of the victory over one other, from how far it is ahead in the end."""
    return 1.0 if ahead > 0 else 0.5 if ahead == 0 else 0.0


@jit
def points_in(ahead: int, point: int) -> int:
    """The points in how far a seat is ahead, where a point counts more than all tie-breaks."""
    return (ahead + point // 2) // point


@jit
def softmax(values: Floats, players: int, sharpness: float, chances: Floats) -> None:
    """Each seat's chance to win, from what it can expect: the sharper, the more a lead means. Both may be one array."""
    best = values[0]
    for seat in range(1, players):
        best = max(best, values[seat])
    total = 0.0
    for seat in range(players):
        chances[seat] = np.exp(sharpness * (values[seat] - best))
        total += chances[seat]
    for seat in range(players):
        chances[seat] /= total


@jit
def sharpen(chances: Floats, players: int, power: float) -> None:
    """Makes chances that add up to 1 more certain, or with a power below 1 less so."""
    total = 0.0
    for seat in range(players):
        chances[seat] = chances[seat] ** power
        total += chances[seat]
    for seat in range(players):
        chances[seat] /= total
