"""The search that all games share."""

import os
import subprocess
import sys
from itertools import count

import pytest

from motherlode.bots import Budget
from motherlode.bots.donkey.search_model import PLAIN
from motherlode.bots.search import search
from motherlode.rules import Knowledge, SplitMix64, State, game
from tests.play import play_on
from tests.rules.donkey_positions import position


def knowledge() -> Knowledge:
    state = play_on(game("donkey").deal(3, SplitMix64(1)), SplitMix64(2), 30)
    assert state.seat is not None
    return state.knowledge(state.seat)


@pytest.mark.slow
def test_an_iteration_budget_is_reproducible() -> None:
    """The same seed gives the same ratings, another seed others; threads have their own streams."""
    assert search(PLAIN, knowledge(), Budget(iterations=200), 1) == search(
        PLAIN, knowledge(), Budget(iterations=200), 1
    )
    assert search(PLAIN, knowledge(), Budget(iterations=200), 1) != search(
        PLAIN, knowledge(), Budget(iterations=200), 2
    )
    parallel = Budget(iterations=200, threads=2)
    assert search(PLAIN, knowledge(), parallel, 1) == search(PLAIN, knowledge(), parallel, 1)


@pytest.mark.parametrize("threads", [1, 3])
def test_every_legal_move_is_rated(threads: int) -> None:
    """All moves are there, the one looked at most first, and the looks add up."""
    ratings = search(PLAIN, knowledge(), Budget(iterations=300, threads=threads), 1)
    assert {rating.move for rating in ratings} == set(knowledge().legal_moves())
    assert [rating.weight for rating in ratings] == sorted((rating.weight for rating in ratings), reverse=True)
    assert sum(rating.weight for rating in ratings) == pytest.approx(1)
    assert all(0 <= rating.win <= 1 for rating in ratings)


def test_a_thread_without_iterations_ends() -> None:
    """Where there are more threads than iterations, and time counts, too."""
    ratings = search(PLAIN, knowledge(), Budget(seconds=60.0, iterations=1, threads=2), 1)
    assert {rating.move for rating in ratings} == set(knowledge().legal_moves())


def test_where_time_is_over_some_moves_are_looked_at() -> None:
    assert search(PLAIN, knowledge(), Budget(seconds=0.0), 1)[0].weight > 0


def test_a_time_budget_is_used_and_ends() -> None:
    """Thinking goes on until the time is over, and no longer; how exactly is measured by the benchmark, not here."""
    seconds = count()  # one goes by between two looks at the clock
    assert search(PLAIN, knowledge(), Budget(seconds=5, clock=lambda: next(seconds)), 1)
    assert next(seconds) - 1 in (5, 6)


def exact(state: State) -> float:
    """Seat 0's share of the victory when both play perfectly; everything lies open."""
    if state.over:
        winners = state.outcome().winners
        return (0 in winners) / len(winners)
    values = [exact(state.apply(move)) for move in state.legal_moves()]
    return max(values) if state.seat == 0 else min(values)


@pytest.mark.parametrize(
    ("offer", "own", "other", "piles"),
    [
        ("gD b4", "b6 gD r4", "v5 b3", ("", "")),
        ("g3 v4", "g8 vD", "v5 p3", ("p8", "r8")),
        ("rD o5", "o3 r8 b7", "oD b8 r4", ("p6", "p7")),
    ],
)
def test_the_search_finds_what_brute_force_finds(offer: str, own: str, other: str, piles: tuple[str, str]) -> None:
    """In the limit the search plays the last offer as well as looking at everything does."""
    state = position(offer, own, other, piles=piles, coming=0)
    values = {move: exact(state.apply(move)) for move in state.legal_moves()}
    assert len(set(values.values())) > 1, "a position in which it does not matter shows nothing"
    ratings = search(PLAIN, state.knowledge(0), Budget(iterations=4000), 1)
    assert values[ratings[0].move] == max(values.values())


@pytest.mark.slow
def test_interpreted_the_search_is_the_same() -> None:
    """For debugging: without the compiler it looks at the same moves."""
    code = """
import numpy as np
np.seterr(over="ignore")
from motherlode.bots import Budget, make_bot
from motherlode.rules import game
state = game("gate").deal(2, 3)
while len(state.legal_moves()) < 3:
    state = state.apply(state.legal_moves()[0])
ratings = make_bot("ismcts", game("gate"), 1).rate(state.knowledge(state.seat), Budget(iterations=8))
print([(rating.move.text, round(rating.win, 6), rating.weight) for rating in ratings])
"""
    run = [sys.executable, "-W", "ignore", "-c", code]
    modes: list[dict[str, str]] = [{}, {"NUMBA_DISABLE_JIT": "1"}]
    found = [subprocess.check_output(run, env=os.environ | mode) for mode in modes]
    assert found[0] == found[1] != b""
