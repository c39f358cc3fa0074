"""Reviews a game that is over: first the curve, then every decision, then all of it more and more exactly."""

import os
from collections.abc import Callable, Iterator, Sequence
from concurrent.futures import ThreadPoolExecutor
from functools import cached_property, partial
from itertools import pairwise
from math import sqrt
from typing import NamedTuple

from motherlode.bots.playouts import playout_model
from motherlode.review.exact import Exact
from motherlode.review.judge import Judge
from motherlode.review.report import (
    KINDS,
    Decision,
    DecisionTally,
    Estimate,
    Ledger,
    Review,
    ReviewedMove,
    TurningPoint,
)
from motherlode.review.samples import Samples
from motherlode.rules import MotherlodeError, Move, State

TURNING_POINTS = 3
PIECES = 12
"""Each pass is done in so many pieces, after which one can look."""


class NotFinished(MotherlodeError):
    """A game that goes on cannot be reviewed: a review tells hidden cards."""

    name = "not_finished"


class Pass(NamedTuple):
    """How many more samples each position, and each move of each decision, gets."""

    positions: int
    moves: int


Effort = tuple[Pass, ...]
QUICK: Effort = (Pass(16, 0), Pass(0, 16))
GOOD: Effort = (Pass(16, 0), Pass(48, 16), Pass(128, 48), Pass(320, 128))


class Reviewer:
    """`work` does a piece at a time; `review` says what is known so far, at any time."""

    def __init__(self, end: State, seed: int = 0, effort: Effort = GOOD, threads: int = 1, patience: int = 1) -> None:
        if not end.over:
            raise NotFinished("This game is not over: only a finished one can be reviewed.")
        self._states = end.history
        self._effort = effort
        self._threads = threads
        self._moves = end.moves
        self.progress = 0.0
        self._end = _exactly(end)
        self._chance = [before.drawn < after.drawn for before, after in pairwise(self._states)]
        exact = [Exact(state, patience) for state in self._states[:-1]]
        self._before = [_Position(each, exact[each.turn], seed) for each in self._states[:-1]]
        self._after = [
            _AfterMove(state, move, exact[state.turn], seed) if chance else None
            for state, move, chance in zip(self._states, self._moves, self._chance, strict=False)
        ]
        self._exact = exact
        self._seed = seed
        self._judged: list[Decision | None] = [None] * len(self._moves)

    @cached_property
    def _judges(self) -> list[Judge | None]:
        """By move, who judges it, where there was something to choose; a curve alone needs none of them."""
        return [
            Judge(state, move, self._seed, self._exact[state.turn]) if len(state.legal_moves()) > 1 else None
            for state, move in zip(self._states, self._moves, strict=False)
        ]

    def work(self) -> Iterator[float]:
        """Does the work piece by piece, and tells how much of it is done."""
        whole = sum(self._cost(each) for each in self._effort)
        done = 0.0
        with ThreadPoolExecutor(self._threads) as pool:
            run = pool.map if self._threads > 1 else map  # alone, it keeps to the caller's thread and its priority
            for number, each in enumerate(self._effort):
                last = number == len(self._effort) - 1
                for jobs in (self._positions(each.positions), self._decisions(each.moves, last)):
                    for piece in _pieces(jobs):
                        list(run(_call, piece))
                        done += self._cost(each) * len(piece) / max(1, len(jobs)) / 2
                        self.progress = min(0.99, done / whole)
                        yield self.progress
        self.progress = 1.0
        yield 1.0

    @property
    def has_curve(self) -> bool:
        """Whether every position was looked at, so that there is something to show."""
        return all(each is None or each.samples.count for each in (*self._before, *self._after))

    def _cost(self, each: Pass) -> float:
        return each.positions + 6.0 * each.moves

    def _positions(self, count: int) -> list[Callable[[], None]]:
        if not count:
            return []
        after = [samples for samples in self._after if samples is not None]
        return [*(partial(each.add, count) for each in self._before), *(partial(each.add, count) for each in after)]

    def _decisions(self, count: int, thorough: bool) -> list[Callable[[], None]]:
        if not count:
            return []
        return [
            partial(self._judge, turn, judge, count, thorough)
            for turn, judge in enumerate(self._judges)
            if judge is not None and judge.is_open
        ]

    def _judge(self, turn: int, judge: Judge, count: int, thorough: bool) -> None:
        judge.refine(count)
        self._judged[turn] = judge.decision(thorough)

    def _estimate(self, turn: int, after_chance: Sequence[Estimate | None]) -> Estimate:
        """What every seat may expect before a move. Where chance has just decided, an exact value is compared with
        exact ones only, or with samples only: else luck would not be nothing on average.
        """
        came_from = after_chance[turn - 1] if turn else None
        position = self._before[turn]
        sampled = came_from is not None and not came_from.exact
        return position.samples.estimate() if sampled else position.estimate()

    def review(self) -> Review:
        """What is known so far; the curve must have been begun."""
        after_chance = [None if each is None else each.estimate() for each in self._after]
        before = [*(self._estimate(turn, after_chance) for turn in range(len(self._moves))), self._end]
        after = [before[turn + 1] if each is None else each for turn, each in enumerate(after_chance)]
        steps = tuple(
            ReviewedMove(
                turn=turn,
                seat=state.seat or 0,
                move=self._moves[turn].text,
                before=before[turn],
                after=after[turn],
                chance=self._chance[turn],
                decision=self._judged[turn],
            )
            for turn, state in enumerate(self._states[:-1])
        )
        players = self._states[0].players
        return Review(
            game=self._states[0].game.name,
            players=players,
            progress=self.progress,
            samples=max((position.samples.count for position in self._before), default=0),
            end=self._end,
            steps=steps,
            ledgers=tuple(ledger_of(steps, self._end, seat) for seat in range(players)),
            tallies=tuple(_tally(steps, seat) for seat in range(players)),
            turning_points=turning_points(steps, self._end),
        )


def _samples(state: State, move: Move | None, seed: int) -> Samples:
    return Samples(state, move, seed, state.turn, model=playout_model(state.game, state.options).curve)


class _Position:
    """What every seat may expect before a move: exactly where the game's bots can, else by samples."""

    def __init__(self, state: State, exact: Exact, seed: int) -> None:
        self.samples = _samples(state, None, seed)
        self._exact = exact
        self._solved: Estimate | None = None

    def add(self, count: int) -> None:
        if self.samples.count:  # the first curve does not wait for exact answers
            self._solved = self._solve()
        self.samples.add(count)

    def _solve(self) -> Estimate | None:
        return self._exact.estimate

    def estimate(self) -> Estimate:
        return self._solved or self.samples.estimate()


class _AfterMove(_Position):
    """The same where a move is made first, and what it turns up is still to be dealt."""

    def __init__(self, state: State, move: Move, exact: Exact, seed: int) -> None:
        super().__init__(state, exact, seed)
        self.samples = _samples(state, move, seed)
        self._move = move

    def _solve(self) -> Estimate | None:
        return self._exact.after(self._move)


def _exactly(end: State) -> Estimate:
    """How a game came out."""
    samples = Samples(end, None, 0, end.turn, as_dealt=True)
    samples.add(1)
    found = samples.estimate()
    return Estimate(found.win, (0.0,) * end.players, found.points, exact=True)


def ledger_of(steps: Sequence[ReviewedMove], end: Estimate, seat: int) -> Ledger:
    """Where a seat's share of the victory came from: each change is somebody's decision, or chance."""
    players = len(end.win)
    even = sum(end.win) / players
    first = steps[0].before if steps else end
    luck = first.win[seat] - even
    variance = first.error[seat] ** 2
    play = [0.0] * players
    for step, following in zip(steps, [*(step.before for step in steps[1:]), end], strict=True):
        play[step.seat] += step.after.win[seat] - step.before.win[seat]
        if step.chance:
            luck += following.win[seat] - step.after.win[seat]
            variance += following.error[seat] ** 2 + step.after.error[seat] ** 2
    return Ledger(even=even, luck=luck, luck_error=sqrt(variance), play=tuple(play), result=end.win[seat])


def turning_points(steps: Sequence[ReviewedMove], end: Estimate) -> tuple[TurningPoint, ...]:
    """The largest changes of the chance to win, in the order in which they came."""
    found: list[TurningPoint] = []
    for step, following in zip(steps, [*(step.before for step in steps[1:]), end], strict=True):
        found.append(_turn(step, "move", step.before, step.after))
        if step.chance:
            found.append(_turn(step, "chance", step.after, following))
    largest = sorted(found, key=lambda point: -abs(point.after - point.before))[:TURNING_POINTS]
    return tuple(sorted(largest, key=lambda point: (point.turn, point.cause == "chance")))


def _turn(step: ReviewedMove, cause: str, before: Estimate, after: Estimate) -> TurningPoint:
    whose = max(range(len(before.win)), key=lambda seat: abs(after.win[seat] - before.win[seat]))
    return TurningPoint(
        turn=step.turn,
        seat=step.seat,
        cause="move" if cause == "move" else "chance",
        whose=whose,
        before=before.win[whose],
        after=after.win[whose],
    )


def _tally(steps: Sequence[ReviewedMove], seat: int) -> DecisionTally:
    own = [step.decision for step in steps if step.seat == seat and step.decision is not None]
    return DecisionTally(
        kinds={kind: sum(decision.kind == kind for decision in own) for kind in KINDS},
        loss=sum(decision.loss for decision in own),
        points=sum(decision.points for decision in own),
        forgotten=sum(decision.cause == "memory" for decision in own),
    )


def _pieces(jobs: list[Callable[[], None]]) -> Iterator[list[Callable[[], None]]]:
    size = max(1, -(-len(jobs) // PIECES))
    for start in range(0, len(jobs), size):
        yield jobs[start : start + size]


def _call(job: Callable[[], None]) -> None:
    job()


def grow(
    end: State, seed: int = 0, effort: Effort = GOOD, threads: int | None = None, patience: int = 1
) -> Iterator[Review]:
    """Better and better reviews of a game that is over; the last one has `progress` 1. With patience more ends are
    worked out exactly.
    """
    reviewer = Reviewer(end, seed, effort, threads or os.cpu_count() or 1, patience)
    for _ in reviewer.work():
        if reviewer.has_curve:
            yield reviewer.review()


def review(end: State, seed: int = 0, effort: Effort = GOOD, threads: int = 1) -> Review:
    """The review of a game that is over, with all the effort at once."""
    reviewer = Reviewer(end, seed, effort, threads)
    for _ in reviewer.work():
        pass
    return reviewer.review()
