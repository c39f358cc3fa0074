"""The rules of `donkey`, compiled. Each function is a rule; its clause stands behind it."""

from motherlode.rules.bits import lowest, nth, popcount, rule
from motherlode.rules.compiled import Ints, RngState, jit_for
from motherlode.rules.compiled_rng import below, shuffle
from motherlode.rules.donkey.state import (
    ACTION,
    BONUS,
    COLOURS,
    DEAL_DONKEYS,
    DEAL_FIRST,
    DEAL_OPEN,
    DEAL_PLAYERS,
    DEAL_REST,
    DEAL_RULES,
    DECLINE,
    MORE_OFFERS,
    MORE_REMOVED,
    OFFER_SIZE,
    OFFERS,
    OFFERS_OF,
    OVER,
    REMOVED,
    RULE_INTS,
    RULE_OFFER,
    SEATS,
    STEAL,
    SWAP,
    TAKE,
    DonkeyState,
)

jit = jit_for(__name__)

ROW = 63
ALL = (1 << 60) - 1
FACES = (1 << 42) - 1
GOLD = FACES & ~ROW
COPIES = (1 << 12) - 1
ONE_COLOUR = ALL // ROW  # colour 0 in every row; shifted by c it is colour c
THIRD_DONKEYS = ROW << 54
DONKEYS = ROW | ROW << 42 | THIRD_DONKEYS
NO_TOTAL = -99


# Sets of cards


@jit
def faces(cards: int) -> int:
    return (cards | cards >> 42 & COPIES | cards >> 54) & FACES


@jit
def card_in(zone: int, face: int) -> int:
    """The first copy of a face that the zone holds; face and card are sets of one."""
    held = zone & (face | (face & COPIES) << 42 | (face & ROW) << 54)
    return held & -held


@jit
def lowest_faces(offer: int) -> int:
    """The faces of the lowest value among these (D9)."""
    return offer & ROW << lowest(offer) // COLOURS * COLOURS


@jit
def takes_for(give: int) -> int:
    """The faces that an own card can be exchanged for (D10, D11, D12)."""
    return GOLD if give < COLOURS else ((1 << give // COLOURS * COLOURS) - 1) & ~ROW


@jit
def gives_for(get: int) -> int:
    """The faces that can be put in for a gold card on offer: `takes_for` from the other side."""
    return FACES << (get // COLOURS * COLOURS + COLOURS) & FACES | ROW


@jit
def colours_of(cards: int) -> int:
    """All cards that could be of a colour that is present here."""
    cards |= cards >> 30
    cards |= cards >> 12
    return ((cards | cards >> 6 | cards >> 12) & ROW) * ONE_COLOUR


@jit
def points(cards: int) -> int:
    """The value of cards: gold 3 to 8, donkeys -2 (D1)."""
    total = -2 * popcount(cards & DONKEYS) + 3 * popcount(cards & (ROW << 6 | ROW << 48))
    for rank in range(2, 7):
        total += (rank + 2) * popcount(cards & ROW << COLOURS * rank)
    return total


@jit
def best_gold(cards: int) -> int:
    """The most valuable gold card of one colour, or no card."""
    best = 0
    gold = faces(cards) & GOLD
    while gold:
        best = gold & -gold
        gold &= gold - 1
    return card_in(cards, best)


# The deal


@jit
def deal(numbers: Ints, rng: RngState) -> None:
    """Fills in what chance decides; players and options stand there already (D2 to D4, D6)."""
    players = numbers[DEAL_PLAYERS]
    numbers[DEAL_FIRST] = below(rng, players)
    given = 0
    for seat in range(players):
        donkey = nth(ROW & ~given, below(rng, COLOURS - seat))
        given |= donkey
        numbers[DEAL_DONKEYS + seat] = lowest(donkey)
    length = 0
    rest = (ALL if players == 3 else ALL & ~THIRD_DONKEYS) & ~given
    while rest:
        bit = lowest(rest)
        rest &= rest - 1
        numbers[DEAL_REST + length] = bit if bit < 42 else bit - 42 if bit < 54 else bit - 54
        length += 1
    shuffle(numbers[DEAL_REST:], length, rng)


@jit
def new_card(dealt: int, face: int) -> int:
    """The first copy of a face that was not dealt yet. Copies go by the order of turning up: given out otherwise, the
    copy that is seen would tell of one that is not.
    """
    return card_in(~dealt, 1 << face)


@jit
def start(state: DonkeyState, numbers: Ints) -> None:
    """The first moment of a game, from a deal (D2 to D6)."""
    players = numbers[DEAL_PLAYERS]
    state.players = players
    state.open_piles = numbers[DEAL_OPEN]
    state.seat = state.first = numbers[DEAL_FIRST]
    state.phase = ACTION
    state.colour = 0
    state.discard = 0
    state.number = 0
    for seat in range(SEATS):
        state.pile[seat] = 0
        state.final[seat] = 0
        state.donkeys[seat] = 1 << numbers[DEAL_DONKEYS + seat] if seat < players else 0
        state.tableau[seat] = state.donkeys[seat]
    for place in range(RULE_INTS):
        state.rules[place] = numbers[DEAL_RULES + place]
    deal_out(state, numbers)
    turn_up_offer(state)


@jit
def deal_out(state: DonkeyState, numbers: Ints) -> None:
    lay_offers(state, numbers, OFFERS_OF[state.players], OFFER_SIZE, REMOVED)


@jit
def lay_offers(state: DonkeyState, numbers: Ints, number: int, size: int, gone: int) -> None:
    """So many offers of so many cards, and some cards that leave the game unseen (D4, D5)."""
    donkeys = state.donkeys[0] | state.donkeys[1] | state.donkeys[2]
    dealt = donkeys
    card = DEAL_REST + gone
    for i in range(OFFERS):
        before = dealt
        if i < number:
            for j in range(size):
                dealt |= new_card(dealt, numbers[card + j])
            card += size
        state.offers[i] = dealt ^ before
    before = dealt
    for j in range(gone):
        dealt |= new_card(dealt, numbers[DEAL_REST + j])
    state.removed = dealt ^ before
    state.unseen = dealt ^ donkeys


@jit
def turn_up_offer(state: DonkeyState) -> None:
    """Five new cards (D5, D17)."""
    state.offer = state.offers[state.number]
    state.unseen &= ~state.offer
    state.number += 1


# House rules (`housed.py`), as far as others need to know of them


@jit
def offers(state: DonkeyState) -> int:
    """How many offers the game has (D5)."""
    return OFFERS_OF[state.players] + rule(state.rules, MORE_OFFERS)


@jit
def offer_size(state: DonkeyState) -> int:
    """How many cards are turned up at once (D5)."""
    return OFFER_SIZE + rule(state.rules, RULE_OFFER)


@jit
def removed(state: DonkeyState) -> int:
    """How many cards leave the game unseen (D4)."""
    return REMOVED + rule(state.rules, MORE_REMOVED)


# What may be done


@jit
def bonus_faces(state: DonkeyState, seat: int) -> int:
    """What the player whose set is scored may take from that seat: nothing from the own one, by its colours (D14)."""
    return faces(state.tableau[seat] & ~colours_of(state.tableau[state.seat]))


@jit
def has_bonus(state: DonkeyState) -> bool:
    cards = state.tableau[0] | state.tableau[1] | state.tableau[2]
    return cards & ~colours_of(state.tableau[state.seat]) != 0


@jit
def list_faces(found: int, group: int, moves: Ints, n: int) -> int:
    while found:
        moves[n] = group + lowest(found)
        n += 1
        found &= found - 1
    return n


@jit
def legal_moves(state: DonkeyState, moves: Ints) -> int:
    """Lists the legal moves in ascending order and returns their number (D8, D15)."""
    n = 0
    if state.phase == ACTION:
        offer = faces(state.offer)
        n = list_faces(lowest_faces(offer), TAKE, moves, n)
        own = faces(state.tableau[state.seat])
        while own:
            give = lowest(own)
            own &= own - 1
            n = list_faces(offer & takes_for(give), SWAP + (give << 6), moves, n)
    elif state.phase == BONUS:
        for seat in range(state.players):
            n = list_faces(bonus_faces(state, seat), STEAL + (seat << 6), moves, n)
        moves[n] = DECLINE
        n += 1
    return n


@jit
def count_bonuses(state: DonkeyState) -> int:
    """How many ways there are to take a bonus card, or none."""
    count = 1
    for seat in range(state.players):
        count += popcount(bonus_faces(state, seat))
    return count


@jit
def pick_bonus(state: DonkeyState, k: int) -> int:
    """The k-th of them."""
    for seat in range(state.players):
        found = bonus_faces(state, seat)
        count = popcount(found)
        if k < count:
            return STEAL + (seat << 6) + lowest(nth(found, k))
        k -= count
    return DECLINE


@jit
def random_move(state: DonkeyState, rng: RngState) -> int:
    """A legal move, each equally likely: counted, not listed."""
    if state.phase == BONUS:
        return pick_bonus(state, below(rng, count_bonuses(state)))
    offer = faces(state.offer)
    takes = lowest_faces(offer)
    own = faces(state.tableau[state.seat])
    number = popcount(takes)
    total = number
    gold = offer & GOLD
    while gold:
        total += popcount(own & gives_for(lowest(gold)))
        gold &= gold - 1
    k = below(rng, total)
    if k < number:
        return TAKE + lowest(nth(takes, k))
    k -= number
    gold = offer & GOLD
    while True:
        get = lowest(gold)
        gives = own & gives_for(get)
        count = popcount(gives)
        if k < count:
            return SWAP + (lowest(nth(gives, k)) << 6) + get
        k -= count
        gold &= gold - 1


# What happens


@jit
def apply(state: DonkeyState, move: int) -> None:
    """Makes a legal move (D8). A set must be scored (D13), after its bonus (D14, D15)."""
    if state.phase == BONUS:
        take_bonus(state, move)
        score_set(state)
    else:
        take_or_swap(state, move)
        if completes_set(state, move):
            if has_bonus(state):
                state.phase = BONUS
                return
            score_set(state)
    end_turn(state)


@jit
def take_or_swap(state: DonkeyState, move: int) -> None:
    """A card comes from the offer, and in an exchange one goes there (D9 to D11)."""
    moved = card_in(state.offer, 1 << (move & 63))
    if move >= SWAP:
        moved |= card_in(state.tableau[state.seat], 1 << ((move - SWAP) >> 6))
    state.offer ^= moved
    state.tableau[state.seat] ^= moved


@jit
def completes_set(state: DonkeyState, move: int) -> bool:
    """Three of a colour are a set (D13); its colour is kept."""
    colour = (move & 63) % COLOURS
    if popcount(state.tableau[state.seat] & ONE_COLOUR << colour) < 3:
        return False
    state.colour = colour
    return True


@jit
def take_bonus(state: DonkeyState, move: int) -> None:
    if move != DECLINE:
        seat = (move - STEAL) >> 6
        card = card_in(state.tableau[seat], 1 << (move & 63))
        state.tableau[seat] ^= card
        state.tableau[state.seat] ^= card


@jit
def score_set(state: DonkeyState) -> None:
    """All three cards go to the pile, donkeys too (D16)."""
    cards = state.tableau[state.seat] & ONE_COLOUR << state.colour
    state.pile[state.seat] |= cards
    state.tableau[state.seat] ^= cards


@jit
def end_turn(state: DonkeyState) -> None:
    """An empty offer is filled or ends the game (D17, D18); then it is the next player's turn."""
    state.phase = ACTION
    if state.offer == 0:
        if state.number < OFFERS_OF[state.players]:
            turn_up_offer(state)
        else:
            score_colours(state)
            state.phase = OVER
    state.seat = state.seat + 1 if state.seat + 1 < state.players else 0


@jit
def score_colours(state: DonkeyState) -> None:
    for colour in range(COLOURS):
        score_colour(state, colour)
    for seat in range(state.players):
        state.final[seat] = state.tableau[seat]
        state.discard |= state.tableau[seat] & ~state.pile[seat]
        state.tableau[seat] = 0


@jit
def score_colour(state: DonkeyState, colour: int) -> None:
    """The highest total keeps its best gold, the rest is thrown away (D19 to D21)."""
    highest = NO_TOTAL
    for seat in range(state.players):
        highest = max(highest, colour_total(state, seat, colour))
    for seat in range(state.players):
        if colour_total(state, seat, colour) == highest:
            state.pile[seat] |= best_gold(state.tableau[seat] & ONE_COLOUR << colour)


@jit
def colour_total(state: DonkeyState, seat: int, colour: int) -> int:
    cards = state.tableau[seat] & ONE_COLOUR << colour
    return points(cards) if cards else NO_TOTAL


@jit
def is_over(state: DonkeyState) -> bool:
    return state.phase == OVER


@jit
def score(state: DonkeyState, seat: int) -> int:
    """A seat's points so far (D22)."""
    return points(state.pile[seat])


@jit
def standing(state: DonkeyState, seat: int) -> int:
    """A number that ranks seats: points, then cards in the pile (D22)."""
    return points(state.pile[seat]) * 64 + popcount(state.pile[seat])
