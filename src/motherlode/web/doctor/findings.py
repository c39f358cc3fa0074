"""What the doctor says."""

from typing import Literal

import msgspec

Level = Literal["ok", "warning", "problem"]


class Finding(msgspec.Struct, frozen=True):
    check: str
    """A stable name, for programs."""
    level: Level
    """`warning`: it works, and something could be lost or slow one day. `problem`: it does not work, or loses moves."""
    sentence: str
    advice: str = ""
    """What to do about it."""


def ok(check: str, sentence: str) -> Finding:
    return Finding(check, "ok", sentence)


def warning(check: str, sentence: str, advice: str) -> Finding:
    return Finding(check, "warning", sentence, advice)


def problem(check: str, sentence: str, advice: str) -> Finding:
    return Finding(check, "problem", sentence, advice)
