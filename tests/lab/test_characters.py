"""Measuring the bots with a temper."""

import pytest
from click.testing import CliRunner

from motherlode.bots.levels import CHARACTERS
from motherlode.cli.main import main
from motherlode.lab import characters
from motherlode.lab.characters import measure, table_of
from motherlode.rules import game


@pytest.mark.slow
def test_all_of_them_meet_and_are_counted(monkeypatch: pytest.MonkeyPatch) -> None:
    """Shares of victories are those of equals on average, and every habit was seen. Three will do: each two of them
    meet, and all at a table for three.
    """
    three = CHARACTERS[:3]
    monkeypatch.setattr(characters, "CHARACTERS", three)
    found = measure(game("donkey"), 1, cores=1)
    assert [each.name for each in found] == list(three)
    assert sum(each.strength.value for each in found) / len(found) == pytest.approx(1)
    assert {"exchanges", "steals", "takes-most"} == set(found[0].habits)
    lines = table_of(game("donkey"), found)
    assert lines[0] == "| `donkey` | strength | exchanges | steals | takes most |"
    assert lines[2].startswith("| `clara` |")


def test_the_command_explains_itself() -> None:
    said = CliRunner().invoke(main, ["characters", "--help"])
    assert "clara (cautious)" in said.output
