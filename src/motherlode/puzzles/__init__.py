"""Puzzles: positions of real games in which one move is clearly best, to be found by what its seat can know."""

from motherlode.puzzles.collection import NoSuchPuzzle, by_name, daily, shipped
from motherlode.puzzles.puzzle import AnswerVerdict, Puzzle, answer, position

__all__ = ["AnswerVerdict", "NoSuchPuzzle", "Puzzle", "answer", "by_name", "daily", "position", "shipped"]
