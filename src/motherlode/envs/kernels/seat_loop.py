"""Many games at once in which one seat acts from outside and a compiled policy plays the others, without leaving
compiled code. The plan is that of `loop`.
"""

from typing import Any

import numpy as np

from motherlode.bots.compiled_policy import CONTEXT, MOVE, SEED, begin_decision
from motherlode.envs.kernels.arrays import Rewards, bytes_at
from motherlode.envs.kernels.loop import (
    ACTION_COUNT,
    ACTIONS,
    BOT_SEEDS,
    BY_CODE,
    CARRIES,
    CARRY_SIZE,
    CHOOSE,
    CODE_COUNT,
    CODES,
    CONTEXTS,
    DEAL_SIZE,
    DONE,
    FINAL_ROWS,
    FIXED_SEAT,
    GUESSES,
    LENGTHS,
    MEMORY,
    OWN,
    PLAN,
    PLAYERS,
    ROW_SIZE,
    STATE_SIZE,
    UPDATE,
    begin,
    game_ints,
    keep_final,
    make_move,
    move,
    observe_game,
    rewards_of,
    state_of,
)
from motherlode.rules.compiled import Ints, address_of, call_2, copy, ints_at, jit_for, rng_at, shared
from motherlode.rules.compiled_rng import below

jit = jit_for(__name__)

SEEDS = 1 << 31
"""Of the seeds of bots."""


@jit
def context_of(plan: Ints, game: int) -> int:
    address: int = plan[CONTEXTS] + 8 * CONTEXT * game
    return address


@jit
def copy_rewards(source: Rewards, target: Rewards, players: int) -> None:
    for seat in range(players):
        target[seat] = source[seat]


@jit
def sit_down(plan: Ints, game: int) -> None:
    """The own seat of a game that begins, and the bots of the other seats, who have seen nothing yet."""
    rng = rng_at(plan[GUESSES] + 8 * game)
    own = game_ints(plan, OWN, game)
    own[0] = plan[FIXED_SEAT] if plan[FIXED_SEAT] >= 0 else below(rng, plan[PLAYERS])
    game_ints(plan, BOT_SEEDS, game)[0] = below(rng, SEEDS)
    carry = ints_at(plan[CARRIES] + 8 * plan[CARRY_SIZE] * game, plan[CARRY_SIZE])
    for i in range(plan[CARRY_SIZE]):
        carry[i] = 0


@jit
def update_policy(plan: Ints, game: int) -> None:
    """Lets the policy of the others see what the move that was made did."""
    if plan[UPDATE]:
        context, action = context_of(plan, game), game_ints(plan, ACTIONS, game)[0]
        ints_at(context, CONTEXT)[MOVE] = ints_at(plan[CODES], plan[ACTION_COUNT])[action]
        call_2(plan[UPDATE], state_of(plan, game), context)


@shared
def ask_other(plan: Ints, game: int, known: Ints, abi: Any) -> None:
    """The action of a seat that is not the own one: its policy gets what the seat knows, and nothing else."""
    state, context = state_of(plan, game), context_of(plan, game)
    seat = abi.seat(state)
    copy(ints_at(state, plan[STATE_SIZE]), known, plan[STATE_SIZE])
    abi.hide(address_of(known), seat)
    ints_at(context, CONTEXT)[SEED] = game_ints(plan, BOT_SEEDS, game)[0] + seat
    begin_decision(context, game_ints(plan, LENGTHS, game)[0])
    code = call_2(plan[CHOOSE], address_of(known), context)
    game_ints(plan, ACTIONS, game)[0] = ints_at(plan[BY_CODE], plan[CODE_COUNT])[code]


@shared
def end_game(plan: Ints, game: int, numbers: Ints, abi: Any, seen: Any) -> None:
    """A game that ended, as the own seat sees it, and a new one in its place."""
    keep_final(plan, game, abi)
    own = game_ints(plan, OWN, game)[0]
    seen.observe(state_of(plan, game), own, plan[MEMORY], plan[FINAL_ROWS] + plan[ROW_SIZE] * game)
    begin(plan, game, numbers, abi)
    sit_down(plan, game)


@shared
def play_others(
    plan: Ints, game: int, numbers: Ints, known: Ints, total: Rewards, is_new: bool, abi: Any, seen: Any
) -> bool:
    """The decisions of the other seats until it is the own one's. Adds what they bring as long as the game is the one
    that the step began with; returns whether that ended.
    """
    rewards, ended = rewards_of(plan, game), is_new
    while abi.seat(state_of(plan, game)) != game_ints(plan, OWN, game)[0]:
        ask_other(plan, game, known, abi)
        over = make_move(plan, game, abi)
        update_policy(plan, game)
        if not ended:
            for seat in range(plan[PLAYERS]):
                total[seat] += rewards[seat]
        if over:
            ended = True
            end_game(plan, game, numbers, abi, seen)
    return ended


@shared
def seat_step(plan_at: int, first: int, last: int, is_new: int, abi: Any, seen: Any) -> int:
    """An action of the own seat in each of the games, and all decisions of the others that follow; or new games, in
    which the others have made the decisions that come before the own seat's first.
    """
    plan = ints_at(plan_at, PLAN)
    numbers, known = np.empty(plan[DEAL_SIZE], np.int64), np.empty(plan[STATE_SIZE], np.int64)
    total = np.zeros(plan[PLAYERS], np.float32)
    for game in range(first, last):
        over = is_new != 0
        if over:
            begin(plan, game, numbers, abi)
            sit_down(plan, game)
        else:
            over = move(plan, game, abi)
            copy_rewards(rewards_of(plan, game), total, plan[PLAYERS])
            if over:
                end_game(plan, game, numbers, abi, seen)
            else:
                update_policy(plan, game)
        over = play_others(plan, game, numbers, known, total, over, abi, seen)
        copy_rewards(total, rewards_of(plan, game), plan[PLAYERS])
        bytes_at(plan[DONE] + game, 1)[0] = over and is_new == 0
        observe_game(plan, game, abi, seen)
    return 0
