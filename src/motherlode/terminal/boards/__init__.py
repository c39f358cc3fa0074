"""How each game looks: a function a game that draws a scene on a canvas, and knows no rules."""

from collections.abc import Callable

from motherlode.terminal.boards import donkey, gate, mine
from motherlode.terminal.boards.scene import Scene
from motherlode.terminal.canvas import Canvas

BOARDS: dict[str, Callable[[Canvas, Scene], None]] = {"donkey": donkey.draw, "mine": mine.draw, "gate": gate.draw}


def draw(scene: Scene, width: int, height: int) -> Canvas:
    """The board of a scene, as large as there is room."""
    canvas = Canvas(width, height, scene.only_ascii)
    BOARDS[scene.view.game](canvas, scene)
    return canvas


__all__ = ["Scene", "draw"]
