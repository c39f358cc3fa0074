"""The arithmetic of ratings: who wins rises, bots stand, and certainty comes with games."""

from itertools import permutations

import pytest

from motherlode.ratings.anchors import FILE, BotRating, Ladder, ladders, read, write
from motherlode.ratings.model import CERTAIN, DRIFT, GRID, HIGH, LOW, MEAN, SPREAD, Rating, Side, chances, points, rate
from motherlode.ratings.pools import Pool, pool_of, pools_of
from motherlode.ratings.rated_game import Participant, RatedGame, rated_game
from motherlode.rules import GAMES, SplitMix64

POOLS = [pool for name in GAMES if name not in GAMES.from_elsewhere() for pool in pools_of(name)]
MOST_LUCK = 40.0
"""Where luck is so much, the levels are closer together."""
ANN, BEN, CAL, DEE = (Participant(name, None) for name in ("ann", "ben", "cal", "dee"))


MADE = Ladder(
    6.0, 5.0, 7.0, 9, {f"bot {n}": BotRating(15.0 + 4 * n, 14.0 + 4 * n, 16.0 + 4 * n, 0.5, 0.2) for n in range(6)}
)


def ladder(pool: Pool) -> Ladder:
    """The shipped one, or one that is made up for a configuration that was not measured yet."""
    return ladders().get(pool.name, MADE)


def played(*places: int, beta: float = 5.0) -> list[Rating]:
    """What a game makes of newcomers who came in at these places."""
    return [new for (new,) in rate(beta, [Side(place, (Rating(),)) for place in places])]


def test_who_wins_rises_and_who_loses_falls() -> None:
    winner, loser = played(1, 2)
    assert winner.mu > MEAN > loser.mu
    assert winner.sigma == loser.sigma < SPREAD


def test_places_count_and_ties_are_shared() -> None:
    first, second, third = played(1, 2, 3)
    assert first.mu > second.mu > third.mu
    one, other, last = played(1, 1, 3)
    assert one == other
    assert first.mu > one.mu > last.mu
    assert [new.mu for new in played(1, 1)] == [MEAN, MEAN]
    strong, weak = (new for (new,) in rate(5.0, [Side(1, (Rating(30.0, 3.0),)), Side(1, (Rating(20.0, 3.0),))]))
    assert strong.mu < 30.0
    assert weak.mu > 20.0
    assert strong.mu + weak.mu == pytest.approx(50.0)


def test_more_luck_makes_smaller_steps() -> None:
    """And less is learnt from a game."""
    steps = [played(1, 2, beta=beta)[0] for beta in (1.0, 5.0, 40.0)]
    assert steps[0].mu > steps[1].mu > steps[2].mu
    assert steps[0].sigma < steps[1].sigma < steps[2].sigma


def test_numbers_lie_on_a_grid() -> None:
    """So that libraries which differ in the last bit come to the same rating."""
    for new in played(1, 3, 2, 4, beta=3.7):
        assert (new.mu * GRID).is_integer()
        assert (new.sigma * GRID).is_integer()


def test_a_team_rises_together() -> None:
    one, two = Rating(20.0, 5.0), Rating(30.0, 5.0)
    winners, losers = rate(5.0, [Side(1, (one, two)), Side(2, (one, two))])
    assert all(new.mu > old.mu for new, old in zip(winners, (one, two), strict=True))
    assert all(new.mu < old.mu for new, old in zip(losers, (one, two), strict=True))


def test_chances_are_even_among_equals_and_add_up() -> None:
    assert chances(5.0, [[Rating()]] * 4) == [0.25] * 4
    strong, weak = chances(5.0, [[Rating(30.0, 1.0)], [Rating(20.0, 1.0)]])
    assert strong > 0.5 > weak
    assert strong + weak == pytest.approx(1)


def test_every_configuration_has_its_own_ladder() -> None:
    """With all levels in it, the weakest and the strongest at the ends of the scale."""
    assert ladders().keys() == {pool.name for pool in POOLS}
    for found in ladders().values():
        levels = [bot for name, bot in found.bots.items() if name != "random"]
        if found.beta < MOST_LUCK:
            assert [levels[0].mu, levels[-1].mu] == pytest.approx([LOW, HIGH], abs=0.01)
        assert all(bot.low < bot.mu < bot.high for bot in found.bots.values())
        assert found.beta_low <= found.beta <= found.beta_high


def test_the_file_is_written_as_it_was() -> None:
    assert write(read(FILE.read_bytes())) == FILE.read_bytes()


def test_a_variant_that_is_another_game_is_rated_apart() -> None:
    apart = [(name, number, options) for name in GAMES for number, options in GAMES[name].variants]
    for name, number, options in apart:
        assert pool_of(name, number, options) != pool_of(name, number, {})
        assert pool_of(name, number, {**options, "other": 1}) == pool_of(name, number, options)
        assert pool_of(name, number, options).sides() == ((0, 2), (1, 3))
    assert apart
    assert pool_of("donkey", 3, {"open_piles": True}).sides() == ((0,), (1,), (2,))


@pytest.mark.parametrize("pool", POOLS, ids=lambda pool: pool.name)
def test_a_rating_stops_being_provisional_in_every_game(pool: Pool) -> None:
    """Also where luck decides nearly everything: what a player may change by must not outweigh what games tell. And the
    truth is where the rating says it is.
    """
    bots, beta = [bot.rating for bot in ladder(pool).bots.values()], ladder(pool).beta
    rng, truth, rating, games = SplitMix64(7), 29.0, Rating(), 0
    others = pool.players - 1
    while rating.provisional and games < 8000:
        met = [bots[rng.below(len(bots))] for _ in range(others)]
        placed = _play(beta, [truth, *(bot.mu for bot in met)], rng)
        rating = rate(beta, [Side(placed[0], (rating,)), *(Side(placed[1 + n], (bot,)) for n, bot in enumerate(met))])[
            0
        ][0]
        games += 1
    assert not rating.provisional, f"{games} games"
    assert abs(rating.mu - truth) < 4 * CERTAIN
    assert DRIFT < CERTAIN < SPREAD


def _play(beta: float, strengths: list[float], rng: SplitMix64) -> list[int]:
    """Places by chance, as the model has it."""
    left, places = list(range(len(strengths))), [0] * len(strengths)
    for place in range(1, len(strengths) + 1):
        odds = chances(beta, [[Rating(strengths[seat], 0.0)] for seat in range(len(strengths))])
        seat = left[rng.pick([odds[each] for each in left])]
        left.remove(seat)
        places[seat] = place
    return places


def test_points_are_what_people_read() -> None:
    assert (points(MEAN), points(LOW), points(HIGH)) == (1500, 900, 2100)


# A whole game.

PAIR, FOUR = pool_of("donkey", 2, {}), pool_of("gate", 4, {"teams": True})


def rated(pool: Pool, *seats: Participant, places: tuple[int, ...] | None, left: tuple[int, ...] = ()) -> RatedGame:
    game = rated_game(pool, ladder(pool), seats, places, left)
    assert game is not None
    return game


def test_bots_never_move() -> None:
    """A bot has the rating of its ladder whatever it did; only people are in what comes out."""
    name, bot = list(ladder(PAIR).bots.items())[-1]
    game = rated(PAIR, ANN, Participant(None, name), places=(2, 1))
    assert game.people() == ["ann"]
    assert game.sides[1].players[0].mu == bot.mu
    for _ in range(3):
        assert game.after({}).keys() == {"ann"}
    assert game.after({})["ann"].mu < MEAN


def test_who_left_comes_in_last() -> None:
    """Whatever came of the seat; who left first behind who left later. Nobody who stayed loses by it."""
    three = pool_of("donkey", 3, {})
    assert [side.place for side in rated(three, ANN, BEN, CAL, places=(1, 2, 3), left=(0,)).sides] == [3, 1, 2]
    assert [side.place for side in rated(three, ANN, BEN, CAL, places=(1, 2, 3), left=(1, 0)).sides] == [2, 3, 1]
    assert [side.place for side in rated(three, ANN, BEN, CAL, places=None, left=(2,)).sides] == [1, 1, 3]
    assert rated_game(three, ladder(three), (ANN, BEN, CAL), None, ()) is None


def test_a_partner_of_who_left_is_not_counted() -> None:
    game = rated(FOUR, ANN, BEN, CAL, DEE, places=(1, 3, 1, 3), left=(2,))
    assert [side.place for side in game.sides] == [2, 1]
    assert game.people() == ["ben", "cal", "dee"]
    after = game.after({})
    assert after["cal"].mu < MEAN < after["ben"].mu


def test_who_is_deleted_keeps_a_name_of_chance() -> None:
    game = rated(PAIR, ANN, BEN, places=(1, 2))
    before = {"ann": Rating(27.0, 4.0), "ben": Rating(22.0, 3.0)}
    after = game.renamed("ann", "gone 1").after({"gone 1": before["ann"], "ben": before["ben"]})
    assert after == {"gone 1": game.after(before)["ann"], "ben": game.after(before)["ben"]}


def test_the_order_of_the_seats_makes_no_difference() -> None:
    three = pool_of("donkey", 3, {})
    seats = [(ANN, 1), (BEN, 2), (CAL, 2)]
    found = [
        rated(three, *(who for who, _ in order), places=tuple(place for _, place in order)).after({})
        for order in permutations(seats)
    ]
    assert all(each["ann"].mu == pytest.approx(found[0]["ann"].mu, abs=1e-8) for each in found)
