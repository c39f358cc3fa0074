"""The rules of `gate`, compiled. Each function is a rule; its clause stands behind it."""

import numpy as np

from motherlode.rules.bits import lowest, nth, popcount, rule
from motherlode.rules.compiled import Ints, RngState, jit_for
from motherlode.rules.compiled_rng import below
from motherlode.rules.gate.state import (
    ABOVE,
    ANY,
    BELOW,
    BLACK,
    BLACKS,
    CHIPS,
    DEAL_CHOOSE,
    DEAL_DEALER,
    DEAL_DRAW,
    DEAL_DRAWN,
    DEAL_HANDS,
    DEAL_PLAYERS,
    DEAL_RULES,
    DEAL_SIDES,
    DECK,
    DOWN,
    EITHER,
    GOLD,
    HAND_SIZE,
    NUMBERS,
    PASS,
    PAY,
    PAYING,
    RED,
    ROUNDS,
    RULE_BLACKS,
    RULE_HAND,
    RULE_INTS,
    SEATS,
    UP,
    VALUES,
    GateState,
)

jit = jit_for(__name__)
inlined = jit_for(__name__, inline=True)

ROW = (1 << NUMBERS) - 1
GREENS = ROW
REDS = ROW << RED
NUMBERED = (1 << BLACK) - 1
WHOLE = NUMBERED + (BLACKS << BLACK)
AS_ANY = ROW << BLACK  # the moves of a black card
ONE_NUMBER = 1 | 1 << GOLD | 1 << RED | 1 << BLACK  # the moves with number 0; shifted by n, those with number n

UPWARDS = [ONE_NUMBER << number for number in ABOVE]
DOWNWARDS = [ONE_NUMBER << number for number in BELOW]
EITHER_WAY = [up | down for up, down in zip(UPWARDS, DOWNWARDS, strict=True)]
FITTING = np.array([[ONE_NUMBER * ROW] * NUMBERS, UPWARDS, DOWNWARDS, EITHER_WAY], np.int64)  # by way and last number


# Cards


@jit
def size(cards: int) -> int:
    """How many cards these are."""
    return popcount(cards & NUMBERED) + (cards >> BLACK)


@jit
def spread(cards: int, out: Ints) -> int:
    """Lays cards out one by one and returns their number."""
    length = 0
    numbered = cards & NUMBERED
    while numbered:
        out[length] = numbered & -numbered
        numbered &= numbered - 1
        length += 1
    for _ in range(cards >> BLACK):
        out[length] = 1 << BLACK
        length += 1
    return length


@jit
def draw(cards: Ints, length: int, number: int, rng: RngState) -> int:
    """That many of the first `length` cards by chance; they go to the end of these."""
    drawn = 0
    for i in range(length - 1, length - 1 - number, -1):
        j = below(rng, i + 1)
        card = cards[j]
        cards[j] = cards[i]
        cards[i] = card
        drawn += card
    return drawn


@jit
def side(state: GateState, seat: int) -> int:
    """Whose purse the seat's chips go to: its own, or its team's (G17)."""
    return seat if seat < state.sides else seat - state.sides  # a remainder could be an error, which costs its callers


# House rules (`housed.py`), as far as others need to know of them


@jit
def whole(rules: Ints | list[int]) -> int:
    """All cards of a round (G1)."""
    return WHOLE + (rule(rules, RULE_BLACKS) << BLACK)


@jit
def hand_size(players: int, rules: Ints | list[int]) -> int:
    """How many cards each player is dealt (G4)."""
    return rule(rules, RULE_HAND) if rule(rules, RULE_HAND) else HAND_SIZE[players]


# The deal


@jit
def deal(numbers: Ints, rng: RngState) -> None:
    """Fills in what chance decides; players and options stand there already (G3, G4)."""
    players = numbers[DEAL_PLAYERS]
    cards = np.empty(DECK, np.int64)
    spread(WHOLE, cards)
    numbers[DEAL_DEALER] = draw_dealer(numbers, cards, rng) if numbers[DEAL_DRAW] else below(rng, players)
    for number in range(ROUNDS):
        deal_round(numbers[DEAL_HANDS + number * SEATS :], players, HAND_SIZE[players], cards, DECK, rng)


@jit
def draw_dealer(numbers: Ints, cards: Ints, rng: RngState) -> int:
    """Everybody draws a numbered card, and the highest deals first (G3). Returns its seat."""
    dealer = 0
    for seat in range(numbers[DEAL_PLAYERS]):
        card = lowest(draw(cards, BLACK - seat, 1, rng))
        numbers[DEAL_DRAWN + seat] = card
        if height(card) > height(numbers[DEAL_DRAWN + dealer]):
            dealer = seat
    return dealer


@jit
def height(card: int) -> int:
    """Ranks cards that were drawn for the deal: by number, and of the same number red is above gold, and gold above
    green (G3).
    """
    return card % NUMBERS * 3 + card // NUMBERS


@jit
def deal_round(hands: Ints | list[int], players: int, size: int, cards: Ints, length: int, rng: RngState) -> None:
    """All hands of a round from the whole deck, which may lie in any order (G4)."""
    for seat in range(SEATS):
        number = size if seat < players else 0
        hands[seat] = draw(cards, length, number, rng)
        length -= number


@jit
def start(state: GateState, numbers: Ints) -> None:
    """The first moment of a game, from a deal (G2 to G4)."""
    state.players = numbers[DEAL_PLAYERS]
    state.sides = numbers[DEAL_SIDES]
    state.dealer = numbers[DEAL_DEALER]
    state.round_number = 0
    state.over = 0
    for seat in range(SEATS):
        for chip in range(CHIPS):
            state.purse[seat][chip] = 0
    for number in range(ROUNDS):
        state.ended_by[number] = -1
        for seat in range(SEATS):
            state.deals[number][seat] = numbers[DEAL_HANDS + number * SEATS + seat]
            state.left[number][seat] = 0
            state.paid[number][seat] = -1
        for chip in range(CHIPS):
            state.takers[number][chip] = -1
    state.choose_chip = numbers[DEAL_CHOOSE]
    state.draw_for_deal = numbers[DEAL_DRAW]
    for seat in range(SEATS):
        state.drawn[seat] = numbers[DEAL_DRAWN + seat]
    for place in range(RULE_INTS):
        state.rules[place] = numbers[DEAL_RULES + place]
    begin_round(state)


@jit
def begin_round(state: GateState) -> None:
    """New hands and new chips in play (G4); the lowest green card starts (G6)."""
    greens = 0
    for seat in range(SEATS):
        state.hands[seat] = state.deals[state.round_number][seat]
        state.played[seat] = 0
        greens |= state.hands[seat] & GREENS
    state.golds = 0
    state.denied = 0
    state.kicker = lowest(greens) if greens else -1
    state.seat = state.last_seat = starter(state)
    state.last = -1
    state.way = ANY


@jit
def starter(state: GateState) -> int:
    """The kicker's holder; without a kicker the seat at the dealer's left (G3, G6)."""
    if state.kicker < 0:
        return (state.dealer + state.round_number + 1) % state.players
    seat = 0
    while not state.hands[seat] >> state.kicker & 1:
        seat += 1
    return seat


# What may be done


@jit
def is_kicker_due(state: GateState) -> bool:
    """The round's first card is the kicker, if there is one (G6)."""
    return state.last < 0 and state.kicker >= 0


@jit
def fitting(way: int, last: int) -> int:
    """The moves whose number fits the last card played (G7, G8, G10, G11)."""
    moves: int = FITTING[way, last % NUMBERS]
    return moves


@jit
def moves_of(hand: int) -> int:
    """The moves with cards of the hand, whatever fits; a black card is any number (G12)."""
    return hand & NUMBERED | (AS_ANY if hand >> BLACK else 0)


@inlined
def allowed(state: GateState) -> int:
    """The legal moves as a set of their codes (G6, G9, G11, G15)."""
    if state.over:
        return 0
    if state.way == PAYING:
        return payable(state)
    if is_kicker_due(state):
        return 1 << state.kicker
    return playable(state)


@jit
def playable(state: GateState) -> int:
    """The cards of the hand that fit, and passing; who starts a sequence must play (G9, G11)."""
    moves = moves_of(state.hands[state.seat]) & fitting(state.way, state.last)
    return moves if state.way == ANY else moves | 1 << PASS


@jit
def payable(state: GateState) -> int:
    """The moves that pay a chip of the seat's purse (G15)."""
    moves = 0
    for chip in range(CHIPS):
        if state.purse[side(state, state.seat)][chip]:
            moves |= 1 << PAY + chip
    return moves


@jit
def legal_moves(state: GateState, moves: Ints) -> int:
    """Lists the legal moves in ascending order and returns their number."""
    found = allowed(state)
    n = 0
    while found:
        moves[n] = lowest(found)
        found &= found - 1
        n += 1
    return n


@jit
def random_move(state: GateState, rng: RngState) -> int:
    """A legal move, each equally likely: counted, not listed."""
    moves = allowed(state)
    return lowest(nth(moves, below(rng, popcount(moves))))


# What happens


@jit
def apply(state: GateState, move: int) -> None:
    """Makes a legal move (G9)."""
    if move < PASS:
        play_card(state, move)
    elif move == PASS:
        end_turn(state)
    else:
        pay_chip(state, move - PAY)


@jit
def end_turn(state: GateState) -> None:
    """The next player may go on in either direction (G10); who played last and was passed by all starts anew (G11)."""
    state.seat = state.seat + 1 if state.seat + 1 < state.players else 0
    state.way = ANY if state.seat == state.last_seat else EITHER


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
    if state.hands[state.seat] == 0:
        end_round(state)


@jit
def next_way(state: GateState, move: int) -> int:
    """A turn keeps the direction of its first step; the first card of a sequence is no step (G7, G11)."""
    if state.way == ANY:
        return EITHER
    return UP if fitting(UP, state.last) >> move & 1 else DOWN


@jit
def take_chip(state: GateState) -> None:
    """The round's first four gold cards take 10, 20, 30 and 40 (G13)."""
    if state.golds < CHIPS:
        state.takers[state.round_number][state.golds] = state.seat
        put(state, side(state, state.seat), state.golds)
    state.golds += 1


@jit
def put(state: GateState, winner: int, slot: int) -> None:
    """The chip of a slot goes to a purse (G13, G14)."""
    state.purse[winner][slot] += 1


@jit
def end_round(state: GateState) -> None:
    """The player without cards gets the chips still in play (G14), and the others pay for red cards (G15)."""
    winner = side(state, state.seat)
    state.ended_by[state.round_number] = state.seat
    for slot in range(state.golds, CHIPS):
        put(state, winner, slot)
    for seat in range(state.players):
        state.left[state.round_number][seat] = state.hands[seat]
    collect(state, 0)


@jit
def collect(state: GateState, first: int) -> None:
    """From a seat on everybody pays for red cards; the round waits for whoever may choose the chip (G15)."""
    winner = side(state, state.ended_by[state.round_number])
    for seat in range(first, state.players):
        if state.hands[seat] & REDS and side(state, seat) != winner:
            if state.choose_chip and has_choice(state, side(state, seat)):
                state.seat = seat
                state.way = PAYING
                return
            state.paid[state.round_number][seat] = pay(state, side(state, seat), winner)
    next_round(state)


@jit
def has_choice(state: GateState, payer: int) -> bool:
    """Whether a purse holds chips of several values (G15)."""
    values = 0
    for chip in range(CHIPS):
        values += state.purse[payer][chip] > 0
    return values > 1


@jit
def next_round(state: GateState) -> None:
    """The deal passes on, and the fifth round is the last (G3)."""
    if state.round_number + 1 < ROUNDS:
        state.round_number += 1
        begin_round(state)
    else:
        state.over = 1


@jit
def pay(state: GateState, payer: int, winner: int) -> int:
    """The payer's chip of lowest value goes to the winner's purse; returns its value, 0 without a chip (G15, G17)."""
    for chip in range(CHIPS):
        if state.purse[payer][chip]:
            return hand_over(state, payer, winner, chip)
    return 0


@jit
def pay_chip(state: GateState, chip: int) -> None:
    """A seat pays the chip that it chose, and then the next ones pay (G15)."""
    number, seat = state.round_number, state.seat
    winner = side(state, state.ended_by[number])
    state.paid[number][seat] = hand_over(state, side(state, seat), winner, chip)
    state.way = EITHER
    collect(state, seat + 1)


@jit
def hand_over(state: GateState, payer: int, winner: int, chip: int) -> int:
    """A chip changes purses; returns its value."""
    state.purse[payer][chip] -= 1
    state.purse[winner][chip] += 1
    return VALUES[chip]


@jit
def is_over(state: GateState) -> bool:
    return state.over != 0


@jit
def score(state: GateState, seat: int) -> int:
    """A seat's points so far: the chips in its purse (G16, G17)."""
    total = 0
    for chip in range(CHIPS):
        total += state.purse[side(state, seat)][chip] * VALUES[chip]
    return total


@jit
def standing(state: GateState, seat: int) -> int:
    """A number that ranks seats: points and nothing else (G16)."""
    return score(state, seat)
