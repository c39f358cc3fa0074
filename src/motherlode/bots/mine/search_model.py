"""How the shared search thinks about `mine`, compiled: plain search with random rollouts."""

import numpy as np

from motherlode.bots.search import SEATS, WORTH, SearchModel
from motherlode.bots.worth import settle
from motherlode.rules.compiled import exported_for, floats_at
from motherlode.rules.mine import abi as rules
from motherlode.rules.mine import play
from motherlode.rules.mine.knowledge import was_seen
from motherlode.rules.mine.state import CELLS

exported = exported_for(__name__)

CERTAIN_LEAD = 25.0


@exported
def value_at_end(state: int, worth: int) -> int:
    """What a finished game is worth."""
    record = rules.at(state)
    standings = np.empty(SEATS, np.int64)
    scores = np.empty(SEATS, np.int64)
    for seat in range(record.players):
        standings[seat] = play.standing(record, seat)
        scores[seat] = play.score(record, seat)
    settle(standings, scores, record.players, CERTAIN_LEAD, floats_at(worth, WORTH))
    return 0


@exported
def card_revealed(state: int) -> int:
    """A number that tells apart what a move can have revealed: after the same moves it differs with the last face."""
    record = rules.at(state)
    digest = 0
    for cell in range(CELLS):
        if was_seen(record, cell):
            digest += (cell + 1) * (record.cells[cell] + 1)
    return digest


PLAIN = SearchModel(value=value_at_end, rollout=rules.playout, exploration=0.7, revealed=card_revealed)
