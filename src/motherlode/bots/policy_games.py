"""Whole games of bots that choose without leaving compiled code, move by move, for whoever keeps them."""

from collections.abc import Callable, Sequence

import numpy as np
from numba import carray

from motherlode.bots.compiled_policy import CARRY, CONTEXT, LOOKUP, MOVE, SEED, SETTINGS, CompiledPolicy, begin_decision
from motherlode.rules import Game
from motherlode.rules.compiled import Ints, call_1, call_2, copy, entry_point, exported_for, ints_at, jit_for, pointer
from motherlode.rules.entry_points import entry_points, entry_points_at
from motherlode.rules.layout import record_of

exported = exported_for(__name__)
jit = jit_for(__name__)

# A row of what is kept of a move.
SEAT, CODE, CHOICES, SCORES = 0, 1, 2, 3

# A row of where a seat's policy is found.
CHOOSE, UPDATE = 0, 1


class Seating:
    """Who plays one game after another, and where: addresses, but for the two numbers at the end."""

    functions: int
    """The entry points of the game's functions."""
    state: int
    """The game itself."""
    known: int
    """What the seat to move knows of it."""
    found: int
    """Its legal moves."""
    ways: int
    """A row a seat: how it chooses, and how it takes up moves (0 if it carries nothing on)."""
    contexts: int
    """A row a seat: what its policy is handed."""
    size: int
    """How many numbers a state has."""
    players: int


SEATING = record_of(Seating)


@jit
def seating_at(address: int) -> Seating:
    seating: Seating = carray(pointer(address), (1,), SEATING)[0]
    return seating


def row_size(players: int) -> int:
    """Who moved, the move's code, among how many it was chosen, and everybody's score after it."""
    return SCORES + players


class PolicySeats:
    """Compiled policies in the seats of one game after another. Not for several threads at once."""

    def __init__(self, game: Game, policies: Sequence[CompiledPolicy]) -> None:
        self.players = len(policies)
        self._abi = game.abi
        needed = "start", "legal_moves", "apply", "is_over", "score", "seat", "hide"
        self._functions = entry_points(game.abi, *needed)
        self._policies = list(policies)
        self._carries = [np.zeros(max(1, policy.carry_size), np.int64) for policy in policies]
        self._kept = [(policy.settings.copy(), policy.lookup) for policy in policies]
        self._ways = np.zeros((self.players, 2), np.int64)
        self._contexts = np.zeros((self.players, CONTEXT), np.int64)
        for seat, policy in enumerate(policies):
            self._ways[seat, CHOOSE] = entry_point(policy.choose)
            self._ways[seat, UPDATE] = 0 if policy.update is None else entry_point(policy.update)
            settings, lookup = self._kept[seat]
            self._contexts[seat, [SETTINGS, LOOKUP, CARRY]] = (
                settings.ctypes.data, lookup.ctypes.data, self._carries[seat].ctypes.data,
            )  # fmt: skip
        self._state = np.zeros(game.state_size, np.int64)
        self._known = np.zeros(game.state_size, np.int64)
        self._found = np.zeros(game.states.MAX_MOVES, np.int64)
        self._seating = np.zeros(1, SEATING)
        arrays = self._functions, self._state, self._known, self._found, self._ways, self._contexts
        self._seating[0] = (*(array.ctypes.data for array in arrays), game.state_size, self.players)

    @property
    def state(self) -> Ints:
        """The state at the end of the game that was played last."""
        return self._state

    def scores(self) -> list[int]:
        """The points of all seats at the end of that game."""
        return self._ask(self._abi.score)

    def standings(self) -> list[int]:
        return self._ask(self._abi.standing)

    def _ask(self, function: Callable[[int, int], int]) -> list[int]:
        return [int(function(self._state.ctypes.data, seat)) for seat in range(self.players)]

    def play(self, numbers: Ints, seeds: Sequence[int], rows: Ints) -> int:
        """Plays a deal, given as its numbers, with a seed for each bot; writes a row a move and gives their number."""
        for seat in range(self.players):
            self._carries[seat][:] = 0
            self._contexts[seat, SEED] = seeds[seat]
        return int(policy_game(self._seating.ctypes.data, numbers.ctypes.data, rows.ctypes.data))


@exported
def policy_game(seating: int, numbers: int, rows: int) -> int:
    """Plays one game; each policy gets what its seat knows, and nothing else."""
    s = seating_at(seating)
    game, state, width = entry_points_at(s.functions), s.state, SCORES + s.players
    call_2(game.start, state, numbers)
    made = 0
    while not call_1(game.is_over, state):
        seat = call_1(game.seat, state)
        row = ints_at(rows + 8 * width * made, width)
        row[SEAT] = seat
        row[CHOICES] = call_2(game.legal_moves, state, s.found)
        copy(ints_at(state, s.size), ints_at(s.known, s.size), s.size)
        call_2(game.hide, s.known, seat)
        context = s.contexts + 8 * CONTEXT * seat
        begin_decision(context, made)
        code = call_2(ints_at(s.ways + 16 * seat, 2)[CHOOSE], s.known, context)
        row[CODE] = code
        call_2(game.apply, state, code)
        made += 1
        for other in range(s.players):
            row[SCORES + other] = call_2(game.score, state, other)
            update = ints_at(s.ways + 16 * other, 2)[UPDATE]
            if update:
                ints_at(s.contexts + 8 * CONTEXT * other, CONTEXT)[MOVE] = code
                call_2(update, state, s.contexts + 8 * CONTEXT * other)
    return made
