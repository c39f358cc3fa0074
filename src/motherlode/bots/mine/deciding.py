"""What a seat of `mine` thinks of its moves, by one turn thought through, and exactly near the end."""

from dataclasses import astuple

import numpy as np
from numba import carray

from motherlode.bots.mine.book import BOOK, Book
from motherlode.bots.mine.chances import ahead, chance_to_win, gold_left, lead
from motherlode.bots.mine.ending import end_floats, frame_end
from motherlode.bots.mine.outlook import EXACT, STYLE
from motherlode.bots.mine.picture import KINDS, NO_KIND, PICTURE, Picture, draw, kind_of
from motherlode.bots.mine.rush import frame_rush, solve_rush
from motherlode.bots.mine.solving import solve_end
from motherlode.bots.mine.styles import Style
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
from motherlode.rules import Knowledge
from motherlode.rules.compiled import Floats, address_of, copy, exported_for, floats_at, ints_at, jit_for, pointer
from motherlode.rules.mine import abi as rules
from motherlode.rules.mine.knowledge import was_seen
from motherlode.rules.mine.state import CELLS, RUSH_AT, SEATS

jit = jit_for(__name__)
exported = exported_for(__name__)

PICTURE_TYPE = PICTURE.dtype
BOOK_TYPE = BOOK.dtype
PICTURE_SIZE = PICTURE.size
UNSEEN = KINDS
"""After the rows for known kinds: the row for an unseen card."""
ROWS = KINDS + 1
JUDGEMENT = 3
AHEAD, WIN, LEAD = 0, 1, 2
"""What is said of a cell: the points ahead of the others' mean, the chance to win, the points ahead of the best other.
"""
EXACT_FROM = RUSH_AT + 2


@jit
def picture_at(address: int) -> Picture:
    picture: Picture = carray(pointer(address), (1,), PICTURE_TYPE)[0]
    return picture


@jit
def book_at(address: int) -> Book:
    book: Book = carray(pointer(address), (1,), BOOK_TYPE)[0]
    return book


@exported
def open_book(state: int, picture_address: int, book_address: int, style_address: int, sizes: int) -> int:
    """Draws the picture and says how much memory the exact solution will take, if there is to be one."""
    picture = picture_at(picture_address)
    book = book_at(book_address)
    draw(rules.at(state), picture)
    frame_rush(picture, book)
    frame_end(picture, book)
    exact = floats_at(style_address, STYLE)[EXACT] > 0
    near = picture.rush or picture.down <= EXACT_FROM or picture.idle + 1 >= picture.stall_limit
    if not exact or not near:
        book.rush_solved = 0
    if not book.rush_solved:
        book.end_solved = 0
    needed = ints_at(sizes, 2)
    needed[0] = book.rushes * picture.players if book.rush_solved else 0
    needed[1] = end_floats(picture, book) if book.end_solved else 0
    return 0


@jit
def judge_first(picture: Picture, book: Book, style: Floats, rows: Floats) -> None:
    stall = np.empty(SEATS, np.float64)
    write_all(stall, NOT_YET)
    for kind in range(KINDS):
        if picture.known[kind]:
            first_known(picture, kind, 0, book, style, stall, rows[kind])
    if picture.hidden:
        first_unseen(picture, book, style, rows[UNSEEN])


@jit
def judge_second(picture: Picture, book: Book, style: Floats, rows: Floats) -> None:
    for kind in range(KINDS):
        if picture.known[kind]:
            second_known(picture, picture.up, kind, book, style, rows[kind])
    if picture.hidden:
        second_unseen(picture, picture.up, book, style, rows[UNSEEN])


@jit
def judge_rush(picture: Picture, book: Book, style: Floats, rows: Floats) -> None:
    expected = rows[UNSEEN]
    sample = np.empty(SEATS, np.float64)
    write_all(expected, 0.0)
    for kind in range(KINDS):
        if picture.known[kind]:
            take_known(picture, kind)
            rush_card(picture, kind, book, style, rows[kind])
            put_known(picture, kind)
        if picture.unseen[kind]:
            share = picture.unseen[kind] / picture.hidden
            take_unseen(picture, kind)
            rush_card(picture, kind, book, style, sample)
            put_unseen(picture, kind)
            add_share(share, sample, expected)


@exported
def judge(
    state: int,
    picture_address: int,
    scratch_address: int,
    book_address: int,
    rush_table: int,
    end_table: int,
    style_address: int,
    said_address: int,
) -> int:
    """Says what every face-down card is worth to who turns it up now."""
    record = rules.at(state)
    picture = picture_at(picture_address)
    book = book_at(book_address)
    style = floats_at(style_address, STYLE)
    book.rush_table = rush_table
    book.end_table = end_table
    if book.rush_solved:
        solve_rush(picture, book)
    if book.end_solved:
        copy(ints_at(picture_address, PICTURE_SIZE), ints_at(scratch_address, PICTURE_SIZE), PICTURE_SIZE)
        solve_end(picture_at(scratch_address), book, style)
    rows = np.zeros((ROWS, SEATS), np.float64)
    if picture.rush:
        judge_rush(picture, book, style, rows)
    elif picture.up != NO_KIND:
        judge_second(picture, book, style, rows)
    else:
        judge_first(picture, book, style, rows)
    gold = gold_left(picture)
    said = floats_at(said_address, CELLS * JUDGEMENT)
    for cell in range(CELLS):
        row = rows[kind_of(record, record.cells[cell]) if was_seen(record, cell) else UNSEEN]
        said[cell * JUDGEMENT + AHEAD] = ahead(row, picture.players, picture.seat)
        said[cell * JUDGEMENT + WIN] = chance_to_win(row, picture.players, picture.seat, gold)
        said[cell * JUDGEMENT + LEAD] = lead(row, picture.players, picture.seat)
    return 0


def judgements(knowledge: Knowledge, style: Style) -> Floats:
    """By cell, what turning up the card there comes to for the seat; only face-down cards have it."""
    picture, scratch = np.empty(PICTURE_SIZE, np.int64), np.empty(PICTURE_SIZE, np.int64)
    book, sizes = np.zeros(BOOK.size, np.int64), np.empty(2, np.int64)
    numbers = np.array(astuple(style), np.float64)
    state, drawn, noted, wanted = knowledge.address, address_of(picture), address_of(book), address_of(numbers)
    open_book(state, drawn, noted, wanted, address_of(sizes))
    rush, end = np.zeros(sizes[0] + 1), np.empty(sizes[1] + 1)
    said = np.empty((CELLS, JUDGEMENT))
    judge(state, drawn, address_of(scratch), noted, address_of(rush), address_of(end), wanted, address_of(said))
    return said
