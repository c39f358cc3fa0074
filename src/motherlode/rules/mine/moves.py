"""The moves of `mine`: every one that can be spelled, and why one is not legal now."""

from motherlode.rules.cards import Move
from motherlode.rules.errors import IllegalMove
from motherlode.rules.mine.state import CELLS, MineState

MOVES = tuple(Move(cell, f"flip {cell + 1}", "flip", (), cell + 1) for cell in range(CELLS))
ACTIONS = MOVES
SPELLING = f"'flip PLACE' with a place from 1 to {CELLS}"


def refusal(state: MineState, move: Move) -> IllegalMove:
    """Why a move that is not legal is not."""
    place = move.code + 1
    if move.code == state.up:
        sentence = f"The card at place {place} is turned up already; turn up a different one."
        return IllegalMove("M5", sentence, "already_up", {"place": place})
    return IllegalMove("M3", f"There is no card at place {place} any more, only a hole.", "no_card", {"place": place})
