"""What is wanted of the strongest bots."""

from ctypes import string_at

import pytest

from motherlode.bots import make_bot
from motherlode.bots.goals import goal, goal_in_time
from motherlode.bots.levels import strongest
from motherlode.bots.registry import UnknownBot, bots_of
from motherlode.lab import clairvoyant
from motherlode.lab.clairvoyant import shown_to
from motherlode.lab.strength import goals_of, measure
from motherlode.rules import GAMES, game


def test_goals_are_above_even() -> None:
    """They are said for every game; only against the best reference is even nearly enough, and against who sees all
    hands less than that.
    """
    wanted = goals_of(map(game, GAMES))
    assert {goal.game for goal in wanted} == {"donkey", "mine", "gate"}
    assert all(goal.bots[0] == strongest(game(goal.game)) for goal in wanted)
    assert all(goal.wanted > 0.9 * goal.even for goal in wanted if clairvoyant.NAME not in goal.bots)


def test_who_sees_all_hands_is_no_bot_of_a_table() -> None:
    """In a contest it is shown the whole state, and the others still see only what they know."""
    gate = game("gate")
    state = gate.deal(2, 7)
    assert state.seat is not None
    whole = string_at(state.address, 8 * gate.state_size)
    assert string_at(shown_to(clairvoyant.NAME, state, state.seat).address, len(whole)) == whole
    assert shown_to("expert", state, state.seat).to_bytes() == state.knowledge(state.seat).to_bytes()
    assert clairvoyant.NAME not in bots_of(gate)
    with pytest.raises(UnknownBot):
        make_bot(clairvoyant.NAME, gate)


def test_who_sees_all_hands_is_measured() -> None:
    wanted = goal("gate", "greedy", clairvoyant.NAME, games=2, wanted=0.4, iterations=2)
    *_, found = measure(wanted, cores=1)
    assert found.games == 2
    assert 0 <= found.wins.value <= 1


def test_a_team_is_measured_as_one() -> None:
    """The victories of both partners count for their side, and equals would get half of them."""
    wanted = goal("gate", "greedy", "random", "greedy", "random", games=4, wanted=0.5, iterations=1, teams=True)
    *_, found = measure(wanted, cores=1)
    assert (found.games, wanted.even) == (4, 0.5)
    assert 0 <= found.wins.low <= found.wins.value <= found.wins.high <= 1


def test_a_contest_in_time_says_so() -> None:
    """Everybody has the same seconds for a move."""
    wanted = goal_in_time("gate", "expert", "plain", games=2, wanted=0.6, seconds=0.01)
    assert wanted.title == "gate, 2 players: expert against plain, 10 ms each"
    assert (wanted.budget.seconds, wanted.budget.iterations) == (0.01, None)
