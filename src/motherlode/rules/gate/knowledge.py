"""What a seat of `gate` could know, and other deals that fit it, compiled.

Hidden are the other hands of this round, the cards set aside, and all coming rounds. A round that has ended is open.
"""

import numpy as np

from motherlode.rules.bits import rule
from motherlode.rules.compiled import Ints, RngState, jit_for
from motherlode.rules.gate.play import (
    GREENS,
    ROW,
    deal_round,
    draw,
    hand_size,
    is_kicker_due,
    is_over,
    size,
    spread,
    whole,
)
from motherlode.rules.gate.state import DECK, GOLD, NUMBERS, PAYING, RED, ROUNDS, RULE_ROUNDS, SEATS, GateState

jit = jit_for(__name__)


@jit
def hide(state: GateState, seat: int) -> None:
    """Takes out of a state what the seat cannot know (G5). Hands are open while chips are paid (G15)."""
    if is_over(state):
        return
    for other in range(SEATS):
        if other != seat and state.way != PAYING:
            state.hands[other] = 0
            state.deals[state.round_number][other] = 0
        for coming in range(state.round_number + 1, ROUNDS):
            state.deals[coming][other] = 0


@jit
def redeal(state: GateState, rng: RngState) -> None:
    """Fills in what was hidden, each possible way equally likely."""
    if is_over(state):
        return
    cards = np.empty(DECK, np.int64)
    redeal_hands(state, cards, spread(unknown(state), cards), rng)
    length, hand = spread(whole(state.rules), cards), hand_size(state.players, state.rules)
    for coming in range(state.round_number + 1, ROUNDS + rule(state.rules, RULE_ROUNDS)):
        deal_round(state.deals[coming], state.players, hand, cards, length, rng)


@jit
def unknown(state: GateState) -> int:
    """The cards that may be in a hidden hand or aside.

    The kicker tells more: its place is known, and every lower green card (without a kicker every green card) is aside.
    """
    cards = whole(state.rules)
    for seat in range(SEATS):
        cards -= state.deals[state.round_number][seat] if state.hands[seat] else state.played[seat]
    return cards & ~(GREENS if state.kicker < 0 else (2 << state.kicker) - 1)


@jit
def redeal_hands(state: GateState, cards: Ints, length: int, rng: RngState) -> None:
    """Once, or until no hand holds a number that its player showed not to hold (G12)."""
    hidden = 0
    for seat in range(state.players):
        hidden |= (state.hands[seat] == 0) << seat
    fill_hands(state, hidden, cards, length, rng)
    while state.denied and not is_possible(state):
        fill_hands(state, hidden, cards, length, rng)


@jit
def is_possible(state: GateState) -> bool:
    for seat in range(state.players):
        denied = state.denied >> seat * NUMBERS & ROW
        if state.hands[seat] & denied * (1 | 1 << GOLD | 1 << RED):
            return False
    return True


@jit
def fill_hands(state: GateState, hidden: int, cards: Ints, length: int, rng: RngState) -> None:
    """A kicker that is still to be played lies in the hand of the player whose turn it is."""
    for seat in range(state.players):
        if hidden >> seat & 1:
            hand = 1 << state.kicker if is_kicker_due(state) and seat == state.seat else 0
            number = hand_size(state.players, state.rules) - size(state.played[seat]) - size(hand)
            state.hands[seat] = hand + draw(cards, length, number, rng)
            state.deals[state.round_number][seat] = state.hands[seat] + state.played[seat]
            length -= number
