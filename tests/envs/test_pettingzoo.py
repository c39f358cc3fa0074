"""PettingZoo's own kit, for every game and number of players."""

import copy
import importlib
import pickle
import warnings
from collections.abc import Iterator
from contextlib import contextmanager
from itertools import count
from types import SimpleNamespace
from typing import Any

import numpy as np
import pytest
from pettingzoo.test import (
    api_test,
    max_cycles_test,
    parallel_api_test,
    parallel_seed_test,
    render_test,
    seed_test,
)
from pettingzoo.utils.conversions import parallel_to_aec

from motherlode.envs import IllegalAction, observe
from motherlode.envs.pettingzoo import donkey_v0, gate_v0, mine_v0
from motherlode.rules import GAMES, SplitMix64, game, record
from tests.configurations import CONFIGURATIONS, label
from tests.play import play_on

MODULES: dict[str, Any] = {"donkey": donkey_v0, "mine": mine_v0, "gate": gate_v0}
Configuration = tuple[str, int, dict[str, Any]]


@contextmanager
def a_dictionary_is_meant() -> Iterator[None]:
    """The kit warns of every observation with a mask, those of PettingZoo's own games included."""
    with warnings.catch_warnings():
        warnings.filterwarnings("ignore", "Observation is not a NumPy array")
        warnings.filterwarnings("ignore", "Observation space for each agent probably should be")
        yield


@pytest.mark.parametrize("configuration", CONFIGURATIONS, ids=label)
def test_the_kit_accepts_every_game(configuration: Configuration, capsys: pytest.CaptureFixture[str]) -> None:
    """`api_test`, `seed_test` and, for the form in which all agents act at once, their `parallel` fellows."""
    name, players, options = configuration
    chosen = {"players": players, "options": options}
    with a_dictionary_is_meant():
        api_test(MODULES[name].env(**chosen), num_cycles=60)
        seed_test(lambda **_: MODULES[name].env(**chosen), num_cycles=40)
        parallel_api_test(MODULES[name].parallel_env(**chosen), num_cycles=40)
        parallel_seed_test(lambda **_: MODULES[name].parallel_env(**chosen), num_cycles=20)
    assert "Passed API test" in capsys.readouterr().out


@pytest.mark.parametrize("name", GAMES)
def test_the_kit_accepts_every_form(name: str, capsys: pytest.CaptureFixture[str]) -> None:
    """Named parts, memory and points are accepted, too; `render_test` tries all ways of drawing."""
    with a_dictionary_is_meant():
        api_test(MODULES[name].env(named=True, memory=True, rewards="points"), num_cycles=40)
    texts: set[str] = set()
    kinds = {
        "human": lambda nothing: nothing is None,
        "ansi": lambda text: not texts.add(text),  # type: ignore[func-returns-value]
        "rgb_array": lambda picture: picture.std() > 5,
    }
    capsys.readouterr()
    render_test(MODULES[name].env, kinds)
    assert len(texts) > 1
    assert "seat 0" in capsys.readouterr().out


@pytest.mark.parametrize("name", GAMES)
def test_the_kit_measures_every_game(
    name: str, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    """`performance_benchmark` plays through; its five seconds are those of a clock that ticks when it is asked."""
    ticks = count(0.0, 0.1)
    helper = importlib.import_module("pettingzoo.test.performance_benchmark")
    monkeypatch.setattr(helper, "time", SimpleNamespace(time=lambda: next(ticks)))
    helper.performance_benchmark(MODULES[name].env())
    assert "turns per second" in capsys.readouterr().out


def masked(env: Any, rng: SplitMix64) -> int | None:
    """A random legal action of the agent whose turn it is."""
    observation, _, terminated, truncated, _ = env.last()
    if terminated or truncated:
        return None
    legal = np.flatnonzero(observation["action_mask"])
    return int(legal[rng.below(len(legal))])


@pytest.mark.parametrize("configuration", CONFIGURATIONS, ids=label)
def test_rewards_reach_their_agents(configuration: Configuration) -> None:
    """What an agent is told in `last()` over a whole game adds up to its final score, whoever moved: the second card of
    `mine` and the bonus of `donkey` are decisions of their own.
    """
    name, players, options = configuration
    env = MODULES[name].env(players=players, options=options, rewards="points")
    env.reset(seed=4)
    told = dict.fromkeys(env.agents, 0.0)
    rng = SplitMix64(4)
    for agent in env.agent_iter():
        told[agent] += env.last()[1]
        env.step(masked(env, rng))
    assert list(told.values()) == list(env.unwrapped.game_state.outcome().scores)


@pytest.mark.parametrize("configuration", CONFIGURATIONS, ids=label)
def test_the_kit_counts_cycles(configuration: Configuration) -> None:
    """`max_cycles_test`, for the form in which all agents act at once, which is what it calls a cycle. It samples
    actions without their masks, so an illegal one must neither be an error nor end the episode.
    """
    name, players, options = configuration

    def parallel_env(max_cycles: int) -> Any:
        form = {"players": players, "options": options, "illegal": "retry"}
        return MODULES[name].parallel_env(max_cycles=max_cycles, **form)

    def env(max_cycles: int) -> Any:
        return parallel_to_aec(parallel_env(max_cycles))

    max_cycles_test(SimpleNamespace(parallel_env=parallel_env, env=env))


@pytest.mark.parametrize("name", GAMES)
def test_max_cycles_ends_an_episode(name: str) -> None:
    """After so many decisions every agent is truncated, none terminated."""
    env = MODULES[name].env(max_cycles=9)
    env.reset(seed=1)
    rng = SplitMix64(1)
    decisions = 0
    for _ in env.agent_iter():
        action = masked(env, rng)
        decisions += action is not None
        if action is None:
            assert not any(env.terminations.values())
        env.step(action)
    assert decisions == 9


def test_an_illegal_action_can_be_tried_again() -> None:
    """It costs its agent 1, changes nothing, and the same agent decides again."""
    env = gate_v0.env(illegal="retry")
    env.reset(seed=1)
    agent = env.agent_selection
    before = env.last()[0]["observation"].tolist()
    env.step(44)
    observation, reward, terminated, truncated, _ = env.last()
    assert env.agent_selection == agent
    assert (reward, terminated, truncated) == (-1, False, False)
    assert observation["observation"].tolist() == before
    env.step(masked(env, SplitMix64(1)))
    assert not any(env.rewards.values())


def test_an_illegal_action_ends_the_episode(caplog: pytest.LogCaptureFixture) -> None:
    """As in PettingZoo's own games; by choice it is an error that names the clause."""
    env = gate_v0.env()
    env.reset(seed=1)
    env.step(44)
    assert "'pass': The kicker" in caplog.text
    assert all(env.terminations.values())
    assert sorted(env.rewards.values()) == [-1, 0]
    raw = gate_v0.raw_env(illegal="error")
    raw.reset(seed=1)
    with pytest.raises(ValueError, match=r"'pass': The kicker .*G6"):
        raw.step(44)


def test_wrong_calls_are_told_in_a_sentence(caplog: pytest.LogCaptureFixture) -> None:
    """What PettingZoo's wrappers check is checked: the order of the calls, and that an action is one of the list."""
    env = gate_v0.env(render_mode="ansi")
    for asked in (env.last, env.render, lambda: env.step(0), lambda: env.observe("seat_0"), lambda: env.num_agents):
        with pytest.raises(AttributeError, match=r"Call reset\(\) first"):
            asked()
    env.reset(seed=1)
    for action, sentence in (
        (49, "49 is no action; there are 49"),
        (-1, "-1 is no"),
        (None, "None is no"),
        (1.5, "1.5"),
    ):
        with pytest.raises(IllegalAction, match=sentence):
            env.step(action)
    loop = env.agent_iter()
    next(loop)
    with pytest.raises(AssertionError, match=r"must call step\(\)"):
        next(loop)
    env.step(44)
    for _ in env.agent_iter():
        env.step(None)
    env.step(None)
    assert "does nothing before reset" in caplog.text


@pytest.mark.parametrize(
    ("wrong", "sentence"),
    [
        ({"illegal": "shrug"}, "illegal must be one of penalty, retry, error, not 'shrug'"),
        ({"rewards": "foo"}, "rewards must be one of win, points, not 'foo'"),
        ({"max_cycles": -3}, "max_cycles must be 1 or more, not -3"),
        ({"max_cycles": "many"}, "max_cycles must be a whole number, not 'many'"),
        ({"memory": 2}, "memory must be True or False, not 2"),
        ({"named": "yes"}, "named must be True or False, not 'yes'"),
        ({"players": 9}, "gate is for 2 to 4 players, not 9"),
        ({"render_mode": "hologram"}, "render_mode must be one of human, ansi, rgb_array, not 'hologram'"),
    ],
)
@pytest.mark.parametrize("form", gate_v0._fields)
def test_wrong_options_are_told_in_a_sentence(form: str, wrong: dict[str, Any], sentence: str) -> None:
    """When it is made, not when it is used, in every form."""
    with pytest.raises(ValueError, match=sentence):
        getattr(gate_v0, form)(**wrong)


def test_wrong_resets_are_told_in_a_sentence() -> None:
    """Seeds, records and states; the game goes on as it was."""
    env = gate_v0.env()
    env.reset(seed=1)
    env.step(masked(env, SplitMix64(1)))
    kept = env.game_state
    wrong_seeds: list[Any] = [-1, 1.5, "one"]
    for seed in wrong_seeds:
        with pytest.raises(ValueError, match="seed must be"):
            env.reset(seed=seed)
    donkey = game("donkey").deal(2, 1)
    wrong_options: list[Any] = [
        {"state": "here"}, {"state": donkey}, {"record": "{"}, {"record": "", "state": donkey}, "state",
    ]  # fmt: skip
    for options in wrong_options:
        with pytest.raises(ValueError, match=r"\w+ .*\."):
            env.reset(options=options)
    assert env.game_state.moves == kept.moves


def pickled(env: Any) -> Any:
    return pickle.loads(pickle.dumps(env))


@pytest.mark.parametrize("copied", [copy.copy, copy.deepcopy, pickled])
@pytest.mark.parametrize("name", GAMES)
def test_a_copy_goes_on(name: str, copied: Any) -> None:
    """A copy of a running environment plays the same game on as the first, now and after the next reset, and neither
    changes the other.
    """
    env = MODULES[name].env(rewards="points", max_cycles=80)
    env.reset(seed=1)
    rng = SplitMix64(1)
    for _ in range(25):
        env.step(masked(env, rng))
    twin = copied(env)
    assert played_on(twin, 2) == played_on(env, 2)
    assert twin.game_state.moves == env.game_state.moves
    for each in (twin, env):
        each.reset()
    assert played_on(twin, 3) == played_on(env, 3)


def played_on(env: Any, seed: int) -> list[Any]:
    """All that is told from here on."""
    rng, told = SplitMix64(seed), []
    for agent in env.agent_iter():
        observation, *news = env.last()
        told.append((agent, observation["observation"].tolist(), *news))
        env.step(masked(env, rng))
    return told


@pytest.mark.parametrize("copied", [copy.copy, copy.deepcopy, pickled])
def test_a_copy_of_the_parallel_form_goes_on(copied: Any) -> None:
    """With its game, which is its own."""
    env = gate_v0.parallel_env()
    seen, _ = env.reset(seed=1)
    seen, *_ = env.step(sampled(env, seen))
    twin = copied(env)
    assert twin.unwrapped.game_state.moves == env.unwrapped.game_state.moves
    env.step(sampled(env, seen))
    assert len(twin.unwrapped.game_state.moves) < len(env.unwrapped.game_state.moves)


def sampled(env: Any, seen: Any) -> dict[str, int]:
    """An action of every agent, by its mask."""
    return {agent: int(env.action_space(agent).sample(seen[agent]["action_mask"])) for agent in env.agents}


@pytest.mark.parametrize("configuration", CONFIGURATIONS, ids=label)
def test_every_mask_of_the_parallel_form_can_be_sampled(configuration: Configuration) -> None:
    """Seats that are not to move have one action, to wait, which is behind all others; nobody else has it."""
    name, players, options = configuration
    env = MODULES[name].parallel_env(players=players, options=options, illegal="error")
    wait = len(env.unwrapped.single.actions) if env.reset(seed=1) else 0
    seen, _ = env.reset(seed=1)
    while env.agents:
        to_move = env.unwrapped.agent_selection
        for agent in env.agents:
            mask = seen[agent]["action_mask"]
            assert env.observation_space(agent).contains(seen[agent])
            assert mask.any()
            assert np.flatnonzero(mask).tolist() == [wait] if agent != to_move else not mask[wait]
        seen, *_ = env.step(sampled(env, seen))
    assert all(np.flatnonzero(each["action_mask"]).tolist() == [wait] for each in seen.values())


def test_who_is_to_move_cannot_wait() -> None:
    """It is an illegal action like any other."""
    env = gate_v0.parallel_env(illegal="error")
    env.reset(seed=1)
    with pytest.raises(IllegalAction, match=r"Action 49 is to wait, and seat_\d is to move"):
        env.step(dict.fromkeys(env.agents, 49))
    env = gate_v0.parallel_env()
    env.reset(seed=1)
    assert min(env.step(dict.fromkeys(env.agents, 49))[1].values()) == -1


@pytest.mark.parametrize("name", GAMES)
def test_observations_are_the_callers(name: str) -> None:
    """What was observed stays as it was when the game goes on, and can be written to without changing the game."""
    env = MODULES[name].env()
    env.reset(seed=1)
    first = env.last()[0]
    kept = first["observation"].tolist()
    first["action_mask"][:] = 0
    env.step(masked(env, SplitMix64(1)))
    assert first["observation"].tolist() == kept
    assert env.observe("seat_1")["observation"].tolist() == observe(env.game_state, 1).tolist()


@pytest.mark.parametrize("name", GAMES)
def test_records_go_in_and_come_out(name: str) -> None:
    """A record is where an episode begins, and what an episode leaves."""
    state = play_on(game(name).deal(2, SplitMix64(1)), SplitMix64(1), 15)
    env = MODULES[name].raw_env()
    with pytest.raises(ValueError, match="reset knows no option 'deal'; choose from record, state"):
        env.reset(options={"deal": 1})
    env.reset(options={"record": record.write(state)})
    assert env.agent_selection == f"seat_{state.seat}"
    env.step(env.single.actions.action(state.legal_moves()[0]))
    assert record.read(record.write(env.game_state)).moves == [*state.moves, state.legal_moves()[0]]
