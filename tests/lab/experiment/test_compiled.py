"""Compiled games are the same as those that are played move by move, to the last bit."""

import pytest

from motherlode.lab.experiment import from_data
from motherlode.lab.experiment.compiled import compiled_games
from motherlode.lab.experiment.playing import rows_of

TABLES = [
    {"game": "donkey", "players": [3], "levels": ["adult"]},
    {"game": "donkey", "players": [2], "levels": ["random"], "options": {"donkey_value": -5, "bonus": "off"}},
    {"game": "mine", "players": [4], "levels": ["adult against random"]},
    {"game": "mine", "players": [2], "levels": ["random"], "options": {"rush_at": 30, "turn_up": "together"}},
    {"game": "gate", "players": [4], "levels": ["hard against greedy"], "options": {"teams": True}},
    {"game": "gate", "players": [3], "levels": ["random"], "options": {"rounds": 3, "ties": "chips"}},
    {"game": "donkey", "players": [2], "levels": ["easy"], "options": {"offer_size": 4}, "measures": ["rules"]},
    {"game": "mine", "players": [3], "levels": ["easy against beginner"], "options": {"rush_at": 30}},
    {"game": "gate", "players": [2], "levels": ["medium"], "options": {"rounds": 1}, "measures": ["rules"]},
    {"game": "mine", "players": [2], "levels": ["adult"], "measures": ["sensible"], "look": {"every": 3, "samples": 8}},
]


@pytest.mark.parametrize(
    "table", TABLES, ids=lambda table: f"{table['game']}-{table['players'][0]}-{table['levels'][0]}"
)
def test_compiled_games_are_the_same(table: dict[str, object]) -> None:
    experiment = from_data({"title": "x", "measures": ["win", "lead"]} | table)
    (setup,) = experiment.setups.tables
    compiled = compiled_games(setup)
    assert compiled is not None
    for deal in range(3):
        for rotation, row in enumerate(rows_of(setup, deal)):
            assert compiled.row(deal, rotation) == pytest.approx(row, abs=0, rel=0, nan_ok=True)


def test_who_has_to_think_in_python_does() -> None:
    """A level that searches with what it knows of its game; and whoever is to think longer than usual."""
    for change in ({"levels": ["expert"]}, {"levels": ["adult"], "iterations": 100}):
        experiment = from_data({"title": "x", "game": "mine", "players": [2]} | change)
        assert compiled_games(experiment.setups.tables[0]) is None
