"""Opponents by name: the compiled ones make the moves of the bots that people know, and get no more than these."""

from typing import Any

import gymnasium
import numpy as np
import pytest

import motherlode.envs.gymnasium  # noqa: F401  (registers the games)
from motherlode.bots import Budget, bots_of, make_bot
from motherlode.bots.registry import compiled_at
from motherlode.envs import VectorEnv, observe
from motherlode.envs.gymnasium_vector import SeatVectorEnv
from motherlode.envs.pettingzoo import donkey_v0
from motherlode.rules import GAMES, State, game
from motherlode.rules.errors import BadOptions

COMPILED = [
    (name, bot, players)
    for name, spec in GAMES.items()
    for bot in bots_of(game(name))
    for players in {spec.players[0], spec.players[-1]}
    if compiled_at(bot, game(name), players, {}) is not None
]


def ended_games(env: VectorEnv, count: int) -> list[tuple[int, int, State]]:
    """Finished games with the own seat and the bots' seed of each."""
    found: list[tuple[int, int, State]] = []
    turn = env.reset(5)
    while len(found) < count:
        own, seeds = turn.seats.copy(), env.bot_seeds.copy()
        turn = env.step(env.sample())
        found += [(int(own[i]), int(seeds[i]), env.finished(i)) for i in np.flatnonzero(turn.terminations).tolist()]
    return found[:count]


def check_moves(name: str, bot: str, players: int) -> None:
    """Every move of the other seats is the one that the bot of this name chooses from what its seat knows."""
    asked = 0
    for own, seed, final in ended_games(VectorEnv(name, 4, players, opponent=bot, keep_moves=True), 1):
        state = final.game.start(final.deal, players, final.options)
        for move in final.moves:
            if state.seat != own:
                assert state.seat is not None
                chosen = make_bot(bot, state.game, seed + state.seat).choose(state.knowledge(state.seat), Budget())
                assert chosen == move, f"{state.turn}: {state}"
                asked += 1
            state = state.apply(move)
    assert asked > 20


@pytest.mark.parametrize(("name", "bot", "players"), COMPILED)
def test_compiled_opponents_are_the_bots(name: str, bot: str, players: int) -> None:
    """The same seed gives the same moves in compiled code and in Python."""
    check_moves(name, bot, players)


@pytest.mark.parametrize("name", list(GAMES))
def test_bots_without_compiled_choices_play_too(name: str, monkeypatch: pytest.MonkeyPatch) -> None:
    """They are asked in Python, game by game; here one that could do otherwise."""
    monkeypatch.setattr("motherlode.envs.seat_batch.compiled_opponent", lambda *table: None)
    check_moves(name, "greedy", 2)


def test_the_wanted_opponents_are_compiled() -> None:
    """In every game, as docs/research says."""
    for name in GAMES:
        assert {"random", "easy", "medium", "greedy"} <= {bot for game_name, bot, _ in COMPILED if game_name == name}


def points(env: VectorEnv, number: int) -> list[int]:
    """What the seats of a game have by now."""
    state = env.game_state(number)
    return [state.game.abi.score(state.address, seat) for seat in range(state.players)]


@pytest.mark.parametrize("name", list(GAMES))
@pytest.mark.parametrize("rewards", ["win", "points"])
def test_rewards_are_those_of_the_game(name: str, rewards: Any) -> None:
    """What all seats got over the steps of a game is its victory, or its points but for those before the first step."""
    env = VectorEnv(name, 6, 2, opponent="greedy", keep_moves=True, rewards=rewards)
    turn, total, ended = env.reset(2), np.zeros((6, 2)), 0
    first = np.array([points(env, i) for i in range(6)]) * (rewards == "points")
    while ended < 8:
        own = turn.seats.copy()
        turn = env.step(env.sample())
        total += turn.rewards
        for i in np.flatnonzero(turn.terminations).tolist():
            outcome = env.finished(i).outcome()
            won = [0.0, 0.0] if len(outcome.winners) == 2 else [1.0 if s in outcome.winners else -1.0 for s in (0, 1)]
            assert (total[i] + first[i]).tolist() == (list(outcome.scores) if rewards == "points" else won)
            assert env.final_observations[i].tolist() == observe(env.finished(i), int(own[i])).tolist()
            total[i], ended = 0, ended + 1
            first[i] = np.array(points(env, i)) * (rewards == "points")


def test_a_policy_of_arrays_plays_the_other_seats() -> None:
    """It is asked for other seats only."""
    env = VectorEnv("mine", 3, 3, opponent=lambda rows, masks, seats: masks.argmax(1) + 0 * (seats != 1), seat=1)
    turn = env.reset(3)
    for _ in range(30):
        assert (turn.seats == 1).all()
        turn = env.step(env.sample())


def test_an_illegal_action_costs_its_seat() -> None:
    """And ends its game, as everywhere."""
    env = VectorEnv("gate", 3, opponent="greedy", seat=0)
    actions = env.sample().copy()
    actions[1] = -1
    turn = env.step(actions)
    assert turn.terminations.tolist()[1]
    assert turn.rewards[1].tolist() == [-1, 0]


def test_threads_change_nothing() -> None:
    """Every game has its own generators."""
    one, two = (VectorEnv("mine", 30, 3, opponent="greedy", threads=threads) for threads in (1, 2))
    for _ in range(120):
        actions = one.sample().copy()
        assert two.sample().tolist() == actions.tolist()
        assert one.step(actions).observations.tobytes() == two.step(actions).observations.tobytes()


@pytest.mark.parametrize("name", list(GAMES))
def test_by_name_in_every_form(name: str) -> None:
    """Vector, Gymnasium for one and for many, and a bot's action in PettingZoo's loop."""
    one = gymnasium.make(f"motherlode/{name}-v0", opponent="greedy")
    seen, _ = one.reset(seed=1)
    over = False
    while not over:
        seen, _, over, *_ = one.step(int(seen["action_mask"].argmax()))
    many = SeatVectorEnv(name, num_envs=3, opponent="greedy")
    arrays, _ = many.reset(seed=1)
    for _ in range(20):
        arrays, *_ = many.step(arrays["action_mask"].argmax(1))


def test_bots_take_seats_in_a_loop_over_agents() -> None:
    """PettingZoo's form has no opponent, as all seats are agents: it says what a bot would do."""
    env = donkey_v0.env(players=3, rewards="win")
    env.reset(seed=1)
    for agent in env.agent_iter():
        _, _, terminated, *_ = env.last()
        action = None if terminated else env.bot_action("greedy" if agent == "seat_0" else "random")
        env.step(action)
    env.reset(seed=2)
    with pytest.raises(BadOptions, match="not 'stockfish'"):
        env.bot_action("stockfish")


@pytest.mark.parametrize("make", [VectorEnv, SeatVectorEnv])
def test_a_wrong_name_is_told_in_a_sentence(make: Any) -> None:
    """With the names that are right."""
    with pytest.raises(BadOptions, match="opponent must be the name of a bot or a function, not 'stockfish': random"):
        make("gate", 2, opponent="stockfish")
    with pytest.raises(BadOptions, match="of observations, masks and seats, not 7"):
        make("gate", 2, opponent=7)


def test_a_seat_needs_an_opponent() -> None:
    """Without one all seats act."""
    with pytest.raises(BadOptions, match="seat is for games against an opponent"):
        VectorEnv("gate", 2, seat=1)
