"""The fourth game is there for the tests of this folder, and for no others."""

from collections.abc import Iterator

import pytest

from motherlode.rules import GAMES, Game, register


@pytest.fixture(autouse=True, scope="module")
def tricks() -> Iterator[Game]:
    """One line registers a game; everything else finds it."""
    yield register("tests.games.tricks")
    GAMES.remove("tricks")
