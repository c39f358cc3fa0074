"""Policies for the tests of the benchmark."""

from typing import Any

from motherlode.rules import Knowledge, Move


def first_legal(knowledge: Knowledge) -> Move:
    return knowledge.legal_moves()[0]


def last_action(knowledge: Knowledge) -> int:
    """An action instead of a move."""
    from motherlode.envs import actions_of

    return actions_of(knowledge.game).of_moves(knowledge.legal_moves())[-1]


def illegal(knowledge: Knowledge) -> Any:
    """A move that spells something, but is not legal."""
    legal = set(knowledge.legal_moves())
    return next(move.text for move in knowledge.game.spelling.MOVES if move not in legal)


def nonsense(knowledge: Knowledge) -> Any:
    return 3.5j


def failing(knowledge: Knowledge) -> Any:
    raise KeyError("gold")


def endless(knowledge: Knowledge) -> Any:
    return float("inf")


def ending(knowledge: Knowledge) -> Any:
    raise SystemExit(3)


NUMBER = 7
