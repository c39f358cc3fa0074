"""How a game ended: the scores as they were built up, row by row."""

from collections.abc import Sequence

from motherlode.rules import Outcome, View
from motherlode.terminal.presentation import presentation_of
from motherlode.words import Words
from motherlode.words.naming import ending

Row = tuple[str, list[str]]
"""A label, and a text for every seat."""


def outcome_of(view: View) -> Outcome | None:
    """How a game that is over came out; None if it was ended without a result."""
    outcome = getattr(view, "outcome", None)
    return outcome if isinstance(outcome, Outcome) else None


def why(words: Words, outcome: Outcome) -> str:
    """Why it ended, and what decided."""
    return f"{ending(words, 'reason', outcome.reason)} {ending(words, 'decided-by', outcome.decided_by)}"


def rows_of(words: Words, game: str, outcome: Outcome, names: Sequence[str], only_ascii: bool) -> list[Row]:
    """The steps to the final scores of a game that is over, and the scores."""
    steps = presentation_of(game).rows(words, outcome, names, only_ascii)
    return [*steps, (words("ui-points"), [str(score) for score in outcome.scores])]
