"""The memory of games that are played side by side, as the compiled loops take it."""

from ctypes import c_int64
from typing import Any

import numpy as np
import numpy.typing as npt

from motherlode.bots.compiled_policy import CARRY, CONTEXT, LOOKUP, SETTINGS, CompiledPolicy
from motherlode.envs.actions import actions_of
from motherlode.envs.games import batch_kernels, longest, observation_spec, observer_of
from motherlode.envs.kernels import loop
from motherlode.envs.kernels.observation_spec import Row
from motherlode.rules import Game, SplitMix64, State
from motherlode.rules.compiled import direct, entry_point

GUESSING = 1 << 32
"""The streams of sampled actions lie behind those of the deals."""

Ints = npt.NDArray[np.int64]


class Batch:
    """Arrays with a row for each game, and the plan that says where they lie (`kernels.loop`)."""

    def __init__(
        self,
        game: Game,
        games: int,
        players: int,
        options: Any,
        *,
        memory: bool,
        points: bool,
        penalty: bool = False,
        keep_moves: bool,
    ) -> None:
        self.game = game
        self.players = players
        self.options = options
        self.actions = actions_of(game)
        self.kernels = batch_kernels(game)
        self._observe = direct(observer_of(game).observe)
        self._allocate(games, players, options, longest(game, options) if keep_moves else 0)
        self.plan = self._plan(memory, points, penalty)
        self.address = self.plan.ctypes.data
        """Where the plan lies."""

    def __reduce__(self) -> tuple[Any, ...]:
        raise TypeError("An environment's memory cannot be copied: load its states into another environment.")

    def _allocate(self, games: int, players: int, options: Any, room: int) -> None:
        game, states, actions, size = (
            self.game,
            self.game.states,
            actions_of(self.game),
            observation_spec(self.game).size,
        )
        self.states = np.zeros((games, game.state_size), np.int64)
        self.finals = np.zeros((games, game.state_size), np.int64)
        self.lists = np.zeros((games, 1 + states.MAX_MOVES), np.int64)
        self.dice = np.zeros(games, np.uint64)
        self.guesses = np.zeros(games, np.uint64)
        self.chosen = np.zeros(games, np.int64)
        self.masks = np.zeros((games, len(actions)), np.int8)
        self.rows = np.zeros((games, size), np.int8)
        self.seats = np.zeros(games, np.int64)
        self.rewards = np.zeros((games, players), np.float32)
        self.done = np.zeros(games, np.bool_)
        self.scores = np.zeros((games, players), np.int64)
        self.final_scores = np.zeros((games, players), np.int64)
        self.lengths = np.zeros(games, np.int64)
        self.final_lengths = np.zeros(games, np.int64)
        self.history = np.zeros((games, room), np.int16)
        self.final_history = np.zeros((games, room), np.int16)
        self.own = np.zeros(games, np.int64)
        self.bot_seeds = np.zeros(games, np.int64)
        self.final_rows = np.zeros((games, size), np.int8)
        self.setup = np.zeros(states.DEAL_SIZE, np.int64)
        deal = game.deals.shuffle(players, options, SplitMix64(0))
        numbers = game.deals.encode(deal, players, options)
        self.setup[: len(numbers)] = numbers

    def _plan(self, memory: bool, points: bool, penalty: bool) -> Ints:
        game, actions = self.game, actions_of(self.game)
        plan = np.zeros(loop.PLAN, np.int64)
        arrays: dict[int, npt.NDArray[Any]] = {
            loop.STATES: self.states,
            loop.LISTS: self.lists,
            loop.DICE: self.dice,
            loop.GUESSES: self.guesses,
            loop.ACTIONS: self.chosen,
            loop.MASKS: self.masks,
            loop.ROWS: self.rows,
            loop.SEATS: self.seats,
            loop.REWARDS: self.rewards,
            loop.DONE: self.done,
            loop.SCORES: self.scores,
            loop.FINAL_SCORES: self.final_scores,
            loop.FINALS: self.finals,
            loop.LENGTHS: self.lengths,
            loop.FINAL_LENGTHS: self.final_lengths,
            loop.CODES: actions.codes,
            loop.BY_CODE: actions.by_code,
            loop.SETUP: self.setup,
        }
        if self.history.size:
            arrays |= {loop.HISTORY: self.history, loop.FINAL_HISTORY: self.final_history}
        for field, array in arrays.items():
            plan[field] = array.ctypes.data
        plan[loop.STATE_SIZE] = game.state_size
        plan[loop.DEAL_SIZE] = game.states.DEAL_SIZE
        plan[loop.MAX_MOVES] = game.states.MAX_MOVES
        plan[loop.ACTION_COUNT] = len(actions)
        plan[loop.CODE_COUNT] = len(actions.by_code)
        plan[loop.ROW_SIZE] = self.rows.shape[1]
        plan[loop.PLAYERS] = self.rewards.shape[1]
        plan[loop.MEMORY] = memory
        plan[loop.POINTS] = points
        plan[loop.PENALTY] = penalty
        plan[loop.ROOM] = self.history.shape[1]
        return plan

    def seat_others(self, policy: CompiledPolicy, seat: int | None) -> None:
        """From now on one seat acts from outside, and a compiled policy plays the others (`kernels.seat_loop`)."""
        games = len(self.states)
        self.policy = policy  # its arrays must be kept
        self.contexts = np.zeros((games, CONTEXT), np.int64)
        self.carries = np.zeros((games, policy.carry_size), np.int64)
        self.contexts[:, SETTINGS], self.contexts[:, LOOKUP] = policy.settings.ctypes.data, policy.lookup.ctypes.data
        self.contexts[:, CARRY] = self.carries.ctypes.data + self.carries.strides[0] * np.arange(games)
        plan = self.plan
        plan[loop.OWN], plan[loop.BOT_SEEDS] = self.own.ctypes.data, self.bot_seeds.ctypes.data
        plan[loop.CONTEXTS], plan[loop.CARRIES] = self.contexts.ctypes.data, self.carries.ctypes.data
        plan[loop.FINAL_ROWS] = self.final_rows.ctypes.data
        plan[loop.FIXED_SEAT] = -1 if seat is None else seat
        plan[loop.CHOOSE] = entry_point(policy.choose)
        plan[loop.UPDATE] = 0 if policy.update is None else entry_point(policy.update)
        plan[loop.CARRY_SIZE] = policy.carry_size

    def sow(self, seed: int) -> None:
        """Generators of their own for every game."""
        games = len(self.states)
        loop.sow(self.dice.ctypes.data, seed, 0, games)
        loop.sow(self.guesses.ctypes.data, seed, GUESSING, games)

    def observe(self, number: int, seat: int) -> Row:
        """What a seat sees of a game."""
        return self._row_of(self.states[number], seat)

    def observe_final(self, number: int, seat: int) -> Row:
        """What a seat sees of the game that ended last in a place."""
        return self._row_of(self.finals[number], seat)

    def _row_of(self, state: Ints, seat: int) -> Row:
        row = np.empty(self.rows.shape[1], np.int8)
        self._observe(state.ctypes.data, seat, int(self.plan[loop.MEMORY]), row.ctypes.data)
        return row

    def standings(self, number: int) -> list[int]:
        """The numbers that rank the seats of a game that is over."""
        standing, address = self.game.abi.standing, self.states[number].ctypes.data
        return [standing(address, seat) for seat in range(self.players)]

    def state(self, number: int, known: State | None = None) -> State:
        """A game as the rules know it, with its moves, which must be kept; from an earlier state of it, if given."""
        if known is None:
            deal = self.game.deals.decode(self.game.states.LAYOUT.read(self.states[number]))
            known = self.game.start(deal, self.players, self.options)
        for code in self.history[number, known.turn : self.lengths[number]].tolist():
            known = known.apply(self.game.by_code[code])
        return known

    def observe_all(self) -> Row:
        """What every seat of every game could remember, for centralised critics."""
        games, players = self.rewards.shape
        rows = np.empty((games, players, self.rows.shape[1]), np.int8)
        self.kernels.observe_all(self.address, 0, games, rows.ctypes.data)
        return rows

    def load(self, number: int, state: State) -> None:
        """Puts a state into one of the games."""
        fields = (c_int64 * self.game.state_size).from_address(state.address)
        self.states[number] = fields[:]
        codes = [move.code for move in state.moves]
        self.lengths[number] = len(codes)
        if self.history.size:
            self.history[number, : len(codes)] = codes
        self.kernels.refresh(self.address, number, number + 1)
