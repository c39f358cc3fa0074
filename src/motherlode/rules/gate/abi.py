"""The compiled rules of `gate` as everybody else calls them: by addresses (see `contract.Abi`)."""

from typing import Any

from numba import carray

from motherlode.rules.compiled import copy, exported_for, ints_at, jit_for, pointer, rng_at
from motherlode.rules.gate import knowledge, play
from motherlode.rules.gate.state import DEAL_SIZE, LAYOUT, MAX_MOVES, GateState
from motherlode.rules.legal import MOVES, legal

jit = jit_for(__name__)
exported = exported_for(__name__)
moves_exported = exported_for(__name__, MOVES, nogil=False)

DTYPE = LAYOUT.dtype
STATE_SIZE = LAYOUT.size
MOVES_AT = 8 * (STATE_SIZE + 1)


@jit
def at(address: int) -> GateState:
    state: GateState = carray(pointer(address), (1,), DTYPE)[0]
    return state


@exported
def deal(numbers: int, rng: int) -> int:
    play.deal(ints_at(numbers, DEAL_SIZE), rng_at(rng))
    return 0


@exported
def start(state: int, numbers: int) -> int:
    play.start(at(state), ints_at(numbers, DEAL_SIZE))
    return 0


@exported
def legal_moves(state: int, moves: int) -> int:
    return play.legal_moves(at(state), ints_at(moves, MAX_MOVES))


@exported
def apply(state: int, move: int) -> int:
    play.apply(at(state), move)
    return 0


@exported
def random_move(state: int, rng: int) -> int:
    return play.random_move(at(state), rng_at(rng))


@exported
def playout(state: int, rng: int) -> int:
    record = at(state)
    numbers = rng_at(rng)
    moves = 0
    while not play.is_over(record):
        play.apply(record, play.random_move(record, numbers))
        moves += 1
    return moves


@exported
def is_over(state: int) -> int:
    return 1 if play.is_over(at(state)) else 0


@exported
def seat(state: int) -> int:
    return at(state).seat


@exported
def score(state: int, of_seat: int) -> int:
    return play.score(at(state), of_seat)


@exported
def standing(state: int, of_seat: int) -> int:
    return play.standing(at(state), of_seat)


@exported
def hide(state: int, of_seat: int) -> int:
    knowledge.hide(at(state), of_seat)
    return 0


@exported
def redeal(state: int, rng: int) -> int:
    knowledge.redeal(at(state), rng_at(rng))
    return 0


# Whole steps for Python: each is one call, and gives the legal moves as a tuple.


@exported
def list_moves(buffer: int) -> int:
    """Lists the legal moves of the state in a buffer behind it."""
    numbers = ints_at(buffer, STATE_SIZE + 1 + MAX_MOVES)
    count = play.legal_moves(at(buffer), numbers[STATE_SIZE + 1 :])
    numbers[STATE_SIZE] = count
    return count


@moves_exported
def begin(buffer: int, numbers: int, table: int) -> Any:
    """Starts a game in a buffer."""
    play.start(at(buffer), ints_at(numbers, DEAL_SIZE))
    return legal(table, buffer + MOVES_AT, list_moves(buffer))


@moves_exported
def advance(buffer: int, next_buffer: int, move: int, table: int) -> Any:
    """Makes a move of a buffer in a new one; None if the move is not legal."""
    numbers = ints_at(buffer, STATE_SIZE + 1 + MAX_MOVES)
    count = -1
    for i in range(numbers[STATE_SIZE]):
        if numbers[STATE_SIZE + 1 + i] == move:
            copy(numbers, ints_at(next_buffer, STATE_SIZE), STATE_SIZE)
            play.apply(at(next_buffer), move)
            count = list_moves(next_buffer)
            break
    return legal(table, next_buffer + MOVES_AT, count)
