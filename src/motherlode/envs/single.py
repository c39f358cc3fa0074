"""One game at a time: what the forms of all toolkits share. It holds a state of the rules, so records come for free."""

from collections.abc import Mapping
from typing import Any, Literal

import numpy as np
import numpy.typing as npt

from motherlode.envs.actions import actions_of
from motherlode.envs.errors import IllegalAction
from motherlode.envs.games import parts_of
from motherlode.envs.kernels.parts import Row
from motherlode.envs.observe import observe
from motherlode.rules import Fast, MotherlodeError, State, game

Rewards = Literal["win", "points"]


def victory(standings: list[int]) -> list[float]:
    """Rewards by final standings: the winners share 1, the others -1; nobody gets anything where all win."""
    best = max(standings)
    winners = standings.count(best)
    losers = len(standings) - winners
    return [0.0 if not losers else 1 / winners if standing == best else -1 / losers for standing in standings]


class Single:
    """One game: from a seed, or from a state, as one that was read from a record."""

    def __init__(
        self, name: str, players: int, options: Mapping[str, Any] | None, rewards: Rewards, memory: bool
    ) -> None:
        self.game = game(name)
        self.players = players
        self.options = self.game.options(players, dict(options or {}))
        self.by_points = rewards == "points"
        self.memory = memory
        self.actions = actions_of(self.game)
        self.parts = parts_of(self.game)
        self.state = self.game.deal(players, Fast(0), self.options)
        self._no_mask = np.zeros(len(self.actions), np.int8)

    def deal(self, seed: int) -> None:
        """A new game."""
        self.state = self.game.deal(self.players, Fast(seed), self.options)

    def begin(self, state: State) -> None:
        """Goes on from a state."""
        if (state.game, state.players, state.options) != (self.game, self.players, self.options):
            raise ValueError(f"This is not a game of {self.game.name} for {self.players} with the same options.")
        self.state = state

    def act(self, action: int) -> list[float]:
        """Makes an action and returns what it brings every seat."""
        if not 0 <= action < len(self.actions):
            raise IllegalAction(f"{action} is no action; there are {len(self.actions)}.")
        before = self.scores() if self.by_points else []
        try:
            self.state = self.state.apply(self.actions.move(action))
        except MotherlodeError as error:
            raise IllegalAction(f"Action {action}, '{self.actions.names[action]}': {error}") from error
        if self.by_points:
            return [float(after - points) for after, points in zip(self.scores(), before, strict=True)]
        return self.victory() if self.state.over else [0.0] * self.players

    def scores(self) -> list[int]:
        score, address = self.game.edge.score, self.state.address
        return [score(address, seat) for seat in range(self.players)]

    def victory(self) -> list[float]:
        standing, address = self.game.edge.standing, self.state.address
        return victory([standing(address, seat) for seat in range(self.players)])

    def observe(self, seat: int) -> Row:
        return observe(self.state, seat, self.memory)

    def mask(self, seat: int) -> npt.NDArray[np.int8]:
        """The legal actions of a seat: none if the decision is not its own."""
        return self.actions.mask(self.state.legal_moves()) if seat == self.state.seat else self._no_mask.copy()
