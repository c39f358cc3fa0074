"""Names and chat: plain text of a few words, shown as text only."""

import unicodedata

from motherlode.table.errors import Refused

NAME_LENGTH = 24
TEXT_LENGTH = 280
BLANK = "\u115f\u1160\u2800\u3164\uffa0"
"""Letters and signs by their category, and yet nothing is drawn: fillers of Hangul, the empty Braille pattern."""


def clean_name(text: str) -> str:
    return _clean(text, NAME_LENGTH, "bad_name", "A name")


def clean_text(text: str) -> str:
    return _clean(text, TEXT_LENGTH, "bad_text", "A message")


def _clean(text: str, longest: int, name: str, what: str) -> str:
    text = " ".join(unicodedata.normalize("NFC", text).split())
    if not 1 <= len(text) <= longest:
        raise Refused(name, f"{what} has 1 to {longest} characters.")
    if any(unicodedata.category(char).startswith("C") for char in text):
        raise Refused(name, f"{what} cannot have control characters.")
    if all(_is_invisible(char) for char in text):
        raise Refused(name, f"{what} has to have something that can be seen.")
    return text


def _is_invisible(char: str) -> bool:
    return char in BLANK or unicodedata.category(char)[0] in "ZM"
