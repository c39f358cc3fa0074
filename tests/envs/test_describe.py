"""The pages that are made from the code, and the examples that stand in the others."""

import re
from pathlib import Path

import pytest

from motherlode.envs.describe import pages

ROOT = Path(__file__).parents[2]
RESEARCH = ROOT / "docs" / "research"


def test_the_pages_are_up_to_date() -> None:
    """Layouts, actions and measured properties are those of the code; `motherlode.envs.describe` writes them."""
    for name, text in pages().items():
        assert (RESEARCH / name).read_text() == text, name


def test_the_examples_run() -> None:
    """Every example of the page runs as it stands; training needs an extra, and is tested in `tests/trainers`."""
    examples = re.findall(r"```python\n(.*?)```", (RESEARCH / "README.md").read_text(), re.DOTALL)
    light = [example for example in examples if "examples.trainers" not in example]
    assert (len(light), len(examples)) == (9, 10)
    for example in light:
        exec(example, {})


@pytest.mark.slow
def test_the_miniatures_are_solved_as_the_page_says() -> None:
    """Its examples, one after the other, print the values that it tells."""
    text = (RESEARCH / "miniatures.md").read_text()
    examples = re.findall(r"```python\n(.*?)```", text, re.DOTALL)
    expected = [float(value) for value in re.findall(r"  # (0\.\d+)", text)]
    printed: list[float] = []
    exec("\n".join(examples), {"print": printed.append})
    assert printed == pytest.approx(expected, abs=1e-4)
    assert len(printed) == 3


def test_the_citation_has_the_version() -> None:
    """The card for citing names the version of the package."""
    version = re.search(r'^version = "(.*)"', (ROOT / "pyproject.toml").read_text(), re.MULTILINE)
    assert version is not None
    assert f"\nversion: {version[1]}\n" in (ROOT / "CITATION.cff").read_text()
