"""Who leads, and why: points, what decides between equals, and the same deal compared."""

from hypothesis import given, settings
from hypothesis import strategies as st

from motherlode.contests.pairing import Pairing
from motherlode.contests.standings import RoundResult, TableResult, duplicate_points, standings


def result(*scores: int) -> TableResult:
    return TableResult(scores, tuple(1 + sum(other > score for other in scores) for score in scores))


def lines(players: int, *rounds: RoundResult) -> list[tuple[int, int, int]]:
    return [(line.rank, line.player, line.points) for line in standings(range(players), rounds, None)]


def test_points_are_for_those_whom_one_leaves_behind() -> None:
    """Two for each, one for who is level; a bye is a game won, and an unfinished game is nothing."""
    first = RoundResult(Pairing(((0, 1, 2),), (3, 4)), (result(9, 5, 5),))
    assert lines(5, first) == [(1, 0, 4), (2, 3, 4), (2, 4, 4), (4, 1, 1), (4, 2, 1)]
    unfinished = RoundResult(Pairing(((0, 1),), (2,)), (None,))
    assert lines(3, unfinished) == [(1, 2, 2), (2, 0, 0), (2, 1, 0)]


def test_equal_points_are_decided_by_whom_one_has_met() -> None:
    """Then first places, then game points ahead of the table's mean; who is equal in all shares the rank."""
    first = RoundResult(Pairing(((0, 1), (2, 3))), (result(9, 5), result(7, 6)))
    second = RoundResult(Pairing(((0, 2), (1, 3))), (result(3, 8), result(6, 2)))
    assert [line.player for line in standings(range(4), (first, second), None)] == [2, 0, 1, 3]
    (_, zero, one, _) = standings(range(4), (first, second), None)
    assert (zero.points, one.points) == (2, 2)
    assert zero.ties[0] > one.ties[0]


def test_a_bot_is_an_opponent_without_points() -> None:
    first = RoundResult(Pairing(((0, None), (1, 2))), (result(4, 9), result(6, 1)))
    assert lines(3, first) == [(1, 1, 2), (2, 0, 0), (3, 2, 0)] or lines(3, first)[0] == (1, 1, 2)


DEAL = RoundResult(Pairing(((0, 1), (2, 3), (5, 4)), (6,)), (result(10, 2), result(14, 0), result(10, 6)), par=(12, 4))


def test_a_duplicate_compares_the_same_seat_with_the_field_and_the_expert() -> None:
    """By match points: of all others in the seat, how many one has beaten; a bye is half."""
    points = duplicate_points(DEAL, "match_points")
    assert points == {0: 166, 2: 1000, 5: 166, 1: 333, 3: 0, 4: 1000, 6: 500}


def test_a_duplicate_can_go_by_the_difference_to_the_mean() -> None:
    """In tenths of a point."""
    points = duplicate_points(DEAL, "mean")
    assert points[2] == round(10 * (14 - (10 + 10 + 12) / 3))
    assert points[6] == 0
    ranks = standings(range(7), [DEAL], "mean")
    assert ranks[0].player in (2, 4)


def test_alone_at_a_table_the_expert_is_the_field() -> None:
    alone = RoundResult(Pairing(((0, None),)), (result(10, 9),), par=(12, 4))
    assert duplicate_points(alone, "match_points") == {0: 0}
    nobody = RoundResult(Pairing(((0, None),)), (result(10, 9),))
    assert duplicate_points(nobody, "match_points") == {0: 500}


@settings(max_examples=50)
@given(st.lists(st.lists(st.integers(0, 60), min_size=3, max_size=3), min_size=2, max_size=5))
def test_luck_of_the_deal_does_not_count_in_a_duplicate(scores: list[list[int]]) -> None:
    """A seat that is worth more for everybody changes nothing."""
    pairing = Pairing(tuple((3 * number, 3 * number + 1, 3 * number + 2) for number in range(len(scores))))
    before = RoundResult(pairing, tuple(result(*each) for each in scores), (20, 20, 20))
    after = RoundResult(pairing, tuple(result(each[0] + 9, *each[1:]) for each in scores), (29, 20, 20))
    for compare in ("match_points", "mean"):
        assert duplicate_points(before, compare) == duplicate_points(after, compare)
