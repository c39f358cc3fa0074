"""The players of `mine` as compiled policies: the same memory as `memory.recall` and the same choice as `bot.TurnBot`,
without looking through the events of a game. What they carry from move to move is when each card was last seen.
"""

from collections.abc import Callable
from dataclasses import astuple

import numpy as np

from motherlode.bots.compiled_policy import CARRY, FINE, MOVE, SEED, SETTINGS, CompiledPolicy, context_at
from motherlode.bots.mine.belief import BELIEF, NO_KIND, Belief, infer, kind_of
from motherlode.bots.mine.chances import chance_to_win, gold_left
from motherlode.bots.mine.evaluation import STYLE
from motherlode.bots.mine.memory import SLIP, STREAMS, Memory, believe, neighbours, remembered
from motherlode.bots.mine.move_values import (
    ROWS,
    UNSEEN,
    belief_at,
    tablebase_at,
    value_first,
    value_rush,
    value_second,
)
from motherlode.bots.mine.plain_turn import is_plain, value_plainly
from motherlode.bots.mine.styles import Style
from motherlode.bots.mine.tablebase import TABLEBASE
from motherlode.bots.worth import ahead_of_mean, lead_of
from motherlode.rules.bits import lowest
from motherlode.rules.compiled import Floats, Ints, address_of, exported_for, floats_at, ints_at, jit_for, rng_at
from motherlode.rules.compiled_rng import below, seed
from motherlode.rules.mine import abi as rules
from motherlode.rules.mine import play
from motherlode.rules.mine.knowledge import was_seen
from motherlode.rules.mine.state import CELLS, HALF, HIDDEN, NO_CELL, SEATS, MineState

jit = jit_for(__name__)
compiled_remembered: Callable[[int, int, float, float], float] = jit(remembered)
exported = exported_for(__name__)

# The settings: a style, then a memory.
TURNS, CARDS, CONFUSION = STYLE, STYLE + 1, STYLE + 2
SETTING_COUNT = STYLE + 3

# The sightings: how many moves were made and turns ended, how many cards were ever seen, these from the one not seen
# for longest to the last one, and for every cell the number of the move and of the turn that last turned it up.
MADE, ENDED, SEEN, ORDER = 0, 1, 2, 3
MOVE_OF = ORDER + CELLS
TURN_OF = MOVE_OF + CELLS
SIGHTINGS = TURN_OF + CELLS

BESIDE = np.array([neighbours(cell) + [NO_CELL] * (8 - len(neighbours(cell))) for cell in range(CELLS)])
BESIDE_COUNT = np.array([len(neighbours(cell)) for cell in range(CELLS)])
BELIEF_SIZE, TABLEBASE_SIZE = BELIEF.size, TABLEBASE.size


def turn_policy(style: Style, memory: Memory) -> CompiledPolicy | None:
    """A way to think with a memory; None where it works out endings, for which memory has to be found first."""
    if style.exact:
        return None
    settings = np.array([*astuple(style), *astuple(memory)], np.float64)
    return CompiledPolicy(choose=choose_by_turn, update=update, carry_size=SIGHTINGS, settings=settings)


@exported
def update(state: int, context: int) -> int:
    """A card was turned up: now it is the one that was seen last."""
    record, numbers = rules.at(state), context_at(context)
    cell, sightings = numbers[MOVE], ints_at(numbers[CARRY], SIGHTINGS)
    kept = 0
    for i in range(sightings[SEEN]):
        if sightings[ORDER + i] != cell:
            sightings[ORDER + kept] = sightings[ORDER + i]
            kept += 1
    sightings[ORDER + kept] = cell
    sightings[SEEN] = kept + 1
    sightings[MOVE_OF + cell], sightings[TURN_OF + cell] = sightings[MADE], sightings[ENDED]
    sightings[MADE] += 1
    if record.up == NO_CELL:
        sightings[ENDED] += 1
    return 0


@jit
def is_down(state: MineState, cell: int) -> bool:
    return state.down[play.half_of(cell)] & play.bit_of(cell) != 0


@jit
def place_of(cell: int, move: int, strength: float, confusion: float, generator: Ints, number: int) -> int:
    """Where a card is thought to lie; `NO_CELL` if it is forgotten."""
    rng = rng_at(address_of(generator))
    seed(rng, np.uint64(number), np.uint64(STREAMS + move))
    lasting = below(rng, FINE) / FINE
    steadiness = below(rng, FINE) / FINE
    slipped_to = BESIDE[cell, below(rng, BESIDE_COUNT[cell])]
    if lasting < strength:
        return cell
    return int(slipped_to) if steadiness < confusion and lasting < SLIP * strength else NO_CELL


@jit
def recall(state: MineState, sightings: Ints, settings: Floats, number: int, faces: Ints) -> None:
    """The faces that a player thinks to know, by cell."""
    generator = np.empty(1, np.int64)
    for cell in range(CELLS):
        faces[cell] = HIDDEN
    for i in range(sightings[SEEN]):
        cell = sightings[ORDER + i]
        faces[cell] = HIDDEN
        if is_down(state, cell):
            turns, cards = sightings[ENDED] - sightings[TURN_OF + cell], sightings[SEEN] - 1 - i
            strength = compiled_remembered(turns, cards, settings[TURNS], settings[CARDS])
            place = place_of(cell, sightings[MOVE_OF + cell], strength, settings[CONFUSION], generator, number)
            if place != NO_CELL and is_down(state, place):
                faces[place] = state.cells[cell]


@jit
def better(rows: Floats, one: int, other: int, belief: Belief, gold: int) -> int:
    """Above 0 if a row is better for the seat to move, below 0 if the other one is, 0 if they are alike."""
    players, seat = belief.players, belief.seat
    ahead = ahead_of_mean(rows[one], players, seat) - ahead_of_mean(rows[other], players, seat)
    if ahead != 0:
        return 1 if ahead > 0 else -1
    win = chance_to_win(rows[one], players, seat, gold) - chance_to_win(rows[other], players, seat, gold)
    if win != 0:
        return 1 if win > 0 else -1
    lead = lead_of(rows[one], players, seat) - lead_of(rows[other], players, seat)
    return 1 if lead > 0 else -1 if lead < 0 else 0


@jit
def is_there(belief: Belief, row: int) -> bool:
    """Whether a card of a kind that is known, or an unseen one, can be turned up."""
    return bool(belief.hidden > 0) if row == UNSEEN else bool(belief.known[row] > 0)


@jit
def best_rows(belief: Belief, rows: Floats, is_best: Ints) -> None:
    """Marks the kinds of cards, and `UNSEEN`, than which none is better."""
    gold, best = gold_left(belief), -1
    for row in range(ROWS):
        if is_there(belief, row) and (best < 0 or better(rows, row, best, belief, gold) > 0):
            best = row
    for row in range(ROWS):
        is_best[row] = is_there(belief, row) and better(rows, row, best, belief, gold) == 0


@jit
def one_of_the_best(state: MineState, is_best: Ints, rng: int) -> int:
    """By chance: cards that a player cannot tell apart are as good as each other."""
    cells, count = np.empty(CELLS, np.int64), 0
    for half in range(2):
        down = state.down[half]
        while down:
            cell = half * HALF + lowest(down)
            down &= down - 1
            if is_best[kind_of(state, state.cells[cell]) if was_seen(state, cell) else UNSEEN]:
                cells[count] = cell
                count += 1
    return int(cells[below(rng_at(rng), count)])


@jit
def remember(state: int, numbers: Ints, settings: Floats, faces: Ints) -> None:
    """Leaves of a state what the player remembers of it. Memory comes in as an array, so that it is kept meanwhile."""
    recall(rules.at(state), ints_at(numbers[CARRY], SIGHTINGS), settings, numbers[SEED], faces)
    believe(state, address_of(faces))


@jit
def think(state: int, settings: Floats, beliefs: Ints, tablebases: Ints, is_best: Ints) -> None:
    """Marks the best kinds of cards by the turn thought through; what it works in comes in as arrays."""
    belief, tablebase = belief_at(address_of(beliefs)), tablebase_at(address_of(tablebases))
    tablebase.rush_solved = 0
    tablebase.end_solved = 0
    infer(rules.at(state), belief)
    rows = np.zeros((ROWS, SEATS), np.float64)
    if belief.rush:
        value_rush(belief, tablebase, settings, rows)
    elif belief.up != NO_KIND:
        value_second(belief, tablebase, settings, rows)
    elif is_plain(belief, settings):
        value_plainly(belief, rows)
    else:
        value_first(belief, tablebase, settings, rows)
    best_rows(belief, rows, is_best)


@exported
def choose_by_turn(state: int, context: int) -> int:
    """One of the best cards to turn up, by what is remembered."""
    numbers = context_at(context)
    settings = floats_at(numbers[SETTINGS], SETTING_COUNT)
    if settings[TURNS] != np.inf:
        remember(state, numbers, settings, np.empty(CELLS, np.int64))
    is_best = np.empty(ROWS, np.int64)
    think(state, settings, np.empty(BELIEF_SIZE, np.int64), np.empty(TABLEBASE_SIZE, np.int64), is_best)
    return one_of_the_best(rules.at(state), is_best, context)
