"""Every clause of the rules has a test that carries its id, and stands in the players' rules pages."""

import re
from pathlib import Path

import pytest

ROOT = Path(__file__).parents[1]
CLAUSES = re.findall(r"^\| ([DMG]\d+) \|", (ROOT / "docs" / "rules" / "clauses.md").read_text(), re.MULTILINE)
PAGES = {"D": "donkey", "M": "mine", "G": "gate"}


def marked() -> set[str]:
    """The clauses that some test carries."""
    files = (ROOT / "tests").rglob("test_*.py")
    marks = [mark for file in files for mark in re.findall(r"mark\.clause\(([^)]*)\)", file.read_text())]
    return {clause for mark in marks for clause in re.findall(r"[DMG]\d+", mark)}


def test_the_list_is_whole() -> None:
    """23 clauses of donkey, 15 of mine, 17 of gate, numbered without a gap."""
    wanted = [f"{letter}{n}" for letter, last in (("D", 23), ("M", 15), ("G", 17)) for n in range(1, last + 1)]
    assert wanted == CLAUSES


@pytest.mark.parametrize("clause", CLAUSES)
def test_every_clause_has_a_test(clause: str) -> None:
    assert clause in marked(), f"no test is marked with pytest.mark.clause({clause!r})"


@pytest.mark.parametrize("clause", CLAUSES)
def test_every_clause_stands_in_the_rules_page(clause: str) -> None:
    page = (ROOT / "docs" / "rules" / f"{PAGES[clause[0]]}.md").read_text()
    assert re.search(rf"\b{clause}\b", page), f"{clause} is not in the rules page"
