"""The benchmark: fixed for ever, reproduced move by move, for policies of every kind."""

import sys
from functools import cache
from pathlib import Path
from typing import Any

import msgspec
import pytest
from click.testing import CliRunner

from motherlode.cli.main import main
from motherlode.lab.benchmark import compare
from motherlode.lab.benchmark.leaderboard import as_html, as_markdown, read_folder
from motherlode.lab.benchmark.onnx_policy import BadNetwork
from motherlode.lab.benchmark.policies import BadPolicy, load_policy
from motherlode.lab.benchmark.protocol import NAME, suite
from motherlode.lab.benchmark.report import BadReport, BenchmarkReport, read_report
from motherlode.lab.benchmark.run import Plan, run_benchmark
from motherlode.lab.benchmark.yardstick import measure_losses
from motherlode.rules import game

FUNCTIONS = "tests.lab.policy_functions"
LINES = f"cmd:{sys.executable} {Path(__file__).parent / 'lines_program.py'}"
TRIAL = Plan(1, ("gate",), ("random",))


def run(policy: str, plan: Plan = TRIAL, name: str = "tried") -> BenchmarkReport:
    loaded = load_policy(policy)
    try:
        return run_benchmark(suite(), loaded, policy, name, plan)
    finally:
        loaded.close()


@cache
def once(policy: str) -> BenchmarkReport:
    """The report of a run that several tests look at."""
    return run(policy)


def test_deals_and_quick_opponents_never_change() -> None:
    """Their fingerprints are those that were written down when the version was made."""
    fixed = suite()
    assert fixed.name == NAME
    assert fixed.fingerprint_deals() == fixed.fingerprints["deals"]
    for opponent in fixed.opponents:
        if opponent.iterations is None:
            assert fixed.fingerprint(opponent) == fixed.fingerprints[opponent.name]


@pytest.mark.slow
def test_searching_opponents_never_change() -> None:
    """The same for those that think longer."""
    fixed = suite()
    for opponent in fixed.opponents:
        assert fixed.fingerprint(opponent) == fixed.fingerprints[opponent.name]


def test_every_configuration_is_played_from_all_seats() -> None:
    """Each seat in turn, or each team; what equals would have is said."""
    report = run("random", Plan(1, (), ("random",)))
    assert len(report.scores) == len(suite().configurations)
    for score in report.scores:
        own = 2 if score.configuration.options.get("teams") else 1
        assert score.games == score.configuration.players // own
        assert score.even == own / score.configuration.players
    assert not report.complete


@pytest.mark.parametrize("policy", ["greedy", f"{FUNCTIONS}:first_legal", f"{FUNCTIONS}:last_action", LINES])
def test_a_run_is_reproduced(policy: str) -> None:
    """Bots, functions and programs: the same games, move by move."""
    first, again = once(policy), run(policy)
    assert compare(first, again, suite()) == []
    assert read_report(first.to_json()) == first
    assert all(score.forfeits == 0 for score in first.scores)


def test_a_program_and_a_function_that_do_the_same_play_the_same() -> None:
    """Actions in their order, or spellings in theirs."""
    first, other = once(f"{FUNCTIONS}:last_action"), once(LINES)
    assert [score.records for score in first.scores] == [score.records for score in other.scores]


def test_an_illegal_answer_loses_the_game() -> None:
    """It is counted, and never replaced."""
    (score, *_) = once(f"{FUNCTIONS}:illegal").scores
    assert score.forfeits == score.games
    assert score.wins.value == 0


def test_another_policy_is_noticed() -> None:
    """As are other deals or opponents."""
    fixed = suite()
    reported, found = once("greedy"), once(f"{FUNCTIONS}:first_legal")
    assert {each.what for each in compare(reported, found, fixed)} == {
        f"{score.configuration.label}, against random" for score in reported.scores
    }
    forged = msgspec.structs.replace(reported, fingerprints=reported.fingerprints | {"random": "another"})
    assert [each.what for each in compare(forged, reported, fixed)] == ["the fingerprint of random"]
    other = msgspec.structs.replace(reported, fingerprints=reported.fingerprints | {"the positions of gate": "others"})
    (renewed,) = compare(other, reported, fixed)
    assert renewed.what.startswith("gate, the yardstick positions, which were renewed")
    assert compare(msgspec.structs.replace(reported, benchmark="other/1"), reported, fixed)[0].what == "the benchmark"


def test_nothing_can_be_left_out() -> None:
    """A result without its worst configuration, without what decisions cost, or that calls itself complete."""
    found = once("greedy")
    one_less = msgspec.structs.replace(found, scores=found.scores[1:])
    assert [each.reported for each in compare(one_less, found, suite())] == ["nothing"]
    without_losses = msgspec.structs.replace(found, losses=())
    assert len(compare(without_losses, found, suite())) == len(found.losses)
    boasting = msgspec.structs.replace(found, complete=True)
    assert [each.what for each in compare(boasting, found, suite())] == ["whether all was played"]


@pytest.mark.parametrize(
    ("policy", "sentence"),
    [
        ("stockfish", "'stockfish' is no bot of any game: a policy is 'module:function', a bot"),
        ("nowhere:function", "There is no 'nowhere:function' to import"),
        (f"{FUNCTIONS}:NUMBER", "is no function, but 7"),
        ("cmd:/no/such/program", "cannot be started"),
        ("cmd:", "The command '' cannot be started: it is empty"),
    ],
)
def test_what_cannot_be_played_is_told(policy: str, sentence: str) -> None:
    """Before anything is played."""
    with pytest.raises(BadPolicy, match=sentence):
        load_policy(policy)
    with pytest.raises(BadNetwork, match="There is no file"):
        load_policy("/no/such/file.onnx")


def test_a_file_here_is_a_policy(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Nothing has to be installed for it."""
    (tmp_path / "policy_of_mine.py").write_text("def last(knowledge):\n    return knowledge.legal_moves()[-1]\n")
    monkeypatch.setattr(sys, "path", sys.path.copy())
    monkeypatch.chdir(tmp_path)
    state = game("mine").deal(2, 1)
    knowledge = state.knowledge(state.seat or 0)
    assert load_policy("policy_of_mine:last").choose(knowledge, 0) == knowledge.legal_moves()[-1]


def test_a_strange_answer_is_told() -> None:
    """What is neither a move nor an action, and a program that ends."""
    with pytest.raises(BadPolicy, match=r"not with 3.5j"):
        once(f"{FUNCTIONS}:nonsense")
    with pytest.raises(BadPolicy, match=r"failing' failed in .*policy_functions.py, line \d+: KeyError: 'gold'"):
        once(f"{FUNCTIONS}:failing")
    with pytest.raises(BadPolicy, match=r"ending' failed in .*: SystemExit: 3"):
        once(f"{FUNCTIONS}:ending")
    with pytest.raises(BadPolicy, match="not with inf"):
        once(f"{FUNCTIONS}:endless")
    with pytest.raises(BadPolicy, match="gave no answer"):
        once(f"cmd:{sys.executable} -c pass")


def test_a_digit_that_is_no_number_is_a_spelling() -> None:
    """A raised 2 counts as a digit, but is none of a number: an illegal answer, no crash."""
    state = game("mine").deal(2, 1)
    policy = load_policy(f"cmd:{sys.executable} -c \"import sys; [print('²', flush=True) for _ in sys.stdin]\"")
    try:
        assert policy.choose(state.knowledge(state.seat or 0), 0) == "²"
    finally:
        policy.close()


def test_losses_on_yardstick_positions() -> None:
    """The best move loses nothing, another one what it is worth less; an illegal answer loses all."""
    state = game("mine").deal(2, 1)
    values = {move.text: 0.75 if number == 0 else 0.5 for number, move in enumerate(state.legal_moves())}

    def lost(policy: str) -> float:
        found = measure_losses(load_policy(policy), state.game, lambda rules: [(state, values)])
        assert found is not None
        return found.loss.value

    assert lost(f"{FUNCTIONS}:first_legal") == 0
    assert lost(f"{FUNCTIONS}:last_action") == 0.25
    assert measure_losses(load_policy("greedy"), state.game, lambda rules: []) is None


def test_a_folder_becomes_a_page(tmp_path: Path) -> None:
    """The best first, trials behind complete ones; names cannot break the page."""
    for name, policy in (("<b>weak</b>", "random"), ("strong", "greedy")):
        (tmp_path / f"{policy}.json").write_bytes(run(policy, name=name).to_json())
    reports = read_folder(tmp_path)
    assert [report.name for report in reports] == ["strong", "<b>weak</b>"]
    page, text = as_html(reports), as_markdown(reports)
    assert "&lt;b&gt;weak&lt;/b&gt;" in page
    assert "<b>" not in page
    assert "| strong (trial) |" in text
    (tmp_path / "other.json").write_text("{}")
    with pytest.raises(BadReport, match=r"other.json: This is no result of the form motherlode-benchmark-result/1"):
        read_folder(tmp_path)


def test_all_of_a_game_is_no_trial() -> None:
    """A policy for one game only: leaderboards name the game."""
    tried = once("greedy")
    scores = [msgspec.structs.replace(each, opponent=bot.name) for each in tried.scores for bot in suite().opponents]
    whole = msgspec.structs.replace(tried, deals=suite().deals, scores=tuple(scores))
    assert "| tried (gate only) |" in as_markdown([whole])
    assert "| tried (trial) |" in as_markdown([msgspec.structs.replace(whole, scores=whole.scores[1:])])


def call(*arguments: Any) -> tuple[int, str]:
    result = CliRunner().invoke(main, [str(argument) for argument in arguments])
    return result.exit_code, result.output


def test_by_the_command(tmp_path: Path) -> None:
    """A result is written, checked, and shown; what is wrong is told in a sentence."""
    file = tmp_path / "results" / "greedy.json"
    trial = "--deals", 1, "--game", "mine", "--opponent", "random"
    assert call("benchmark", "greedy", *trial, "--out", file)[0] == 0
    code, output = call("benchmark", "--check", file)
    assert (code, "was reproduced: 14 games, move by move" in output) == (0, True)
    code, output = call("benchmark", "random", "--check", file)
    assert (code, "was not reproduced:" in output) == (2, True)
    assert call("leaderboard", file.parent, "--out", tmp_path / "page.html")[0] == 0
    assert "mine, 5 players" in (tmp_path / "page.html").read_text()
    assert "| greedy (trial) |" in call("leaderboard", file.parent)[1]
    assert "has no game 'chess': choose one of donkey, gate, mine" in call("benchmark", "greedy", "--game", "chess")[1]
    assert "Name a POLICY" in call("benchmark")[1]
    assert "There is no result in" in call("leaderboard", tmp_path)[1]


def test_a_network_in_a_file(tmp_path: Path) -> None:
    """A file that gives scores plays; one of another shape is told what is wrong."""
    pytest.importorskip("onnxruntime")
    onnx = pytest.importorskip("onnx")
    file = tmp_path / "gate.onnx"
    write_network(onnx, file, 235, 49)
    report = run(str(tmp_path / "{game}.onnx"))
    assert all(score.forfeits == 0 for score in report.scores)
    assert compare(report, run(str(file)), suite()) == []
    write_network(onnx, file, 235, 7)
    with pytest.raises(BadNetwork, match=r"gives \(7,\) scores, and there are 49 actions"):
        run(str(file))
    write_network(onnx, file, 12, 49)
    with pytest.raises(BadNetwork, match="does not take 235 numbers"):
        run(str(file))
    file.write_text("no network")
    with pytest.raises(BadNetwork, match="cannot be read as ONNX"):
        run(str(file))


def write_network(onnx: Any, file: Path, numbers: int, actions: int) -> None:
    """One layer of fixed weights."""
    import numpy as np

    helper, kind = onnx.helper, onnx.TensorProto.FLOAT
    weights = np.random.default_rng(1).normal(size=(numbers, actions)).astype(np.float32)
    graph = helper.make_graph(
        [helper.make_node("MatMul", ["seen", "weights"], ["scores"])],
        "policy",
        [helper.make_tensor_value_info("seen", kind, [None, numbers])],
        [helper.make_tensor_value_info("scores", kind, [None, actions])],
        [onnx.numpy_helper.from_array(weights, "weights")],
    )
    model = helper.make_model(graph, opset_imports=[helper.make_opsetid("", 17)], ir_version=9)
    helper.set_model_props(model, {"encoding": "share", "memory": "1"})
    onnx.save(model, file)
