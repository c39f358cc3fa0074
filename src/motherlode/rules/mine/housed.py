"""The rules of `mine` with house rules.

This is `play.py`, read once more, with other functions in the place of those that house rules change: names are looked
up when a function is compiled. So the printed game does not pay for them.
"""

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
    shuffle,
)
from motherlode.rules.mine.play import (
    bit_of,
    compare,
    copies,
    face_down,
    fight,
    gold_value,
    half_of,
    lay_out,
    leave,
    miner_colour,
    miner_value,
    next_seat,
    rush_card,
    turn_down,
    win,
)
from motherlode.rules.mine.state import (
    CELLS,
    COLOURS,
    DEAL_CELLS,
    DEAL_FIRST,
    DEAL_OWNERS,
    DEAL_PLAYERS,
    DEAL_RULES,
    FACES,
    GOLD_VALUES,
    HIDDEN,
    MORE_CARDS,
    NO_CELL,
    NOBODY,
    OWNERS_OF,
    RULE_DIG,
    RULE_EQUAL,
    RULE_RUSH,
    RULE_TOGETHER,
    RULE_WORTH,
    RUSH_AT,
    MineState,
)

read_again("play", globals())
jit = jit_for(__name__)


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
        for _ in range(copies(numbers[DEAL_RULES:], face)):
            numbers[cell] = face
            cell += 1
    shuffle(numbers[DEAL_CELLS:], CELLS + rule(numbers[DEAL_RULES:], MORE_CARDS), rng)


@jit
def start(state: MineState, numbers: Ints) -> None:
    """The first moment of a game, from a deal (M3); it may be one of the Gold Rush (M10)."""
    lay_out(state, numbers)
    leave_out(state)
    begin_turn(state)


@jit
def leave_out(state: MineState) -> None:
    """A smaller deck leaves the last places empty from the beginning (M1, M3)."""
    for cell in range(CELLS + rule(state.rules, MORE_CARDS), CELLS):
        state.down[half_of(cell)] ^= bit_of(cell)
        state.cells[cell] = HIDDEN


@jit
def apply(state: MineState, move: int) -> None:
    """Turns up a face-down card before everybody's eyes (M5)."""
    state.down[half_of(move)] ^= bit_of(move)
    if rule(state.rules, RULE_TOGETHER) and not state.rush and state.up == NO_CELL:
        state.up = move  # and nobody sees it yet
        return
    see(state, move)
    if state.rush:
        rush_card(state, move)
        next_seat(state)
    elif state.up == NO_CELL:
        state.up = move
    else:
        first = state.up
        see(state, first)
        state.up = NO_CELL
        state.idle += 1  # until a card leaves
        compare(state, first, move)
        next_seat(state)
        begin_turn(state)


@jit
def see(state: MineState, cell: int) -> None:
    """Everybody sees the card (M5, M10)."""
    state.seen[half_of(cell)] |= bit_of(cell)


@jit
def dig(state: MineState, gold: int, miner: int) -> None:
    """A miner who is strong enough brings the gold to the owner, or to the active player if that is nobody (M6, M9)."""
    face = state.cells[miner]
    needed = gold_value(state.cells[gold]) + rule(state.rules, RULE_DIG)
    if miner_value(face) < needed:
        turn_down(state, gold)
        turn_down(state, miner)
        return
    owner = state.owner[miner_colour(face)]
    win(state, state.seat if owner == NOBODY else owner, gold)
    leave(state, miner)


@jit
def duel(state: MineState, one: int, other: int) -> None:
    """The weaker of two miners leaves; equal ones both stay (M7, M9)."""
    if rule(state.rules, RULE_EQUAL) and is_even(state, one, other):
        leave(state, one)
        leave(state, other)
        return
    fight(state, one, other)
    fight(state, other, one)


@jit
def is_even(state: MineState, one: int, other: int) -> bool:
    return miner_value(state.cells[one]) == miner_value(state.cells[other])


@jit
def begin_turn(state: MineState) -> None:
    """The Gold Rush begins with a turn that finds few cards (M10), or when play would never end (M15)."""
    rush_at = RUSH_AT + rule(state.rules, RULE_RUSH)
    if face_down(state) <= rush_at or state.idle >= state.stall_limit:
        state.rush = 1


@jit
def score(state: MineState, seat: int) -> int:
    """A seat's points so far (M12)."""
    total = 0
    for face in range(GOLD_VALUES):
        value = gold_value(face) + rule(state.rules, RULE_WORTH + face)
        total += value * state.won[seat][face]
    return total
