"""How `gate` is thought about, compiled.

Only the own moves are searched: others are modelled. A search looks at one round: the notes that it starts from make
the round the last one, and remember how many rounds come after it (see `notes`). What the points at the end of the
round are worth is a guess at who wins after the coming rounds.
"""

from functools import partial
from typing import Any

import numpy as np

from motherlode.bots.gate import exact, notes, taste
from motherlode.bots.gate.chances import chance_of_seat
from motherlode.bots.plain import no_promise, no_reply, nothing_revealed
from motherlode.bots.search import SEATS, WORTH, Mind
from motherlode.bots.worth import lead_of, settle
from motherlode.rules.compiled import Floats, exported_for, float_exported_for, floats_at, jit_for, rng_at
from motherlode.rules.gate import abi as rules
from motherlode.rules.gate import play
from motherlode.rules.gate.state import ROUNDS, GateState

jit = jit_for(__name__)
exported = exported_for(__name__)
float_exported = float_exported_for(__name__)

CERTAIN_LEAD = 400.0
LEAF_NODES = 60  # the end of an imagined round is solved only if that is cheap
LIKED = 0.1  # how much better a move seems that players like best


@jit
def worth_of_chance(state: GateState, chance: float) -> float:
    """What a chance to win is worth in the search.

    To partners only half of it: what the rest of a round brings varies more in teams, and so the search explores more
    in comparison (with the whole of it, it lost to greedy).
    """
    return chance * state.sides / state.players


@exported
def value(state: int, worth: int) -> int:
    """What the end of the round is worth."""
    record = rules.at(state)
    found = floats_at(worth, WORTH)
    rounds = notes.rounds_to_come(state)
    points = np.empty(SEATS, np.int64)
    for side in range(record.sides):
        points[side] = play.score(record, side)
    for seat in range(record.players):
        chance = chance_of_seat(record, rounds, seat)
        found[seat] = worth_of_chance(record, chance)
        found[SEATS + seat] = chance
        found[2 * SEATS + seat] = lead_of(points, record.sides, play.side(record, seat))
    return 0


@float_exported
def promise(state: int, move: int) -> float:
    """The chance to win as the purses are now, and more for what players like."""
    record = rules.at(state)
    liked = taste.better_moves(notes.taste_of_players(state), record, move) == 0
    chance = chance_of_seat(record, notes.rounds_to_come(state) + 1, record.seat)
    return worth_of_chance(record, chance) + (LIKED if liked else 0.0)


@float_exported
def prospect(state: int) -> float:
    """The chance to win of the seat whose decision it is, in any state of a game."""
    record = rules.at(state)
    return chance_of_seat(record, ROUNDS - record.round_number, record.seat)


@exported
def reply(state: int, rng: int) -> int:
    """What another seat would do."""
    return taste.likely_move(notes.taste_of_players(state), rules.at(state), rng_at(rng))


@exported
def play_on(state: int, rng: int) -> int:
    """Plays the round to its end as players would, and returns the number of moves."""
    record = rules.at(state)
    weights = notes.taste_of_players(state)
    numbers = rng_at(rng)
    moves = 0
    while not play.is_over(record):
        play.apply(record, taste.likely_move(weights, record, numbers))
        moves += 1
    return moves


@exported
def play_on_exactly(state: int, rng: int) -> int:
    """The same, but when few cards are left everybody makes the best moves."""
    record = rules.at(state)
    weights = notes.taste_of_players(state)
    rounds = notes.rounds_to_come(state)
    numbers = rng_at(rng)
    moves = 0
    while not play.is_over(record):
        if exact.is_near_end(record) and exact.finish(state, rounds, LEAF_NODES) >= 0:
            break
        play.apply(record, taste.likely_move(weights, record, numbers))
        moves += 1
    return moves


@exported
def value_at_end(state: int, worth: int) -> int:
    """What a finished game is worth."""
    record = rules.at(state)
    scores = np.empty(SEATS, np.int64)
    found = floats_at(worth, WORTH)
    for side in range(record.sides):
        scores[side] = play.score(record, side)
    settle(scores, scores, record.sides, CERTAIN_LEAD, found)
    for seat in range(record.sides, record.players):
        for row in range(0, WORTH, SEATS):
            found[row + seat] = found[row + play.side(record, seat)]
    return 0


PLAIN = Mind(no_promise, value_at_end, no_reply, rules.playout, nothing_revealed, exploration=0.3, optimism=1e9)


def mind(players_like: Floats, imagine: Any, finish_round: Any) -> Mind:
    """A mind that supposes a taste of all players."""
    return Mind(
        promise,
        value,
        reply,
        finish_round,
        nothing_revealed,
        exploration=0.2,
        optimism=0.05,
        imagine=imagine,
        begin=partial(notes.take, players_like),
    )
