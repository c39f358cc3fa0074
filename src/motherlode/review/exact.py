"""Exact outcomes where a game's bots know them, asked for once a position."""

from functools import cached_property

from motherlode.bots.playouts import playout_model
from motherlode.bots.protocol import Rating
from motherlode.review.report import Estimate
from motherlode.rules import Knowledge, Move, State

DEEP = 40
"""The patience that is some ten seconds for a position."""


def solved(knowledge: Knowledge, patience: int = 1) -> list[Rating] | None:
    """Every move's exact outcome for the seat that moves, the best first; None where it is not known in time."""
    solve = playout_model(knowledge.game, knowledge.options).solve
    return None if solve is None else solve(knowledge, patience)


def is_decided(knowledge: Knowledge) -> bool:
    """Whether what is solved is exact to the end of the game, not only the points of the round."""
    decides = playout_model(knowledge.game, knowledge.options).decides
    return decides is None or decides(knowledge)


def has_points(knowledge: Knowledge) -> bool:
    """Whether what is solved tells points, not only who wins."""
    counts_points = playout_model(knowledge.game, knowledge.options).counts_points
    return counts_points is None or counts_points(knowledge)


class Exact:
    """A position, and what is exactly known of it when somebody asks."""

    def __init__(self, state: State, patience: int = 1) -> None:
        self._state = state
        self._patience = patience

    @cached_property
    def ratings(self) -> list[Rating] | None:
        """As `solved`."""
        seat = self._state.seat
        return None if seat is None else solved(self._state.knowledge(seat), self._patience)

    @cached_property
    def estimate(self) -> Estimate | None:
        """What best play brings to both seats; None where it is not known."""
        return None if not self._is_open or not self.ratings else self._of(self.ratings[0])

    def after(self, move: Move) -> Estimate | None:
        """The same where a move is made first, and what it turns up is still open."""
        found = self.ratings if self._is_open else None
        return next((self._of(rating) for rating in found or () if rating.move == move), None)

    @property
    def _is_open(self) -> bool:
        """Whether what the seat knows is all that chance has decided: the curve knows secret hands, too."""
        return self._state.players == 2 and not self._state.game.secret

    def _of(self, best: Rating) -> Estimate:
        win, points = [best.win, 1.0 - best.win], [best.points, -best.points]
        if self._state.seat == 1:
            win.reverse()
            points.reverse()
        return Estimate(tuple(win), (0.0, 0.0), tuple(points), exact=True)
