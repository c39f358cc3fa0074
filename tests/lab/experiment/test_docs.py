"""What docs/lab.md shows is what comes out."""

import doctest
from pathlib import Path

PAGE = Path(__file__).parents[3] / "docs" / "lab.md"


def test_the_example_of_the_page_runs() -> None:
    found = doctest.testfile(str(PAGE), module_relative=False)
    assert found.attempted > 5
    assert not found.failed
