"""What a seat of `donkey` could know, and other deals that fit it, compiled.

Everything was open once but the draw pile and the removed cards: all seats know the same.
"""

import numpy as np

from motherlode.rules.bits import lowest
from motherlode.rules.compiled import RngState, jit_for
from motherlode.rules.compiled_rng import shuffle
from motherlode.rules.donkey.play import offer_size, offers, removed
from motherlode.rules.donkey.state import OFFERS, DonkeyState

jit = jit_for(__name__)


@jit
def hide(state: DonkeyState, seat: int) -> None:
    """Takes out of a state what the seat cannot know."""
    state.removed = 0
    for i in range(state.number, OFFERS):
        state.offers[i] = 0


@jit
def redeal(state: DonkeyState, rng: RngState) -> None:
    """Fills in what was hidden, each possible way equally likely."""
    cards = np.empty(60, np.int64)
    unseen = state.unseen
    length = 0
    while unseen:
        cards[length] = lowest(unseen)
        unseen &= unseen - 1
        length += 1
    shuffle(cards, length, rng)
    next_card = removed(state)
    state.removed = 0
    for j in range(next_card):
        state.removed |= 1 << cards[j]
    size = offer_size(state)
    for i in range(state.number, offers(state)):
        state.offers[i] = 0
        for j in range(size):
            state.offers[i] |= 1 << cards[next_card + j]
        next_card += size
