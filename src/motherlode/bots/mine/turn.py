"""One turn of `mine`, thought through to its end, compiled: every first card, what it may be, every second card.

A prospect is a row of floats: the points that each seat expects to have in the end. A seat wants to be as far ahead of
the others' mean as it can.

Only counts of known and unseen cards matter, so equal cards are looked at once. All pairs of known cards that bring
nothing are one and the same stall. A known card first and an unseen one second is never better than the other order, in
which the seat knows more when it chooses the second; so that is looked at only where nothing else is left.
"""

import numpy as np

from motherlode.bots.mine.belief import (
    BOTH_STAY,
    KINDS,
    ONE_STAYS,
    OTHER_STAYS,
    STAYS,
    WINNER,
    Belief,
    points_of,
)
from motherlode.bots.mine.endgame_index import add_end
from motherlode.bots.mine.evaluation import add_evaluation
from motherlode.bots.mine.rush_solver import add_rush
from motherlode.bots.mine.tablebase import Tablebase
from motherlode.bots.worth import ahead_of_mean
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
def prefer(belief: Belief, prospect: Floats, best: Floats) -> None:
    """Keeps the prospect that is better for the seat to move, in `best`; there may be none to keep."""
    seat, players = belief.seat, belief.players
    if prospect[seat] == NOT_YET:
        return
    if best[seat] == NOT_YET or ahead_of_mean(prospect, players, seat) > ahead_of_mean(best, players, seat):
        for each in range(SEATS):
            best[each] = prospect[each]


@jit
def add_share(share: float, prospect: Floats, expected: Floats) -> None:
    for seat in range(SEATS):
        expected[seat] += share * prospect[seat]


# Cards that are turned up and down


@jit
def take_known(belief: Belief, kind: int) -> None:
    belief.known[kind] -= 1
    belief.down -= 1


@jit
def put_known(belief: Belief, kind: int) -> None:
    belief.known[kind] += 1
    belief.down += 1


@jit
def take_unseen(belief: Belief, kind: int) -> None:
    belief.unseen[kind] -= 1
    belief.hidden -= 1
    belief.down -= 1


@jit
def put_unseen(belief: Belief, kind: int) -> None:
    belief.unseen[kind] += 1
    belief.hidden += 1
    belief.down += 1


# What a turn comes to


@jit
def look_ahead(belief: Belief, tablebase: Tablebase, style: Floats, prospect: Floats) -> None:
    """What the table is worth to each seat now that the turn is over."""
    for seat in range(belief.players):
        prospect[seat] = belief.points[seat]
    first = (belief.seat + 1) % belief.players
    if belief.rush or belief.down <= RUSH_AT or belief.idle >= belief.stall_limit:
        add_rush(belief, tablebase, first, prospect)
    elif tablebase.end_solved:
        add_end(belief, tablebase, first, prospect)
    else:
        add_evaluation(belief, style, prospect)


@jit
def meet(belief: Belief, one: int, other: int, tablebase: Tablebase, style: Floats, prospect: Floats) -> None:
    """What two cards bring that were turned up; the belief is the same again afterwards."""
    idle = belief.idle
    stays = STAYS[one, other]
    winner = WINNER[belief.seat, one, other]
    gold = points_of(one) + points_of(other)
    belief.idle = idle + 1 if stays == BOTH_STAY else 0
    if winner != NOBODY:
        belief.points[winner] += gold
    if stays & ONE_STAYS:
        put_known(belief, one)
    if stays & OTHER_STAYS:
        put_known(belief, other)
    look_ahead(belief, tablebase, style, prospect)
    if stays & ONE_STAYS:
        take_known(belief, one)
    if stays & OTHER_STAYS:
        take_known(belief, other)
    if winner != NOBODY:
        belief.points[winner] -= gold
    belief.idle = idle


@jit
def second_known(belief: Belief, one: int, other: int, tablebase: Tablebase, style: Floats, prospect: Floats) -> None:
    """The turn ends with a known card."""
    take_known(belief, other)
    meet(belief, one, other, tablebase, style, prospect)
    put_known(belief, other)


@jit
def second_unseen(belief: Belief, one: int, tablebase: Tablebase, style: Floats, expected: Floats) -> None:
    """The turn ends with an unseen card."""
    prospect = np.empty(SEATS, np.float64)
    write_all(expected, 0.0)
    hidden = belief.hidden
    for other in range(KINDS):
        if belief.unseen[other]:
            share = belief.unseen[other] / hidden
            take_unseen(belief, other)
            meet(belief, one, other, tablebase, style, prospect)
            put_unseen(belief, other)
            add_share(share, prospect, expected)


@jit
def best_second(belief: Belief, one: int, tablebase: Tablebase, style: Floats, best: Floats) -> None:
    """The best end of a turn that began with an unseen card, which turned out to be `one`."""
    prospect = np.empty(SEATS, np.float64)
    write_all(best, NOT_YET)
    for other in range(KINDS):
        if belief.known[other]:
            second_known(belief, one, other, tablebase, style, prospect)
            prefer(belief, prospect, best)
    if belief.hidden:
        second_unseen(belief, one, tablebase, style, prospect)
        prefer(belief, prospect, best)


@jit
def first_unseen(belief: Belief, tablebase: Tablebase, style: Floats, expected: Floats) -> None:
    """The turn begins with an unseen card."""
    prospect = np.empty(SEATS, np.float64)
    write_all(expected, 0.0)
    hidden = belief.hidden
    for one in range(KINDS):
        if belief.unseen[one]:
            share = belief.unseen[one] / hidden
            take_unseen(belief, one)
            best_second(belief, one, tablebase, style, prospect)
            put_unseen(belief, one)
            add_share(share, prospect, expected)


@jit
def first_known(
    belief: Belief, one: int, lowest: int, tablebase: Tablebase, style: Floats, stall: Floats, best: Floats
) -> None:
    """The turn begins with a known card and goes on with another one, of kind `lowest` or above."""
    prospect = np.empty(SEATS, np.float64)
    write_all(best, NOT_YET)
    take_known(belief, one)
    for other in range(lowest, KINDS):
        if belief.known[other]:
            if STAYS[one, other] != BOTH_STAY:
                second_known(belief, one, other, tablebase, style, prospect)
                prefer(belief, prospect, best)
                continue
            if stall[belief.seat] == NOT_YET:
                second_known(belief, one, other, tablebase, style, stall)
            prefer(belief, stall, best)
    if belief.hidden == belief.down:
        second_unseen(belief, one, tablebase, style, best)
    put_known(belief, one)


@jit
def best_turn(belief: Belief, tablebase: Tablebase, style: Floats, best: Floats) -> None:
    """The best that the seat to move can make of a whole turn."""
    prospect = np.empty(SEATS, np.float64)
    stall = np.empty(SEATS, np.float64)
    write_all(stall, NOT_YET)
    write_all(best, NOT_YET)
    if belief.hidden:
        first_unseen(belief, tablebase, style, best)
    for one in range(KINDS):
        if belief.known[one] and belief.hidden < belief.down - 1:
            first_known(belief, one, one, tablebase, style, stall, prospect)
            prefer(belief, prospect, best)


@jit
def rush_card(belief: Belief, kind: int, tablebase: Tablebase, style: Floats, prospect: Floats) -> None:
    """What turning up a card in the Gold Rush comes to; it was taken out of the belief."""
    gold = points_of(kind)
    belief.points[belief.seat] += gold
    look_ahead(belief, tablebase, style, prospect)
    belief.points[belief.seat] -= gold
