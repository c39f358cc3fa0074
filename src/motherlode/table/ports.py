"""What a table's host needs of its surroundings, as small interfaces: a server and a keyboard bring their own.

A host and its tables read no clock and draw no random number but what they are handed, so that a test brings its own.
What is kept beside the log (people, groups, invitations, notices) is told what time it is with each request and gets
its source of randomness when it is made; the machine's own is the default. Only the watch over connections to
PostgreSQL (`database.py`) looks at the machine's clock by itself.
"""

from collections.abc import Awaitable, Callable, Sequence
from typing import NamedTuple, Protocol

import msgspec

from motherlode.rules import Game, Knowledge, Move
from motherlode.table.clocks import Span
from motherlode.table.entries import Entry, Written
from motherlode.table.fair_queue import Requester
from motherlode.table.finished import FinishedGame
from motherlode.table.frames import HintFrame
from motherlode.table.notices.kinds import NOTHING, Notices
from motherlode.table.play import Play

Token = Callable[[int], str]
"""The source of randomness: so many random bytes, as hexadecimal digits."""
Levels = Callable[[Game], Sequence[str]]
"""The bots that can take a seat in a game."""


# The log.


class TableStatus(msgspec.Struct, frozen=True, gc=False):
    """The status of a table when something is written, for lists of tables (`summary.py`)."""

    to_move: int | None
    summary: bytes | None = None
    """None if it is as before."""
    listed: bool = False
    due: int | None = None
    """When the player whose decision it is has no time left, in milliseconds since 1970."""
    timed: bool = False
    """Whether `due` may be another than before."""
    warned: tuple[int, int] | None = None
    """When half, and when four fifths, of the time for the decision are gone."""
    members: tuple[str, ...] = ()
    """With a summary: for whom there is something to come back to."""


class Writing(msgspec.Struct, frozen=True, gc=False):
    """What one request adds: entries from a number on, when, and the record of a game that they ended."""

    code: str
    number: int
    entries: tuple[Entry, ...]
    at: int = 0
    """In milliseconds since 1970."""
    record: tuple[str, bytes] | None = None
    status: TableStatus = TableStatus(None)
    finished: FinishedGame | None = None
    """With a record: how its game goes down in the lists."""
    claims: tuple[tuple[str, str], ...] = ()
    """People and tickets of those who wanted to play with anybody and get a seat here; nothing is written if one of
    them has a seat elsewhere already, or is gone.
    """
    notices: Notices = NOTHING
    """What people are told who are not at the table."""


class AlreadyWritten(Exception):
    """A number of a log is used, or the name of a record: another writer was first. Nothing was written."""


class OutcomeUnknown(Exception):
    """The connection was lost during the commit: only the log itself can tell whether it was written."""


Tell = Callable[[Exception | None], None]
"""Is called with what went wrong with a writing, if anything did."""


class Log(Protocol):
    """Where entries are kept, each number of a table's log once."""

    def append(self, writing: Writing, tell: Tell) -> None:
        """Puts a writing on its way. Later it tells what came of it: nothing wrong, and it is on disk; or
        `AlreadyWritten`, `OutcomeUnknown`, or anything else if nothing was written for sure.
        """

    def read(self, code: str, start: int) -> Awaitable[list[Written]]:
        """A table's entries from a number on."""

    def wrote(self, code: str, number: int) -> Awaitable[bool]:
        """Whether it was this process that wrote an entry: another may have written the same."""


# The people.


class Connection(Protocol):
    """Somebody who is connected to a table: a socket, a keyboard."""

    @property
    def person(self) -> str:
        """Who it is. One person may be connected several times."""

    @property
    def address(self) -> str:
        """Where it comes from: what takes long is shared fairly between addresses. Empty at a keyboard."""

    def send(self, frame: bytes) -> None:
        """Puts a packed frame on its way, at once and without waiting."""

    def hold(self) -> None:
        """One more request of this connection waits for the log: better to read no others meanwhile."""

    def release(self) -> None:
        """One request less waits."""

    def hang_up(self) -> None:
        """Ends the connection; whoever it is may come back at once."""


class Presence(Protocol):
    """Who is at a table now, since when others are away, and which seat a shared screen shows."""

    def arrive(self, person: str) -> None: ...
    def leave(self, person: str, now: float) -> None: ...
    def here(self, person: str) -> bool: ...
    def everybody(self) -> list[str]: ...
    def away_for(self, person: str, now: float) -> float: ...
    def shown(self, person: str) -> int | None: ...
    def show(self, person: str, seat: int) -> None: ...
    def cover(self, person: str, to_move: int) -> None: ...


# Time.


class Timer(Protocol):
    def cancel(self) -> None: ...


class Clock(Protocol):
    def now(self) -> int:
        """Milliseconds since 1970: what entries carry."""

    def monotonic(self) -> float:
        """Seconds that only grow: how long somebody is away, how long a bot thinks."""

    def call_later(self, seconds: float, what: Callable[[], None]) -> Timer: ...

    async def sleep(self, seconds: float) -> None: ...


# Bots.


class Rated(Protocol):
    """A move as a bot rates it."""

    @property
    def move(self) -> Move: ...
    @property
    def win(self) -> float: ...
    @property
    def points(self) -> float: ...


class Bots(Protocol):
    """What plays. Called in threads: `load` may compile for a while, and thinking takes its time."""

    def levels(self, game: Game) -> Sequence[str]:
        """What can take a seat; known without loading anything."""

    def load(self, game: Game) -> None:
        """Makes ready what `choose` and `advise` need."""

    def seconds(self, level: str) -> float | None:
        """How long a level thinks about a move; None if it does not say."""

    def choose(self, level: str, knowledge: Knowledge, seed: int, share: float = 1.0) -> Move:
        """The move of a bot in a seat, in a share of its time."""

    def choose_counted(self, level: str, knowledge: Knowledge, seed: int) -> Move:
        """The same with so many thoughts instead of so much time: the same move whenever and wherever it is asked."""

    def ponder(self, level: str, knowledge: Knowledge, seed: int) -> bool:
        """Lets a bot think ahead a little, while another seat decides; whether there is more to think of."""

    def advise(self, knowledge: Knowledge, seed: int) -> Rated:
        """The best move as the strongest bot rates it."""


class Thought(NamedTuple):
    """A bot's move, and how long it was thought about; not how long that waited for its turn."""

    move: str
    seconds: float


class BotPool(Protocol):
    """The pool where bots think, without holding up anybody."""

    def levels(self, game: Game) -> Sequence[str]: ...

    def seconds(self, level: str) -> float | None: ...

    async def choose(self, play: Play, seat: int, level: str, share: float, requester: Requester) -> Thought:
        """The move of the bot in a seat, in a share of its level's time."""

    async def ponder(self, play: Play, seat: int, level: str) -> None:
        """Lets the bot in a seat think ahead while nobody else wants to think; returns when it has, or somebody does.
        To be cancelled when the game goes on.
        """

    async def advise(
        self, play: Play, seat: int, turn: int, answer: int | None, requester: Requester, wanted: Callable[[], bool]
    ) -> HintFrame:
        """A hint for the person in a seat; refused as stale if nobody wants it any more when its turn comes."""


class RulesLoader(Protocol):
    """Loads the compiled rules of games."""

    def has_rules(self, name: str) -> bool: ...

    async def rules(self, name: str) -> None:
        """Returns when a game can be played."""


# Who watches over it.


class Monitor(Protocol):
    """Counts what happens and how long it takes, and hears what went wrong."""

    def count(self, name: str) -> None: ...
    def time_move(self, arrived: float, on_disk: float, told: float) -> None:
        """When a person's move came, was on disk, and was told to everybody, by the monotonic clock."""

    def fail(self, what: str, error: BaseException, code: str) -> None: ...


class Ports(msgspec.Struct, kw_only=True):
    """All of it, shared by all tables of a process."""

    log: Log
    clock: Clock
    token: Token
    bot_pool: BotPool
    rules_loader: RulesLoader
    monitor: Monitor
    presence: Callable[[str, float], Presence]
    """The presence at the table of a code, from a moment on."""
    bots_elsewhere: Callable[[str], float] = lambda code: 0.0
    """For how many seconds a table's bot is left to another server that has the table, too; 0 where it thinks here."""
    downtimes: Callable[[], Sequence[Span]] = tuple
    """When the server could not be reached: clocks stood still then."""
    forget: Callable[[str], None] = lambda code: None
    """Throws a table out of memory; it comes back from its log."""
    pondering: bool = False
    """Bots think ahead while people decide, where there are threads to spare."""
    unattended: bool = False
    """Bots also play on where nobody is connected: for simulations through a server."""
