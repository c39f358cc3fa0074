"""No bot peeks: whatever the cards are that its seat cannot know, it decides the same, bit for bit."""

from typing import Any

import pytest

from motherlode.bots import Budget, bots_of, make_bot
from motherlode.rules import SplitMix64, State, game
from tests.configurations import CONFIGURATIONS, label
from tests.hidden import other_truth
from tests.play import play_on

POSITIONS = 9
BUDGET = Budget(iterations=24)


def moments(name: str, players: int, options: dict[str, Any]) -> list[State]:
    """Positions of several games, from the first moves to the last."""
    found = []
    for number in range(3):
        end = play_on(game(name).deal(players, SplitMix64(51, number), options), SplitMix64(52, number))
        step = max(1, end.turn // (POSITIONS // 3))
        found += [state for state in end.history[number::step] if not state.over and len(state.legal_moves()) > 1]
    return found[:POSITIONS]


@pytest.mark.slow
@pytest.mark.parametrize("configuration", CONFIGURATIONS, ids=label)
def test_hidden_cards_change_no_decision(configuration: tuple[str, int, dict[str, Any]]) -> None:
    """Every bot of the game makes the same move and gives the same ratings after the hidden cards were exchanged."""
    name, players, options = configuration
    asked = 0
    for number, state in enumerate(moments(name, players, options)):
        assert state.seat is not None
        other = other_truth(state, state.seat, SplitMix64(53, number))
        for bot in bots_of(game(name)):
            one, other_one = (make_bot(bot, game(name), number) for _ in range(2))
            knowledge, twin = state.knowledge(state.seat), other.knowledge(state.seat)
            assert one.choose(knowledge, BUDGET) == other_one.choose(twin, BUDGET)
            if number % 3 == 0:
                assert one.rate(knowledge, BUDGET) == other_one.rate(twin, BUDGET)
            asked += 1
    assert asked >= 5 * len(bots_of(game(name)))


@pytest.mark.parametrize("configuration", CONFIGURATIONS, ids=label)
def test_a_seed_fixes_the_decision(configuration: tuple[str, int, dict[str, Any]]) -> None:
    """With an iteration budget a bot decides the same again, and thinking leaves its knowledge as it was."""
    name, players, options = configuration
    state = moments(name, players, options)[-1]
    assert state.seat is not None
    knowledge = state.knowledge(state.seat)
    before = knowledge.to_bytes()
    for bot in bots_of(game(name)):
        first, again = (make_bot(bot, game(name), 7).rate(knowledge, BUDGET) for _ in range(2))
        assert first == again
        assert {rating.move for rating in first} == set(knowledge.legal_moves())
        assert sum(rating.weight for rating in first) == pytest.approx(1)
        assert all(0 <= rating.win <= 1 for rating in first)
    assert knowledge.to_bytes() == before
