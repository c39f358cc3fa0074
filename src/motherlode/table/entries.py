"""The entries of a table's log. A table is nothing but what its log says: it is rebuilt from it after a crash.

The log holds what is hidden (deals, secrets, who a guest is), so it never leaves the server; `views.py` decides what
does.
"""

from typing import Any, Literal, NamedTuple

import msgspec

from motherlode.rules import game
from motherlode.rules.events import kind_name
from motherlode.rules.house import is_printed
from motherlode.table.clocks import TimeControl


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
    time: TimeControl | None = None
    """How long the players may think; null for as long as they like."""
    friends: bool = False
    """Only friends of the host can sit down."""
    group: str | None = None
    """The page of a group: only its members can sit down."""
    rated: bool = False
    """Games count for the players' ratings, if all of them agree (docs/ratings.md)."""
    shared: bool = False
    """Finished games may be published as data, without names and chat (docs/data.md). Everybody there sees it."""

    @property
    def is_printed(self) -> bool:
        """Whether the printed rules are played, and no house rules."""
        return is_printed(game(self.game).options(self.players, self.options))


class ContestGame(msgspec.Struct, frozen=True, kw_only=True):
    """What a table's one game is part of (docs/contests.md)."""

    kind: Literal["daily", "tournament"]
    name: str
    """Of a daily deal the day and the game; the code of a tournament."""
    round: int = 0
    sealed: bool = False
    """Others play the same deal, so nobody looks on, and the record is closed until the day or the round is."""

    @property
    def seal(self) -> str | None:
        """The name of what has to be opened before the record can be read."""
        return f"{self.kind}/{self.name}/{self.round}" if self.sealed else None


class Entry(msgspec.Struct, frozen=True, gc=False, tag_field="kind", tag=kind_name, omit_defaults=True, kw_only=True):
    """One thing that changed the table."""

    took: int = 0
    """Milliseconds that the clock of whoever was to move has counted since the entry before."""


class Opened(Entry, frozen=True):
    """The table is there; always the first entry."""

    host: str
    settings: Settings
    secret: str
    """What the first game's deal will come from (docs/fair-shuffle.md)."""
    contest: ContestGame | None = None
    """Set for a table that a contest has opened for one game."""


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
    zone: str | None = None
    """Where the person lives, for tables with playing hours."""


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


class RatingAgreed(Entry, frozen=True):
    """A person agrees that games are rated here, or does not any more; asked again when seats or settings change."""

    person: str
    agree: bool


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


class Forfeited(Entry, frozen=True):
    """The player in a seat has left a rated game and comes in last in it; a bot may play on."""

    seat: int


class RanOut(Entry, frozen=True):
    """The seat to move has no time left."""

    seat: int


class TimeGiven(Entry, frozen=True):
    """A seat has more time than it had."""

    seat: int
    seconds: int


class HolidaysTaken(Entry, frozen=True):
    """The clock of a seat stands still for some days; none ends the holidays."""

    seat: int
    days: int


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
    | RatingAgreed
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
    | Forfeited
    | RanOut
    | TimeGiven
    | HolidaysTaken
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
