"""How `donkey` is thought about, compiled."""

import numpy as np

from motherlode.bots.plain import no_promise, no_reply, nothing_revealed
from motherlode.bots.search import SEATS, WORTH, Mind
from motherlode.bots.worth import settle
from motherlode.rules.compiled import edge_for, floats_at
from motherlode.rules.donkey import edge as rules
from motherlode.rules.donkey import play

edge = edge_for(__name__)

CERTAIN_LEAD = 40.0


@edge
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


PLAIN = Mind(no_promise, value_at_end, no_reply, rules.playout, nothing_revealed, exploration=0.7, optimism=1e9)
