"""Loops over any game's compiled rules: counting, and whole random games.

A game comes in as first-class functions with explicit signatures: the form of a compiled callback that Numba caches.
"""

from typing import Any

import numpy as np
from numba import types

from motherlode.rules.compiled import address_of, int64, ints_at, rng_at, signed_for
from motherlode.rules.compiled_rng import below, seed

signed = signed_for(__name__)

One = types.FunctionType(int64(int64))
Two = types.FunctionType(int64(int64, int64))

SEATS = 8
"""Room for the seats of any game in a row of results."""
ROW = 1 + 2 * SEATS
"""A row of results: the number of moves, each seat's score, each seat's standing."""


@signed(Two, Two, One, int64, int64, int64, int64)
def count(legal_moves: Any, apply: Any, is_over: Any, size: int, max_moves: int, state: int, depth: int) -> int:
    """How many sequences of `depth` moves there are; a finished game counts 1."""
    if depth == 0 or is_over(state):
        return 1
    states = np.empty((depth, size), np.int64)
    moves = np.empty((depth, max_moves), np.int64)
    left = np.empty(depth, np.int64)
    total = 0
    ply = 0
    states[0] = ints_at(state, size)
    left[0] = legal_moves(address_of(states[0]), address_of(moves[0]))
    while ply >= 0:
        if ply == depth - 1:
            total += left[ply]
            ply -= 1
        elif left[ply] == 0:
            ply -= 1
        else:
            left[ply] -= 1
            states[ply + 1] = states[ply]
            following = address_of(states[ply + 1])
            apply(following, moves[ply, left[ply]])
            if is_over(following):
                total += 1
            else:
                ply += 1
                left[ply] = legal_moves(following, address_of(moves[ply]))
    return total


@signed(Two, Two, Two, Two, Two, int64, int64, int64, int64, int64, int64, int64)
def random_games(
    deal: Any,
    start: Any,
    playout: Any,
    score: Any,
    standing: Any,
    numbers: int,
    state: int,
    rng: int,
    number: int,
    first: int,
    games: int,
    results: int,
) -> int:
    """Plays the games `first`, `first + 1`, … of a seed, a row of results each; returns the number of moves."""
    rows = ints_at(results, games * ROW)
    players = ints_at(numbers, 1)[0]
    made = 0
    for game in range(games):
        seed(rng_at(rng), np.uint64(number), np.uint64(first + game))
        deal(numbers, rng)
        start(state, numbers)
        rows[game * ROW] = playout(state, rng)
        made += rows[game * ROW]
        for seat in range(players):
            rows[game * ROW + 1 + seat] = score(state, seat)
            rows[game * ROW + 1 + SEATS + seat] = standing(state, seat)
    return made


@signed(Two, Two, Two, Two, One, int64, int64, int64, int64, int64, int64, int64)
def random_game(
    deal: Any,
    start: Any,
    random_move: Any,
    apply: Any,
    is_over: Any,
    numbers: int,
    state: int,
    rng: int,
    number: int,
    game: int,
    moves: int,
    room: int,
) -> int:
    """Plays one of the games that `random_games` plays and keeps its moves; returns their number."""
    kept = ints_at(moves, room)
    seed(rng_at(rng), np.uint64(number), np.uint64(game))
    deal(numbers, rng)
    start(state, numbers)
    made = 0
    while not is_over(state):
        move = random_move(state, rng)
        kept[made] = move
        made += 1
        apply(state, move)
    return made


@signed(Two, Two, Two, Two, One, int64, int64, int64, int64, int64, int64)
def listed_games(
    deal: Any,
    start: Any,
    legal_moves: Any,
    apply: Any,
    is_over: Any,
    numbers: int,
    state: int,
    moves: int,
    max_moves: int,
    rng: int,
    games: int,
) -> int:
    """Plays random games by listing the legal moves; returns the number of moves."""
    found = ints_at(moves, max_moves)
    random = rng_at(rng)
    made = 0
    for _ in range(games):
        deal(numbers, rng)
        start(state, numbers)
        while not is_over(state):
            apply(state, found[below(random, legal_moves(state, moves))])
            made += 1
    return made
