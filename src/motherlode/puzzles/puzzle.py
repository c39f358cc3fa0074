"""A puzzle, and what is said of an answer."""

import hashlib
from typing import Any

import msgspec

from motherlode.review.following import follow
from motherlode.rules import Knowledge, MotherlodeError, Move, State, record
from motherlode.table.hints import Reason, explain

ID_LENGTH = 8


class BadAnswer(MotherlodeError):
    """A move that cannot be made in the puzzle's position."""

    name = "bad_answer"


class MoveValue(msgspec.Struct, frozen=True):
    """What some moves come to for the seat: moves that do the same stand together."""

    moves: tuple[str, ...]
    win: float
    points: float


class Puzzle(msgspec.Struct, frozen=True, kw_only=True):
    """A position, and what every move there is worth by what the seat knows."""

    record: dict[str, Any]
    """The game up to the position."""
    theme: str
    exact: bool
    """Whether the values are proven, or found by many samples."""
    error: float
    """The standard error of the margin; 0 where it is exact."""
    values: tuple[MoveValue, ...]
    """The best first."""
    misses: tuple[str, ...]
    """The levels of bots that do not find the move."""

    @property
    def id(self) -> str:
        return hashlib.sha256(msgspec.json.encode(self.record, order="sorted")).hexdigest()[:ID_LENGTH]

    @property
    def game(self) -> str:
        return str(self.record["game"])

    @property
    def solution(self) -> tuple[str, ...]:
        return self.values[0].moves

    @property
    def margin(self) -> float:
        """How much more the best move is worth than any other, in the chance to win."""
        return self.values[0].win - self.values[1].win

    @property
    def points(self) -> float:
        """The same in points: what counts where the chance to win is the same."""
        return self.values[0].points - self.values[1].points

    @property
    def difficulty(self) -> int:
        """From 1 on: how many levels of bots miss it."""
        return max(1, len(self.misses))


class AnswerVerdict(msgspec.Struct, frozen=True, kw_only=True):
    """What is said of an answer. Only who has answered gets to see it."""

    right: bool
    best: str
    win: float
    """The chance to win with the move that was made, ..."""
    best_win: float
    """... and with the best one."""
    points: float
    """How many points the move costs against the best one; where they are not known, 0."""
    exact: bool
    error: float
    reason: Reason
    """Why the best move is good."""
    line: tuple[str, ...]
    """What would probably follow the best move, ..."""
    refutation: tuple[str, ...]
    """... and the one that was made, if it was another."""


def position(puzzle: Puzzle) -> State:
    return record.read(msgspec.json.encode(puzzle.record))


def seat_of(state: State) -> int:
    """Who is to find the move."""
    assert state.seat is not None, "a puzzle is about a decision"
    return state.seat


def answer(puzzle: Puzzle, text: str) -> AnswerVerdict:
    """What is to be said of a move."""
    state = position(puzzle)
    knowledge = state.knowledge(seat_of(state))
    move = _legal(knowledge, text)
    best = next(each for each in knowledge.legal_moves() if each.text == puzzle.solution[0])
    right = move.text in puzzle.solution
    made = next(value for value in puzzle.values if move.text in value.moves)
    return AnswerVerdict(
        right=right,
        best=move.text if right else best.text,
        win=made.win,
        best_win=puzzle.values[0].win,
        points=puzzle.values[0].points - made.points,
        exact=puzzle.exact,
        error=puzzle.error,
        reason=explain(knowledge, move if right else best),
        line=follow(knowledge, move if right else best, seed=0),
        refutation=() if right else follow(knowledge, move, seed=0),
    )


def _legal(knowledge: Knowledge, text: str) -> Move:
    found = next((move for move in knowledge.legal_moves() if move.text == text), None)
    if found is None:
        raise BadAnswer(f"{text!r} is no move that can be made here.")
    return found
