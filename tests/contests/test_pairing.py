"""Who plays whom: everybody has a seat or a bye, nobody meets again while that can be avoided, the same from a seed."""

from collections import Counter
from collections.abc import Iterable, Iterator, Sequence
from itertools import combinations

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from motherlode.contests.pairing import Pairing, Past, pair_swiss, round_robin, without
from motherlode.rules import SplitMix64
from motherlode.rules.shuffle import shuffled

SIZES = st.sampled_from([2, 3, 4, 5])


def rounds_of(players: int, seats: int, fill: bool, number: int, seed: int) -> list[Pairing]:
    """Rounds of a tournament with random results."""
    rng, rounds = SplitMix64(seed), list[Pairing]()
    points = dict.fromkeys(range(players), 0)
    for _ in range(number):
        rounds.append(pair_swiss(range(players), seats, points, rounds, fill, seed))
        for player in rounds[-1].players():
            points[player] += rng.below(2 * seats)
    return rounds


def check(pairing: Pairing, players: int, seats: int, fill: bool) -> None:
    """Everybody plays once or has a bye; no table is without people, and only a round that needs them has bots."""
    assert sorted([*pairing.players(), *pairing.byes]) == list(range(players))
    assert all(len(table) == seats for table in pairing.tables)
    assert all(any(player is not None for player in table) for table in pairing.tables)
    bots = sum(player is None for table in pairing.tables for player in table)
    assert bots == (-players % seats if fill else 0)
    assert len(pairing.byes) == (0 if fill else players % seats)


@settings(max_examples=40)
@given(players=st.integers(2, 14), seats=SIZES, fill=st.booleans(), seed=st.integers(0, 99))
def test_everybody_is_served(players: int, seats: int, fill: bool, seed: int) -> None:
    """For every number of seats, in each of three rounds; and a seed gives the same rounds again."""
    if not fill and players < seats:
        return
    rounds = rounds_of(players, seats, fill, 3, seed)
    for pairing in rounds:
        check(pairing, players, seats, fill)
    assert rounds == rounds_of(players, seats, fill, 3, seed)


@settings(max_examples=25)
@given(players=st.integers(3, 12), seats=SIZES, seed=st.integers(0, 99))
def test_nobody_has_two_byes_while_others_had_none(players: int, seats: int, seed: int) -> None:
    if players < seats or players % seats == 0:
        return
    rounds = players // (players % seats)
    byes = Counter(player for pairing in rounds_of(players, seats, False, rounds, seed) for player in pairing.byes)
    assert max(byes.values()) == 1


@settings(max_examples=25)
@given(players=st.integers(4, 12), seed=st.integers(0, 99))
def test_two_at_a_table_meet_once_while_that_can_be(players: int, seed: int) -> None:
    """In as many rounds as any results leave room for: with an even number, half of all that there could be."""
    rounds = rounds_of(players, 2, True, players // 2, seed)
    met = Past(rounds).met
    assert max(met.values()) == 1


def all_groups(players: tuple[int, ...], seats: int) -> Iterator[list[tuple[int, ...]]]:
    """Every way to seat them at tables."""
    if not players:
        yield []
        return
    first, *rest = players
    for others in combinations(rest, seats - 1):
        left = tuple(each for each in rest if each not in others)
        for tables in all_groups(left, seats):
            yield [(first, *others), *tables]


@settings(max_examples=20)
@given(
    size=st.sampled_from([(6, 3), (9, 3), (8, 4), (10, 5)]),
    number=st.integers(0, 5),
    points=st.lists(st.integers(0, 12), min_size=10, max_size=10),
    seed=st.integers(0, 99),
)
def test_no_round_would_have_fewer_repeats(size: tuple[int, int], number: int, points: list[int], seed: int) -> None:
    """Whatever was played before: of all rounds there could be, ours has the fewest, and then the most equal tables."""
    players, seats = size
    rng = SplitMix64(seed, 5)
    rounds = [
        Pairing(tuple(tuple(order[place : place + seats]) for place in range(0, players, seats)))
        for order in (shuffled(list(range(players)), rng) for _ in range(number))
    ]
    past, stand = Past(rounds), dict(enumerate(points))

    def judge(tables: Iterable[Sequence[int]]) -> tuple[int, int]:
        own = [[stand[player] for player in table] for table in tables]
        return sum(map(past.repeats, tables)), sum((max(each) - min(each)) ** 2 for each in own)

    ours = pair_swiss(range(players), seats, stand, rounds, False, seed)
    found = judge([[player for player in table if player is not None] for table in ours.tables])
    assert found == min(judge(tables) for tables in all_groups(tuple(range(players)), seats))


@settings(max_examples=20)
@given(players=st.integers(3, 16), seats=SIZES, fill=st.booleans(), number=st.integers(1, 6), seed=st.integers(0, 99))
def test_seats_byes_and_bots_are_shared_fairly(players: int, seats: int, fill: bool, number: int, seed: int) -> None:
    """Nobody has two byes more than another, sits three times more in one seat than in another or with bots than
    another does; and no table has two bots more than another.
    """
    if not fill and players < seats:
        return
    rounds = rounds_of(players, seats, fill, number, seed)
    past, everybody = Past(rounds), range(players)
    assert spread(past.byes[player] for player in everybody) <= 1
    for player in everybody:
        assert spread(past.sat[player, seat] for seat in range(seats)) <= 2
    for pairing in rounds:
        assert spread(table.count(None) for table in pairing.tables) <= 1
    beside = Counter(player for each in rounds for table in each.tables if None in table for player in table)
    assert spread(beside[player] for player in everybody) <= 2


def spread(numbers: Iterable[int]) -> int:
    found = list(numbers)
    return max(found) - min(found)


@pytest.mark.parametrize(
    ("players", "seats", "number"), [(9, 3, 4), (16, 4, 3), (25, 5, 3), (12, 3, 3), (8, 4, 1), (48, 4, 6)]
)
def test_more_at_a_table_meet_once_where_there_is_room(players: int, seats: int, number: int) -> None:
    """As many rounds as are easy to make by hand, and of nine in threes all that there can be."""
    for seed in range(3):
        assert max(Past(rounds_of(players, seats, False, number, seed)).met.values()) == 1


@pytest.mark.parametrize("fill", [False, True])
@pytest.mark.parametrize("players", [2, 3, 4, 5, 8, 9])
def test_a_round_robin_of_two_lets_everybody_meet_once(players: int, fill: bool) -> None:
    """With an odd number everybody has one bye, or one game against a bot."""
    rounds = round_robin(range(players), 2, fill, 7)
    assert len(rounds) == players - 1 + players % 2
    past = Past(rounds)
    assert all(past.met[pair] == 1 for pair in combinations(range(players), 2))
    for pairing in rounds:
        check(pairing, players, 2, fill)
    seats = [abs(past.sat[player, 0] - past.sat[player, 1]) for player in range(players)]
    assert max(seats) <= 2


@pytest.mark.parametrize(("players", "seats"), [(4, 3), (6, 3), (5, 4), (9, 3)])
def test_a_round_robin_of_more_goes_on_until_all_have_met(players: int, seats: int) -> None:
    rounds = round_robin(range(players), seats, True, 1)
    assert all(Past(rounds).met[pair] for pair in combinations(range(players), 2))


def test_who_leaves_is_replaced_by_a_bot_or_leaves_byes() -> None:
    pairing = Pairing(((0, 1), (2, 3), (4, None)), (5,))
    assert without(pairing, [1, 4, 5], fill=True) == Pairing(((0, None), (2, 3)))
    assert without(pairing, [1, 5], fill=False) == Pairing(((2, 3),), (0, 4))


def test_a_schedule_goes_on_from_what_was_played() -> None:
    """Also if it was made otherwise: by an older version, or with somebody who has left."""
    played = [Pairing(((0, 3, 6), (1, 4, 7), (2, 5, 8)))]
    rounds = round_robin(range(9), 3, True, 1, played)
    assert rounds[0] == played[0]
    assert max(Past(rounds).met.values()) == 1
    assert len(rounds) == 4
