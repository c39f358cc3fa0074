"""Texts that people or servers wrote: shown as text, and never obeyed by the terminal."""

import unicodedata
from typing import Any

from rich.cells import cell_len, set_cell_size

LONGEST = 2000
"""Characters of one text: every sentence of ours is much shorter."""
MOST = 1000
"""Things in a list: a table has fewer of everything."""
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
    """What was read from JSON, with every text in it made harmless; a list that is too long raises `ValueError`."""
    if isinstance(value, str):
        return as_text(value)
    if isinstance(value, list):
        if len(value) > MOST:
            raise ValueError(f"A list has {len(value)} items.")
        return [all_as_text(item) for item in value]
    if isinstance(value, dict):
        return {as_text(key): all_as_text(item) for key, item in value.items()}
    return value


def fitting(text: str, columns: int) -> str:
    """As much of a text as so many columns of a terminal hold."""
    return text if cell_len(text) <= columns else set_cell_size(text, max(0, columns)).rstrip()
