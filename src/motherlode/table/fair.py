"""The fair shuffle (docs/fair-shuffle.md): what the server and the players fix before a deal, and what gives its seed.

The server commits to a secret, and each player's program seals a value. Then the terms are published: all that decides
the deal besides those. Only after that values are shown, so nobody can choose anything in view of the cards.
"""

import hashlib
import re
from typing import Any, Final, Literal

import msgspec

from motherlode.rules import game

FORMAT: Final = "motherlode-fair/2"
FIRST_FORMAT: Final = "motherlode-fair/1"
"""Of older records: values were given openly, and nothing bound the choices."""
NO_VALUE = "-"
_HEX = re.compile(r"[0-9a-f]{64}")


class Fair(msgspec.Struct, frozen=True):
    """What a record says about its deal's origin."""

    commitment: str
    secret: str
    values: tuple[str | None, ...]
    """Each seat's own value; null where none was given."""
    choices: dict[str, Any] = {}
    """What was chosen and not drawn."""
    format: Literal["motherlode-fair/1", "motherlode-fair/2"] = FIRST_FORMAT


class Terms(msgspec.Struct, frozen=True, kw_only=True):
    """What decides a deal besides the secret and the values, published before any value is shown."""

    game: str
    players: int
    options: dict[str, Any]
    """Those that differ from the default."""
    commitment: str
    choices: dict[str, Any]
    seals: tuple[str | None, ...]
    """By seat; null where no value will be part of the deal."""

    @property
    def digest(self) -> str:
        """One short text that stands for all of them."""
        text = msgspec.json.encode(msgspec.to_builtins(self) | {"format": FORMAT}, order="sorted")
        return hashlib.sha256(text).hexdigest()


def make_terms(
    name: str, players: int, options: Any, commitment: str, choices: dict[str, Any], seals: tuple[str | None, ...]
) -> Terms:
    plain = msgspec.to_builtins(game(name).options(players, options))
    return Terms(game=name, players=players, options=plain, commitment=commitment, choices=choices, seals=seals)


def is_hex(text: str) -> bool:
    """Whether a text is 32 bytes as secrets, values and their digests are written."""
    return _HEX.fullmatch(text) is not None


def seal(hidden: str) -> str:
    """What is published of something that stays hidden until later: SHA-256 of its bytes, in hexadecimal."""
    return hashlib.sha256(bytes.fromhex(hidden)).hexdigest()


def seed(secret: str, terms: Terms, values: tuple[str | None, ...]) -> str:
    """The seed of the portable shuffle (docs/deals.md)."""
    return ":".join([FORMAT, secret, terms.digest, *(value or NO_VALUE for value in values)])


def bot_seed(secret: str) -> str:
    """What the seeds of bots come from where the same deal is played by several: the same for all of them."""
    return hashlib.sha256(b"bots" + bytes.fromhex(secret)).hexdigest()


def first_seed(secret: str, values: tuple[str | None, ...]) -> str:
    """The seed of older records."""
    return ":".join([FIRST_FORMAT, secret, *(value or NO_VALUE for value in values)])


def as_told(step: msgspec.Struct) -> dict[str, Any]:
    """A step of a game as it stands in a frame, in JSON's own types."""
    told: dict[str, Any] = msgspec.json.decode(msgspec.json.encode(step))
    return told


class Transcript(msgspec.Struct, kw_only=True):
    """What one player's program gave and saw of one game, kept by itself."""

    format: Literal["motherlode-transcript/1"] = "motherlode-transcript/1"
    server: str
    table: str
    began: int | None = None
    """The turn at which the game began, which names it among the games of the table."""
    terms: Terms
    values: dict[int, str]
    """What was given, by seat."""
    viewpoint: int | None
    """The seat that saw the steps; null where several people shared a screen, who see different things."""
    steps: list[dict[str, Any]] = []
    """The moves and events, as they were told."""
    retold: int | None = None
    """The first step that the server later told otherwise."""
    called_off: int = 0
    """How many deals the server called off before this one, after it had our value."""
