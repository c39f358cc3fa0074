"""How far apart the levels are, measured as the documents tell it."""

from itertools import pairwise

import pytest

from motherlode.bots import LEVELS
from motherlode.bots.registry import compiled_at
from motherlode.lab.levels import LevelStep, play_step, table_of_steps, tell
from motherlode.lab.statistics import IntervalEstimate
from motherlode.ratings.pools import Pool, pools_of
from motherlode.rules import GAMES, game

GAMES_A_STEP = 320


def test_a_step_is_told_with_its_interval_and_its_odds() -> None:
    """Two to one at a table of two is twice the odds of equals, and so is one to one at a table of three."""
    half = IntervalEstimate(0.5, 0.4, 0.6)
    two = LevelStep("easy", "beginner", "2", 100, IntervalEstimate(2 / 3, 0.6, 0.7), 0.5)
    three = LevelStep("easy", "beginner", "3", 102, half, 1 / 3)
    assert [two.odds, three.odds] == pytest.approx([2, 2])
    always = LevelStep("master", "easy", "2", 4, IntervalEstimate(1.0, 0.5, 1.0), 0.5)
    assert tell(always) == "100 % (50-100), ∞"
    assert table_of_steps(game("donkey"), [two, three]) == [
        "| `donkey` | 2 players | 3 players |",
        "| --- | --- | --- |",
        "| `easy` - `beginner` | 67 % (60-70), 2.0 | 50 % (40-60), 2.0 |",
    ]


POOLS = [pool for name in GAMES for pool in pools_of(name)]


@pytest.mark.slow
@pytest.mark.parametrize("pool", POOLS, ids=lambda pool: pool.name)
def test_steps_between_levels_are_even(pool: Pool) -> None:
    """Each is 60 to 70 % with two players and the same odds elsewhere, as far as some hundred games can tell. Levels
    that search are left to `motherlode levels`: their games take longer.
    """
    kind, measured = next(iter(pool.variant), str(pool.players)), 0
    for below, above in pairwise(LEVELS):
        if all(compiled_at(name, game(pool.game), pool.players, pool.variant) for name in (below, above)):
            step = play_step(game(pool.game), above, below, kind, GAMES_A_STEP, 1)
            least, most = (odds * step.even / (1 - step.even + odds * step.even) for odds in (0.6 / 0.4, 0.7 / 0.3))
            assert step.wins.low < most, step
            assert step.wins.high > least, step
            measured += 1
    assert measured >= 2


@pytest.mark.parametrize(("name", "kind"), [("mine", "2"), ("gate", "teams")])
def test_a_step_is_played_by_paired_deals(name: str, kind: str) -> None:
    """Partners play on one side; the same games again give the same result."""
    once, again = (play_step(game(name), "medium", "random", kind, 8, 1) for _ in range(2))
    assert once == again
    assert once.games == 8
    assert once.even == 0.5
    assert once.wins.value > 0.5
