"""Names and chat: plain text of a few words, shown as text only."""

import unicodedata
from typing import Literal, get_args

from motherlode.table.errors import Refused

Avatar = Literal["helmet", "mule", "crow", "lantern", "nugget", "picks"]
"""The pictures that people can choose; each interface draws them itself."""
AVATARS: tuple[Avatar, ...] = get_args(Avatar)
NAME_LENGTH = 24
TEXT_LENGTH = 280
BLANK = "\u115f\u1160\u2800\u3164\uffa0"
"""Letters and signs by their category, and yet nothing is drawn: fillers of Hangul, the empty Braille pattern."""

JOINERS = "\u200c\u200d"
"""Control characters that belong to writing: some pictures are made of several, and Persian words have gaps."""


def clean_name(text: str) -> str:
    return _clean(text, NAME_LENGTH, "bad_name", "A name")


def clean_text(text: str) -> str:
    return _clean(text, TEXT_LENGTH, "bad_text", "A message")


def clean_avatar(name: str | None) -> Avatar | None:
    known = known_avatar(name)
    if name is not None and known is None:
        raise Refused("bad_avatar", f"There is no picture {name!r}: choose one of {', '.join(AVATARS)}, or none.")
    return known


def known_avatar(name: str | None) -> Avatar | None:
    return next((avatar for avatar in AVATARS if avatar == name), None)


def _clean(text: str, longest: int, name: str, what: str) -> str:
    text = " ".join(unicodedata.normalize("NFC", text).split())
    if not 1 <= len(text) <= longest:
        raise Refused(name, f"{what} has 1 to {longest} characters.")
    if any(unicodedata.category(char).startswith("C") and char not in JOINERS for char in text):
        raise Refused(name, f"{what} cannot have control characters.")
    if all(_is_invisible(char) for char in text):
        raise Refused(name, f"{what} has to have something that can be seen.")
    return text


def _is_invisible(char: str) -> bool:
    return char in BLANK or unicodedata.category(char)[0] in "ZMC"
