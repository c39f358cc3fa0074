"""OpenSpiel's own kit: simulations with serialization and masks, playthroughs, and its IS-MCTS."""

import random
from itertools import count

import numpy as np
import pyspiel
import pytest
from open_spiel.python.algorithms import ismcts, mcts
from open_spiel.python.rl_environment import Environment

from motherlode.envs import observe
from motherlode.envs.openspiel import start_from
from motherlode.rules import GAMES, SplitMix64, game, record
from tests.configurations import PLAY, label
from tests.envs.wandering import Configuration, by_chance, load, some_states
from tests.play import play_on


@pytest.mark.parametrize("configuration", PLAY, ids=label)
def test_the_kit_accepts_every_game(configuration: Configuration) -> None:
    """`random_sim_test`, with serialization and mask checks."""
    pyspiel.random_sim_test(load(configuration), num_sims=1, serialize=True, verbose=False, mask_test=True)


@pytest.mark.parametrize("configuration", PLAY, ids=label)
def test_python_and_their_core_tell_the_same(configuration: Configuration) -> None:
    """What a caller in Python gets at once is what C++ makes of a state; and a state that was set right card by card is
    the one that the rules make of the whole deal.
    """
    rng = random.Random(5)
    state = load(configuration).new_initial_state()
    core = pyspiel.State
    for number in count():
        assert state.is_chance_node() == core.is_chance_node(state)
        if state.is_terminal():
            break
        assert state.legal_actions() == core.legal_actions(state)
        if number % 20 == 0 and not state.is_chance_node():
            dealt = state.at.state()
            for player in range(configuration[1]):
                assert state.observation_tensor(player) == core.observation_tensor(state, player)
                assert state.legal_actions(player) == core.legal_actions(state, player)
                assert state.at.observe(player, memory=True).tolist() == observe(dealt, player, memory=True).tolist()
        state.apply_action(rng.choice(state.legal_actions()))


def test_a_player_who_does_not_play_is_refused() -> None:
    """As their core refuses it."""
    state = load(("gate", 2, {})).new_initial_state()
    with pytest.raises(pyspiel.SpielError):
        state.observation_tensor(2)


SHORT = {"donkey": "players=2,offers=4", "mine": "players=2,stall_limit=1", "gate": "players=2,rounds=2"}


@pytest.mark.parametrize("name", GAMES)
def test_the_kit_writes_a_playthrough(name: str) -> None:
    """OpenSpiel's generator goes through a whole game, which house rules make short."""
    from open_spiel.python.algorithms import generate_playthrough  # takes every process of the tests half a second

    text = generate_playthrough.playthrough(f"motherlode_{name}({SHORT[name]})", action_sequence=None, seed=1)
    assert "IsTerminal() = True" in text


@pytest.mark.parametrize("configuration", PLAY, ids=label)
def test_chance_is_fair_and_its_outcomes_make_the_deal(configuration: Configuration) -> None:
    """The probabilities of a chance node add up to 1, and what came out is the deal of a game of the rules."""
    rng = random.Random(2)
    state = load(configuration).new_initial_state()
    while not state.is_terminal():
        if state.is_chance_node():
            outcomes = state.chance_outcomes()
            assert sum(weight for _, weight in outcomes) == pytest.approx(1)
            assert len({state.action_to_string(-1, outcome) for outcome, _ in outcomes}) == len(outcomes)
            by_chance(state, rng)
        else:
            state.apply_action(rng.choice(state.legal_actions()))
    played = state.at.state()
    assert played.over
    again = start_from(record.write(played))
    assert again.at.state().outcome() == played.outcome()
    assert again.returns() == state.returns()
    assert again.information_state_string(0) == state.information_state_string(0)


@pytest.mark.parametrize("configuration", PLAY, ids=label)
def test_a_player_cannot_tell_an_imagined_state(configuration: Configuration) -> None:
    """Another state from the same information has the same strings, tensors and legal actions for its player."""
    differ = False
    for number, state in enumerate(some_states(configuration, 3, every=17)):
        player = state.current_player()
        determinized = state.resample_from_infostate(player, random.Random(number).random)
        assert determinized.information_state_string(player) == state.information_state_string(player)
        assert determinized.information_state_tensor(player) == state.information_state_tensor(player)
        assert determinized.observation_string(player) == state.observation_string(player)
        assert determinized.observation_tensor(player) == state.observation_tensor(player)
        assert determinized.legal_actions() == state.legal_actions()
        differ |= determinized.history() != state.history()
    assert differ or configuration[0] == "mine"


@pytest.mark.parametrize("configuration", [("donkey", 2, {}), ("mine", 3, {}), ("gate", 4, {"teams": True})], ids=label)
def test_their_search_plays(configuration: Configuration) -> None:
    """OpenSpiel's own IS-MCTS makes legal moves with our resampler."""
    evaluator = mcts.RandomRolloutEvaluator(1, np.random.RandomState(1))
    bot = ismcts.ISMCTSBot(load(configuration), evaluator, 2.0, 3, random_state=np.random.RandomState(2))
    rng = random.Random(1)
    state = by_chance(load(configuration).new_initial_state(), rng)
    for _ in range(3):
        action = bot.step(state)
        assert action in state.legal_actions()
        state.apply_action(action)
        by_chance(state, rng)


@pytest.mark.parametrize("configuration", PLAY, ids=label)
def test_records_become_states(configuration: Configuration) -> None:
    """A game from a record goes on in OpenSpiel, with the same seat to move and the same moves."""
    name, players, options = configuration
    state = play_on(game(name).deal(players, SplitMix64(1), options), SplitMix64(1), 30)
    spiel = start_from(record.write(state))
    assert spiel.current_player() == state.seat
    assert [spiel.action_to_string(spiel.current_player(), action) for action in spiel.legal_actions()] == [
        move.text for move in state.legal_moves()
    ]
    assert spiel.at.state().moves == state.moves


def test_points_can_be_the_returns() -> None:
    """With `rewards=points` a game's returns are its final scores."""
    spiel = pyspiel.load_game("motherlode_donkey", {"players": 3, "rewards": "points"})
    state = spiel.new_initial_state()
    rng = random.Random(1)
    while not by_chance(state, rng).is_terminal():
        state.apply_action(rng.choice(state.legal_actions()))
    assert state.returns() == list(state.at.state().outcome().scores)


@pytest.mark.parametrize("form", [{}, {"infostate_tensor": True}], ids=["default", "infostate_tensor"])
@pytest.mark.parametrize("name", GAMES)
def test_what_their_learners_read_is_between_0_and_1(name: str, form: dict[str, bool]) -> None:
    """OpenSpiel's environment for learners, whose DQN gets these numbers as they are: by default observations, some
    hundreds of numbers; whole information states if they are asked for.
    """
    env = Environment(pyspiel.load_game(f"motherlode_{name}", form))
    env.seed(1)
    assert env.use_observation != bool(form)
    rng = random.Random(1)
    step = env.reset()
    while not step.last():
        for player in range(env.num_players):
            numbers = step.observations["info_state"][player]
            assert len(numbers) == env.observation_spec()["info_state"][0]
            assert min(numbers) >= 0
            assert max(numbers) <= 1
        step = env.step([rng.choice(step.observations["legal_actions"][step.observations["current_player"]])])


def test_unknown_rewards_are_refused() -> None:
    """In a sentence, as in every form."""
    with pytest.raises(ValueError, match="rewards must be one of win, points, not 'foo'"):
        pyspiel.load_game("motherlode_gate", {"rewards": "foo"})
