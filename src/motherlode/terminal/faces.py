"""What stands on a card: its letter, its shape and its value."""

from dataclasses import dataclass
from functools import cache

SHAPES = {
    "green": "▲",
    "blue": "▼",
    "violet": "♦",
    "red": "■",
    "orange": "●",
    "pink": "♥",
    "gate green": "▲",
    "gold": "★",
    "black": "♠",
}
_COLOURS = {
    "donkey": {"g": "green", "b": "blue", "v": "violet", "r": "red", "o": "orange", "p": "pink"},
    "mine": {"g": "green", "b": "blue", "v": "violet", "r": "red", "o": "orange", "$": "gold", "*": "dynamite"},
    "gate": {"g": "gate green", "y": "gold", "r": "red", "k": "black"},
}


@dataclass(frozen=True)
class Face:
    colour: str
    """The name of the card's style."""
    letter: str
    """Of the record's spelling, as a capital."""
    shape: str
    value: str

    def short(self, width: int, only_ascii: bool) -> str:
        """The face in one line: `G▲6`."""
        if self.colour == "dynamite":
            return "TNT".center(width)
        shape = "" if only_ascii else self.shape
        return f"{self.letter}{shape}{self.value:>{width - 1 - len(shape)}}"


@cache
def face(game: str, text: str) -> Face:
    """The face of a card in the record's spelling."""
    colour = _COLOURS[game][text[0]]
    return Face(colour, text[0].upper(), SHAPES.get(colour, " "), text[1:])
