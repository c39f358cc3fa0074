"""Games of random players, by the thousand and on all cores."""

import os
from collections.abc import Iterator
from concurrent.futures import ThreadPoolExecutor
from dataclasses import dataclass
from typing import Any

import numpy as np
import numpy.typing as npt

from motherlode.lab.statistics import IntervalEstimate, share
from motherlode.rules import Game, record
from motherlode.rules.random_games import MOVES, RESULTS, Names, RandomGames, empty_results, victories

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

    def random_games(self, needed: Names) -> RandomGames:
        return RandomGames(self.game, self.players, self.options, needed, self.seed)

    def chunks(self) -> list[tuple[int, int]]:
        return [(first, min(CHUNK, self.games - first)) for first in range(0, self.games, CHUNK)]


def play(job: Job) -> Iterator[Numbers]:
    """The results of the games, some rows at a time, in order: moves, scores by seat, standings by seat."""
    with ThreadPoolExecutor(os.cpu_count()) as pool:
        yield from pool.map(lambda chunk: _play_chunk(job, *chunk), job.chunks())


def _play_chunk(job: Job, first: int, games: int) -> Numbers:
    results = empty_results(games)
    job.random_games(RESULTS).play(job.seed, first, results)
    return results


def records(job: Job) -> Iterator[list[bytes]]:
    """The same games as records, some at a time, in order."""
    with ThreadPoolExecutor(os.cpu_count()) as pool:
        yield from pool.map(lambda chunk: _records(job, *chunk), job.chunks())


def _records(job: Job, first: int, games: int) -> list[bytes]:
    played = job.random_games(MOVES).played
    return [
        record.write(played(job.seed, number), simulation={"seed": job.seed, "number": number})
        for number in range(first, first + games)
    ]


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
    shares = victories(results, job.players)
    wins = [share(float(shares[:, seat].sum()), len(results)) for seat in range(job.players)]
    return SimulationSummary(results[:, 0], results[:, 1 : 1 + job.players], wins)
