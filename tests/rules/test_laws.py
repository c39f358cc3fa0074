"""Laws that hold in every state of every game."""

import pickle

import pytest
from hypothesis import given
from hypothesis import strategies as st

from motherlode.rules import BadSeat, IllegalMove, NotAMove, NotOver, State, game, record
from tests.strategies import states


@given(states())
def test_legal_moves_are_sorted_unique_and_succeed(state: State) -> None:
    """The legal moves come in order and once each, there is one unless the game is over, and none of them fails."""
    moves = state.legal_moves()
    assert moves == tuple(sorted(set(moves)))
    assert bool(moves) != state.over
    for move in moves:
        assert state.apply(move).turn == state.turn + 1


@given(states(), st.data())
def test_illegal_moves_are_always_refused(state: State, data: st.DataObject) -> None:
    """A move that is not listed is refused with a clause and a sentence, and the state stays as it is."""
    before = bytes(state._buffer)
    move = data.draw(st.sampled_from(state.game.spelling.MOVES))
    if move not in state.legal_moves():
        with pytest.raises(IllegalMove, match=r"\.* \((?:[DMG]\d+|over)\)$"):
            state.apply(move)
    assert bytes(state._buffer) == before


@given(states())
def test_text_and_back(state: State) -> None:
    """A move's text leads to the move, and a state's record to the state."""
    for move in state.legal_moves():
        assert state.game.move(move.text) == move
    again = record.read(record.write(state))
    assert bytes(again._buffer) == bytes(state._buffer)
    assert bytes(pickle.loads(pickle.dumps(state))._buffer) == bytes(state._buffer)


@given(states())
def test_every_card_is_in_exactly_one_place(state: State) -> None:
    """No card is lost or doubled, after any move."""
    cards = sorted(card for zone in state.zones().values() for card in zone)
    assert cards == sorted(state.game.cards.deck(state.players))


@given(states(), st.text(max_size=12))
def test_other_texts_are_no_moves(state: State, text: str) -> None:
    """A text that spells nothing is told apart from a move against the rules."""
    if text not in state.game.moves:
        with pytest.raises(NotAMove, match="a move is spelled"):
            state.apply(text)


@given(states(), st.integers(-3, 9))
def test_seats_that_are_not_there(state: State, seat: int) -> None:
    """Asking for the view of a seat that the game does not have is an error in a sentence."""
    if not 0 <= seat < state.players:
        for ask in (state.view, state.events, state.knowledge):
            with pytest.raises(BadSeat, match="There is no seat"):
                ask(seat)


@given(states())
def test_outcome_only_at_the_end(state: State) -> None:
    """A game has an outcome when it is over, and not before."""
    if state.over:
        outcome = state.outcome()
        assert outcome.winners == outcome.ranking[0]
        assert sorted(seat for place in outcome.ranking for seat in place) == list(range(state.players))
    else:
        with pytest.raises(NotOver, match="not over"):
            state.outcome()


def test_a_move_of_another_game() -> None:
    """A move object of another game is no move here, even if a code is the same."""
    state = game("donkey").deal(2, 1)
    with pytest.raises(NotAMove, match="another game"):
        state.apply(game("mine").move("flip 64"))
