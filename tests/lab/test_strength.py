"""What is wanted of `expert`."""

from motherlode.bots.goals import goal, goal_in_time
from motherlode.lab.strength import goals_of, measure
from motherlode.rules import GAMES, game


def test_goals_are_above_even() -> None:
    """They are said for every game; only against the best reference is even nearly enough."""
    assert {goal.game for goal in goals_of(map(game, GAMES))} == {"donkey", "mine", "gate"}
    assert all(goal.wanted > 0.9 * goal.even and goal.bots[0] == "expert" for goal in goals_of(map(game, GAMES)))


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
