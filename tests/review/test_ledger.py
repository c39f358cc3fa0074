"""Luck told from play: the sums add up, and luck is nothing on average."""

from math import sqrt
from statistics import fmean, stdev
from typing import Any

import pytest

from motherlode.review import Review, Reviewer, grow
from motherlode.review.reviewer import Pass
from motherlode.review.skill import skill_of
from motherlode.rules import GAMES, State
from tests.review.playing import played, random_game

CASES: list[tuple[str, int, dict[str, Any]]] = [
    ("donkey", 2, {}), ("donkey", 3, {}), ("mine", 2, {}), ("mine", 4, {}), ("gate", 2, {}), ("gate", 3, {}),
    ("gate", 4, {"teams": True}),
]  # fmt: skip


@pytest.mark.parametrize(("name", "players", "options"), CASES)
def test_the_ledger_adds_up_to_the_result(name: str, players: int, options: dict[str, Any]) -> None:
    """Even chances, luck and everybody's play make the share of the victory, however rough the estimates are."""
    for seed in range(4):
        end = random_game(name, players, seed, options)
        review = _curve(end)
        shares = end.outcome().shares
        whole = sum(review.end.win)
        assert review.end.win == pytest.approx([share * whole for share in shares])
        for seat, ledger in enumerate(review.ledgers):
            assert ledger.even + ledger.luck + sum(ledger.play) == pytest.approx(ledger.result, abs=1e-9)
            assert ledger.result == review.end.win[seat]


@pytest.mark.slow
@pytest.mark.parametrize("name", list(GAMES)[:3])
def test_luck_is_nothing_on_average(name: str) -> None:
    """Over many games the mean of a seat's luck lies within its interval around zero, though one plays far better."""
    ledgers = [_curve(played(name, 2, ["medium", "random"], seed)).ledgers[0] for seed in range(30)]
    luck = [ledger.luck for ledger in ledgers]
    assert abs(fmean(luck)) < 4 * stdev(luck) / sqrt(len(luck))
    assert stdev(luck) > 0.05


def test_the_result_without_luck_varies_less() -> None:
    """What luck did is taken out, so skill is known sooner: in gate most of a result is the deal."""
    reviews = [_curve(played("gate", 2, ["greedy", "greedy"], seed), samples=32) for seed in range(24)]
    skill = skill_of([review.ledgers[0] for review in reviews])
    assert skill.adjusted_error < skill.result_error


def test_chance_is_told_from_decisions() -> None:
    """In mine a card that was never seen is chance, one that was seen is not."""
    review = _curve(random_game("mine", 2, 3))
    seen: set[str] = set()
    for step in review.steps:
        assert step.chance == (step.move not in seen)
        seen.add(step.move)


def _curve(end: State, samples: int = 1) -> Review:
    """The cheapest curve: each position played out once."""
    reviewer = Reviewer(end, effort=(Pass(samples, 0),))
    assert list(reviewer.work())[-1] == 1
    return reviewer.review()


def test_a_review_grows() -> None:
    """The first curve comes before any judgement, the last review is whole, and more samples make smaller errors."""
    grown = list(grow(random_game("gate", 2, 5), effort=(Pass(4, 0), Pass(28, 4)), threads=2))
    first, last = grown[0], grown[-1]
    assert not any(step.decision for step in first.steps)
    assert last.progress == 1
    assert [review.progress for review in grown] == sorted(review.progress for review in grown)
    assert any(step.decision for step in last.steps)
    assert (first.samples, last.samples) == (4, 32)
