"""The compiled rules of `mine` as everybody else calls them: by addresses (see `contract.Abi`)."""

from numba import carray

from motherlode.rules.abi import compile_abi
from motherlode.rules.compiled import jit_for, pointer
from motherlode.rules.mine import knowledge, play
from motherlode.rules.mine import state as states
from motherlode.rules.mine.state import MineState

DTYPE = states.LAYOUT.dtype
STATE_SIZE = states.LAYOUT.size


@jit_for(__name__)
def at(address: int) -> MineState:
    """The state at an address, for compiled functions above the rules."""
    state: MineState = carray(pointer(address), (1,), DTYPE)[0]
    return state


(
    deal, start, legal_moves, apply, random_move, playout, is_over, seat, score, standing, hide, redeal, list_moves,
    begin, advance,
) = compile_abi(__name__, states, play, knowledge)  # fmt: skip
