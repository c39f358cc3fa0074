"""The number of ways to go on, in text files that any other implementation can be checked with.

A file holds a record's line and then `depth number` lines. To add one: put a record line into a new file, run
`motherlode count` at small depths and check a depth by hand or by another implementation.
"""

from pathlib import Path

import pytest

from motherlode.rules import State, record
from motherlode.rules.counting import count, divide
from tests.configurations import PLAY, label

FILES = sorted((Path(__file__).parent / "counts").glob("*.counts"))


def slow_count(state: State, depth: int) -> int:
    """The definition, one state at a time through the public face."""
    if depth == 0 or state.over:
        return 1
    return sum(slow_count(state.apply(move), depth - 1) for move in state.legal_moves())


def test_every_configuration_has_counts() -> None:
    """A configuration without a file of counts fails."""
    names = {file.stem for file in FILES}
    assert {label(configuration) for configuration in PLAY} <= names


@pytest.mark.parametrize("file", FILES, ids=lambda file: file.stem)
def test_counts(file: Path) -> None:
    """The compiled count and, where it is small, the definition give the numbers of the file."""
    lines = [line for line in file.read_text().splitlines() if line and not line.startswith("#")]
    state = record.read(lines[0])
    assert len(lines) > 3
    for line in lines[1:]:
        depth, number = map(int, line.split())
        assert count(state, depth) == number
        if number < 3000:
            assert slow_count(state, depth) == number
        if depth:
            assert sum(divide(state, depth).values()) == number or state.over
