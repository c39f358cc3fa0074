"""How the weights of `gate` are learnt: those of the policy here, and then the network (see `train_network`).

The policy's are learnt from self-play, starting from the hand-made ones. Every step tries two policies that differ from
the one so far in opposite ways, each weight moved up or down by chance. They play each other, each in one side against
the other in all others, and the weights go towards the one that got more points (simultaneous perturbation). What is
learnt is the mean of the later steps.
"""

from collections.abc import Callable

import numpy as np

from motherlode.bots.gate.policy import (
    GREEDY,
    NAMES,
    PLAYERS,
    POLICY_SIZE,
    SIDES,
    TABLES,
    TEMPOS,
    WEIGHTS,
    best_move,
    lead_of_side,
)
from motherlode.bots.gate.train_network import GAMES, LESSONS, train_network
from motherlode.bots.gate.weights import FILE, Weights, pack
from motherlode.rules import SplitMix64
from motherlode.rules.compiled import Floats, address_of, exported_for, floats_at, keep, rng_at
from motherlode.rules.compiled_rng import seed
from motherlode.rules.gate import abi as rules
from motherlode.rules.gate import play
from motherlode.rules.gate.state import DEAL_PLAYERS, DEAL_SIDES, DEAL_SIZE

__all__ = ["FILE", "SHIPPED_SEED", "train"]

exported = exported_for(__name__)

SHIPPED_SEED = 1
STEPS = 3000
DEALS = 100  # that each step plays
REPORTS = 20
"""So many times the policy so far plays against the hand-made one, for the learning curve."""
REPORT_DEALS = 2000

# At the first step and at the last: how far the weights are moved to try them, and how far they go for a point ahead.
REACH = 3.0, 1.0
PACE = 0.03, 0.01


@exported
def compete(players: int, sides: int, first: int, deals: int, number: int, one_at: int, other_at: int, out: int) -> int:
    """Plays the deals `first`, `first + 1`, … of a seed, one policy in each side in turn and the other in all others;
    writes how many points a game the one is ahead of the others' mean. Returns the number of games.
    """
    one, other = floats_at(one_at, POLICY_SIZE), floats_at(other_at, POLICY_SIZE)
    buffer, numbers, dice = np.zeros(rules.STATE_SIZE, np.int64), np.zeros(DEAL_SIZE, np.int64), np.zeros(1, np.int64)
    record, rng = rules.at(address_of(buffer)), rng_at(address_of(dice))
    numbers[DEAL_PLAYERS], numbers[DEAL_SIDES] = players, sides
    ahead = 0.0
    for game in range(first, first + deals):
        seed(rng, np.uint64(number), np.uint64(game))
        play.deal(numbers, rng)
        for mine in range(sides):
            play.start(record, numbers)
            while not play.is_over(record):
                play.apply(record, best_move(one if play.side(record, record.seat) == mine else other, record))
            ahead += lead_of_side(record, mine)
    keep(buffer)
    keep(dice)
    floats_at(out, 1)[0] = ahead / (deals * sides)
    return deals * sides


def points_ahead(table: int, one: Floats, other: Floats, first: int, deals: int, number: int) -> float:
    """How many points a game one policy is ahead of another at a kind of table."""
    found = np.zeros(1)
    addresses = one.ctypes.data, other.ctypes.data, found.ctypes.data
    compete(PLAYERS[table], SIDES[table], first, deals, number, *addresses)
    return float(found[0])


Report = Callable[[float, dict[str, float]], None]


def train(number: int, report: Report, steps: int = STEPS, games: int = GAMES) -> bytes:
    """Learns the weights at all kinds of tables from a seed; returns the bytes of the file."""
    policy_weights = train_policy(number, lambda done, curve: report(done / 2, curve), steps).round(2)
    network = train_network(policy_weights, number, lambda done, curve: report((1 + done) / 2, curve), games)
    settings = {"seed": number, "steps": steps, "deals": DEALS, "games": games, "lessons": LESSONS}
    return pack(Weights(policy_weights, network), settings)


def train_policy(number: int, report: Report, steps: int) -> Floats:
    """Learns the weights of the policy at all kinds of tables."""
    policy_weights = np.array(GREEDY)
    for table in range(TABLES):

        def share(fraction: float, curve: dict[str, float], table: int = table) -> None:
            report((table + fraction) / TABLES, curve)

        policy_weights[table] = _train_table(table, number, steps, share)
    return policy_weights


def _train_table(table: int, number: int, steps: int, report: Report) -> Floats:
    """Learns the weights at one kind of table."""
    policy_weights, later = np.array(GREEDY), np.zeros((TEMPOS, WEIGHTS))
    rng = SplitMix64(number, table)
    reported = [steps * (each + 1) // REPORTS for each in range(REPORTS)]
    for step in range(steps):
        reach, pace = (first + (last - first) * step / steps for first, last in (REACH, PACE))
        change = np.array([[2.0 * rng.below(2) - 1.0 for _ in range(WEIGHTS)] for _ in range(TEMPOS)])
        more, less = policy_weights.copy(), policy_weights.copy()
        more[table] += reach * change
        less[table] -= reach * change
        deals = step * DEALS, DEALS, number
        gain = points_ahead(table, more, less, *deals) - points_ahead(table, less, more, *deals)
        policy_weights[table] += pace * gain * change
        if step >= steps // 2:
            later += policy_weights[table]
        if step + 1 in reported:
            ahead = points_ahead(table, policy_weights, GREEDY, 0, REPORT_DEALS, number + 1)
            report((step + 1) / steps, {f"points ahead, {NAMES[table]}": ahead})
    return later / (steps - steps // 2)
