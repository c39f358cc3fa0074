"""All ways in which a seat can end its turn in `gate`, each with what the network expects of it, compiled.

A turn is looked at as a whole: where it ends counts, not how it goes there. Cards that nobody would choose are left
out: a green card where a red one of the same number is at hand, a black card in the place of an own numbered one.
"""

import numpy as np

from motherlode.bots.gate.network import (
    HIDDEN,
    MOST_ACTIVE,
    MOST_CARDS,
    POINTS,
    Singles,
    add_features,
    ahead_of_others,
    note_end,
    note_others,
    unseen_by,
    write_expected,
)
from motherlode.rules.bits import lowest
from motherlode.rules.compiled import Ints, jit_for
from motherlode.rules.gate import play
from motherlode.rules.gate.state import ANY, BLACK, CHIPS, DOWN, EITHER, GOLD, PASS, RED, SEATS, UP, VALUES, GateState

jit = jit_for(__name__)

MOST_ENDS = 256
# An end of a turn is a row: which row has one card less, the card that was added, then the hand that is left, the last
# card, the way in which the turn can go on, how many gold cards were played, and the points of chips that the turn
# took. The first row is the moment itself.
BEFORE, CARD, HAND, LAST, WAY, GOLDS, GAIN = range(7)
ROW = 7
NONE = -1


@jit
def worth_playing(hand: int, way: int, last: int, golds: int) -> int:
    """The cards that can follow, as a set of moves, without those than which another is as good."""
    moves = play.moves_of(hand) & play.fitting(way, last)
    green, gold, red = hand & play.ROW, hand >> GOLD & play.ROW, hand >> RED & play.ROW
    needless = green & red  # a red card in the hand costs a chip
    if golds >= CHIPS:
        needless |= green & gold
        moves &= ~((gold & red) << GOLD)
    natural = play.ROW if way == ANY and hand & play.NUMBERED else green | gold | red
    return moves & ~(needless | natural << BLACK)


@jit
def find_ends(state: GateState, ends: Ints) -> int:
    """Lists all ends of the turn of the seat to move; returns their number. If the hand can be emptied the last one
    does it.
    """
    write_moment(state, ends)
    found, at = 1, 0
    while at < found:
        moves = next_cards(state, ends, at)
        while moves and found < MOST_ENDS:
            add_end(ends, found, at, lowest(moves))
            moves &= moves - 1
            found += 1
            if ends[found - 1, HAND] == 0:
                return found
        at += 1
    return found


@jit
def next_cards(state: GateState, ends: Ints, end: int) -> int:
    """The cards with which a turn may go on from an end, as a set of moves; the round begins with the kicker (G6)."""
    if end == 0 and play.is_kicker_due(state):
        return 1 << state.kicker
    return worth_playing(ends[end, HAND], ends[end, WAY], ends[end, LAST], ends[end, GOLDS])


@jit
def write_moment(state: GateState, ends: Ints) -> None:
    """Writes the end without a further card."""
    ends[0, BEFORE], ends[0, CARD] = NONE, NONE
    ends[0, HAND], ends[0, LAST], ends[0, WAY] = state.hands[state.seat], state.last, state.way
    ends[0, GOLDS], ends[0, GAIN] = state.golds, 0


@jit
def add_end(ends: Ints, new: int, before: int, card: int) -> None:
    """Writes the end that comes of one card more."""
    golds, way = ends[before, GOLDS], ends[before, WAY]
    is_gold = GOLD <= card < RED
    ends[new, BEFORE], ends[new, CARD] = before, card
    ends[new, HAND] = ends[before, HAND] - (1 << min(card, BLACK))
    ends[new, LAST] = card
    ends[new, WAY] = EITHER if way == ANY else direction(ends[before, LAST], card)
    ends[new, GOLDS] = golds + is_gold
    ends[new, GAIN] = ends[before, GAIN] + (VALUES[golds] if is_gold and golds < CHIPS else 0)


@jit
def direction(last: int, card: int) -> int:
    """The way in which a turn goes with its second number."""
    return UP if play.fitting(UP, last) >> card & 1 else DOWN


@jit
def may_stop(ends: Ints, end: int) -> bool:
    """Whether a turn can end here: who starts a sequence has to play (G11)."""
    return bool(ends[end, WAY] != ANY)


@jit
def judge_ends(weights: Singles, state: GateState, ends: Ints, found: int, ahead: Singles) -> int:
    """Writes for each end by how much the seat will be ahead of the others at the end of the round, more than now, in
    units of the network; returns the best end. Nothing is better than to empty the hand.
    """
    if ends[found - 1, HAND] == 0:
        return found - 1
    shared, expected = np.zeros(HIDDEN, np.float32), np.empty(SEATS, np.float32)
    hidden, active = np.empty(HIDDEN, np.float32), np.empty(MOST_ACTIVE, np.int64)
    unseen = unseen_by(state, state.seat)
    add_features(weights, active, note_others(state, state.seat, active), shared)
    best = -1
    for end in range(found):
        if may_stop(ends, end):
            hidden[:] = shared
            add_features(weights, active, note_turn_end(state, ends, end, unseen, active, 0), hidden)
            write_expected(weights, hidden, expected)
            ahead[end] = np.float32(ends[end, GAIN]) / np.float32(POINTS) + ahead_of_others(expected, state.sides)
            if best < 0 or ahead[end] > ahead[best]:
                best = end
    return best


@jit
def owner_of_top(state: GateState, ends: Ints, end: int) -> int:
    """How many seats after the seat to move the one sits whose card lies on top at the end of the turn."""
    if end:
        return 0
    after = state.last_seat - state.seat
    return after if after >= 0 else after + state.players


@jit
def write_expectation(weights: Singles, state: GateState, ends: Ints, end: int, expected: Singles) -> None:
    """What each side, the one of the seat to move first, gets in the rest of the round after an end of the turn, chips
    of the turn itself included, in units of the network.
    """
    hidden, active = np.zeros(HIDDEN, np.float32), np.empty(MOST_ACTIVE, np.int64)
    add_features(weights, active, note_turn(state, ends, end, active), hidden)
    write_expected(weights, hidden, expected)
    expected[0] += np.float32(ends[end, GAIN]) / np.float32(POINTS)


@jit
def note_turn(state: GateState, ends: Ints, end: int, active: Ints) -> int:
    """Notes all features of an end of the turn; returns their number."""
    n = note_others(state, state.seat, active)
    return note_turn_end(state, ends, end, unseen_by(state, state.seat), active, n)


@jit
def note_turn_end(state: GateState, ends: Ints, end: int, unseen: int, active: Ints, n: int) -> int:
    """Notes those in which the ends of a turn differ behind others; returns the number of all."""
    after = owner_of_top(state, ends, end)
    return note_end(ends[end, HAND], unseen, ends[end, LAST], ends[end, GOLDS], after, active, n)


@jit
def play_to_end(state: GateState, ends: Ints, end: int) -> None:
    """Plays the cards that lead to an end of the turn, and ends it."""
    cards, length, at = np.empty(MOST_CARDS + 1, np.int64), 0, end
    while ends[at, BEFORE] != NONE:
        cards[length] = ends[at, CARD]
        length += 1
        at = ends[at, BEFORE]
    for i in range(length - 1, -1, -1):
        play.apply(state, cards[i])
    if ends[end, HAND]:
        play.apply(state, PASS)


@jit
def play_turn(weights: Singles, state: GateState, ends: Ints, ahead: Singles) -> None:
    """Plays the turn of the seat to move as the network likes best."""
    play_to_end(state, ends, judge_ends(weights, state, ends, find_ends(state, ends), ahead))
