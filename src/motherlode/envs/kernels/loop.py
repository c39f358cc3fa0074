"""Many games at once, compiled: the loops that every game shares.

A game comes in as two modules, its compiled rules (`abi`) and what is observed (`seen`). Numba takes a module for a
constant and compiles each loop anew into its caller, `batch.py`, which is cached. What differs between environments
stands in the plan, a row of numbers.
"""

from collections.abc import Callable
from typing import Any

import numpy as np

from motherlode.envs import zero_sum
from motherlode.envs.kernels.arrays import Rewards, bytes_at, clear, codes_at, rewards_at
from motherlode.envs.kernels.observation_spec import Row
from motherlode.rules.compiled import Ints, address_of, copy, exported_for, ints_at, jit_for, rng_at, shared
from motherlode.rules.compiled_rng import below, seed
from motherlode.rules.victory import share_victory

jit = jit_for(__name__)
exported = exported_for(__name__)
make_zero_sum: Callable[..., None] = jit(zero_sum.make_zero_sum)

# The plan: addresses of arrays with a row for every game,
(
    STATES,  # the fields of a state
    LISTS,  # the number of legal moves, and their codes
    DICE,  # the generator of the game's deals
    GUESSES,  # the generator of sampled actions
    ACTIONS,
    MASKS,
    ROWS,  # the observations
    SEATS,
    REWARDS,
    DONE,
    SCORES,  # of the game that goes on
    FINAL_SCORES,  # of the game that ended last
    FINALS,  # the state in which that ended
    LENGTHS,  # how many moves were made
    HISTORY,  # their codes; 0 if they are not kept
    FINAL_LENGTHS,
    FINAL_HISTORY,
    OWN,  # the seats that act from outside; 0 if all do
    CONTEXTS,  # what the policy of the other seats is called with (`bots.compiled_policy`)
    CARRIES,  # what that policy carries from move to move
    BOT_SEEDS,  # the seed of that policy in the first seat; in each seat it is one more
    FINAL_ROWS,  # what the own seat saw of a game that ended in the last step
    # of arrays for all games,
    CODES,  # by action
    BY_CODE,
    SETUP,  # players and options as the numbers of a deal
    # and numbers.
    STATE_SIZE,
    DEAL_SIZE,
    MAX_MOVES,
    ACTION_COUNT,
    CODE_COUNT,
    ROW_SIZE,
    PLAYERS,
    MEMORY,
    POINTS,  # 1 for rewards by points, 0 by victory
    PENALTY,  # 1 if an illegal action ends the game
    ROOM,  # for the codes of a game's moves
    FIXED_SEAT,  # the own seat of every game, or -1 for any by chance
    CHOOSE,  # the entry point of the policy of the other seats
    UPDATE,  # and of what takes up a move for it, or 0
    CARRY_SIZE,
    PLAN,
) = range(41)

ILLEGAL_REWARD = -1.0
OVER, ILLEGAL = -1, -2
"""What `act` returns instead of a seat."""


@jit
def state_of(plan: Ints, game: int) -> int:
    address: int = plan[STATES] + 8 * plan[STATE_SIZE] * game
    return address


@jit
def list_of(plan: Ints, game: int) -> Ints:
    """The number of legal moves, and their codes."""
    length = 1 + plan[MAX_MOVES]
    return ints_at(plan[LISTS] + 8 * length * game, length)


@jit
def mask_of(plan: Ints, game: int) -> Row:
    return bytes_at(plan[MASKS] + plan[ACTION_COUNT] * game, plan[ACTION_COUNT])


@jit
def seat_ints(plan: Ints, field: int, game: int) -> Ints:
    """A row with a number for every seat."""
    return ints_at(plan[field] + 8 * plan[PLAYERS] * game, plan[PLAYERS])


@jit
def game_ints(plan: Ints, field: int, game: int) -> Ints:
    """From a game's own number on."""
    return ints_at(plan[field] + 8 * game, 1)


@jit
def set_mask(plan: Ints, game: int) -> None:
    """The mask of the listed moves. All of the old one is cleared: a fixed number of bytes is quicker than those of the
    old moves, whose number no processor can predict.
    """
    listed = list_of(plan, game)
    mask = mask_of(plan, game)
    by_code = ints_at(plan[BY_CODE], plan[CODE_COUNT])
    clear(mask, plan[ACTION_COUNT])
    for i in range(listed[0]):
        mask[by_code[listed[1 + i]]] = 1


@shared
def observe_game(plan: Ints, game: int, abi: Any, seen: Any) -> None:
    """Mask, seat and observation of a state."""
    state = state_of(plan, game)
    listed = list_of(plan, game)
    listed[0] = abi.legal_moves(state, plan[LISTS] + 8 * (1 + plan[MAX_MOVES]) * game + 8)
    set_mask(plan, game)
    to_move = abi.seat(state)
    game_ints(plan, SEATS, game)[0] = to_move
    seen.observe(state, to_move, plan[MEMORY], plan[ROWS] + plan[ROW_SIZE] * game)


@shared
def begin(plan: Ints, game: int, numbers: Ints, abi: Any) -> None:
    """A new game from the game's own generator."""
    setup = ints_at(plan[SETUP], plan[DEAL_SIZE])
    copy(setup, numbers, plan[DEAL_SIZE])
    address = address_of(numbers)
    abi.deal(address, plan[DICE] + 8 * game)
    abi.start(state_of(plan, game), address)
    game_ints(plan, LENGTHS, game)[0] = 0
    store_scores(plan, game, abi)


@shared
def store_scores(plan: Ints, game: int, abi: Any) -> None:
    scores = seat_ints(plan, SCORES, game)
    for own in range(plan[PLAYERS]):
        scores[own] = abi.score(state_of(plan, game), own)


@shared
def reward_points(plan: Ints, game: int, rewards: Rewards, abi: Any) -> None:
    """What every seat won or lost with the move."""
    scores = seat_ints(plan, SCORES, game)
    for own in range(plan[PLAYERS]):
        points = abi.score(state_of(plan, game), own)
        rewards[own] = points - scores[own]
        scores[own] = points


@shared
def reward_victory(plan: Ints, game: int, rewards: Rewards, abi: Any) -> None:
    """The winners share 1, the others -1; nobody gets anything where all win."""
    players = plan[PLAYERS]
    standings = np.empty(players, np.int64)
    for own in range(players):
        standings[own] = abi.standing(state_of(plan, game), own)
    share_victory(standings, players, rewards)
    make_zero_sum(rewards, players)


@jit
def store_move(plan: Ints, game: int, code: int) -> None:
    length = game_ints(plan, LENGTHS, game)
    if plan[HISTORY]:
        codes_at(plan[HISTORY] + 2 * plan[ROOM] * game, plan[ROOM])[length[0]] = code
    length[0] += 1


@shared
def keep_final(plan: Ints, game: int, abi: Any) -> None:
    """What is asked about a game that ended, before a new one takes its place."""
    state = state_of(plan, game)
    final = ints_at(plan[FINALS] + 8 * plan[STATE_SIZE] * game, plan[STATE_SIZE])
    copy(ints_at(state, plan[STATE_SIZE]), final, plan[STATE_SIZE])
    scores = seat_ints(plan, FINAL_SCORES, game)
    for own in range(plan[PLAYERS]):
        scores[own] = abi.score(state, own)
    length = game_ints(plan, LENGTHS, game)[0]
    game_ints(plan, FINAL_LENGTHS, game)[0] = length
    if plan[HISTORY]:
        made = codes_at(plan[HISTORY] + 2 * plan[ROOM] * game, plan[ROOM])
        kept = codes_at(plan[FINAL_HISTORY] + 2 * plan[ROOM] * game, plan[ROOM])
        for i in range(length):
            kept[i] = made[i]


@jit
def is_legal(plan: Ints, game: int) -> bool:
    action = game_ints(plan, ACTIONS, game)[0]
    if action < 0 or action >= plan[ACTION_COUNT]:
        return False
    legal: bool = mask_of(plan, game)[action] != 0
    return legal


@jit
def rewards_of(plan: Ints, game: int) -> Rewards:
    return rewards_at(plan[REWARDS] + 4 * plan[PLAYERS] * game, plan[PLAYERS])


@shared
def make_move(plan: Ints, game: int, abi: Any) -> bool:
    """Makes the game's action, which is legal, and gives the rewards; returns whether the game ended."""
    rewards = rewards_of(plan, game)
    for own in range(plan[PLAYERS]):
        rewards[own] = 0.0
    code = ints_at(plan[CODES], plan[ACTION_COUNT])[game_ints(plan, ACTIONS, game)[0]]
    abi.apply(state_of(plan, game), code)
    store_move(plan, game, code)
    over: bool = abi.is_over(state_of(plan, game)) != 0
    if plan[POINTS]:
        reward_points(plan, game, rewards, abi)
    elif over:
        reward_victory(plan, game, rewards, abi)
    return over


@shared
def move(plan: Ints, game: int, abi: Any) -> bool:
    """Makes the game's action and gives the rewards; returns whether the game ended."""
    if plan[PENALTY] and not is_legal(plan, game):
        rewards = rewards_of(plan, game)
        for own in range(plan[PLAYERS]):
            rewards[own] = 0.0
        rewards[game_ints(plan, SEATS, game)[0]] = ILLEGAL_REWARD
        return True
    return make_move(plan, game, abi)


@shared
def step(plan_at: int, first: int, last: int, abi: Any, seen: Any) -> int:
    """One action in each of the games; those that end begin anew."""
    plan = ints_at(plan_at, PLAN)
    numbers = np.empty(plan[DEAL_SIZE], np.int64)
    for game in range(first, last):
        over = move(plan, game, abi)
        bytes_at(plan[DONE] + game, 1)[0] = over
        if over:
            keep_final(plan, game, abi)
            begin(plan, game, numbers, abi)
        observe_game(plan, game, abi, seen)
    return 0


@shared
def act(plan_at: int, action: int, abi: Any, seen: Any) -> int:
    """One action in the first game, which stays as it is when it ends. Returns whose decision comes next, or OVER; or
    ILLEGAL, and nothing was done.
    """
    plan = ints_at(plan_at, PLAN)
    game_ints(plan, ACTIONS, 0)[0] = action
    if not is_legal(plan, 0):
        return ILLEGAL
    over = move(plan, 0, abi)
    observe_game(plan, 0, abi, seen)
    return OVER if over else game_ints(plan, SEATS, 0)[0]


@shared
def reset(plan_at: int, first: int, last: int, abi: Any, seen: Any) -> int:
    """New games in all of them, from their generators as they stand."""
    plan = ints_at(plan_at, PLAN)
    numbers = np.empty(plan[DEAL_SIZE], np.int64)
    for game in range(first, last):
        begin(plan, game, numbers, abi)
        observe_game(plan, game, abi, seen)
    return 0


@shared
def refresh(plan_at: int, first: int, last: int, abi: Any, seen: Any) -> int:
    """Shows games whose states were put there from outside."""
    plan = ints_at(plan_at, PLAN)
    for game in range(first, last):
        store_scores(plan, game, abi)
        observe_game(plan, game, abi, seen)
    return 0


@shared
def observe_all(plan_at: int, first: int, last: int, rows: int, seen: Any) -> int:
    """Writes what every seat of the games could remember: a row for each seat, game by game."""
    plan = ints_at(plan_at, PLAN)
    for game in range(first, last):
        for seat in range(plan[PLAYERS]):
            row = rows + plan[ROW_SIZE] * (plan[PLAYERS] * game + seat)
            seen.observe(state_of(plan, game), seat, 1, row)
    return 0


@shared
def replay(state: int, numbers: int, moves: int, count: int, abi: Any) -> int:
    """A game from its deal and its moves."""
    codes = ints_at(moves, count)
    abi.start(state, numbers)
    for i in range(count):
        abi.apply(state, codes[i])
    return 0


@exported
def first_illegal(plan_at: int, games: int) -> int:
    """The first game whose action is not legal, or -1."""
    plan = ints_at(plan_at, PLAN)
    for game in range(games):
        if not is_legal(plan, game):
            return game
    return -1


@exported
def sample(plan_at: int, first: int, last: int) -> int:
    """A legal action for each of the games, each equally likely."""
    plan = ints_at(plan_at, PLAN)
    by_code = ints_at(plan[BY_CODE], plan[CODE_COUNT])
    for game in range(first, last):
        listed = list_of(plan, game)
        chosen = below(rng_at(plan[GUESSES] + 8 * game), listed[0])
        game_ints(plan, ACTIONS, game)[0] = by_code[listed[1 + chosen]]
    return 0


@exported
def sow(generators: int, number: int, stream: int, games: int) -> int:
    """A generator of its own for every game."""
    for game in range(games):
        seed(rng_at(generators + 8 * game), np.uint64(number), np.uint64(stream + game))
    return 0
