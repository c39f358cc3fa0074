"""Solves the end of the search in `mine`, compiled (`endgame_index` says what for)."""

import numpy as np

from motherlode.bots.mine.belief import KINDS, NO_KIND, Belief
from motherlode.bots.mine.endgame_index import miners_to_go, note_end
from motherlode.bots.mine.rush_solver import step
from motherlode.bots.mine.tablebase import Tablebase
from motherlode.bots.mine.turn import best_turn
from motherlode.rules.compiled import Floats, Ints, jit_for
from motherlode.rules.mine.state import MINER, SEATS

jit = jit_for(__name__)


@jit
def solve_end(scratch: Belief, tablebase: Tablebase, style: Floats) -> None:
    """Fills in every position: those from which a miner is gone first, then those with fewer unseen cards, then those
    with more idle turns.
    """
    lowest_idle = scratch.idle
    scratch.up = NO_KIND
    for seat in range(SEATS):
        scratch.points[seat] = 0
    if miners_to_go(tablebase):
        for gone in range(MINER, KINDS):
            if tablebase.end_cards[gone]:
                solve_page(scratch, tablebase, style, gone, 0)
    solve_page(scratch, tablebase, style, NO_KIND, lowest_idle)


@jit
def solve_page(scratch: Belief, tablebase: Tablebase, style: Floats, gone: int, lowest_idle: int) -> None:
    """All positions from which one kind of miner is gone, or none."""
    unseen = np.zeros(KINDS, np.int64)
    for position in range(tablebase.ends):
        if position:
            step(unseen, tablebase.end_most)
        if gone == NO_KIND or unseen[gone] < tablebase.end_cards[gone]:
            lay_out(scratch, tablebase, unseen, gone)
            solve_position(scratch, tablebase, style, lowest_idle)


@jit
def lay_out(scratch: Belief, tablebase: Tablebase, unseen: Ints, gone: int) -> None:
    """Fills in the belief of a position."""
    scratch.down = 0
    scratch.hidden = 0
    for kind in range(KINDS):
        cards = tablebase.end_cards[kind]
        if kind == gone:
            cards -= 1
        scratch.unseen[kind] = unseen[kind]
        scratch.known[kind] = cards - unseen[kind]
        scratch.hidden += unseen[kind]
        scratch.down += cards


@jit
def solve_position(scratch: Belief, tablebase: Tablebase, style: Floats, lowest_idle: int) -> None:
    """One belief with every number of idle turns and every seat to move."""
    best = np.empty(SEATS, np.float64)
    for idle in range(tablebase.end_idles - 1, lowest_idle - 1, -1):
        scratch.idle = idle
        for seat in range(scratch.players):
            scratch.seat = seat
            best_turn(scratch, tablebase, style, best)
            note_end(scratch, tablebase, best)
