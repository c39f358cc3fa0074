"""Cards and moves as everybody above the compiled rules knows them: by name and by text."""

from dataclasses import dataclass, field


@dataclass(frozen=True, slots=True)
class Card:
    """A face. Cards with the same face are interchangeable."""

    text: str
    """The record's spelling, as `b6`."""
    name: str
    """In words, as `blue gold 6`."""
    kind: str
    colour: str | None = None
    value: int = 0

    def __str__(self) -> str:
        return self.text


@dataclass(frozen=True, slots=True, order=True)
class Move:
    """One decision of one seat. Every move has exactly one spelling."""

    code: int
    """The compiled rules' number of the move; the order of legal moves."""
    text: str
    """The record's spelling, as `swap b6 g4`."""
    kind: str = field(compare=False)
    """The spelling's first word."""
    cards: tuple[Card, ...] = field(compare=False, default=())
    """The cards that the move names."""
    number: int | None = field(compare=False, default=None)
    """The seat, cell or number that the move names."""

    def __str__(self) -> str:
        return self.text
