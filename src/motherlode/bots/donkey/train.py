"""How the tables of `donkey` are learnt: by temporal differences, from games that the table plays against itself.

After every turn, what a seat expected is moved towards what it expects one turn later. Each entry has a step of its
own: the less its corrections agree with each other, the smaller (temporal coherence). The last games are played without
learning: they only show how much a lead means.
"""

from collections.abc import Callable

import numpy as np

from motherlode.bots.donkey.evaluation import (
    AFTER,
    SCRATCH_SIZE,
    SHARPNESS,
    TABLE,
    Scratch,
    best_move,
    expect,
    scratch_at,
    share_end,
    stage,
    try_move,
)
from motherlode.bots.donkey.tables import FILE, PLAYERS, pack
from motherlode.bots.worth import softmax
from motherlode.rules.compiled import (
    Floats,
    Ints,
    RngState,
    address_of,
    copy,
    exported_for,
    floats_at,
    ints_at,
    jit_for,
    keep,
    rng_at,
)
from motherlode.rules.compiled_rng import below, seed
from motherlode.rules.donkey import abi as rules
from motherlode.rules.donkey import play
from motherlode.rules.donkey.state import BONUS, DEAL_PLAYERS, DEAL_SIZE, MAX_MOVES, SEATS, DonkeyState

__all__ = ["FILE", "SHIPPED_SEED", "train"]

jit = jit_for(__name__)
exported = exported_for(__name__)

SHIPPED_SEED = 1
GAMES = {2: 240_000, 3: 160_000}
PARTS = 20
"""The games come in so many parts, with a point of the learning curve after each."""
PARTS_WITHOUT_LEARNING = 2

RATE = 1.0
RANDOM_TURNS = 20  # one in so many, so that the table learns of positions that it would avoid
FIRST_SHARPNESS = 0.1
SHARPNESS_RATE = 0.02
LONGEST = 1 << 10  # turns of a game that are kept


@jit
def make_turn(state: int, scratch: int, table: Floats, moves: Ints) -> None:
    """Makes the turn that seems best, and notes what each seat can expect after it."""
    try_move(state, best_move(state, scratch, table, moves), scratch, table)
    copy(ints_at(scratch + AFTER, rules.STATE_SIZE), ints_at(state, rules.STATE_SIZE), rules.STATE_SIZE)


@jit
def make_random_turn(record: DonkeyState, rng: RngState) -> None:
    play.apply(record, play.random_move(record, rng))
    while record.phase == BONUS:
        play.apply(record, play.random_move(record, rng))


@jit
def correct(table: Floats, agreed: Floats, moved: Floats, scratch: Scratch, later: Floats, players: int) -> float:
    """Moves what was expected towards what is expected now; returns the squared error."""
    squared = 0.0
    for seat in range(players):
        error = later[seat] - scratch.expected[seat]
        squared += error * error / players
        for i in range(scratch.count[seat]):
            entry = scratch.read[seat, i]
            coherence = abs(agreed[entry]) / moved[entry] if moved[entry] else 1.0
            table[entry] += RATE * coherence * error / scratch.count[seat]
            agreed[entry] += error
            moved[entry] += abs(error)
    return squared


@exported
def learn(
    players: int, first: int, games: int, number: int, table_at: int, agreed_at: int, moved_at: int, out: int
) -> int:
    """Plays the games `first`, `first + 1`, … of a seed and learns from them; writes the mean squared error."""
    table, agreed, moved = floats_at(table_at, TABLE), floats_at(agreed_at, TABLE), floats_at(moved_at, TABLE)
    buffer, numbers, moves = (
        np.zeros(rules.STATE_SIZE, np.int64),
        np.zeros(DEAL_SIZE, np.int64),
        np.zeros(MAX_MOVES, np.int64),
    )
    scratches, dice = np.zeros(2 * SCRATCH_SIZE, np.int64), np.zeros(1, np.int64)
    rng = rng_at(address_of(dice))
    now, before = address_of(scratches), address_of(scratches) + 8 * SCRATCH_SIZE
    record = rules.at(address_of(buffer))
    numbers[DEAL_PLAYERS] = players
    squared, turns = 0.0, 0
    for game in range(first, first + games):
        seed(rng, np.uint64(number), np.uint64(game))
        play.deal(numbers, rng)
        play.start(record, numbers)
        expect(record, table, scratch_at(before))
        while not play.is_over(record):
            if below(rng, RANDOM_TURNS) == 0:
                make_random_turn(record, rng)
            else:
                make_turn(address_of(buffer), now, table, moves)
                squared += correct(table, agreed, moved, scratch_at(before), scratch_at(now).expected, players)
                turns += 1
            expect(record, table, scratch_at(before))
    keep(buffer)
    keep(scratches)
    keep(dice)
    floats_at(out, 1)[0] = squared / max(turns, 1)
    return turns


@jit
def sharpen(table: Floats, place: int, expected: Floats, won: Floats, players: int, steps: Floats) -> float:
    """Moves the meaning of a lead towards how often it won; returns how surprising the victory was, squared."""
    chances = np.zeros(SEATS)
    softmax(expected, players, table[place], chances)
    slope, squared = 0.0, 0.0
    for seat in range(players):
        surprise = won[seat] - chances[seat]
        slope += surprise * expected[seat]
        squared += surprise * surprise
    steps[place] += slope * slope
    table[place] += SHARPNESS_RATE * slope / np.sqrt(steps[place] + 1.0)
    return squared


@exported
def calibrate(players: int, first: int, games: int, number: int, table_at: int, steps_at: int, out: int) -> int:
    """Plays games without learning from them but how much a lead means; writes the mean squared surprise."""
    table, steps = floats_at(table_at, TABLE), floats_at(steps_at, TABLE)
    buffer, numbers, moves = (
        np.zeros(rules.STATE_SIZE, np.int64),
        np.zeros(DEAL_SIZE, np.int64),
        np.zeros(MAX_MOVES, np.int64),
    )
    scratch, dice = np.zeros(SCRATCH_SIZE, np.int64), np.zeros(1, np.int64)
    rng = rng_at(address_of(dice))
    expected, places, won = np.zeros((LONGEST, SEATS)), np.zeros(LONGEST, np.int64), np.zeros(SEATS)
    record = rules.at(address_of(buffer))
    numbers[DEAL_PLAYERS] = players
    squared, shown = 0.0, 0
    for game in range(first, first + games):
        seed(rng, np.uint64(number), np.uint64(game))
        play.deal(numbers, rng)
        play.start(record, numbers)
        turns = 0
        while not play.is_over(record) and turns < LONGEST:
            make_turn(address_of(buffer), address_of(scratch), table, moves)
            if not play.is_over(record):
                places[turns] = stage(record)
                for seat in range(players):
                    expected[turns, seat] = scratch_at(address_of(scratch)).expected[seat]
                turns += 1
        share_end(record, scratch_at(address_of(scratch)).standings, won)
        for turn in range(turns):
            squared += sharpen(table, places[turn], expected[turn], won, players, steps)
            shown += 1
    keep(dice)
    floats_at(out, 1)[0] = squared / max(shown, 1)
    return shown


def train(number: int, report: Callable[[float, dict[str, float]], None], games: dict[int, int] | None = None) -> bytes:
    """Learns the tables for all numbers of players from a seed; returns the bytes of the file."""
    games = games or GAMES
    tables = {}
    for done, players in enumerate(PLAYERS):

        def share(fraction: float, curve: dict[str, float], done: int = done) -> None:
            report((done + fraction) / len(PLAYERS), curve)

        tables[players] = _table(players, number, games[players], share)
    return pack(tables, {"seed": number, "games": games, "random_turns": RANDOM_TURNS, "rate": RATE})


def _table(players: int, number: int, games: int, report: Callable[[float, dict[str, float]], None]) -> Floats:
    table, agreed, moved = np.zeros(TABLE), np.zeros(TABLE), np.zeros(TABLE)
    table[SHARPNESS:] = FIRST_SHARPNESS
    error = np.zeros(1)
    size = games // PARTS
    for part in range(PARTS):
        if part < PARTS - PARTS_WITHOUT_LEARNING:
            addresses = table.ctypes.data, agreed.ctypes.data, moved.ctypes.data, error.ctypes.data
            learn(players, part * size, size, number, *addresses)
            report((part + 1) / PARTS, {f"error in points, {players} players": float(error[0]) ** 0.5})
        else:
            calibrate(players, part * size, size, number, table.ctypes.data, agreed.ctypes.data, error.ctypes.data)
            report((part + 1) / PARTS, {f"error in victories, {players} players": float(error[0]) ** 0.5})
    return table
