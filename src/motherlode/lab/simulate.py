"""Games of random players, by the thousand and on all cores."""

import os
from collections.abc import Iterator
from concurrent.futures import ThreadPoolExecutor
from ctypes import addressof, c_int64
from dataclasses import dataclass
from typing import Any

import numpy as np
import numpy.typing as npt

from motherlode.lab.statistics import IntervalEstimate, share
from motherlode.rules import Game, SplitMix64, record
from motherlode.rules.drive import ROW, random_game, random_games, share_victories
from motherlode.rules.entry_points import entry_points

Numbers = npt.NDArray[np.int64]

CHUNK = 1000


@dataclass(frozen=True)
class Job:
    """Which games to play: game `i` of a seed is the same whoever plays it and with however many threads."""

    game: Game
    players: int
    options: Any
    games: int
    seed: int

    def numbers(self) -> Numbers:
        """A deal of these players and options; the compiled `deal` shuffles it anew."""
        deal = self.game.deals.shuffle(self.players, self.options, SplitMix64(0))
        return np.array(self.game.deals.encode(deal, self.players, self.options), np.int64)

    def chunks(self) -> list[tuple[int, int]]:
        return [(first, min(CHUNK, self.games - first)) for first in range(0, self.games, CHUNK)]


def play(job: Job) -> Iterator[Numbers]:
    """The results of the games, some rows at a time, in order: moves, scores by seat, standings by seat."""
    with ThreadPoolExecutor(os.cpu_count()) as pool:
        yield from pool.map(lambda chunk: _play_chunk(job, *chunk), job.chunks())


def _play_chunk(job: Job, first: int, games: int) -> Numbers:
    functions = entry_points(job.game.under(job.options).abi, "deal", "start", "playout", "score", "standing")
    numbers, rng = job.numbers(), SplitMix64(0)
    state = np.zeros(job.game.state_size, np.int64)
    results = np.zeros((games, ROW), np.int64)
    addresses = functions.ctypes.data, numbers.ctypes.data, state.ctypes.data, rng.address
    random_games(*addresses, job.seed, first, games, results.ctypes.data)
    return results


def records(job: Job) -> Iterator[list[bytes]]:
    """The same games as records, some at a time, in order."""
    with ThreadPoolExecutor(os.cpu_count()) as pool:
        yield from pool.map(lambda chunk: [_record(job, chunk[0] + i) for i in range(chunk[1])], job.chunks())


def _record(job: Job, number: int) -> bytes:
    functions = entry_points(job.game.under(job.options).abi, "deal", "start", "random_move", "apply", "is_over")
    numbers, rng = job.numbers(), SplitMix64(0)
    buffer = (c_int64 * job.game.state_size)()
    moves = np.empty(job.game.spec.longest(job.options), np.int64)
    addresses = functions.ctypes.data, numbers.ctypes.data, addressof(buffer), rng.address
    made = random_game(*addresses, job.seed, number, moves.ctypes.data, len(moves))
    deal = job.game.deals.decode(job.game.states.LAYOUT.read(buffer))
    state = job.game.start(deal, job.players, job.options)
    for code in moves[:made].tolist():
        state = state.apply(job.game.by_code[code])
    return record.write(state, simulation={"seed": job.seed, "number": number})


@dataclass(frozen=True)
class SimulationSummary:
    """What the games of a job have in common."""

    moves: Numbers
    """The lengths of the games."""
    scores: Numbers
    """A row a game, a column a seat."""
    wins: list[IntervalEstimate]
    """A seat's share of victories; a shared one counts for each winner in part."""


def summarise(job: Job, results: Numbers) -> SimulationSummary:
    results = np.ascontiguousarray(results)
    shares = np.zeros((len(results), job.players))
    share_victories(results.ctypes.data, len(results), job.players, shares.ctypes.data)
    wins = [share(float(shares[:, seat].sum()), len(results)) for seat in range(job.players)]
    return SimulationSummary(results[:, 0], results[:, 1 : 1 + job.players], wins)
