"""The table as a picture, for `rgb_array`: what an onlooker sees, in letters."""

import numpy as np
import numpy.typing as npt
from PIL import Image, ImageDraw, ImageFont

from motherlode.rules import State

PAPER, INK = (250, 246, 235), (60, 45, 20)
MARGIN, LINE, WIDTH, LINES = 12, 18, 800, 16


def render(state: State) -> npt.NDArray[np.uint8]:
    """Always of the same size."""
    image = Image.new("RGB", (WIDTH, 2 * MARGIN + LINE * LINES), PAPER)
    draw = ImageDraw.Draw(image)
    font = ImageFont.load_default(13)
    for number, line in enumerate([state.game.title, "", *str(state).splitlines()]):
        draw.text((MARGIN, MARGIN + LINE * number), line, INK, font)
    return np.asarray(image)
