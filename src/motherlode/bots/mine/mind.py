"""How `mine` is thought about by the shared search, compiled."""

from dataclasses import astuple

import numpy as np

from motherlode.bots.mine.book import BOOK
from motherlode.bots.mine.chances import chance_to_win, gold_left, lead
from motherlode.bots.mine.deciding import PICTURE_SIZE, book_at, picture_at
from motherlode.bots.mine.picture import NO_KIND, WINNER, Picture, draw, kind_of, points_of
from motherlode.bots.mine.styles import FAR_SIGHTED
from motherlode.bots.mine.turn import best_second, look_ahead
from motherlode.bots.plain import no_promise, no_reply, no_rollout
from motherlode.bots.search import SEATS, WORTH, Mind
from motherlode.bots.worth import settle
from motherlode.rules.compiled import Floats, Ints, address_of, exported_for, float_exported_for, floats_at, jit_for
from motherlode.rules.mine import abi as rules
from motherlode.rules.mine import play
from motherlode.rules.mine.knowledge import was_seen
from motherlode.rules.mine.state import CELLS, NO_CELL, NOBODY, MineState

jit = jit_for(__name__)
exported = exported_for(__name__)
float_exported = float_exported_for(__name__)

CERTAIN_LEAD = 25.0
BOOK_SIZE = BOOK.size
EVEN = 0.5
NEVER = -1e6
"""The promise of a move that is the same as another one."""
NUMBERS = astuple(FAR_SIGHTED)
A_POINT = 0.02
"""What a point is worth in a promise."""


# Plain search


@exported
def value_at_end(state: int, worth: int) -> int:
    """What a finished game is worth."""
    record = rules.at(state)
    standings = np.empty(SEATS, np.int64)
    scores = np.empty(SEATS, np.int64)
    for seat in range(record.players):
        standings[seat] = play.standing(record, seat)
        scores[seat] = play.score(record, seat)
    settle(standings, scores, record.players, CERTAIN_LEAD, floats_at(worth, WORTH))
    return 0


@exported
def card_revealed(state: int) -> int:
    """A number that tells apart what a move can have revealed: after the same moves it differs with the last face."""
    record = rules.at(state)
    digest = 0
    for cell in range(CELLS):
        if was_seen(record, cell):
            digest += (cell + 1) * (record.cells[cell] + 1)
    return digest


PLAIN = Mind(no_promise, value_at_end, no_reply, rules.playout, card_revealed, exploration=0.7, optimism=1e9)


# Search that values a table by its outlook


@jit
def same(state: MineState, cell: int, other: int) -> bool:
    """Whether two cards are the same to everybody: unseen, or known and of one kind."""
    if was_seen(state, cell) and was_seen(state, other):
        return kind_of(state, state.cells[cell]) == kind_of(state, state.cells[other])
    return not was_seen(state, cell) and not was_seen(state, other)


@jit
def first_of_its_sort(state: MineState, cell: int) -> bool:
    """Whether no lower cell is just as good."""
    for lower in range(cell):
        if state.down[play.word_of(lower)] & play.bit_of(lower) and same(state, cell, lower):
            return False
    return True


@jit
def points_for(state: MineState, one: int, other: int) -> int:
    """What the seat to move gets of two known cards, minus what others get."""
    winner = WINNER[state.seat, one, other]
    if winner == NOBODY:
        return 0
    points = points_of(one) + points_of(other)
    return points if winner == state.seat else -points


@float_exported
def promise(state: int, move: int) -> float:
    """Points for a known second card, nothing for a card that is as good as another."""
    record = rules.at(state)
    if not first_of_its_sort(record, move):
        return NEVER
    if not was_seen(record, move):
        return EVEN
    kind = kind_of(record, record.cells[move])
    if record.rush:
        return EVEN + A_POINT * points_of(kind)
    if record.up == NO_CELL:
        return EVEN
    return EVEN + A_POINT * points_for(record, kind_of(record, record.cells[record.up]), kind)


@jit
def foresee(picture: Picture, book_address: int, prospect: Floats) -> None:
    """The points that each seat can expect: from the best end of a turn that has begun, or from the table as it is."""
    book = book_at(book_address)
    style = np.array(NUMBERS)
    if picture.up == NO_KIND:
        picture.seat = (picture.seat + picture.players - 1) % picture.players
        look_ahead(picture, book, style, prospect)
    else:
        best_second(picture, picture.up, book, style, prospect)


@jit
def write_worth(prospect: Floats, players: int, gold: int, worth: Floats) -> None:
    """Each seat's chance to win and its lead, and half of each as its worth, as `settle` does at the end."""
    for seat in range(players):
        win = chance_to_win(prospect, players, seat, gold)
        points = lead(prospect, players, seat)
        worth[seat] = 0.5 * win + 0.5 * min(1.0, max(0.0, 0.5 + 0.5 * points / CERTAIN_LEAD))
        worth[SEATS + seat] = win
        worth[2 * SEATS + seat] = points


@jit
def kept_alive(picture: Ints, book: Ints) -> int:
    """A use of arrays after the last use of their addresses: they must not be freed before it."""
    return int(picture[0] + book[0])


@exported
def value_by_outlook(state: int, worth: int) -> int:
    """What a state is worth, over or not."""
    record = rules.at(state)
    if play.is_over(record):
        return value_at_end(state, worth)
    picture_words = np.empty(PICTURE_SIZE, np.int64)
    book_words = np.zeros(BOOK_SIZE, np.int64)
    prospect = np.zeros(SEATS, np.float64)
    picture = picture_at(address_of(picture_words))
    draw(record, picture)
    foresee(picture, address_of(book_words), prospect)
    write_worth(prospect, record.players, gold_left(picture), floats_at(worth, WORTH))
    kept_alive(picture_words, book_words)
    return 0


THINKING = Mind(promise, value_by_outlook, no_reply, no_rollout, card_revealed, exploration=0.3, optimism=0.1)
