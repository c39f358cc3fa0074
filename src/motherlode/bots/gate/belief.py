"""What the search of `gate` starts from, and how reviews infer hidden hands from what the others played and passed.

The search takes every deal for as likely. The belief of a review is a state in which this round is the last one, then
how many rounds come after it, a determinized deal, and the others' decisions: the state before each move that another
seat made in this round. A deal is the more likely, the fewer moves would have scored higher in it than those that the
others made. How much less likely, is a matter of the player: the rounds that are over lie open, and who made surprising
moves there is read less. A walk goes through the deals by exchanging two cards at a time (Metropolis' algorithm), so
that it comes to each as often as it is likely.
"""

from math import exp, log

import numpy as np

from motherlode.bots.gate.network import Singles, weights_at
from motherlode.bots.gate.policy import GREEDY, POLICY_SIZE, better_moves, kind_of_table
from motherlode.rules import Knowledge, SplitMix64
from motherlode.rules.bits import nth, popcount
from motherlode.rules.compiled import (
    Floats,
    Ints,
    RngState,
    address_of,
    copy,
    exported_for,
    floats_at,
    ints_at,
    jit_for,
    keep,
    rng_at,
)
from motherlode.rules.compiled_rng import below
from motherlode.rules.gate import abi as rules
from motherlode.rules.gate import knowledge as known
from motherlode.rules.gate import play
from motherlode.rules.gate.events import Passed, Played, RoundBegan
from motherlode.rules.gate.state import (
    BLACK,
    DEAL_CHOOSE,
    DEAL_DEALER,
    DEAL_HANDS,
    DEAL_PLAYERS,
    DEAL_SIDES,
    DEAL_SIZE,
    PAY,
    ROUNDS,
    SEATS,
    GateState,
)

jit = jit_for(__name__)
exported = exported_for(__name__)

# Behind the state stands what every iteration gets a copy of, too: where the belief itself is and where the weights of
# the players' policy are, how many rounds come after this one; for a search with a network where its weights are, who
# searches and how many cards the others have played in this round; ...
HOME = rules.STATE_SIZE
POLICY = HOME + 1
COMING = POLICY + 1
NETWORK = COMING + 1
SEARCHER = NETWORK + 1
OTHERS_PLAYED = SEARCHER + 1
COPIED = OTHERS_PLAYED + 1
# ... and what is in the belief only: the walk's hands (in the own seat's place the cards aside), how many moves of each
# seat would have been surprising with them, how rare each seat's surprises are, and the decisions.
ME = COPIED
ITERATION = ME + 1
HELD = ITERATION + 1
SURPRISES = HELD + SEATS
RARITIES = SURPRISES + SEATS
LENGTH = RARITIES + SEATS
DECISIONS = LENGTH + 1
ENTRY = rules.STATE_SIZE + 1  # a state and the move that was made there

# One surprise more makes a deal so many times less likely: by how often the seat surprised in the rounds that are over,
# counting as if it had decided four times before, once surprisingly.
MOST_RARE = 8.0
DECIDED_BEFORE, SURPRISED_BEFORE = 4, 1
READER = GREEDY.ravel()
"""The policy by which moves are surprising or not."""
FINE = 1 << 30
WARM_UP = 300
STEPS_APART = 12  # between two samples that are to be independent


def begin_search(policy_weights: Floats, knowledge: Knowledge, rng: SplitMix64) -> Ints:
    """What a search starts from: the part that is copied, with nothing behind it."""
    start = np.zeros(COPIED, np.int64)
    start[POLICY] = policy_weights.ctypes.data
    write_round(start.ctypes.data, knowledge.address)
    return start


def begin_search_with_network(policy_weights: Floats, networks: Singles, knowledge: Knowledge, rng: SplitMix64) -> Ints:
    """The same for a search with a network for each kind of table."""
    start = begin_search(policy_weights, knowledge, rng)
    begin_turn(start.ctypes.data, knowledge.seat)
    start[NETWORK] = networks[kind_of_table(rules.at(knowledge.address))].ctypes.data
    return start


def new_belief(policy_weights: Floats, knowledge: Knowledge, rng: SplitMix64) -> Ints:
    """The belief of the seat to move: the part that is copied; the rest lies behind it in memory."""
    made = moves_of_round(knowledge)
    moves = np.array([move.code for move in knowledge.moves], np.int64)
    belief = np.zeros(DECISIONS + ENTRY * made, np.int64)
    belief[POLICY] = policy_weights.ctypes.data
    earlier = len(moves) - made
    prepare(belief.ctypes.data, knowledge.address, knowledge.seat, moves[earlier:].ctypes.data, made, rng.address)
    habits = np.zeros(2 * SEATS, np.int64)
    read_habits(knowledge.address, moves.ctypes.data, earlier, READER.ctypes.data, habits.ctypes.data)
    belief[RARITIES:LENGTH].view(np.float64)[:] = rarities(habits)
    return belief[:COPIED]


def rarities(habits: Ints) -> list[float]:
    """The logarithm of how many times less likely a deal is for a surprise of each seat."""
    pairs = zip(habits[:SEATS].tolist(), habits[SEATS:].tolist(), strict=True)
    rates = [(surprised + SURPRISED_BEFORE) / (decided + DECIDED_BEFORE) for decided, surprised in pairs]
    return [log(min(MOST_RARE, max(1.0, (1 - rate) / rate))) for rate in rates]


def moves_of_round(knowledge: Knowledge) -> int:
    """How many moves were made in this round."""
    made = 0
    for event in reversed(knowledge.events):
        if isinstance(event, RoundBegan):
            break
        made += isinstance(event, Played | Passed)
    return made


@jit
def make_last_round(state: GateState) -> int:
    """Skips the rounds that come after this one, and returns how many there are. In a search everybody pays the chip of
    lowest value, which is best for who pays.
    """
    state.choose_chip = 0
    coming = ROUNDS - 1 - state.round_number
    for seat in range(SEATS):
        state.deals[ROUNDS - 1][seat] = state.deals[state.round_number][seat]
    state.dealer = (state.dealer + state.players * ROUNDS - coming) % state.players
    state.round_number = ROUNDS - 1
    return coming


@exported
def write_round(address: int, state: int) -> int:
    """Writes a state whose round is the last one, and how many rounds there were to come."""
    target = ints_at(address, COPIED)
    copy(ints_at(state, rules.STATE_SIZE), target, rules.STATE_SIZE)
    target[COMING] = make_last_round(rules.at(address))
    return 0


@jit
def rounds_to_come(state: int) -> int:
    """How many rounds come after this one."""
    return int(ints_at(state, COPIED)[COMING])


@jit
def policy_of_players(state: int) -> Floats:
    """The weights of the policy that the players of a state are supposed to have."""
    return floats_at(ints_at(state, COPIED)[POLICY], POLICY_SIZE)


@jit
def network_of(state: int) -> Singles:
    """The weights of the network."""
    return weights_at(ints_at(state, COPIED)[NETWORK])


@jit
def cards_of_others(state: GateState, me: int) -> int:
    """How many cards the others have played in this round."""
    cards = 0
    for seat in range(state.players):
        cards += play.size(state.played[seat]) if seat != me else 0
    return cards


@exported
def begin_turn(address: int, me: int) -> int:
    """Writes who searches, and how many cards the others have played."""
    target = ints_at(address, COPIED)
    target[SEARCHER] = me
    target[OTHERS_PLAYED] = cards_of_others(rules.at(address), me)
    return 0


@jit
def is_turn_of_search(state: int) -> bool:
    """Whether it is the turn of who searches, and the others have played nothing since the search began."""
    begun, record = ints_at(state, COPIED), rules.at(state)
    me = begun[SEARCHER]
    return bool(record.seat == me and cards_of_others(record, me) == begun[OTHERS_PLAYED])


@jit
def write_decisions(belief: Ints, determinized: Ints, moves: Ints, length: int) -> int:
    """Plays the round again, and keeps each state in which another seat decided something; returns their number."""
    table = rules.at(address_of(determinized))
    play.begin_round(table)
    entries = 0
    for i in range(length):
        if table.seat != belief[ME] and not play.is_kicker_due(table):
            entry = DECISIONS + ENTRY * entries
            copy(determinized, belief[entry:], rules.STATE_SIZE)
            belief[entry + rules.STATE_SIZE] = moves[i]
            entries += 1
        play.apply(table, moves[i])
    return entries


# How the others play


@exported
def read_habits(state: int, moves: int, length: int, policy: int, habits: int) -> int:
    """Plays the rounds that are over again, and counts each seat's decisions, and those that a policy's player would
    not have made.
    """
    record, made, counted = rules.at(state), ints_at(moves, length), ints_at(habits, 2 * SEATS)
    policy_weights = floats_at(policy, POLICY_SIZE)
    numbers, buffer = np.zeros(DEAL_SIZE, np.int64), np.zeros(rules.STATE_SIZE, np.int64)
    numbers[DEAL_PLAYERS], numbers[DEAL_SIDES], numbers[DEAL_DEALER] = record.players, record.sides, record.dealer
    numbers[DEAL_CHOOSE] = record.choose_chip
    for number in range(record.round_number):
        for seat in range(SEATS):
            numbers[DEAL_HANDS + number * SEATS + seat] = record.deals[number][seat]
    table = rules.at(address_of(buffer))
    play.start(table, numbers)
    for i in range(length):
        choices = play.allowed(table)
        if choices & choices - 1 and made[i] < PAY:
            counted[table.seat] += 1
            counted[SEATS + table.seat] += better_moves(policy_weights, table, made[i]) > 0
        play.apply(table, made[i])
    keep(buffer)
    return length


# The walk


@jit
def surprises(belief: Ints, seat: int) -> int:
    """How many moves would have scored higher than the decisions of a seat, with the hand that the walk supposes.

    One card that was overlooked or held back is possible; the more there would be, the less likely is the hand.
    """
    home = rules.at(belief[HOME])
    found = 0
    for i in range(belief[LENGTH]):
        entry = DECISIONS + ENTRY * i
        then = rules.at(belief[HOME] + 8 * entry)
        if then.seat == seat:
            then.hands[seat] = belief[HELD + seat] + home.played[seat] - then.played[seat]
            found += better_moves(READER, then, belief[entry + rules.STATE_SIZE])
    return found


@jit
def any_card(cards: int, rng: RngState) -> int:
    """One of the cards by chance."""
    numbered = cards & play.NUMBERED
    k = below(rng, play.size(cards))
    return nth(numbered, k) if k < popcount(numbered) else 1 << BLACK


@jit
def exchange(belief: Ints, one: int, other: int, card: int, other_card: int) -> None:
    """Two places exchange a card."""
    belief[HELD + one] += other_card - card
    belief[HELD + other] += card - other_card


@jit
def walk(belief: Ints, steps: int, rng: RngState) -> None:
    """Goes to other deals: to one that is as likely or more always, to one that is less likely more rarely."""
    me = belief[ME]
    players = rules.at(belief[HOME]).players
    rarities = floats_at(belief[HOME] + 8 * RARITIES, SEATS)
    for _ in range(steps):
        one = (me + 1 + below(rng, players - 1)) % players
        other = (one + 1 + below(rng, players - 1)) % players
        if belief[HELD + other] == 0:
            continue
        card, other_card = any_card(belief[HELD + one], rng), any_card(belief[HELD + other], rng)
        if card == other_card:
            continue
        exchange(belief, one, other, card, other_card)
        now_one = surprises(belief, one)
        now_other = surprises(belief, other) if other != me else 0
        rarer = (now_one - belief[SURPRISES + one]) * rarities[one]
        rarer += (now_other - belief[SURPRISES + other]) * rarities[other]
        if rarer <= 0 or below(rng, FINE) < FINE * exp(-rarer):
            belief[SURPRISES + one], belief[SURPRISES + other] = now_one, now_other
        else:
            exchange(belief, one, other, other_card, card)


@exported
def prepare(address: int, state: int, me: int, moves: int, length: int, rng: int) -> int:
    """Writes the belief; the walk will begin at any deal."""
    belief = ints_at(address, DECISIONS + ENTRY * length)
    write_round(address, state)
    belief[HOME] = address
    belief[ME] = me
    determinized = np.empty(rules.STATE_SIZE, np.int64)
    copy(belief, determinized, rules.STATE_SIZE)
    table = rules.at(address_of(determinized))
    belief[HELD + me] = known.unknown(table)
    known.redeal(table, rng_at(rng))
    for seat in range(table.players):
        if seat != me:
            belief[HELD + seat] = table.hands[seat]
            belief[HELD + me] -= table.hands[seat]
    belief[LENGTH] = write_decisions(belief, determinized, ints_at(moves, length), length)
    for seat in range(table.players):
        belief[SURPRISES + seat] = surprises(belief, seat)
    keep(determinized)
    return 0


@exported
def determinize_anew(state: int, rng: int) -> int:
    """Fills in other hands each time, so far on in the walk that samples have little in common."""
    belief = ints_at(ints_at(state, COPIED)[HOME], DECISIONS)
    walk_on(belief, STEPS_APART, rng)
    belief[ITERATION] += 1
    fill_in(belief, rules.at(state))
    return 0


@jit
def walk_on(belief: Ints, steps: int, rng: int) -> None:
    """Walks; the first time far enough that it does not matter where it began."""
    whole = ints_at(belief[HOME], DECISIONS + ENTRY * belief[LENGTH])
    walk(whole, steps if belief[ITERATION] else WARM_UP, rng_at(rng))


@jit
def fill_in(belief: Ints, table: GateState) -> None:
    """Gives the others the hands of the walk."""
    for seat in range(table.players):
        if seat != belief[ME]:
            table.hands[seat] = belief[HELD + seat]
            table.deals[ROUNDS - 1][seat] = belief[HELD + seat] + table.played[seat]
