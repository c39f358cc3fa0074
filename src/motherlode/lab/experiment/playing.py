"""One game of an experiment, and what is kept of it: a row of numbers."""

from collections.abc import Iterator, Sequence
from itertools import pairwise
from math import log2, nan
from typing import Any

from motherlode.lab.experiment.analysis import Row, analyse
from motherlode.lab.experiment.definition import Setup
from motherlode.rules import Game, SplitMix64, State

SEEDS = 1 << 20
"""More than the deals of an experiment."""
SEATS = 8
UNCOUNTED = ("dealt", "game_over")
"""Events of every game, which say nothing of the rules."""
LOOKED = ("known", "sensible", "judged", "kingmakers", "kingmaking")


def rows_of(setup: Setup, deal: int) -> Iterator[Row]:
    """The games of one deal: one for each way in which the players sit."""
    for rotation in range(setup.rotations):
        yield row_of(setup, deal, rotation, play(setup, deal, rotation))


def play(setup: Setup, deal: int, rotation: int) -> State:
    """The end of a game."""
    budget, state = setup.budget, begin(setup, deal)
    players = zip(seated(setup, rotation), seeds_of(setup, deal), strict=True)
    bots = [setup.bot(name, seed) for name, seed in players]
    while state.seat is not None:
        legal = state.legal_moves()
        alone = len(legal) == 1
        state = state.apply(legal[0] if alone else bots[state.seat].choose(state.knowledge(state.seat), budget))
    return state


def begin(setup: Setup, deal: int) -> State:
    """A deal. The first seat always starts (in a game with a dealer, it deals first)."""
    rules = setup.rules
    return rules.deal(setup.players, SplitMix64(setup.seed, deal), setup.options, **{rules.spec.starter: 0})


def seated(setup: Setup, rotation: int) -> list[str]:
    """Who sits in each seat."""
    return [setup.lineup[(seat + rotation) % setup.players] for seat in range(setup.players)]


def seeds_of(setup: Setup, deal: int) -> list[int]:
    """What the bots of each seat leave to chance."""
    return [(setup.seed * SEEDS + deal) * SEATS + seat for seat in range(setup.players)]


def counted(rules: Game) -> list[str]:
    """The kinds of events that tell how often a rule comes into play."""
    return [kind for event in rules.event_types if (kind := event.kind()) not in UNCOUNTED]


def row_of(setup: Setup, deal: int, rotation: int, end: State) -> Row:
    """What is kept of a game, from its end, which knows all states before."""
    outcome, history = end.outcome(), end.history
    row: Row = {"deal": deal, "rotation": rotation, "moves": end.turn}
    row |= _choices(history)
    row |= outcome_row(setup, outcome.shares, outcome.scores, outcome.decided_by)
    row |= leaders_row([_points(setup, state) for state in history])
    if setup.events:
        row |= _events(setup.rules, history)
    if setup.look is not None:
        looks = deal % setup.look.every == 0
        row |= analyse(setup, end, deal) if looks else dict.fromkeys(looked_columns(setup.players), nan)
    return row


def looked_columns(players: int) -> list[str]:
    return [*LOOKED, *(f"luck_{seat}" for seat in range(players))]


def _choices(history: list[State]) -> Row:
    """How many moves were chosen from several, and how many doublings there were to choose from in all."""
    numbers = [len(state.legal_moves()) for state in history[:-1]]
    return {"choices": sum(number > 1 for number in numbers), "doublings": sum(log2(number) for number in numbers)}


def outcome_row(setup: Setup, shares: Sequence[float], scores: Sequence[int], decided_by: str) -> Row:
    """How a game ended."""
    row: Row = {f"share_{seat}": share for seat, share in enumerate(shares)}
    row |= {f"score_{seat}": score for seat, score in enumerate(scores)}
    best, following = sorted(scores[: setup.sides], reverse=True)[:2]
    row["lead"] = best - following
    row["tie"] = float(decided_by == "shared")
    row["tie_break"] = float(decided_by not in ("shared", "points"))
    return row


def leaders_row(points: Sequence[Sequence[int]]) -> Row:
    """How often another side took the lead in points, and after which part of the moves it was settled; from each
    side's points before the first move and after every one.
    """
    leaders = [_leader(each) for each in points]
    known = [leader for leader in leaders if leader is not None]
    changes = sum(before != after for before, after in pairwise(known))
    turns = len(points) - 1
    settled = next((turn + 1 for turn in range(turns, -1, -1) if leaders[turn] != leaders[-1]), 0)
    return {"leader_changes": changes, "settled": settled / max(1, turns)}


def _points(setup: Setup, state: State) -> list[int]:
    """The points of each side so far."""
    return [state.score(side) for side in range(setup.sides)]


def _leader(points: Sequence[int]) -> int | None:
    """Who is ahead of all others."""
    best = max(points)
    return points.index(best) if points.count(best) == 1 else None


def _events(rules: Game, history: list[State]) -> Row:
    found: dict[str, Any] = {f"event_{kind}": 0 for kind in counted(rules)}
    for state in history:
        for event in state.events():
            name = f"event_{event.kind()}"
            if name in found:
                found[name] += 1
    return found
