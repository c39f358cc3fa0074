"""What a seat of `mine` thinks of its moves, by one turn thought through, and exactly near the end."""

from dataclasses import astuple

import numpy as np
from numba import carray

from motherlode.bots.mine.belief import BELIEF, KINDS, NO_KIND, Belief, infer, kind_of
from motherlode.bots.mine.chances import chance_to_win, gold_left
from motherlode.bots.mine.endgame_index import MOST_TURNS, TURNS_A_SECOND, end_floats, index_endgame
from motherlode.bots.mine.endgame_solver import solve_end
from motherlode.bots.mine.evaluation import EXACT, STYLE
from motherlode.bots.mine.rush_solver import index_rush, solve_rush
from motherlode.bots.mine.styles import Style
from motherlode.bots.mine.tablebase import TABLEBASE, Tablebase
from motherlode.bots.mine.turn import (
    NOT_YET,
    add_share,
    first_known,
    first_unseen,
    put_known,
    put_unseen,
    rush_card,
    second_known,
    second_unseen,
    take_known,
    take_unseen,
    write_all,
)
from motherlode.bots.worth import ahead_of_mean, lead_of
from motherlode.rules import Knowledge
from motherlode.rules.compiled import Floats, address_of, copy, exported_for, floats_at, ints_at, jit_for, pointer
from motherlode.rules.mine import abi as rules
from motherlode.rules.mine.knowledge import was_seen
from motherlode.rules.mine.state import CELLS, RUSH_AT, SEATS

jit = jit_for(__name__)
exported = exported_for(__name__)

BELIEF_TYPE = BELIEF.dtype
TABLEBASE_TYPE = TABLEBASE.dtype
BELIEF_SIZE = BELIEF.size
UNSEEN = KINDS
"""After the rows for known kinds: the row for an unseen card."""
ROWS = KINDS + 1
VALUES = 3
AHEAD, WIN, LEAD = 0, 1, 2
"""What a cell has: the points ahead of the others' mean, the chance to win, the points ahead of the best other.
"""
EXACT_FROM = RUSH_AT + 2


@jit
def belief_at(address: int) -> Belief:
    belief: Belief = carray(pointer(address), (1,), BELIEF_TYPE)[0]
    return belief


@jit
def tablebase_at(address: int) -> Tablebase:
    tablebase: Tablebase = carray(pointer(address), (1,), TABLEBASE_TYPE)[0]
    return tablebase


@exported
def open_tablebase(
    state: int, belief_address: int, tablebase_address: int, style_address: int, most_turns: int, sizes: int
) -> int:
    """Fills in the belief, and says how much memory the exact solution will take, if there is to be one."""
    belief = belief_at(belief_address)
    tablebase = tablebase_at(tablebase_address)
    infer(rules.at(state), belief)
    index_rush(belief, tablebase)
    index_endgame(belief, tablebase, most_turns)
    exact = floats_at(style_address, STYLE)[EXACT] > 0
    near = belief.rush or belief.down <= EXACT_FROM or belief.idle + 1 >= belief.stall_limit
    if not exact or not near:
        tablebase.rush_solved = 0
    if not tablebase.rush_solved:
        tablebase.end_solved = 0
    needed = ints_at(sizes, 2)
    needed[0] = tablebase.rushes * belief.players if tablebase.rush_solved else 0
    needed[1] = end_floats(belief, tablebase) if tablebase.end_solved else 0
    return 0


@jit
def value_first(belief: Belief, tablebase: Tablebase, style: Floats, rows: Floats) -> None:
    stall = np.empty(SEATS, np.float64)
    write_all(stall, NOT_YET)
    for kind in range(KINDS):
        if belief.known[kind]:
            first_known(belief, kind, 0, tablebase, style, stall, rows[kind])
    if belief.hidden:
        first_unseen(belief, tablebase, style, rows[UNSEEN])


@jit
def value_second(belief: Belief, tablebase: Tablebase, style: Floats, rows: Floats) -> None:
    for kind in range(KINDS):
        if belief.known[kind]:
            second_known(belief, belief.up, kind, tablebase, style, rows[kind])
    if belief.hidden:
        second_unseen(belief, belief.up, tablebase, style, rows[UNSEEN])


@jit
def value_rush(belief: Belief, tablebase: Tablebase, style: Floats, rows: Floats) -> None:
    expected = rows[UNSEEN]
    sample = np.empty(SEATS, np.float64)
    write_all(expected, 0.0)
    for kind in range(KINDS):
        if belief.known[kind]:
            take_known(belief, kind)
            rush_card(belief, kind, tablebase, style, rows[kind])
            put_known(belief, kind)
        if belief.unseen[kind]:
            share = belief.unseen[kind] / belief.hidden
            take_unseen(belief, kind)
            rush_card(belief, kind, tablebase, style, sample)
            put_unseen(belief, kind)
            add_share(share, sample, expected)


@exported
def value_moves(
    state: int,
    belief_address: int,
    scratch_address: int,
    tablebase_address: int,
    rush_table: int,
    end_table: int,
    style_address: int,
    values_address: int,
) -> int:
    """Says what every face-down card is worth to whoever turns it up now."""
    record = rules.at(state)
    belief = belief_at(belief_address)
    tablebase = tablebase_at(tablebase_address)
    style = floats_at(style_address, STYLE)
    tablebase.rush_table = rush_table
    tablebase.end_table = end_table
    if tablebase.rush_solved:
        solve_rush(belief, tablebase)
    if tablebase.end_solved:
        copy(ints_at(belief_address, BELIEF_SIZE), ints_at(scratch_address, BELIEF_SIZE), BELIEF_SIZE)
        solve_end(belief_at(scratch_address), tablebase, style)
    rows = np.zeros((ROWS, SEATS), np.float64)
    if belief.rush:
        value_rush(belief, tablebase, style, rows)
    elif belief.up != NO_KIND:
        value_second(belief, tablebase, style, rows)
    else:
        value_first(belief, tablebase, style, rows)
    gold = gold_left(belief)
    values = floats_at(values_address, CELLS * VALUES)
    for cell in range(CELLS):
        row = rows[kind_of(record, record.cells[cell]) if was_seen(record, cell) else UNSEEN]
        values[cell * VALUES + AHEAD] = ahead_of_mean(row, belief.players, belief.seat)
        values[cell * VALUES + WIN] = chance_to_win(row, belief.players, belief.seat, gold)
        values[cell * VALUES + LEAD] = lead_of(row, belief.players, belief.seat)
    return 0


def move_values(knowledge: Knowledge, style: Style, seconds: float | None = None) -> Floats:
    """By cell, what turning up the card there comes to for the seat; only face-down cards have it.

    The end before the Gold Rush is solved only if that fits into the seconds, if there are any.
    """
    most_turns = MOST_TURNS if seconds is None else min(MOST_TURNS, int(TURNS_A_SECOND * seconds))
    belief, scratch = np.empty(BELIEF_SIZE, np.int64), np.empty(BELIEF_SIZE, np.int64)
    tablebase, sizes = np.zeros(TABLEBASE.size, np.int64), np.empty(2, np.int64)
    numbers = np.array(astuple(style), np.float64)
    state, believed, tables, thinks = knowledge.address, address_of(belief), address_of(tablebase), address_of(numbers)
    open_tablebase(state, believed, tables, thinks, most_turns, address_of(sizes))
    rush, end = np.zeros(sizes[0] + 1), np.empty(sizes[1] + 1)
    values = np.empty((CELLS, VALUES))
    solved = tables, address_of(rush), address_of(end)
    value_moves(state, believed, address_of(scratch), *solved, thinks, address_of(values))
    return values
