"""The policy of a player without search, compiled: a score for every move, from the own hand and the table.

A card scores for the run that it begins, black cards kept, and for the hand that is left after it. The policy's weights
say what each card of the run is worth, and each run that is left. They depend on the kind of table and on the tempo:
how near the others are to the end of the round.
"""

import numpy as np

from motherlode.rules.bits import lowest, popcount
from motherlode.rules.compiled import Floats, RngState, float_exported_for, floats_at, jit_for
from motherlode.rules.compiled_rng import below
from motherlode.rules.gate import abi as rules
from motherlode.rules.gate import play
from motherlode.rules.gate.state import (
    ABOVE,
    BELOW,
    BLACK,
    CHIPS,
    DOWN,
    EITHER,
    GOLD,
    HAND_SIZE,
    NUMBERS,
    PASS,
    PAY,
    RED,
    UP,
    GateState,
)

jit = jit_for(__name__)
float_exported = float_exported_for(__name__)

# The weights: what it is worth to play a card, more for a gold one that takes a chip, and more for each chip that was
# taken before, more for a red one, and a black one; to end the turn; and what each run is worth that is left.
CARD, CHIP, LATER_CHIP, RED_CARD, BLACK_CARD, STOP, RUN = range(7)
WEIGHTS = 7
# A policy has weights for each kind of table and each tempo: how many cards the shortest of the opponents' hands has.
NAMES = ("2 players", "3 players", "4 players", "teams")  # of the kinds of tables
PLAYERS = (2, 3, 4, 4)
SIDES = (2, 3, 4, 2)
TABLES = 4
TEMPOS = 3
LAST_CARDS, FEW_CARDS = 2, 4  # so many cards or fewer
POLICY_SIZE = TABLES * TEMPOS * WEIGHTS
OUT = 1000.0  # the hand can be emptied in this turn
CHEAPER = 10.0  # than the chip of the next value


def steady(*weights: float) -> Floats:
    """The same weights at every table at any time."""
    return np.tile(np.array(weights, np.float64), (TABLES, TEMPOS, 1))


GREEDY = steady(10, 6, 0, 4, -24, 0, 0)
"""The longest run, black cards kept, gold early, red shed."""
CHILD = steady(10, 8, 0, 0, 4, -4, 0)
"""Loves gold, plays black cards like any other, and does not mind red ones."""


@jit
def shortest_other_hand(state: GateState, me: int) -> int:
    """How many cards the opponent of a seat has who has the fewest."""
    most = 0
    for seat in range(state.players):
        if play.side(state, seat) != play.side(state, me):
            most = max(most, play.size(state.played[seat]))
    return HAND_SIZE[state.players] - most


@jit
def kind_of_table(state: GateState) -> int:
    """2, 3 or 4 players, or teams."""
    return state.players - 2 if state.sides == state.players else TABLES - 1


@jit
def weights_now(policy_weights: Floats, state: GateState) -> Floats:
    """The weights that a policy has now for the seat to move."""
    cards = shortest_other_hand(state, state.seat)
    tempo = 0 if cards <= LAST_CARDS else 1 if cards <= FEW_CARDS else 2
    start = (kind_of_table(state) * TEMPOS + tempo) * WEIGHTS
    return policy_weights[start : start + WEIGHTS]


@jit
def runs_of(hand: int) -> int:
    """In how few runs the numbered cards of a hand could be played; a whole circle counts as none."""
    green, gold, red = hand & play.ROW, hand >> GOLD & play.ROW, hand >> RED & play.ROW
    runs = 0
    for layer in (green | gold | red, green & gold | green & red | gold & red, green & gold & red):
        above = layer << 1 | layer >> NUMBERS - 1
        runs += popcount(layer & ~above & play.ROW)
    return runs


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
        return float(weights[CARD] + weights[CHIP] + golds * weights[LATER_CHIP])
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
    """What the cards that can follow a number in one direction are worth, black ones kept, and what is left then."""
    worth = 0.0
    number = following(number, way)
    card = next_card(hand, number, golds)
    while card >= 0:
        worth += card_worth(weights, card, golds)
        golds += GOLD <= card < RED
        hand -= 1 << card
        number = following(number, way)
        card = next_card(hand, number, golds)
    return worth + float(weights[RUN]) * runs_of(hand)


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
    """How good a move seems to the seat to move."""
    if move >= PAY:
        return float(PAY - move) * CHEAPER
    if move == PASS:
        return float(weights[STOP]) + float(weights[RUN]) * runs_of(state.hands[state.seat])
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
def best_move(policy_weights: Floats, state: GateState) -> int:
    """The move with the highest score."""
    moves = play.allowed(state)
    if moves & moves - 1 == 0:
        return lowest(moves)
    weights = weights_now(policy_weights, state)
    best, highest = -1, -1e9
    while moves:
        move = lowest(moves)
        moves &= moves - 1
        found = score(weights, state, move)
        if found > highest:
            best, highest = move, found
    return best


@jit
def better_moves(policy_weights: Floats, state: GateState, move: int) -> int:
    """How many legal moves score higher."""
    weights = weights_now(policy_weights, state)
    found = score(weights, state, move)
    moves = play.allowed(state)
    better = 0
    while moves:
        better += score(weights, state, lowest(moves)) > found
        moves &= moves - 1
    return better


LAPSES = 10


@jit
def likely_move(policy_weights: Floats, state: GateState, rng: RngState) -> int:
    """What a player of this policy would do: the best move, but one time in ten anything."""
    return play.random_move(state, rng) if below(rng, LAPSES) == 0 else best_move(policy_weights, state)


@jit
def lead_of_side(state: GateState, mine: int) -> float:
    """By how many points a side is ahead of the others' mean."""
    others = 0
    for side in range(state.sides):
        others += play.score(state, side) if side != mine else 0
    return float(play.score(state, mine) - others / (state.sides - 1))


@float_exported
def score_at(policy_weights: int, state: int, move: int) -> float:
    record = rules.at(state)
    return score(weights_now(floats_at(policy_weights, POLICY_SIZE), record), record, move)
