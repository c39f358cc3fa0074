"""The cards of `donkey` (D1, D2), by face and by bit."""

from collections.abc import Sequence
from functools import cache, lru_cache
from typing import Any

from motherlode.rules.cards import Card
from motherlode.rules.donkey.state import (
    COLOURS,
    DONKEY_VALUE,
    DONKEYS_OF,
    FACES,
    RULE_DONKEY,
    RULE_GOLD,
)
from motherlode.rules.house import unpacked
from motherlode.rules.sets import REMEMBERED, BitValues

COLOUR_NAMES = ("green", "blue", "violet", "red", "orange", "pink")


def _card(face: int) -> Card:
    rank, colour = divmod(face, COLOURS)
    name = COLOUR_NAMES[colour]
    if rank == 0:
        return Card(f"{name[0]}D", f"{name} donkey", "donkey", name, DONKEY_VALUE)
    return Card(f"{name[0]}{rank + 2}", f"{name} gold {rank + 2}", "gold", name, rank + 2)


CARDS = tuple(_card(face) for face in range(FACES))
FACE_OF = {card.text: face for face, card in enumerate(CARDS)}


def face_of_bit(bit: int) -> int:
    """The second copies stand 42 bits higher, the third donkeys 54."""
    return bit if bit < 42 else bit - 42 if bit < 54 else bit - 54


_FACES = BitValues([face_of_bit(bit) for bit in range(60)])
_text = [card.text for card in CARDS].__getitem__


def deck(players: int, options: Any = None) -> tuple[str, ...]:
    """Every card of the deck as text; with two players the third donkeys stay in the box (D2)."""
    return deck_with((options and options.donkeys) or DONKEYS_OF[players])


@cache
def deck_with(donkeys: int) -> tuple[str, ...]:
    """The deck with so many donkeys of each colour, by bits."""
    bits = [bit for bit in range(60) if face_of_bit(bit) >= COLOURS or bit < (6, 48, 60)[donkeys - 1]]
    return tuple(CARDS[face_of_bit(bit)].text for bit in bits)


@lru_cache(REMEMBERED)
def cards_of(cards: int) -> tuple[str, ...]:
    """The cards of a set as text, by value and colour."""
    return tuple(map(_text, sorted(_FACES.of(cards))))


@lru_cache(REMEMBERED)
def value_of(cards: int) -> int:
    """The points of a set as printed (D1)."""
    return sum([CARDS[face].value for face in _FACES.of(cards)])


def worth_of(cards: int, rules: Sequence[int]) -> int:
    """The points of a set as a table counts them, by its house rules (D1)."""
    if not rules[0]:
        return value_of(cards)
    numbers = unpacked(rules)
    more = (numbers[RULE_DONKEY], *numbers[RULE_GOLD : RULE_GOLD + 6])
    return value_of(cards) + sum(more[face // COLOURS] for face in _FACES.of(cards))
