"""What a name looks like: two names with the same skeleton could be taken for each other."""

import unicodedata
from functools import cache

from confusable_homoglyphs import confusables

LOOKS_LIKE = {"1": "l", "i": "l", "|": "l", "0": "o", "5": "s", "w": "vv", "m": "rn"}
"""Of what is left after capitals and other alphabets are folded."""


def skeleton(name: str) -> str:
    """A name without capitals, accents, spaces and signs, each letter as the one that it looks like (after UTS 39)."""
    plain = _bare("".join(map(_prototype, unicodedata.normalize("NFKD", name))))
    folded = "".join(LOOKS_LIKE.get(char, char) for char in plain)
    return folded or unicodedata.normalize("NFKC", name).casefold()


def _bare(text: str) -> str:
    """Letters, digits and pictures, without accents, in small letters."""
    kept = [char for char in unicodedata.normalize("NFKD", text.casefold()) if unicodedata.category(char)[0] in "LNS"]
    return "".join(kept)


@cache
def _prototype(char: str) -> str:
    """The letter that stands for all that look like it; two that look like each other only have the first of them."""
    others = confusables.confusables_data.get(char, ())
    if len(others) != 1 or (char.isascii() and char.isalnum()):
        return char
    other = str(others[0]["c"])
    back = confusables.confusables_data.get(other, ())
    return min(char, other) if len(back) == 1 and not other.isascii() else other
