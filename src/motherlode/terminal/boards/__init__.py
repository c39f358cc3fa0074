"""How each game looks: its adapter draws a scene on a canvas, and knows no rules."""

from motherlode.terminal.boards.scene import Scene
from motherlode.terminal.canvas import Canvas
from motherlode.terminal.presentation import presentation_of


def draw(scene: Scene, width: int, height: int) -> Canvas:
    """The board of a scene, as large as there is room."""
    canvas = Canvas(width, height, scene.only_ascii)
    presentation_of(scene.view.game).draw(canvas, scene)
    return canvas


__all__ = ["Scene", "draw"]
