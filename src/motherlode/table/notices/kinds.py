"""What a notice is. It holds names and times, never a card: what a table hides is in no field of it."""

from typing import Literal, get_args

import msgspec

Kind = Literal["turn", "half", "most", "over", "invited", "waits"]
"""Your turn; half, and four fifths, of your time are gone; the game is over; somebody invites you; a friend waits."""
KINDS: tuple[Kind, ...] = get_args(Kind)
OF_TURN: tuple[Kind, ...] = ("turn", "half", "most")
"""What nobody needs to hear any more when the turn has passed."""
OF_GATHERING: tuple[Kind, ...] = ("invited", "waits")
"""What nobody needs to hear any more when the game has begun."""
OF_TIME: tuple[Kind, ...] = ("half", "most")


class NoticeFacts(msgspec.Struct, frozen=True, kw_only=True, omit_defaults=True):
    """What a notice tells, for its words."""

    game: str
    others: tuple[str, ...] = ()
    """The names of the others at the table."""
    by: str | None = None
    """Who invites, or waits."""
    until: int | None = None
    """When there is no time left, in milliseconds since 1970."""
    winners: tuple[str, ...] = ()
    won: bool = False
    ended: bool = False
    """The players ended the game without a result."""


class Notice(msgspec.Struct, frozen=True):
    """Something to tell one person of one table."""

    person: str
    kind: Kind
    due: int
    """When it is to be sent, in milliseconds since 1970."""
    facts: NoticeFacts


class Waiting(msgspec.Struct, frozen=True):
    """Somebody waits at a table: friends are told."""

    person: str
    due: int
    facts: NoticeFacts


class Notices(msgspec.Struct, frozen=True, gc=False):
    """What comes of what is written to a table's log. It goes to disk in the same commit."""

    told: tuple[Notice, ...] = ()
    waiting: tuple[Waiting, ...] = ()
    past: tuple[Kind, ...] = ()
    """Notices of these kinds are pointless now, if they were not sent yet."""


NOTHING = Notices()


def write(facts: NoticeFacts) -> str:
    return _encoder.encode(facts).decode()


def read(text: str) -> NoticeFacts:
    return _decoder.decode(text)


_encoder = msgspec.json.Encoder()
_decoder: msgspec.json.Decoder[NoticeFacts] = msgspec.json.Decoder(NoticeFacts)
