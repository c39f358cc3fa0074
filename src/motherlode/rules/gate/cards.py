"""The cards of `gate` (G1), by face and as the bits of one integer."""

from collections.abc import Iterable
from functools import cache, lru_cache
from typing import Any

from motherlode.rules.cards import Card
from motherlode.rules.gate.state import BLACK, BLACKS, NUMBERS
from motherlode.rules.sets import REMEMBERED, BitValues

COLOURS = (("g", "green"), ("y", "gold"), ("r", "red"))


def _card(bit: int) -> Card:
    if bit == BLACK:
        return Card("k", "black card", "black", "black")
    colour, number = divmod(bit, NUMBERS)
    letter, name = COLOURS[colour]
    return Card(f"{letter}{number}", f"{name} {number}", "number", name, number)


CARDS = tuple(_card(bit) for bit in range(BLACK + 1))
_BY_NUMBER = sorted(range(BLACK), key=lambda bit: (bit % NUMBERS, bit))
_PLACES = BitValues([_BY_NUMBER.index(bit) for bit in range(BLACK)])
_text = [CARDS[bit].text for bit in _BY_NUMBER].__getitem__
WORD_OF = {card.text: 1 << bit for bit, card in enumerate(CARDS)}


def deck(players: int, options: Any = None) -> tuple[str, ...]:
    """Every card of the deck as text; all of it plays, whatever the number of players (G1)."""
    return deck_with(BLACKS if options is None else options.blacks)


@cache
def deck_with(blacks: int) -> tuple[str, ...]:
    """The deck with so many black cards."""
    return tuple(card.text for card in CARDS[:BLACK]) + (CARDS[BLACK].text,) * blacks


@lru_cache(REMEMBERED)
def cards_of(bits: int) -> tuple[str, ...]:
    """Cards as text, by number and colour, black last."""
    places = sorted(_PLACES.of(bits & (1 << BLACK) - 1))
    return tuple(map(_text, places)) + (CARDS[BLACK].text,) * (bits >> BLACK)


@lru_cache(REMEMBERED)
def count(bits: int) -> int:
    """How many cards these are."""
    return (bits & (1 << BLACK) - 1).bit_count() + (bits >> BLACK)


def bits_of(texts: Iterable[str]) -> int:
    """Cards given as text, as the bits of one integer (`state`)."""
    return sum(map(WORD_OF.__getitem__, texts))
