"""What a seat of `tricks` could know: its own hand, and every card that was played."""

from motherlode.rules.bits import popcount
from motherlode.rules.compiled import RngState, jit_for
from tests.games.tricks.play import WHOLE, draw, is_over
from tests.games.tricks.state import HAND, SEATS, TricksState

jit = jit_for(__name__)


@jit
def hide(state: TricksState, seat: int) -> None:
    """Takes out the others' hands (T1)."""
    for other in range(SEATS):
        if other != seat:
            state.hands[other] = 0


@jit
def redeal(state: TricksState, rng: RngState) -> None:
    """Deals the others' hands anew, each possible way equally likely."""
    if is_over(state):
        return
    left = WHOLE
    for seat in range(SEATS):
        left &= ~(state.hands[seat] | state.gone[seat])
    for seat in range(state.players):
        if state.hands[seat] == 0:
            state.hands[seat] = draw(left, HAND - popcount(state.gone[seat]), rng)
            left &= ~state.hands[seat]
