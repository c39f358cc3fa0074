"""The lists of actions."""

import pytest

from motherlode.envs import actions_of
from motherlode.rules import GAMES, NotAMove, SplitMix64, game
from tests.configurations import PLAY, label
from tests.play import play_on

# donkey: 42 takes; 6 donkeys for 36 gold cards and, for each rank of gold above 3, 6 cards for all lower gold (6 * 6 *
# (1 + 2 + 3 + 4 + 5)); 42 bonus cards from 3 seats; decline. mine: a place each. gate: 33 numbered cards, black as 11
# numbers, pass, and the chip to pay, of 4 values, where it is chosen.
COUNTS = {"donkey": 42 + 216 + 540 + 126 + 1, "mine": 64, "gate": 33 + 11 + 1 + 4}


@pytest.mark.parametrize("name", GAMES)
def test_actions_codes_and_texts_go_both_ways(name: str) -> None:
    """An action, its move's code and its text are three names of one thing."""
    actions = actions_of(game(name))
    assert len(actions) == COUNTS[name]
    for action, text in enumerate(actions.names):
        move = actions.move(action)
        assert move.text == text
        assert actions.action(text) == actions.action(move) == action
        assert actions.codes[action] == move.code
        assert actions.by_code[move.code] == action
    with pytest.raises(NotAMove):
        actions.action("castle")


@pytest.mark.parametrize("configuration", PLAY, ids=label)
def test_every_legal_move_has_an_action(configuration: tuple[str, int, dict[str, object]]) -> None:
    """Whatever the rules allow is in the list."""
    name, players, options = configuration
    rules = game(name)
    actions = actions_of(rules)
    for seed in range(3):
        for state in play_on(rules.deal(players, SplitMix64(seed), options), SplitMix64(seed)).history:
            moves = state.legal_moves()
            assert [actions.names[action] for action in actions.of_moves(moves)] == [move.text for move in moves]
            assert actions.mask(moves).sum() == len(moves)
