"""What each seat can expect at the end of `donkey`, compiled: its points and, by a learnt table, those to come.

The points to come are a sum of table entries, for every colour and some for the whole. An offer that nobody has touched
yet counts as unseen: a look ahead must not profit from cards that only this redeal has turned up.
"""

from typing import Annotated

import numpy as np
from numba import carray

from motherlode.bots.worth import ahead_of_mean
from motherlode.rules.bits import lowest, popcount
from motherlode.rules.compiled import Floats, Ints, copy, ints_at, jit_for, pointer
from motherlode.rules.donkey import abi as rules
from motherlode.rules.donkey import play
from motherlode.rules.donkey.cards import CARDS, face_of_bit
from motherlode.rules.donkey.state import BONUS, COLOURS, MAX_MOVES, OFFER_SIZE, OFFERS, SEATS, DonkeyState
from motherlode.rules.layout import byte_of, record_of
from motherlode.rules.victory import share_victory

jit = jit_for(__name__)

# A holding is the cards of one colour in a tableau: none, one or two, as three are a set and leave. Every rank has a
# mark; the sums of two marks are all different (a Golomb ruler), so that a sum tells the holding. The sums of the six
# colours stand side by side in one number, a lane each.
LANE = 8
RANKS = 7
MARKS = (1, 4, 9, 15, 22, 32, 34)
BITS = 60
RANK_OF_BIT = [face_of_bit(bit) // COLOURS for bit in range(BITS)]
MARK_OF_BIT = np.array([MARKS[RANK_OF_BIT[bit]] << LANE * (bit % COLOURS) for bit in range(BITS)])
RANK_BIT_OF_BIT = np.array([1 << RANK_OF_BIT[bit] << LANE * (bit % COLOURS) for bit in range(BITS)])

PAIRS = [(low, high) for low in range(RANKS) for high in range(low, RANKS) if low != high or low < 2]
HELD = [(), *((rank,) for rank in range(RANKS)), *PAIRS]
HOLDINGS = len(HELD)
HOLDING_OF_SUM = np.zeros(1 << LANE, np.int64)
TOTAL_OF_HOLDING = np.full(HOLDINGS, play.NO_TOTAL)
for number, held in enumerate(HELD):
    HOLDING_OF_SUM[sum(MARKS[rank] for rank in held)] = number
    if held:
        TOTAL_OF_HOLDING[number] = sum(CARDS[rank * COLOURS].value for rank in held)

# How many cards are on offer, and which ranks of one colour are among them, as one number.
SHOWN = np.zeros((OFFER_SIZE + 1, 1 << RANKS), np.int64)
SHOWS = 0
for left in range(OFFER_SIZE + 1):
    for ranks in range(1 << RANKS):
        if ranks.bit_count() <= left:
            SHOWN[left, ranks] = SHOWS
            SHOWS += 1

# The parts of the table, by what an entry depends on. The role is how many turns it takes until a seat's own.
MOST_GOLD = 4
UNSEEN_GOLD = 8
STANDINGS = 4
MANY = 4  # donkeys, which are counted up to three
RIVAL_PART = OFFERS * (MOST_GOLD + 1) * HOLDINGS * HOLDINGS  # the offer's number, gold on offer, own holding, rival's
OFFER_PART = SEATS * SHOWS * HOLDINGS  # role, what is on offer, a holding: once the own, once the rival's
UNSEEN_PART = OFFERS * UNSEEN_GOLD * HOLDINGS * STANDINGS  # number, gold unseen, own holding, who is ahead
OTHER_PART = OFFERS * HOLDINGS * HOLDINGS  # number, own holding, the weaker rival's: three players only
WHOLE_PART = SEATS * OFFERS * (OFFER_SIZE + 1) * MANY**3  # role, number, cards on offer, donkeys there, own, others'
OWN_OFFER = RIVAL_PART
RIVAL_OFFER = OWN_OFFER + OFFER_PART
UNSEEN = RIVAL_OFFER + OFFER_PART
OTHER = UNSEEN + UNSEEN_PART
WHOLE = OTHER + OTHER_PART
ENTRIES = WHOLE + WHOLE_PART
MOST_READ = 5 * COLOURS + 1

SHARPNESS = ENTRIES
"""Behind the entries of a table: how much a lead means, by the offer's number and the cards on it."""
TABLE = ENTRIES + OFFERS * (OFFER_SIZE + 1)


class Scratch:
    """What the evaluation works in, one for each thread."""

    expected: Annotated[Floats, SEATS]
    """The points that each seat can expect in the end."""
    chances: Annotated[Floats, SEATS]
    """Each seat's chance to win."""
    read: Annotated[Ints, SEATS, MOST_READ]
    """Which entries were read for each seat, and how many."""
    count: Annotated[Ints, SEATS]
    standings: Annotated[Ints, SEATS]
    after: Annotated[Ints, rules.STATE_SIZE]
    """A state that moves are tried in."""
    kept: Annotated[Ints, rules.STATE_SIZE]
    """The state before a bonus is tried."""
    moves: Annotated[Ints, MAX_MOVES]


SCRATCH = record_of(Scratch)
AFTER, KEPT = byte_of(SCRATCH, "after"), byte_of(SCRATCH, "kept")
SCRATCH_SIZE = SCRATCH.itemsize // 8


@jit
def scratch_at(address: int) -> Scratch:
    scratch: Scratch = carray(pointer(address), (1,), SCRATCH)[0]
    return scratch


# Reading the table


@jit
def holdings(cards: int) -> int:
    """The sums of marks of a tableau, a lane a colour."""
    lanes = 0
    while cards:
        lanes += MARK_OF_BIT[lowest(cards)]
        cards &= cards - 1
    return lanes


@jit
def ranks_shown(cards: int) -> int:
    """The ranks on offer, a lane a colour."""
    lanes = 0
    while cards:
        lanes |= RANK_BIT_OF_BIT[lowest(cards)]
        cards &= cards - 1
    return lanes


@jit
def is_untouched(state: DonkeyState) -> bool:
    """Whether the offer lies there as it was turned up, or is still to be turned up."""
    return state.offer == state.offers[state.number - 1]


@jit
def who_leads(own: int, rival: int) -> int:
    """Nobody else there, ahead, level, behind."""
    if rival == 0:
        return 0
    lead = TOTAL_OF_HOLDING[own] - TOTAL_OF_HOLDING[rival]
    return 1 if lead > 0 else 2 if lead == 0 else 3


@jit
def few(cards: int) -> int:
    """The number of donkeys among cards, as far as it is told apart."""
    return min(popcount(cards & play.DONKEYS), MANY - 1)


@jit
def read_whole(state: DonkeyState, seat: int, role: int, offer: int) -> int:
    """The entry for all colours together: donkeys, and whose turn it is with how many cards left."""
    others = 0
    for other in range(state.players):
        if other != seat:
            others |= state.tableau[other]
    place = (role * OFFERS + state.number - 1) * (OFFER_SIZE + 1) + popcount(offer)
    return WHOLE + ((place * MANY + few(offer)) * MANY + few(state.tableau[seat])) * MANY + few(others)


@jit
def read_entries(state: DonkeyState, seat: int, scratch: Scratch) -> None:
    """Writes which entries of the table tell of a seat's points to come."""
    untouched = is_untouched(state)
    offer = 0 if untouched else state.offer
    unseen = (state.unseen | state.offer if untouched else state.unseen) & ~play.DONKEYS
    players, stage = state.players, state.number - 1
    role = seat - state.seat if seat >= state.seat else seat - state.seat + players
    next_seat = seat + 1 if seat + 1 < players else 0
    own, first, shown = holdings(state.tableau[seat]), holdings(state.tableau[next_seat]), ranks_shown(offer)
    second = holdings(state.tableau[seat - 1 if seat else players - 1]) if players == 3 else 0
    left = popcount(offer)
    read = scratch.read[seat]
    n = 0
    for colour in range(COLOURS):
        lane = LANE * colour
        mine, rival = HOLDING_OF_SUM[own >> lane & 255], HOLDING_OF_SUM[first >> lane & 255]
        other = HOLDING_OF_SUM[second >> lane & 255]
        if TOTAL_OF_HOLDING[other] > TOTAL_OF_HOLDING[rival]:
            rival, other = other, rival
        ranks = shown >> lane & 127
        gold = min(popcount(ranks >> 1), MOST_GOLD)
        coming = popcount(unseen & play.ONE_COLOUR << colour)
        show = role * SHOWS + SHOWN[left, ranks]
        read[n] = ((stage * (MOST_GOLD + 1) + gold) * HOLDINGS + mine) * HOLDINGS + rival
        read[n + 1] = OWN_OFFER + show * HOLDINGS + mine
        read[n + 2] = RIVAL_OFFER + show * HOLDINGS + rival
        read[n + 3] = UNSEEN + ((stage * UNSEEN_GOLD + coming) * HOLDINGS + mine) * STANDINGS + who_leads(mine, rival)
        n += 4
        if players == 3:
            read[n] = OTHER + (stage * HOLDINGS + mine) * HOLDINGS + other
            n += 1
    read[n] = read_whole(state, seat, role, offer)
    scratch.count[seat] = n + 1


@jit
def expect(state: DonkeyState, table: Floats, scratch: Scratch) -> None:
    """What every seat can expect after a turn: the points in its pile, and those to come."""
    for seat in range(state.players):
        total = float(play.score(state, seat))
        scratch.count[seat] = 0
        if not play.is_over(state):
            read_entries(state, seat, scratch)
            for i in range(scratch.count[seat]):
                total += table[scratch.read[seat, i]]
        scratch.expected[seat] = total


@jit
def stage(state: DonkeyState) -> int:
    """Where in a table it stands how much a lead means now."""
    return SHARPNESS + (state.number - 1) * (OFFER_SIZE + 1) + (0 if is_untouched(state) else popcount(state.offer))


@jit
def share_end(state: DonkeyState, standings: Ints, shares: Floats) -> None:
    """Each seat's share of the victory in a game that is over."""
    for seat in range(state.players):
        standings[seat] = play.standing(state, seat)
    share_victory(standings, state.players, shares)


# Trying a move


@jit
def best_bonus(scratch: int, table: Floats) -> int:
    """The bonus move that seems best in the scratch's `after` state."""
    here, state = scratch_at(scratch), rules.at(scratch + AFTER)
    after, kept = ints_at(scratch + AFTER, rules.STATE_SIZE), ints_at(scratch + KEPT, rules.STATE_SIZE)
    copy(after, kept, rules.STATE_SIZE)
    me = state.seat
    highest, best = -1e9, 0
    for i in range(play.legal_moves(state, here.moves)):
        play.apply(state, here.moves[i])
        expect(state, table, here)
        ahead = ahead_of_mean(here.expected, state.players, me)
        if ahead > highest:
            highest, best = ahead, here.moves[i]
        copy(kept, after, rules.STATE_SIZE)
    return best


@jit
def finish_turn(scratch: int, table: Floats) -> None:
    """Takes the best-looking bonus if one is due in the scratch's `after` state; writes what each seat can expect."""
    state = rules.at(scratch + AFTER)
    if state.phase == BONUS:
        play.apply(state, best_bonus(scratch, table))
    expect(state, table, scratch_at(scratch))


@jit
def try_move(state: int, move: int, scratch: int, table: Floats) -> None:
    """Makes a move in the scratch's `after` state, finishes the turn, and writes what each seat can expect."""
    copy(ints_at(state, rules.STATE_SIZE), ints_at(scratch + AFTER, rules.STATE_SIZE), rules.STATE_SIZE)
    play.apply(rules.at(scratch + AFTER), move)
    finish_turn(scratch, table)


@jit
def best_move(state: int, scratch: int, table: Floats, moves: Ints) -> int:
    """The move that seems best."""
    record = rules.at(state)
    highest, best = -1e9, 0
    for i in range(play.legal_moves(record, moves)):
        try_move(state, moves[i], scratch, table)
        ahead = ahead_of_mean(scratch_at(scratch).expected, record.players, record.seat)
        if ahead > highest:
            highest, best = ahead, moves[i]
    return best
