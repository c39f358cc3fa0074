"""One game at a time: what the forms of several toolkits share. A game is a batch of one; its state of the rules, which
makes records, is there when it is asked for.
"""

from collections.abc import Mapping, Sequence
from typing import Any

import numpy as np
import numpy.typing as npt

from motherlode.envs import checks
from motherlode.envs.actions import actions_of
from motherlode.envs.batch import Batch
from motherlode.envs.checks import Rewards
from motherlode.envs.errors import IllegalAction
from motherlode.envs.games import observation_spec
from motherlode.envs.kernels.loop import ILLEGAL, OVER
from motherlode.envs.kernels.observation_spec import Row
from motherlode.envs.zero_sum import make_zero_sum
from motherlode.rules import MotherlodeError, State, game, record
from motherlode.rules.compiled import direct
from motherlode.rules.outcome import shares_of

DEALS = 1 << 32
NOTHING: tuple[float, ...] = ()


def victory(standings: list[int]) -> list[float]:
    """Rewards by final standings: the winners share 1, the others -1; nobody gets anything where all win."""
    rewards = shares_of(standings)
    make_zero_sum(rewards, len(rewards))
    return rewards


class Single:
    """One game: from a seed, or from a state, as one that was read from a record."""

    def __init__(
        self, name: str, players: int | None, options: Mapping[str, Any] | None, rewards: Rewards, memory: bool
    ) -> None:
        """Without a number of players it is the game's smallest."""
        checks.one_of("rewards", rewards, Rewards)
        checks.flags(memory=memory)
        self.game = game(name)
        self.players = players = self.game.players[0] if players is None else players
        self._made_with = name, players, options, rewards, memory
        self.options = self.game.options(players, dict(options or {}))
        self.game = self.game.under(self.options)
        self.by_points = rewards == "points"
        self.memory = memory
        self.actions = actions_of(self.game)
        self._action_count = len(self.actions)
        self.spec = observation_spec(self.game)
        self._batch = Batch(self.game, 1, players, self.options, memory=memory, points=self.by_points, keep_moves=True)
        self._act, self._plan = direct(self._batch.kernels.act), self._batch.address
        self._row: Row = self._batch.rows[0]
        self._mask: Row = self._batch.masks[0]
        self._rewards = self._batch.rewards[0]
        self._no_mask = np.zeros_like(self._mask)
        self._state: State | None = None
        self.deal(0)

    def __reduce__(self) -> tuple[Any, ...]:
        return _single, (*self._made_with, self.state)

    def deal(self, seed: int) -> None:
        """A new game."""
        self._batch.sow(seed)
        self._batch.kernels.reset(self._plan, 0, 1)
        self._state = None
        self._set_turn(over=False)

    def reset(self, options: Any, rng: np.random.Generator) -> None:
        """A new game; `options={"record": …}` goes on from the end of a record's moves, `{"state": …}` from a state."""
        chosen = checks.beginning(options)
        if "record" in chosen:
            self.begin(record.read(chosen["record"]))
        elif "state" in chosen:
            self.begin(chosen["state"])
        else:
            self.deal(int(rng.integers(DEALS)))

    def begin(self, state: State) -> None:
        """Goes on from a state."""
        if not isinstance(state, State):
            raise ValueError(f"A game goes on from a state of the rules, not from {state!r}.")
        if (state.game, state.players, state.options) != (self.game, self.players, self.options):
            raise ValueError(f"This is not a game of {self.game.name} for {self.players} with the same options.")
        self._batch.load(0, state)
        self._state = state
        self._set_turn(state.over)

    def _set_turn(self, over: bool) -> None:
        self.over = over
        self.seat = OVER if over else int(self._batch.seats[0])
        """Whose decision it is."""

    @property
    def state(self) -> State:
        """The game as the rules know it, with its moves."""
        state = self._state = self._batch.state(0, self._state)
        return state

    def act(self, action: int) -> Sequence[float]:
        """Makes an action and returns what it brings every seat; nothing at all where nobody gets anything."""
        if not 0 <= action < self._action_count:
            raise IllegalAction(f"{action} is no action; there are {self._action_count}.")
        turn = self._act(self._plan, action)
        if turn >= 0:
            self.seat = turn
            return self._rewards.tolist() if self.by_points else NOTHING
        if turn == ILLEGAL:
            raise self._refusal(action)
        self._set_turn(over=True)
        return self._rewards.tolist() if self.by_points else victory(self._batch.standings(0))

    def _refusal(self, action: int) -> IllegalAction:
        try:
            self.state.apply(self.actions.move(action))
        except MotherlodeError as error:
            return IllegalAction(f"Action {action}, '{self.actions.names[action]}': {error}")
        raise AssertionError("the rules allow what the mask forbids")

    def observe(self, seat: int) -> tuple[Row, Row]:
        """What a seat sees, and the mask of its legal actions: none if the decision is not its own."""
        if seat == self.seat:
            return self._row.copy(), self._mask.copy()
        return self._batch.observe(0, seat), self._no_mask.copy()

    def observe_all(self) -> Row:
        """What every seat could remember: a row for each."""
        rows: Row = self._batch.observe_all()[0]
        return rows

    def mask(self, seat: int) -> npt.NDArray[np.int8]:
        """The legal actions of a seat: none if the decision is not its own."""
        mask = self._mask if seat == self.seat else self._no_mask
        return mask.copy()


def _single(
    name: str, players: int, options: Mapping[str, Any] | None, rewards: Rewards, memory: bool, state: State
) -> Single:
    single = Single(name, players, options, rewards, memory)
    single.begin(state)
    return single
