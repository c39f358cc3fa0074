"""`motherlode review`, `prove` and `check-proof`, as people use them."""

import json
from pathlib import Path

from motherlode.rules import record
from tests.command import run
from tests.review.playing import late_position, random_game

GAME = record.write(random_game("gate", 2, 4), names=["Mia", "easy"])


def test_a_review_as_text_as_json_and_as_a_page(tmp_path: Path) -> None:
    page = tmp_path / "review.html"
    told = run("review", "-", "--quick", "--language", "en", "--html", page, given=GAME)
    assert told.exit_code == 0
    assert told.stdout.startswith("Chance to win\n  Mia   ")
    assert "\nMia: luck " in told.stdout
    assert page.read_text().startswith("<!doctype html>")
    found = json.loads(run("review", "-", "--quick", "--json", given=GAME).stdout)
    assert found["review"]["format"] == "motherlode-review/1"
    assert found["review"]["progress"] == 1


def test_one_seat_alone() -> None:
    told = run("review", "-", "--quick", "--seat", 2, "--language", "en", given=GAME)
    assert "\nEasy: luck " in told.stdout
    assert "Mia: luck" not in told.stdout


def test_of_several_games_the_skill_is_told() -> None:
    told = run("review", "-", "--quick", "--language", "en", given=GAME + b"\n" + GAME)
    assert "Mia: result" in told.stdout
    assert "in 2 games." in told.stdout


def test_what_cannot_be_reviewed_is_refused_in_a_sentence(tmp_path: Path) -> None:
    """An unfinished game, a seat that is not there, a page for two games, a place that cannot be written, no record."""
    unfinished = record.write(random_game("gate", 2, 4).history[9])
    refused = {
        "not over": run("review", "-", given=unfinished),
        "no seat 3": run("review", "-", "--seat", 3, given=GAME),
        "several records": run("review", "-", "--quick", "--html", tmp_path / "a.html", given=GAME + b"\n" + GAME),
        "no such folder": run("review", "-", "--html", tmp_path / "no" / "a.html", given=GAME),
        "no record": run("review", "-", given=b""),
        "no record of the form": run("review", "-", given=b"{}"),
    }
    for sentence, result in refused.items():
        assert result.exit_code == 2
        assert sentence in result.stderr
        assert "Traceback" not in result.stderr


def test_a_proof_is_written_and_checked(tmp_path: Path) -> None:
    file = tmp_path / "position.proof"
    made = run("prove", "-", "--out", file, given=record.write(late_position()))
    assert made.exit_code == 0, made.stderr
    checked = run("check-proof", file)
    assert checked.exit_code == 0
    assert checked.stdout.startswith("Proven over ")
    broken = json.loads(file.read_text())
    broken["value"]["lead"] += 1
    file.write_text(json.dumps(broken))
    refused = run("check-proof", file)
    assert refused.exit_code == 2
    assert "lead" in refused.stderr
