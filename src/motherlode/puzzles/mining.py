"""Finds puzzles in games: positions where one move is clearly best, and the easiest bots do not find it."""

from collections import Counter
from collections.abc import Callable, Iterable, Iterator
from math import hypot

import msgspec

from motherlode.bots import LEVELS, Budget, make_bot
from motherlode.bots.playouts import playout_model
from motherlode.bots.protocol import Rating
from motherlode.puzzles.puzzle import MoveValue, Puzzle, seat_of
from motherlode.puzzles.themes import theme_of
from motherlode.review.exact import is_decided, solved
from motherlode.review.samples import Samples
from motherlode.rules import Game, Knowledge, Move, SplitMix64, State, record

MARGIN = 0.08
"""So much of the chance to win the best move must be ahead of all others."""
STILL = 0.05
"""So much when it is worked out anew with other samples: what was picked for its margin had some luck in it."""
POINTS = 5.0
"""So many points it must be ahead where the victory is not at stake, and points are exact."""
SURE = 5.0
"""So many errors it must be ahead where it is not proven."""
FIRST_SAMPLES, SAMPLES = 48, 1500
ALIKE = 0.85
"""Two positions that share so much are the same puzzle."""
TRIES = 3
"""So often each level is asked, by other seeds; it misses a puzzle that it does not find more than once."""
THOUGHT = Budget(iterations=300)
MOST_OF_THEME = 0.34
"""No theme has more of a game's puzzles."""
SAME = 1e-9


def search_games(
    games: Iterable[State], wanted: int, tell: Callable[[int, int], None], theme: str | None = None
) -> list[Puzzle]:
    """So many puzzles of games of one kind, at most one of each game; of one theme, or of all with none too often."""
    most = wanted if theme is not None else MOST_OF_THEME * wanted
    found: list[Puzzle] = []
    prints: list[frozenset[str]] = []
    themes: Counter[str] = Counter()
    for number, end in enumerate(games):
        if len(found) >= wanted:
            break
        for puzzle, fingerprint in _puzzles_of(end, number, theme):
            if themes[puzzle.theme] >= most or any(likeness(fingerprint, each) > ALIKE for each in prints):
                continue
            found.append(puzzle)
            prints.append(fingerprint)
            themes[puzzle.theme] += 1
            break
        tell(number + 1, len(found))
    return found


def play_games(game: Game, players: int, seed: int) -> Iterator[State]:
    """Games of bots without end: each seat has a level by chance, none of the two slowest."""
    rng = SplitMix64(seed)
    while True:
        number = rng.below(1 << 40)
        state = game.deal(players, SplitMix64(number))
        bots = [make_bot(LEVELS[rng.below(len(LEVELS) - 2)], game, number % 1000 + seat) for seat in range(players)]
        while state.seat is not None:
            state = state.apply(bots[state.seat].choose(state.knowledge(state.seat), Budget(iterations=60)))
        yield state


def _puzzles_of(end: State, seed: int, theme: str | None) -> Iterator[tuple[Puzzle, frozenset[str]]]:
    """The puzzles of a game, its latest positions first: they are exact more often."""
    for state in reversed(end.history[:-1]):
        if state.seat is not None and len(state.legal_moves()) > 1 and (theme is None or _offers(state, theme)):
            puzzle = puzzle_of(state, seed)
            if puzzle is not None and theme in (None, puzzle.theme):
                yield puzzle, fingerprint_of(state)


def _offers(state: State, theme: str) -> bool:
    """Whether a move of the theme can be made: to look is cheaper than to work out which one is best."""
    knowledge = state.knowledge(seat_of(state))
    return any(theme_of(knowledge, move) == theme for move in knowledge.legal_moves())


def puzzle_of(state: State, seed: int) -> Puzzle | None:
    """The puzzle of a position, if it is one."""
    knowledge = state.knowledge(seat_of(state))
    rated = solved(knowledge) if is_decided(knowledge) else None
    judged = by_samples(knowledge, seed) if rated is None else _exactly(rated)
    if judged is None:
        return None
    values, error = judged
    best = next(move for move in knowledge.legal_moves() if move.text == values[0].moves[0])
    theme = theme_of(knowledge, best)
    if theme is None:
        return None
    misses = missed_by(knowledge, values[0].moves, LEVELS[:1], seed)
    if not misses:
        return None
    misses += missed_by(knowledge, values[0].moves, LEVELS[1:], seed)
    return Puzzle(
        record=msgspec.json.decode(record.write(state)),
        theme=theme,
        exact=error == 0.0,
        error=round(error, 4),
        values=values,
        misses=misses,
    )


def _exactly(rated: list[Rating]) -> tuple[tuple[MoveValue, ...], float] | None:
    """What is proven is not looked at by samples, which may see it otherwise."""
    values = together(rated)
    return (values, 0.0) if len(values) > 1 and stands_out(values[0], values[1]) else None


def stands_out(best: MoveValue, second: MoveValue) -> bool:
    """Whether a move is clearly better than the next one: for the victory, or where that is the same for points."""
    behind = best.win - second.win
    return behind >= MARGIN or (behind < SAME and best.points - second.points >= POINTS)


def together(rated: list[Rating]) -> tuple[MoveValue, ...]:
    """Moves that come to the same stand together, the best first."""
    groups: list[list[Rating]] = []
    for rating in sorted(rated, key=lambda each: (-each.win, -each.points)):
        last = groups[-1][0] if groups else None
        if last and last.win - rating.win < SAME and abs(last.points - rating.points) < SAME:
            groups[-1].append(rating)
        else:
            groups.append([rating])
    return tuple(
        MoveValue(tuple(each.move.text for each in group), round(group[0].win, 5), round(group[0].points, 2))
        for group in groups
    )


def by_samples(knowledge: Knowledge, seed: int, again: bool = False) -> tuple[tuple[MoveValue, ...], float] | None:
    """A first look at few samples, and a long one where a move stands out; one long look where it is found again."""
    model = playout_model(knowledge.game, knowledge.options)
    if model.tactical:
        return None
    classes = {} if model.alike is None else model.alike(knowledge)
    alike: dict[int, list[Move]] = {}
    for move in knowledge.legal_moves():
        alike.setdefault(classes.get(move, move.code), []).append(move)
    if len(alike) < 2:
        return None
    samples = {each: Samples(knowledge, moves[0], seed, len(knowledge.moves)) for each, moves in alike.items()}
    for count in (SAMPLES,) if again else (FIRST_SAMPLES, SAMPLES):
        for each in samples.values():
            each.add(count)
        ranked = sorted(alike, key=lambda each: -_win(samples[each], knowledge.seat))
        best, second = (samples[each].estimate() for each in ranked[:2])
        margin = best.win[knowledge.seat] - second.win[knowledge.seat]
        if margin < (STILL if again else MARGIN * (0.5 if count == FIRST_SAMPLES else 1.0)):
            return None
    error = hypot(best.error[knowledge.seat], second.error[knowledge.seat])
    if margin < SURE * error:
        return None
    values = tuple(
        MoveValue(
            tuple(move.text for move in alike[each]),
            round(_win(samples[each], knowledge.seat), 4),
            round(samples[each].estimate().points[knowledge.seat], 1),
        )
        for each in ranked
    )
    return values, max(error, 0.0001)


def _win(samples: Samples, seat: int) -> float:
    return float(samples.wins()[:, seat].mean())


def missed_by(knowledge: Knowledge, solution: tuple[str, ...], levels: tuple[str, ...], seed: int) -> tuple[str, ...]:
    """The levels that do not find the move more than once in a few tries."""
    missed = []
    for level in levels:
        chosen = [make_bot(level, knowledge.game, seed * TRIES + n).choose(knowledge, THOUGHT) for n in range(TRIES)]
        if sum(move.text not in solution for move in chosen) > TRIES // 2:
            missed.append(level)
    return tuple(missed)


def fingerprint_of(state: State) -> frozenset[str]:
    """What lies where, as a set: positions that share most of it are alike."""
    view = msgspec.to_builtins(state.knowledge(seat_of(state)).view)
    return frozenset(_facts("", {key: value for key, value in view.items() if key not in LEFT_OUT}))


LEFT_OUT = {"turn", "moves", "game", "players"}


def _facts(path: str, value: object) -> Iterator[str]:
    if isinstance(value, dict):
        for key, each in value.items():
            yield from _facts(f"{path}/{key}", each)
    elif isinstance(value, list | tuple):
        for number, each in enumerate(sorted(map(str, value)) if all(isinstance(x, str) for x in value) else value):
            yield from _facts(path if isinstance(each, str) else f"{path}/{number}", each)
    else:
        yield f"{path}={value}"


def likeness(one: frozenset[str], other: frozenset[str]) -> float:
    """How much two positions share, from 0 to 1."""
    return len(one & other) / max(1, len(one | other))
