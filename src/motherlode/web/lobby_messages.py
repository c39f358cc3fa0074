"""What goes over the lobby's socket (docs/protocol.md): the tables, and who wants to play with anybody."""

import msgspec

from motherlode.table.commands import Command
from motherlode.table.entries import Settings
from motherlode.table.finished import SeatSummary
from motherlode.table.frames import ClosingFrame, DoneFrame, Frame, Phase, RefusedFrame
from motherlode.table.summary import TableSummary

# What somebody asks.


class Seek(Command, frozen=True):
    """Wants to play with anybody."""

    game: str
    players: int | None = None
    """Null for any number."""
    bots: str | None = None
    """The level of the bots that may fill in if the wait is long; null for none."""


class StopSeeking(Command, frozen=True):
    """Wants to no longer."""


AnyLobbyCommand = Seek | StopSeeking


# What is told.


class LobbySeat(msgspec.Struct, frozen=True):
    """Who sits somewhere: a person, a bot, or nobody."""

    taken: bool
    name: str | None
    level: str | None
    """Of a bot."""


class Summary(msgspec.Struct, frozen=True, kw_only=True):
    """A table for whoever has not sat down yet."""

    code: str
    settings: Settings
    phase: Phase
    free: int
    people: int
    bots: int
    host: str | None


class LobbyTable(Summary, frozen=True, kw_only=True):
    """A table in the lobby, for whoever has not sat down yet."""

    seats: tuple[LobbySeat, ...]
    opened_at: int
    """In seconds since 1970."""
    here: bool
    """Somebody is at the table now."""


class Seeking(msgspec.Struct, frozen=True):
    """What somebody wants."""

    game: str
    players: int | None
    bots: str | None
    waited: int
    """For so many milliseconds."""


class LobbyFrame(Frame, frozen=True, tag="lobby"):
    """Everything, when one comes in."""

    tables: tuple[LobbyTable, ...]
    """The newest first."""
    waiting: dict[str, int]
    """How many people want to play with anybody, by game."""
    fill_after: int
    """Milliseconds after which bots fill in."""


class LobbyChangedFrame(Frame, frozen=True, tag="lobby_changed"):
    tables: tuple[LobbyTable, ...]
    """Tables that are new, or others than before."""
    gone: tuple[str, ...]
    """Codes of those that are there no more."""


class WaitingFrame(Frame, frozen=True, tag="waiting"):
    waiting: dict[str, int]


class SeekingFrame(Frame, frozen=True, tag="seeking"):
    """What one wants now; null if nothing, or if one wants something on another page."""

    seeking: Seeking | None
    answer: int | None = None


class MatchedFrame(Frame, frozen=True, tag="matched"):
    """One has a seat."""

    code: str


AnyLobbyFrame = (
    LobbyFrame
    | LobbyChangedFrame
    | WaitingFrame
    | SeekingFrame
    | MatchedFrame
    | DoneFrame
    | RefusedFrame
    | ClosingFrame
)


def summary_of(code: str, table: TableSummary) -> Summary:
    people = sum(seat.person is not None for seat in table.seats)
    bots = sum(seat.bot is not None for seat in table.seats)
    return Summary(
        code=code,
        settings=table.settings,
        phase=table.phase,
        free=len(table.seats) - people - bots,
        people=people,
        bots=bots,
        host=table.host_name,
    )


def lobby_table(code: str, opened_at: int, here: bool, table: TableSummary) -> LobbyTable:
    return LobbyTable(
        **msgspec.structs.asdict(summary_of(code, table)),
        seats=tuple(_seat(seat) for seat in table.seats),
        opened_at=opened_at,
        here=here,
    )


def _seat(seat: SeatSummary) -> LobbySeat:
    return LobbySeat(seat.person is not None or seat.bot is not None, seat.name, seat.bot)
