"""The search as a compiled policy: whole games of bots that search are played without leaving compiled code.

What a bot in Python does between two searches (its knowledge with all that was told, ratings of all moves) takes longer
than a short search. The same seed leads to the same moves either way.
"""

import numpy as np

from motherlode.bots.compiled_policy import LOOKUP, SEED, SETTINGS, TURN, CompiledPolicy, context_at
from motherlode.bots.search import (
    CHILD,
    KEY,
    ROOT,
    ROW,
    SIBLING,
    STREAMS,
    SUMS,
    VISITS,
    WORTH_SUM,
    SearchModel,
    capacity_for,
    grow,
    settings_at,
    settings_of,
)
from motherlode.bots.search import SETTINGS as SEARCH_SETTINGS
from motherlode.rules import Game
from motherlode.rules.compiled import (
    Floats,
    Ints,
    address_of,
    call_1,
    call_2,
    copy,
    exported_for,
    floats_at,
    ints_at,
    jit_for,
    keep,
    rng_at,
)
from motherlode.rules.compiled_rng import seed

jit = jit_for(__name__)
exported = exported_for(__name__)

FIELDS = SEARCH_SETTINGS.itemsize // 8
"""Of a search's settings: all are numbers of eight bytes."""
# The settings of the policy.
ITERATIONS, CAPACITY = 0, 1


def search_policy(model: SearchModel, game: Game, iterations: int) -> CompiledPolicy:
    """A bot that thinks by one tree of so many iterations, which starts from what its seat knows and nothing else."""
    assert model.begin is None, "what a tree starts from would be made in Python"
    return CompiledPolicy(
        choose=choose_by_search,
        settings=np.array([iterations, capacity_for(game, iterations)], np.float64),
        lookup=settings_of(model, game).view(np.float64),
    )


@exported
def choose_by_search(state: int, context: int) -> int:
    """The move that a new tree looks at most. Everything that the tree needs lies in one piece of memory: settings,
    nodes, sums.
    """
    numbers = context_at(context)
    chosen = floats_at(numbers[SETTINGS], 2)
    capacity = int(chosen[CAPACITY])
    room = np.empty(FIELDS + capacity * (ROW + SUMS), np.int64)
    copy(ints_at(numbers[LOOKUP], FIELDS), room, FIELDS)
    settings = address_of(room)
    s = settings_at(settings)
    moves = np.empty(s.max_moves, np.int64)
    if call_2(s.legal_moves, state, address_of(moves)) == 1:
        return int(moves[0])
    s.known, s.me, s.rng, s.capacity = state, call_1(s.seat, state), context, capacity
    s.tree = settings + 8 * FIELDS
    s.sums = s.tree + 8 * capacity * ROW
    nodes = room[FIELDS : FIELDS + capacity * ROW]
    nodes[:ROW] = ROOT
    room[FIELDS + capacity * ROW :] = 0
    seed(rng_at(context), np.uint64(numbers[SEED]), np.uint64(numbers[TURN] * STREAMS))
    grow(settings, int(chosen[ITERATIONS]))
    keep(room)
    return most_visited(nodes, nodes.view(np.float64))


@jit
def most_visited(nodes: Ints, floats: Floats) -> int:
    """The move at the root with the most visits; of equals what was worth more, then the lowest code."""
    best = child = nodes[CHILD]
    while child:
        visits, most = nodes[child * ROW + VISITS], nodes[best * ROW + VISITS]
        worth, highest = floats[child * ROW + WORTH_SUM], floats[best * ROW + WORTH_SUM]
        is_first = nodes[child * ROW + KEY] < nodes[best * ROW + KEY]
        if visits > most or (visits == most and (worth > highest or (worth == highest and is_first))):
            best = child
        child = nodes[child * ROW + SIBLING]
    return int(nodes[best * ROW + KEY])
