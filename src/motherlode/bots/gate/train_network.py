"""How the network of `gate` is learnt (see `network`): from self-play, by temporal differences.

Everybody plays each turn to the end that the network likes best, now and then to any end. When a round is over the
network looks back: at each end of a turn it should have expected what the sides got until the next turn of that seat
and what was expected then, and in part what really came until the round was over.
"""

from collections.abc import Callable
from itertools import pairwise

import numpy as np

from motherlode.bots.gate import turns
from motherlode.bots.gate.network import (
    ANYWAY_AT,
    HIDDEN,
    LEAK,
    MOST_ACTIVE,
    NETWORK_SIZE,
    OUTPUT_AT,
    POINTS,
    Singles,
    add_features,
    weights_at,
    write_expected,
)
from motherlode.bots.gate.policy import NAMES, PLAYERS, POLICY_SIZE, SIDES, TABLES, best_move, lead_of_side
from motherlode.rules import SplitMix64
from motherlode.rules.compiled import Floats, Ints, RngState, address_of, exported_for, floats_at, jit_for, keep, rng_at
from motherlode.rules.compiled_rng import below, seed
from motherlode.rules.gate import abi as rules
from motherlode.rules.gate import play
from motherlode.rules.gate.state import DEAL_PLAYERS, DEAL_SIDES, DEAL_SIZE, SEATS, GateState

jit = jit_for(__name__)
exported = exported_for(__name__)

GAMES = 500_000
"""At each kind of table."""
LESSONS = 200
"""The games are played in so many parts; the network that is kept is the mean of those after the later parts."""
LATER = 50
BEGINNINGS = 6
"""So many networks begin by chance. The one that plays best after a part of the games goes on: some never get far."""
PACE = 0.004, 0.0003
"""How far the weights go, in the first lesson and in the last."""
REALITY = np.float32(0.8)
"""How much of what the network should have expected is what really came, and not what it expected a turn later."""
ANY_END = 50
"""One turn in so many ends anywhere."""
REPORTS = 20
REPORT_DEALS = 2000
"""So many deals the network so far plays against the policy, for the learning curve."""
MOST_TURNS = 64
"""Later turns of a seat in a round are not learnt from."""


@exported
def play_and_learn(players: int, sides: int, first: int, games: int, number: int, network: int, pace_at: int) -> int:
    """Plays the deals `first`, `first + 1`, … of a seed, and learns from each round when it is over."""
    weights, pace = weights_at(network), np.float32(floats_at(pace_at, 1)[0])
    buffer, numbers, dice = np.zeros(rules.STATE_SIZE, np.int64), np.zeros(DEAL_SIZE, np.int64), np.zeros(1, np.int64)
    record, rng = rules.at(address_of(buffer)), rng_at(address_of(dice))
    numbers[DEAL_PLAYERS], numbers[DEAL_SIDES] = players, sides
    counts, lengths = np.zeros(SEATS, np.int64), np.zeros((SEATS, MOST_TURNS), np.int64)
    active = np.zeros((SEATS, MOST_TURNS, MOST_ACTIVE), np.int64)
    points = np.zeros((SEATS, MOST_TURNS, SEATS), np.int64)
    ends, ahead = np.empty((turns.MOST_ENDS, turns.ROW), np.int64), np.empty(turns.MOST_ENDS, np.float32)
    for game in range(first, first + games):
        seed(rng, np.uint64(number), np.uint64(game))
        play.deal(numbers, rng)
        play.start(record, numbers)
        while not play.is_over(record):
            counts[:] = 0
            round_number = record.round_number
            while not play.is_over(record) and record.round_number == round_number:
                end = choose_end(weights, record, ends, ahead, rng)
                me, at = record.seat, counts[record.seat]
                if ends[end, turns.HAND] and at < MOST_TURNS:
                    lengths[me, at] = turns.note_turn(record, ends, end, active[me, at])
                    note_points(record, me, points[me, at])
                    points[me, at, 0] += ends[end, turns.GAIN]
                    counts[me] += 1
                turns.play_to_end(record, ends, end)
            for seat in range(players):
                learn_round(weights, record, seat, counts[seat], lengths[seat], active[seat], points[seat], pace)
    keep(buffer)
    keep(dice)
    return games


@jit
def choose_end(weights: Singles, state: GateState, ends: Ints, ahead: Singles, rng: RngState) -> int:
    """The end of the turn that the network likes best, now and then any; the hand is always emptied if it can be."""
    found = turns.find_ends(state, ends)
    best = turns.judge_ends(weights, state, ends, found, ahead)
    if ends[best, turns.HAND] == 0 or below(rng, ANY_END):
        return best
    first = 0 if turns.may_stop(ends, 0) else 1
    return first + below(rng, found - first)


@jit
def note_points(state: GateState, me: int, points: Ints) -> None:
    """Writes the points of all sides, the own one first."""
    mine = play.side(state, me)
    for after in range(state.sides):
        points[after] = play.score(state, (mine + after) % state.sides)


@jit
def learn_round(
    weights: Singles, state: GateState, me: int, count: int, lengths: Ints, active: Ints, points: Ints, pace: np.float32
) -> None:
    """Learns from the ends of a seat's turns in a round that is over, the last one first."""
    later, wanted, expected = np.zeros(SEATS, np.int64), np.zeros(SEATS, np.float32), np.zeros(SEATS, np.float32)
    hidden, unit_points, believed = np.empty(HIDDEN, np.float32), np.float32(POINTS), np.float32(1) - REALITY
    note_points(state, me, later)
    for turn in range(count - 1, -1, -1):
        for side in range(state.sides):
            gained = np.float32(later[side] - points[turn, side]) / unit_points
            wanted[side] = gained + REALITY * wanted[side] + believed * expected[side]
            later[side] = points[turn, side]
        hidden[:] = np.float32(0)
        add_features(weights, active[turn], lengths[turn], hidden)
        write_expected(weights, hidden, expected)
        correct(weights, active[turn], lengths[turn], hidden, expected, wanted, state.sides, pace)


@jit
def correct(
    weights: Singles,
    active: Ints,
    length: int,
    hidden: Singles,
    expected: Singles,
    wanted: Singles,
    sides: int,
    pace: np.float32,
) -> None:
    """Moves the weights a little, so that what was wanted is expected (a step of gradient descent)."""
    for unit in range(HIDDEN):
        through = np.float32(0)
        for side in range(sides):
            error = wanted[side] - expected[side]
            through += error * weights[OUTPUT_AT + unit * SEATS + side]
            weights[OUTPUT_AT + unit * SEATS + side] += pace * error * hidden[unit]
        if hidden[unit] < 0:
            through *= LEAK
        hidden[unit] = pace * through
    for side in range(sides):
        weights[ANYWAY_AT + side] += pace * (wanted[side] - expected[side])
    for i in range(length):
        row = active[i] * HIDDEN
        for unit in range(HIDDEN):
            weights[row + unit] += hidden[unit]


@exported
def compete_with_policy(players: int, sides: int, deals: int, number: int, network: int, policy: int, out: int) -> int:
    """Plays the first deals of a seed, the network in each side in turn and a policy in all others; writes how many
    points a game the network is ahead of the others' mean. Returns the number of games.
    """
    weights, policy_weights = weights_at(network), floats_at(policy, POLICY_SIZE)
    buffer, numbers, dice = np.zeros(rules.STATE_SIZE, np.int64), np.zeros(DEAL_SIZE, np.int64), np.zeros(1, np.int64)
    record, rng = rules.at(address_of(buffer)), rng_at(address_of(dice))
    numbers[DEAL_PLAYERS], numbers[DEAL_SIDES] = players, sides
    ends, ahead = np.empty((turns.MOST_ENDS, turns.ROW), np.int64), np.empty(turns.MOST_ENDS, np.float32)
    lead = 0.0
    for game in range(deals):
        seed(rng, np.uint64(number), np.uint64(game))
        play.deal(numbers, rng)
        for mine in range(sides):
            play.start(record, numbers)
            while not play.is_over(record):
                if play.side(record, record.seat) == mine:
                    turns.play_turn(weights, record, ends, ahead)
                else:
                    play.apply(record, best_move(policy_weights, record))
            lead += lead_of_side(record, mine)
    keep(buffer)
    keep(dice)
    floats_at(out, 1)[0] = lead / (deals * sides)
    return deals * sides


def points_ahead(table: int, network: Singles, policy_weights: Floats, deals: int, number: int) -> float:
    """How many points a game the network is ahead of a policy at a kind of table."""
    found = np.zeros(1)
    addresses = network.ctypes.data, policy_weights.ctypes.data, found.ctypes.data
    compete_with_policy(PLAYERS[table], SIDES[table], deals, number, *addresses)
    return float(found[0])


Report = Callable[[float, dict[str, float]], None]


def train_network(policy_weights: Floats, number: int, report: Report, games: int = GAMES) -> Singles:
    """Learns the weights at all kinds of tables from a seed."""
    found = np.zeros((TABLES, NETWORK_SIZE), np.float32)
    for table, name in enumerate(NAMES):

        def share(fraction: float, ahead: float, table: int = table, name: str = name) -> None:
            report((table + fraction) / TABLES, {f"points ahead of the policy, {name}": ahead})

        found[table] = _train_table(table, policy_weights, number, games, share)
    return found


def _train_table(
    table: int, policy_weights: Floats, number: int, games: int, report: Callable[[float, float], None]
) -> Singles:
    """Learns the weights at one kind of table."""
    beginnings = [
        learn(table, random_network(SplitMix64(number, table * BEGINNINGS + i)), 0, games // REPORTS, number, PACE[0])
        for i in range(BEGINNINGS)
    ]
    network = max(beginnings, key=lambda each: points_ahead(table, each, policy_weights, REPORT_DEALS, number + 1))
    later = np.zeros(NETWORK_SIZE)
    borders = [games * lesson // LESSONS for lesson in range(LESSONS + 1)]
    for lesson, (first, end) in enumerate(pairwise(borders)):
        learn(table, network, first, end - first, number, PACE[0] * (PACE[1] / PACE[0]) ** (lesson / LESSONS))
        if lesson >= LESSONS - LATER:
            later += network
        if (lesson + 1) % (LESSONS // REPORTS) == 0:
            ahead = points_ahead(table, network, policy_weights, REPORT_DEALS, number + 1)
            report((lesson + 1) / LESSONS, ahead)
    return (later / LATER).astype(np.float32)


def learn(table: int, network: Singles, first: int, games: int, number: int, pace: float) -> Singles:
    """Lets a network learn from some games; returns it."""
    pace_at = np.array([pace])
    play_and_learn(PLAYERS[table], SIDES[table], first, games, number, network.ctypes.data, pace_at.ctypes.data)
    return network


def random_network(rng: SplitMix64) -> Singles:
    """Small weights by chance."""
    reach = np.full(NETWORK_SIZE, 0.17, np.float32)
    reach[OUTPUT_AT:ANYWAY_AT] = 0.5
    reach[ANYWAY_AT:] = 0.0
    return reach * np.array([2 * rng.fraction() - 1 for _ in range(NETWORK_SIZE)], np.float32)
