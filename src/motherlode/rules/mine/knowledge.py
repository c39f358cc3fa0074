"""What a seat of `mine` could know, and other deals that fit it, compiled.

Cards are turned up before everybody's eyes: all seats know the same, and only what was never turned up is hidden.
"""

import numpy as np

from motherlode.rules.bits import rule
from motherlode.rules.compiled import RngState, jit_for
from motherlode.rules.compiled_rng import shuffle
from motherlode.rules.mine.play import bit_of, copies, half_of
from motherlode.rules.mine.state import CELLS, FACES, HIDDEN, MORE_CARDS, MineState

jit = jit_for(__name__)


@jit
def was_seen(state: MineState, cell: int) -> bool:
    return state.seen[half_of(cell)] & bit_of(cell) != 0


@jit
def hide(state: MineState, seat: int) -> None:
    """Takes out of a state what the seat cannot know."""
    for cell in range(CELLS):
        if not was_seen(state, cell):
            state.cells[cell] = HIDDEN


@jit
def redeal(state: MineState, rng: RngState) -> None:
    """Fills in what was hidden, each possible way equally likely."""
    left = np.empty(FACES, np.int64)
    for face in range(FACES):
        left[face] = copies(state.rules, face)
    for cell in range(CELLS):
        if was_seen(state, cell):
            left[state.cells[cell]] -= 1
    faces = np.empty(CELLS, np.int64)
    length = 0
    for face in range(FACES):
        for _ in range(left[face]):
            faces[length] = face
            length += 1
    shuffle(faces, length, rng)
    for cell in range(CELLS + rule(state.rules, MORE_CARDS)):
        if not was_seen(state, cell):
            length -= 1
            state.cells[cell] = faces[length]
