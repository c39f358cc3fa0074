"""The rules of `mine`, compiled. Each function is a rule; its clause stands behind it."""

from motherlode.rules.bits import lowest, nth, popcount, rule
from motherlode.rules.compiled import Ints, RngState, jit_for
from motherlode.rules.compiled_rng import below, shuffle
from motherlode.rules.mine.state import (
    CELLS,
    COLOURS,
    COPIES,
    DEAL_CELLS,
    DEAL_FIRST,
    DEAL_LAYOUT,
    DEAL_OPEN,
    DEAL_OWNERS,
    DEAL_PLAYERS,
    DEAL_RULES,
    DEAL_STALL,
    DYNAMITE,
    FACES,
    GOLD_VALUES,
    HALF,
    LOWEST_MINER,
    MINER,
    MINER_VALUES,
    NO_CELL,
    NOBODY,
    OWNERS_OF,
    RULE_COPIES,
    RULE_INTS,
    RULE_MINERS,
    RUSH_AT,
    SEATS,
    MineState,
)

jit = jit_for(__name__)

ALL = (1 << HALF) - 1


# Cards and cells


@jit
def gold_value(face: int) -> int:
    return face + 1


@jit
def miner_value(face: int) -> int:
    return (face - MINER) % MINER_VALUES + LOWEST_MINER


@jit
def miner_colour(face: int) -> int:
    return (face - MINER) // MINER_VALUES


@jit
def half_of(cell: int) -> int:
    return cell // HALF


@jit
def bit_of(cell: int) -> int:
    return 1 << cell % HALF


@jit
def face_down(state: MineState) -> int:
    """How many cards lie face down."""
    return popcount(state.down[0]) + popcount(state.down[1])


# The deal


@jit
def deal(numbers: Ints, rng: RngState) -> None:
    """A deal by chance into numbers that already name the players and the options (M2 to M4)."""
    players = numbers[DEAL_PLAYERS]
    numbers[DEAL_FIRST] = below(rng, players)
    for colour in range(COLOURS):
        numbers[DEAL_OWNERS + colour] = OWNERS_OF[players][colour]
    shuffle(numbers[DEAL_OWNERS:], COLOURS, rng)
    cell = DEAL_CELLS
    for face in range(FACES):
        for _ in range(COPIES[face]):
            numbers[cell] = face
            cell += 1
    shuffle(numbers[DEAL_CELLS:], CELLS, rng)


@jit
def start(state: MineState, numbers: Ints) -> None:
    """The first moment of a game, from a deal (M3)."""
    lay_out(state, numbers)


@jit
def lay_out(state: MineState, numbers: Ints) -> None:
    """All cards lie face down (M3)."""
    state.players = numbers[DEAL_PLAYERS]
    state.layout = numbers[DEAL_LAYOUT]
    state.open_gold = numbers[DEAL_OPEN]
    state.stall_limit = numbers[DEAL_STALL]
    state.seat = state.first = numbers[DEAL_FIRST]
    state.up = NO_CELL
    state.rush = 0
    state.idle = 0
    for half in range(2):
        state.down[half] = ALL
        state.seen[half] = 0
        state.out[half] = 0
    for seat in range(SEATS):
        for value in range(GOLD_VALUES):
            state.won[seat][value] = 0
    for colour in range(COLOURS):
        state.owner[colour] = numbers[DEAL_OWNERS + colour]
    for cell in range(CELLS):
        state.cells[cell] = numbers[DEAL_CELLS + cell]
    for place in range(RULE_INTS):
        state.rules[place] = numbers[DEAL_RULES + place]


# House rules (`housed.py`), as far as others need to know of them


@jit
def copies(rules: Ints | list[int], face: int) -> int:
    """How many cards of a face there are (M1)."""
    number = RULE_COPIES + face if face < MINER else RULE_MINERS + (face - MINER) % MINER_VALUES
    return COPIES[face] + rule(rules, number)


# What may be done


@jit
def legal_moves(state: MineState, moves: Ints) -> int:
    """Lists the legal moves in ascending order and returns their number: any face-down card (M5)."""
    n = 0
    for half in range(2):
        cells = state.down[half]
        while cells:
            moves[n] = half * HALF + lowest(cells)
            n += 1
            cells &= cells - 1
    return n


@jit
def random_move(state: MineState, rng: RngState) -> int:
    """A legal move, each equally likely: counted, not listed."""
    k = below(rng, face_down(state))
    count = popcount(state.down[0])
    if k < count:
        return lowest(nth(state.down[0], k))
    return HALF + lowest(nth(state.down[1], k - count))


# What happens


@jit
def apply(state: MineState, move: int) -> None:
    """Turns up a face-down card before everybody's eyes (M5)."""
    state.down[half_of(move)] ^= bit_of(move)
    state.seen[half_of(move)] |= bit_of(move)
    if state.rush:
        rush_card(state, move)
        next_seat(state)
    elif state.up == NO_CELL:
        state.up = move
    else:
        first = state.up
        state.up = NO_CELL
        state.idle += 1  # until a card leaves
        compare(state, first, move)
        next_seat(state)
        begin_turn(state)


@jit
def compare(state: MineState, first: int, second: int) -> None:
    """What two cards that lie face up bring (M6 to M9)."""
    low, high = first, second  # by face: gold lies below dynamite, miners above it
    if state.cells[low] > state.cells[high]:
        low, high = second, first
    if state.cells[low] == DYNAMITE or state.cells[high] == DYNAMITE:
        leave(state, low)  # M8
        leave(state, high)
    elif state.cells[low] > DYNAMITE:
        duel(state, low, high)
    elif state.cells[high] > DYNAMITE:
        dig(state, low, high)
    else:
        turn_down(state, low)  # two gold cards (M9)
        turn_down(state, high)


@jit
def dig(state: MineState, gold: int, miner: int) -> None:
    """A miner who is strong enough brings the gold to the owner, or to the active player if that is nobody (M6, M9)."""
    face = state.cells[miner]
    if miner_value(face) < gold_value(state.cells[gold]):
        turn_down(state, gold)
        turn_down(state, miner)
        return
    owner = state.owner[miner_colour(face)]
    win(state, state.seat if owner == NOBODY else owner, gold)
    leave(state, miner)


@jit
def duel(state: MineState, one: int, other: int) -> None:
    """The weaker of two miners leaves; equal ones both stay (M7, M9)."""
    fight(state, one, other)
    fight(state, other, one)


@jit
def fight(state: MineState, miner: int, opponent: int) -> None:
    if miner_value(state.cells[miner]) < miner_value(state.cells[opponent]):
        leave(state, miner)
    else:
        turn_down(state, miner)


@jit
def rush_card(state: MineState, cell: int) -> None:
    """In the Gold Rush gold is the finder's, and everything else leaves the game (M10)."""
    if state.cells[cell] < DYNAMITE:
        win(state, state.seat, cell)
    else:
        leave(state, cell)


@jit
def win(state: MineState, seat: int, gold: int) -> None:
    """The gold card goes under the seat's mine entrance (M13)."""
    state.won[seat][state.cells[gold]] += 1
    state.idle = 0


@jit
def leave(state: MineState, cell: int) -> None:
    """The card leaves the game; its place stays empty (M3)."""
    state.out[half_of(cell)] |= bit_of(cell)
    state.idle = 0


@jit
def turn_down(state: MineState, cell: int) -> None:
    """The card is turned down again in its place (M3)."""
    state.down[half_of(cell)] |= bit_of(cell)


@jit
def next_seat(state: MineState) -> None:
    """Clockwise (M4)."""
    state.seat = state.seat + 1 if state.seat + 1 < state.players else 0


@jit
def begin_turn(state: MineState) -> None:
    """The Gold Rush begins with a turn that finds few cards (M10), or when play would never end (M15)."""
    if face_down(state) <= RUSH_AT or state.idle >= state.stall_limit:
        state.rush = 1


@jit
def is_over(state: MineState) -> bool:
    """The last card has left the table (M11). A turn of two cards never takes it: that begins with more than ten."""
    return state.down[0] | state.down[1] == 0


@jit
def score(state: MineState, seat: int) -> int:
    """A seat's points so far (M12)."""
    total = 0
    for face in range(GOLD_VALUES):
        total += gold_value(face) * state.won[seat][face]
    return total


@jit
def standing(state: MineState, seat: int) -> int:
    """A number that ranks seats: points, then gold cards (M12)."""
    cards = 0
    for face in range(GOLD_VALUES):
        cards += state.won[seat][face]
    return score(state, seat) * CELLS + cards
