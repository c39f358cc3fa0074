"""`motherlode puzzle` and `motherlode puzzles make`, used as people use them."""

from pathlib import Path

import pytest

from motherlode import puzzles
from motherlode.cli import puzzles as command
from motherlode.puzzles.collection import unpack
from motherlode.rules import SplitMix64, game, record
from tests.command import run
from tests.play import play_on

PUZZLE = next(iter(puzzles.shipped().values()))


@pytest.fixture(autouse=True)
def _own_folder(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(command, "TRIED", tmp_path / "puzzles.json")


def number_of(move: str) -> str:
    return str(1 + [each.text for each in puzzles.position(PUZZLE).legal_moves()].index(move))


def test_a_puzzle_is_solved_at_the_keyboard() -> None:
    """A slip of the fingers is told, the answer only after a try."""
    found = run("puzzle", PUZZLE.id, given=f"99\n{number_of(PUZZLE.solution[0])}\n")
    assert found.exit_code == 0
    assert "Type a number from 1 to" in found.output
    assert "Right!" in found.output
    assert "Solved 1 of 1." in found.output


def test_the_end_of_the_input_stops() -> None:
    found = run("puzzle", PUZZLE.id)
    assert (found.exit_code, "Solved 0 of 0." in found.output) == (0, True)


def test_a_wrong_move_is_told_why() -> None:
    found = run("puzzle", PUZZLE.id, "--language", "de", given=f"{number_of(PUZZLE.values[-1].moves[0])}\n")
    assert "Nicht der beste Zug." in found.output
    assert "Am besten:" in found.output


def test_what_is_no_puzzle_is_said() -> None:
    assert "There is no puzzle 'nothing'" in run("puzzle", "nothing").output
    assert "There is no game 'chess'" in run("puzzle", "--game", "chess").output
    assert run("puzzle", "--daily", given="q\n").exit_code == 0


def test_puzzles_are_made_of_records(tmp_path: Path) -> None:
    """Of games that are over; one that goes on is refused."""
    ends = [play_on(game("mine").deal(2, SplitMix64(3, number)), SplitMix64(4, number)) for number in range(4)]
    file, out = tmp_path / "games.jsonl", tmp_path / "out.gz"
    file.write_bytes(b"\n".join(record.write(end) for end in ends))
    made = run("puzzles", "make", str(file), "--puzzles", "1", "--out", str(out))
    assert made.exit_code == 0, made.output
    assert len(unpack(out.read_bytes())) <= 1
    file.write_bytes(record.write(ends[0].history[5]))
    assert "goes on" in run("puzzles", "make", str(file), "--out", str(out)).output
