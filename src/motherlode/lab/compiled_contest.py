"""Contests of bots that choose without leaving compiled code: the games of `arena`, move by move, but much faster.

The same deals, rotations and seeds as there.
"""

from collections.abc import Iterator

import numpy as np
import numpy.typing as npt

from motherlode.bots.compiled_policy import CompiledPolicy
from motherlode.bots.policy_games import PolicySeats, row_size
from motherlode.bots.registry import compiled_at
from motherlode.lab.arena import Contest
from motherlode.rules import game
from motherlode.rules.house import is_printed
from motherlode.rules.outcome import shares_of

Shares = npt.NDArray[np.float64]


def policies_of(contest: Contest) -> list[CompiledPolicy] | None:
    """The bots of a contest as compiled policies; None where one of them has to think in Python."""
    rules = game(contest.game)
    if contest.own_budgets or not is_printed(rules.options(len(contest.bots), contest.options)):
        return None
    found = [compiled_at(name, rules, len(contest.bots), contest.options) for name in contest.bots]
    return None if None in found else [policy for policy in found if policy is not None]


def compiled_rounds(contest: Contest, policies: list[CompiledPolicy]) -> Iterator[Shares]:
    """For each deal the shares of the victory: a row a rotation, a column a player, as in `arena.PlayedDeal.wins`."""
    rules, players = game(contest.game), len(contest.bots)
    rotations = [contest.seated(shift) for shift in range(players)]
    tables = [PolicySeats(rules, [policies[player] for player in at]) for at in rotations]
    for number in range(contest.deals):
        state = contest.deal(number)
        numbers = np.array(rules.deals.encode(state.deal, players, state.options), np.int64)
        rows = np.empty((rules.spec.longest(state.options), row_size(players)), np.int64)
        wins = np.zeros((players, players))
        for shift, (at, table) in enumerate(zip(rotations, tables, strict=True)):
            table.play(numbers, [contest.bot_seed(number, player) for player in at], rows)
            wins[shift, at] = shares_of(table.standings())
        yield wins
