"""The miniatures: OpenSpiel computes their exact values, and so do we without it."""

import random
from typing import Any

import numpy as np
import pyspiel
import pytest
from open_spiel.python.algorithms import cfr, expected_game_score, exploitability, ismcts, lp_solver, mcts
from open_spiel.python.algorithms.get_all_states import get_all_states
from open_spiel.python.algorithms.sequence_form_lp import solve_zero_sum_game
from open_spiel.python.algorithms.value_iteration import value_iteration

from motherlode.envs import openspiel
from motherlode.envs.miniatures import miniature_of
from motherlode.rules import GAMES, game
from tests.envs.exact import (
    SequenceForm,
    donkey_truths,
    final_value,
    gate_truths,
    mine_truths,
    open_value,
)

VALUES = {"donkey": 11 / 21, "mine": 2 / 3, "gate": 31 / 180}
"""For seat 0, as docs/research/miniatures.md tells."""


def load(name: str, **form: Any) -> Any:
    return pyspiel.load_game(openspiel.PREFIX + name, {"miniature": True, **form})


def iterated_value(name: str) -> float:
    """OpenSpiel's value iteration."""
    spiel = load(name, perfect=True)
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
    """Value iteration agrees with plain enumeration over all that may lie under the cards."""
    truths = mine_truths(miniature_of(game("mine")))
    assert open_value(truths) == pytest.approx(VALUES["mine"])
    assert iterated_value("mine") == pytest.approx(VALUES["mine"])


def test_six_cards_of_gate(monkeypatch: pytest.MonkeyPatch) -> None:
    """Their linear program over our information states has the value of ours over the rules, and the same size."""
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
    policy = solver.average_policy()
    late = exploitability.nash_conv(spiel, policy)
    value = expected_game_score.policy_value(spiel.new_initial_state(), [policy, policy])[0]
    assert abs(value - VALUES["gate"]) <= late < early / 4


@pytest.mark.parametrize("name", GAMES)
def test_their_search_plays_to_the_end(name: str) -> None:
    """OpenSpiel's IS-MCTS plays the miniatures through; what it imagines starts from the same position."""
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
        imagined = state.resample_from_infostate(player, rng.random)
        assert imagined.information_state_string(player) == state.information_state_string(player)
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
