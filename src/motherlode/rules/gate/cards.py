"""The cards of `gate` (G1), by face and as words of many cards."""

from collections.abc import Iterable

from motherlode.rules.cards import Card
from motherlode.rules.gate.state import BLACK, BLACKS, NUMBERS
from motherlode.rules.sets import members

COLOURS = (("g", "green"), ("y", "gold"), ("r", "red"))


def _card(bit: int) -> Card:
    if bit == BLACK:
        return Card("k", "black card", "black", "black")
    colour, number = divmod(bit, NUMBERS)
    letter, name = COLOURS[colour]
    return Card(f"{letter}{number}", f"{name} {number}", "number", name, number)


CARDS = tuple(_card(bit) for bit in range(BLACK + 1))
BIT_OF = {card.text: bit for bit, card in enumerate(CARDS)}


def deck(players: int) -> list[str]:
    """Every card of the deck as text; all of it plays, whatever the number of players (G1)."""
    return [card.text for card in CARDS[:BLACK]] + [CARDS[BLACK].text] * BLACKS


def cards_of(word: int) -> list[str]:
    """The cards of a word as text, by number and colour, black last."""
    numbered = sorted(members(word & (1 << BLACK) - 1), key=lambda bit: (bit % NUMBERS, bit))
    return [CARDS[bit].text for bit in numbered] + [CARDS[BLACK].text] * (word >> BLACK)


def word_of(texts: Iterable[str]) -> int:
    """The word of cards given as text."""
    return sum(1 << BIT_OF[text] for text in texts)
