"""Bots against each other: paired deals, rotated seats, all cores."""

import os
import signal
import time
from collections import deque
from collections.abc import Iterator
from concurrent.futures import ProcessPoolExecutor
from dataclasses import dataclass, field
from itertools import islice
from math import sqrt
from multiprocessing import active_children, get_context
from typing import Any

import numpy as np
import numpy.typing as npt

from motherlode.bots import Budget
from motherlode.lab.clairvoyant import make_player, shown_to
from motherlode.lab.statistics import IntervalEstimate, Z, share
from motherlode.rules import SplitMix64, State, game, record

AHEAD = 4
"""Deals that wait for a core, for each core."""


@dataclass(frozen=True)
class Contest:
    """Who plays what: every deal is played once with each rotation of the players over the seats."""

    game: str
    bots: tuple[str, ...]
    options: dict[str, Any]
    deals: int
    seed: int
    budget: Budget = field(default_factory=Budget)
    own_budgets: dict[str, Budget] = field(default_factory=dict)
    """Budgets of bots that do not get the common one."""

    def seated(self, shift: int) -> list[int]:
        """The player in each seat, in one of the rotations."""
        return [(seat + shift) % len(self.bots) for seat in range(len(self.bots))]

    def deal(self, number: int) -> State:
        return game(self.game).deal(len(self.bots), SplitMix64(self.seed, number), self.options)

    def bot_seed(self, number: int, player: int) -> int:
        """What a player leaves to chance in all games of a deal."""
        return self.seed * 1000 + number * 8 + player


@dataclass(frozen=True)
class PlayedDeal:
    """One deal played with every rotation: arrays with a row a rotation, a column a player in the order of `bots`."""

    wins: npt.NDArray[np.float64]
    points: npt.NDArray[np.float64]
    seats: npt.NDArray[np.int64]
    moves: npt.NDArray[np.int64]
    seconds: npt.NDArray[np.float64]
    longest: npt.NDArray[np.float64]
    records: tuple[bytes, ...]


def rounds(contest: Contest, cores: int | None = None) -> Iterator[PlayedDeal]:
    """Plays the contest, a deal at a time on each core, all if it is not said how many; gives the rounds in order.

    Who stops asking stops the work: the cores leave their deals where they are.
    """
    workers = min(cores or os.cpu_count() or 1, contest.deals)
    for name in set(contest.bots):
        make_player(name, game(contest.game))  # compiles once, here, and refuses unknown names before any work is done
    if workers == 1:  # another process would only have to load everything again
        yield from (play_round(contest, number) for number in range(contest.deals))
        return
    others = active_children()
    pool = ProcessPoolExecutor(workers, mp_context=get_context("fork"), initializer=leave_to_parent)
    try:
        yield from _in_order(pool, contest, workers)
    finally:
        pool.shutdown(wait=False, cancel_futures=True)
        for worker in active_children():
            if worker not in others:
                worker.terminate()


def _in_order(pool: ProcessPoolExecutor, contest: Contest, workers: int) -> Iterator[PlayedDeal]:
    """Only a few deals are given out at a time: there may be more of them than fit into memory."""
    numbers = iter(range(contest.deals))
    waiting = deque(pool.submit(play_round, contest, number) for number in islice(numbers, AHEAD * workers))
    while waiting:
        yield waiting.popleft().result()
        waiting.extend(pool.submit(play_round, contest, number) for number in islice(numbers, 1))


def leave_to_parent() -> None:
    """Ctrl-C goes to all processes of a terminal; the first one decides."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)


def play_round(contest: Contest, number: int) -> PlayedDeal:
    """One deal with every rotation of the seats."""
    players = len(contest.bots)
    played = [_play(contest, number, shift) for shift in range(players)]
    wins, points, seats, moves, seconds, longest = (np.array([game[i] for game in played]) for i in range(6))
    return PlayedDeal(wins, points, seats, moves, seconds, longest, tuple(game[6] for game in played))


def _play(contest: Contest, number: int, shift: int) -> tuple[Any, ...]:
    rules = game(contest.game)
    players, at = len(contest.bots), contest.seated(shift)
    bots = [make_player(contest.bots[player], rules, contest.bot_seed(number, player)) for player in at]
    budgets = [contest.own_budgets.get(contest.bots[player], contest.budget) for player in at]
    state = contest.deal(number)
    moves, seconds, longest = np.zeros(players, np.int64), np.zeros(players), np.zeros(players)
    while state.seat is not None:
        seat, player = state.seat, at[state.seat]
        knowledge = shown_to(contest.bots[player], state, seat)
        begin = time.perf_counter()
        move = bots[seat].choose(knowledge, budgets[seat])
        spent = time.perf_counter() - begin
        moves[player] += 1
        seconds[player] += spent
        longest[player] = max(longest[player], spent)
        state = state.apply(move)
    outcome = state.outcome()
    wins, points = np.zeros(players), np.zeros(players)
    for seat, player in enumerate(at):
        wins[player] = outcome.shares[seat]
        points[player] = outcome.scores[seat]
    seats = np.argsort(at)
    names = [contest.bots[player] for player in at]
    return wins, points, seats, moves, seconds, longest, record.write(state, names=names)


@dataclass(frozen=True)
class PlayerResult:
    """How a player did in a contest."""

    name: str
    wins: IntervalEstimate
    """The share of victories, shared ones in part."""
    points: IntervalEstimate
    ms_per_move: float
    longest_ms: float


def standings(contest: Contest, played: list[PlayedDeal]) -> list[PlayerResult]:
    """Each player's results; the deals, not the games, are what is independent."""
    found = []
    for player, name in enumerate(contest.bots):
        wins = np.array([each.wins[:, player].mean() for each in played])
        points = np.array([each.points[:, player].mean() for each in played])
        moves = sum(int(each.moves[:, player].sum()) for each in played)
        seconds = sum(float(each.seconds[:, player].sum()) for each in played)
        longest = max(float(each.longest[:, player].max()) for each in played)
        found.append(PlayerResult(name, share_of(wins), mean(points), 1000 * seconds / max(moves, 1), 1000 * longest))
    return found


def share_of(values: npt.NDArray[np.float64]) -> IntervalEstimate:
    """A share with its interval from the deals' means; Wilson's where they are all the same."""
    estimate = mean(values)
    if estimate.low == estimate.high:
        return share(float(values.sum()), len(values))
    return IntervalEstimate(estimate.value, max(0.0, estimate.low), min(1.0, estimate.high))


def mean(values: npt.NDArray[np.float64]) -> IntervalEstimate:
    middle = float(values.mean())
    half = Z * float(values.std(ddof=1)) / sqrt(len(values)) if len(values) > 1 else 0.0
    return IntervalEstimate(middle, middle - half, middle + half)


def seat_effect(contest: Contest, played: list[PlayedDeal]) -> list[IntervalEstimate]:
    """The share of victories by seat, whoever sat there."""
    players = len(contest.bots)
    shares = np.zeros((len(played), players))
    for row, each in enumerate(played):
        for shift in range(players):
            for player in range(players):
                shares[row, each.seats[shift, player]] += each.wins[shift, player] / players
    return [share_of(shares[:, seat]) for seat in range(players)]
