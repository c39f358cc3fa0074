"""What is observed of a game that brings no observation of its own: the bits of all that the seat could know."""

import sys
from types import ModuleType
from typing import Any

import numpy as np

from motherlode.envs.kernels.arrays import bytes_at, clear
from motherlode.envs.kernels.observation_spec import Feature, ObservationSpec
from motherlode.rules import Game
from motherlode.rules.compiled import address_of, copy, exported_for, ints_at

BITS = 64


def spec_for(game: Game) -> ObservationSpec:
    return ObservationSpec(
        Feature("seat", (game.players[-1],), 1, "the own seat"),
        Feature("state", (game.state_size, BITS), 1, "the bits of the state, without what the seat cannot know"),
    )


def observer_for(game: Game) -> ModuleType:
    """A module like those that games bring. Numba keeps compiled code by a module's name, so it must be one."""
    made: Any = ModuleType(f"{__name__}_{game.folder.replace('.', '_')}")
    made.SPEC = spec_for(game)
    made.observe = _observe(game, made.SPEC.start["state"], made.SPEC.size)
    sys.modules[made.__name__] = made
    observer: ModuleType = made
    return observer


def _observe(game: Game, bits_at: int, row_size: int) -> Any:
    abi, state_size = game.abi, game.state_size

    @exported_for(__name__, made_for=game.folder)
    def observe(state: int, seat: int, memory: int, row: int) -> int:
        """With memory or without: the rules do not say what a seat has forgotten."""
        known = np.empty(state_size, np.int64)
        copy(ints_at(state, state_size), known, state_size)
        abi.hide(address_of(known), seat)
        seen = bytes_at(row, row_size)
        clear(seen, row_size)
        seen[seat] = 1
        for i in range(state_size):
            for bit in range(BITS):
                seen[bits_at + BITS * i + bit] = known[i] >> bit & 1
        return 0

    return observe
