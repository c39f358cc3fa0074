"""What the search of `gate` starts from, and how it infers hidden hands from what the others played and passed.

The belief is a state in which this round is the last one, then how many rounds come after it, a determinized deal, and
the others' decisions: the state before each move that another seat made in this round. A deal is the more likely, the
fewer moves would have scored higher in it than those that the others made. The search walks through the deals by
exchanging two cards at a time (Metropolis' algorithm), so that it comes to each as often as it is likely.
"""

import numpy as np

from motherlode.bots.gate.policy import POLICY_SIZE, better_moves
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
    rng_at,
)
from motherlode.rules.compiled_rng import below
from motherlode.rules.gate import abi as rules
from motherlode.rules.gate import knowledge as known
from motherlode.rules.gate import play
from motherlode.rules.gate.events import Passed, Played, RoundBegan
from motherlode.rules.gate.state import BLACK, ROUNDS, SEATS, GateState

jit = jit_for(__name__)
exported = exported_for(__name__)

# Behind the state stands what every iteration gets a copy of, too: where the belief itself is and where the
# weights of the players' policy are, how many rounds come after this one, ...
HOME = rules.STATE_SIZE
POLICY = HOME + 1
COMING = POLICY + 1
COPIED = COMING + 1
# ... and what is in the belief only: the walk's hands (in the own seat's place the cards aside), how many moves of each
# seat would have been surprising with them, and the decisions.
ME = COPIED
WARM = ME + 1  # whether the walk has begun
HELD = WARM + 1
SURPRISES = HELD + SEATS
LENGTH = SURPRISES + SEATS
DECISIONS = LENGTH + 1
ENTRY = rules.STATE_SIZE + 1  # a state and the move that was made there

RARITY = 8  # one surprise more makes a deal so many times less likely; many more are not told apart
MANY = 6
STEPS = 3  # of the walk from one iteration to the next
WARM_UP = 300


def new_belief(policy_weights: Floats, knowledge: Knowledge, rng: SplitMix64) -> Ints:
    """The belief of the seat to move: the part that is copied; the rest lies behind it in memory."""
    moves = np.array(moves_of_round(knowledge), np.int64)
    belief = np.zeros(DECISIONS + ENTRY * len(moves), np.int64)
    belief[POLICY] = policy_weights.ctypes.data
    prepare(belief.ctypes.data, knowledge.address, knowledge.seat, moves.ctypes.data, len(moves), rng.address)
    return belief[:COPIED]


def moves_of_round(knowledge: Knowledge) -> list[int]:
    """The codes of the moves that were made in this round."""
    made = 0
    for event in reversed(knowledge.events):
        if isinstance(event, RoundBegan):
            break
        made += isinstance(event, Played | Passed)
    return [move.code for move in knowledge.moves[len(knowledge.moves) - made :]]


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


@jit
def rounds_to_come(state: int) -> int:
    """How many rounds come after this one."""
    return int(ints_at(state, COPIED)[COMING])


@jit
def policy_of_players(state: int) -> Floats:
    """The weights of the policy that the players of a state are supposed to have."""
    return floats_at(ints_at(state, COPIED)[POLICY], POLICY_SIZE)


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


# The walk


@jit
def surprises(belief: Ints, seat: int) -> int:
    """How many moves would have scored higher than the decisions of a seat, with the hand that the walk supposes.

    One card that was overlooked or held back is possible; the more there would be, the less likely is the hand.
    """
    home = rules.at(belief[HOME])
    policy_weights = policy_of_players(belief[HOME])
    found = 0
    for i in range(belief[LENGTH]):
        entry = DECISIONS + ENTRY * i
        then = rules.at(belief[HOME] + 8 * entry)
        if then.seat == seat:
            then.hands[seat] = belief[HELD + seat] + home.played[seat] - then.played[seat]
            found += better_moves(policy_weights, then, belief[entry + rules.STATE_SIZE])
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
        more = now_one + now_other - belief[SURPRISES + one] - belief[SURPRISES + other]
        if more <= 0 or below(rng, RARITY ** min(more, MANY)) == 0:
            belief[SURPRISES + one], belief[SURPRISES + other] = now_one, now_other
        else:
            exchange(belief, one, other, other_card, card)


@exported
def prepare(address: int, state: int, me: int, moves: int, length: int, rng: int) -> int:
    """Writes the belief; the walk will begin at any deal."""
    belief = ints_at(address, DECISIONS + ENTRY * length)
    copy(ints_at(state, rules.STATE_SIZE), belief, rules.STATE_SIZE)
    belief[HOME] = address
    belief[ME] = me
    belief[COMING] = make_last_round(rules.at(address))
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
    return 0


@exported
def determinize_likely(state: int, rng: int) -> int:
    """Fills in the hands to which the walk comes next."""
    home = ints_at(state, COPIED)[HOME]
    belief = ints_at(home, DECISIONS)
    walk(ints_at(home, DECISIONS + ENTRY * belief[LENGTH]), STEPS if belief[WARM] else WARM_UP, rng_at(rng))
    belief[WARM] = 1
    table = rules.at(state)
    for seat in range(table.players):
        if seat != belief[ME]:
            table.hands[seat] = belief[HELD + seat]
            table.deals[ROUNDS - 1][seat] = belief[HELD + seat] + table.played[seat]
    return 0
