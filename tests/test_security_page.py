"""The page about security names a test for every line, and these tests exist."""

import re
from pathlib import Path

ROOT = Path(__file__).parents[1]
PAGE = (ROOT / "SECURITY.md").read_text()


def test_every_line_of_the_threat_model_has_its_test() -> None:
    defined = {
        name
        for file in (ROOT / "tests").rglob("test_*.py")
        for name in re.findall(r"^ *def (test_\w+)", file.read_text(), re.MULTILINE)
    }
    lines = [line for line in PAGE.splitlines() if line.startswith("| ") and not line.startswith("| ---")]
    promises = [line for line in lines if not line.rstrip(" |").endswith("| test")]
    assert len(promises) > 20
    for line in promises:
        named = re.findall(r"`(test_\w+)`", line)
        assert named, line
        assert set(named) <= defined, line
