"""The README is true."""

import doctest
from pathlib import Path

README = Path(__file__).parents[1] / "README.md"


def test_the_examples_run() -> None:
    """Every example gives what the README says."""
    failed, tried = doctest.testfile(str(README), module_relative=False, optionflags=doctest.IGNORE_EXCEPTION_DETAIL)
    assert tried > 8
    assert failed == 0


def test_every_link_leads_somewhere() -> None:
    """The pages that the README and the docs name are there."""
    import re

    for page in (README, *README.parent.glob("docs/**/*.md"), README.parent / "CONTRIBUTING.md"):
        for target in re.findall(r"\]\(([^)#:]+)\)", page.read_text()):
            assert (page.parent / target).exists(), f"{page.name} links to {target}"
