"""One turn of `mine`, thought through to its end, compiled: every first card, what it may be, every second card.

A prospect is a row of floats: the points that each seat expects to have in the end. A seat wants to be as far ahead of
the others' mean as it can; wanting the best chance to win instead was tried and is no better.

Only counts of known and unseen cards are looked at, so equal cards are looked at once. All pairs of known cards that
bring nothing are one and the same stall. A known card followed by an unseen one is never better than the other order,
in which the second choice is made knowing more; it is looked at only where nothing else is left.
"""

import numpy as np

from motherlode.bots.mine.book import Book
from motherlode.bots.mine.chances import ahead
from motherlode.bots.mine.ending import add_end
from motherlode.bots.mine.outlook import add_outlook
from motherlode.bots.mine.picture import (
    BOTH_STAY,
    KINDS,
    ONE_STAYS,
    OTHER_STAYS,
    STAYS,
    WINNER,
    Picture,
    points_of,
)
from motherlode.bots.mine.rush import add_rush
from motherlode.rules.compiled import Floats, jit_for
from motherlode.rules.mine.state import NOBODY, RUSH_AT, SEATS

jit = jit_for(__name__)

NOT_YET = -1e9
"""The points in a prospect that nothing was written into."""


@jit
def write_all(prospect: Floats, points: float) -> None:
    for seat in range(SEATS):
        prospect[seat] = points


@jit
def prefer(picture: Picture, prospect: Floats, best: Floats) -> None:
    """Keeps the prospect that is better for the seat to move, in `best`; there may be none to keep."""
    seat, players = picture.seat, picture.players
    if prospect[seat] == NOT_YET:
        return
    if best[seat] == NOT_YET or ahead(prospect, players, seat) > ahead(best, players, seat):
        for each in range(SEATS):
            best[each] = prospect[each]


@jit
def add_share(share: float, prospect: Floats, expected: Floats) -> None:
    for seat in range(SEATS):
        expected[seat] += share * prospect[seat]


# Cards that are turned up and down


@jit
def take_known(picture: Picture, kind: int) -> None:
    picture.known[kind] -= 1
    picture.down -= 1


@jit
def put_known(picture: Picture, kind: int) -> None:
    picture.known[kind] += 1
    picture.down += 1


@jit
def take_unseen(picture: Picture, kind: int) -> None:
    picture.unseen[kind] -= 1
    picture.hidden -= 1
    picture.down -= 1


@jit
def put_unseen(picture: Picture, kind: int) -> None:
    picture.unseen[kind] += 1
    picture.hidden += 1
    picture.down += 1


# What a turn comes to


@jit
def look_ahead(picture: Picture, book: Book, style: Floats, prospect: Floats) -> None:
    """What the table is worth to each seat now that the turn is over."""
    for seat in range(picture.players):
        prospect[seat] = picture.points[seat]
    first = (picture.seat + 1) % picture.players
    if picture.rush or picture.down <= RUSH_AT or picture.idle >= picture.stall_limit:
        add_rush(picture, book, first, prospect)
    elif book.end_solved:
        add_end(picture, book, first, prospect)
    else:
        add_outlook(picture, style, prospect)


@jit
def meet(picture: Picture, one: int, other: int, book: Book, style: Floats, prospect: Floats) -> None:
    """What two cards bring that were turned up; the picture is the same again afterwards."""
    idle = picture.idle
    stays = STAYS[one, other]
    winner = WINNER[picture.seat, one, other]
    gold = points_of(one) + points_of(other)
    picture.idle = idle + 1 if stays == BOTH_STAY else 0
    if winner != NOBODY:
        picture.points[winner] += gold
    if stays & ONE_STAYS:
        put_known(picture, one)
    if stays & OTHER_STAYS:
        put_known(picture, other)
    look_ahead(picture, book, style, prospect)
    if stays & ONE_STAYS:
        take_known(picture, one)
    if stays & OTHER_STAYS:
        take_known(picture, other)
    if winner != NOBODY:
        picture.points[winner] -= gold
    picture.idle = idle


@jit
def second_known(picture: Picture, one: int, other: int, book: Book, style: Floats, prospect: Floats) -> None:
    """The turn ends with a known card."""
    take_known(picture, other)
    meet(picture, one, other, book, style, prospect)
    put_known(picture, other)


@jit
def second_unseen(picture: Picture, one: int, book: Book, style: Floats, expected: Floats) -> None:
    """The turn ends with an unseen card."""
    prospect = np.empty(SEATS, np.float64)
    write_all(expected, 0.0)
    hidden = picture.hidden
    for other in range(KINDS):
        if picture.unseen[other]:
            share = picture.unseen[other] / hidden
            take_unseen(picture, other)
            meet(picture, one, other, book, style, prospect)
            put_unseen(picture, other)
            add_share(share, prospect, expected)


@jit
def best_second(picture: Picture, one: int, book: Book, style: Floats, best: Floats) -> None:
    """The best end of a turn that began with an unseen card, which turned out to be `one`."""
    prospect = np.empty(SEATS, np.float64)
    write_all(best, NOT_YET)
    for other in range(KINDS):
        if picture.known[other]:
            second_known(picture, one, other, book, style, prospect)
            prefer(picture, prospect, best)
    if picture.hidden:
        second_unseen(picture, one, book, style, prospect)
        prefer(picture, prospect, best)


@jit
def first_unseen(picture: Picture, book: Book, style: Floats, expected: Floats) -> None:
    """The turn begins with an unseen card."""
    prospect = np.empty(SEATS, np.float64)
    write_all(expected, 0.0)
    hidden = picture.hidden
    for one in range(KINDS):
        if picture.unseen[one]:
            share = picture.unseen[one] / hidden
            take_unseen(picture, one)
            best_second(picture, one, book, style, prospect)
            put_unseen(picture, one)
            add_share(share, prospect, expected)


@jit
def first_known(
    picture: Picture, one: int, lowest: int, book: Book, style: Floats, stall: Floats, best: Floats
) -> None:
    """The turn begins with a known card and goes on with another one, of kind `lowest` or above."""
    prospect = np.empty(SEATS, np.float64)
    write_all(best, NOT_YET)
    take_known(picture, one)
    for other in range(lowest, KINDS):
        if picture.known[other]:
            if STAYS[one, other] != BOTH_STAY:
                second_known(picture, one, other, book, style, prospect)
                prefer(picture, prospect, best)
                continue
            if stall[picture.seat] == NOT_YET:
                second_known(picture, one, other, book, style, stall)
            prefer(picture, stall, best)
    if picture.hidden == picture.down:
        second_unseen(picture, one, book, style, best)
    put_known(picture, one)


@jit
def best_turn(picture: Picture, book: Book, style: Floats, best: Floats) -> None:
    """The best that the seat to move can make of a whole turn."""
    prospect = np.empty(SEATS, np.float64)
    stall = np.empty(SEATS, np.float64)
    write_all(stall, NOT_YET)
    write_all(best, NOT_YET)
    if picture.hidden:
        first_unseen(picture, book, style, best)
    for one in range(KINDS):
        if picture.known[one] and picture.hidden < picture.down - 1:
            first_known(picture, one, one, book, style, stall, prospect)
            prefer(picture, prospect, best)


@jit
def rush_card(picture: Picture, kind: int, book: Book, style: Floats, prospect: Floats) -> None:
    """What turning up a card in the Gold Rush comes to; it was taken out of the picture."""
    gold = points_of(kind)
    picture.points[picture.seat] += gold
    look_ahead(picture, book, style, prospect)
    picture.points[picture.seat] -= gold
