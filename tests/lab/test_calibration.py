"""Measuring bots and luck: what went in comes out."""

from collections import Counter
from itertools import combinations
from pathlib import Path

import numpy as np
import pytest

from motherlode.bots.levels import CHARACTERS
from motherlode.cli.calibration import renew, table_beside, table_of
from motherlode.lab.beside import bots_beside, lineups_with, measure
from motherlode.lab.beside import place as place_beside
from motherlode.lab.calibration import (
    Effort,
    Results,
    bots_in,
    fit,
    fit_luck,
    ladder_of,
    lineups,
    orders_of,
    our_pools,
    results_of,
    spread,
    truth_of,
)
from motherlode.lab.rating_pictures import by_game, calibration_picture, ladder_picture, luck_picture, mean_error
from motherlode.ratings.anchors import ladders
from motherlode.ratings.model import HIGH, LOW, Rating, chances, points
from motherlode.ratings.pools import pool_of
from motherlode.rules import SplitMix64

PAIR, TEAMS = pool_of("donkey", 2, {}), pool_of("gate", 4, {"teams": True})
BOTS = bots_in(PAIR)
TRUE = np.linspace(-1.0, 1.0, len(BOTS))


def simulated(games: int, spread: float = 1.0, sides: int = 2) -> Results:
    """Games of bots of known strengths, each of its own deal."""
    rng, found = SplitMix64(5), []
    for _ in range(games):
        who = np.array(sorted(range(len(BOTS)), key=lambda _: rng.below(1 << 30))[:sides])
        left, standings = list(range(sides)), np.zeros(sides)
        for place in range(sides):
            powers = [float(np.exp(spread * TRUE[who[side]])) for side in left]
            side = left.pop(rng.pick(powers))
            standings[side] = sides - place
        found.append([(who, standings, (standings == sides).astype(float))])
    return results_of(BOTS, found)


def test_every_bot_meets_every_other() -> None:
    """Of two sides all pairs play, of more each pair meets in some line-up, and every bot plays as often."""
    assert len(lineups(PAIR)) == len(BOTS) * (len(BOTS) - 1) // 2
    one, other, *rest = lineups(TEAMS)[0]
    assert rest == [one, other]
    assert one != other
    for pool in our_pools().values():
        planned = [set(group) for group in lineups(pool)]
        assert {len(group) for group in planned} == {len(pool.sides())}
        bots = bots_in(pool)
        assert all(any({a, b} <= group for group in planned) for a, b in combinations(bots, 2)), pool.name
        assert len({sum(bot in group for group in planned) for bot in bots}) == 1


def test_nobody_always_sits_after_a_weaker_player() -> None:
    """Who does gets what that one leaves: each bot comes as often after another as before it."""
    for pool in our_pools().values():
        if len(pool.sides()) > 2:
            after = Counter(pair for group in lineups(pool) for pair in zip(group, group[1:] + group[:1], strict=True))
            assert all(after[one, other] == after[other, one] for one, other in after), pool.name


def test_a_short_measurement_takes_line_ups_evenly() -> None:
    planned = lineups(PAIR)
    assert spread(planned, 99) == planned
    assert spread(planned, 3) == [planned[0], planned[len(planned) // 3], planned[2 * len(planned) // 3]]


def test_a_tie_is_all_its_orders() -> None:
    assert list(orders_of(np.array([1.0, 3.0, 2.0]))) == [(1, 2, 0)]
    assert list(orders_of(np.array([2.0, 2.0, 1.0]))) == [(0, 1, 2), (1, 0, 2)]
    assert len(list(orders_of(np.zeros(3)))) == 6


@pytest.mark.parametrize("sides", [2, 3])
def test_strengths_are_found_again(sides: int) -> None:
    theta = fit(simulated(1500, sides=sides))
    assert np.abs(theta - (TRUE - TRUE.mean())).max() < 0.35


def test_luck_is_measured_on_other_games() -> None:
    """The less the levels are apart, the more luck; the held-out half is told by the other half's strengths."""
    lucks = [ladder_of(PAIR, simulated(1200, spread), 1).beta for spread in (3.0, 1.0)]
    assert lucks[0] < lucks[1]
    assert 0.8 < fit_luck(simulated(1500)) < 1.3
    assert mean_error(truth_of(simulated(1500))) < 0.05


def test_the_ladder_tells_chances_by_the_model_of_ratings() -> None:
    """What the arithmetic of ratings says of two bots is what they did."""
    results = simulated(2000, 1.5)
    ladder = ladder_of(PAIR, results, 1)
    weak, strong = ladder.bots[BOTS[1]], ladder.bots[BOTS[-1]]
    assert (weak.mu, strong.mu) == (LOW, HIGH)
    chance = chances(ladder.beta, [[Rating(strong.mu, 0.0)], [Rating(weak.mu, 0.0)]])[0]
    true = 1 / (1 + np.exp(-1.5 * (TRUE[-1] - TRUE[1])))
    assert chance == pytest.approx(true, abs=0.05)
    assert weak.low < weak.mu < weak.high
    assert ladder.beta_low <= ladder.beta <= ladder.beta_high


def test_a_team_is_as_strong_as_its_players_together() -> None:
    """Each of two partners has half of the side's strength, so the ladder tells the same chances."""
    ladder = ladder_of(TEAMS, simulated(1500, 1.5), 1)
    two = [[Rating(bot.mu, 0.0)] * 2 for bot in (ladder.bots[BOTS[-1]], ladder.bots[BOTS[1]])]
    alone = ladder_of(PAIR, simulated(1500, 1.5), 1)
    one = [[Rating(bot.mu, 0.0)] for bot in (alone.bots[BOTS[-1]], alone.bots[BOTS[1]])]
    assert chances(ladder.beta, two)[0] == pytest.approx(chances(alone.beta, one)[0], abs=1e-3)


def test_pictures_and_table_are_of_all_configurations(tmp_path: Path) -> None:
    picture = ladder_picture(ladders())
    table, luck = table_of(ladders()), luck_picture(ladders())
    for name, ladder in ladders().items():
        assert name in picture
        assert f">{name}<" in luck
        assert f">{points(ladder.beta)}<" in luck
        assert f"`{name}`" in table
    found = by_game(ladders())
    assert calibration_picture(ladders()).count("<circle") == sum(map(len, found.values()))
    for tenths in found.values():
        assert mean_error(tenths) < 0.1
    document = tmp_path / "bots.md"
    document.write_text("before\n<!-- these -->\nold\n<!-- end of these -->\nafter\n")
    renew(document, "these", "new")
    assert document.read_text() == "before\n<!-- these -->\nnew\n<!-- end of these -->\nafter\n"


def test_a_bot_beside_the_ladder_is_found_where_it_stands() -> None:
    """One that plays like a level gets the level's place; the ladder itself does not move."""
    results = simulated(2000, 1.5)
    ladder, twin = ladder_of(PAIR, results, 1), BOTS[4]
    others = tuple(bot for bot in BOTS if bot != twin)
    number = {bot: np.intp(each) for each, bot in enumerate((*others, twin))}
    games = [
        [(np.array([number[BOTS[who]] for who in sides]), shares, shares)]
        for _, sides, shares in results.games
        if BOTS.index(twin) in sides
    ]
    found = place_beside(PAIR, ladder, results_of((*others, twin), games), 1)
    assert found.mu == pytest.approx(ladder.bots[twin].mu, abs=1.0)
    assert found.low < found.mu < found.high


def test_every_bot_has_a_place() -> None:
    """Of each game in every configuration: on the ladder or beside it."""
    for pool in our_pools().values():
        ladder = ladders()[pool.name]
        assert set(ladder.bots) == set(bots_in(pool))
        assert set(ladder.beside) == set(bots_beside(pool))
        assert f"`{pool.name}`" in table_beside(ladders())


def test_characters_are_as_strong_as_people_are_told() -> None:
    """Between `medium` and `very-hard` in every configuration, as far as that is certain."""
    for name, ladder in ladders().items():
        low, high = ladder.bots["medium"].low, ladder.bots["very-hard"].high
        for bot in CHARACTERS:
            assert ladder.beside[bot].high >= low, (name, bot)
            assert ladder.beside[bot].low <= high, (name, bot)


def test_line_ups_with_another_bot_have_all_of_the_ladder() -> None:
    """It plays against every one of them, and in a team with itself."""
    for pool in our_pools().values():
        planned = lineups_with(pool, "child")
        assert {len(group) for group in planned} == {pool.players}
        assert {bot for group in planned for bot in group} == {*bots_in(pool), "child"}
        assert all(group.count("child") == len(pool.sides()[0]) for group in planned)


def test_a_bot_is_measured_by_games_against_the_ladder() -> None:
    """A novice is better than chance, and worse than the strongest level."""
    pool = pool_of("mine", 2, {})
    ladder = ladders()[pool.name]
    found = measure(pool, ladder, "novice", Effort(60, 60.0, cores=1))
    assert ladder.bots["random"].mu < found.mu < ladder.bots["expert"].mu
