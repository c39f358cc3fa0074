"""Whole games without leaving compiled code, where all players are bots that can (`bots.compiled_policy`).

The same games and the same rows as in `playing`, only many times as fast. Where more is asked than compiled code tells
(how often rules come into play, a close look), the moves are made once more in Python.
"""

from math import log2

import numpy as np

from motherlode.bots.compiled_policy import CompiledPolicy
from motherlode.bots.policy_games import CHOICES, CODE, SCORES, PolicySeats, row_size
from motherlode.lab.experiment.analysis import Row
from motherlode.lab.experiment.definition import Setup
from motherlode.lab.experiment.playing import begin, leaders_row, outcome_row, row_of, seated, seeds_of
from motherlode.rules.outcome import decided_by, rank, shares_of


class CompiledGames:
    """The games of a table whose players are all compiled."""

    def __init__(self, setup: Setup, policies: dict[str, CompiledPolicy]) -> None:
        self._setup = setup
        self._options = setup.rules.options(setup.players, setup.options)
        self._game = setup.rules.under(self._options)
        self._seats = [
            PolicySeats(self._game, [policies[name] for name in seated(setup, rotation)])
            for rotation in range(setup.rotations)
        ]
        self._moves = np.zeros((self._game.spec.longest(self._options), row_size(setup.players)), np.int64)

    def row(self, deal: int, rotation: int) -> Row:
        """What `playing` says of the same game."""
        setup, seats, state = self._setup, self._seats[rotation], begin(self._setup, deal)
        numbers = self._game.deals.encode(state.deal, setup.players, self._options)
        made = seats.play(np.array(numbers, np.int64), seeds_of(setup, deal), self._moves)
        moves = self._moves[:made]
        if setup.events or setup.look is not None:
            for code in moves[:, CODE].tolist():
                state = state.apply(self._game.by_code[code])
            return row_of(setup, deal, rotation, state)
        choices = moves[:, CHOICES].tolist()
        row: Row = {"deal": deal, "rotation": rotation, "moves": made}
        row |= {"choices": sum(number > 1 for number in choices), "doublings": sum(map(log2, choices))}
        row |= self._outcome(seats)
        points = moves[:, SCORES : SCORES + setup.sides].tolist()
        return row | leaders_row([[0] * setup.sides, *points])

    def _outcome(self, seats: PolicySeats) -> Row:
        setup, scores, standings = self._setup, seats.scores(), seats.standings()
        decided = decided_by(scores[: setup.sides], rank(standings[: setup.sides]), "tie-break")
        return outcome_row(setup, shares_of(standings), scores, decided)


def compiled_games(setup: Setup) -> CompiledGames | None:
    """A table's games in compiled code; None where somebody has to think in Python, or not as long as usual."""
    if setup.iterations:
        return None
    found = {name: setup.compiled_bot(name) for name in set(setup.lineup)}
    policies = {name: policy for name, policy in found.items() if policy is not None}
    return CompiledGames(setup, policies) if len(policies) == len(found) else None
