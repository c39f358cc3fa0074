"""How a game ended: the scores as they were built up, row by row."""

from collections.abc import Sequence

from motherlode.rules import Outcome, View
from motherlode.terminal.presentation import presentation_of
from motherlode.words import Words
from motherlode.words.naming import ending

Row = tuple[str, list[str]]
"""A label, and a text for every seat."""


def outcome_of(view: View) -> Outcome:
    outcome = getattr(view, "outcome", None)
    assert isinstance(outcome, Outcome), "asked of a game that is over"
    return outcome


def why(words: Words, outcome: Outcome) -> str:
    """Why it ended, and what decided."""
    return f"{ending(words, 'reason', outcome.reason)} {ending(words, 'decided-by', outcome.decided_by)}"


def rows_of(words: Words, view: View, names: Sequence[str], only_ascii: bool) -> list[Row]:
    """The steps to the final scores of a game that is over, and the scores."""
    outcome = outcome_of(view)
    steps = presentation_of(view.game).rows(words, outcome, names, only_ascii)
    return [*steps, (words("ui-points"), [str(score) for score in outcome.scores])]
