"""The fair shuffle (docs/fair-shuffle.md): the server commits to a secret, players add values, anyone can check.

The server cannot choose the deal, because its secret was fixed before the players' values were known; the players
cannot, because they do not know the secret.
"""

import hashlib
import re
from typing import Any

import msgspec

from motherlode.rules import MotherlodeError, game

FORMAT = "motherlode-fair/1"
NO_VALUE = "-"
_VALUE = re.compile(r"[0-9a-f]{1,64}")
_SECRET = re.compile(r"[0-9a-f]{64}")


class Unfair(MotherlodeError):
    """A deal that does not come from what was published."""

    name = "unfair"


class Fair(msgspec.Struct, frozen=True):
    """What a record says about its deal's origin."""

    commitment: str
    secret: str
    values: tuple[str | None, ...]
    """Each seat's own value; null where none was given."""
    choices: dict[str, Any] = {}
    """What was chosen and not drawn."""


def is_value(text: str) -> bool:
    return _VALUE.fullmatch(text) is not None


def commitment(secret: str) -> str:
    """What is published before the deal: SHA-256 of the secret's bytes, in hexadecimal."""
    return hashlib.sha256(bytes.fromhex(secret)).hexdigest()


def seed(secret: str, values: tuple[str | None, ...]) -> str:
    """The seed of the portable shuffle (docs/deals.md)."""
    return ":".join([FORMAT, secret, *(value or NO_VALUE for value in values)])


class _Noted(msgspec.Struct, frozen=True):
    """The keys of a record that checking needs."""

    game: str
    players: int
    options: dict[str, Any]
    deal: dict[str, Any]
    fair: Fair | None = None
    seed: int | str | None = None
    choices: dict[str, Any] = {}


def verify(record: bytes | str, published: str | None = None) -> str:
    """Recomputes a record's deal; says in a sentence what was found, or why the deal is not what was promised."""
    try:
        noted = msgspec.json.decode(record, type=_Noted)
    except (msgspec.DecodeError, UnicodeError, RecursionError) as error:
        raise Unfair(f"This is no record of a game: {error}.") from None
    if noted.fair is None:
        return _verify_numbered(noted)
    _check_commitment(noted.fair, noted.players, published)
    _check_deal(noted, seed(noted.fair.secret, noted.fair.values), noted.fair.choices)
    given = sum(value is not None for value in noted.fair.values)
    return (
        f"fair: the secret fits its commitment, and with {given} of {noted.players} players' values it gives this deal"
    )


def _verify_numbered(noted: _Noted) -> str:
    if noted.seed is None:
        raise Unfair("The record does not say where its deal came from; there is nothing to check.")
    _check_deal(noted, noted.seed, noted.choices)
    return f"numbered: this is the deal {noted.seed}"


def _check_commitment(fair: Fair, players: int, published: str | None) -> None:
    if not _SECRET.fullmatch(fair.secret):
        raise Unfair("The secret is not 64 hexadecimal digits in small letters.")
    if commitment(fair.secret) != fair.commitment:
        raise Unfair("The secret does not fit the commitment: it is not the one that was fixed before the deal.")
    if published is not None and published != fair.commitment:
        raise Unfair("The record's commitment is not the one that was published before the deal.")
    if len(fair.values) != players or not all(value is None or is_value(value) for value in fair.values):
        raise Unfair("The players' values are not one a seat, each of 1 to 64 hexadecimal digits in small letters.")


def _check_deal(noted: _Noted, deal_seed: int | str, choices: dict[str, Any]) -> None:
    rules = game(noted.game)
    try:
        state = rules.deal(noted.players, deal_seed, noted.options, **choices)
    except TypeError:
        raise Unfair(f"There is no such choice in {noted.game}: {', '.join(choices)}.") from None
    if state.deal != rules.start(noted.deal, noted.players, noted.options).deal:
        raise Unfair("Another deal comes out: the record's cards are not those that were fixed.")
