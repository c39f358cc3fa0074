"""A series of games adds up (M14)."""

import pytest

from motherlode.rules import Outcome
from motherlode.rules.match import SeriesScore
from motherlode.rules.outcome import rank


def outcome(*scores: int) -> Outcome:
    """A finished game with these points."""
    ranking = rank(list(scores))
    return Outcome(scores=scores, winners=ranking[0], ranking=ranking, decided_by="points", reason="last_card_left")


def played(*games: tuple[int, ...]) -> SeriesScore:
    """A series with these points so far."""
    series = SeriesScore.of(len(games[0]))
    for scores in games:
        series = series.add(outcome(*scores))
    return series


@pytest.mark.clause("M14")
def test_totals_decide() -> None:
    """The most points in all games win, not the most games won and not the last game."""
    series = played((1, 2, 30), (11, 10, 0), (12, 11, 0))
    assert (series.totals, series.wins, series.played) == ((24, 23, 30), (2, 0, 1), 3)
    assert series.ranking == ((2,), (0,), (1,))


@pytest.mark.clause("M14")
def test_tied_totals_are_decided_by_the_last_game() -> None:
    """Among tied totals more points in the last game win; who is not tied gains nothing by it."""
    series = played((20, 10, 0), (5, 5, 0), (5, 15, 29))
    assert series.totals == (30, 30, 29)
    assert series.ranking == ((1,), (0,), (2,))


@pytest.mark.clause("M14")
def test_still_tied_seats_share() -> None:
    """Equal totals and an equal last game share the place, whatever came before."""
    assert played((20, 10, 9), (5, 15, 10), (5, 5, 5)).ranking == ((0, 1), (2,))


def test_ranking_so_far() -> None:
    """The ranking can be asked at any time; before the first game all share one place."""
    assert SeriesScore.of(3).ranking == ((0, 1, 2),)
    assert SeriesScore.of(3).totals == (0, 0, 0)
    assert played((3, 1, 2)).ranking == ((0,), (2,), (1,))


def test_a_score_never_changes() -> None:
    """Adding a game makes a new score and leaves the old one as it was."""
    before = SeriesScore.of(2)
    after = before.add(outcome(3, 4))
    assert (before.played, before.totals) == (0, (0, 0))
    assert (after.played, after.totals) == (1, (3, 4))


def test_a_game_of_other_players_is_refused() -> None:
    """A game of another number of players is none of the series."""
    with pytest.raises(ValueError, match="zip"):
        played((3, 4)).add(outcome(1, 2, 3))
