"""The cards of `mine` (M1), by face, and the places where they lie."""

from collections.abc import Sequence
from functools import cache, lru_cache
from typing import Any

from motherlode.rules.cards import Card
from motherlode.rules.mine.state import COLOURS, COPIES, DYNAMITE, FACES, HALF, LOWEST_MINER, MINER, MINER_VALUES
from motherlode.rules.sets import REMEMBERED, members

COLOUR_NAMES = ("green", "orange", "blue", "red", "violet")


def _card(face: int) -> Card:
    if face < DYNAMITE:
        return Card(f"${face + 1}", f"gold {face + 1}", "gold", None, face + 1)
    if face == DYNAMITE:
        return Card("*", "dynamite", "dynamite")
    colour, rank = divmod(face - MINER, MINER_VALUES)
    name = COLOUR_NAMES[colour]
    value = LOWEST_MINER + rank
    return Card(f"{name[0]}{value}", f"{name} miner {value}", "miner", name, value)


CARDS = tuple(_card(face) for face in range(FACES))
FACE_OF = {card.text: face for face, card in enumerate(CARDS)}


@cache
def deck(players: int, options: Any = None) -> tuple[str, ...]:
    """Every card of the deck as text; all 64 play with any number of players, where none is left out."""
    copies = COPIES if options is None else copies_of(options)
    return tuple(card.text for card, number in zip(CARDS, copies, strict=True) for _ in range(number))


def copies_of(options: Any) -> tuple[int, ...]:
    """How many cards of each face play with these options (M1)."""
    gold = options.gold_1, options.gold_2, options.gold_3, options.gold_4
    miners = options.miners_2, options.miners_3, options.miners_4, options.miners_5
    return (*gold, options.dynamite, *miners * COLOURS)


def cells_in(halves: Sequence[int]) -> list[int]:
    """The cells of a set in two halves, ascending."""
    return members(halves[0] | halves[1] << HALF)


def is_in(halves: Sequence[int], cell: int) -> bool:
    """Whether a set in two halves has the cell."""
    return bool(halves[cell // HALF] >> cell % HALF & 1)


def places_in(halves: Sequence[int]) -> tuple[int, ...]:
    """The same as people count places, from 1."""
    return _places(halves[0], 1) + _places(halves[1], 1 + HALF)


@lru_cache(REMEMBERED)
def _places(half: int, first: int) -> tuple[int, ...]:
    return tuple(first + bit for bit in members(half))
