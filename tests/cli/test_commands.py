"""The command, used as people use it."""

import errno
import io
import json
import os
import subprocess
import sys
from itertools import islice
from pathlib import Path
from typing import Any

import pytest
from click.shell_completion import ShellComplete

from motherlode.bots.levels import CHARACTERS, LEVELS, MASTERS
from motherlode.cli import benchmark, main, parameters, simulation
from motherlode.lab import bench, environments
from motherlode.rules import SplitMix64, game, record
from motherlode.rules.counting import count
from tests.command import run
from tests.play import play_on


def lines(name: str = "donkey", players: int = 2, number: int = 3) -> list[bytes]:
    return [record.write(play_on(game(name).deal(players, SplitMix64(1, i)), SplitMix64(2, i))) for i in range(number)]


def test_help_names_the_games_and_every_command() -> None:
    """A newcomer reads what this is and what can be done."""
    text = run("--help").output
    for word in ("donkey", "mine", "gate", "simulate", "replay", "legal", "count", "bench"):
        assert word in text
    for command in ("simulate", "replay", "legal", "count", "bench"):
        assert "Usage:" in run(command, "--help").output


def test_help_does_not_wait_for_the_compiler() -> None:
    """The commands are there before Numba is: loading it takes longer than reading the help."""
    code = "import sys, motherlode.cli; print({'numba', 'numpy'} & sys.modules.keys())"
    assert subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=True).stdout == "set()\n"


def test_one_game_is_not_told_as_several() -> None:
    assert run("simulate", "donkey", "--games", 1).output.startswith("1 game of donkey")
    assert run("simulate", "donkey", "--games", 2).output.startswith("2 games of donkey")


@pytest.mark.parametrize(
    ("name", "players", "options"),
    [("donkey", 3, {}), ("mine", 5, {"layout": "grid"}), ("gate", 4, {"teams": True, "choose_chip": True})],
)
def test_simulated_records_replay(name: str, players: int, options: dict[str, Any]) -> None:
    """Records go to standard output with nothing else on it, and are accepted."""
    words = "simulate", name, "--players", players, "--games", 12, "--seed", 5, "--options", json.dumps(options)
    simulated = run(*words, "--records", "-")
    assert simulated.exit_code == 0
    games = [json.loads(line) for line in simulated.stdout.splitlines()]
    assert len(games) == 12
    assert all(each["game"] == name and each["options"] == options and each["result"] for each in games)
    assert "12 games" in simulated.stderr
    replayed = run("replay", "-", given=simulated.stdout)
    assert replayed.output.splitlines() == [f"{number} ok" for number in range(1, 13)]
    assert replayed.exit_code == 0


def test_a_seed_gives_the_same_games(tmp_path: Path) -> None:
    """The same seed gives the same records and summary; more games continue fewer; another seed differs."""
    first, again = (run("simulate", "gate", "--games", 6, "--seed", 3, "--records", "-") for _ in range(2))
    assert first.stdout == again.stdout
    more = run("simulate", "gate", "--games", 8, "--seed", 3, "--records", tmp_path / "games.jsonl")
    assert (tmp_path / "games.jsonl").read_text().startswith(first.stdout)
    assert "wins" in more.stdout
    assert run("simulate", "gate", "--games", 6, "--seed", 4, "--records", "-").stdout != first.stdout


def test_the_summary_agrees_with_the_records() -> None:
    """Mean scores and lengths are those of the games."""
    simulated = run("simulate", "mine", "--players", 3, "--games", 40, "--seed", 9, "--records", "-")
    games = [json.loads(line) for line in simulated.stdout.splitlines()]
    mean = sum(each["result"]["scores"][1] for each in games) / 40
    moves = sum(len(each["moves"]) for each in games) / 40
    assert f"{mean:.2f}" in simulated.stderr
    assert f"mean {moves:.1f}" in simulated.stderr


def test_replay_answers_every_record() -> None:
    """A refused record is told with its reason, the others go on, and the exit status is 1."""
    good, bad, _ = lines()
    broken = bad.replace(b'"players":2', b'"players":3', 1)
    replayed = run("replay", "-", given=b"\n".join([good, broken, b"", b"{nonsense", good]))
    answers = replayed.output.splitlines()
    assert answers[0] == "1 ok"
    assert answers[1].startswith("2 refused: ")
    assert answers[2].startswith("3 refused: This is no record")
    assert answers[3] == "4 ok"
    assert replayed.exit_code == 1


def test_a_record_may_be_spread_over_lines() -> None:
    """One record, printed prettily, is one record."""
    pretty = json.dumps(json.loads(lines()[0]), indent=2)
    assert run("replay", "-", given=pretty).output == "1 ok\n"


def unfinished(moves: int) -> bytes:
    return record.write(play_on(game("donkey").deal(2, SplitMix64(1)), SplitMix64(2), moves))


def test_legal_lists_moves() -> None:
    """One move a line, an empty line between records, nothing for a finished game."""
    listed = run("legal", "-", given=unfinished(0) + b"\n" + unfinished(7))
    first, second = listed.output.split("\n\n")
    assert first.splitlines() == [move.text for move in record.read(unfinished(0)).legal_moves()]
    assert second.splitlines() == [move.text for move in record.read(unfinished(7)).legal_moves()]
    assert run("legal", "-", given=lines()[0]).output == ""


def test_count_and_divide() -> None:
    """The number stands last on its line; the divided numbers add up to it; a finished game counts 1."""
    state = record.read(unfinished(3))
    counted = run("count", "-", "--depth", 3, given=unfinished(3) + b"\n" + lines()[0])
    numbers = [int(line.split()[-1]) for line in counted.output.splitlines()]
    assert numbers == [count(state, 3), 1]
    divided = run("count", "-", "--depth", 3, "--divide", given=unfinished(3)).output.splitlines()
    assert len(divided) == len(state.legal_moves()) + 1
    assert sum(int(line.split()[-1]) for line in divided[:-1]) == count(state, 3)
    assert run("count", "-", "--depth", 0, given=unfinished(3)).output.split()[-1] == "1"


def test_refused_records_in_legal_and_count() -> None:
    """They are told on standard error, and the exit status is 1."""
    for words in (("legal", "-"), ("count", "-", "--depth", "1")):
        done = run(*words, given=b"{}")
        assert done.exit_code == 1
        assert done.stdout == ""
        assert done.stderr.startswith("1 refused: ")


@pytest.mark.parametrize(
    ("words", "sentence"),
    [
        (("simulate", "poker"), "There is no game 'poker': the games are donkey, mine, gate."),
        (("simulate", "donkey", "--players", "5"), "donkey is for 2 to 3 players, not 5."),
        (("simulate", "gate", "--players", "3", "--options", '{"teams": true}'), "G17"),
        (("simulate", "mine", "--options", "{teams"), "is not JSON"),
        (("simulate", "mine", "--options", "[1]"), "is no JSON object"),
        (("simulate", "mine", "--options", '{"colour": 1}'), "The options of mine"),
        (("simulate", "donkey", "--games", "0"), "0 is not in the range"),
        (("simulate", "donkey", "--records", "/no/such/folder/x.jsonl"), "/no/such/folder/x.jsonl cannot be written"),
        (("replay", "no-such-file"), "No such file"),
        (("count", "-"), "Missing option '--depth'"),
        (("dig",), "No such command 'dig'"),
        (("play", "--server", "http://127.0.0.1:9"), "With --server, name the game"),
        (("play", "mine", "--server", "http://127.0.0.1:9", "--resume"), "Come back to a table with `motherlode join`"),
        (("play", "mine", "--server", "http://127.0.0.1:9", "--plain"), "cannot be reached"),
    ],
)
def test_bad_words_get_a_sentence(words: tuple[str, ...], sentence: str) -> None:
    """What is wrong and what would be right, exit status 2, no traceback."""
    done = run(*words)
    assert done.exit_code == 2
    assert sentence in done.stderr
    assert done.stderr.startswith("motherlode: "), "errors have one form"
    assert len(done.stderr.splitlines()) == 1


@pytest.mark.parametrize("words", [("replay",), ("legal",), ("count", "--depth", "1"), ("verify",)])
def test_an_empty_file_is_told(words: tuple[str, ...]) -> None:
    done = run(words[0], "-", *words[1:], given="\n")
    assert (done.exit_code, done.stderr) == (2, "motherlode: There is no record in this file.\n")


def test_answers_as_json() -> None:
    """One object a record, refused ones included; one object of a simulation."""
    given = lines()[0] + b"\n{}\n" + unfinished(3)
    for words, key in [(("replay",), "ok"), (("legal",), "moves"), (("count", "--depth", "2", "--divide"), "divide")]:
        done = run(words[0], "-", *words[1:], "--json", given=given)
        first, second, third = (json.loads(line) for line in done.stdout.splitlines())
        assert key in first
        assert key in third
        assert (second["record"], second["ok"]) == (2, False)
        assert done.exit_code == 1
    found = json.loads(run("simulate", "MINE", "--games", 20, "--players", 3, "--json").stdout)
    assert (found["game"], found["games"], len(found["seats"])) == ("mine", 20, 3)
    assert sum(seat["wins"] for seat in found["seats"]) == pytest.approx(1)


def test_seats_are_counted_from_one() -> None:
    table = [line for line in run("simulate", "donkey", "--games", 3).stdout.splitlines() if line.startswith("│")]
    assert [line.split()[1] for line in table] == ["1", "2"]


@pytest.mark.parametrize(
    ("words", "begun", "wanted"),
    [
        (["play"], "d", {"donkey"}),
        (["play", "--seats"], "Mia,h", {"Mia,hard", "Mia,hugo"}),
        (["arena", "gate", "--seats"], "e", {"easy", "expert"}),
        (["rules", "gate", "--language"], "", {"en", "de", "nl", "fr"}),
    ],
)
def test_a_shell_completes_games_bots_and_languages(words: list[str], begun: str, wanted: set[str]) -> None:
    completion = ShellComplete(main, {}, "motherlode", "_MOTHERLODE_COMPLETE")
    assert {item.value for item in completion.get_completions(words, begun)} == wanted


def test_completion_knows_all_levels_and_characters() -> None:
    assert ("random", *LEVELS) == parameters.LEVELS
    assert parameters.MASTERS == MASTERS
    assert parameters.CHARACTERS == CHARACTERS


class FullDisk(io.RawIOBase):
    """Takes nothing, as /dev/full does."""

    def writable(self) -> bool:
        return True

    def write(self, _: Any) -> int:
        raise OSError(errno.ENOSPC, os.strerror(errno.ENOSPC))


def test_a_full_disk_is_told(monkeypatch: pytest.MonkeyPatch) -> None:
    """Also when it is noticed only as the file is closed."""
    monkeypatch.setattr("click.open_file", lambda *_: io.BufferedWriter(FullDisk()))
    done = run("simulate", "donkey", "--games", 1, "--records", "games.jsonl")
    assert done.exit_code == 2
    assert done.stderr.endswith("motherlode: games.jsonl cannot be written: no space left on device.\n")


@pytest.mark.skipif(not Path("/dev/full").exists(), reason="no disk that is always full")
def test_a_full_disk_behind_the_output_is_told() -> None:
    """Also where what is shown goes into a file."""
    with Path("/dev/full").open("w") as full:
        done = subprocess.run(
            [sys.executable, "-m", "motherlode", "levels", "donkey"],
            stdout=full, stderr=subprocess.PIPE, text=True, check=False,
        )  # fmt: skip
    assert done.returncode == 2
    assert done.stderr.endswith("motherlode: The output cannot be written: no space left on device.\n")
    assert "Traceback" not in done.stderr


def test_interrupted_in_the_first_moments_it_ends_quietly() -> None:
    """Ctrl-C while the commands are still loading: the shell's status, no traceback."""
    code = (
        "import os, signal, sys; from motherlode.__main__ import run;"
        "sys.meta_path.insert(0, type('Slow', (), {'find_spec': staticmethod(lambda name, *rest:"
        " os.kill(os.getpid(), signal.SIGINT) if name == 'click' else None)})); run()"
    )
    done = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True)
    assert (done.returncode, done.stderr) == (130, "")


def test_interrupted_at_work_it_ends_with_the_shells_status(monkeypatch: pytest.MonkeyPatch) -> None:
    def interrupt(*_: Any) -> None:
        raise KeyboardInterrupt

    monkeypatch.setattr(simulation, "play", interrupt)
    done = run("simulate", "donkey", "--games", 1)
    assert (done.exit_code, done.stderr.strip()) == (130, "")


@pytest.mark.slow
def test_bench_prints_json(monkeypatch: pytest.MonkeyPatch) -> None:
    """One object with a row a configuration, every number positive; a few games of each will do, and one cold start."""
    monkeypatch.setattr(benchmark, "starts", lambda: islice(bench.starts(), 1))
    monkeypatch.setattr(bench, "SLICES", 1)
    for module, sizes in ((bench, ("BATCH", "SEARCH_BATCH")), (environments, ("GAMES_AT_ONCE", "GAMES_ON_ALL_CORES"))):
        for size in sizes:
            monkeypatch.setattr(module, size, 10)
    done = run("bench", "--json", "--seconds", "0.01", "--no-peers")
    assert done.exit_code == 0
    found = json.loads(done.stdout)
    assert [(row["game"], row["players"]) for row in found["rules"]] == [
        *(("donkey", n) for n in (2, 3)), *(("mine", n) for n in (2, 3, 4, 5)), *(("gate", n) for n in (2, 3, 4)),
    ]  # fmt: skip
    for row in found["rules"]:
        assert min(row["counted"], row["listed"], row["python"], row["all_cores"]) > 0
    assert all(row["iterations"] > 0 for row in found["searches"])
    forms = {row["form"] for row in found["environments"] if row["steps"] > 0}
    assert forms == {"vector", "vector, against greedy", "PettingZoo", "OpenSpiel, in Python"}
    assert [row["cold"] > row["warm"] > 0 for row in found["starts"]] == [True]


def test_a_closed_pipe_is_no_crash() -> None:
    """`motherlode … | head -1` ends quietly."""
    code = [sys.executable, "-m", "motherlode", "simulate", "donkey", "--games", "3000", "--records", "-"]
    with subprocess.Popen(code, stdout=subprocess.PIPE, stderr=subprocess.PIPE) as process:
        assert process.stdout is not None
        assert process.stderr is not None
        process.stdout.readline()
        process.stdout.close()
        assert b"Traceback" not in process.stderr.read()


@pytest.mark.slow
def test_the_first_use_says_that_it_compiles(tmp_path: Path) -> None:
    """Nobody waits in silence: with an empty cache the command says what it is doing, and only then."""
    begun = tmp_path / "begun.json"
    begun.write_bytes(record.write(game("mine").deal(2, 1)))
    code = [sys.executable, "-m", "motherlode", "legal", str(begun)]
    environment = os.environ | {"NUMBA_CACHE_DIR": str(tmp_path / "cache")}
    first, second = (subprocess.run(code, env=environment, capture_output=True, text=True) for _ in range(2))
    assert "Compiling the rules of mine" in first.stderr
    assert "Compiling" not in second.stderr
    assert first.stdout == second.stdout
