"""Contests of bots."""

import numpy as np
import pytest

from motherlode.bots import Budget
from motherlode.lab.arena import Contest, PlayedDeal, mean, play_round, seat_effect, share_of, standings

CONTEST = Contest("donkey", ("greedy", "random", "random"), {}, deals=2, seed=5, budget=Budget(iterations=5))


def a_round(*wins: tuple[float, ...]) -> PlayedDeal:
    """A round of two players whose seats change."""
    zeros = np.zeros((2, 2))
    seats = np.array([[0, 1], [1, 0]])
    return PlayedDeal(np.array(wins), np.array(wins) * 10, seats, np.ones((2, 2), np.int64), zeros, zeros, ())


def test_a_round_is_one_deal_with_every_rotation() -> None:
    """Each player sits in each seat once, and every game shares out one victory."""
    played = play_round(CONTEST, 1)
    assert sorted(played.seats[:, 0].tolist()) == [0, 1, 2]
    assert played.wins.sum(axis=1).tolist() == pytest.approx([1, 1, 1])
    assert len(played.records) == 3


def test_a_round_can_be_played_again() -> None:
    """The same contest, deal and iterations give the same games."""
    assert play_round(CONTEST, 0).records == play_round(CONTEST, 0).records
    assert play_round(CONTEST, 0).records != play_round(CONTEST, 1).records


def test_standings_are_means_over_deals() -> None:
    """The deals are what is independent: a player who won one of two games of each deal has exactly a half."""
    two = Contest("donkey", ("a", "b"), {}, deals=2, seed=1)
    first, second = standings(two, [a_round((1, 0), (0, 1)), a_round((1, 0), (1, 0))])
    assert (first.name, first.wins.value, second.wins.value) == ("a", 0.75, 0.25)
    assert first.points.value == 7.5


def test_the_seat_effect_is_of_seats_not_of_players() -> None:
    """Whoever sat in seat 0 won."""
    two = Contest("donkey", ("a", "b"), {}, deals=1, seed=1)
    assert [effect.value for effect in seat_effect(two, [a_round((1, 0), (0, 1))])] == [1.0, 0.0]


def test_a_share_stays_between_none_and_all() -> None:
    """The interval is cut where it would go beyond, and is Wilson's where all deals are alike."""
    assert share_of(np.array([1.0, 1.0, 1.0, 0.5])).high == 1.0
    assert 0 < share_of(np.ones(4)).low < share_of(np.ones(4)).high == 1.0
    assert mean(np.array([3.0])).low == 3.0
