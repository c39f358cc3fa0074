"""What an onlooker sees, in the modes of Gymnasium and PettingZoo: printed, as a text, or the text as a picture."""

from typing import Any

import numpy as np
import numpy.typing as npt

from motherlode.extras import needs
from motherlode.rules import State
from motherlode.rules.errors import BadOptions

HUMAN, ANSI, RGB_ARRAY = MODES = ["human", "ansi", "rgb_array"]

PAPER, INK = (250, 246, 235), (60, 45, 20)
MARGIN, LINE, WIDTH, LINES = 12, 18, 800, 16


def check_mode(mode: str | None) -> None:
    if mode is not None and mode not in MODES:
        raise BadOptions(f"render_mode must be one of {', '.join(MODES)}, not {mode!r}.")


def print_state(state: State) -> None:
    """For `human`: after every change, as nobody calls `render` in this mode."""
    print(state, end="\n\n", flush=True)


def render(state: State, mode: str | None) -> Any:
    """What `render` gives: a text, a picture, or nothing where the table is printed anyway."""
    if mode == ANSI:
        return str(state)
    return image(state) if mode == RGB_ARRAY else None


def image(state: State) -> npt.NDArray[np.uint8]:
    """Always of the same size."""
    with needs("research"):
        from PIL import Image, ImageDraw, ImageFont

    image = Image.new("RGB", (WIDTH, 2 * MARGIN + LINE * LINES), PAPER)
    draw = ImageDraw.Draw(image)
    font = ImageFont.load_default(13)
    for number, line in enumerate([state.game.title, "", *str(state).splitlines()]):
        draw.text((MARGIN, MARGIN + LINE * number), line, INK, font)
    return np.asarray(image)
