"""What a table of `mine` promises to each seat after a turn, compiled: estimates by a few plain numbers.

The numbers were compared with values learnt from self-play (a weight for every kind of card, known and unseen, at six
stages of the game), which did not play better.
"""

import numpy as np

from motherlode.bots.mine.picture import UNOWNED, WINNER, Picture, miner_kind, points_of
from motherlode.rules.compiled import Floats, jit_for
from motherlode.rules.mine.state import DYNAMITE, MINER_VALUES, NOBODY, RUSH_AT, SEATS

jit = jit_for(__name__)

# What a player thinks of (`styles.Style`), by number.
STYLE = 4
MINERS, THREAT, HOPE, EXACT = 0, 1, 2, 3

FADING = 10.0
"""So many cards before the Gold Rush a miner has lost half of its worth: less and less time to find gold with it."""


@jit
def add_outlook(picture: Picture, style: Floats, prospect: Floats) -> None:
    """Adds what each seat may expect of the turns to come."""
    add_miners(picture, style[MINERS], prospect)
    add_finds(picture, style, prospect)


@jit
def add_miners(picture: Picture, weight: float, prospect: Floats) -> None:
    """A miner finds gold for its owner, whoever turns it up: the stronger the likelier, as long as there is time."""
    left = picture.down - RUSH_AT
    worth = weight * left / (left + FADING)
    for seat in range(picture.players):
        for rank in range(MINER_VALUES):
            miner = miner_kind(seat, rank)
            miners = picture.known[miner] + picture.unseen[miner]
            prospect[seat] += worth * (rank + 1) * miners


@jit
def add_finds(picture: Picture, style: Floats, prospect: Floats) -> None:
    """Each seat in its turn, who has just moved the last, takes the best gold that it knows how to get."""
    taken = np.empty(2 * SEATS, np.int64)
    n = 0
    for turn in range(1, picture.players + 1):
        seat = (picture.seat + turn) % picture.players
        gold, miner = best_find(picture, seat)
        if gold >= 0:
            weight = style[HOPE] if turn == picture.players else style[THREAT]
            prospect[seat] += weight * points_of(gold)
            picture.known[gold] -= 1
            picture.known[miner] -= 1
            taken[n] = gold
            taken[n + 1] = miner
            n += 2
    for i in range(n):
        picture.known[taken[i]] += 1


@jit
def best_find(picture: Picture, seat: int) -> tuple[int, int]:
    """The best known gold that a known miner gets for a seat in its turn, and the weakest such miner."""
    for gold in range(DYNAMITE - 1, -1, -1):
        if picture.known[gold]:
            for owner in (seat, UNOWNED):
                for rank in range(MINER_VALUES):
                    miner = miner_kind(owner, rank)
                    if picture.known[miner] and WINNER[seat, gold, miner] == seat:
                        return gold, miner
    return NOBODY, NOBODY
