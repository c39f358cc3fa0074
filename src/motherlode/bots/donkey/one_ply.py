"""The one-ply players of `donkey` as compiled policies: they look as `players.rate_by_hand` and `rate_by_table` do."""

import numpy as np

from motherlode.bots.compiled_policy import LOOKUP, SETTINGS, context_at, keep_noticed, notice, sample_move
from motherlode.bots.donkey.evaluation import AFTER, SCRATCH_SIZE, TABLE, scratch_at, try_move
from motherlode.bots.donkey.greedy import chance_by_guess
from motherlode.bots.donkey.search_model import weigh
from motherlode.bots.donkey.tables import PLAYERS, shipped
from motherlode.rules.bits import popcount
from motherlode.rules.compiled import Floats, Ints, address_of, exported_for, floats_at, jit_for, made_once, rng_at
from motherlode.rules.donkey import abi as rules
from motherlode.rules.donkey import play
from motherlode.rules.donkey.state import BONUS, COLOURS, MAX_MOVES, SWAP, DonkeyState

jit = jit_for(__name__)
exported = exported_for(__name__)


@jit
def finishes_a_set(state: DonkeyState, move: int) -> bool:
    """Whether an action brings the third card of a colour; `players.finishing_moves` are these."""
    colour = move % 64 % COLOURS
    held = popcount(state.tableau[state.seat] & play.ONE_COLOUR << colour)
    gives_it = move >= SWAP and (move - SWAP >> 6) % COLOURS == colour
    return bool(held + 1 - gives_it == 3)


@jit
def choose_noticed(state: DonkeyState, moves: Ints, worth: Floats, count: int, context: int) -> int:
    """One of the moves by their worth, of those that the player notices: always one that finishes a set."""
    settings = floats_at(context_at(context)[SETTINGS], 2)
    attention, temperature = settings[0], settings[1]
    if attention < 1:
        noticed = np.zeros(MAX_MOVES, np.int64)
        for i in range(count):
            noticed[i] = state.phase != BONUS and finishes_a_set(state, moves[i])
        notice(context, attention, noticed, count)
        count = keep_noticed(moves, worth, noticed, count)
    return sample_move(moves, worth, count, temperature, rng_at(context))


@exported
def choose_by_hand(state: int, context: int) -> int:
    """By the hand-made guess."""
    record = rules.at(state)
    moves, worth = np.empty(MAX_MOVES, np.int64), np.empty(MAX_MOVES)
    count = play.legal_moves(record, moves)
    for i in range(count):
        worth[i] = chance_by_guess(state, moves[i])
    return choose_noticed(record, moves, worth, count, context)


@made_once
def all_tables() -> Floats:
    """The learnt tables, one behind the other by the number of players."""
    return np.concatenate([shipped()[players] for players in PLAYERS])


@exported
def choose_by_table(state: int, context: int) -> int:
    """By the learnt table."""
    record, settings = rules.at(state), context_at(context)
    tables = floats_at(settings[LOOKUP], len(PLAYERS) * TABLE)
    table = tables[(record.players - PLAYERS[0]) * TABLE :]
    scratch = np.empty(SCRATCH_SIZE, np.int64)
    moves, worth = np.empty(MAX_MOVES, np.int64), np.empty(MAX_MOVES)
    count = play.legal_moves(record, moves)
    if count == 1:
        return moves[0]  # type: ignore[no-any-return]
    for i in range(count):
        try_move(state, moves[i], address_of(scratch), table)
        weigh(rules.at(address_of(scratch) + AFTER), scratch_at(address_of(scratch)), table)
        worth[i] = scratch_at(address_of(scratch)).chances[record.seat]
    return choose_noticed(record, moves, worth, count, context)
