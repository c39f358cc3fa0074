"""Thousands of games at once over the compiled rules. Every array that it gives is its own memory, not a copy."""

import os
from collections.abc import Callable, Mapping
from concurrent.futures import ThreadPoolExecutor
from itertools import pairwise
from typing import Any, NamedTuple

import numpy as np
import numpy.typing as npt

from motherlode.envs import checks
from motherlode.envs.actions import actions_of
from motherlode.envs.batch import Batch, Ints
from motherlode.envs.checks import Illegal, Rewards
from motherlode.envs.errors import IllegalAction
from motherlode.envs.games import observation_spec
from motherlode.envs.kernels import loop
from motherlode.envs.kernels.observation_spec import Row
from motherlode.rules import Game, State, game
from motherlode.rules.game import replay


class Turn(NamedTuple):
    """What `reset` and `step` give, a row for each game. The next step overwrites all of it."""

    observations: Row
    """Of the seat to move; where a game ended, of the new one."""
    masks: Row
    """1 for legal actions."""
    seats: Ints
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
        rewards: Rewards = "win",
        memory: bool = False,
        illegal: Illegal = "penalty",
        threads: int | None = 1,
        keep_moves: bool = False,
    ) -> None:
        """`threads=None` is one a core; `keep_moves` keeps what `game_state` and `finished` need. An illegal action
        ends its game and costs its seat 1; with `illegal="error"` it is an error, and nothing is done in any game.
        """
        checks.one_of("rewards", rewards, Rewards)
        checks.one_of("illegal", illegal, Illegal)
        checks.flags(memory=memory, keep_moves=keep_moves)
        self.game = game(rules) if isinstance(rules, str) else rules
        self.games = checks.whole_number("games", games, 1)
        self.players = players
        self.options = self.game.options(players, options)
        self.actions = actions_of(self.game)
        self.spec = observation_spec(self.game)
        self.keep_moves = keep_moves
        self.illegal = illegal
        self._batch = Batch(
            self.game,
            self.games,
            players,
            self.options,
            memory=memory,
            points=rewards == "points",
            penalty=illegal == "penalty",
            keep_moves=keep_moves,
        )
        workers = (os.cpu_count() or 1) if threads is None else checks.whole_number("threads", threads, 1)
        self._own_slice, *self._slices = _slices(self.games, workers)
        self._pool = ThreadPoolExecutor(max(1, len(self._slices)))
        batch = self._batch
        shown: list[npt.NDArray[Any]] = [batch.rows, batch.masks, batch.seats, batch.rewards, batch.done]
        self.turn = Turn(*map(_read_only, shown))
        self.final_scores = _read_only(batch.final_scores)
        """The points of every seat in the game that ended last."""
        self.reset(0)

    def reset(self, seed: int | None = None) -> Turn:
        """New games: from a seed, or those that the generators bring next. At first they are those of seed 0."""
        if seed is not None:
            self._batch.sow(checks.seed(seed))
        self._batch.rewards[:] = 0
        self._batch.done[:] = False
        self._run(self._batch.kernels.reset)
        return self.turn

    def step(self, actions: npt.NDArray[Any]) -> Turn:
        """One action in every game. An illegal one ends its game or, by choice, is an error before anything is done."""
        if actions is not self._batch.chosen:
            self._batch.chosen[:] = checks.action_numbers(actions, self.games)
        if self.illegal == "error":
            wrong = loop.first_illegal(self._batch.address, self.games)
            if wrong >= 0:
                raise self._refusal(wrong)
        self._run(self._batch.kernels.step)
        return self.turn

    def _run(self, work: Callable[[int, int, int], int]) -> None:
        """On all slices at once; this thread takes the first, so that one fewer has to be woken up."""
        plan = self._batch.address
        others = [self._pool.submit(work, plan, *part) for part in self._slices]
        work(plan, *self._own_slice)
        for other in others:
            other.result()

    def _refusal(self, number: int) -> IllegalAction:
        action = int(self._batch.chosen[number])
        if not 0 <= action < len(self.actions):
            return IllegalAction(f"Game {number}: {action} is no action; there are {len(self.actions)}.")
        name = self.actions.names[action]
        fields = self.game.states.LAYOUT.read(self._batch.states[number])
        why = self.game.spelling.refusal(fields, self.actions.move(action))
        return IllegalAction(f"Game {number}, seat {self._batch.seats[number]}: action {action}, '{name}': {why}")

    def sample(self) -> Ints:
        """A legal action for every game, each equally likely: not a copy, the next call overwrites it."""
        loop.sample(self._batch.address, 0, self.games)
        return self._batch.chosen

    def named(self) -> Mapping[str, Row]:
        """The observations by their features."""
        return self.spec.split(self.turn.observations)

    def game_state(self, number: int) -> State:
        """A game as the rules know it, with its moves: `record.write` makes a record of it."""
        batch, number = self._batch, self._number(number)
        return self._replay(batch.states[number], batch.history[number, : batch.lengths[number]])

    def finished(self, number: int) -> State:
        """The game that ended last there; after a penalty it is not over."""
        batch, number = self._batch, self._number(number)
        return self._replay(batch.finals[number], batch.final_history[number, : batch.final_lengths[number]])

    def _replay(self, fields: Ints, codes: npt.NDArray[np.int16]) -> State:
        if not self.keep_moves:
            raise ValueError("The moves of this environment are not kept: make it with keep_moves=True.")
        deal = self.game.deals.decode(self.game.states.LAYOUT.read(fields))
        moves = [self.game.by_code[code] for code in codes.tolist()]
        return replay(self.game, deal, self.players, self.options, moves)

    def load(self, number: int, state: State) -> Turn:
        """Goes on from a state, as one that was read from a record, in one of the games."""
        if (state.game, state.players, state.options) != (self.game, self.players, self.options) or state.over:
            raise ValueError(f"Only a game of {self.players} with the same options that is not over can be loaded.")
        self._batch.load(self._number(number), state)
        return self.turn

    def _number(self, number: int) -> int:
        """The number of a game."""
        return checks.whole_number("The number of a game", number, 0, self.games - 1)


def _read_only(array: npt.NDArray[Any]) -> Any:
    view = array.view()
    view.flags.writeable = False
    return view


def _slices(games: int, threads: int) -> list[tuple[int, int]]:
    bounds = np.linspace(0, games, min(threads, games) + 1).astype(int).tolist()
    return list(pairwise(bounds))
