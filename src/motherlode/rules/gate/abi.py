"""The compiled rules of `gate` as everybody else calls them: by the addresses of memory (see `contract.Abi`)."""

from numba import carray

from motherlode.rules.compiled import copy, exported_for, jit_for, pointer, rng_at, words_at
from motherlode.rules.gate import knowledge, play
from motherlode.rules.gate.state import DEAL_WORDS, LAYOUT, MAX_MOVES, GateState

jit = jit_for(__name__)
exported = exported_for(__name__)

DTYPE = LAYOUT.dtype
WORDS = LAYOUT.words


@jit
def at(address: int) -> GateState:
    state: GateState = carray(pointer(address), (1,), DTYPE)[0]
    return state


@exported
def deal(numbers: int, rng: int) -> int:
    play.deal(words_at(numbers, DEAL_WORDS), rng_at(rng))
    return 0


@exported
def start(state: int, numbers: int) -> int:
    play.start(at(state), words_at(numbers, DEAL_WORDS))
    return 0


@exported
def legal_moves(state: int, moves: int) -> int:
    return play.legal_moves(at(state), words_at(moves, MAX_MOVES))


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


@exported
def look(frame: int) -> int:
    """Lists the legal moves of the state in a frame behind it."""
    words = words_at(frame, WORDS + 1 + MAX_MOVES)
    moves = play.legal_moves(at(frame), words[WORDS + 1 :])
    words[WORDS] = moves
    return moves


@exported
def advance(frame: int, next_frame: int, move: int) -> int:
    """Makes a move of a frame in a new one and lists what is legal there; -1 if the move is not legal."""
    words = words_at(frame, WORDS + 1 + MAX_MOVES)
    for i in range(words[WORDS]):
        if words[WORDS + 1 + i] == move:
            copy(words, words_at(next_frame, WORDS), WORDS)
            play.apply(at(next_frame), move)
            return look(next_frame)
    return -1
