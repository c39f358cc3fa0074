"""Makes the yardstick: positions of games of all levels, and what their moves are worth by very long thinking.

A position is measured several times, each time with other chance: by a long search where tactics or hidden hands
count, else by many samples. What they say on average is the value, and how they differ is its error. Where the
end can be worked out it is exact. The work is kept in a file as it grows: who stops and begins again goes on.
"""

from collections.abc import Callable, Iterable, Iterator
from functools import lru_cache
from pathlib import Path
from typing import Any

import msgspec
import numpy as np
import numpy.typing as npt

from motherlode.bots import Budget, make_bot
from motherlode.bots.levels import ladder_of, strongest
from motherlode.bots.playouts import playout_model, sample
from motherlode.bots.yardstick import YardstickPosition, classes_of, knowledge_of, state_of
from motherlode.ratings.pools import Pool, pools_of
from motherlode.rules import Game, Knowledge, SplitMix64, State

Floats = npt.NDArray[np.float64]
SEED = 2026
AT_STAKE = 0.02
"""So much of the chance to win must lie between the best and the worst move, by a quick measurement."""
PHASES = 4
"""Of a game, each as long as the others; a position is taken from each."""
TRIES = 6
"""So many decisions of a phase are tried before another game is played."""
QUICK = Budget(iterations=200)
FIRST_SAMPLES = 32
PLAYED = Budget(iterations=60)
"""For the moves of the games that positions are taken from."""
LONG = Budget(iterations=6_000)
SAMPLES = 600
LOOKED_AT = 0.05
"""A move that a search gave less of its iterations is not called the best: its value is too uncertain."""
DIGITS = 4
LEAST_ERROR = 0.0001
"""Of what is not exact, even if all measurements said the same."""


class Measurement(msgspec.Struct, frozen=True, array_like=True):
    """What the moves that differ came to, measured once."""

    wins: tuple[float, ...]
    weights: tuple[float, ...]
    """How much of the work went to each of them."""


class Draft(msgspec.Struct, frozen=True):
    """A position in the making."""

    number: int
    players: int
    options: dict[str, Any]
    deal: int
    moves: str
    exact: bool
    measurements: tuple[Measurement, ...]


# Choosing positions.


def draft(game: Game, number: int) -> Draft:
    """The position of a number. Kinds of tables take turns, and so do the times of a game that a position is from."""
    pools = list(pools_of(game.name))
    place, pool = number // len(pools), pools[number % len(pools)]
    rng, attempt = SplitMix64(SEED, number), 0
    while True:
        deal = SplitMix64(SEED, place // PHASES).below(1 << 40) + attempt
        for state in _some_decisions(_played(game, pool, deal), place % PHASES, rng):
            exact = exactly(knowledge_of(state))
            first = exact or measure(knowledge_of(state), 0, QUICK, FIRST_SAMPLES)
            if max(first.wins) - min(first.wins) >= AT_STAKE:
                moves = ",".join(move.text for move in state.moves)
                options = dict(pool.variant)
                return Draft(number, pool.players, options, deal, moves, bool(exact), (exact,) if exact else ())
        attempt += 1


def _played(game: Game, pool: Pool, deal: int) -> State:
    """A game in which every seat has a level by chance."""
    return _play(game, pool.players, tuple(pool.variant.items()), deal)


@lru_cache(maxsize=16)
def _play(game: Game, players: int, variant: tuple[tuple[str, Any], ...], deal: int) -> State:
    state, rng = game.deal(players, SplitMix64(deal), dict(variant)), SplitMix64(deal, 1)
    lesser = ladder_of(game)[:-1]
    levels = [lesser[rng.below(len(lesser))] for _ in range(players)]
    bots = [make_bot(level, game, deal % 1000 + seat) for seat, level in enumerate(levels)]
    while state.seat is not None:
        state = state.apply(bots[state.seat].choose(state.knowledge(state.seat), PLAYED))
    return state


def _some_decisions(end: State, phase: int, rng: SplitMix64) -> Iterator[State]:
    """Some positions of one part of a game in which moves differ."""
    history = end.history
    part = history[phase * end.turn // PHASES : (phase + 1) * end.turn // PHASES]
    for _ in range(TRIES):
        state = part[rng.below(len(part))]
        if state.seat is not None and len(classes_of(knowledge_of(state))) > 1:
            yield state


# Measuring them.


def exactly(knowledge: Knowledge) -> Measurement | None:
    """What is worked out to the end; not where hands are secret, as that would suppose that they lie open."""
    solve = playout_model(knowledge.game, knowledge.options).solve
    rated = None if solve is None or knowledge.game.secret else solve(knowledge, 1)
    if rated is None:
        return None
    wins = {rating.move: rating.win for rating in rated}
    classes = classes_of(knowledge)
    return Measurement(tuple(wins[moves[0]] for moves in classes), (1.0,) * len(classes))


def measure(knowledge: Knowledge, number: int, budget: Budget = LONG, samples: int = SAMPLES) -> Measurement:
    """One measurement of every move, by chance of that number."""
    classes = classes_of(knowledge)
    if playout_model(knowledge.game, knowledge.options).tactical or knowledge.game.secret:
        judge = make_bot(strongest(knowledge.game), knowledge.game, number)
        rated = {each.move: each for each in judge.rate(knowledge, budget)}
        found = [rated[moves[0]] for moves in classes]
        return Measurement(tuple(each.win for each in found), tuple(each.weight for each in found))
    wins = (sample(knowledge, moves[0], number, 0, samples)[0][:, knowledge.seat].mean() for moves in classes)
    return Measurement(tuple(float(win) for win in wins), (1.0,) * len(classes))


def position_of(found: Draft) -> YardstickPosition:
    """What all measurements say together."""
    wins = np.array([each.wins for each in found.measurements])
    weights = np.array([each.weights for each in found.measurements]).mean(axis=0)
    means = wins.mean(axis=0)
    best = int(np.argmax(np.where(weights >= LOOKED_AT, means, -1)))
    behind = wins[:, best : best + 1] - wins
    return YardstickPosition(
        players=found.players,
        options=found.options,
        deal=found.deal,
        moves=found.moves,
        win=_digits(means[best]),
        error=0.0 if found.exact else max(LEAST_ERROR, _digits(_error(wins[:, best]))),
        losses=tuple(_digits(max(0.0, loss)) for loss in behind.mean(axis=0)),
        errors=tuple(0.0 if found.exact else _digits(_error(column)) for column in behind.T),
    )


def _error(values: Floats) -> float:
    return float(values.std(ddof=1) / np.sqrt(len(values)))


def _digits(value: float) -> float:
    return round(float(value), DIGITS)


# The work.


def make(
    game: Game, wanted: int, times: int, file: Path, progress: Callable[[int, int], None] = lambda done, total: None
) -> list[YardstickPosition]:
    """So many positions, measured so often; what the file already has is not done again."""
    drafts = {each.number: each for each in _read(file)}
    rounds = range(1, times + 1)
    done = 0
    with file.open("ab") as kept:
        for wanted_times in rounds:
            for number in range(wanted):
                before = drafts.get(number)
                drafts[number] = _go_on(game, number, before, wanted_times)
                if drafts[number] is not before:
                    kept.write(msgspec.json.encode(drafts[number]) + b"\n")
                    kept.flush()
                done += 1
                progress(done, wanted * times)
    return [position_of(drafts[number]) for number in range(wanted)]


def _read(file: Path) -> Iterable[Draft]:
    """What was done before; the last line of a position counts, and one that was cut off does not."""
    if not file.exists():
        return
    for line in file.read_bytes().split(b"\n"):
        try:
            yield msgspec.json.decode(line, type=Draft)
        except msgspec.DecodeError:
            continue


def _go_on(game: Game, number: int, before: Draft | None, times: int) -> Draft:
    found = before or draft(game, number)
    if found.exact or len(found.measurements) >= times:
        return found
    knowledge = knowledge_of(state_of(game, _place(found)))
    more = tuple(measure(knowledge, each + 1) for each in range(len(found.measurements), times))
    return msgspec.structs.replace(found, measurements=found.measurements + more)


def _place(found: Draft) -> YardstickPosition:
    return YardstickPosition(found.players, found.options, found.deal, found.moves, 0.0, 0.0, (), ())
