"""What a table of `mine` is worth to each seat after a turn, compiled: estimates by a few plain numbers."""

import numpy as np

from motherlode.bots.mine.belief import UNOWNED, WINNER, Belief, miner_kind, points_of
from motherlode.rules.compiled import Floats, jit_for
from motherlode.rules.mine.state import DYNAMITE, MINER_VALUES, NOBODY, RUSH_AT, SEATS

jit = jit_for(__name__)

# What a player thinks of (`styles.Style`), by number.
STYLE = 4
MINERS, THREAT, HOPE, EXACT = 0, 1, 2, 3

FADING = 10.0
"""So many cards before the Gold Rush a miner has lost half of its worth: less and less time to find gold with it."""


@jit
def add_evaluation(belief: Belief, style: Floats, prospect: Floats) -> None:
    """Adds what each seat may expect of the turns to come, as far as the player thinks of it."""
    if style[MINERS] != 0:
        add_miners(belief, style[MINERS], prospect)
    if style[THREAT] != 0 or style[HOPE] != 0:
        add_finds(belief, style, prospect)


@jit
def add_miners(belief: Belief, weight: float, prospect: Floats) -> None:
    """A miner finds gold for its owner, whoever turns it up: the stronger the likelier, as long as there is time."""
    left = belief.down - RUSH_AT
    worth = weight * left / (left + FADING)
    for seat in range(belief.players):
        for rank in range(MINER_VALUES):
            miner = miner_kind(seat, rank)
            miners = belief.known[miner] + belief.unseen[miner]
            prospect[seat] += worth * (rank + 1) * miners


@jit
def add_finds(belief: Belief, style: Floats, prospect: Floats) -> None:
    """The seats come in turn, the one that has just moved last: each takes the best gold that it knows how to get."""
    taken = np.empty(2 * SEATS, np.int64)
    n = 0
    for turn in range(1, belief.players + 1):
        seat = (belief.seat + turn) % belief.players
        gold, miner = best_find(belief, seat)
        if gold >= 0:
            weight = style[HOPE] if turn == belief.players else style[THREAT]
            prospect[seat] += weight * points_of(gold)
            belief.known[gold] -= 1
            belief.known[miner] -= 1
            taken[n] = gold
            taken[n + 1] = miner
            n += 2
    for i in range(n):
        belief.known[taken[i]] += 1


@jit
def best_find(belief: Belief, seat: int) -> tuple[int, int]:
    """The best known gold that a known miner gets for a seat in its turn, and the weakest such miner."""
    for gold in range(DYNAMITE - 1, -1, -1):
        if belief.known[gold]:
            for owner in (seat, UNOWNED):
                for rank in range(MINER_VALUES):
                    miner = miner_kind(owner, rank)
                    if belief.known[miner] and WINNER[seat, gold, miner] == seat:
                        return gold, miner
    return NOBODY, NOBODY
