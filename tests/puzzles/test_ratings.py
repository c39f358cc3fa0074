"""Ratings are a pure fold over first attempts; the database keeps only these."""

from pathlib import Path

from sqlalchemy import Engine, create_engine, text

from motherlode import puzzles
from motherlode.puzzles.ratings import PuzzleAttempt, PuzzleRatings
from motherlode.puzzles.solving import Solving, all_attempts, of_person, streak
from motherlode.table.schema import PUZZLE_ATTEMPTS, SCHEMA

HARD, EASY = "hard", "easy"
DIFFICULTIES = {HARD: 5, EASY: 1}


def test_who_solves_rises_and_what_is_solved_falls() -> None:
    """A puzzle plays against a person."""
    before = PuzzleRatings(DIFFICULTIES)
    after = PuzzleRatings(DIFFICULTIES).add([PuzzleAttempt("mia", HARD, True), PuzzleAttempt("ben", EASY, False)])
    assert after.of_person("mia") > before.of_person("mia") > after.of_person("ben")
    assert after.of_puzzle(HARD) < before.of_puzzle(HARD)
    assert after.of_puzzle(EASY) > before.of_puzzle(EASY)
    assert before.of_puzzle(HARD) > before.of_puzzle(EASY)


def test_the_fold_is_pure() -> None:
    """In one go or bit by bit, the same attempts in the same order give the same; unknown puzzles count for nothing."""
    attempts = [PuzzleAttempt(f"p{n % 3}", (HARD, EASY)[n % 2], n % 5 > 1) for n in range(30)]
    whole = PuzzleRatings(DIFFICULTIES).add(attempts)
    parts = PuzzleRatings(DIFFICULTIES).add(attempts[:11]).add([PuzzleAttempt("mia", "gone", True)]).add(attempts[11:])
    assert [whole.of_person(f"p{n}") for n in range(3)] == [parts.of_person(f"p{n}") for n in range(3)]
    assert "mia" not in parts.people


def engine_in(folder: Path) -> Engine:
    engine = create_engine(f"sqlite:///{folder / 'puzzles.db'}")
    SCHEMA.create_all(engine, tables=[PUZZLE_ATTEMPTS])
    return engine


def test_only_the_first_attempt_is_kept(tmp_path: Path) -> None:
    solving = Solving(engine_in(tmp_path), puzzles.shipped())
    one, two, three = list(puzzles.shipped())[:3]
    assert solving.keep("mia", one, False, 1)
    assert not solving.keep("mia", one, True, 2)
    assert solving.keep("mia", two, True, 3)
    assert solving.keep("mia", three, True, 4)
    assert solving.keep("ben", one, True, 5)
    tried = solving.of_person("mia")
    assert tried == {one: False, two: True, three: True}
    assert streak(tried) == 2
    assert solving.attempts()[0] == PuzzleAttempt("mia", one, False)
    assert solving.ratings().of_person("ben") > solving.ratings().of_person("nobody")


def test_queries_go_by_indexes(tmp_path: Path) -> None:
    """A person's attempts are found, and all are read in order, without sorting a whole table."""
    with engine_in(tmp_path).connect() as connection:
        for query in (of_person("mia"), all_attempts()):
            compiled = str(query.compile(compile_kwargs={"literal_binds": True}))
            plan = " ".join(str(row) for row in connection.execute(text(f"EXPLAIN QUERY PLAN {compiled}")))
            assert "puzzle_attempts_" in plan
