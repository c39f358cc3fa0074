"""The rules of `gate` with house rules.

This is `play.py`, read once more, with other functions in the place of those that house rules change: names are looked
up when a function is compiled. So the printed game does not pay for them.
"""

import numpy as np

from motherlode.rules.abi import read_again
from motherlode.rules.bits import (
    rule,
)
from motherlode.rules.compiled import (
    Ints,
    RngState,
    jit_for,
)
from motherlode.rules.compiled_rng import (
    below,
)
from motherlode.rules.gate.play import (
    ROW,
    begin_round,
    deal_round,
    draw_dealer,
    end_round,
    fitting,
    hand_over,
    hand_size,
    moves_of,
    next_way,
    score,
    side,
    spread,
    whole,
)
from motherlode.rules.gate.state import (
    ANY,
    BLACK,
    CHIPS,
    DEAL_DEALER,
    DEAL_DRAW,
    DEAL_HANDS,
    DEAL_PLAYERS,
    DEAL_RULES,
    DECK,
    EITHER,
    GOLD,
    NUMBERS,
    PASS,
    RED,
    ROUNDS,
    RULE_BLACK,
    RULE_CHIPS,
    RULE_GOLD,
    RULE_GREEN,
    RULE_LEAD,
    RULE_PAYS,
    RULE_ROUNDS,
    RULE_TIES,
    SEATS,
    GateState,
)

read_again("play", globals())
jit = jit_for(__name__)


@jit
def deal(numbers: Ints, rng: RngState) -> None:
    """Fills in what chance decides; players and options stand there already (G3, G4)."""
    players = numbers[DEAL_PLAYERS]
    cards = np.empty(DECK, np.int64)
    rules = numbers[DEAL_RULES:]
    length = spread(whole(rules), cards)
    numbers[DEAL_DEALER] = draw_dealer(numbers, cards, rng) if numbers[DEAL_DRAW] else below(rng, players)
    size = hand_size(players, rules)
    for number in range(ROUNDS + rule(rules, RULE_ROUNDS)):
        deal_round(numbers[DEAL_HANDS + number * SEATS :], players, size, cards, length, rng)


@jit
def starter(state: GateState) -> int:
    """The kicker's holder; without a kicker the seat at the dealer's left (G3, G6)."""
    if state.kicker < 0:
        back = rule(state.rules, RULE_GREEN)
        return (state.dealer + state.round_number + 1 - back) % state.players
    seat = 0
    while not state.hands[seat] >> state.kicker & 1:
        seat += 1
    return seat


@jit
def playable(state: GateState) -> int:
    """The cards of the hand that fit, and passing; who starts a sequence must play (G9, G11)."""
    moves = house_moves(state, moves_of(state.hands[state.seat]) & fitting(state.way, state.last))
    return moves if state.way == ANY else moves | 1 << PASS


@jit
def house_moves(state: GateState, moves: int) -> int:
    """What house rules make of them (G11, G12)."""
    if rule(state.rules, RULE_BLACK):
        moves &= ~held_as_black(state.hands[state.seat])
    return moves | 1 << PASS if may_pass_lead(state) else moves


@jit
def held_as_black(hand: int) -> int:
    """The moves that play a black card as a number which the hand holds itself (G12)."""
    return ((hand | hand >> GOLD | hand >> RED) & ROW) << BLACK


@jit
def may_pass_lead(state: GateState) -> bool:
    """Whether who was passed by all may leave the new sequence to the next player, who must play then (G11)."""
    return rule(state.rules, RULE_LEAD) != 0 and state.last >= 0 and state.seat == state.last_seat


@jit
def end_turn(state: GateState) -> None:
    """The next player may go on in either direction (G10); who played last and was passed by all starts anew (G11)."""
    state.seat = state.seat + 1 if state.seat + 1 < state.players else 0
    state.way = ANY if state.seat == state.last_seat or state.way == ANY else EITHER


@jit
def play_card(state: GateState, move: int) -> None:
    """The card goes on top; a gold one takes a chip (G13), and the last one of the hand ends the round (G14)."""
    card = 1 << min(move, BLACK)
    state.hands[state.seat] -= card
    state.played[state.seat] += card
    state.way = next_way(state, move)
    state.last = move
    state.last_seat = state.seat
    if GOLD <= move < RED:
        take_chip(state)
    elif move >= BLACK and rule(state.rules, RULE_BLACK):
        state.denied |= 1 << move - BLACK + state.seat * NUMBERS
    if state.hands[state.seat] == 0:
        end_round(state)


@jit
def take_chip(state: GateState) -> None:
    """The round's first four gold cards take the chips, or the first gold cards of four players (G13)."""
    if rule(state.rules, RULE_GOLD) and has_taken(state):
        return
    if state.golds < CHIPS:
        state.takers[state.round_number][state.golds] = state.seat
        put(state, side(state, state.seat), state.golds)
    state.golds += 1


@jit
def has_taken(state: GateState) -> bool:
    """Whether the seat to move took a chip with a gold card in this round."""
    taken = 0
    for slot in range(CHIPS):
        taken += state.takers[state.round_number][slot] == state.seat
    return taken > 0


@jit
def chip_in(state: GateState, slot: int) -> int:
    """Which chip a round puts into a slot, -1 if none (G2, G4)."""
    return slot + rule(state.rules, RULE_CHIPS + slot)


@jit
def put(state: GateState, winner: int, slot: int) -> None:
    """The chip of a slot goes to a purse (G13, G14)."""
    chip = chip_in(state, slot)
    if chip >= 0:
        state.purse[winner][chip] += 1


@jit
def next_round(state: GateState) -> None:
    """The deal passes on, and the fifth round is the last (G3)."""
    rounds = ROUNDS + rule(state.rules, RULE_ROUNDS)
    if state.round_number + 1 < rounds:
        state.round_number += 1
        begin_round(state)
    else:
        state.over = 1


@jit
def pay(state: GateState, payer: int, winner: int) -> int:
    """The payer's chip of lowest value goes to the winner's purse; returns its value, 0 without a chip (G15, G17)."""
    for i in range(CHIPS):
        chip = CHIPS - 1 - i if rule(state.rules, RULE_PAYS) else i
        if state.purse[payer][chip]:
            return hand_over(state, payer, winner, chip)
    return 0


@jit
def standing(state: GateState, seat: int) -> int:
    """A number that ranks seats: points and nothing else, unless the number of chips breaks ties (G16)."""
    if not rule(state.rules, RULE_TIES):
        return score(state, seat)
    chips = 0
    for chip in range(CHIPS):
        chips += state.purse[side(state, seat)][chip]
    return score(state, seat) * 32 + chips
