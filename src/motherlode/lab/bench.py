"""How fast the rules are: every figure is the best of several slices, as other work on the machine only slows down."""

import os
import random
import subprocess
import sys
import tempfile
import time
from collections.abc import Callable, Iterator
from concurrent.futures import ThreadPoolExecutor
from dataclasses import dataclass

from motherlode.bots import Budget, make_bot
from motherlode.lab.simulate import Job
from motherlode.rules import GAMES, SplitMix64, game
from motherlode.rules.random_games import LISTING, RESULTS, empty_results

SLICES = 3
BATCH = 2000
"""Games a call."""
SEARCH_BATCH = 2000


@dataclass(frozen=True)
class Speed:
    """Moves a second of one game and number of players."""

    game: str
    players: int
    counted: float
    """Rollouts: random moves picked by counting."""
    listed: float
    """Random moves picked from `legal_moves`, made by `apply`."""
    python: float
    """The same driven from Python through the public face."""
    all_cores: float
    """Rollouts on all cores."""


@dataclass(frozen=True)
class Searching:
    """Iterations a second of plain search with full random rollouts, from the opening, on one core."""

    game: str
    players: int
    iterations: float


@dataclass(frozen=True)
class StartupTime:
    """Seconds from the start of a process until the first deal of a game lies there."""

    game: str
    imported: float
    """Until the library is imported, before any game is used."""
    cold: float
    """With nothing compiled."""
    warm: float
    """With the compiled rules in the cache."""


def best_rate(work: Callable[[], int], seconds: float, clock: Callable[[], float] = time.perf_counter) -> float:
    """The highest rate of a repeated piece of work among a few slices of time."""
    rates = []
    for _ in range(SLICES):
        done = 0
        begin = now = clock()
        while now - begin < seconds / SLICES:
            done += work()
            now = clock()
        rates.append(done / (now - begin))
    return max(rates)


def core_rate(work: Callable[[], int], seconds: float) -> float:
    """The same for one second of one core: what else runs on the machine takes turns, and its time is not counted."""
    return best_rate(work, seconds, time.process_time)


def speeds(seconds: float) -> Iterator[Speed]:
    """Every game and number of players, one after the other."""
    for name in GAMES:
        for players in game(name).players:
            job = Job(game(name), players, game(name).options(players), BATCH, 1)
            yield Speed(
                name,
                players,
                counted=best_rate(_counted(job), seconds),
                listed=best_rate(_listed(job), seconds),
                python=best_rate(_python(job), seconds),
                all_cores=_all_cores(job, seconds),
            )


def _counted(job: Job) -> Callable[[], int]:
    games, results = job.random_games(RESULTS), empty_results(job.games)
    return lambda: games.play(job.seed, 0, results)


def _listed(job: Job) -> Callable[[], int]:
    games = job.random_games(LISTING)
    return lambda: games.play_listed(job.games)


def _python(job: Job) -> Callable[[], int]:
    deal = job.game.deals.shuffle(job.players, job.options, SplitMix64(job.seed))
    fraction = random.Random(job.seed).random

    def work() -> int:
        state = job.game.start(deal, job.players, job.options)
        moves = state.legal_moves()
        while moves:
            state = state.apply(moves[int(fraction() * len(moves))])
            moves = state.legal_moves()
        return state.turn

    return work


def _all_cores(job: Job, seconds: float) -> float:
    cores = os.cpu_count() or 1
    with ThreadPoolExecutor(cores) as pool:
        return sum(pool.map(lambda work: best_rate(work, seconds), [_counted(job) for _ in range(cores)]))


def searches(seconds: float) -> Iterator[Searching]:
    """Every game and number of players."""
    for name in GAMES:
        for players in game(name).players:
            yield Searching(name, players, best_rate(_searching(name, players), seconds))


def _searching(name: str, players: int) -> Callable[[], int]:
    bot = make_bot("ismcts", game(name), seed=1)
    opening = game(name).deal(players, SplitMix64(1))
    while len(opening.legal_moves()) == 1:
        opening = opening.apply(opening.legal_moves()[0])
    knowledge = opening.knowledge(opening.fields.seat)

    def work() -> int:
        bot.rate(knowledge, Budget(iterations=SEARCH_BATCH))
        return SEARCH_BATCH

    return work


def starts() -> Iterator[StartupTime]:
    """Each game's first use in a new process, with an empty cache and once more."""
    for name, spec in GAMES.items():
        code = f"from motherlode.rules import game; game({name!r}).deal({spec.players[0]}, 1)"
        with tempfile.TemporaryDirectory() as folder:
            imported = _seconds("import motherlode.rules", folder)
            yield StartupTime(name, imported, cold=_seconds(code, folder), warm=_seconds(code, folder))


def _seconds(code: str, cache: str) -> float:
    """How long a new process with this cache folder takes."""
    begin = time.perf_counter()
    environment = os.environ | {"NUMBA_CACHE_DIR": cache}
    subprocess.run([sys.executable, "-c", code], env=environment, check=True, capture_output=True)
    return time.perf_counter() - begin
