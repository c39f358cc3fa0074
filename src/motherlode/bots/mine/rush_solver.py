"""The Gold Rush of `mine`, solved exactly, compiled.

In the Rush only gold, everything else ("rubble") and what of both is known matter: ten counts. Every turn takes one
card away, so all counts up to the present ones are solved one after another, the smaller ones first. Each seat takes
what brings it the most points by the end; as all gold is somebody's in the end, that is also what others lose.
"""

import numpy as np

from motherlode.bots.mine.belief import KINDS, NO_KIND, Belief, points_of
from motherlode.bots.mine.tablebase import COUNTS, RUBBLE, SORTS, Tablebase
from motherlode.rules.compiled import Floats, Ints, floats_at, jit_for
from motherlode.rules.mine.state import DYNAMITE, SEATS

jit = jit_for(__name__)

MOST_RUSHES = 1 << 18
"""With more positions than these the Rush is estimated, not solved."""


@jit
def sort_of(kind: int) -> int:
    return min(kind, RUBBLE)


@jit
def count(belief: Belief, counts: Ints) -> None:
    """The ten counts of a belief."""
    for i in range(COUNTS):
        counts[i] = 0
    for kind in range(KINDS):
        counts[sort_of(kind)] += belief.known[kind]
        counts[SORTS + sort_of(kind)] += belief.unseen[kind]


@jit
def index_rush(belief: Belief, tablebase: Tablebase) -> None:
    """Makes room for all positions that can come: unseen cards may become known before the Rush begins."""
    counts = np.empty(COUNTS, np.int64)
    count(belief, counts)
    if belief.up != NO_KIND:
        counts[sort_of(belief.up)] += 1
    if not belief.rush:
        for sort in range(SORTS):
            counts[sort] += counts[SORTS + sort]
    tablebase.rushes = 1
    for i in range(COUNTS):
        tablebase.rush_most[i] = counts[i]
        tablebase.rush_stride[i] = tablebase.rushes
        tablebase.rushes = min(tablebase.rushes * (counts[i] + 1), MOST_RUSHES + 1)
    for kind in range(KINDS):
        tablebase.rush_known[kind] = tablebase.rush_stride[sort_of(kind)]
        tablebase.rush_unseen[kind] = tablebase.rush_stride[SORTS + sort_of(kind)]
    tablebase.rush_solved = 1 if tablebase.rushes <= MOST_RUSHES else 0


@jit
def solve_rush(belief: Belief, tablebase: Tablebase) -> None:
    """Fills in every position, those with fewer cards first."""
    table = floats_at(tablebase.rush_table, tablebase.rushes * belief.players)
    counts = np.zeros(COUNTS, np.int64)
    for position in range(1, tablebase.rushes):
        step(counts, tablebase.rush_most)
        settle(tablebase, belief.players, table, counts, position)


@jit
def step(counts: Ints, most: list[int]) -> None:
    """Counts on, as an odometer does."""
    i = 0
    while counts[i] == most[i]:
        counts[i] = 0
        i += 1
    counts[i] += 1


@jit
def settle(tablebase: Tablebase, n: int, table: Floats, counts: Ints, position: int) -> None:
    """Each seat's expected points when the seat to move turns up the card that is best for it."""
    here = position * n
    table[here] = -1.0
    for sort in range(SORTS):
        if counts[sort]:
            after = (position - tablebase.rush_stride[sort]) * n
            own = points_of(sort) + table[after + n - 1]
            if own > table[here]:
                table[here] = own
                for seat in range(1, n):
                    table[here + seat] = table[after + seat - 1]
    turn_up_unseen(tablebase, n, table, counts, position)


@jit
def turn_up_unseen(tablebase: Tablebase, n: int, table: Floats, counts: Ints, position: int) -> None:
    """Puts the expectation of an unseen card in the place of what was best so far, if it is better."""
    here = position * n
    expected = np.zeros(SEATS, np.float64)
    hidden = 0
    for sort in range(SORTS):
        hidden += counts[SORTS + sort]
    for sort in range(SORTS):
        if counts[SORTS + sort]:
            share = counts[SORTS + sort] / hidden
            after = (position - tablebase.rush_stride[SORTS + sort]) * n
            expected[0] += share * (points_of(sort) + table[after + n - 1])
            for seat in range(1, n):
                expected[seat] += share * table[after + seat - 1]
    if hidden and expected[0] > table[here]:
        for seat in range(n):
            table[here + seat] = expected[seat]


@jit
def share_out(belief: Belief, first: int, prospect: Floats) -> None:
    """The estimate: known gold is taken in turn, the best first, and unseen gold falls to all alike."""
    seat = first
    unseen = 0.0
    for gold in range(DYNAMITE - 1, -1, -1):
        unseen += points_of(gold) * belief.unseen[gold]
        for _ in range(belief.known[gold]):
            prospect[seat] += points_of(gold)
            seat = (seat + 1) % belief.players
    for each in range(belief.players):
        prospect[each] += unseen / belief.players


@jit
def add_rush(belief: Belief, tablebase: Tablebase, first: int, prospect: Floats) -> None:
    """Adds what each seat can expect of a Rush that seat `first` begins."""
    if not tablebase.rush_solved:
        share_out(belief, first, prospect)
        return
    n = belief.players
    position = 0
    for kind in range(KINDS):
        position += belief.known[kind] * tablebase.rush_known[kind] + belief.unseen[kind] * tablebase.rush_unseen[kind]
    table = floats_at(tablebase.rush_table, tablebase.rushes * n)
    for seat in range(n):
        prospect[(first + seat) % n] += table[position * n + seat]
