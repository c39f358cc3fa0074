"""A grid of characters to draw a board on, which remembers where its cards can be picked with a mouse."""

from dataclasses import dataclass

from rich.cells import cell_len
from rich.segment import Segment
from textual.strip import Strip

from motherlode.terminal.faces import Face
from motherlode.terminal.palette import Palette
from motherlode.terminal.selection import Pick

REST, OPEN, CHOSEN, FRESH, FAINT = "rest", "open", "chosen", "fresh", "faint"
_BORDERS = {REST: "╭─╮│╰╯", FAINT: "╭─╮│╰╯", OPEN: "┏━┓┃┗┛", CHOSEN: "╔═╗║╚╝", FRESH: "┌┄┐┆└┘"}
_ASCII_BORDERS = {REST: "+-+|++", FAINT: "+-+|++", OPEN: "#=#|##", CHOSEN: "*=*I**", FRESH: "+.+:++"}


@dataclass(frozen=True)
class CardSize:
    """How large a card is drawn."""

    width: int
    height: int


SMALL, WIDE, LARGE, HUGE = CardSize(5, 3), CardSize(6, 3), CardSize(7, 5), CardSize(9, 7)
"""Small ones have a line for a face of three characters, wide ones of four, large ones three lines, huge ones five."""


def largest(width: int, height: int, *sizes: CardSize) -> CardSize:
    """The first of some sizes that fits into a room; else the last."""
    return next((size for size in sizes if size.width <= width and size.height <= height), sizes[-1])


@dataclass(frozen=True)
class Spot:
    """Where something can be picked."""

    pick: Pick
    x: int
    y: int
    width: int
    height: int

    def holds(self, x: int, y: int) -> bool:
        return self.x <= x < self.x + self.width and self.y <= y < self.y + self.height


class Canvas:
    def __init__(self, width: int, height: int, only_ascii: bool = False) -> None:
        self.width = width
        self.height = height
        self.only_ascii = only_ascii
        self.spots: list[Spot] = []
        self._characters = [[" "] * width for _ in range(height)]
        self._styles = [["table"] * width for _ in range(height)]

    def write(self, x: int, y: int, text: str, style: str = "table") -> int:
        """Writes what fits; the column after it. A wide character takes two columns, an accent joins what it is on."""
        for character in text:
            width = cell_len(character)
            if 0 <= y < self.height and x >= 0 and x + max(width, 1) <= self.width:
                self._put(x, y, character, width, style)
            x += width
        return x

    def _put(self, x: int, y: int, character: str, width: int, style: str) -> None:
        if width == 0:
            self._characters[y][max(0, x - 1)] += character
            return
        self._characters[y][x : x + width] = [character, *[""] * (width - 1)]
        self._styles[y][x : x + width] = [style] * width

    def spot(self, pick: Pick, x: int, y: int, width: int, height: int = 1) -> None:
        self.spots.append(Spot(pick, x, y, width, height))

    def card(self, x: int, y: int, face: Face, size: CardSize, state: str = REST, key: str = "") -> None:
        """A card with its border; what can be picked has a strong border, and its key in it."""
        inner = size.width - 2
        faint = "faint " if state == FAINT else ""
        border = {OPEN: "go ring", CHOSEN: "chosen"}.get(state, f"{faint}border {face.colour}")
        self.box(x, y, size, state, border)
        for row, text in enumerate(self._face_lines(face, inner, size.height - 2), 1):
            self.write(x + 1, y + row, text, f"{faint}face {face.colour}")
        if key:
            self.key(x + (size.width - len(key) - 2) // 2, y + size.height - 1, key, "go key")

    def _face_lines(self, face: Face, inner: int, lines: int) -> list[str]:
        if lines == 1:
            return [face.short(inner, self.only_ascii)]
        blank = [" " * inner] * ((lines - 3) // 2)
        if face.label is not None:
            return [" " * inner, *blank, face.label.center(inner), *blank, " " * inner]
        gap = inner - 1 - len(face.value)
        shape = " " if self.only_ascii else face.shape
        top = f"{face.letter}{' ' * gap}{face.value}"
        bottom = f"{face.value}{' ' * gap}{face.letter}"
        return [top, *blank, shape.center(inner), *blank, bottom]

    def box(self, x: int, y: int, size: CardSize, state: str, style: str) -> None:
        border = (_ASCII_BORDERS if self.only_ascii else _BORDERS)[state]
        inner = size.width - 2
        self.write(x, y, f"{border[0]}{border[1] * inner}{border[2]}", style)
        for row in range(1, size.height - 1):
            self.write(x, y + row, border[3], style)
            self.write(x + size.width - 1, y + row, border[3], style)
        self.write(x, y + size.height - 1, f"{border[4]}{border[1] * inner}{border[5]}", style)

    def key(self, x: int, y: int, key: str, style: str) -> int:
        """A key to press, as `[1]`."""
        return self.write(x, y, f"[{key}]", style)

    def sign(self, face: Face) -> str:
        return face.letter if self.only_ascii else face.shape

    def strip(self, y: int, palette: Palette) -> Strip:
        """A line as Textual shows it."""
        segments: list[Segment] = []
        start = 0
        styles, characters = self._styles[y], self._characters[y]
        for column in range(1, self.width + 1):
            if column == self.width or styles[column] != styles[start]:
                segments.append(Segment("".join(characters[start:column]), palette[styles[start]]))
                start = column
        return Strip(segments, self.width)

    def text(self) -> str:
        """What is drawn, without colours."""
        return "\n".join("".join(line).rstrip() for line in self._characters)
