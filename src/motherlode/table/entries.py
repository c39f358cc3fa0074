"""The entries of a table's log. A table is nothing but what its log says: it is rebuilt from it after a crash.

The log holds what is hidden (deals, secrets, who a guest is), so it never leaves the server; `views.py` decides what
does.
"""

from typing import Any, NamedTuple

import msgspec

from motherlode.rules.events import kind_name


class Settings(msgspec.Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """What the host decides before play."""

    game: str
    players: int
    options: dict[str, Any] = {}
    listed: bool = False
    """Shown in the lobby; otherwise only who has the code finds the table."""
    first: int | None = None
    """The seat that starts, or deals, the first game; null leaves it to chance."""
    deal: int | None = None
    """A numbered deal, the same cards for everybody who plays it; the next game has the next number."""
    games: int | None = None
    """How many games make a match (M14); null for a series without end."""
    away_after: int = 120
    """After so many seconds the others may let a bot play for somebody who is away."""
    pause: bool = True
    """Bots wait a little before they move, as people do."""
    hints: bool = True
    """Who is to move may ask a bot for advice."""


class Entry(msgspec.Struct, frozen=True, tag_field="kind", tag=kind_name, omit_defaults=True):
    """One thing that changed the table."""


class Opened(Entry, frozen=True):
    """The table is there; always the first entry."""

    host: str
    settings: Settings
    secret: str
    """What the first game's deal will come from (docs/fair-shuffle.md)."""


class Configured(Entry, frozen=True):
    settings: Settings


class Named(Entry, frozen=True):
    person: str
    name: str
    avatar: str | None = None


class Sat(Entry, frozen=True):
    """A person takes an empty seat."""

    seat: int
    person: str


class BotSat(Entry, frozen=True):
    """A bot takes an empty seat, another takes a bot's, or a person's who has resigned."""

    seat: int
    level: str


class Left(Entry, frozen=True):
    """A seat is empty again: stood up, or removed by the host."""

    seat: int


class HostPassed(Entry, frozen=True):
    """Somebody else is the host now."""

    person: str


class ColoursPicked(Entry, frozen=True):
    """The colours that a seat wants, where the game lets players wish."""

    seat: int
    colours: tuple[str, ...]


class Sealed(Entry, frozen=True):
    """A seat will add a random value to the next deal, and is bound to it."""

    seat: int
    seal: str


class TermsFixed(Entry, frozen=True):
    """What the next deal will be made of is published; from now on values may be shown (docs/fair-shuffle.md)."""

    choices: dict[str, Any]
    seals: tuple[str | None, ...]
    """Of the seats whose values are waited for."""


class ValueGiven(Entry, frozen=True):
    """A seat shows its value. In older logs it was not sealed before."""

    seat: int
    value: str


class CalledOff(Entry, frozen=True):
    """The terms are void: somebody's value did not come, or the table changed. What was shown is never used again."""

    next_secret: str


class Started(Entry, frozen=True):
    """A game begins."""

    deal: dict[str, Any]
    choices: dict[str, Any]
    """What was chosen and not drawn: who starts, who picked which colours."""
    record: str
    """The name under which the record can be had when the game is over."""
    next_secret: str
    number: int | None = None
    """Of a numbered deal."""
    given: tuple[str, ...] | None = None
    """Of a game that goes on from a record: the moves that were made there. Its deal was known before."""


class Moved(Entry, frozen=True):
    seat: int
    move: str


class TakeBackAsked(Entry, frozen=True):
    """A seat wants its last move back, for which it needs the others' consent."""

    seat: int


class TakeBackAgreed(Entry, frozen=True):
    person: str


class TakeBackDeclined(Entry, frozen=True):
    pass


class TakenBack(Entry, frozen=True):
    """The last moves are taken back."""

    moves: int


class EndAsked(Entry, frozen=True):
    """A seat wants to end the game without a result, for which it needs the others' consent."""

    seat: int


class EndAgreed(Entry, frozen=True):
    person: str


class EndDeclined(Entry, frozen=True):
    pass


class Ended(Entry, frozen=True):
    """The running game is over without a result."""


class StandInSat(Entry, frozen=True):
    """A bot plays on for a person who is away."""

    seat: int
    level: str


class StandInLeft(Entry, frozen=True):
    """The person took the seat back."""

    seat: int


class Said(Entry, frozen=True):
    """Chat: a text, or the name of a ready-made phrase."""

    seat: int
    text: str = ""
    phrase: str = ""


class Muted(Entry, frozen=True):
    """A person does not want to read another any more, or again."""

    person: str
    other: str
    muted: bool


AnyEntry = (
    Opened
    | Configured
    | Named
    | Sat
    | BotSat
    | Left
    | HostPassed
    | ColoursPicked
    | Sealed
    | TermsFixed
    | ValueGiven
    | CalledOff
    | Started
    | Moved
    | TakeBackAsked
    | TakeBackAgreed
    | TakeBackDeclined
    | TakenBack
    | EndAsked
    | EndAgreed
    | EndDeclined
    | Ended
    | StandInSat
    | StandInLeft
    | Said
    | Muted
)


class Written(NamedTuple):
    """An entry as it stands in the log: with the time at which it was written."""

    entry: Entry
    at: int
    """In milliseconds since 1970."""


def person_of(entry: Opened | Sat | HostPassed) -> str:
    """Who has the table's key, or a seat, from this entry on."""
    return entry.host if isinstance(entry, Opened) else entry.person


_encoder = msgspec.json.Encoder()
_decoder: msgspec.json.Decoder[Entry] = msgspec.json.Decoder(AnyEntry)


def write(entry: Entry) -> str:
    """An entry as it stands in the log on disk."""
    return _encoder.encode(entry).decode()


def read(text: str) -> Entry:
    return _decoder.decode(text)
