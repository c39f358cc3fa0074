"""Who plays the seats that do not act from outside: a bot by its name, a policy, or chance."""

from collections.abc import Callable
from dataclasses import dataclass
from typing import Any

import numpy as np
import numpy.typing as npt

from motherlode.bots.compiled_policy import CompiledPolicy
from motherlode.bots.protocol import Budget
from motherlode.bots.registry import bots_of, compiled_at, make_bot
from motherlode.envs.batch import Batch, Ints
from motherlode.envs.checks import action_numbers
from motherlode.envs.encoding import Encoded
from motherlode.envs.errors import IllegalAction
from motherlode.envs.kernels.observation_spec import Row
from motherlode.rules import Game, Knowledge, Move, State
from motherlode.rules.errors import BadOptions

RANDOM = "random"
"""Who plays where nobody is named."""
Opponent = Callable[[Knowledge], Move | str]
"""Chooses a move from what its seat knows."""
Policy = Callable[[Encoded, Row, Ints], npt.NDArray[Any]]
"""Actions from observations, masks and seats, a row for each game in which another seat is to move."""


def check(game: Game, opponent: Any, function_of: str) -> None:
    """A name must be that of a bot; anything else a function."""
    if isinstance(opponent, str):
        if opponent not in bots_of(game):
            known = ", ".join(bots_of(game))
            raise BadOptions(f"opponent must be the name of a bot or a function, not {opponent!r}: {known}.")
    elif opponent is not None and not callable(opponent):
        raise BadOptions(f"opponent must be the name of a bot or a function {function_of}, not {opponent!r}.")


def compiled_opponent(game: Game, players: int, options: Any, opponent: Any) -> CompiledPolicy | None:
    """The bot of this name without leaving compiled code; None where that is not possible."""
    if opponent is not None and not isinstance(opponent, str):
        return None
    return compiled_at(opponent or RANDOM, game, players, options)


@dataclass(frozen=True)
class SeatedBot:
    """A bot as a function of what its seat knows, with its own default time to think."""

    game: Game
    name: str
    seed: int

    def __call__(self, knowledge: Knowledge) -> Move:
        return make_bot(self.name, self.game, self.seed).choose(knowledge, Budget())


class PolicyChooser:
    """Asks a policy once for all games; it sees the encoding of the environment."""

    def __init__(self, batch: Batch, policy: Policy, encode: Callable[[Row], Encoded]) -> None:
        self._batch = batch
        self._policy = policy
        self._encode = encode

    def __call__(self, numbers: Ints) -> npt.NDArray[Any]:
        batch = self._batch
        given = self._policy(self._encode(batch.rows[numbers]), batch.masks[numbers], batch.seats[numbers])
        actions = action_numbers(given, len(numbers))
        inside = (actions >= 0) & (actions < batch.masks.shape[1])
        if not inside.all() or not batch.masks[numbers, actions].all():
            raise IllegalAction("The opponent chose an illegal action: it must keep to the masks.")
        return actions

    def forget(self, number: int) -> None:
        """It remembers nothing."""


class BotChooser:
    """Asks a bot that has to think in Python, game by game. States of the rules follow the batch, which must keep its
    moves.
    """

    def __init__(self, batch: Batch, name: str) -> None:
        self._batch = batch
        self._name = name
        self._states: dict[int, State] = {}

    def __call__(self, numbers: Ints) -> npt.NDArray[Any]:
        return np.array([self._choose(number) for number in numbers.tolist()], np.int64)

    def _choose(self, number: int) -> int:
        batch = self._batch
        state = self._states[number] = batch.state(number, self._states.get(number))
        seat = int(batch.seats[number])
        bot = SeatedBot(batch.game, self._name, int(batch.bot_seeds[number]) + seat)
        return batch.actions.action(bot(state.knowledge(seat)))

    def forget(self, number: int) -> None:
        """Another game takes the place."""
        self._states.pop(number, None)
