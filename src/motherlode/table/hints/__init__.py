"""Why a move is good, in a stable name and a few facts that each interface puts into words (`words/*/hints.ftl`).

A reason is read from what the seat knows and from the move, never from more; the bot that rated the moves gives none.
"""

from collections.abc import Iterable, Mapping
from typing import Protocol, cast

from motherlode.rules import Game, Knowledge, Move
from motherlode.table.hints.reason import BEST_ON_AVERAGE, FACTS, Reason


class Hints(Protocol):
    """What a game brings to explain moves: its adapter `hints`."""

    @property
    def REASONS(self) -> tuple[str, ...]:
        """All that can be said in the game."""

    @property
    def THEMES(self) -> Mapping[str, tuple[str, ...]]:
        """By what a puzzle can be about, the reasons for its best move that make it so."""

    def explain(self, knowledge: Knowledge, move: Move) -> Iterable[Reason | None]:
        """What can be said for a seat's move, the best first; None where nothing can."""


def hints_of(game: Game) -> Hints | None:
    return cast(Hints | None, game.spec.adapter("hints"))


def themes_of(game: Game) -> Mapping[str, tuple[str, ...]]:
    """What puzzles of a game can be about, each with the reasons that make it so."""
    hints = hints_of(game)
    return {} if hints is None else hints.THEMES


def explain(knowledge: Knowledge, move: Move) -> Reason:
    """Why a seat's move is good: the first thing that can truly be said for it, or that it is best on average."""
    hints = hints_of(knowledge.game)
    said = () if hints is None else hints.explain(knowledge, move)
    return next((reason for reason in said if reason is not None), Reason(BEST_ON_AVERAGE))


__all__ = ["BEST_ON_AVERAGE", "FACTS", "Reason", "explain", "hints_of", "themes_of"]
