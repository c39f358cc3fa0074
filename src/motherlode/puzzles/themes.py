"""What a puzzle is about, read from why its move is good (`table/hints`)."""

from motherlode.rules import Game, Knowledge, Move
from motherlode.table.hints import BEST_ON_AVERAGE, explain, themes_of

DEEP = "deep"
"""The theme of what no single reason tells."""


def theme_of(knowledge: Knowledge, best: Move) -> str | None:
    """The theme of a position with this best move; None where there is nothing to find."""
    reason = explain(knowledge, best).name
    if reason == BEST_ON_AVERAGE:
        return DEEP
    return next((theme for theme, reasons in themes_of(knowledge.game).items() if reason in reasons), None)


def all_themes(game: Game) -> tuple[str, ...]:
    return tuple(dict.fromkeys((*themes_of(game), DEEP)))
