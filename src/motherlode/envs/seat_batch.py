"""Many games in which one seat acts from outside and others are played for: compiled where the opponent is."""

from collections.abc import Iterator
from typing import Any

import numpy as np
import numpy.typing as npt

from motherlode.envs.batch import Batch
from motherlode.envs.encoding import Encoder
from motherlode.envs.kernels.seat_loop import SEEDS
from motherlode.envs.opponents import BotChooser, PolicyChooser, compiled_opponent
from motherlode.envs.workers import Loop, Workers
from motherlode.rules import Game

Flags = npt.NDArray[np.bool_]
IS_NEW = 1


class SeatBatch:
    """A step is a decision of the own seat in every game, and all decisions of the others that follow. A game that ends
    begins anew in the same step. What a step brings stands in the batch.
    """

    def __init__(self, batch: Batch, opponent: Any, seat: int | None, workers: Workers, encoder: Encoder) -> None:
        self.batch = batch
        self._seat = seat
        self._workers = workers
        self._rng = np.random.default_rng(0)
        policy = compiled_opponent(batch.game, batch.players, batch.options, opponent)
        self._chooser: PolicyChooser | BotChooser | None = None
        if policy is not None:
            batch.seat_others(policy, seat)
        else:
            policy_chooser = PolicyChooser(batch, opponent, encoder.encode)
            self._chooser = BotChooser(batch, opponent) if isinstance(opponent, str) else policy_chooser

    @staticmethod
    def must_keep_moves(game: Game, players: int, options: Any, opponent: Any) -> bool:
        """Whether the opponent is a bot that thinks in Python, from states that are made of the moves."""
        return isinstance(opponent, str) and compiled_opponent(game, players, options, opponent) is None

    def sow(self, seed: int) -> None:
        """Generators for everything that is left to chance."""
        self.batch.sow(seed)
        self._rng = np.random.default_rng(seed)

    def begin(self, which: Flags) -> None:
        """New games in some of the places, up to the own seat's first decision. They bring nothing."""
        batch = self.batch
        if self._chooser:
            loop: Loop = batch.kernels.reset
            more: tuple[int, ...] = ()
        else:
            loop, more = batch.kernels.seat_step, (IS_NEW,)
        if which.all():
            self._workers.run(loop, batch.address, *more)
        else:
            for first, last in runs(which):
                loop(batch.address, first, last, *more)
        if self._chooser:
            for number in np.flatnonzero(which).tolist():
                self._chooser.forget(number)
            self._sit_down(which)
            kept = batch.rewards.copy(), batch.done.copy()
            self._play_others(np.zeros_like(batch.rewards), np.zeros_like(batch.done))
            batch.rewards[:], batch.done[:] = kept
        batch.rewards[which] = 0
        batch.done[which] = False

    def step(self) -> None:
        """Makes the chosen actions, which are the own seat's."""
        batch = self.batch
        if not self._chooser:
            self._workers.run(batch.kernels.seat_step, batch.address, not IS_NEW)
            return
        total, ended = np.zeros_like(batch.rewards), np.zeros_like(batch.done)
        self._advance(np.ones(len(ended), np.bool_), total, ended)
        self._play_others(total, ended)
        batch.rewards[:], batch.done[:] = total, ended

    def _play_others(self, total: Any, ended: Flags) -> None:
        """The others' decisions until it is the own seat's in every game."""
        batch, chooser = self.batch, self._chooser
        assert chooser is not None
        while (waiting := batch.seats != batch.own).any():
            numbers = np.flatnonzero(waiting)
            batch.chosen[numbers] = chooser(numbers)
            self._advance(waiting, total, ended)

    def _advance(self, which: Flags, total: Any, ended: Flags) -> None:
        """Makes the chosen actions of some games; those that end begin anew."""
        batch, chooser = self.batch, self._chooser
        assert chooser is not None
        for first, last in runs(which):
            batch.kernels.step(batch.address, first, last)
        counted = which & ~ended
        total[counted] += batch.rewards[counted]
        over = which & batch.done
        for number in np.flatnonzero(over).tolist():
            chooser.forget(number)
            if not ended[number]:
                batch.final_rows[number] = batch.observe_final(number, int(batch.own[number]))
        ended |= over
        self._sit_down(over)

    def _sit_down(self, which: Flags) -> None:
        """The own seat of games that are new, and bots in the others."""
        count = int(which.sum())
        drawn = self._rng.integers(self.batch.rewards.shape[1], size=count)
        self.batch.own[which] = drawn if self._seat is None else self._seat
        self.batch.bot_seeds[which] = self._rng.integers(SEEDS, size=count)


def runs(which: Flags) -> Iterator[tuple[int, int]]:
    """The places that are named, as ranges of neighbours."""
    edges = np.flatnonzero(np.diff(np.concatenate([[False], which, [False]]).astype(np.int8))).tolist()
    return zip(edges[::2], edges[1::2], strict=True)
