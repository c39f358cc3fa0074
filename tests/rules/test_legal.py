"""The legal moves behave like a list that cannot be changed."""

import copy
import pickle

import pytest

from motherlode.rules import game

STATE = game("mine").deal(2, 1).apply("flip 7")
MOVES = [game("mine").move(f"flip {place}") for place in range(1, 65) if place != 7]


def test_legal_moves_are_a_sequence() -> None:
    """Length, places from both ends, slices, order and membership are those of the list."""
    moves = STATE.legal_moves()
    assert len(moves) == 63
    assert moves[0] is MOVES[0]
    assert moves[-1] is MOVES[-1]
    assert moves[5:60:9] == MOVES[5:60:9]
    assert list(moves) == MOVES
    assert list(reversed(moves)) == MOVES[::-1]
    assert moves.index(MOVES[8]) == 8
    assert MOVES[6] in moves
    assert game("mine").move("flip 7") not in moves
    assert repr(moves) == repr(MOVES)


def test_legal_moves_equal_the_same_moves() -> None:
    """They equal a list, from either side, and the moves of another state with the same choice."""
    moves = STATE.legal_moves()
    assert moves == MOVES
    assert [*MOVES] == moves
    assert moves == STATE.legal_moves()
    assert moves != MOVES[1:]
    assert moves != STATE.apply("flip 8").legal_moves()


def test_there_is_no_move_beyond_the_last() -> None:
    """A place outside is an error, not somebody's memory."""
    moves = STATE.legal_moves()
    for place in (63, -64, 1 << 40):
        with pytest.raises(IndexError):
            moves[place]


def test_legal_moves_travel_as_a_list() -> None:
    """Copied or sent to another process they are the moves."""
    assert pickle.loads(pickle.dumps(STATE.legal_moves())) == MOVES
    assert copy.deepcopy(STATE.legal_moves()) == MOVES
