"""Encodings for networks: the same facts, between 0 and 1; and what critics and policies at a table get."""

from typing import Any

import numpy as np
import pytest
from pettingzoo.test import api_test

from motherlode.envs import VectorEnv, encoder, legal_mask, observation_spec, observe, observe_all
from motherlode.envs.gymnasium import SeatEnv
from motherlode.envs.gymnasium_vector import SeatVectorEnv
from motherlode.envs.pettingzoo import gate_v0
from motherlode.rules import GAMES, SplitMix64, State, game
from motherlode.rules.errors import BadOptions, BadSeat
from tests.hidden import other_truth
from tests.play import play_on

ENCODINGS: list[Any] = ["ordinal", "share", "planes"]


def position(name: str) -> State:
    return play_on(game(name).deal(2, SplitMix64(4)), SplitMix64(4), 30)


@pytest.mark.parametrize("name", list(GAMES))
def test_shares_are_shares_of_the_largest(name: str) -> None:
    """The layout stays, and nothing is lost."""
    state = position(name)
    row, share = observe(state, 0), observe(state, 0, encoding="share")
    high = observation_spec(state.game).high()
    assert share.dtype == np.float32
    assert (share * high).round().astype(np.int8).tolist() == row.tolist()


@pytest.mark.parametrize("name", list(GAMES))
def test_planes_tell_values_apart(name: str) -> None:
    """Each small number is one of its values, or none; large ones are shares; nothing is lost."""
    state = position(name)
    spec, made = observation_spec(state.game), encoder(state.game, "planes")
    parts = made.split(observe(state, 1, memory=True, encoding="planes"))
    plain = spec.split(observe(state, 1, memory=True))
    for feature in spec.features:
        part, whole = parts[feature.name], plain[feature.name]
        assert part.shape == made.shapes[feature.name]
        if part.shape == feature.shape:
            assert (part * feature.high).round().tolist() == whole.tolist()
        else:
            assert set(np.unique(part)) <= {0.0, 1.0}
            values = np.arange(1, feature.high + 1).reshape(-1, *[1] * len(feature.shape))
            assert (part * values).sum(0).tolist() == whole.tolist()
            assert part.sum(0).max() <= 1
    assert made.size == sum(part.size for part in parts.values())


@pytest.mark.filterwarnings("ignore:Observation")
@pytest.mark.parametrize("encoding", ENCODINGS)
def test_every_form_gives_the_encoding(encoding: Any) -> None:
    """Within its spaces, observations and states alike."""
    one = SeatEnv("gate", encoding=encoding, named=True)
    seen, _ = one.reset(seed=1)
    assert one.observation_space.contains(seen)
    assert one.state_space.contains(one.state())
    many = SeatVectorEnv("mine", num_envs=3, players=3, encoding=encoding)
    arrays, _ = many.reset(seed=1)
    assert many.observation_space.contains(arrays)
    assert many.state_space.contains(many.state())
    env = VectorEnv("donkey", 3, encoding=encoding)
    turn = env.step(env.sample())
    assert turn.observations.shape == (3, env.encoder.size)
    assert env.state().shape == (3, 2, env.encoder.size)
    cycle = gate_v0.env(encoding=encoding)
    cycle.reset(seed=1)
    assert cycle.state_space.contains(cycle.state())
    api_test(cycle, num_cycles=50)


@pytest.mark.parametrize("name", list(GAMES))
def test_a_state_is_what_all_seats_could_remember(name: str) -> None:
    """The rows of the seats, and not a card that nobody knows."""
    env = VectorEnv(name, 2, keep_moves=True)
    for _ in range(25):
        env.step(env.sample())
    for number, rows in enumerate(env.state()):
        state = env.game_state(number)
        assert rows.tolist() == observe_all(state).tolist()
        assert rows.tolist() == [observe(state, seat, memory=True).tolist() for seat in range(2)]


@pytest.mark.parametrize("encoding", ENCODINGS)
@pytest.mark.parametrize("name", list(GAMES))
def test_knowledge_is_observed_as_the_state_is(name: str, encoding: Any) -> None:
    """So a policy at a table gets what it was trained with; hidden cards are in neither."""
    state = position(name)
    assert state.seat is not None
    seat, knowledge = state.seat, state.knowledge(state.seat)
    for memory in (False, True):
        row = observe(knowledge, memory=memory, encoding=encoding)
        assert row.tobytes() == observe(state, seat, memory, encoding).tobytes()
        assert row.tobytes() == observe(other_truth(state, seat, SplitMix64(9)), seat, memory, encoding).tobytes()
    assert legal_mask(knowledge).sum() == len(state.legal_moves())
    with pytest.raises(BadSeat, match="not seat"):
        observe(knowledge, 1 - seat)
    with pytest.raises(BadSeat, match="must be said which seat"):
        observe(state)


def test_a_wrong_encoding_is_told_in_a_sentence() -> None:
    """When the environment is made."""
    wrong: Any = "one-hot"
    with pytest.raises(BadOptions, match="encoding must be one of ordinal, share, planes, not 'one-hot'"):
        VectorEnv("gate", 1, encoding=wrong)
