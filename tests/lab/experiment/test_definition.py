"""An experiment is read strictly: what cannot be played is refused with a sentence."""

import pytest

from motherlode.lab.experiment import BadExperiment, Experiment, from_data, parse
from motherlode.rules import MotherlodeError

SMALL = {"title": "Small", "game": "mine", "players": [2], "levels": ["random"]}


def small(**changes: object) -> Experiment:
    return from_data(SMALL | changes)


def test_a_file_is_an_experiment() -> None:
    text = """
        title = "When the Gold Rush begins"
        game = "mine"
        players = [2, 3]
        levels = ["easy", "medium against easy"]
        grid = { rush_at = [5, 10, 14] }
        certainty = { lead = 0.5 }
    """
    experiment = parse(text.encode())
    tables = experiment.setups.tables
    assert len(tables) == 2 * 2 * 3  # the printed threshold is the printed game, and is not played twice
    assert [table.variant for table in tables[:3]] == ["printed", "rush_at = 5", "rush_at = 14"]
    assert [table.house for table in tables[:3]] == [{}, {"rush_at": 5}, {"rush_at": 14}]


def test_the_same_kind_of_bots_plays_all_variants() -> None:
    """Else one would measure the bots."""
    assert {table.bots for table in small(grid={"rush_at": [5]}).setups.tables} == {"general"}
    assert {table.bots for table in small().setups.tables} == {"own"}
    assert {
        table.bots for table in small(variants=[{"name": "open", "options": {"open_gold": True}}]).setups.tables
    } == {"own"}


def test_all_players_have_every_seat() -> None:
    table = small(players=[3], levels=["easy against random"]).setups.tables[0]
    assert table.lineup == ("easy", "random", "random")
    assert table.rotations == 3
    team = from_data(
        SMALL | {"game": "gate", "players": [4], "levels": ["hard against easy"], "options": {"teams": True}}
    )
    assert team.setups.tables[0].lineup == ("hard", "easy", "hard", "easy")
    assert team.setups.tables[0].rotations == 2


def test_impossible_combinations_are_refused_or_left_out() -> None:
    variants = [{"name": "teams", "options": {"teams": True}}]
    with pytest.raises(BadExperiment, match="teams cannot be played by 2"):
        small(game="gate", players=[2, 4], variants=variants)
    skipped = small(game="gate", players=[2, 4], levels=["random", "easy"], variants=variants, impossible="skip")
    assert [(each.variant, each.players) for each in skipped.setups.tables if each.levels == "easy"] == [
        ("printed", 2),
        ("printed", 4),
        ("teams", 4),
    ]
    ((left_out, why),) = skipped.setups.impossible
    assert left_out == "teams, 2"
    assert "G17" in why


@pytest.mark.parametrize(
    ("changes", "sentence"),
    [
        ({"game": "chess"}, "chess"),
        ({"players": [9]}, "2 to 5 players"),
        ({"players": []}, "length"),
        ({"levels": ["grandmaster"]}, "no bot 'grandmaster'"),
        ({"levels": ["adult"], "grid": {"rush_at": [5]}}, "with changed rules"),
        ({"grid": {"rush_at": [99]}}, "must be 1 to 64"),
        ({"grid": {"rush_at": [5, 5]}}, "different values"),
        ({"grid": {"rush": [5]}}, "rush"),
        ({"grid": {"rush_at": list(range(1, 60)), "dynamite": [1, 2, 3, 4, 5]}}, "296 tables"),
        ({"variants": [{"name": "printed"}]}, "same name"),
        ({"measures": ["fun"]}, "no measure 'fun'"),
        ({"measures": ["win"], "certainty": {"lead": 1.0}}, "not measured"),
        ({"certainty": {"lead": 0}}, "> 0"),
        ({"seed": -1}, ">= 0"),
        ({"limits": {"deals": 10**9}}, "<= 1000000"),
        ({"colour": "red"}, "unknown field `colour`"),
        ({"title": 7}, "str"),
    ],
)
def test_what_is_wrong_is_said(changes: dict[str, object], sentence: str) -> None:
    with pytest.raises(MotherlodeError, match=sentence):
        small(**changes)


@pytest.mark.parametrize("text", [b"title = ", b"x = " + b"[" * 5000, b"a" * 70_000, b"", b"\xb6"])
def test_what_is_no_experiment_is_refused(text: bytes) -> None:
    with pytest.raises(BadExperiment):
        parse(text)


def test_a_table_is_known_by_what_its_games_follow_from() -> None:
    """Certainty and limits may change without a game being played again; whatever changes games is another table."""
    table = small().setups.tables[0]
    assert table.digest == small(certainty={"win": 0.1}, limits={"deals": 7}, title="Other").setups.tables[0].digest
    for change in ({"seed": 2}, {"players": [3]}, {"levels": ["easy"]}, {"look": {"samples": 64}}, {"bots": "general"}):
        assert table.digest != small(**change).setups.tables[0].digest
