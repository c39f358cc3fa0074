"""What stands on a card: its letter, its shape and its value."""

from dataclasses import dataclass
from functools import cache

from motherlode.rules import Card
from motherlode.rules import game as game_of
from motherlode.terminal.presentation import presentation_of

SHAPES = {
    "green": "▲",
    "blue": "▼",
    "violet": "♦",
    "red": "■",
    "orange": "●",
    "pink": "♥",
    "deep green": "▲",
    "gold": "★",
    "black": "♠",
}


@dataclass(frozen=True)
class Face:
    colour: str
    """The name of the card's style."""
    letter: str
    """Of the record's spelling, as a capital."""
    shape: str
    value: str
    label: str | None = None
    """What stands on a card that is one of its kind, instead of all these."""

    def short(self, width: int, only_ascii: bool) -> str:
        """The face in one line: `G▲6`."""
        if self.label is not None:
            return self.label.center(width)
        shape = "" if only_ascii else self.shape
        return f"{self.letter}{shape}{self.value:>{width - 1 - len(shape)}}"


@cache
def face(game: str, text: str) -> Face:
    """The face of a card in the record's spelling; a card that stands for a number has that behind its letter."""
    shown, card = presentation_of(game), _cards(game)[text[0]]
    colour = shown.style(card)
    return Face(colour, text[0].upper(), SHAPES.get(colour, " "), text[1:], shown.label(card))


@cache
def _cards(game: str) -> dict[str, Card]:
    """By the letter with which cards begin, a card of that style."""
    return {card.text[0]: card for card in game_of(game).cards.CARDS}
