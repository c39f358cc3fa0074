"""Texts that people or servers wrote: shown as text, and never obeyed by the terminal."""

import unicodedata
from typing import Any

LONGEST = 2000
"""Characters of one text: every sentence of ours is much shorter."""
_REPLACED = "\N{REPLACEMENT CHARACTER}"
_INVISIBLE = ("C", "Zl", "Zp")


def as_text(text: str, longest: int = LONGEST) -> str:
    """A text on one line without control characters, cut where it is too long."""
    text = text[:longest]
    if text.isprintable():
        return text
    return "".join(_as_character(character) for character in text)


def _as_character(character: str) -> str:
    if character.isspace():
        return " "
    return _REPLACED if unicodedata.category(character).startswith(_INVISIBLE) else character


def all_as_text(value: Any) -> Any:
    """What was read from JSON, with every text in it made harmless."""
    if isinstance(value, str):
        return as_text(value)
    if isinstance(value, list):
        return [all_as_text(item) for item in value]
    if isinstance(value, dict):
        return {as_text(key): all_as_text(item) for key, item in value.items()}
    return value
