"""Thousands of games at once over the compiled rules. Every array that it gives is its own memory, not a copy."""

from collections.abc import Mapping
from typing import Any, NamedTuple

import numpy as np
import numpy.typing as npt

from motherlode.envs import checks
from motherlode.envs.actions import actions_of
from motherlode.envs.batch import Batch, Ints
from motherlode.envs.checks import Illegal, Rewards
from motherlode.envs.encoding import Encoded, Encoding, encoder
from motherlode.envs.errors import IllegalAction
from motherlode.envs.games import observation_spec
from motherlode.envs.kernels import loop
from motherlode.envs.kernels.observation_spec import Row
from motherlode.envs.opponents import Policy
from motherlode.envs.opponents import check as check_opponent
from motherlode.envs.seat_batch import SeatBatch
from motherlode.envs.workers import Workers
from motherlode.rules import Game, State, game
from motherlode.rules.errors import BadOptions
from motherlode.rules.game import replay


class Turn(NamedTuple):
    """What `reset` and `step` give, a row for each game. The next step overwrites all of it."""

    observations: Encoded
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
        opponent: str | Policy | None = None,
        seat: int | None = None,
        encoding: Encoding = "ordinal",
    ) -> None:
        """`threads=None` is one a core; `keep_moves` keeps what `game_state` and `finished` need. An illegal action
        ends its game and costs its seat 1; with `illegal="error"` it is an error, and nothing is done in any game.

        With an opponent, a bot by its name or a policy, actions are those of one seat in every game: the same in all,
        or by chance. A step is its decision and all of the others' that follow, and rewards are what these bring.
        Encodings are those of `envs.encoding`.
        """
        checks.one_of("rewards", rewards, Rewards)
        checks.one_of("illegal", illegal, Illegal)
        checks.flags(memory=memory, keep_moves=keep_moves)
        self.game = game(rules) if isinstance(rules, str) else rules
        self.games = checks.whole_number("games", games, 1)
        self.players = players
        self.options = self.game.options(players, options)
        self.game = self.game.under(self.options)
        self.actions = actions_of(self.game)
        self.spec = observation_spec(self.game)
        self.encoder = encoder(self.game, encoding)
        self.keep_moves = keep_moves
        self.illegal = illegal
        check_opponent(self.game, opponent, "of observations, masks and seats")
        if seat is not None and opponent is None:
            raise BadOptions("seat is for games against an opponent: without one all seats act.")
        own = None if seat is None else checks.whole_number("seat", seat, 0, players - 1)
        self._batch = Batch(
            self.game,
            self.games,
            players,
            self.options,
            memory=memory,
            points=rewards == "points",
            penalty=illegal == "penalty",
            keep_moves=keep_moves or SeatBatch.must_keep_moves(self.game, players, self.options, opponent),
        )
        self._workers = Workers(self.games, threads)
        self._others = None if opponent is None else SeatBatch(self._batch, opponent, own, self._workers, self.encoder)
        batch = self._batch
        self._encoded: Encoded | None = None
        if encoding != "ordinal":
            self._encoded = np.zeros((self.games, self.encoder.size), np.float32)
        rows = batch.rows if self._encoded is None else self._encoded
        shown: list[npt.NDArray[Any]] = [rows, batch.masks, batch.seats, batch.rewards, batch.done]
        self.turn = Turn(*map(_read_only, shown))
        self.final_scores = _read_only(batch.final_scores)
        """The points of every seat in the game that ended last."""
        self.final_observations = _read_only(batch.final_rows)
        """Against an opponent: what the own seat saw at the end of the game that ended last."""
        self.bot_seeds = _read_only(batch.bot_seeds)
        """Against a bot: its seed in the first seat of each game; in every seat it is one more."""
        self.reset(0)

    def reset(self, seed: int | None = None) -> Turn:
        """New games: from a seed, or those that the generators bring next. At first they are those of seed 0."""
        if seed is not None:
            (self._others or self._batch).sow(checks.seed(seed))
        if self._others is not None:
            self._others.begin(np.ones(self.games, np.bool_))
            return self._show()
        self._batch.rewards[:] = 0
        self._batch.done[:] = False
        self._workers.run(self._batch.kernels.reset, self._batch.address)
        return self._show()

    def _show(self) -> Turn:
        if self._encoded is not None:
            self.encoder.encode(self._batch.rows, self._encoded)
        return self.turn

    def step(self, actions: npt.NDArray[Any]) -> Turn:
        """One action in every game. An illegal one ends its game or, by choice, is an error before anything is done."""
        if actions is not self._batch.chosen:
            self._batch.chosen[:] = checks.action_numbers(actions, self.games)
        if self.illegal == "error":
            wrong = loop.first_illegal(self._batch.address, self.games)
            if wrong >= 0:
                raise self._refusal(wrong)
        if self._others is not None:
            self._others.step()
        else:
            self._workers.run(self._batch.kernels.step, self._batch.address)
        return self._show()

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
        self._workers.run(loop.sample, self._batch.address)
        return self._batch.chosen

    def named(self) -> Mapping[str, Encoded]:
        """The observations by their features."""
        return self.encoder.split(self.turn.observations)

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
        if self._others is not None:
            raise ValueError("Games against an opponent begin at their beginning: load states where all seats act.")
        self._batch.load(self._number(number), state)
        return self._show()

    def state(self) -> Encoded:
        """What all seats could remember together, for centralised critics: by game and seat. A copy."""
        return self.encoder.encode(self._batch.observe_all())

    def _number(self, number: int) -> int:
        """The number of a game."""
        return checks.whole_number("The number of a game", number, 0, self.games - 1)


def _read_only(array: npt.NDArray[Any]) -> Any:
    view = array.view()
    view.flags.writeable = False
    return view
