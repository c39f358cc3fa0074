"""Many games at once: the same games as the rules play, one by one."""

import copy
from typing import Any

import numpy as np
import pytest

from motherlode.envs import IllegalAction, VectorEnv, observe
from motherlode.rules import SplitMix64, game, record
from tests.configurations import PLAY, label
from tests.play import play_on

Configuration = tuple[str, int, dict[str, Any]]
GAMES = 6


def victory(winners: tuple[int, ...], players: int) -> list[float]:
    """The winners share 1, the others -1."""
    if len(winners) == players:
        return [0.0] * players
    return [1 / len(winners) if seat in winners else -1 / (players - len(winners)) for seat in range(players)]


@pytest.mark.parametrize("memory", [False, True], ids=["now", "memory"])
@pytest.mark.parametrize("configuration", PLAY, ids=label)
def test_the_rules_play_the_same(configuration: Configuration, memory: bool) -> None:
    """Seats, masks, observations, rewards and ends are those of the rules, over several games in a row."""
    name, players, options = configuration
    env = VectorEnv(name, GAMES, players, options, memory=memory, keep_moves=True)
    turn = env.reset(3)
    states = [env.game_state(number) for number in range(GAMES)]
    ended = 0
    while ended < 2 * GAMES:
        actions = env.sample().copy()
        for number, state in enumerate(states):
            seat = state.seat
            assert seat is not None
            assert turn.seats[number] == seat
            assert turn.masks[number].tolist() == env.actions.mask(state.legal_moves()).tolist()
            assert turn.observations[number].tobytes() == observe(state, seat, memory).tobytes()
            states[number] = state.apply(env.actions.move(actions[number]))
        env.step(actions)
        for number, state in enumerate(states):
            assert turn.terminations[number] == state.over
            if state.over:
                ended += 1
                outcome = state.outcome()
                assert turn.rewards[number].tolist() == pytest.approx(victory(outcome.winners, players))
                assert env.final_scores[number].tolist() == list(outcome.scores)
                assert record.write(env.finished(number)) == record.write(state)
                states[number] = env.game_state(number)
            else:
                assert not turn.rewards[number].any()


@pytest.mark.parametrize("configuration", PLAY, ids=label)
def test_points_add_up(configuration: Configuration) -> None:
    """Rewards by points add up to the final scores, for every seat, whoever moved."""
    name, players, options = configuration
    env = VectorEnv(name, GAMES, players, options, rewards="points")
    totals = np.zeros((GAMES, players))
    ended = 0
    while ended < GAMES:
        turn = env.step(env.sample())
        totals += turn.rewards
        for number in np.flatnonzero(turn.terminations):
            assert totals[number].tolist() == env.final_scores[number].tolist()
            totals[number] = 0
            ended += 1


def test_threads_change_nothing() -> None:
    """The same seed gives the same games on one thread and on three, and another seed gives others."""
    one, three, other = (VectorEnv("gate", 50, 3, threads=threads) for threads in (1, 3, 1))
    one.reset(8)
    three.reset(8)
    other.reset(9)
    for _ in range(300):
        actions = one.sample().copy()
        assert three.sample().tolist() == actions.tolist()
        first, second = one.step(actions), three.step(actions)
        assert first.observations.tobytes() == second.observations.tobytes()
        assert first.rewards.tobytes() == second.rewards.tobytes()
    assert one.reset(8).observations.tobytes() != other.turn.observations.tobytes()


def test_an_illegal_action_is_an_error() -> None:
    """The error names the game, the move and the clause, and nothing was done in any game."""
    env = VectorEnv("gate", 4, 2)
    before = env.turn.observations.copy()
    actions = env.sample().copy()
    actions[2] = env.actions.action("pass")
    with pytest.raises(IllegalAction, match=r"Game 2, seat \d: action 44, 'pass': .*\(G6\)"):
        env.step(actions)
    actions[2] = 49
    with pytest.raises(IllegalAction, match="Game 2: 49 is no action; there are 49"):
        env.step(actions)
    assert env.turn.observations.tobytes() == before.tobytes()


def test_an_illegal_action_can_cost_a_penalty() -> None:
    """The game ends, only its seat to move is punished, and the other games go on."""
    env = VectorEnv("gate", 4, 2, illegal="penalty")
    seat = env.turn.seats[2]
    actions = env.sample().copy()
    actions[2] = -1
    turn = env.step(actions)
    assert turn.terminations.tolist() == [False, False, True, False]
    assert turn.rewards[2, seat] == -1
    assert np.abs(turn.rewards).sum() == 1


def test_arrays_are_not_copied() -> None:
    """Every step writes into the same memory, which callers cannot change."""
    env = VectorEnv("mine", 3, 2)
    turn = env.turn
    named = env.named()["down"]
    env.step(env.sample())
    assert named.sum() == 3 * 63
    with pytest.raises(ValueError, match="read-only"):
        turn.masks[0, 0] = 1


@pytest.mark.parametrize("configuration", PLAY, ids=label)
def test_records_become_start_states(configuration: Configuration) -> None:
    """A game from a record goes on in an environment, and comes out as a record again."""
    name, players, options = configuration
    state = play_on(game(name).deal(players, SplitMix64(2), options), SplitMix64(2), 20)
    env = VectorEnv(name, 3, players, options, keep_moves=True)
    env.load(1, record.read(record.write(state)))
    assert env.game_state(1).moves == state.moves
    while not state.over:
        actions = env.sample().copy()
        state = state.apply(env.actions.move(actions[1]))
        env.step(actions)
    assert env.finished(1).outcome() == state.outcome()
    assert env.finished(1).moves == state.moves


def test_only_games_of_the_same_kind_are_loaded() -> None:
    """Other players, other options, or a game that is over cannot be gone on with."""
    env = VectorEnv("donkey", 2, 2)
    with pytest.raises(ValueError, match="same options"):
        env.load(0, game("donkey").deal(3, 1))
    with pytest.raises(ValueError, match="keep_moves"):
        env.game_state(0)


def test_memory_is_not_copied() -> None:
    """A copy would write into the memory of the first."""
    with pytest.raises(TypeError, match="load its states into another"):
        copy.deepcopy(VectorEnv("donkey", 2, 2))
