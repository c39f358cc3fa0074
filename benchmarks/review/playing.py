"""Games of bots to be reviewed by the thousand: where bots choose in compiled code, they play without leaving it."""

import numpy as np

from motherlode.bots import Budget, make_bot
from motherlode.bots.compiled_policy import CompiledPolicy, compiled_policy
from motherlode.bots.policy_games import CODE, PolicySeats, row_size
from motherlode.rules import SplitMix64, State, game


def play(name: str, players: int, bot: str, seed: int) -> State:
    """A game between bots of a name, to its end."""
    rules = game(name)
    start, seeds = rules.deal(players, SplitMix64(seed)), [10 * seed + seat for seat in range(players)]
    policy = compiled_policy(make_bot(bot, rules, seeds[0]))
    return _play_in_python(start, bot, seeds) if policy is None else _play_compiled(start, policy, seeds)


def _play_in_python(state: State, bot: str, seeds: list[int]) -> State:
    seated = [make_bot(bot, state.game, seed) for seed in seeds]
    while state.seat is not None:
        state = state.apply(seated[state.seat].choose(state.knowledge(state.seat), Budget()))
    return state


def _play_compiled(state: State, policy: CompiledPolicy, seeds: list[int]) -> State:
    rules, moves = state.game, {move.code: move for move in state.game.spelling.ACTIONS}
    numbers = np.array(rules.deals.encode(state.deal, state.players, state.options), np.int64)
    rows = np.empty((rules.spec.longest(state.options), row_size(state.players)), np.int64)
    made = PolicySeats(rules, [policy] * state.players).play(numbers, seeds, rows)
    for row in rows[:made]:
        state = state.apply(moves[int(row[CODE])])
    return state
