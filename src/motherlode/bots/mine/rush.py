"""The Gold Rush of `mine`, solved exactly, compiled.

In the Rush only gold, everything else ("rubble") and what of both is known matter: ten counts. Every turn takes one
card away, so all counts up to the present ones are solved one after another, the smaller ones first. Each seat takes
what brings it the most points by the end; as all gold is somebody's in the end, that is also what others lose.
"""

import numpy as np

from motherlode.bots.mine.book import COUNTS, RUBBLE, SORTS, Book
from motherlode.bots.mine.picture import KINDS, NO_KIND, Picture, points_of
from motherlode.rules.compiled import Floats, Ints, floats_at, jit_for
from motherlode.rules.mine.state import DYNAMITE, SEATS

jit = jit_for(__name__)

MOST_RUSHES = 1 << 18
"""With more positions than these the Rush is estimated, not solved."""


@jit
def sort_of(kind: int) -> int:
    return min(kind, RUBBLE)


@jit
def count(picture: Picture, counts: Ints) -> None:
    """The ten counts of a picture."""
    for i in range(COUNTS):
        counts[i] = 0
    for kind in range(KINDS):
        counts[sort_of(kind)] += picture.known[kind]
        counts[SORTS + sort_of(kind)] += picture.unseen[kind]


@jit
def frame_rush(picture: Picture, book: Book) -> None:
    """Makes room for all positions that can come: unseen cards may become known before the Rush begins."""
    counts = np.empty(COUNTS, np.int64)
    count(picture, counts)
    if picture.up != NO_KIND:
        counts[sort_of(picture.up)] += 1
    if not picture.rush:
        for sort in range(SORTS):
            counts[sort] += counts[SORTS + sort]
    book.rushes = 1
    for i in range(COUNTS):
        book.rush_most[i] = counts[i]
        book.rush_stride[i] = book.rushes
        book.rushes = min(book.rushes * (counts[i] + 1), MOST_RUSHES + 1)
    for kind in range(KINDS):
        book.rush_known[kind] = book.rush_stride[sort_of(kind)]
        book.rush_unseen[kind] = book.rush_stride[SORTS + sort_of(kind)]
    book.rush_solved = 1 if book.rushes <= MOST_RUSHES else 0


@jit
def solve_rush(picture: Picture, book: Book) -> None:
    """Fills in every position, those with fewer cards first."""
    table = floats_at(book.rush_table, book.rushes * picture.players)
    counts = np.zeros(COUNTS, np.int64)
    for position in range(1, book.rushes):
        step(counts, book.rush_most)
        settle(book, picture.players, table, counts, position)


@jit
def step(counts: Ints, most: list[int]) -> None:
    """Counts on, as an odometer does."""
    i = 0
    while counts[i] == most[i]:
        counts[i] = 0
        i += 1
    counts[i] += 1


@jit
def settle(book: Book, n: int, table: Floats, counts: Ints, position: int) -> None:
    """Each seat's expected points when the seat to move turns up the card that is best for it."""
    here = position * n
    table[here] = -1.0
    for sort in range(SORTS):
        if counts[sort]:
            after = (position - book.rush_stride[sort]) * n
            own = points_of(sort) + table[after + n - 1]
            if own > table[here]:
                table[here] = own
                for seat in range(1, n):
                    table[here + seat] = table[after + seat - 1]
    turn_up_unseen(book, n, table, counts, position)


@jit
def turn_up_unseen(book: Book, n: int, table: Floats, counts: Ints, position: int) -> None:
    """Puts the expectation of an unseen card in the place of what was best so far, if it is better."""
    here = position * n
    expected = np.zeros(SEATS, np.float64)
    hidden = 0
    for sort in range(SORTS):
        hidden += counts[SORTS + sort]
    for sort in range(SORTS):
        if counts[SORTS + sort]:
            share = counts[SORTS + sort] / hidden
            after = (position - book.rush_stride[SORTS + sort]) * n
            expected[0] += share * (points_of(sort) + table[after + n - 1])
            for seat in range(1, n):
                expected[seat] += share * table[after + seat - 1]
    if hidden and expected[0] > table[here]:
        for seat in range(n):
            table[here + seat] = expected[seat]


@jit
def share_out(picture: Picture, first: int, prospect: Floats) -> None:
    """The estimate: known gold is taken in turn, the best first, and unseen gold falls to all alike."""
    seat = first
    unseen = 0.0
    for gold in range(DYNAMITE - 1, -1, -1):
        unseen += points_of(gold) * picture.unseen[gold]
        for _ in range(picture.known[gold]):
            prospect[seat] += points_of(gold)
            seat = (seat + 1) % picture.players
    for each in range(picture.players):
        prospect[each] += unseen / picture.players


@jit
def add_rush(picture: Picture, book: Book, first: int, prospect: Floats) -> None:
    """Adds what each seat can expect of a Rush that seat `first` begins."""
    if not book.rush_solved:
        share_out(picture, first, prospect)
        return
    n = picture.players
    position = 0
    for kind in range(KINDS):
        position += picture.known[kind] * book.rush_known[kind] + picture.unseen[kind] * book.rush_unseen[kind]
    table = floats_at(book.rush_table, book.rushes * n)
    for seat in range(n):
        prospect[(first + seat) % n] += table[position * n + seat]
