"""What may come of a position: the unseen cards are dealt at random, everybody plays on, and what comes is valued.

The reviews of games stand on it. A sample has a number, and the number decides all of its chance: two moves are
compared over the same cards. A game brings its own functions (`PLAYOUTS` of its bots, a `PlayoutModel`).
"""

import importlib
from collections.abc import Callable
from dataclasses import dataclass
from functools import cache
from typing import Any

import numpy as np
from numba import carray

from motherlode.bots import general
from motherlode.bots.protocol import Rating
from motherlode.bots.registry import module_of
from motherlode.bots.search import SEATS, WORTH
from motherlode.rules import Game, Knowledge, Move, SplitMix64, State
from motherlode.rules.compiled import (
    Floats,
    Ints,
    address_of,
    call_2,
    copy,
    entry_point,
    exported_for,
    floats_at,
    ints_at,
    jit_for,
    pointer,
    rng_at,
)
from motherlode.rules.compiled_rng import seed
from motherlode.rules.house import is_printed
from motherlode.rules.layout import record_of

jit = jit_for(__name__)
exported = exported_for(__name__)


@dataclass(frozen=True, kw_only=True)
class SeatModel:
    """How a game is played on from what a seat knows, where the others' moves tell something of their hidden cards."""

    begin: Callable[[Knowledge, SplitMix64], Ints | None]
    """begin(knowledge, rng) -> what the functions start from, of which each sample gets a copy; None where the moves
    tell nothing, and all that is hidden is as likely.
    """
    determinize: Any
    """determinize(state, rng): fills in hidden cards, each as often as it is likely."""
    rollout: Any
    value: Any
    """Both as in a `PlayoutModel`."""


@dataclass(frozen=True, kw_only=True)
class PlayoutModel:
    """How a game is played on and valued: compiled functions over the address of a state."""

    rollout: Any
    """rollout(state, rng) -> number of moves: plays on as players would, to the end or to where `value` is good."""
    value: Any
    """value(state, worth) -> 0: writes `WORTH` floats, as in a `SearchModel`."""
    begin: Callable[[int, int], Ints] | None = None
    """begin(address of a state, players) -> the state's numbers and, behind them, what else the functions need."""
    curve: "PlayoutModel | None" = None
    """How average players play on, for the curve of a review; None if they play on as where decisions are judged."""
    seat_model: SeatModel | None = None
    """How it is played on from what a seat knows; None if in the same way."""
    solve: Callable[[Knowledge, int], list[Rating] | None] | None = None
    """solve(knowledge, patience) -> every move's exact outcome, the best first; None where it is not known in time: a
    fraction of a second, times the patience.
    """
    counts_points: Callable[[Knowledge], bool] | None = None
    """counts_points(knowledge) -> whether `solve` tells points, too; else only who wins. None where it always does."""
    decides: Callable[[Knowledge], bool] | None = None
    """decides(knowledge) -> whether what `solve` tells is exact to the end of the game; else only the points are that,
    at the end of the round. None where it always is.
    """
    oracle: Callable[[State], Callable[[State], Move]] | None = None
    """oracle(start) -> good_move(state), for proofs: a move with which who moves keeps what the start is worth, where
    nothing is hidden any more between two seats. None where everything is tried instead.
    """
    tactical: bool = False
    """Whether everything lies open until chance decides again: then a search judges decisions, playouts see too little.
    """
    alike: Callable[[Knowledge], dict[Move, int]] | None = None
    """alike(knowledge) -> numbers; moves with the same number do the same. None where no two moves do."""
    recall: Callable[[Knowledge, Move], tuple[int, str, int] | None] | None = None
    """recall(knowledge, move) -> the place, the card and how many turns ago the seat saw the card that the move turns
    up; None if it never did.
    """


class PlayoutSettings:
    """What a run of samples needs, by entry points and addresses."""

    apply: int
    redeal: int
    """0 where the cards stay as they are."""
    rollout: int
    value: int
    start: int
    numbers: int
    move: int
    """The move to begin with, or -1."""
    seed: int
    rng: int


SETTINGS = record_of(PlayoutSettings)


@jit
def settings_at(address: int) -> PlayoutSettings:
    settings: PlayoutSettings = carray(pointer(address), (1,), SETTINGS)[0]
    return settings


@exported
def play_out(settings: int, first: int, count: int, rows: int) -> int:
    """Writes what each of the samples `first`, `first + 1`, … is worth to every seat."""
    s = settings_at(settings)
    start = ints_at(s.start, s.numbers)
    state_ints = np.empty(s.numbers, np.int64)
    state, rng = address_of(state_ints), s.rng
    written = floats_at(rows, count * WORTH)
    for i in range(count):
        seed(rng_at(rng), np.uint64(s.seed), np.uint64(first + i))
        copy(start, state_ints, s.numbers)
        if s.redeal:
            call_2(s.redeal, state, rng)
        if s.move >= 0:
            call_2(s.apply, state, s.move)
        call_2(s.rollout, state, rng)
        call_2(s.value, state, address_of(written[i * WORTH :]))
    return count


def playout_model(game: Game, options: Any) -> PlayoutModel:
    """The model that a game's bots bring; for house rules, and where they bring none, random moves to the end."""
    return (_own_model(game) if is_printed(options) else None) or random_playouts(game)


def _own_model(game: Game) -> PlayoutModel | None:
    found: PlayoutModel | None = getattr(importlib.import_module(module_of(game)), "PLAYOUTS", None)
    return found


@cache
def random_playouts(game: Game) -> PlayoutModel:
    """Everybody plays on at random, to the end. Which moves do the same does not depend on house rules."""
    own = _own_model(game)
    alike = None if own is None else own.alike
    return PlayoutModel(rollout=game.abi.playout, value=general.value_at_end(game), alike=alike)


def sample(
    position: State | Knowledge,
    move: Move | None,
    seed: int,
    first: int,
    count: int,
    *,
    as_dealt: bool = False,
    model: PlayoutModel | None = None,
) -> tuple[Floats, Floats]:
    """Each seat's share of the victory, and how many points it is ahead, in each of some samples from a position.

    From what a seat knows (`Knowledge`), all that it cannot know is dealt anew, as likely as the others' moves make it
    where the game's model can tell. From a `State`, what nobody knows yet:
    hands that lie in the game stay as they are. `as_dealt` leaves all cards where they really are. Another `model` than
    the game's may be given.
    """
    game, model = position.game, model or playout_model(position.game, position.options)
    players = position.players if isinstance(position, State) else position.view.players
    way, redeal, start = _way_on(position, model, SplitMix64(seed, first))
    settings = np.zeros(1, SETTINGS)
    fields = settings[0]
    fields["apply"], fields["rollout"] = entry_point(game.abi.apply), entry_point(way.rollout)
    fields["value"] = entry_point(way.value)
    fields["redeal"] = 0 if as_dealt else entry_point(redeal)
    fields["start"] = position.address if start is None else start.ctypes.data
    fields["numbers"] = game.state_size if start is None else len(start)
    fields["move"] = -1 if move is None else move.code
    rng = SplitMix64(seed)
    fields["seed"], fields["rng"] = seed, rng.address
    rows = np.zeros((count, WORTH))
    play_out(settings.ctypes.data, first, count, rows.ctypes.data)
    return rows[:, SEATS : SEATS + players], rows[:, 2 * SEATS : 2 * SEATS + players]


def _way_on(
    position: State | Knowledge, model: PlayoutModel, rng: SplitMix64
) -> tuple[PlayoutModel | SeatModel, Any, Ints | None]:
    """By which functions a position is played on, how hidden cards are dealt, and what is begun with."""
    if isinstance(position, Knowledge) and model.seat_model is not None:
        belief = model.seat_model.begin(position, rng)
        if belief is not None:
            return model.seat_model, model.seat_model.determinize, belief
    players = position.players if isinstance(position, State) else position.view.players
    start = None if model.begin is None else model.begin(position.address, players)
    return model, position.game.abi.redeal, start
