"""What a person can ask of a table: the messages of the protocol (docs/protocol.md), read strictly."""

import msgspec

from motherlode.rules.events import kind_name
from motherlode.table.entries import Settings

PHRASES = ("hello", "good_luck", "your_turn", "one_moment", "well_played", "oops", "thanks", "good_game", "rematch")
"""Ready-made phrases; each interface has its own words for them."""


class Command(
    msgspec.Struct,
    frozen=True,
    gc=False,
    tag_field="kind",
    tag=kind_name,
    forbid_unknown_fields=True,
    omit_defaults=True,
    kw_only=True,
):
    """One request. Its `id` comes back with the answer."""

    id: int | None = None


class Name(Command, frozen=True):
    """Gives oneself a name, or who plays in one of one's own seats: people who share a screen have each their own."""

    name: str
    seat: int | None = None
    avatar: str | None = None
    """The picture that goes with the name, one of `text.AVATARS`; none is the name's first letter."""


class Sit(Command, frozen=True):
    seat: int
    zone: str | None = None
    """The time zone where one lives, as `Europe/Berlin`: playing hours go by it."""


class Stand(Command, frozen=True):
    """Leaves an own seat."""

    seat: int


class SeatBot(Command, frozen=True):
    """Host: a bot for an empty seat, or another level for a bot."""

    seat: int
    level: str


class Remove(Command, frozen=True):
    """Host: empties somebody's seat."""

    seat: int


class MakeHost(Command, frozen=True):
    """Host: hands the table to the person in a seat."""

    seat: int


class Configure(Command, frozen=True):
    """Host: other settings, between games."""

    settings: Settings


class AgreeRated(Command, frozen=True):
    """Anyone seated: agrees that the next games are rated, at a table that is to be."""

    agree: bool


class Colours(Command, frozen=True):
    """Picks the colours of an own seat, where the game lets players wish; none is no wish."""

    seat: int
    colours: tuple[str, ...]


class Seal(Command, frozen=True):
    """Promises an own random value for the next deal: SHA-256 of its 32 bytes, as 64 hexadecimal digits."""

    seat: int
    seal: str


class Value(Command, frozen=True):
    """Shows the value that was sealed, once the terms of the deal are published: 64 hexadecimal digits."""

    seat: int
    value: str


class Start(Command, frozen=True):
    """Host: the first game, or any later one."""


class Rematch(Command, frozen=True):
    """Anyone seated: the next game after one that is over."""


class Move(Command, frozen=True):
    """A move of an own seat, with the turn that it answers."""

    seat: int
    turn: int
    move: str


class Hint(Command, frozen=True):
    """Asks the strongest bot what it would do in an own seat."""

    seat: int


class TakeBack(Command, frozen=True):
    """Wants an own seat's last move back."""

    seat: int


class Consent(Command, frozen=True):
    """Answers who wants a move back, or the game ended."""

    agree: bool


class End(Command, frozen=True):
    """Anyone seated: ends the running game without a result; if others sit there, they have to agree."""


class Resign(Command, frozen=True):
    """Leaves an own seat to a bot in the middle of a game; who is the only person there ends it."""

    seat: int
    level: str = "medium"


class Leave(Command, frozen=True):
    """Leaves the table: own seats become free; in the middle of a game a bot of that level plays on, or alone it ends.

    Who was the host hands the table to somebody else there.
    """

    level: str | None = None


class Show(Command, frozen=True):
    """One person, several seats: the screen was handed over to whoever sits in this seat."""

    seat: int


class GiveTime(Command, frozen=True):
    """Anyone else seated: goes on waiting for whoever has no time left."""

    seat: int


class Holidays(Command, frozen=True):
    """Stops the clock of an own seat for some days; 0 ends the holidays."""

    seat: int
    days: int


class StandIn(Command, frozen=True):
    """Anyone seated: lets a bot play for somebody who is away."""

    seat: int
    level: str


class Back(Command, frozen=True):
    """Takes an own seat back from the bot that played on."""

    seat: int


class Say(Command, frozen=True):
    seat: int
    text: str


class Phrase(Command, frozen=True):
    seat: int
    phrase: str


class Mute(Command, frozen=True):
    """Hides what the person in a seat says, for oneself."""

    seat: int
    muted: bool


class Look(Command, frozen=True):
    """Asks for everything anew."""


AnyCommand = (
    Name
    | Sit
    | Stand
    | SeatBot
    | Remove
    | MakeHost
    | Configure
    | AgreeRated
    | Colours
    | Seal
    | Value
    | Start
    | Rematch
    | Move
    | Hint
    | TakeBack
    | Consent
    | End
    | Resign
    | Leave
    | Show
    | GiveTime
    | Holidays
    | StandIn
    | Back
    | Say
    | Phrase
    | Mute
    | Look
)
