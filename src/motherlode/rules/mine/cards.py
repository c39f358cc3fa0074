"""The cards of `mine` (M1), by face, and the places where they lie."""

from collections.abc import Sequence
from functools import cache, lru_cache

from motherlode.rules.cards import Card
from motherlode.rules.mine.state import COPIES, DYNAMITE, FACES, LOWEST_MINER, MINER, MINER_VALUES, WORD
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
def deck(players: int) -> tuple[str, ...]:
    """Every card of the deck as text; all 64 play with any number of players."""
    return tuple(card.text for card, copies in zip(CARDS, COPIES, strict=True) for _ in range(copies))


def cells_in(words: Sequence[int]) -> list[int]:
    """The cells of a set of two words, ascending."""
    return members(words[0] | words[1] << WORD)


def is_in(words: Sequence[int], cell: int) -> bool:
    """Whether a set of two words has the cell."""
    return bool(words[cell // WORD] >> cell % WORD & 1)


def places_in(words: Sequence[int]) -> tuple[int, ...]:
    """The same as people count places, from 1."""
    return _places(words[0], 1) + _places(words[1], 1 + WORD)


@lru_cache(REMEMBERED)
def _places(word: int, first: int) -> tuple[int, ...]:
    return tuple(first + bit for bit in members(word))
