"""What the environments know of each game besides its rules."""

from functools import cache
from types import ModuleType
from typing import Any, Protocol, cast

from motherlode.envs.kernels.batch import BatchKernels, compile_for
from motherlode.envs.kernels.observation_spec import ObservationSpec
from motherlode.rules import Game


class ObservationModule(Protocol):
    """What is observed of a game: the module that it brings as `observation`."""

    @property
    def SPEC(self) -> ObservationSpec:
        """The layout of an observation."""

    def observe(self, state: int, seat: int, memory: int, row: int, /) -> int:
        """Writes what the seat sees, or with memory could remember; must read nothing that is hidden from it."""


@cache
def observer_of(game: Game) -> ObservationModule:
    """What is observed of a game: what it brings for that, or the bits of what a seat could know."""
    return cast(ObservationModule, game.spec.adapter("observation") or _plain_observer(game))


def _plain_observer(game: Game) -> ModuleType:
    from motherlode.envs.kernels.plain import observer_for

    return observer_for(game)


@cache
def batch_kernels(game: Game) -> BatchKernels:
    """Many games at once."""
    return compile_for(game, cast(ModuleType, observer_of(game)))


def observation_spec(game: Game) -> ObservationSpec:
    """The layout of a game's observations."""
    return observer_of(game).SPEC


def longest(game: Game, options: Any) -> int:
    """No game of these options has more moves."""
    return game.spec.longest(options)
