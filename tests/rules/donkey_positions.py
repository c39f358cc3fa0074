"""Positions of `donkey` as tests need them."""

from typing import Any

import numpy as np

from motherlode.rules import SplitMix64, State, game
from motherlode.rules.donkey.cards import FACE_OF
from motherlode.rules.donkey.state import LAYOUT

DONKEY = game("donkey")


def position(
    offer: str, *tableaus: str, piles: tuple[str, ...] = (), seat: int = 0, coming: int = 1, options: Any = None
) -> State:
    """A moment with these cards lying there; `coming` offers are still to be turned up, the rest was discarded."""
    players = len(tableaus)
    deck = list(range(54 if players == 2 else 60))

    def cards(texts: str) -> int:
        found = 0
        for text in texts.split():
            bit = next(bit for bit in deck if bit == FACE_OF[text] or bit in (FACE_OF[text] + 42, FACE_OF[text] + 54))
            deck.remove(bit)
            found |= 1 << bit
        return found

    state = DONKEY.deal(players, SplitMix64(0), options)
    record = np.frombuffer(memoryview(state._buffer).cast("B"), LAYOUT.dtype, 1).view(np.recarray)[0]
    record.seat, record.offer, record.number = seat, cards(offer), len(record.offers) - 3 + players - coming
    for other in range(players):
        record.tableau[other] = cards(tableaus[other])
        record.pile[other] = cards(piles[other]) if piles else 0
    record.unseen = 0
    for number in range(record.number, record.number + coming):
        record.offers[number] = sum(1 << deck.pop() for _ in range(5))
        record.unseen |= record.offers[number]
    record.removed = 1 << deck.pop() | 1 << deck.pop()
    record.unseen |= record.removed
    record.discard = sum(1 << bit for bit in deck)
    first = DONKEY.state_size + 1
    codes = state._buffer[first : first + DONKEY.abi.list_moves(state.address)]
    state._legal = tuple(DONKEY.by_code[code] for code in codes)
    return state
