"""The miniatures: OpenSpiel computes their exact values, and so do we without it."""

import random
from fractions import Fraction
from pathlib import Path
from typing import Any

import numpy as np
import pyspiel
import pytest
from open_spiel.python import policy
from open_spiel.python.algorithms import cfr, expected_game_score, exploitability, ismcts, mcts
from open_spiel.python.algorithms.get_all_states import get_all_states

from motherlode.envs import openspiel
from motherlode.envs.miniatures import NoMiniature, known_of, miniature_of
from motherlode.rules import GAMES, game
from tests.envs.exact import (
    SequenceForm,
    donkey_truths,
    final_value,
    gate_truths,
    mine_truths,
    open_value,
)

KNOWN = {known.file.removesuffix(".json"): known for name in GAMES for known in known_of(game(name))}
VALUES = {name: float(Fraction(known.value)) for name, known in KNOWN.items()}
"""For seat 0, as docs/research/miniatures.md tells."""


def load(name: str, **form: Any) -> Any:
    return pyspiel.load_game(openspiel.PREFIX + name, {"miniature": True, **form})


def iterated_value(name: str, **form: Any) -> float:
    """OpenSpiel's value iteration, which brings a solver along that takes every process a second to import."""
    from open_spiel.python.algorithms.value_iteration import value_iteration

    spiel = load(name, perfect=True, **form)
    values: dict[str, float] = value_iteration(spiel, depth_limit=-1, threshold=1e-9, cyclic_game=True)
    return values[str(spiel.new_initial_state())]


@pytest.mark.parametrize("name", GAMES)
def test_the_kit_accepts_the_miniatures(name: str) -> None:
    """`random_sim_test`, with serialization and mask checks, from the prepared position on."""
    pyspiel.random_sim_test(load(name), num_sims=3, serialize=True, verbose=False, mask_test=True)
    if name != "gate":
        pyspiel.random_sim_test(load(name, perfect=True), num_sims=3, serialize=True, verbose=False, mask_test=True)


def test_two_colours_of_donkey() -> None:
    """Value iteration agrees with the bots' solver of the last offer, over all that the last offer may be."""
    truths = donkey_truths(miniature_of(game("donkey")))
    assert final_value(truths) == pytest.approx(VALUES["donkey"])
    assert iterated_value("donkey") == pytest.approx(VALUES["donkey"])


def test_twelve_cells_of_mine() -> None:
    """Plain enumeration over all that may lie under the cards; value iteration of it is an example of the page."""
    truths = mine_truths(miniature_of(game("mine")))
    assert open_value(truths) == pytest.approx(VALUES["mine"])


TRUTHS: dict[str, Any] = {"donkey": (donkey_truths, final_value), "mine": (mine_truths, open_value)}


@pytest.mark.slow
@pytest.mark.parametrize("name", TRUTHS)
def test_tiny_ones_end_in_seconds(name: str) -> None:
    """`nash_conv` walks through all histories, and the value is known twice."""
    find_truths, exact_value = TRUTHS[name]
    value, spiel = VALUES[f"{name}-tiny"], load(name, tiny=True)
    assert exact_value(find_truths(miniature_of(game(name), "tiny"))) == pytest.approx(value)
    assert iterated_value(name, tiny=True) == pytest.approx(value)
    assert exploitability.nash_conv(spiel, policy.UniformRandomPolicy(spiel)) > 0.5


@pytest.mark.parametrize("name", TRUTHS)
def test_tiny_ones_have_the_size_that_is_told(name: str) -> None:
    """Histories, and information sets of both seats."""
    states = get_all_states(load(name, tiny=True), include_chance_states=True).values()
    told: list[set[str]] = [set(), set()]
    for state in states:
        if not state.is_terminal() and not state.is_chance_node():
            told[state.current_player()].add(state.information_state_string())
    first, second = map(len, told)
    assert KNOWN[f"{name}-tiny"].size == f"{len(states):,} histories, {first:,} and {second} information sets"


def test_what_is_known_stands_on_the_page() -> None:
    """The page tells the values and sizes of all miniatures."""
    page = (Path(__file__).parents[2] / "docs" / "research" / "miniatures.md").read_text()
    for known in KNOWN.values():
        assert f"| {known.size} | {known.value} |" in page
    with pytest.raises(NoMiniature, match="no tiny miniature of gate"):
        miniature_of(game("gate"), "tiny")


def test_six_cards_of_gate(monkeypatch: pytest.MonkeyPatch) -> None:
    """Their linear program over our information states has the value of ours over the rules, and the same size."""
    from open_spiel.python.algorithms import lp_solver
    from open_spiel.python.algorithms.sequence_form_lp import solve_zero_sum_game

    for option in list(lp_solver.DEFAULT_SOLVER_KWARGS):  # they are for one solver only, which is given up
        monkeypatch.delitem(lp_solver.DEFAULT_SOLVER_KWARGS, option)
    form = SequenceForm(gate_truths(miniature_of(game("gate"))))
    assert form.value() == pytest.approx(VALUES["gate"])
    spiel = load("gate")
    assert solve_zero_sum_game(spiel, solver="CLARABEL")[0] == pytest.approx(VALUES["gate"], abs=1e-6)
    states = get_all_states(spiel, include_chance_states=False).values()
    assert len(states) == form.nodes
    told: list[set[str]] = [set(), set()]
    for state in states:
        if not state.is_terminal():
            player = state.current_player()
            told[player].add(state.information_state_string(player))
    assert [len(strings) for strings in told] == [len(sets) for sets in form.sets]


def test_regret_falls_on_gate() -> None:
    """Their CFR+ comes closer to the equilibrium; its value is off by no more than what can be won from its policy."""
    spiel = load("gate")
    solver = cfr.CFRPlusSolver(spiel)
    solver.evaluate_and_update_policy()
    early = exploitability.nash_conv(spiel, solver.average_policy())
    for _ in range(4):
        solver.evaluate_and_update_policy()
    average = solver.average_policy()
    late = exploitability.nash_conv(spiel, average)
    value = expected_game_score.policy_value(spiel.new_initial_state(), [average, average])[0]
    assert abs(value - VALUES["gate"]) <= late < early / 4


@pytest.mark.parametrize("name", GAMES)
def test_their_search_plays_to_the_end(name: str) -> None:
    """OpenSpiel's IS-MCTS plays the miniatures through; its determinizations start from the same position."""
    spiel = load(name)
    evaluator = mcts.RandomRolloutEvaluator(1, np.random.RandomState(1))
    bot = ismcts.ISMCTSBot(spiel, evaluator, 2.0, 20, random_state=np.random.RandomState(2))
    rng = random.Random(1)
    state = spiel.new_initial_state()
    while not state.is_terminal():
        if state.is_chance_node():
            outcomes, weights = zip(*state.chance_outcomes(), strict=True)
            state.apply_action(rng.choices(outcomes, weights)[0])
            continue
        player = state.current_player()
        determinized = state.resample_from_infostate(player, rng.random)
        assert determinized.information_state_string(player) == state.information_state_string(player)
        action = bot.step(state)
        assert action in state.legal_actions()
        state.apply_action(action)
    played = state.at.state()
    prefix = miniature_of(game(name)).moves
    assert played.over
    assert played.moves[: len(prefix)] == prefix


def test_a_miniature_has_its_own_players() -> None:
    """Other players or options are refused in one sentence, and `gate` cannot pretend to hide nothing."""
    with pytest.raises(ValueError, match="players and options of its own"):
        load("donkey", players=3)
    with pytest.raises(pyspiel.SpielError, match="Unknown parameter 'perfect'"):
        load("gate", perfect=True)
