"""What a seat can expect of the rest of a round of `gate`, learnt: a small network, compiled.

It looks at the end of a turn from the viewpoint of the seat whose turn it was: the own cards and the unseen ones by how
far their numbers are from the card on top, how many cards the others hold, and what else lies open. All features are
there or not. It answers with the points that each side will still get in the round, the own side first.
`train_network.py` learns it.
"""

import numpy as np
import numpy.typing as npt
from numba import carray

from motherlode.bots.gate.policy import runs_of
from motherlode.rules.bits import lowest, popcount
from motherlode.rules.compiled import Ints, jit_for, pointer
from motherlode.rules.gate import play
from motherlode.rules.gate.state import BLACK, BLACKS, CHIPS, GOLD, HAND_SIZE, NUMBERS, RED, SEATS, GateState

jit = jit_for(__name__)

Singles = npt.NDArray[np.float32]

POINTS = 40.0
"""So many points are 1 to the network."""
LEAK = np.float32(0.05)
"""What a hidden unit lets through of what is below zero."""

# The features, each by where its ones begin. Thrice a number: one card of it, or two, or three.
MOST_CARDS = 12
MOST_RUNS = 7
SOME = 4
"""Numbers of gold and red cards are counted up to this."""
OWN = 0
OWN_GOLD = OWN + 3 * NUMBERS  # only while there are chips for gold
OWN_RED = OWN_GOLD + NUMBERS
UNSEEN = OWN_RED + NUMBERS
UNSEEN_GOLDS = UNSEEN + 3 * NUMBERS  # at least two, four, six, eight
UNSEEN_REDS = UNSEEN_GOLDS + SOME
UNSEEN_BLACKS = UNSEEN_REDS + SOME
OWN_GOLDS = UNSEEN_BLACKS + BLACKS
OWN_REDS = OWN_GOLDS + SOME
OWN_CARDS = OWN_REDS + SOME
OWN_RUNS = OWN_CARDS + MOST_CARDS + 1
OWN_BLACKS = OWN_RUNS + MOST_RUNS + 1
OTHERS_CARDS = OWN_BLACKS + BLACKS
FEWEST_CARDS = OTHERS_CARDS + (SEATS - 1) * (MOST_CARDS + 1)
ON_TOP = FEWEST_CARDS + MOST_CARDS + 1  # whose card it is: the own, or of who comes how many seats later
CHIPS_GONE = ON_TOP + SEATS
ALWAYS = CHIPS_GONE + CHIPS + 1
FEATURES = ALWAYS + 1
MOST_ACTIVE = 96

HIDDEN = 32
# The weights, one after the other: a row of the hidden units for each feature, a row of the sides for each hidden unit,
# and what each side gets anyway.
OUTPUT_AT = FEATURES * HIDDEN
ANYWAY_AT = OUTPUT_AT + HIDDEN * SEATS
NETWORK_SIZE = ANYWAY_AT + SEATS

MIRRORED = np.array(
    [sum(1 << (NUMBERS - i) % NUMBERS for i in range(NUMBERS) if row >> i & 1) for row in range(1 << NUMBERS)], np.int64
)
"""A row of numbers, counted downwards from the first one instead of upwards."""


@jit
def weights_at(address: int) -> Singles:
    """The weights of a network that lie at an address."""
    weights: Singles = carray(pointer(address), (NETWORK_SIZE,), np.float32)
    return weights


@jit
def turned(row: int, number: int) -> int:
    """A row of numbers, counted from this one on."""
    return (row >> number | row << NUMBERS - number) & play.ROW


@jit
def turned_rows(cards: int, number: int) -> tuple[int, int, int]:
    """The green, gold and red numbers of some cards, counted from a number on."""
    green, gold, red = cards & play.ROW, cards >> GOLD & play.ROW, cards >> RED & play.ROW
    return turned(green, number), turned(gold, number), turned(red, number)


@jit
def note_each(row: int, first: int, active: Ints, n: int) -> int:
    """Notes a feature for each bit of a row."""
    while row:
        active[n] = first + lowest(row)
        n += 1
        row &= row - 1
    return n


@jit
def note_up_to(count: int, most: int, first: int, active: Ints, n: int) -> int:
    """Notes a feature for each of some things, up to a number."""
    for i in range(min(count, most)):
        active[n] = first + i
        n += 1
    return n


@jit
def at_least(green: int, gold: int, red: int) -> int:
    """Three rows in one: the numbers of which there is a card, or two, or three."""
    two = green & gold | green & red | gold & red
    return (green | gold | red) | two << NUMBERS | (green & gold & red) << 2 * NUMBERS


@jit
def unseen_by(state: GateState, me: int) -> int:
    """The cards that a seat has not seen."""
    cards = play.WHOLE - state.hands[me]
    for seat in range(state.players):
        cards -= state.played[seat]
    return cards


@jit
def note_others(state: GateState, me: int, active: Ints) -> int:
    """Notes the features that are the same wherever a seat ends its turn; returns their number."""
    n, fewest = 0, MOST_CARDS
    for after in range(1, state.players):
        seat = me + after if me + after < state.players else me + after - state.players
        cards = HAND_SIZE[state.players] - play.size(state.played[seat])
        fewest = min(fewest, cards)
        active[n] = OTHERS_CARDS + (after - 1) * (MOST_CARDS + 1) + cards
        n += 1
    active[n] = FEWEST_CARDS + fewest
    active[n + 1] = ALWAYS
    return n + 2


@jit
def note_end(hand: int, unseen: int, last: int, golds: int, after: int, active: Ints, n: int) -> int:
    """Notes the features of an end of a turn behind others: the hand that is left, the unseen cards, the last card, how
    many gold ones were played, and how many seats later that comes whose card it is. Returns the number of all.
    """
    number = last % NUMBERS
    green, gold, red = turned_rows(hand, number)
    unseen_green, unseen_gold, unseen_red = turned_rows(unseen, number)
    if is_mirrored(green | gold | red, unseen_green | unseen_gold | unseen_red):  # up and down are alike
        green, gold, red = MIRRORED[green], MIRRORED[gold], MIRRORED[red]
        unseen_green, unseen_gold, unseen_red = MIRRORED[unseen_green], MIRRORED[unseen_gold], MIRRORED[unseen_red]
    n = note_each(at_least(green, gold, red), OWN, active, n)
    n = note_each(red, OWN_RED, active, n)
    n = note_each(at_least(unseen_green, unseen_gold, unseen_red), UNSEEN, active, n)
    if golds < CHIPS:
        n = note_each(gold, OWN_GOLD, active, n)
        n = note_up_to(popcount(gold), SOME, OWN_GOLDS, active, n)
        n = note_up_to(popcount(unseen_gold) // 2, SOME, UNSEEN_GOLDS, active, n)
    n = note_up_to(popcount(red), SOME, OWN_REDS, active, n)
    n = note_up_to(popcount(unseen_red) // 2, SOME, UNSEEN_REDS, active, n)
    n = note_up_to(hand >> BLACK, BLACKS, OWN_BLACKS, active, n)
    n = note_up_to(unseen >> BLACK, BLACKS, UNSEEN_BLACKS, active, n)
    active[n] = OWN_CARDS + play.size(hand)
    active[n + 1] = OWN_RUNS + min(runs_of(hand), MOST_RUNS)
    active[n + 2] = ON_TOP + after
    active[n + 3] = CHIPS_GONE + min(golds, CHIPS)
    return n + 4


@jit
def is_mirrored(own: int, unseen: int) -> bool:
    """Whether numbers are counted downwards: of an end of a turn and its mirror image one is looked at as the other."""
    return bool(MIRRORED[own] < own or (MIRRORED[own] == own and MIRRORED[unseen] < unseen))


@jit
def add_features(weights: Singles, active: Ints, length: int, hidden: Singles) -> None:
    """Adds the rows of features to what the hidden units get."""
    for i in range(length):
        row = active[i] * HIDDEN
        for unit in range(HIDDEN):
            hidden[unit] += weights[row + unit]


@jit
def write_expected(weights: Singles, hidden: Singles, expected: Singles) -> None:
    """What each side can expect: the hidden units let through what they got (a leaky ReLU), and each side weighs it."""
    for side in range(SEATS):
        expected[side] = weights[ANYWAY_AT + side]
    for unit in range(HIDDEN):
        if hidden[unit] < 0:
            hidden[unit] *= LEAK
        for side in range(SEATS):
            expected[side] += hidden[unit] * weights[OUTPUT_AT + unit * SEATS + side]


@jit
def ahead_of_others(expected: Singles, sides: int) -> float:
    """By how many points the own side will gain on the others' mean, in units of the network."""
    others = np.float32(0)
    for side in range(1, sides):
        others += expected[side]
    return float(expected[0] - others / np.float32(sides - 1))
