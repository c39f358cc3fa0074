"""Thousands of games at once over the compiled rules. Every array that it gives is its own memory, not a copy."""

import os
from collections.abc import Callable, Mapping
from concurrent.futures import ThreadPoolExecutor
from ctypes import c_int64
from itertools import pairwise
from typing import Any, Literal, NamedTuple

import numpy as np
import numpy.typing as npt

from motherlode.envs.actions import actions_of
from motherlode.envs.errors import IllegalAction
from motherlode.envs.games import longest, many_of, parts_of
from motherlode.envs.kernels import loop
from motherlode.envs.kernels.parts import Row
from motherlode.rules import Fast, Game, State, game
from motherlode.rules.game import replay

GUESSING = 1 << 32
"""The streams of sampled actions lie behind those of the deals."""

Words = npt.NDArray[np.int64]


class Turn(NamedTuple):
    """What `reset` and `step` give, a row for each game. The next step overwrites all of it."""

    observations: Row
    """Of the seat to move; where a game ended, of the new one."""
    masks: Row
    """1 for legal actions."""
    seats: Words
    """Whose decision it is."""
    rewards: npt.NDArray[np.float32]
    """Of the last action, for every seat."""
    terminations: npt.NDArray[np.bool_]
    """Whether the last action ended a game."""


class VectorEnv:
    """Many games of one kind. A game that ends begins anew in the same step, from its own generator: what happens does
    not depend on the number of threads.
    """

    def __init__(
        self,
        rules: Game | str,
        games: int,
        players: int = 2,
        options: Mapping[str, Any] | None = None,
        *,
        rewards: Literal["win", "points"] = "win",
        memory: bool = False,
        illegal: Literal["error", "penalty"] = "error",
        threads: int | None = 1,
        keep_moves: bool = False,
    ) -> None:
        """`threads=None` is one a core; `keep_moves` keeps what `game_state` and `finished` need."""
        self.game = game(rules) if isinstance(rules, str) else rules
        self.games = games
        self.players = players
        self.options = self.game.options(players, options)
        self.actions = actions_of(self.game)
        self.parts = parts_of(self.game)
        self._many = many_of(self.game)
        self.keep_moves = keep_moves
        self.illegal = illegal
        self._allocate(room=longest(self.game, self.options) if keep_moves else 0)
        self._plan = self._make_plan(memory, rewards == "points", illegal == "penalty")
        self._slices = _slices(games, threads or os.cpu_count() or 1)
        self._pool = ThreadPoolExecutor(len(self._slices)) if len(self._slices) > 1 else None
        shown: list[npt.NDArray[Any]] = [self._rows, self._masks, self._seats, self._rewards, self._done]
        self.turn = Turn(*map(_read_only, shown))
        self.final_scores = _read_only(self._final_scores)
        """The points of every seat in the game that ended last."""
        self.reset(0)

    def _allocate(self, room: int) -> None:
        games, players, memory = self.games, self.players, self.game.memory
        self._states = np.zeros((games, self.game.words), np.int64)
        self._finals = np.zeros((games, self.game.words), np.int64)
        self._lists = np.zeros((games, 1 + memory.MAX_MOVES), np.int64)
        self._dice = np.zeros(games, np.uint64)
        self._guesses = np.zeros(games, np.uint64)
        self._actions = np.zeros(games, np.int64)
        self._masks = np.zeros((games, len(self.actions)), np.int8)
        self._rows = np.zeros((games, self.parts.size), np.int8)
        self._seats = np.zeros(games, np.int64)
        self._rewards = np.zeros((games, players), np.float32)
        self._done = np.zeros(games, np.bool_)
        self._scores = np.zeros((games, players), np.int64)
        self._final_scores = np.zeros((games, players), np.int64)
        self._lengths = np.zeros(games, np.int64)
        self._final_lengths = np.zeros(games, np.int64)
        self._history = np.zeros((games, room), np.int16)
        self._final_history = np.zeros((games, room), np.int16)
        self._setup = np.zeros(memory.DEAL_WORDS, np.int64)
        deal = self.game.deals.shuffle(players, self.options, Fast(0))
        numbers = self.game.deals.encode(deal, players, self.options)
        self._setup[: len(numbers)] = numbers

    def _make_plan(self, memory: bool, points: bool, penalty: bool) -> Words:
        plan = np.zeros(loop.PLAN, np.int64)
        arrays: dict[int, npt.NDArray[Any]] = {
            loop.STATES: self._states,
            loop.LISTS: self._lists,
            loop.DICE: self._dice,
            loop.GUESSES: self._guesses,
            loop.ACTIONS: self._actions,
            loop.MASKS: self._masks,
            loop.ROWS: self._rows,
            loop.SEATS: self._seats,
            loop.REWARDS: self._rewards,
            loop.DONE: self._done,
            loop.SCORES: self._scores,
            loop.FINAL_SCORES: self._final_scores,
            loop.FINALS: self._finals,
            loop.LENGTHS: self._lengths,
            loop.FINAL_LENGTHS: self._final_lengths,
            loop.CODES: self.actions.codes,
            loop.BY_CODE: self.actions.by_code,
            loop.SETUP: self._setup,
        }
        if self.keep_moves:
            arrays |= {loop.HISTORY: self._history, loop.FINAL_HISTORY: self._final_history}
        for field, array in arrays.items():
            plan[field] = array.ctypes.data
        plan[loop.WORDS] = self.game.words
        plan[loop.DEAL_WORDS] = self.game.memory.DEAL_WORDS
        plan[loop.MAX_MOVES] = self.game.memory.MAX_MOVES
        plan[loop.ACTION_COUNT] = len(self.actions)
        plan[loop.CODE_COUNT] = len(self.actions.by_code)
        plan[loop.ROW_SIZE] = self.parts.size
        plan[loop.PLAYERS] = self.players
        plan[loop.MEMORY] = memory
        plan[loop.POINTS] = points
        plan[loop.PENALTY] = penalty
        plan[loop.ROOM] = self._history.shape[1]
        return plan

    def reset(self, seed: int = 0) -> Turn:
        """New games from a seed."""
        loop.sow(self._dice.ctypes.data, seed, 0, self.games)
        loop.sow(self._guesses.ctypes.data, seed, GUESSING, self.games)
        self._rewards[:] = 0
        self._done[:] = False
        self._run(self._many.reset)
        return self.turn

    def step(self, actions: npt.NDArray[Any]) -> Turn:
        """One action in every game. If one of them is illegal, nothing is done at all, unless it costs a penalty."""
        if actions is not self._actions:
            np.copyto(self._actions, actions, casting="same_kind")
        if self.illegal == "error":
            wrong = loop.first_illegal(self._plan.ctypes.data, self.games)
            if wrong >= 0:
                raise self._refusal(wrong)
        self._run(self._many.step)
        return self.turn

    def _run(self, work: Callable[[int, int, int], int]) -> None:
        plan = self._plan.ctypes.data
        if self._pool is None:
            work(plan, 0, self.games)
        else:
            list(self._pool.map(lambda part: work(plan, *part), self._slices))

    def _refusal(self, number: int) -> IllegalAction:
        action = int(self._actions[number])
        if not 0 <= action < len(self.actions):
            return IllegalAction(f"Game {number}: {action} is no action; there are {len(self.actions)}.")
        name = self.actions.names[action]
        fields = self.game.memory.LAYOUT.read(self._states[number].tolist())
        why = self.game.spelling.refusal(fields, self.actions.move(action))
        return IllegalAction(f"Game {number}, seat {self._seats[number]}: action {action}, '{name}': {why}")

    def sample(self) -> Words:
        """A legal action for every game, each equally likely: not a copy, the next call overwrites it."""
        loop.sample(self._plan.ctypes.data, self.games)
        return self._actions

    def named(self) -> Mapping[str, Row]:
        """The observations by their parts."""
        return self.parts.split(self.turn.observations)

    def game_state(self, number: int) -> State:
        """A game as the rules know it, with its moves: `record.write` makes a record of it."""
        return self._replay(self._states[number], self._history[number, : self._lengths[number]])

    def finished(self, number: int) -> State:
        """The game that ended last there; after a penalty it is not over."""
        return self._replay(self._finals[number], self._final_history[number, : self._final_lengths[number]])

    def _replay(self, words: Words, codes: npt.NDArray[np.int16]) -> State:
        if not self.keep_moves:
            raise ValueError("The moves of this environment are not kept: make it with keep_moves=True.")
        deal = self.game.deals.decode(self.game.memory.LAYOUT.read(words.tolist()))
        moves = [self.game.by_code[code] for code in codes.tolist()]
        return replay(self.game, deal, self.players, self.options, moves)

    def load(self, number: int, state: State) -> Turn:
        """Goes on from a state, as one that was read from a record, in one of the games."""
        if (state.game, state.players, state.options) != (self.game, self.players, self.options) or state.over:
            raise ValueError(f"Only a game of {self.players} with the same options that is not over can be loaded.")
        words = (c_int64 * self.game.words).from_address(state.address)
        self._states[number] = words[:]
        codes = [move.code for move in state.moves]
        self._lengths[number] = len(codes)
        if self.keep_moves:
            self._history[number, : len(codes)] = codes
        self._many.look(self._plan.ctypes.data, number, number + 1)
        return self.turn


def _read_only(array: npt.NDArray[Any]) -> Any:
    view = array.view()
    view.flags.writeable = False
    return view


def _slices(games: int, threads: int) -> list[tuple[int, int]]:
    edges = np.linspace(0, games, min(threads, games) + 1).astype(int).tolist()
    return list(pairwise(edges))
