"""What a seat's moves are worth by what it could know: every legal move is played out over the same cards.

Reviews judge decisions by it, and hints during play say what it finds best.
"""

from collections.abc import Callable
from functools import cache
from math import hypot, sqrt
from typing import NamedTuple

from motherlode.bots import Budget, make_bot
from motherlode.bots.levels import strongest
from motherlode.bots.playouts import playout_model
from motherlode.bots.protocol import Rating
from motherlode.review.exact import has_points, is_decided, solved
from motherlode.review.report import Option
from motherlode.review.samples import Samples, loss_against
from motherlode.rules import Knowledge, Move

NOTHING_LOST = 0.01
"""A loss of the chance to win up to this counts as none."""
SHOWN = 3
"""So many of the best moves are told."""
SURELY_WORSE = 3.0
"""A move that lies so many errors behind the best one is looked at no more."""
POINTS_COUNT = 0.05
"""How much a lead that is certain counts beside a victory, where moves are compared."""
CERTAIN = 4
SEARCHED = 24
"""So many iterations of the search count as one playout of every move."""
SPREAD = 0.1
"""How much the values of a search's leaves vary, at most."""
ALL = slice(None)
HALVES = slice(0, None, 2), slice(1, None, 2)


class Comparison(NamedTuple):
    """A move beside the best one."""

    loss: float
    """What it costs of the chance to win, ..."""
    error: float
    points: float
    """... and in points."""
    better: Move | None
    """The best move, where this one is not as good."""
    exact: bool = False
    exact_points: bool = False
    """Whether the points are, where the rest of the game is a guess."""


class Assessment:
    """Grows with every `refine`."""

    def __init__(
        self, knowledge: Knowledge, seed: int, ratings: Callable[[], list[Rating] | None] | None = None
    ) -> None:
        self._knowledge = knowledge
        self._seat = knowledge.seat
        self._seed = seed
        self._solve = ratings or cache(lambda: solved(knowledge))
        model = playout_model(knowledge.game, knowledge.options)
        classes = {} if model.alike is None else model.alike(knowledge)
        legal, turn = knowledge.legal_moves(), len(knowledge.moves)
        self._class_of = {move: classes.get(move, move.code) for move in legal}
        """Moves of one class do the same."""
        self._samples = {self._class_of[move]: Samples(knowledge, move, seed, turn) for move in reversed(legal)}
        self._alive = set(self._samples)
        self._exact: dict[Move, Rating] | None = None
        self._searches = model.tactical
        """Where everything lies open until chance decides again, tactics count: a search sees them, playouts do not."""
        self._searched: dict[Move, Rating] = {}
        self._iterations = 0

    @property
    def is_open(self) -> bool:
        """Whether moves can differ at all."""
        return len(self._samples) > 1

    @property
    def is_begun(self) -> bool:
        """Whether there is anything to tell."""
        return bool(self._exact or self._searched or self.count)

    @property
    def count(self) -> int:
        """How often the moves that may be the best were played out."""
        return max((samples.count for samples in self._samples.values()), default=0)

    def refine(self, count: int, made: Move | None = None) -> None:
        """Plays the moves that may be the best, and one that was made, out some more times."""
        found = self._solve()
        self._exact = None if found is None else {rating.move: rating for rating in found}
        if self._exact is None and self._searches:
            self._search(SEARCHED * count)
        elif self._exact is None:
            for each in self._alive:
                self._samples[each].add(max(count, len(HALVES)))
            self._drop_worse(None if made is None else self._class_of[made])

    def _search(self, iterations: int) -> None:
        self._iterations += iterations
        game = self._knowledge.game
        bot = make_bot(strongest(game), game, self._seed)
        found = bot.rate(self._knowledge, Budget(iterations=self._iterations))
        self._searched = {rating.move: rating for rating in found}

    def _drop_worse(self, made: int | None) -> None:
        best = self._best()
        for each in list(self._alive):
            loss, error, _ = loss_against(self._samples[best], self._samples[each], self._seat)
            if each not in (best, made) and loss > SURELY_WORSE * error + NOTHING_LOST:
                self._alive.remove(each)

    @property
    def best(self) -> Move:
        """The best move as far as is known."""
        rated = self._exact or self._searched
        return next(iter(rated)) if rated else self._move_of(self._best())

    def _best(self, part: slice = ALL) -> int:
        return max(self._alive, key=lambda each: (self._worth(each, part), -each))

    def _worth(self, each: int, part: slice = ALL) -> float:
        samples = self._samples[each]
        points = samples.points()[part, self._seat].mean() / certain_lead(self._knowledge)
        return float(samples.wins()[part, self._seat].mean() + POINTS_COUNT * min(1.0, max(-1.0, points)))

    def compare(self, move: Move) -> Comparison:
        """A move beside the best one, as far as is known."""
        if self._exact is not None:
            return _exactly(self._exact, move, is_decided(self._knowledge), has_points(self._knowledge))
        if self._searched:
            return self._by_search(move)
        best, made = self._best(), self._class_of[move]
        _, error, _ = loss_against(self._samples[best], self._samples[made], self._seat)
        loss, points = self._loss(made)
        if best == made or (loss < error and points <= 0):
            return Comparison(0.0, error, 0.0, None)
        return Comparison(max(0.0, loss), error, max(0.0, points), self._move_of(best))

    def _loss(self, made: int) -> tuple[float, float]:
        """What a move costs, in the chance to win and in points. The best move is chosen by one half of the samples
        and compared by the other: one that was only lucky in the samples would seem better than it is.
        """
        its, losses, points = self._samples[made], [], []
        for chosen_by, compared_by in (HALVES, HALVES[::-1]):
            best = self._samples[self._best(chosen_by)]
            count = min(best.count, its.count)
            losses.append((best.wins(count) - its.wins(count))[compared_by, self._seat].mean())
            points.append((best.points(count) - its.points(count))[compared_by, self._seat].mean())
        return float(sum(losses) / 2), float(sum(points) / 2)

    def _by_search(self, move: Move) -> Comparison:
        best, made = next(iter(self._searched.values())), self._searched[move]
        loss, points = best.win - made.win, max(0.0, best.points - made.points)
        error = hypot(self._search_error(best), self._search_error(made))
        worse = best is not made and loss > error
        return Comparison(loss, error, points, best.move) if worse else Comparison(0.0, error, 0.0, None)

    def _search_error(self, rating: Rating) -> float:
        """By how often the search looked at the move."""
        return SPREAD / sqrt(max(1.0, rating.weight * self._iterations))

    def _move_of(self, each: int) -> Move:
        return next(move for move, its in self._class_of.items() if its == each)

    def options(self, made: Move) -> tuple[Option, ...]:
        """The best moves, and one that was made."""
        if self._exact is not None:
            rated = [Option(each.move.text, each.win, 0.0, each.points) for each in self._exact.values()]
        elif self._searched:
            searched = self._searched.values()
            rated = [Option(each.move.text, each.win, self._search_error(each), each.points) for each in searched]
        else:
            ranked = sorted(self._alive, key=lambda each: (-self._worth(each), each))
            rated = [self._option(each, made) for each in ranked]
        return (*rated[:SHOWN], *(option for option in rated[SHOWN:] if option.move == made.text))

    def _option(self, each: int, made: Move) -> Option:
        estimate = self._samples[each].estimate()
        move = made if self._class_of[made] == each else self._move_of(each)
        return Option(move.text, estimate.win[self._seat], estimate.error[self._seat], estimate.points[self._seat])


def _exactly(ratings: dict[Move, Rating], move: Move, decided: bool, points_too: bool) -> Comparison:
    best, made = next(iter(ratings.values())), ratings[move]
    loss, points = best.win - made.win, best.points - made.points
    better = best.move if loss > 0 or points > 0 else None
    return Comparison(loss, 0.0, max(0.0, points), better, exact=decided, exact_points=points_too)


def certain_lead(knowledge: Knowledge) -> float:
    """A lead that counts as certain."""
    low, high = knowledge.game.spec.score_range(knowledge.options)
    return (high - low) / CERTAIN
