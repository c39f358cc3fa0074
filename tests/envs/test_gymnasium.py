"""Gymnasium's own kit, and playing one seat against opponents."""

import copy
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
    check_env(seated(name, players=players, illegal="penalty", render_mode="rgb_array"))
    check_env(seated(name, players=players, illegal="penalty", named=True, memory=True, render_mode="ansi"))


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
    env = seated("gate", seat=0)
    observation, _ = env.reset(seed=1)
    wrong = int(np.flatnonzero(observation["action_mask"] == 0)[0])
    with pytest.raises(IllegalAction, match=r"\(G\d+\)"):
        env.step(wrong)


def test_a_record_is_where_an_episode_begins() -> None:
    """The game goes on from the end of the record's moves."""
    state = play_on(game("donkey").deal(2, SplitMix64(1)), SplitMix64(1), 8)
    env = seated("donkey", seat=state.seat)
    env.reset(options={"record": record.write(state)})
    assert env.game_state.moves == state.moves


def test_a_copy_goes_its_own_way() -> None:
    """A copy of an environment, as searches make it, starts from the same state and shares nothing."""
    env = seated("donkey", seat=0)
    observation, _ = env.reset(seed=1)
    twin = copy.deepcopy(env)
    env.step(int(np.flatnonzero(observation["action_mask"])[0]))
    assert len(env.game_state.moves) > len(twin.game_state.moves)
    again, *_ = twin.step(int(np.flatnonzero(observation["action_mask"])[0]))
    assert twin.game_state.moves[0] == env.game_state.moves[0]
    assert again["action_mask"].any()
