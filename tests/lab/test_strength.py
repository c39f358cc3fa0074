"""What is wanted of `expert`."""

from motherlode.bots.goals import goal
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
