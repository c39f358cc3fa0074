"""What a review says, as plain data: it is written as JSON, drawn, and put into words elsewhere."""

from typing import Literal

import msgspec

FORMAT = "motherlode-review/1"

Kind = Literal["best", "good", "slip", "mistake"]
KINDS: tuple[Kind, ...] = ("best", "good", "slip", "mistake")
Cause = Literal["choice", "memory"]


class Estimate(msgspec.Struct, frozen=True):
    """What every seat may expect of a position. `win` is a share of the victory, `points` the lead over the best other;
    `error` is the standard error of `win`, 0 where it is exact.
    """

    win: tuple[float, ...]
    error: tuple[float, ...]
    points: tuple[float, ...]
    exact: bool = False


class Option(msgspec.Struct, frozen=True):
    """A legal move as the seat could judge it."""

    move: str
    win: float
    error: float
    points: float


class SeenCard(msgspec.Struct, frozen=True):
    """A card that lay face down and that the seat had seen."""

    place: int
    card: str
    turns: int
    """So many turns before the decision it was last seen."""


class Decision(msgspec.Struct, frozen=True, kw_only=True):
    """A decision, judged by what its seat could know."""

    kind: Kind
    loss: float
    """The chance to win that it cost against the best move, as far as the search can tell."""
    error: float
    """The standard error of the loss; 0 where it is exact."""
    points: float
    """The points that it cost."""
    exact: bool
    exact_points: bool = False
    """Whether the points are exact; where only they are, it is at the end of the round, and what they are worth then is
    a guess. Where only the chance to win is exact, points were not counted.
    """
    better: str | None
    """The best move, where the one that was made is not as good."""
    line: tuple[str, ...] = ()
    """What would probably have followed the better move."""
    options: tuple[Option, ...] = ()
    """The best moves, and the one that was made."""
    really: float | None = None
    """A second look: what the move cost with all cards as they really lay. Less than 0 if it was lucky."""
    cause: Cause = "choice"
    sighting: SeenCard | None = None
    """What had been forgotten, if the cause is memory."""


class ReviewedMove(msgspec.Struct, frozen=True, kw_only=True):
    """One move of the game: the decision takes `before` to `after`, and what chance does then to the next `before`."""

    turn: int
    """How many moves were made before."""
    seat: int
    move: str
    before: Estimate
    after: Estimate
    chance: bool
    """Whether cards turned up or were dealt after the move."""
    decision: Decision | None
    """None where there was nothing to choose, or it was not judged yet."""


class Ledger(msgspec.Struct, frozen=True, kw_only=True):
    """Where a seat's share of the victory came from: `even + luck + sum(play) == result`, but for rounding."""

    even: float
    """What equals have before the deal."""
    luck: float
    luck_error: float
    play: tuple[float, ...]
    """By seat, what its decisions brought to this one."""
    result: float

    @property
    def adjusted(self) -> float:
        """The result without luck."""
        return self.result - self.luck


class TurningPoint(msgspec.Struct, frozen=True, kw_only=True):
    """One of the largest changes of the chance to win."""

    turn: int
    seat: int
    """Who moved."""
    cause: Literal["move", "chance"]
    whose: int
    """Whose chance changed."""
    before: float
    after: float


class DecisionTally(msgspec.Struct, frozen=True):
    """A seat's decisions in short."""

    kinds: dict[str, int]
    loss: float
    """All that they cost, in victories."""
    points: float
    forgotten: int
    """How many of its losses memory caused."""


class Review(msgspec.Struct, frozen=True, kw_only=True):
    """A game that is over, reviewed."""

    format: str = FORMAT
    game: str
    players: int
    progress: float
    """1 when it grows no more."""
    samples: int
    """How often each position was played out."""
    end: Estimate
    steps: tuple[ReviewedMove, ...]
    ledgers: tuple[Ledger, ...]
    """By seat."""
    tallies: tuple[DecisionTally, ...]
    turning_points: tuple[TurningPoint, ...]

    @property
    def curve(self) -> list[Estimate]:
        """What the seats could expect before every move, and at the end."""
        return [*(step.before for step in self.steps), self.end]
