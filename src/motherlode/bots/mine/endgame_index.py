"""The end of the search in `mine`, when a card or two more will open the Gold Rush and nobody may want to: where its
solved positions lie, compiled. `endgame_solver` fills them in.

Until the Rush begins at most one card leaves, a miner that lost a duel. So a position is: which miner is gone, if any,
and which cards are still unseen.
"""

from motherlode.bots.mine.belief import KINDS, NO_KIND, Belief
from motherlode.bots.mine.tablebase import Tablebase
from motherlode.rules.compiled import Floats, floats_at, jit_for
from motherlode.rules.mine.state import MINER, RUSH_AT

jit = jit_for(__name__)

LAST_CARDS = RUSH_AT + 2
"""With more cards than these the end is not near enough to be solved."""
MOST_TURNS = 30_000
"""With more turns than these to think through it is not solved either."""
TURNS_A_SECOND = 40_000
"""So many turns are thought through in a second, even on a machine that is half as fast as most."""
NONE_GONE = 0


@jit
def index_endgame(belief: Belief, tablebase: Tablebase, most_turns: int) -> None:
    """Makes room for all positions that can come, if the end is near and they are not too many."""
    tablebase.end_down = belief.down
    if belief.up != NO_KIND:
        tablebase.end_down += 1
    tablebase.ends = 1
    for kind in range(KINDS):
        tablebase.end_cards[kind] = belief.known[kind] + belief.unseen[kind]
        if belief.up == kind:
            tablebase.end_cards[kind] += 1
        tablebase.end_most[kind] = belief.unseen[kind]
        tablebase.end_stride[kind] = tablebase.ends
        tablebase.ends = min(tablebase.ends * (belief.unseen[kind] + 1), most_turns + 1)
    tablebase.end_idles = belief.stall_limit
    turns = tablebase.ends * tablebase.end_idles * belief.players * (1 + miners_to_go(tablebase))
    tablebase.end_solved = 1 if not belief.rush and tablebase.end_down <= LAST_CARDS and turns <= most_turns else 0


@jit
def miners_to_go(tablebase: Tablebase) -> int:
    """How many kinds of miners may lose a duel without opening the Rush at once."""
    n = 0
    if tablebase.end_down - 1 > RUSH_AT:
        for kind in range(MINER, KINDS):
            n += tablebase.end_cards[kind] > 0
    return n


@jit
def end_floats(belief: Belief, tablebase: Tablebase) -> int:
    """How much room the positions take, with a page for every kind of miner that may be gone."""
    pages = 1 + (KINDS - MINER if tablebase.end_down - 1 > RUSH_AT else 0)
    return pages * tablebase.ends * tablebase.end_idles * belief.players * belief.players


@jit
def page_of(gone: int) -> int:
    """Where the positions are found from which a miner of this kind is gone."""
    return NONE_GONE if gone == NO_KIND else 1 + gone - MINER


@jit
def gone_from(belief: Belief, tablebase: Tablebase) -> int:
    """The kind of the card that is gone, or NO_KIND."""
    if belief.down < tablebase.end_down:
        for kind in range(MINER, KINDS):
            if belief.known[kind] + belief.unseen[kind] < tablebase.end_cards[kind]:
                return kind
    return NO_KIND


@jit
def entry_of(belief: Belief, tablebase: Tablebase, first: int) -> int:
    """Where a position begins in the table, with seat `first` to move."""
    position = page_of(gone_from(belief, tablebase)) * tablebase.ends
    for kind in range(KINDS):
        position += belief.unseen[kind] * tablebase.end_stride[kind]
    n = belief.players
    return int(((position * tablebase.end_idles + belief.idle) * n + first) * n)


@jit
def add_end(belief: Belief, tablebase: Tablebase, first: int, prospect: Floats) -> None:
    """Adds what each seat can expect of the rest of the game, with seat `first` to move."""
    n = belief.players
    entry = entry_of(belief, tablebase, first)
    table = floats_at(tablebase.end_table, end_floats(belief, tablebase))
    for seat in range(n):
        prospect[(first + seat) % n] += table[entry + seat]


@jit
def note_end(belief: Belief, tablebase: Tablebase, prospect: Floats) -> None:
    """Notes what the position with the seat now to move brings to each seat."""
    n = belief.players
    entry = entry_of(belief, tablebase, belief.seat)
    table = floats_at(tablebase.end_table, end_floats(belief, tablebase))
    for seat in range(n):
        table[entry + seat] = prospect[(belief.seat + seat) % n]
