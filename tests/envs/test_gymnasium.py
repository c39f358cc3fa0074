"""Gymnasium's own kit, and playing one seat against opponents."""

import copy
import pickle
from typing import Any

import gymnasium
import numpy as np
import pytest
from gymnasium.utils.env_checker import check_env

import motherlode.envs.gymnasium  # registers the games
from motherlode.envs import IllegalAction
from motherlode.rules import GAMES, Knowledge, Move, SplitMix64, game, record
from tests.play import play_on


def seated(name: str, **options: Any) -> motherlode.envs.gymnasium.SeatEnv:
    env = gymnasium.make(f"motherlode/{name}-v0", disable_env_checker=True, **options).unwrapped
    assert isinstance(env, motherlode.envs.gymnasium.SeatEnv)
    return env


PLAYERS = [(name, players) for name in GAMES for players in game(name).players]


@pytest.mark.parametrize(("name", "players"), PLAYERS)
def test_the_kit_accepts_every_game(name: str, players: int) -> None:
    """`check_env`, drawing included. It samples actions without masks, so that illegal ones must not be errors."""
    check_env(seated(name, players=players, render_mode="rgb_array"))
    check_env(seated(name, players=players, named=True, memory=True, render_mode="ansi"))


@pytest.mark.parametrize(("name", "players"), PLAYERS)
def test_opponents_play_the_other_seats(name: str, players: int) -> None:
    """An opponent is asked for every decision of the other seats, with their knowledge; points reach the own seat."""
    asked = set()

    def first_move(knowledge: Knowledge) -> Move:
        asked.add(knowledge.seat)
        return knowledge.legal_moves()[0]

    env = seated(name, players=players, opponent=first_move, seat=1, rewards="points")
    observation, info = env.reset(seed=3)
    rng, total, over = SplitMix64(3), 0.0, False
    while not over:
        legal = np.flatnonzero(observation["action_mask"])
        observation, reward, over, _, info = env.step(legal[rng.below(len(legal))])
        total += reward
    assert info["seat"] == 1
    assert asked == set(range(players)) - {1}
    before = env.game_state.history[0].seat == 1
    assert total == env.game_state.outcome().scores[1] or not before


def test_an_illegal_action_is_an_error() -> None:
    """It names the move and the clause."""
    env = seated("gate", seat=0, illegal="error")
    observation, _ = env.reset(seed=1)
    wrong = int(np.flatnonzero(observation["action_mask"] == 0)[0])
    with pytest.raises(IllegalAction, match=r"\(G\d+\)"):
        env.step(wrong)
    with pytest.raises(IllegalAction, match=r"1\.5 is no action: actions are whole numbers"):
        env.step(1.5)
    assert not env.game_state.moves or env.game_state.seat == 0


@pytest.mark.parametrize(
    ("wrong", "sentence"),
    [
        ({"illegal": "retry"}, "illegal must be one of penalty, error, not 'retry'"),
        ({"rewards": "foo"}, "rewards must be one of win, points, not 'foo'"),
        ({"seat": 7}, "seat must be 0 to 1, not 7"),
        ({"seat": -1}, "seat must be 0 to 1, not -1"),
        ({"opponent": 5}, "opponent must be the name of a bot or a function .* not 5"),
        ({"named": "yes"}, "named must be True or False, not 'yes'"),
        ({"memory": None}, "memory must be True or False, not None"),
        ({"players": 0}, "gate is for 2 to 4 players, not 0"),
        ({"render_mode": "hologram"}, "render_mode must be one of human, ansi, rgb_array, not 'hologram'"),
    ],
)
def test_wrong_options_are_told_in_a_sentence(wrong: dict[str, Any], sentence: str) -> None:
    """When it is made, not when it is used."""
    with pytest.raises(ValueError, match=sentence):
        motherlode.envs.gymnasium.SeatEnv("gate", **wrong)


def test_an_opponents_mistake_is_not_the_learners() -> None:
    """An opponent that chooses no move, or an illegal one, is an error, not a penalty of the own seat."""
    for chosen in (None, "pass"):
        env = seated("gate", seat=0, opponent=lambda knowledge, chosen=chosen: chosen)
        with pytest.raises(IllegalAction):  # noqa: PT012
            for seed in range(9):
                observation, _ = env.reset(seed=seed)
                env.step(int(np.flatnonzero(observation["action_mask"])[0]))


def test_the_table_is_printed(capsys: pytest.CaptureFixture[str]) -> None:
    """In the mode `human`, whenever it changed."""
    env = seated("donkey", render_mode="human")
    env.reset(seed=1)
    assert str(env.game_state) in capsys.readouterr().out
    env.step(int(np.flatnonzero(env.action_masks())[0]))
    assert str(env.game_state) in capsys.readouterr().out
    assert env.render() is None


def test_a_record_is_where_an_episode_begins() -> None:
    """The game goes on from the end of the record's moves."""
    state = play_on(game("donkey").deal(2, SplitMix64(1)), SplitMix64(1), 8)
    env = seated("donkey", seat=state.seat)
    env.reset(options={"record": record.write(state)})
    assert env.game_state.moves == state.moves
    with pytest.raises(ValueError, match="reset knows no option 'records'; choose from record, state"):
        env.reset(options={"records": record.write(state)})


@pytest.mark.parametrize("copied", [copy.copy, copy.deepcopy, lambda env: pickle.loads(pickle.dumps(env))])
def test_a_copy_goes_its_own_way(copied: Any) -> None:
    """A copy of an environment, as searches make it, starts from the same state and shares nothing."""
    env = seated("donkey", seat=0)
    observation, _ = env.reset(seed=1)
    twin = copied(env)
    env.step(int(np.flatnonzero(observation["action_mask"])[0]))
    assert len(env.game_state.moves) > len(twin.game_state.moves)
    again, *_ = twin.step(int(np.flatnonzero(observation["action_mask"])[0]))
    assert twin.game_state.moves[0] == env.game_state.moves[0]
    assert again["action_mask"].any()
