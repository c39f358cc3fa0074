"""The published experiments can be played, and each has its report."""

from pathlib import Path

import pytest

from motherlode.lab.experiment import parse

ROOT = Path(__file__).parents[3]
FILES = sorted((ROOT / "experiments").glob("*.toml"))
REPORTS = ROOT / "docs" / "lab"


@pytest.mark.parametrize("file", FILES, ids=lambda file: file.stem)
def test_every_experiment_has_its_report(file: Path) -> None:
    experiment = parse(file.read_bytes())
    page = (REPORTS / f"{file.stem}.html").read_text("utf-8")
    assert experiment.title in page
    assert f"({file.stem}.html)" in (REPORTS / "README.md").read_text("utf-8")


def test_every_report_has_its_experiment() -> None:
    assert {file.stem for file in REPORTS.glob("*.html")} == {file.stem for file in FILES}
