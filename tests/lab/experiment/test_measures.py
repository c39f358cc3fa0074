"""Every number comes with an interval that is right about as often as it says."""

from math import nan, sqrt

import numpy as np
import pytest

from motherlode.lab.experiment import from_data
from motherlode.lab.experiment.analysis import _known_at
from motherlode.lab.experiment.definition import PaceModel
from motherlode.lab.experiment.measures import MeasuredValue, TableGames, measure
from motherlode.lab.experiment.playing import play, rows_of
from motherlode.lab.experiment.shards import Columns, columns_of
from motherlode.lab.statistics import Z


@pytest.fixture
def rng() -> np.random.Generator:
    return np.random.default_rng(7)


def games(columns: Columns, levels: str = "random", players: int = 2) -> TableGames:
    experiment = from_data({"title": "x", "game": "mine", "players": [players], "levels": [levels]})
    (setup,) = experiment.setups.tables
    number = len(next(iter(columns.values())))
    numbers = {"deal": np.repeat(np.arange(number // setup.rotations), setup.rotations).astype(float)}
    return TableGames(setup, numbers | columns, PaceModel())


def test_a_mean_has_the_usual_interval(rng: np.random.Generator) -> None:
    values = rng.normal(3, 2, 50)
    found = measure(games({"lead": values}), ("lead",))["lead"]
    assert found.value == pytest.approx(values.mean())
    assert found.half == pytest.approx(Z * values.std(ddof=1) / sqrt(50))


def test_what_says_nothing_is_left_out() -> None:
    found = measure(games({"known": np.array([0.5, nan, 0.7, nan])}), ("known",))["known"]
    assert found.value == pytest.approx(0.6)
    assert found.deals.tolist() == [0, 2]
    assert measure(games({"known": np.array([nan, nan])}), ("known",)) == {}


@pytest.mark.parametrize("name", ["lead", "lead_spread", "luck"])
def test_intervals_hold_the_truth_as_often_as_they_say(name: str, rng: np.random.Generator) -> None:
    """95 of 100, within what chance allows over 400 repetitions."""
    truths = {"lead": 2.0, "lead_spread": 2.0, "luck": 0.6}
    hits = 0
    for _ in range(400):
        found = measure(games(_sample(rng)), (name,))[name].estimate()
        hits += found.low <= truths[name] <= found.high
    assert 0.92 <= hits / 400 <= 0.98


def _sample(rng: np.random.Generator) -> Columns:
    """Games whose leads have mean and spread 2, and of whose results six tenths go with luck."""
    number = 150
    won = rng.integers(0, 2, number).astype(float)
    luck = 0.6 * (won - 0.5) + rng.normal(0, 0.4, number)  # the noise of playouts does not move the measure
    return {
        "lead": rng.normal(2.0, 2.0, number),
        "share_0": won,
        "share_1": 1 - won,
        "luck_0": luck,
        "luck_1": -luck,
    }


def test_the_same_deals_cancel_out(rng: np.random.Generator) -> None:
    """Two tables that differ by a constant, deal by deal, differ by it exactly."""
    values = rng.normal(0, 5, 40)
    one, other = (measure(games({"lead": values + more}), ("lead",))["lead"] for more in (1.5, 0.0))
    difference = one.less(other)
    assert difference.value == pytest.approx(1.5)
    assert difference.high - difference.low == pytest.approx(0, abs=1e-6)
    strangers = MeasuredValue(other.value, other.deals + 1000, other.influence)
    apart = one.less(strangers)
    assert (apart.high - apart.low) / 2 == pytest.approx(sqrt(2) * one.half)


def test_what_never_happened_may_still_differ() -> None:
    """Ten games without a tie on both sides do not say that there is no difference."""
    one, other = (measure(games({"tie": np.zeros(10)}), ("ties",))["ties"] for _ in range(2))
    difference = one.less(other)
    assert difference.value == 0
    assert difference.high == -difference.low == pytest.approx(sqrt(2) * one.half)
    assert one.half > 0.1


def test_all_games_of_a_deal_count_as_one() -> None:
    """With one player against others each deal is played once for each seat."""
    found = games(
        {
            "rotation": np.array([0.0, 1.0, 0.0, 1.0]),
            "share_0": np.array([1.0, 0.0, 1.0, 1.0]),
            "share_1": np.array([0.0, 1.0, 0.0, 0.0]),
        },
        levels="easy against random",
    )
    level = measure(found, ("level",))["level"]
    assert level.value == pytest.approx(0.75)  # won, won; won, lost
    assert len(level.deals) == 2


def test_a_row_tells_its_game() -> None:
    asked = {"title": "x", "game": "gate", "players": [3], "levels": ["random"], "measures": ["win", "rules"]}
    experiment = from_data(asked)
    (setup,) = experiment.setups.tables
    (row,) = rows_of(setup, 5)
    end = play(setup, 5, 0)
    outcome = end.outcome()
    assert [row[f"score_{seat}"] for seat in range(3)] == list(outcome.scores)
    assert row["event_passed"] == sum(move.kind == "pass" for move in end.moves)
    assert row["event_round_ended"] == 5
    assert end.history[0].fields.dealer == 0
    assert row["lead"] == sorted(outcome.scores)[-1] - sorted(outcome.scores)[-2]
    assert set(columns_of([row])) == set(row)


def test_a_winner_is_known_from_when_on_the_chance_stays_high() -> None:
    curve = [(0.5, 0.5), (0.95, 0.05), (0.6, 0.4), (0.92, 0.08)]
    assert _known_at(curve, (1.0, 0.0)) == 0.75
    assert _known_at(curve, (0.5, 0.5)) == 1.0
    assert _known_at([(0.95, 0.05)] * 4, (1.0, 0.0)) == 0.0


def test_what_chance_alone_decides_is_luck() -> None:
    """In a Gold Rush from the first card on nobody has anything to decide."""
    experiment = from_data(
        {"title": "x", "game": "mine", "players": [2], "levels": ["random"], "options": {"rush_at": 64}}
        | {"look": {"every": 1, "samples": 64, "decisions": 50}, "measures": ["luck"], "bots": "general"}
    )
    (setup,) = [table for table in experiment.setups.tables if table.house]
    rows = [row for deal in range(30) for row in rows_of(setup, deal)]
    luck = measure(TableGames(setup, columns_of(rows), PaceModel()), ("luck",))["luck"].estimate()
    assert 0.4 < luck.low < 1 < luck.high
