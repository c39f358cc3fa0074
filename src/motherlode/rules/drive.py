"""Loops over any game's compiled rules: counting, and whole random games. A game is a record of `EntryPoints`."""

import numpy as np
from numba import carray

from motherlode.rules.compiled import (
    address_of,
    call_1,
    call_2,
    exported_for,
    floats_at,
    ints_at,
    jit_for,
    pointer,
    rng_at,
)
from motherlode.rules.compiled_rng import below, seed
from motherlode.rules.entry_points import entry_points_at
from motherlode.rules.layout import record_of
from motherlode.rules.victory import share_victory

jit = jit_for(__name__)
exported = exported_for(__name__)

SEATS = 8
"""Room for the seats of any game in a row of results."""
ROW = 1 + 2 * SEATS
"""A row of results: the number of moves, each seat's score, each seat's standing."""


@exported
def count(functions: int, size: int, max_moves: int, state: int, depth: int) -> int:
    """How many sequences of `depth` moves there are; a finished game counts 1.

    Needs `legal_moves`, `apply`, `is_over`.
    """
    game = entry_points_at(functions)
    if depth == 0 or call_1(game.is_over, state):
        return 1
    states = np.empty((depth, size), np.int64)
    moves = np.empty((depth, max_moves), np.int64)
    left = np.empty(depth, np.int64)
    total = 0
    ply = 0
    states[0] = ints_at(state, size)
    left[0] = call_2(game.legal_moves, address_of(states[0]), address_of(moves[0]))
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
            call_2(game.apply, following, moves[ply, left[ply]])
            if call_1(game.is_over, following):
                total += 1
            else:
                ply += 1
                left[ply] = call_2(game.legal_moves, following, address_of(moves[ply]))
    return total


class Room:
    """Where random games are played one after another: addresses, but for the number of moves there is room for."""

    functions: int
    """The game's `EntryPoints`."""
    numbers: int
    """Of the deal; the first is the number of players."""
    state: int
    moves: int
    """For the legal moves of a state."""
    max_moves: int
    rng: int


ROOM = record_of(Room)


@jit
def room_at(address: int) -> Room:
    room: Room = carray(pointer(address), (1,), ROOM)[0]
    return room


@exported
def random_games(room: int, number: int, first: int, games: int, results: int) -> int:
    """Plays the games `first`, `first + 1`, … of a seed, a row of results each; returns the number of moves. Needs
    `deal`, `start`, `playout`, `score`, `standing`.
    """
    place = room_at(room)
    game, numbers, state, rng = entry_points_at(place.functions), place.numbers, place.state, place.rng
    rows = ints_at(results, games * ROW)
    players = ints_at(numbers, 1)[0]
    made = 0
    for i in range(games):
        seed(rng_at(rng), np.uint64(number), np.uint64(first + i))
        call_2(game.deal, numbers, rng)
        call_2(game.start, state, numbers)
        rows[i * ROW] = call_2(game.playout, state, rng)
        made += rows[i * ROW]
        for seat in range(players):
            rows[i * ROW + 1 + seat] = call_2(game.score, state, seat)
            rows[i * ROW + 1 + SEATS + seat] = call_2(game.standing, state, seat)
    return made


@exported
def share_victories(results: int, games: int, players: int, shares: int) -> int:
    """Writes each seat's share of the victory in each of the games that `random_games` played."""
    rows, written = ints_at(results, games * ROW), floats_at(shares, games * players)
    for i in range(games):
        share_victory(rows[i * ROW + 1 + SEATS :], players, written[i * players :])
    return 0


@exported
def random_game(room: int, number: int, which: int, moves: int, most: int) -> int:
    """Plays one of the games that `random_games` plays and keeps its moves; returns their number. Needs `deal`,
    `start`, `random_move`, `apply`, `is_over`.
    """
    place = room_at(room)
    game, numbers, state, rng = entry_points_at(place.functions), place.numbers, place.state, place.rng
    kept = ints_at(moves, most)
    seed(rng_at(rng), np.uint64(number), np.uint64(which))
    call_2(game.deal, numbers, rng)
    call_2(game.start, state, numbers)
    made = 0
    while not call_1(game.is_over, state):
        move = call_2(game.random_move, state, rng)
        kept[made] = move
        made += 1
        call_2(game.apply, state, move)
    return made


@exported
def listed_games(room: int, games: int) -> int:
    """Plays random games by listing the legal moves; returns the number of moves. Needs `deal`, `start`, `legal_moves`,
    `apply`, `is_over`.
    """
    place = room_at(room)
    game, numbers, state, rng = entry_points_at(place.functions), place.numbers, place.state, place.rng
    moves = place.moves
    found = ints_at(moves, place.max_moves)
    random = rng_at(rng)
    made = 0
    for _ in range(games):
        call_2(game.deal, numbers, rng)
        call_2(game.start, state, numbers)
        while not call_1(game.is_over, state):
            call_2(game.apply, state, found[below(random, call_2(game.legal_moves, state, moves))])
            made += 1
    return made
