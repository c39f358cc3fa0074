"""The hand-made one-ply bot of `donkey`, compiled: it counts points, and guesses what cards may become."""

from math import exp

import numpy as np

from motherlode.bots.worth import ahead_of_mean
from motherlode.rules.bits import popcount
from motherlode.rules.compiled import address_of, copy, float_exported_for, ints_at, jit_for, keep
from motherlode.rules.donkey import abi as rules
from motherlode.rules.donkey import play
from motherlode.rules.donkey.state import COLOURS, SEATS, DonkeyState

jit = jit_for(__name__)
float_exported = float_exported_for(__name__)

SINGLE, PAIR = 0.3, 0.6  # how much of one card's, and of two cards' points a player counts on
POINTS_THAT_DECIDE = 12.0
SET_BONUS = 1.5  # what the card that comes with a set is worth, for a pair counted like its points


@jit
def guess(state: DonkeyState, seat: int) -> float:
    """The points of a seat, and those that its tableau may bring."""
    total = float(play.score(state, seat))
    for colour in range(COLOURS):
        cards = state.tableau[seat] & play.ONE_COLOUR << colour
        held = popcount(cards)
        if held == 1:
            total += SINGLE * play.points(cards)
        elif held == 2:
            total += PAIR * (play.points(cards) + SET_BONUS)
        elif held == 3:  # being scored: the bonus is chosen after it
            total += play.points(cards) + SET_BONUS
    return total


@float_exported
def guess_move(state: int, move: int) -> float:
    """How far a move seems to bring who makes it ahead of the others on average."""
    buffer, guesses = np.empty(rules.STATE_SIZE, np.int64), np.zeros(SEATS)
    copy(ints_at(state, rules.STATE_SIZE), buffer, rules.STATE_SIZE)
    after = rules.at(address_of(buffer))
    me = after.seat
    play.apply(after, move)
    for seat in range(after.players):
        guesses[seat] = guess(after, seat)
    ahead = ahead_of_mean(guesses, after.players, me)
    keep(buffer)
    return ahead


@float_exported
def chance_by_guess(state: int, move: int) -> float:
    """The chance to win that the guess makes of a move."""
    others = rules.at(state).players - 1
    return 1 / (1 + others * exp(-guess_move(state, move) / POINTS_THAT_DECIDE))
