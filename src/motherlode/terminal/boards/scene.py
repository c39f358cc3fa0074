"""What a board draws: a view, and what the player has done with it so far."""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field

from motherlode.rules import View
from motherlode.terminal.canvas import CHOSEN, FAINT, FRESH, OPEN, REST, Canvas, CardSize
from motherlode.terminal.faces import face
from motherlode.terminal.selection import Choosing, Pick
from motherlode.terminal.text import fitting
from motherlode.words import Words

CHOOSABLE = {"offer", "own", "hand"}
"""Where one looks for a card to pick: what cannot be picked there steps back."""


@dataclass
class Scene:
    view: View
    names: Sequence[str]
    words: Words
    choosing: Choosing
    """Nothing can be picked in it while the decision is another's."""
    cursor: Pick | None = None
    """Where the arrow keys have led."""
    typed: str = ""
    """The first digit of a number."""
    fresh: frozenset[Pick] = frozenset()
    """What the last move brought where it is."""
    revealed: Mapping[int, str] = field(default_factory=dict)
    """The cards that everybody sees for a moment before they are turned down or leave, by place."""
    only_ascii: bool = False

    @property
    def others(self) -> list[int]:
        """The other seats, clockwise from the left; all of them for an onlooker."""
        seat, players = self.view.seat, self.view.players
        return list(range(players)) if seat is None else [(seat + step) % players for step in range(1, players)]

    def say(self, key: str, **values: str | int) -> str:
        return self.words(key, **values)

    def card(
        self, canvas: Canvas, x: int, y: int, text: str, size: CardSize, pick: Pick, fresh: Pick | None = None
    ) -> None:
        """A card on the table, with its key if it can be picked now."""
        state = self._state(pick, fresh)
        key = self.choosing.keys.get(pick, "") if state in (OPEN, CHOSEN) else ""
        canvas.card(x, y, face(self.view.game, text), size, state, key)
        if state == OPEN and pick == self.cursor:
            canvas.key(x + (size.width - len(key) - 2) // 2, y + size.height - 1, key, "focus")
        if state in (OPEN, CHOSEN):
            canvas.spot(pick, x, y, size.width, size.height)

    def _state(self, pick: Pick, fresh: Pick | None) -> str:
        if pick in self.choosing.picked:
            return CHOSEN
        if self.choosing.is_open(pick):
            return OPEN
        if self.choosing.open and pick.zone in CHOOSABLE:
            return FAINT
        return FRESH if fresh in self.fresh else REST

    def button(self, canvas: Canvas, x: int, y: int, pick: Pick, label: str) -> int:
        """A move in words, with its key; the column after it."""
        if not self.choosing.is_open(pick):
            return x
        end = canvas.key(x, y, self.choosing.keys.get(pick, " "), "focus" if pick == self.cursor else "go")
        end = canvas.write(end, y, f" {label}", "go line")
        canvas.spot(pick, x, y, end - x)
        return end + 2

    def name(self, canvas: Canvas, x: int, y: int, seat: int, longest: int = 24) -> int:
        """A player's name; the lantern stands at who has the turn."""
        turn = seat == self.view.to_move
        lantern = "> " if self.only_ascii else "▶ "
        text = f"{lantern if turn else '  '}{fitting(self.names[seat], longest)} "
        return canvas.write(x, y, text, "go" if turn else "strong") + 1

    def tiny(self, canvas: Canvas, x: int, y: int, texts: Sequence[str], width: int = 3) -> int:
        """Cards as they lie on a heap: only their faces."""
        for text in texts:
            shown = face(self.view.game, text)
            x = canvas.write(x, y, shown.short(width, self.only_ascii), f"face {shown.colour}") + 1
        return x
