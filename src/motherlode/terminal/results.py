"""How a game ended: the scores as they were built up, row by row."""

from collections import Counter
from collections.abc import Callable, Iterator, Sequence
from typing import Any

from motherlode.rules import Outcome, View
from motherlode.rules.donkey.outcome import DonkeyOutcome
from motherlode.rules.gate.outcome import GateOutcome
from motherlode.rules.mine.outcome import MineOutcome
from motherlode.terminal.faces import face
from motherlode.words import Words, card

Row = tuple[str, list[str]]
"""A label, and a text for every seat."""


def outcome_of(view: View) -> Outcome:
    outcome = getattr(view, "outcome", None)
    assert isinstance(outcome, Outcome), "asked of a game that is over"
    return outcome


def why(words: Words, outcome: Outcome) -> str:
    """Why it ended, and what decided."""
    return " ".join(
        words(f"outcome-{name}-{value.replace('_', '-')}")
        for name, value in (("reason", outcome.reason), ("decided-by", outcome.decided_by))
    )


def rows_of(words: Words, outcome: Outcome, names: Sequence[str], only_ascii: bool) -> list[Row]:
    """The steps to the final scores, and the scores."""
    steps = _ROWS[type(outcome)](words, outcome, names, only_ascii)
    return [*steps, (words("ui-points"), [str(score) for score in outcome.scores])]


def _donkey(words: Words, outcome: DonkeyOutcome, names: Sequence[str], only_ascii: bool) -> Iterator[Row]:
    kept = [sum(_value(colour.kept[seat]) for colour in outcome.colours) for seat in range(len(names))]
    sets = [score - own for score, own in zip(outcome.scores, kept, strict=True)]
    yield words("terminal-sets"), [str(points) for points in sets]
    for colour in outcome.colours:
        cells = []
        for total, card_kept in zip(colour.totals, colour.kept, strict=True):
            shown = "-" if total is None else f"({total})"
            cells.append(
                shown if card_kept is None else f"{shown} {_short(card_kept, only_ascii)} = {_value(card_kept)}"
            )
        yield words(f"colour-{colour.colour}"), cells


def _short(text: str, only_ascii: bool) -> str:
    return face("donkey", text).short(3, only_ascii)


def _value(text: str | None) -> int:
    return int(text[1:]) if text else 0


def _mine(words: Words, outcome: MineOutcome, names: Sequence[str], only_ascii: bool) -> Iterator[Row]:
    counts = [Counter(gold) for gold in outcome.gold]
    for value in range(1, 5):
        text = f"${value}"
        cells = [f"{count[text]} x {value} = {count[text] * value}" if count[text] else "-" for count in counts]
        yield card(words, "mine", text), cells


def _gate(words: Words, outcome: GateOutcome, names: Sequence[str], only_ascii: bool) -> Iterator[Row]:
    before: Sequence[int] = [0] * len(names)
    for score in outcome.rounds:
        gained = [after - old for after, old in zip(score.points, before, strict=True)]
        before = score.points
        label = f"{words('ui-round')} {score.round}: {words('terminal-ended-by', name=names[score.winner])}"
        yield label, [f"{points:+d}" if points else "0" for points in gained]


_ROWS: dict[type[Outcome], Callable[[Words, Any, Sequence[str], bool], Iterator[Row]]] = {
    DonkeyOutcome: _donkey,
    MineOutcome: _mine,
    GateOutcome: _gate,
}
