"""The command in this process."""

from typing import Any

from click.testing import CliRunner, Result

from motherlode.cli import main


def run(*words: Any, given: bytes | str | None = None) -> Result:
    return CliRunner().invoke(main, [str(word) for word in words], input=given)
