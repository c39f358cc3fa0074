"""How the search thinks about `gate`, compiled.

A search looks at one round: what it starts from makes the round the last one, and remembers how many rounds come after
it (see `belief`). What the points at the end of the round are worth is a guess at who wins after the coming rounds.
"""

from functools import partial

import numpy as np

from motherlode.bots.gate import belief, policy
from motherlode.bots.gate.chances import chance_of_seat, chances, points_to_chances
from motherlode.bots.gate.network import POINTS, Singles
from motherlode.bots.gate.turns import HAND, MOST_ENDS, ROW, find_ends, judge_ends, write_expectation, write_moment
from motherlode.bots.search import SEATS, WORTH, SearchModel
from motherlode.bots.worth import lead_of, settle
from motherlode.rules.compiled import (
    Floats,
    address_of,
    copy,
    exported_for,
    float_exported_for,
    floats_at,
    ints_at,
    jit_for,
    keep,
    rng_at,
)
from motherlode.rules.gate import abi as rules
from motherlode.rules.gate import play
from motherlode.rules.gate.state import PASS, ROUNDS, GateState

jit = jit_for(__name__)
exported = exported_for(__name__)
float_exported = float_exported_for(__name__)

CERTAIN_LEAD = 400.0
DOUBT = 6.0  # in the last round a lead of so many points is an advantage of e to 1, as what is expected may be wrong
REST_OF_ROUND = 0.5  # what a round that goes on may still change, in whole rounds
OUT_SOON = 60.0  # about what it brings to empty the hand
POLICY_PRIOR = 0.1  # how much better a move seems that has the highest score


@jit
def worth_of_chance(state: GateState, chance: float) -> float:
    """What a chance to win is worth in the search: to partners only half of it, so that the search explores more.

    What the rest of a round brings varies more in teams.
    """
    return chance * state.sides / state.players


@exported
def value(state: int, worth: int) -> int:
    """What the end of the round is worth."""
    shares = np.empty(SEATS, np.float64)
    chances(rules.at(state), belief.rounds_to_come(state), shares)
    write_worth(rules.at(state), shares, floats_at(worth, WORTH))
    return 0


@jit
def write_worth(record: GateState, shares: Floats, found: Floats) -> None:
    """Writes what the search wants to know of a round's end, with the chances of all sides."""
    points = np.empty(SEATS, np.int64)
    for side in range(record.sides):
        points[side] = play.score(record, side)
    for seat in range(record.players):
        side = play.side(record, seat)
        found[seat] = worth_of_chance(record, shares[side])
        found[SEATS + seat] = shares[side]
        found[2 * SEATS + seat] = lead_of(points, record.sides, side)


@float_exported
def prior(state: int, move: int) -> float:
    """The chance to win as the purses are now, and more for the move with the highest score."""
    record = rules.at(state)
    is_best = policy.better_moves(belief.policy_of_players(state), record, move) == 0
    chance = chance_of_seat(record, belief.rounds_to_come(state) + 1, record.seat)
    return worth_of_chance(record, chance) + (POLICY_PRIOR if is_best else 0.0)


@float_exported
def prospect(state: int) -> float:
    """The chance to win of the seat whose decision it is, in any state of a game."""
    record = rules.at(state)
    return chance_of_seat(record, ROUNDS - record.round_number, record.seat)


@exported
def opponent_model(state: int, rng: int) -> int:
    """What another seat would do."""
    return policy.likely_move(belief.policy_of_players(state), rules.at(state), rng_at(rng))


@exported
def rollout(state: int, rng: int) -> int:
    """Plays the round to its end as players would, and returns the number of moves."""
    record = rules.at(state)
    policy_weights = belief.policy_of_players(state)
    numbers = rng_at(rng)
    moves = 0
    while not play.is_over(record):
        play.apply(record, policy.likely_move(policy_weights, record, numbers))
        moves += 1
    return moves


@exported
def rollout_without_lapses(state: int, rng: int) -> int:
    """The same, but everybody always makes the move with the highest score."""
    record = rules.at(state)
    policy_weights = belief.policy_of_players(state)
    moves = 0
    while not play.is_over(record):
        play.apply(record, policy.best_move(policy_weights, record))
        moves += 1
    return moves


@float_exported
def prior_by_network(state: int, move: int) -> float:
    """In the turn that the search is for, what the network expects after a move; later a guess that costs less."""
    return expected_chance(state, move) if belief.is_turn_of_search(state) else prior(state, move)


@jit
def expected_chance(state: int, move: int) -> float:
    """The chance to win of who makes a move, if its turn goes on to the end that the network likes best."""
    buffer, points = np.empty(rules.STATE_SIZE, np.int64), np.empty(SEATS, np.float64)
    copy(ints_at(state, rules.STATE_SIZE), buffer, rules.STATE_SIZE)
    record, rounds = rules.at(address_of(buffer)), float(belief.rounds_to_come(state))
    me = play.side(record, record.seat)
    if move != PASS:
        play.apply(record, move)
    for side in range(record.sides):
        points[side] = play.score(record, side)
    if not play.is_over(record):
        add_expected(belief.network_of(state), record, move == PASS, points)
        rounds += REST_OF_ROUND
    points_to_chances(points, record.sides, rounds, DOUBT)
    keep(buffer)
    return worth_of_chance(record, points[me])


@jit
def add_expected(network: Singles, record: GateState, stops: bool, points: Floats) -> None:
    """Adds to the points of all sides what the rest of the round brings, if the turn ends here or where it is best."""
    ends, expected = np.empty((MOST_ENDS, ROW), np.int64), np.empty(SEATS, np.float32)
    end, mine = 0, play.side(record, record.seat)
    write_moment(record, ends)
    if not stops:
        end = judge_ends(network, record, ends, find_ends(record, ends), np.empty(MOST_ENDS, np.float32))
    if ends[end, HAND] == 0:
        points[mine] += OUT_SOON
        return
    write_expectation(network, record, ends, end, expected)
    for after in range(record.sides):
        points[(mine + after) % record.sides] += POINTS * expected[after]


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


PLAIN = SearchModel(value=value_at_end, rollout=rules.playout, exploration=0.3)


def plain_model(policy_weights: Floats) -> SearchModel:
    """Plain information-set search: any deal, everybody's moves searched, greedy playouts with a tenth of any moves."""
    return SearchModel(
        value=value,
        rollout=rollout,
        begin=partial(belief.begin_search, policy_weights),
        exploration=0.15,
    )


def model(policy_weights: Floats) -> SearchModel:
    """A model that supposes a policy of all players, who have lapses."""
    return SearchModel(
        value=value,
        prior=prior,
        opponent_model=opponent_model,
        rollout=rollout,
        begin=partial(belief.begin_search, policy_weights),
        exploration=0.2,
        first_play_urgency=0.05,
    )


def informed_model(policy_weights: Floats, networks: Singles) -> SearchModel:
    """Everybody's moves are searched, and all play on by a policy without lapses; what a network expects of the own
    moves counts like many visits.
    """
    return SearchModel(
        value=value,
        prior=prior_by_network,
        prior_visits=200.0,
        rollout=rollout_without_lapses,
        begin=partial(belief.begin_search_with_network, policy_weights, networks),
        exploration=0.15,
        first_play_urgency=0.05,
    )
