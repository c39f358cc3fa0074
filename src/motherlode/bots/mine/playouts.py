"""How reviews value `mine`, compiled: the turn thought through; in the Gold Rush everybody plays to the end."""

from dataclasses import astuple

import numpy as np

from motherlode.bots.mine import last_turns
from motherlode.bots.mine.belief import BELIEF, KINDS, NO_KIND, Belief, infer, kind_of, points_of
from motherlode.bots.mine.chances import chance_to_win, gold_left
from motherlode.bots.mine.evaluation import STYLE, best_find
from motherlode.bots.mine.memory import sightings, turns_made
from motherlode.bots.mine.move_values import belief_at, tablebase_at
from motherlode.bots.mine.search_model import value_at_end
from motherlode.bots.mine.styles import FAR_SIGHTED
from motherlode.bots.mine.tablebase import TABLEBASE, Tablebase
from motherlode.bots.mine.turn import look_ahead, second_known, second_unseen
from motherlode.bots.playouts import PlayoutModel
from motherlode.bots.protocol import Rating
from motherlode.bots.search import SEATS, WORTH
from motherlode.bots.worth import ahead_of_mean, lead_of, sharpen
from motherlode.rules import Knowledge, Move
from motherlode.rules.compiled import Floats, Ints, copy, exported_for, floats_at, ints_at, jit_for, rng_at
from motherlode.rules.compiled_rng import below
from motherlode.rules.mine import abi as rules
from motherlode.rules.mine import play
from motherlode.rules.mine.cards import CARDS
from motherlode.rules.mine.knowledge import was_seen
from motherlode.rules.mine.state import CELLS, DYNAMITE, HIDDEN, MINER, MINER_VALUES, NO_CELL, MineState
from motherlode.rules.mine.state import SEATS as MINE_SEATS

jit = jit_for(__name__)
exported = exported_for(__name__)

# Behind the state stands where the thread's belief is, and a tablebase with nothing in it.
BELIEF_AT = rules.STATE_SIZE
TABLEBASE_AT = BELIEF_AT + 1
CARRIED = TABLEBASE_AT + 1

UNSEEN = KINDS
POWER = 0.73
"""How much of a chance is true, found by comparing with what came out (docs/review.md)."""
LAPSES = 8
"""Where decisions are judged one card in so many is any: a move is valued as if it were followed up with care."""
REAL_LAPSES = 3
"""The same for the curve, where players forget more. With fewer lapses the seat to move would seem better off than
it is, and a Gold Rush more certain (docs/review.md).
"""
MINERS, THREAT, HOPE, _ = astuple(FAR_SIGHTED)


def carry(state: int, players: int) -> Ints:
    """A state, and where its belief and its tablebase are; the buffer lies behind it."""
    buffer = np.zeros(CARRIED + BELIEF.size + TABLEBASE.size, np.int64)
    copy(ints_at(state, rules.STATE_SIZE), buffer, rules.STATE_SIZE)
    buffer[BELIEF_AT] = buffer[CARRIED:].ctypes.data
    buffer[TABLEBASE_AT] = buffer[CARRIED + BELIEF.size :].ctypes.data
    return buffer[:CARRIED]


@jit
def cell_of(state: MineState, kind: int) -> int:
    """A face-down card of a kind that was seen, or for `UNSEEN` one that never was; -1 if there is none."""
    for cell in range(CELLS):
        if state.down[play.half_of(cell)] & play.bit_of(cell):
            seen = was_seen(state, cell)
            if (not seen and kind == UNSEEN) or (seen and kind_of(state, state.cells[cell]) == kind):
                return cell
    return -1


@jit
def rush_choice(belief: Belief) -> int:
    """What to turn up in the Gold Rush: the best gold that is known, or an unseen card if that promises more."""
    expected, best = 0.0, -1
    for kind in range(DYNAMITE):
        expected += points_of(kind) * belief.unseen[kind]
        if belief.known[kind]:
            best = kind
    known = points_of(best) if best >= 0 else 0
    if belief.hidden and expected / belief.hidden > known:
        return UNSEEN
    for kind in range(DYNAMITE, KINDS):
        if best < 0 and belief.known[kind]:
            best = kind
    return best if best >= 0 else UNSEEN


@jit
def first_choice(belief: Belief) -> int:
    """The first card of a turn: gold that a known miner brings out, or else an unseen card."""
    gold, _ = best_find(belief, belief.seat)
    if gold >= 0:
        return gold
    if belief.hidden:
        return UNSEEN
    best = -1
    for kind in range(KINDS):
        if best < 0 and belief.known[kind]:
            best = kind
    return best


@jit
def second_choice(belief: Belief, tablebase: Tablebase, style: Floats) -> int:
    """The second card: whatever leaves the seat furthest ahead."""
    prospect = np.empty(SEATS, np.float64)
    best, highest = UNSEEN, -1e9
    for kind in range(KINDS):
        if belief.known[kind]:
            second_known(belief, belief.up, kind, tablebase, style, prospect)
            ahead = ahead_of_mean(prospect, belief.players, belief.seat)
            if ahead > highest:
                best, highest = kind, ahead
    if belief.hidden:
        second_unseen(belief, belief.up, tablebase, style, prospect)
        if ahead_of_mean(prospect, belief.players, belief.seat) > highest:
            best = UNSEEN
    return best


@jit
def choice(belief: Belief, tablebase: Tablebase, style: Floats) -> int:
    """What a player who forgets nothing turns up."""
    if belief.rush:
        return rush_choice(belief)
    return first_choice(belief) if belief.up == NO_KIND else second_choice(belief, tablebase, style)


@jit
def roll_out_turn(state: int, rng: int, lapses: int) -> int:
    """Plays a turn to its end, the one that has begun or the next; and a Gold Rush to the end of the game."""
    record = rules.at(state)
    carried = ints_at(state, CARRIED)
    belief, tablebase = belief_at(carried[BELIEF_AT]), tablebase_at(carried[TABLEBASE_AT])
    style, numbers, made, ended = new_style(), rng_at(rng), 0, False
    while not play.is_over(record) and (record.rush or not ended):
        if below(numbers, lapses) == 0:
            play.apply(record, play.random_move(record, numbers))
        else:
            infer(record, belief)
            play.apply(record, cell_of(record, choice(belief, tablebase, style)))
        ended = record.up == NO_CELL
        made += 1
    return made


@exported
def rollout(state: int, rng: int) -> int:
    return roll_out_turn(state, rng, LAPSES)


@exported
def real_rollout(state: int, rng: int) -> int:
    return roll_out_turn(state, rng, REAL_LAPSES)


@jit
def new_style() -> Floats:
    style = np.zeros(STYLE)
    style[0], style[1], style[2] = MINERS, THREAT, HOPE
    return style


@exported
def value(state: int, worth: int) -> int:
    """What the table promises to every seat between two turns."""
    record, found = rules.at(state), floats_at(worth, WORTH)
    if play.is_over(record):
        return value_at_end(state, worth)
    carried = ints_at(state, CARRIED)
    belief, tablebase = belief_at(carried[BELIEF_AT]), tablebase_at(carried[TABLEBASE_AT])
    prospect = np.zeros(SEATS)
    infer(record, belief)
    belief.seat = (record.seat + record.players - 1) % record.players  # who has just moved
    look_ahead(belief, tablebase, new_style(), prospect)
    gold = gold_left(belief)
    for seat in range(record.players):
        found[SEATS + seat] = chance_to_win(prospect, record.players, seat, gold)
        found[2 * SEATS + seat] = lead_of(prospect, record.players, seat)
    sharpen(found[SEATS:], record.players, POWER)
    return 0


def alike(knowledge: Knowledge) -> dict[Move, int]:
    """Cards of one kind do the same, and so do all unseen ones."""
    fields = knowledge.fields
    kinds = [_kind(fields.owner, face) for face in fields.cells]
    return {move: kinds[move.code] for move in knowledge.legal_moves()}


def _kind(owners: list[int], face: int) -> int:
    if face == HIDDEN or face < MINER:
        return UNSEEN if face == HIDDEN else face
    colour, rank = divmod(face - MINER, MINER_VALUES)
    return MINER + owners[colour] % (MINE_SEATS + 1) * MINER_VALUES + rank


def recall(knowledge: Knowledge, move: Move) -> tuple[int, str, int] | None:
    """When the seat last saw the card that a move turns up."""
    now = turns_made(knowledge.events)
    for sighting in sightings(knowledge.events):
        if sighting.cell == move.code:
            return move.code + 1, CARDS[sighting.face].text, now - sighting.turn
    return None


def solve(knowledge: Knowledge, patience: int) -> list[Rating] | None:
    """The Gold Rush of two players, and the last turns before it."""
    return last_turns.ratings(knowledge, patience * last_turns.LIMIT)


PLAYOUTS = PlayoutModel(
    rollout=rollout,
    value=value,
    begin=carry,
    curve=PlayoutModel(rollout=real_rollout, value=value, begin=carry),
    solve=solve,
    alike=alike,
    recall=recall,
)
