"""The legal moves are a tuple of the game's own moves, which compiled code makes."""

import gc
import sys

import pytest

from motherlode.rules import GAMES, SplitMix64, game
from tests.play import play_on

STATE = game("mine").deal(2, 1).apply("flip 7")
MOVES = tuple(game("mine").move(f"flip {place}") for place in range(1, 65) if place != 7)


def test_legal_moves_are_a_tuple_of_the_games_moves() -> None:
    """They come in order, and each is the same object as everywhere."""
    moves = STATE.legal_moves()
    assert moves == MOVES
    assert all(move is known for move, known in zip(moves, MOVES, strict=True))
    assert moves != STATE.apply("flip 8").legal_moves()


@pytest.mark.parametrize("name", GAMES)
def test_moves_are_counted_as_everywhere_in_python(name: str) -> None:
    """Tuples that come and go leave every move's count of references as it was."""
    moves = list(game(name).moves.values())
    state = play_on(game(name).deal(2, 1), SplitMix64(1), 12)
    gc.collect()
    before = [sys.getrefcount(move) for move in moves]
    for _ in range(50):
        play_on(state, SplitMix64(2))
    gc.collect()
    assert [sys.getrefcount(move) for move in moves] == before


def test_a_long_past_is_let_go() -> None:
    """States hold on to those before them; the last one that goes takes all with it, however many there are."""
    state = game("mine").deal(2, 1, {"stall_limit": 1000})
    gold = [number for number, card in enumerate(state.deal.cells, 1) if card.startswith("$")][:2]
    for _ in range(999):
        state = state.apply(f"flip {gold[0]}").apply(f"flip {gold[1]}")
    assert state.turn == 1998
    del state
