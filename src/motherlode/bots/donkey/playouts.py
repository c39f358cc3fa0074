"""How reviews play `donkey` on, compiled: as the table says, with a lapse now and then, until the next offer."""

from collections.abc import Callable

import numpy as np

from motherlode.bots.donkey import solver
from motherlode.bots.donkey.evaluation import SCRATCH_SIZE, TABLE, best_move
from motherlode.bots.donkey.players import SolvedOffer, is_solvable
from motherlode.bots.donkey.search_model import CARRIED, SCRATCH_AT, TABLE_AT, value_by_table
from motherlode.bots.donkey.tables import shipped
from motherlode.bots.donkey.two_offers import NODES, rate_before_last
from motherlode.bots.playouts import PlayoutModel
from motherlode.bots.protocol import Rating
from motherlode.rules import Knowledge, Move, State
from motherlode.rules.compiled import Ints, copy, exported_for, floats_at, ints_at, rng_at
from motherlode.rules.compiled_rng import below
from motherlode.rules.donkey import abi as rules
from motherlode.rules.donkey import play
from motherlode.rules.donkey.state import MAX_MOVES

exported = exported_for(__name__)

LAPSES = 12
"""One move in so many is any."""


def carry(state: int, players: int) -> Ints:
    """A state, and where its scratch and its table are; the scratch lies behind it. No solver: a rollout ends with a
    whole offer, or with the game.
    """
    buffer = np.zeros(CARRIED + SCRATCH_SIZE, np.int64)
    copy(ints_at(state, rules.STATE_SIZE), buffer, rules.STATE_SIZE)
    buffer[SCRATCH_AT] = buffer[CARRIED:].ctypes.data
    buffer[TABLE_AT] = shipped()[players].ctypes.data
    return buffer[:CARRIED]


@exported
def rollout(state: int, rng: int) -> int:
    """Plays on until the next offer lies there, whose cards the table takes for unseen, or the game is over."""
    carried, record, numbers = ints_at(state, CARRIED), rules.at(state), rng_at(rng)
    table, moves = floats_at(carried[TABLE_AT], TABLE), np.empty(MAX_MOVES, np.int64)
    offer, made = record.number, 0
    while not play.is_over(record) and record.number == offer:
        if below(numbers, LAPSES) == 0:
            play.apply(record, play.random_move(record, numbers))
        else:
            play.apply(record, best_move(state, carried[SCRATCH_AT], table, moves))
        made += 1
    return made


def solve(knowledge: Knowledge, patience: int) -> list[Rating] | None:
    """The last offer of two players, where nothing is hidden any more, and the end of the one before it."""
    return SolvedOffer(knowledge).ratings() if is_solvable(knowledge) else rate_before_last(knowledge, patience * NODES)


def oracle(start: State) -> Callable[[State], Move]:
    """Moves of last offers of two players that keep what the first one is worth; what is solved stays known."""
    scratch = np.zeros(solver.SCRATCH_SIZE, np.int64)

    def solve_between(state: State, low: int, high: int) -> int:
        so_far = solver.ahead(state.address)
        window = low - so_far, high - so_far
        return solver.solve_at(scratch.ctypes.data, state.address, *window, solver.NO_LIMIT) + so_far

    worth = solve_between(start, -solver.MOST, solver.MOST)

    def good_move(state: State) -> Move:
        wanted = worth if state.seat == start.seat else -worth
        solve_between(state, wanted - 1, wanted)
        return state.game.by_code[solver.best_at(scratch.ctypes.data, state.address)]

    return good_move


PLAYOUTS = PlayoutModel(
    rollout=rollout,
    value=value_by_table,
    begin=carry,
    solve=solve,
    counts_points=is_solvable,
    oracle=oracle,
    tactical=True,
)
