"""What leaves a table: the messages of the protocol (docs/protocol.md), filled in `views.py` and nowhere else."""

from collections.abc import Callable
from typing import Literal

import msgspec

from motherlode.rules import Event, View
from motherlode.rules.events import kind_name
from motherlode.table.entries import ContestGame, Settings
from motherlode.table.fair import Terms
from motherlode.table.text import Avatar


class Frame(msgspec.Struct, frozen=True, gc=False, tag_field="kind", tag=kind_name, kw_only=True):
    """One message to one person."""


Phase = Literal["gathering", "playing", "over"]
"""Before the first game, while one is played, and after it."""


class SeatShown(msgspec.Struct, frozen=True, kw_only=True):
    player: Literal["person", "bot"] | None
    """Null for an empty seat."""
    name: str | None
    avatar: Avatar | None = None
    """The picture that a person has chosen; null for the first letter of the name."""
    level: str | None
    """Of a bot."""
    here: bool
    """A person is connected; bots always are."""
    may_stand_in: bool
    """The person was away so long that the others may let a bot play on."""
    stand_in: str | None
    """The level of the bot that plays on."""
    host: bool
    muted: bool
    """By you."""
    colours: tuple[str, ...]
    """What the seat picked, where the game lets players wish; empty for no wish."""
    value: str | None
    """What the seat adds to the next deal, once it is shown."""
    trouble: Literal["bot_failed"] | None = None
    """The bot here could not move, however often it was asked; another one may."""
    seal: str | None = None
    """By which the seat is bound to its value."""
    agreed: bool = False
    """The person agrees that the next games are rated."""


class You(msgspec.Struct, frozen=True, kw_only=True):
    seats: tuple[int, ...]
    host: bool
    """You may do what only the host may."""
    name: str | None
    avatar: Avatar | None = None


class Series(msgspec.Struct, frozen=True, kw_only=True):
    """The games that these players have ended."""

    played: int
    games: int | None
    """How many make a match; null for a series without end."""
    totals: tuple[int, ...]
    wins: tuple[int, ...]
    ranking: tuple[tuple[int, ...], ...]
    """By totals, then points in the last game (M14)."""
    over: bool
    winners: tuple[int, ...] | None
    """Of a match that is over."""


class Line(msgspec.Struct, frozen=True, kw_only=True):
    """One thing said: a text or the name of a phrase."""

    seat: int
    name: str | None
    text: str
    phrase: str


class TableFrame(Frame, frozen=True, tag="table"):
    """The table around the game: sent when somebody comes, goes, sits, asks, and when a game begins or ends."""

    code: str
    settings: Settings
    phase: Phase
    seats: tuple[SeatShown, ...]
    onlookers: int
    you: You
    series: Series
    commitment: str | None
    """Of the next deal; null where the deal is a numbered one."""
    asks_back: int | None
    """The seat that wants its last move back, if the others agree."""
    record: str | None
    """Where the record of the last game is, once it is over."""
    chat: tuple[Line, ...]
    asks_end: int | None = None
    """The seat that wants to end the game without a result, if the others agree."""
    can_end: bool = False
    """You may end the running game, or ask the others to."""
    terms: Terms | None = None
    """Of the deal that is being made: the sealed values are to be shown now (docs/fair-shuffle.md)."""
    stalled: bool = False
    """The database has not answered for some seconds: what was asked last is not saved yet, and waits."""
    rated: bool = False
    """The game that is being played, or is just over, is rated."""
    contest: ContestGame | None = None
    """What the game is part of: nobody comes or goes, and there is no other game at this table."""


class Made(msgspec.Struct, frozen=True, gc=False, kw_only=True):
    """A move that was made."""

    seat: int
    move: str


class PlayFrame(Frame, frozen=True, tag="play"):
    """The game as you see it now, and what just happened."""

    covered: bool
    """You have several seats, and it is time to hand the screen over: answer with `show`."""
    last: Made | None
    """The move that led here; null at the beginning and after a move was taken back."""
    events: tuple[Event, ...]
    view: View
    """Its `turn` is the table's and is to be sent back with a move."""
    began: int
    """The turn at which the game began, which names it among the games of the table."""
    answer: int | None = None
    """The `id` of your message that this answers."""


class Step(msgspec.Struct, frozen=True, kw_only=True):
    last: Made | None
    events: tuple[Event, ...]


class HistoryFrame(Frame, frozen=True, tag="history"):
    """Everything that happened in this game so far, as you saw it."""

    steps: tuple[Step, ...]


class HintFrame(Frame, frozen=True, tag="hint"):
    """What the strongest bot would do in your seat, and why."""

    answer: int | None
    seat: int
    turn: int
    """The turn that the move would answer."""
    move: str
    win: float
    """The bot's estimate of your chance to win with it."""
    points: float
    """And of the points that you will be ahead of the best other seat."""
    reason: str
    """A stable name; each game has its own."""
    facts: dict[str, str | int]
    """What the reason speaks of: cards, seats, numbers."""


class ClockFrame(Frame, frozen=True, tag="clock"):
    """The clocks of the game, where time is limited. All times are in milliseconds."""

    now: int
    """The server's time, since 1970."""
    left: tuple[int | None, ...]
    """What each seat has left in its bank; null for bots."""
    free: int
    """What is left of the free time of this turn."""
    runs: int | None
    """The seat whose clock counts."""
    due: int | None
    """When it has no time left, by the server's time; nights and holidays are counted in."""
    out: int | None
    """The seat that has no time left: the others choose what happens."""
    holidays: tuple[int | None, ...]
    """Until when the clock of each seat stands still."""


class ChatFrame(Frame, frozen=True, tag="chat"):
    line: Line


class DoneFrame(Frame, frozen=True, tag="done"):
    """Your message was carried out."""

    answer: int | None


class RefusedFrame(Frame, frozen=True, tag="refused"):
    """Your message changed nothing. A fresh view follows where there is a game."""

    answer: int | None
    name: str
    sentence: str
    clause: str | None
    reason: str | None = None
    """Why the rules forbid it: a stable name; each game has its own."""
    facts: dict[str, str | int | tuple[str, ...]] = {}
    """What the reason speaks of: cards, seats, numbers."""


class ClosingFrame(Frame, frozen=True, tag="closing"):
    """The server goes; connect again in a moment."""

    reason: str


AnyFrame = (
    TableFrame | PlayFrame | HistoryFrame | HintFrame | ClockFrame | ChatFrame | DoneFrame | RefusedFrame | ClosingFrame
)

_encoder = msgspec.json.Encoder()


pack: Callable[[Frame | Step], bytes] = _encoder.encode
"""A frame, or a step of a history, as it goes over the wire."""


def pack_history(steps: bytes | bytearray) -> bytes:
    """A history frame of steps that are packed already."""
    return b'{"kind":"history","steps":[' + steps + b"]}"


def write(frame: Frame) -> str:
    return pack(frame).decode()
