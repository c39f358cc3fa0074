"""How far apart the levels are, measured as the documents tell it."""

import pytest

from motherlode.lab.levels import LevelStep, play_step, table_of_steps
from motherlode.lab.statistics import IntervalEstimate
from motherlode.rules import game


def test_a_step_is_told_with_its_interval_and_its_odds() -> None:
    """Two to one at a table of two is twice the odds of equals, and so is one to one at a table of three."""
    half = IntervalEstimate(0.5, 0.4, 0.6)
    two = LevelStep("easy", "beginner", "2", 100, IntervalEstimate(2 / 3, 0.6, 0.7), 0.5)
    three = LevelStep("easy", "beginner", "3", 102, half, 1 / 3)
    assert [two.odds, three.odds] == pytest.approx([2, 2])
    assert table_of_steps(game("donkey"), [two, three]) == [
        "| `donkey` | 2 players | 3 players |",
        "| --- | --- | --- |",
        "| `easy` - `beginner` | 67 % (60-70), 2.0 | 50 % (40-60), 2.0 |",
    ]


@pytest.mark.parametrize(("name", "kind"), [("mine", "2"), ("gate", "teams")])
def test_a_step_is_played_by_paired_deals(name: str, kind: str) -> None:
    """Partners play on one side; the same games again give the same result."""
    once, again = (play_step(game(name), "medium", "random", kind, 8, 1) for _ in range(2))
    assert once == again
    assert once.games == 8
    assert once.even == 0.5
    assert once.wins.value > 0.5
