"""Gymnasium's vectorised form: made by `make_vec`, within its spaces, and the same games as the form for one."""

from typing import Any

import gymnasium
import numpy as np
import pytest
from gymnasium.vector import AutoresetMode
from gymnasium.wrappers.vector import DictInfoToList, RecordEpisodeStatistics

from motherlode.envs import IllegalAction
from motherlode.envs.gymnasium import SeatEnv
from motherlode.envs.gymnasium_vector import SeatVectorEnv
from motherlode.rules import GAMES, game

NUMBER = 5
PLAYERS = [(name, players) for name in GAMES for players in game(name).players]


def made(name: str, **options: Any) -> Any:
    return gymnasium.make_vec(
        f"motherlode/{name}-v0", num_envs=NUMBER, vectorization_mode="vector_entry_point", **options
    )


def sampled(masks: Any, rng: np.random.Generator) -> Any:
    return np.array([rng.choice(np.flatnonzero(mask)) for mask in masks])


@pytest.mark.parametrize(("name", "players"), PLAYERS)
def test_games_are_played_one_after_another(name: str, players: int) -> None:
    """Everything stays within the spaces; every game that ends tells its last observation, and victories are rewards
    at the end only.
    """
    env = made(name, players=players)
    assert env.metadata["autoreset_mode"] == AutoresetMode.SAME_STEP
    assert env.num_envs == NUMBER
    rng = np.random.default_rng(1)
    seen, infos = env.reset(seed=1)
    ended = 0
    while ended < 2 * NUMBER:
        assert env.observation_space.contains(seen)
        assert seen["action_mask"].any(1).all()
        seen, rewards, terminated, truncated, infos = env.step(sampled(seen["action_mask"], rng))
        assert not truncated.any()
        assert not rewards[~terminated].any()
        assert ((infos["seat"] >= 0) & (infos["seat"] < players)).all()
        if terminated.any():
            ended += int(terminated.sum())
            assert infos["_final_obs"].tolist() == terminated.tolist()
            assert env.observation_space.contains(infos["final_obs"])
            assert infos["final_obs"]["observation"][terminated].any(1).all()
    env.close()


def test_the_same_seed_gives_the_same() -> None:
    """And without a seed the generators go on."""
    one, other = made("gate"), made("gate")
    assert told(one, 3) == told(other, 3) != told(made("gate"), 4)
    assert told(one, None) == told(other, None) != told(made("gate"), 3)


def told(env: Any, seed: int | None) -> list[Any]:
    """All that is told in some steps."""
    seen, _ = env.reset(seed=seed)
    rng, news = np.random.default_rng(1), []
    for _ in range(60):
        seen, rewards, terminated, _, infos = env.step(sampled(seen["action_mask"], rng))
        news.append((seen["observation"].tobytes(), rewards.tolist(), terminated.tolist(), infos["seat"].tolist()))
    return news


def test_an_opponent_plays_the_other_seats() -> None:
    """It is asked for other seats only, and it must keep to the masks."""

    def first_legal(observations: Any, masks: Any, seats: Any) -> Any:
        assert (seats != 1).all()
        return masks.argmax(1)

    env = made("mine", players=3, seat=1, opponent=first_legal, rewards="points")
    rng = np.random.default_rng(2)
    seen, infos = env.reset(seed=2)
    for _ in range(200):
        assert (infos["seat"] == 1).all()
        seen, *_, infos = env.step(sampled(seen["action_mask"], rng))
    wrong = made("gate", seat=1, opponent=lambda observations, masks, seats: masks.argmin(1))
    with pytest.raises(IllegalAction, match="must keep to the masks"):
        wrong.reset(seed=1)


def test_a_part_can_be_reset() -> None:
    """Only the places of the mask begin anew."""
    env = made("donkey", seat=0)
    seen, _ = env.reset(seed=1)
    for _ in range(5):
        seen, *_ = env.step(sampled(seen["action_mask"], np.random.default_rng(1)))
    mask = np.array([True, False, False, True, False])
    again, _ = env.reset(options={"reset_mask": mask})
    same = (again["observation"] == seen["observation"]).all(1)
    assert same.tolist() == (~mask).tolist()
    with pytest.raises(ValueError, match="reset_mask must be 5 times True or False"):
        env.reset(options={"reset_mask": [1, 2]})
    with pytest.raises(ValueError, match="reset knows no option 'mask'; choose from reset_mask"):
        env.reset(options={"mask": mask})


def test_games_are_truncated() -> None:
    """After so many decisions, with the last observation and its mask."""
    env = made("gate", max_cycles=4)
    rng = np.random.default_rng(1)
    seen, _ = env.reset(seed=1)
    for step in range(12):
        seen, rewards, terminated, truncated, infos = env.step(sampled(seen["action_mask"], rng))
        assert truncated.all() == (step % 4 == 3)
        assert not terminated.any()
        assert not rewards.any()
        if truncated.any():
            assert infos["final_obs"]["action_mask"].any(1).all()


def test_both_forms_are_registered() -> None:
    """Under one name: `make` gives the form for one game, `make_vec` the compiled one."""
    assert isinstance(gymnasium.make("motherlode/gate-v0").unwrapped, SeatEnv)
    assert isinstance(gymnasium.make_vec("motherlode/gate-v0", num_envs=2).unwrapped, SeatVectorEnv)


def test_an_illegal_action_costs_a_penalty() -> None:
    """Its game ends and the others go on; by choice it is an error, and nothing is done."""
    env, strict = made("gate"), made("gate", illegal="error")
    seen, _ = env.reset(seed=1)
    actions = sampled(seen["action_mask"], np.random.default_rng(1))
    actions[2] = int(np.flatnonzero(seen["action_mask"][2] == 0)[0])
    _, rewards, terminated, *_ = env.step(actions)
    assert terminated.tolist() == [False, False, True, False, False]
    assert rewards.tolist() == [0, 0, -1, 0, 0]
    strict.reset(seed=1)
    with pytest.raises(IllegalAction, match="Game 2: action"):
        strict.step(actions)


def test_gymnasiums_wrappers_count_episodes() -> None:
    """Its own wrappers for vectorised environments understand what is told."""
    env = DictInfoToList(RecordEpisodeStatistics(made("mine", rewards="points")))
    rng = np.random.default_rng(1)
    seen, _ = env.reset(seed=1)
    found: list[Any] = []
    while len(found) < NUMBER:
        seen, *_, infos = env.step(sampled(seen["action_mask"], rng))
        found += [info["episode"] for info in infos if "episode" in info]
    assert all(each["l"] > 5 and 0 <= each["r"] <= 60 for each in found)


def test_observations_are_copies_by_default() -> None:
    """They stay as they were; by choice they are the environment's memory."""
    for copied in (True, False):
        env = made("mine", copy=copied)
        first, _ = env.reset(seed=1)
        kept = first["observation"].copy()
        env.step(sampled(first["action_mask"], np.random.default_rng(1)))
        assert (first["observation"] == kept).all() == copied


@pytest.mark.parametrize(
    ("wrong", "sentence"),
    [
        ({"num_envs": 0}, "num_envs must be 1 or more, not 0"),
        ({"illegal": "shrug"}, "illegal must be one of penalty, error, not 'shrug'"),
        ({"seat": 7}, "seat must be 0 to 1, not 7"),
        ({"opponent": 3}, "opponent must be the name of a bot or a function of observations, masks and seats, not 3"),
        ({"max_cycles": -3}, "max_cycles must be 1 or more, not -3"),
        ({"rewards": "foo"}, "rewards must be one of win, points, not 'foo'"),
    ],
)
def test_wrong_options_are_told_in_a_sentence(wrong: dict[str, Any], sentence: str) -> None:
    """When it is made, not when it is used."""
    with pytest.raises(ValueError, match=sentence):
        SeatVectorEnv("gate", **wrong)
