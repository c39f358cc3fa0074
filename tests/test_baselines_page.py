"""The page of the baselines tells what their curves say."""

from examples.baselines.page import HEADINGS, MARK, PAGE, tables


def test_the_tables_are_those_of_the_curves() -> None:
    """`python -m examples.baselines.page` writes them."""
    written = PAGE.read_text().partition(MARK)[2]
    assert written == tables()
    assert any(heading in written for heading in HEADINGS.values())
