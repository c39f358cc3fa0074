"""The cards of `tricks` (T1)."""

from collections.abc import Iterable
from typing import Any

from motherlode.rules.cards import Card
from motherlode.rules.sets import members
from tests.games.tricks.state import DECK

CARDS = tuple(Card(str(number), str(number), "number", None, number) for number in range(1, DECK + 1))


def deck(players: int, options: Any = None) -> tuple[str, ...]:
    return tuple(card.text for card in CARDS)


def cards_of(cards: int) -> tuple[str, ...]:
    """The cards of a set as text, the lowest first."""
    return tuple(CARDS[bit].text for bit in members(cards))


def set_of(texts: Iterable[str]) -> int:
    """The set of cards given as text."""
    return sum(1 << int(text) - 1 for text in texts)
