"""docs/adding-a-game.md is true: its examples run, and its code is the code of the game."""

import doctest
import re
from pathlib import Path

ROOT = Path(__file__).parents[2]
PAGE = ROOT / "docs" / "adding-a-game.md"


def test_the_examples_run() -> None:
    failed, tried = doctest.testfile(str(PAGE), module_relative=False)
    assert tried > 15
    assert failed == 0


def test_the_code_is_the_games_own() -> None:
    """Every piece stands, word for word, in the file that it names."""
    pieces = re.findall(r"```python\n# (\S+)\n(.*?)```", PAGE.read_text(), re.DOTALL)
    assert len(pieces) >= 5
    for file, code in pieces:
        assert code in (ROOT / file).read_text(), file
