"""The rules of `tricks`, compiled."""

from motherlode.rules.bits import lowest, nth, popcount
from motherlode.rules.compiled import Ints, RngState, jit_for
from motherlode.rules.compiled_rng import below
from tests.games.tricks.state import (
    DEAL_DOUBLE,
    DEAL_FIRST,
    DEAL_HANDS,
    DEAL_PLAYERS,
    DECK,
    HAND,
    NOTHING,
    SEATS,
    TricksState,
)

jit = jit_for(__name__)

WHOLE = (1 << DECK) - 1


@jit
def draw(cards: int, number: int, rng: RngState) -> int:
    """Some of the cards, each equally likely."""
    hand = 0
    for _ in range(number):
        hand |= nth(cards & ~hand, below(rng, popcount(cards & ~hand)))
    return hand


@jit
def deal(numbers: Ints, rng: RngState) -> None:
    """The first seat and the hands (T1, T2)."""
    players = numbers[DEAL_PLAYERS]
    numbers[DEAL_FIRST] = below(rng, players)
    left = WHOLE
    for seat in range(players):
        hand = draw(left, HAND, rng)
        numbers[DEAL_HANDS + seat] = hand
        left &= ~hand


@jit
def start(state: TricksState, numbers: Ints) -> None:
    state.players = numbers[DEAL_PLAYERS]
    state.double_last = numbers[DEAL_DOUBLE]
    state.first = state.seat = state.leader = numbers[DEAL_FIRST]
    state.number = 0
    for seat in range(SEATS):
        state.hands[seat] = numbers[DEAL_HANDS + seat]
        state.gone[seat] = 0
        state.laid[seat] = NOTHING
        state.points[seat] = 0


@jit
def is_over(state: TricksState) -> bool:
    return bool(state.number == HAND)


@jit
def legal_moves(state: TricksState, moves: Ints) -> int:
    """Any card of the own hand (T2)."""
    if is_over(state):
        return 0
    hand = state.hands[state.seat]
    count = 0
    while hand:
        moves[count] = lowest(hand)
        hand &= hand - 1
        count += 1
    return count


@jit
def random_move(state: TricksState, rng: RngState) -> int:
    hand = state.hands[state.seat]
    return lowest(nth(hand, below(rng, popcount(hand))))


@jit
def apply(state: TricksState, move: int) -> None:
    seat = state.seat
    state.hands[seat] &= ~(1 << move)
    state.gone[seat] |= 1 << move
    state.laid[seat] = move
    following = seat + 1 if seat + 1 < state.players else 0
    if following == state.leader:
        take_trick(state)
    else:
        state.seat = following


@jit
def take_trick(state: TricksState) -> None:
    """The highest card takes it, and leads the next (T3, T5)."""
    winner = 0
    for seat in range(1, state.players):
        if state.laid[seat] > state.laid[winner]:
            winner = seat
    state.number += 1
    state.points[winner] += 2 if state.double_last and is_over(state) else 1
    for seat in range(SEATS):
        state.laid[seat] = NOTHING
    state.leader = state.seat = winner


@jit
def score(state: TricksState, seat: int) -> int:
    return state.points[seat]


@jit
def standing(state: TricksState, seat: int) -> int:
    """Points, and nothing else (T4)."""
    return state.points[seat]
