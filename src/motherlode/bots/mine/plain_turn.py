"""A turn of `mine` for players who think of nothing but its points (`styles.GREEDY`), compiled: what `turn` works out
for every style, by a few sums. Where no Gold Rush can follow the turn, two cards bring gold to one seat or nothing.

The sums are made in the same order as there, so that what is equally good stays so.
"""

import numpy as np

from motherlode.bots.mine.belief import KINDS, WINNER, Belief, points_of
from motherlode.bots.mine.evaluation import HOPE, MINERS, THREAT
from motherlode.rules.compiled import Floats, Ints, jit_for
from motherlode.rules.mine.state import NOBODY, RUSH_AT

jit = jit_for(__name__)

UNSEEN = KINDS
NOTHING = -1e18


@jit
def is_plain(belief: Belief, style: Floats) -> bool:
    """Whether only the points of the turn count: nothing beyond it is thought of, and it does not begin a Gold Rush."""
    thinks_ahead = style[MINERS] != 0 or style[THREAT] != 0 or style[HOPE] != 0
    return not thinks_ahead and belief.down - 2 > RUSH_AT and belief.idle + 1 < belief.stall_limit


@jit
def listed(counts: list[int], kinds: Ints) -> int:
    """The kinds of which there are any; returns how many."""
    n = 0
    for kind in range(KINDS):
        if counts[kind]:
            kinds[n] = kind
            n += 1
    return n


@jit
def others_points(belief: Belief) -> float:
    total = 0.0
    for seat in range(belief.players):
        if seat != belief.seat:
            total += belief.points[seat]
    return total


@jit
def ahead_after(belief: Belief, others: float, one: int, other: int) -> float:
    """How far ahead of the others' mean two cards leave the seat to move."""
    winner = WINNER[belief.seat, one, other]
    gold = 0 if winner == NOBODY else points_of(one) + points_of(other)
    if winner == belief.seat:
        return float(belief.points[belief.seat] + gold - others / (belief.players - 1))
    return float(belief.points[belief.seat] - (others + gold) / (belief.players - 1))


@jit
def write_after(belief: Belief, one: int, other: int, prospect: Floats) -> None:
    """Everybody's points after two cards."""
    for seat in range(belief.players):
        prospect[seat] = belief.points[seat]
    winner = WINNER[belief.seat, one, other]
    if winner != NOBODY:
        prospect[winner] += points_of(one) + points_of(other)


@jit
def expect_unseen(belief: Belief, one: int, unseen: Ints, count: int, prospect: Floats, expected: Floats) -> None:
    """Everybody's expected points if an unseen card follows a card that lies there."""
    for seat in range(belief.players):
        expected[seat] = 0.0
    for i in range(count):
        left = belief.unseen[unseen[i]]
        if left:
            share = left / belief.hidden
            write_after(belief, one, unseen[i], prospect)
            for seat in range(belief.players):
                expected[seat] += share * prospect[seat]


@jit
def ahead_in(belief: Belief, prospect: Floats) -> float:
    others = 0.0
    for seat in range(belief.players):
        if seat != belief.seat:
            others += prospect[seat]
    return float(prospect[belief.seat] - others / (belief.players - 1))


@jit
def best_known(belief: Belief, one: int, known: Ints, count: int, others: float) -> tuple[int, float]:
    """The known card that goes best with one that lies there, and how far ahead it leaves the seat; -1 for none."""
    best, highest = -1, NOTHING
    for i in range(count):
        if belief.known[known[i]]:
            ahead = ahead_after(belief, others, one, known[i])
            if ahead > highest:
                best, highest = known[i], ahead
    return best, highest


@jit
def value_plainly(belief: Belief, rows: Floats) -> None:
    """What every first card of a turn comes to: a row for each known kind, and the last one for an unseen card."""
    known, unseen = np.empty(KINDS, np.int64), np.empty(KINDS, np.int64)
    work = np.empty((2, rows.shape[1]), np.float64)
    known_count, unseen_count = listed(belief.known, known), listed(belief.unseen, unseen)
    others = others_points(belief)
    for i in range(known_count):
        value_known(belief, known[i], known, known_count, unseen, unseen_count, others, work[0], rows[known[i]])
    if belief.hidden == 0:
        return
    hidden = belief.hidden
    for seat in range(belief.players):
        rows[UNSEEN, seat] = 0.0
    for i in range(unseen_count):
        one = unseen[i]
        share = belief.unseen[one] / hidden
        belief.unseen[one] -= 1
        belief.hidden -= 1
        best_end(belief, one, known, known_count, unseen, unseen_count, others, work)
        belief.unseen[one] += 1
        belief.hidden += 1
        for seat in range(belief.players):
            rows[UNSEEN, seat] += share * work[1, seat]


@jit
def best_end(
    belief: Belief,
    one: int,
    known: Ints,
    known_count: int,
    unseen: Ints,
    unseen_count: int,
    others: float,
    work: Floats,
) -> None:
    """The best end of a turn that began with an unseen card; writes everybody's points into the second row of work."""
    best, highest = best_known(belief, one, known, known_count, others)
    if belief.hidden:
        expect_unseen(belief, one, unseen, unseen_count, work[0], work[1])
        if best < 0 or ahead_in(belief, work[1]) > highest:
            return
    write_after(belief, one, best, work[1])


@jit
def value_known(
    belief: Belief,
    one: int,
    known: Ints,
    known_count: int,
    unseen: Ints,
    unseen_count: int,
    others: float,
    prospect: Floats,
    row: Floats,
) -> None:
    """A known card first and another one second; an unseen one only where there is no other."""
    if belief.hidden == belief.down - 1:
        expect_unseen(belief, one, unseen, unseen_count, prospect, row)
        return
    belief.known[one] -= 1
    best, _ = best_known(belief, one, known, known_count, others)
    belief.known[one] += 1
    write_after(belief, one, best, row)
