"""The widget that shows a scene and can be clicked."""

import textwrap

from textual import events
from textual.geometry import Size
from textual.message import Message
from textual.strip import Strip
from textual.widget import Widget

from motherlode.terminal.boards import Scene, draw
from motherlode.terminal.canvas import Canvas, Spot
from motherlode.terminal.palette import PALETTES
from motherlode.terminal.preferences import Preferences
from motherlode.terminal.selection import Pick

DIRECTIONS = {"left": (-1, 0), "right": (1, 0), "up": (0, -1), "down": (0, 1)}
LEAST = Size(80, 24)
"""The smallest window that holds every board."""
ASPECT = 2
"""A line is about as high as two columns are wide."""


class Board(Widget):
    DEFAULT_CSS = "Board { width: 1fr; height: 1fr; }"

    class Picked(Message):
        def __init__(self, pick: Pick | None) -> None:
            self.pick = pick
            super().__init__()

    def __init__(self, preferences: Preferences) -> None:
        super().__init__()
        self.palette = PALETTES[preferences.palette]
        self._words = preferences.words
        self._scene: Scene | None = None
        self._canvas: Canvas | None = None

    @property
    def scene(self) -> Scene | None:
        return self._scene

    def show(self, scene: Scene | None) -> None:
        """Draws a scene; None draws nothing."""
        self._scene = scene
        self._canvas = None
        self.refresh()

    def _drawn(self, size: Size) -> Canvas:
        canvas = self._canvas
        if canvas is None or (canvas.width, canvas.height) != (size.width, size.height):
            assert self._scene is not None
            small = self.app.size.width < LEAST.width or self.app.size.height < LEAST.height
            canvas = self._excuse(size) if small else draw(self._scene, size.width, size.height)
            self._canvas = canvas
        return canvas

    def _excuse(self, size: Size) -> Canvas:
        """Half a board would hide what can be done: better to say what is missing."""
        window = self.app.size
        sentence = self._words(
            "terminal-too-small",
            width=LEAST.width,
            height=LEAST.height,
            columns=window.width,
            lines=window.height,
        )
        canvas = Canvas(size.width, size.height)
        for line, text in enumerate(textwrap.wrap(sentence, max(1, size.width - 2)), 1):
            canvas.write(1, line, text, "bad")
        return canvas

    def render_line(self, y: int) -> Strip:
        if self._scene is None or y >= self.size.height:
            return Strip.blank(self.size.width, self.palette["table"])
        return self._drawn(self.size).strip(y, self.palette)

    @property
    def spots(self) -> list[Spot]:
        return [] if self._scene is None else self._drawn(self.size).spots

    def on_click(self, event: events.Click) -> None:
        hit = [spot.pick for spot in self.spots if spot.holds(event.x, event.y)]
        self.post_message(self.Picked(hit[-1] if hit else None))

    def towards(self, direction: str) -> Pick | None:
        """The nearest thing to pick in a direction from the cursor; the first one where there is no cursor."""
        assert self._scene is not None
        spots = [spot for spot in self.spots if self._scene.choosing.is_open(spot.pick)]
        here = next((spot for spot in spots if spot.pick == self._scene.cursor), None)
        if here is None:
            return spots[0].pick if spots else None
        dx, dy = DIRECTIONS[direction]
        ahead = [spot for spot in spots if _along(here, spot, dx, dy) > 0]
        return min(ahead, key=lambda spot: _distance(here, spot, dx, dy)).pick if ahead else here.pick


def _offset(here: Spot, there: Spot) -> tuple[float, float]:
    """How far it is from middle to middle, in columns."""
    across = (there.x + there.width / 2) - (here.x + here.width / 2)
    down = (there.y + there.height / 2) - (here.y + here.height / 2)
    return across, down * ASPECT


def _along(here: Spot, there: Spot, dx: int, dy: int) -> float:
    across, down = _offset(here, there)
    forwards, sideways = (across * dx, down) if dx else (down * dy, across)
    # What lies more beside than ahead is for the other keys.
    return forwards if forwards * 2 > abs(sideways) or (dy and forwards > 0) else 0


def _distance(here: Spot, there: Spot, dx: int, dy: int) -> float:
    across, down = _offset(here, there)
    forwards, sideways = (across, down) if dx else (down, across)
    return abs(forwards) + 2 * abs(sideways)
