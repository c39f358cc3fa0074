"""What the environments know of each game besides its rules."""

import importlib
from functools import cache
from typing import Any, Protocol, cast

from motherlode.envs.kernels.observation_spec import ObservationSpec
from motherlode.rules import Game


class Observer(Protocol):
    """What is observed of a game."""

    @property
    def SPEC(self) -> ObservationSpec:
        """The layout of an observation."""

    def observe(self, state: int, seat: int, memory: int, row: int, /) -> int:
        """Writes what the seat sees, or with memory could remember; must read nothing that is hidden from it."""


class BatchKernels(Protocol):
    """Many games at once; see `kernels.loop`."""

    def step(self, plan: int, first: int, last: int, /) -> int:
        """One action in each of some games."""

    def act(self, plan: int, action: int, /) -> int:
        """One action in the first game."""

    def reset(self, plan: int, first: int, last: int, /) -> int:
        """New games."""

    def refresh(self, plan: int, first: int, last: int, /) -> int:
        """Shows games that were put there from outside."""

    def replay(self, state: int, numbers: int, moves: int, count: int, /) -> int:
        """A state from a deal and moves."""


@cache
def observer_of(game: Game) -> Observer:
    """What is observed of a game."""
    return cast(Observer, _kernels(game.name))


@cache
def batch_kernels(game: Game) -> BatchKernels:
    """Many games at once."""
    return cast(BatchKernels, _kernels(f"batch_{game.name}"))


def _kernels(module: str) -> object:
    return importlib.import_module(f"motherlode.envs.kernels.{module}")


def observation_spec(game: Game) -> ObservationSpec:
    """The layout of a game's observations."""
    return observer_of(game).SPEC


def longest(game: Game, options: Any) -> int:
    """No game of these options has more moves."""
    return LONGEST[game.name](options)


def _longest_donkey(options: Any) -> int:
    """Between two takes each place of the offer is exchanged at most 6 times: gold for higher gold of six values, and
    at last a donkey. An offer of 5, 4, 3, 2, 1 places is so exchanged and taken from 5 times, and there are 11 offers.
    Each of at most 20 sets brings a bonus.
    """
    return 11 * (5 + 6 * (5 + 4 + 3 + 2 + 1)) + 20


def _longest_mine(options: Any) -> int:
    """Before the Gold Rush one of 54 cards leaves at least every `stall_limit` turns of two cards; then 64 at most."""
    return 2 * int(options.stall_limit) * (54 + 1) + 64


def _longest_gate(options: Any) -> int:
    """In each of five rounds at most 36 cards are played, and at most 4 passes follow each."""
    return 5 * 36 * (1 + 4)


LONGEST = {"donkey": _longest_donkey, "mine": _longest_mine, "gate": _longest_gate}
