"""One decision, judged by what its seat could know."""

from motherlode.bots.playouts import playout_model
from motherlode.review.assessment import NOTHING_LOST, Assessment, certain_lead
from motherlode.review.exact import Exact
from motherlode.review.following import follow
from motherlode.review.report import Cause, Decision, Kind, SeenCard
from motherlode.review.samples import Samples, loss_against
from motherlode.rules import Move, State

LIMITS: tuple[tuple[float, Kind], ...] = ((NOTHING_LOST, "best"), (0.03, "good"), (0.08, "slip"))
"""Up to which loss of chance a decision is called so; what costs more is a mistake."""
POINT_LIMITS: tuple[tuple[float, Kind], ...] = ((0.05, "best"), (0.15, "good"))
"""The same for a loss of points alone, in parts of a lead that counts as certain; what costs more is a slip."""
SAMPLES_AS_DEALT = 32


class Judge:
    """Grows with every `refine`; `decision` says what is known so far."""

    def __init__(self, state: State, made: Move, seed: int, exact: Exact | None = None) -> None:
        assert state.seat is not None
        self.seat: int = state.seat
        self.made = made
        self._state = state
        self._knowledge = state.knowledge(self.seat)
        self._seed = seed
        solution = exact or Exact(state)
        self._assessment = Assessment(self._knowledge, seed, lambda: solution.ratings)

    @property
    def is_open(self) -> bool:
        """Whether moves can differ at all."""
        return self._assessment.is_open

    def refine(self, count: int) -> None:
        """Plays the moves that may be the best, and the one that was made, out some more times."""
        self._assessment.refine(count, self.made)

    def decision(self, thorough: bool) -> Decision:
        """What is known so far; thoroughly, with what would have followed, and a second look with all cards open."""
        loss, error, points, better, exact, exact_points = self._assessment.compare(self.made)
        kind = kind_of(max(0.0, loss - error), points / certain_lead(self._knowledge))
        cause, sighting = self._cause(better) if kind != "best" else ("choice", None)
        told = better if thorough else None
        return Decision(
            kind=kind,
            loss=loss,
            error=error,
            points=points,
            exact=exact,
            exact_points=exact_points,
            better=None if better is None else better.text,
            line=() if told is None else follow(self._knowledge, told, self._seed),
            options=self._assessment.options(self.made),
            really=None if told is None else self._loss_as_dealt(told),
            cause=cause,
            sighting=sighting,
        )

    def _loss_as_dealt(self, better: Move) -> float:
        """What the move cost with all cards as they really lay."""
        compared = [
            Samples(self._state, move, self._seed, self._state.turn, as_dealt=True) for move in (better, self.made)
        ]
        for samples in compared:
            samples.add(self._assessment.count or SAMPLES_AS_DEALT)
        return loss_against(compared[0], compared[1], self.seat)[0]

    def _cause(self, better: Move | None) -> tuple[Cause, SeenCard | None]:
        """Whether memory failed: a card that had been seen was turned up where an unseen one was better, or the other
        way round.
        """
        recall = playout_model(self._state.game, self._state.options).recall
        if recall is None or better is None:
            return "choice", None
        made, best = recall(self._knowledge, self.made), recall(self._knowledge, better)
        forgotten = made or best
        if forgotten is None or (made and best):
            return "choice", None
        return "memory", SeenCard(*forgotten)


def kind_of(loss: float, points: float) -> Kind:
    """What a decision is called; `points` in parts of a lead that counts as certain."""
    by_chance = _within(loss, LIMITS, "mistake")
    return by_chance if by_chance != "best" else _within(points, POINT_LIMITS, "slip")


def _within(loss: float, limits: tuple[tuple[float, Kind], ...], beyond: Kind) -> Kind:
    return next((kind for limit, kind in limits if loss <= limit), beyond)
