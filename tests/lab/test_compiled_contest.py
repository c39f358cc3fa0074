"""Contests in compiled code are those of the arena."""

from dataclasses import replace
from typing import Any

import numpy as np
import pytest

from motherlode.lab.arena import Contest, play_round
from motherlode.lab.compiled_contest import compiled_rounds, policies_of

CONTESTS: list[tuple[str, tuple[str, ...], dict[str, Any]]] = [
    ("donkey", ("easy", "beginner", "medium"), {}),
    ("mine", ("novice", "medium"), {}),
    ("gate", ("hard", "medium", "hard", "medium"), {"teams": True}),
]


@pytest.mark.parametrize(("name", "bots", "options"), CONTESTS)
def test_the_same_games_are_played(name: str, bots: tuple[str, ...], options: dict[str, Any]) -> None:
    """The same shares of victories as in the arena, deal by deal and seat by seat."""
    contest = Contest(name, bots, options, deals=2, seed=5)
    policies = policies_of(contest)
    assert policies is not None
    for number, wins in enumerate(compiled_rounds(contest, policies)):
        assert np.array_equal(wins, play_round(contest, number).wins)


def test_who_thinks_in_python_is_left_to_the_arena() -> None:
    """Search, house rules, and bots with budgets of their own."""
    contest = Contest("gate", ("hard", "expert"), {}, deals=1, seed=5)
    assert policies_of(contest) is None
    assert policies_of(replace(contest, bots=("hard", "medium"))) is not None
    assert policies_of(replace(contest, bots=("hard", "medium"), options={"hand_size": 6})) is None
