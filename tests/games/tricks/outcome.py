"""The outcome of `tricks`."""

from motherlode.rules.outcome import Outcome, decided_by, rank
from tests.games.tricks.state import TricksState


class TricksOutcome(Outcome, frozen=True, kw_only=True):
    """Nothing but what every game has."""


def settle(state: TricksState) -> TricksOutcome:
    scores = tuple(state.points[: state.players])
    ranking = rank(scores)
    return TricksOutcome(
        scores=scores,
        winners=ranking[0],
        ranking=ranking,
        decided_by=decided_by(scores, ranking, "points"),
        reason="last_trick_taken",
    )
