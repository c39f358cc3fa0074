"""The commands around bots."""

import errno
import io
import json
import os
from collections.abc import Callable
from multiprocessing import active_children
from pathlib import Path

import pytest
from rich.console import Console

from motherlode.bots import yardstick
from motherlode.bots.donkey import train as lessons
from motherlode.bots.goals import goal
from motherlode.bots.yardstick import file_of
from motherlode.cli import calibration, strength
from motherlode.cli import contest as cli_contest
from motherlode.cli import levels as cli_levels
from motherlode.lab.arena import Contest, PlayedDeal, PlayerResult, standings
from motherlode.lab.levels import LevelStep
from motherlode.lab.statistics import IntervalEstimate, pool_shares
from motherlode.ratings.anchors import FILE, BadCalibration, ladders, read
from motherlode.rules import Game, game, record
from tests.command import run
from tests.patience import wait_until


def test_arena_prints_one_json_object() -> None:
    """Wins with their interval, points and pace of every player; the shares of victories add up to one."""
    done = run("arena", "gate", "--seats", "medium,random", "--games", 6, "--seed", 3, "--json")
    assert done.exit_code == 0, done.stderr
    found = json.loads(done.stdout)
    assert (found["game"], found["games"]) == ("gate", 6)
    assert [bot["name"] for bot in found["bots"]] == ["medium", "random"]
    assert sum(bot["wins"] for bot in found["bots"]) == pytest.approx(1)
    for bot in found["bots"]:
        assert bot.keys() == {"name", "wins", "low", "high", "points", "ms_per_move"}
        assert 0 <= bot["low"] <= bot["wins"] <= bot["high"] <= 1


def test_arena_keeps_records_and_is_reproducible(tmp_path: Path) -> None:
    """The games of an iteration budget are the same again, every deal with every rotation."""
    words = "arena", "donkey", "--seats", "hard,easy,random", "--games", 3, "--iterations", 20
    files = [tmp_path / "one.jsonl", tmp_path / "two.jsonl"]
    for file in files:
        assert run(*words, "--records", file).exit_code == 0
    first, second = (file.read_bytes() for file in files)
    assert first == second
    games = [json.loads(line) for line in first.splitlines()]
    assert [game["names"] for game in games] == [
        ["hard", "easy", "random"],
        ["easy", "random", "hard"],
        ["random", "hard", "easy"],
    ]
    assert games[0]["deal"] == games[1]["deal"] == games[2]["deal"]
    assert all(record.read(line).over for line in first.splitlines())


def test_bots_say_that_house_rules_are_played_for_them(tmp_path: Path) -> None:
    """Those that know the printed game only are named; who knows no rules plays any."""
    house = "--games", 2, "--options", '{"rush_at": 64}'
    told = "easy knows the printed mine only: the general search plays these house rules.\n"
    assert told in run("arena", "mine", "--seats", "random,easy", "--cores", 1, *house).stderr
    exported = run(
        "export", "--parquet", tmp_path / "x", "--bots", "random,easy", "--game", "mine", "--cores", 1, *house
    )
    assert told in exported.stderr
    assert "only" not in run("arena", "mine", "--seats", "random,easy", "--games", 2, "--cores", 1).stderr


def test_a_ladder_has_ratings() -> None:
    """More bots than seats: every pair plays, and each bot gets a rating, the weakest 0."""
    done = run("arena", "mine", "--seats", "random,easy,hard", "--players", 2, "--games", 4, "--json")
    ratings = {bot["name"]: bot["rating"] for bot in json.loads(done.stdout)["bots"]}
    assert min(ratings.values()) == 0
    assert ratings["random"] < ratings["hard"]


def test_a_ladder_of_few_different_bots_has_rows() -> None:
    """Each of them has one, though there are no ratings."""
    done = run("arena", "mine", "--seats", "random,random,easy", "--players", 2, "--games", 2, "--cores", 1, "--json")
    bots = json.loads(done.stdout)["bots"]
    assert [bot["name"] for bot in bots] == ["random", "easy"]
    assert all("rating" not in bot for bot in bots)


@pytest.mark.parametrize(
    ("words", "sentence"),
    [
        (("arena", "donkey", "--seats", "gandalf,easy"), "There is no bot 'gandalf' for donkey"),
        (("arena", "donkey", "--seats", "easy"), "A game of 2 needs 2 bots"),
        (("arena", "gate", "--seats", "easy,easy", "--players", "4"), "A game of 4 needs 4 bots"),
        (("arena", "donkey", "--seats", "easy,easy", "--players", "4"), "donkey is for 2 to 3 players, not 4"),
        (("arena", "donkey", "--seats", "easy,easy", "--players", "0"), "donkey is for 2 to 3 players, not 0"),
        (("arena", "donkey", "--seats", "ismcts,easy", "--time", "nan"), "'nan' is no number of seconds"),
        (("arena", "donkey", "--seats", "ismcts,easy", "--time", "inf"), "'inf' is no number of seconds"),
        (("arena", "donkey", "--seats", "ismcts,easy", "--iterations", "9" * 20), "is not in the range"),
        (("bench", "--seconds", "inf"), "'inf' is no number of seconds"),
        (("arena", "gate", "--seats", "easy,easy", "--options", '{"teams": true}'), "G17"),
        (("train", "mine"), "The bots of mine have no learnt values"),
    ],
)
def test_bad_words_get_a_sentence(words: tuple[str, ...], sentence: str) -> None:
    done = run(*words)
    assert done.exit_code == 2
    assert sentence in done.stderr
    assert "Traceback" not in done.stderr


def test_arena_writes_as_games_end_and_stops_at_once(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    """More games than could ever be played: after the first ones, Ctrl-C ends it, its workers too; those are kept."""
    file = tmp_path / "games.jsonl"
    seen = 0

    def stop_after_two(contest: Contest, found: list[PlayedDeal]) -> list[PlayerResult]:
        nonlocal seen
        seen = len(found)
        if seen == 2:
            raise KeyboardInterrupt
        return standings(contest, found)

    monkeypatch.setattr(cli_contest, "standings", stop_after_two)
    done = run("arena", "mine", "--seats", "random,random", "--games", 10**9, "--records", file, "--cores", 1)
    assert done.exit_code == 130
    assert len(file.read_bytes().splitlines()) == 4
    # A thread of the pool may be the first to hear that a worker has ended: until it says so, the worker seems to live.
    wait_until(lambda: not active_children(), lambda: "a worker plays on")


@pytest.mark.parametrize(
    ("words", "sentence"),
    [
        (("arena", "mine", "--seats", "random,random", "--games", "9" * 20), "is not in the range"),
        (("arena", "mine", "--seats", "random,random", "--records", "/no/folder/x"), "cannot be written"),
        (("train", "donkey", "--output", "/no/folder/x.npz"), "cannot be written: no such folder"),
        (("train", "donkey", "--plot", "curve.doc"), "curve.doc cannot be drawn: its name must end in one of "),
        (("yardstick", "make", "--out", "/dev/null/x"), "/dev/null/x cannot be written: not a directory"),
        (("ratings", "calibrate", "donkey-2", "--docs", "/no/folder"), "There is no /no/folder/bots.md"),
    ],
)
def test_what_cannot_be_done_is_told_before_any_work(words: tuple[str, ...], sentence: str) -> None:
    done = run(*words)
    assert done.exit_code == 2
    assert sentence in done.stderr


def test_a_pooled_share_stays_a_share() -> None:
    certain = IntervalEstimate(1.0, 0.2, 1.0)
    pooled = pool_shares([certain, certain])
    assert (pooled.low >= 0, pooled.high) == (True, 1.0)


def test_train_writes_the_file_and_the_curve(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    """The learnt values and a picture are written, and the command says whether they are the shipped ones."""
    shipped = lessons.FILE.read_bytes()

    def learn(seed: int, report: Callable[[float, dict[str, float]], None]) -> bytes:
        report(0.5, {"error": 2.0})
        report(1.0, {"error": 1.0})
        return shipped if seed == lessons.SHIPPED_SEED else shipped + b"x"

    monkeypatch.setattr(lessons, "train", learn)
    done = run("train", "donkey", "--output", tmp_path / "values.npz")
    assert "is exactly the file that is shipped" in done.stdout
    assert (tmp_path / "values.npz").read_bytes() == shipped
    assert (tmp_path / "values.png").read_bytes().startswith(b"\x89PNG")
    assert "is not the file" in run("train", "donkey", "--seed", 9, "--output", tmp_path / "values.npz").stdout


def test_levels_shows_what_is_played(monkeypatch: pytest.MonkeyPatch) -> None:
    """Between bots that search a step takes minutes: a terminal says which it is; the table has all of them."""
    notes = io.StringIO()

    def play(game: Game, one: str, others: str, kind: str, games: int, cores: int | None) -> LevelStep:
        return LevelStep(one, others, kind, games, IntervalEstimate(0.5, 0.4, 0.6), 0.5)

    monkeypatch.setattr(cli_levels, "play_step", play)
    monkeypatch.setattr(cli_levels, "Console", lambda stderr: Console(file=notes, force_terminal=True, width=120))
    done = run("levels", "donkey", "--games", 2)
    assert done.exit_code == 0, done.output
    assert "| `grandmaster` - `master` | 50 % (40-60), 1.0 | 50 % (40-60), 1.0 |" in done.stdout
    assert "donkey 3: grandmaster - master" in notes.getvalue()


def test_train_tells_that_the_disk_is_full(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    def write(file: Path, learnt: bytes) -> int:
        raise OSError(errno.ENOSPC, os.strerror(errno.ENOSPC))

    monkeypatch.setattr(lessons, "train", lambda seed, report: b"")
    monkeypatch.setattr(Path, "write_bytes", write)
    done = run("train", "donkey", "--output", tmp_path / "values.npz")
    assert done.exit_code == 2
    assert done.stderr.endswith("values.npz cannot be written: no space left on device.\n")


def test_calibration_plays_only_for_documents_that_it_can_renew(
    monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    """A folder `docs` of something else is left alone; one that is named is refused before anybody plays."""
    monkeypatch.setattr(calibration, "measure", lambda pool, effort: ladders()[pool.name])
    monkeypatch.setattr(calibration, "measure_beside", lambda pool, ladder, effort: ladder.beside)
    file = tmp_path / "ratings.json"
    file.write_bytes(FILE.read_bytes())
    monkeypatch.setattr(calibration, "FILE", file)
    monkeypatch.chdir(tmp_path)
    (docs := tmp_path / "docs").mkdir()
    done = run("ratings", "calibrate", "donkey-2")
    assert done.exit_code == 0, done.output
    assert "There is no docs/bots.md here" in done.stderr
    assert not list(docs.iterdir())
    (docs / "bots.md").write_text("Nothing of ours.")
    refused = run("ratings", "calibrate", "donkey-2", "--docs", docs)
    assert refused.exit_code == 2
    assert "bots.md has no place for a table" in refused.stderr
    assert not refused.stdout
    (docs / "bots.md").write_text(
        "".join(f"<!-- {what} -->\n<!-- end of {what} -->\n" for what in (calibration.LADDERS, calibration.BESIDE))
    )
    assert run("ratings", "calibrate", "donkey-2", "--docs", docs).exit_code == 0
    assert "| `grandmaster` |" in (docs / "bots.md").read_text()


def test_damaged_data_of_the_package_is_told(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    """Positions and ratings that are cut off: where they are, and what to do."""
    (tmp_path / "donkey.jsonl.xz").write_bytes(file_of(game("donkey")).read_bytes()[:3000])
    monkeypatch.setattr(yardstick, "FOLDER", tmp_path)
    yardstick.shipped.cache_clear()
    done = run("yardstick", "measure", "easy", "--game", "donkey", "--positions", 2)
    yardstick.shipped.cache_clear()
    assert done.exit_code == 2
    assert "donkey.jsonl.xz cannot be read" in done.stderr
    assert "install motherlode anew" in done.stderr
    with pytest.raises(BadCalibration, match="install motherlode anew"):
        read(b"{")


def test_a_bot_that_one_game_has_is_measured_there() -> None:
    """Who names a master of `donkey` gets its loss, and no complaint about the other games."""
    done = run("yardstick", "measure", "master", "--positions", 1)
    assert done.exit_code == 0, done.stderr
    assert [line.split()[0] for line in done.stdout.splitlines()] == ["donkey"]


def test_strength_says_what_came_out_beside_what_is_wanted(monkeypatch: pytest.MonkeyPatch) -> None:
    """A line for each contest of the game that is named, and how many came out as wanted."""
    sure = goal("mine", "greedy", "random", games=4, wanted=0.0, iterations=1)
    hopeless = goal("mine", "random", "greedy", games=4, wanted=1.0, iterations=1)
    monkeypatch.setattr(strength, "goals_of", lambda games: [sure, hopeless])
    done = run("strength", "mine", "--cores", 1)
    assert done.exit_code == 0, done.output
    first, second, last = done.stdout.splitlines()
    assert first.startswith("mine, 2 players: greedy against random")
    assert "of 4 games" in first
    assert "wanted 100 %, even is 50 %" in second
    assert last == "1 of 2 contests came out as wanted."
