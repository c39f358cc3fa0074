"""The terminal's words: every message that the code asks for is there, and none is left over."""

import re
from pathlib import Path

import motherlode.terminal
import motherlode.words
from motherlode.words import Words

SOURCE = Path(motherlode.terminal.__file__).parent
MESSAGES = Path(motherlode.words.__file__).parent / "en" / "terminal.ftl"


def asked_for(names: str) -> set[str]:
    """The ids of messages that stand in the code as they are."""
    pattern = re.compile(rf"""["']({names}-[a-z-]+)["']""")
    return {found[1] for file in SOURCE.rglob("*.py") for found in pattern.finditer(file.read_text())}


def test_the_code_and_the_messages_know_each_other() -> None:
    written = set(re.findall(r"^(terminal-[a-z-]+) =", MESSAGES.read_text(), re.MULTILINE))
    assert asked_for("terminal") == written


def test_every_other_message_that_is_asked_for_exists() -> None:
    words = Words("en")
    asked = asked_for("ui") | asked_for("outcome") | asked_for("game")
    assert len(asked) > 20
    assert [name for name in asked if name not in words] == []
