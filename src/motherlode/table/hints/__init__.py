"""Why a move is good, in a stable name and a few facts that each interface puts into words (`words/*/hints.ftl`).

A reason is read from what the seat knows and from the move, never from more; the bot that rated the moves gives none.
"""

from motherlode.rules import Knowledge, Move
from motherlode.table.hints import donkey, gate, mine
from motherlode.table.hints.reason import Reason

_EXPLAIN = {"donkey": donkey.explain, "mine": mine.explain, "gate": gate.explain}
REASONS = {"donkey": donkey.REASONS, "mine": mine.REASONS, "gate": gate.REASONS}
"""All that can be said in each game."""


def explain(knowledge: Knowledge, move: Move) -> Reason:
    """Why a seat's move is good: the first thing that can truly be said for it, or that it is best on average."""
    said = _EXPLAIN[knowledge.game.name](knowledge, move)
    return next((reason for reason in said if reason is not None), Reason("best_on_average"))


__all__ = ["REASONS", "Reason", "explain"]
