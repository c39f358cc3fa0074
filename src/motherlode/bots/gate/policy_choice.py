"""The players of `gate` who play by policy as a compiled policy: the same choices as `players.PolicyBot`."""

import numpy as np

from motherlode.bots.compiled_policy import SETTINGS, context_at, keep_noticed, notice, sample_move
from motherlode.bots.gate.exact import certain_move
from motherlode.bots.gate.policy import POLICY_SIZE, score, weights_now
from motherlode.rules.compiled import exported_for, floats_at, rng_at
from motherlode.rules.gate import abi as rules
from motherlode.rules.gate import play
from motherlode.rules.gate.state import MAX_MOVES, PAY

exported = exported_for(__name__)

# The settings: attention, temperature, and the weights of the policy.
TEMPERATURE, WEIGHTS_AT = 1, 2


@exported
def choose_by_policy(state: int, context: int) -> int:
    """One of the moves by their scores, of those that the player notices: always one that begins to empty the hand."""
    record, settings = rules.at(state), floats_at(context_at(context)[SETTINGS], WEIGHTS_AT + POLICY_SIZE)
    moves, worth = np.empty(MAX_MOVES, np.int64), np.empty(MAX_MOVES)
    count = play.legal_moves(record, moves)
    if count == 1:
        return moves[0]  # type: ignore[no-any-return]
    weights = weights_now(settings[WEIGHTS_AT:], record)
    for i in range(count):
        worth[i] = score(weights, record, moves[i])
    if settings[0] < 1:
        noticed = np.zeros(MAX_MOVES, np.int64)
        certain = -1 if moves[0] >= PAY else certain_move(state)
        for i in range(count):
            noticed[i] = moves[i] == certain
        notice(context, settings[0], noticed, count)
        count = keep_noticed(moves, worth, noticed, count)
    return sample_move(moves, worth, count, settings[TEMPERATURE], rng_at(context))
