"""How much a player likes a move, compiled: a look at the own hand and the table, weighed by the player's taste.

A card is liked for the run that it begins, black cards kept; the taste says what each card of the run is worth.
"""

import numpy as np

from motherlode.rules.bits import lowest, popcount
from motherlode.rules.compiled import Floats, Rng, float_edge_for, floats_at, jit_for
from motherlode.rules.fast import below
from motherlode.rules.gate import edge as rules
from motherlode.rules.gate import play
from motherlode.rules.gate.state import (
    ABOVE,
    BELOW,
    BLACK,
    CHIPS,
    DOWN,
    EITHER,
    GOLD,
    NUMBERS,
    PASS,
    RED,
    UP,
    GateState,
)

jit = jit_for(__name__)
float_edge = float_edge_for(__name__)

# The weights of a taste: what it is worth to play a card, more for a gold one that takes a chip, more for a red one,
# and a black one; and to end the turn.
CARD, CHIP, RED_CARD, BLACK_CARD, STOP = 0, 1, 2, 3, 4
WEIGHTS = 5
OUT = 1000.0  # the hand can be emptied in this turn

GREEDY = np.array([10, 6, 4, -24, 0], np.float64)
"""The longest run, black cards kept, gold early, red shed."""
CHILD = np.array([10, 8, 0, 4, -4], np.float64)
"""Loves gold, plays black cards like any other, and does not mind red ones."""


@jit
def following(number: int, way: int) -> int:
    """The number that comes next in a direction."""
    return ABOVE[number] if way == UP else BELOW[number]


@jit
def card_worth(weights: Floats, move: int, golds: int) -> float:
    """What it is worth to play a card."""
    if move >= BLACK:
        return float(weights[BLACK_CARD])
    if move >= RED:
        return float(weights[CARD] + weights[RED_CARD])
    if move >= GOLD and golds < CHIPS:
        return float(weights[CARD] + weights[CHIP])
    return float(weights[CARD])


@jit
def next_card(hand: int, number: int, golds: int) -> int:
    """The card with this number that a run goes on with: gold while there are chips, then red; -1 if there is none."""
    if golds < CHIPS and hand >> GOLD + number & 1:
        return GOLD + number
    for card in (RED + number, GOLD + number, number):
        if hand >> card & 1:
            return card
    return -1


@jit
def run_worth(weights: Floats, hand: int, number: int, way: int, golds: int) -> float:
    """What the cards that can follow a number in one direction are worth, black ones kept."""
    worth = 0.0
    number = following(number, way)
    card = next_card(hand, number, golds)
    while card >= 0:
        worth += card_worth(weights, card, golds)
        golds += GOLD <= card < RED
        hand -= 1 << card
        number = following(number, way)
        card = next_card(hand, number, golds)
    return worth


@jit
def goes_out(hand: int, number: int, way: int) -> bool:
    """Whether all cards can follow a number in one direction, black ones in the gaps: no number twice, none too far."""
    length = play.size(hand)
    if length >= NUMBERS:
        return False
    natural = hand & play.NUMBERED
    numbers = (natural | natural >> GOLD | natural >> RED) & play.ROW
    nearest = number + 1 if way == UP else number - length + NUMBERS
    reach = ((1 << length) - 1) << nearest % NUMBERS
    return popcount(numbers) == popcount(natural) and numbers & ~(reach | reach >> NUMBERS) == 0


@jit
def score(weights: Floats, state: GateState, move: int) -> float:
    """How much the player whose turn it is likes a move."""
    if move == PASS:
        return float(weights[STOP])
    hand = state.hands[state.seat] - (1 << min(move, BLACK))
    number = move % NUMBERS
    way = play.next_way(state, move)
    golds = state.golds + (GOLD <= move < RED)
    best = -OUT
    for each in (UP, DOWN):
        if way in (each, EITHER):
            run = OUT if goes_out(hand, number, each) else run_worth(weights, hand, number, each, golds)
            best = max(best, run)
    return card_worth(weights, move, state.golds) + best


@jit
def best_move(weights: Floats, state: GateState) -> int:
    """The move that is liked best."""
    moves = play.allowed(state)
    if moves & moves - 1 == 0:
        return lowest(moves)
    best, highest = -1, -1e9
    while moves:
        move = lowest(moves)
        moves &= moves - 1
        liked = score(weights, state, move)
        if liked > highest:
            best, highest = move, liked
    return best


@jit
def better_moves(weights: Floats, state: GateState, move: int) -> int:
    """How many legal moves are liked better."""
    liked = score(weights, state, move)
    moves = play.allowed(state)
    better = 0
    while moves:
        better += score(weights, state, lowest(moves)) > liked
        moves &= moves - 1
    return better


LAPSES = 10


@jit
def likely_move(weights: Floats, state: GateState, rng: Rng) -> int:
    """What a player of this taste would do: the best move, but one time in ten anything."""
    return play.random_move(state, rng) if below(rng, LAPSES) == 0 else best_move(weights, state)


@float_edge
def score_at(weights: int, state: int, move: int) -> float:
    return score(floats_at(weights, WEIGHTS), rules.at(state), move)
