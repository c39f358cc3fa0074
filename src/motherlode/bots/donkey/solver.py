"""The last offer of a game of two, solved: everything lies open, and what is best can be worked out.

Differences are counted as the rules rank seats: `points * 64 + cards`, the seat to move minus the other. That adds up
over the cards, so what is still to come does not depend on what the piles hold already, and the sign of the whole says
who wins. Alpha-beta finds the best difference to come; positions with equal cards, whichever copies, are solved once.
"""

import numpy as np

from motherlode.rules.bits import lowest, popcount
from motherlode.rules.compiled import Words, address_of, copy, edge_for, jit_for, words_at
from motherlode.rules.donkey import edge as rules
from motherlode.rules.donkey import play
from motherlode.rules.donkey.state import ACTION, BONUS, COLOURS, FACES, LAYOUT, MAX_MOVES, OFFERS_OF, DonkeyState

jit = jit_for(__name__)
edge = edge_for(__name__)

DEEPEST = 192
ENDLESS = 1 << 30
WORDS = LAYOUT.words
TABLE_BITS = 15
LEAF_TABLE_BITS = 9

# A solved position is a row of four: its key, a bound of its difference, and what the bound is.
ROW = 4
KEY, BOUND, KIND = 0, 1, 2
EXACT, AT_LEAST, AT_MOST = 1, 2, 3

# A place of the line that is looked at: its window, the best so far, which move comes next of how many, what the last
# one brought at once, whether the same seat goes on after it, and the position's key.
FRAME = 8
ALPHA, BETA, BEST, NEXT, COUNT, GAIN, SAME, POSITION = 0, 1, 2, 3, 4, 5, 6, 7

_random = np.random.default_rng(1).integers(-(1 << 62), 1 << 62, (3, FACES + 2), dtype=np.int64)
OFFER_KEYS, OWN_KEYS, OTHER_KEYS = (row.copy() for row in _random)
"""Random numbers of the faces in each zone; a position's key is the sum over its cards."""


@jit
def is_last_offer(state: DonkeyState) -> bool:
    """Whether a game of two has come to the cards that lie open."""
    return state.players == 2 and state.number == OFFERS_OF[2] and not play.is_over(state)


@jit
def zone_key(cards: int, keys: Words) -> int:
    total = 0
    while cards:
        bit = lowest(cards)
        total += keys[bit if bit < 42 else bit - 42]
        cards &= cards - 1
    return total


@jit
def position_key(state: DonkeyState) -> int:
    """The same for equal cards, whichever copies they are, as seen by the seat to move."""
    me = state.seat
    key = zone_key(state.offer, OFFER_KEYS)
    key += zone_key(state.tableau[me], OWN_KEYS) + zone_key(state.tableau[1 - me], OTHER_KEYS)
    return key if state.phase == ACTION else key ^ OWN_KEYS[FACES] * (state.colour + 1)


@jit
def completes_set(state: DonkeyState, move: int) -> bool:
    """Whether a move brings a third card of a colour: what is looked at first."""
    if state.phase == BONUS:
        return False
    mine = state.tableau[state.seat] & play.ONE_COLOUR << (move & 63) % COLOURS
    return popcount(mine) == 2


@jit
def order(state: DonkeyState, moves: Words, n: int) -> None:
    """Moves that complete a set to the front: good moves first make the search short."""
    front = 0
    for i in range(n):
        if completes_set(state, moves[i]):
            moves[front], moves[i] = moves[i], moves[front]
            front += 1


@jit
def difference(state: DonkeyState, seat: int) -> int:
    """How far a seat is ahead now."""
    return play.standing(state, seat) - play.standing(state, 1 - seat)


@jit
def look_up(table: Words, key: int, alpha: int, beta: int) -> int:
    """A known difference that settles the window, or ENDLESS."""
    row = (key & (len(table) // ROW - 1)) * ROW
    if table[row + KEY] != key:
        return ENDLESS
    bound, kind = table[row + BOUND], table[row + KIND]
    if kind == EXACT or (kind == AT_LEAST and bound >= beta) or (kind == AT_MOST and bound <= alpha):
        return int(bound)
    return ENDLESS


@jit
def keep(table: Words, key: int, value: int, alpha: int, beta: int) -> None:
    row = (key & (len(table) // ROW - 1)) * ROW
    table[row + KEY] = key
    table[row + BOUND] = value
    table[row + KIND] = AT_MOST if value <= alpha else AT_LEAST if value >= beta else EXACT


@jit
def place(stack: Words, depth: int) -> DonkeyState:
    """The state at a depth of the stack."""
    return rules.at(address_of(stack) + 8 * WORDS * depth)


@jit
def step(stack: Words, depth: int, move: int) -> int:
    """Makes a move on the next place of the stack; what it brings at once to who makes it."""
    copy(stack[depth * WORDS :], stack[(depth + 1) * WORDS :], WORDS)
    state, child = place(stack, depth), place(stack, depth + 1)
    play.apply(child, move)
    return difference(child, state.seat) - difference(state, state.seat)


@jit
def open_window(frames: Words, depth: int, same_seat: bool) -> None:
    """The next place's window, from what a move brought: the other seat looks at it from the other side."""
    here, there = frames[depth], frames[depth + 1]
    low = max(here[ALPHA], here[BEST]) - here[GAIN]
    high = here[BETA] - here[GAIN]
    here[SAME] = same_seat
    there[ALPHA] = low if same_seat else -high
    there[BETA] = high if same_seat else -low


@jit
def enter(stack: Words, frames: Words, moves: Words, depth: int, table: Words) -> bool:
    """Begins a position; False if it is known already, and then its value stands there."""
    state = place(stack, depth)
    here = frames[depth]
    here[POSITION] = position_key(state)
    here[BEST] = look_up(table, here[POSITION], here[ALPHA], here[BETA])
    if here[BEST] != ENDLESS:
        return False
    here[BEST] = -ENDLESS
    here[NEXT] = 0
    here[COUNT] = play.legal_moves(state, moves[depth])
    order(state, moves[depth], here[COUNT])
    return True


@jit
def descend(stack: Words, frames: Words, moves: Words, depth: int) -> bool:
    """Makes the position's next moves until one leads to a position to look at; False when there is none any more."""
    here = frames[depth]
    while here[NEXT] < here[COUNT] and here[BEST] < here[BETA]:
        here[GAIN] = step(stack, depth, moves[depth, here[NEXT]])
        here[NEXT] += 1
        child = place(stack, depth + 1)
        if not play.is_over(child):
            open_window(frames, depth, child.seat == place(stack, depth).seat)
            return True
        here[BEST] = max(here[BEST], here[GAIN])
    return False


@jit
def best_to_come(stack: Words, depth: int, alpha: int, beta: int, table: Words, left: Words) -> int:
    """The difference that the seat to move can still bring about, if it lies in the window; else a bound of it.

    `left[0]` is how many positions may still be looked at; when it falls below 0 the answer means nothing. A loop over
    a stack, as compiled functions that call themselves cannot be cached.
    """
    frames = np.empty((DEEPEST + 1, FRAME), np.int64)
    moves = np.empty((DEEPEST + 1, MAX_MOVES), np.int64)
    top = depth
    frames[depth][ALPHA] = alpha
    frames[depth][BETA] = beta
    looking = enter(stack, frames, moves, depth, table)
    while True:
        if looking and descend(stack, frames, moves, depth):
            depth += 1
            left[0] -= 1
            if left[0] < 0 or depth + 1 == DEEPEST:
                left[0] = -1
                return 0
            looking = enter(stack, frames, moves, depth, table)
            continue
        here = frames[depth]
        if looking:
            keep(table, here[POSITION], here[BEST], here[ALPHA], here[BETA])
        if depth == top:
            return int(here[BEST])
        depth -= 1
        above = frames[depth]
        above[BEST] = max(above[BEST], above[GAIN] + (here[BEST] if above[SAME] else -here[BEST]))
        looking = True


@jit
def answer(stack: Words, alpha: int, beta: int, table: Words, left: Words, values: Words) -> int:
    """Values every move at the root; all but the best may be bounds. Returns the best, or ENDLESS when time ran out."""
    moves = np.empty(MAX_MOVES, np.int64)
    best = -ENDLESS
    for i in range(play.legal_moves(place(stack, 0), moves)):
        values[i] = step(stack, 0, moves[i])
        low, high = min(max(alpha, best), beta - 1) - values[i], beta - values[i]
        child = place(stack, 1)
        if child.seat == place(stack, 0).seat and not play.is_over(child):
            values[i] += best_to_come(stack, 1, low, high, table, left)
        elif not play.is_over(child):
            values[i] -= best_to_come(stack, 1, -high, -low, table, left)
        if left[0] < 0:
            return ENDLESS
        best = max(best, values[i])
    return best


@jit
def new_stack(state: int) -> Words:
    """Room for a line of play that begins with a state."""
    stack = np.empty(DEEPEST * WORDS, np.int64)
    copy(words_at(state, WORDS), stack, WORDS)
    return stack


@edge
def solve(state: int, limit: int, answers: int) -> int:
    """Solves a last offer: who wins first, then by how much.

    Writes for every legal move, in their order, the whole difference at the end; only the best is sure to be exact, the
    others may be worse than they seem. Returns 2 if the difference is exact, 1 if only who wins is sure, 0 if neither
    could be found out within `limit` positions.
    """
    stack = new_stack(state)
    now = difference(rules.at(state), rules.at(state).seat)
    table = np.zeros(ROW << TABLE_BITS, np.int64)
    left = np.full(1, limit, np.int64)
    values = words_at(answers, MAX_MOVES)
    best = answer(stack, -now - 1, 1 - now, table, left, values)
    if best == ENDLESS:
        return 0
    exact = np.empty(MAX_MOVES, np.int64)
    low = -now if best > -now else -ENDLESS
    high = -now if best < -now else ENDLESS
    sure = answer(stack, low, high, table, left, exact) != ENDLESS
    for i in range(MAX_MOVES):
        values[i] = (exact[i] if sure else values[i]) + now
    return 2 if sure else 1


@jit
def final_difference(state: int, limit: int) -> int:
    """The difference at the end for the seat to move under best play; ENDLESS if `limit` positions do not suffice."""
    table = np.zeros(ROW << LEAF_TABLE_BITS, np.int64)
    left = np.full(1, limit, np.int64)
    best = best_to_come(new_stack(state), 0, -ENDLESS, ENDLESS, table, left)
    record = rules.at(state)
    return ENDLESS if left[0] < 0 else best + difference(record, record.seat)
