"""What each level of bots loses in the eyes of the review: stronger ones must lose less.

    python -m benchmarks.review.losses donkey --positions 500

All levels are asked for a move in the same positions, and one judgement of a position serves all of them: what a
position is like cancels out, and each level differs from the next by what it does. The positions are decisions taken at
random from games between bots of all but the two slowest levels. It prints what is known so far every now and then.
"""

from collections.abc import Iterator
from math import sqrt
from statistics import fmean, stdev

import click

from motherlode.bots import LEVELS, Budget, make_bot
from motherlode.puzzles.mining import play_games
from motherlode.review.assessment import Assessment
from motherlode.rules import SplitMix64, State, game

OF_A_GAME = 6
"""So many decisions are taken from a game."""
SAMPLES = 96
TOLD_EVERY = 100


def decisions(name: str, players: int, seed: int) -> Iterator[State]:
    """Positions in which there is something to choose, without end."""
    rng = SplitMix64(seed, 1)
    for end in play_games(game(name), players, seed):
        left = [state for state in end.history[:-1] if len(state.legal_moves()) > 1]
        for _ in range(min(OF_A_GAME, len(left))):
            yield left.pop(rng.below(len(left)))


def losses_at(state: State, number: int) -> list[float] | None:
    """What the move of every level costs; None where all moves do the same."""
    assert state.seat is not None
    knowledge = state.knowledge(state.seat)
    assessment = Assessment(knowledge, number)
    if not assessment.is_open:
        return None
    assessment.refine(SAMPLES)
    moves = [make_bot(level, state.game, number).choose(knowledge, Budget()) for level in LEVELS]
    losses = {move: assessment.compare(move).loss for move in set(moves)}
    return [losses[move] for move in moves]


@click.command()
@click.argument("name")
@click.option("--players", default=2)
@click.option("--positions", default=500)
@click.option("--seed", default=2_000_000)
def main(name: str, players: int, positions: int, seed: int) -> None:
    """Prints for each level the mean loss of a decision, by how much it is less than that of the level below, and
    whether the order is that of the levels.
    """
    rows: list[list[float]] = []
    for number, state in enumerate(decisions(name, players, seed)):
        row = losses_at(state, number)
        if row is not None:
            rows.append(row)
            if len(rows) % TOLD_EVERY == 0 or len(rows) == positions:
                tell(f"{name}, {players} players, {len(rows)} positions", rows)
        if len(rows) == positions:
            break


def tell(what: str, rows: list[list[float]]) -> None:
    columns = list(zip(*rows, strict=True))
    means = [fmean(column) for column in columns]
    click.echo(f"{what}: rank correlation {rank_correlation(means):.2f}")
    for number, level in enumerate(LEVELS):
        less = "" if number == 0 else f"; less than the one below: {_mean([a - b for a, b in _pairs(columns, number)])}"
        click.echo(f"  {level:9} loses {_mean(list(columns[number]))} points a decision{less}")


def _pairs(columns: list[tuple[float, ...]], number: int) -> Iterator[tuple[float, float]]:
    return zip(columns[number - 1], columns[number], strict=True)


def _mean(values: list[float]) -> str:
    return f"{100 * fmean(values):.2f} ± {100 * stdev(values) / sqrt(len(values)):.2f}"


def rank_correlation(losses: list[float]) -> float:
    """Spearman's, between the order of the levels and that of what they do not lose."""
    n = len(losses)
    ranks = {level: rank for rank, level in enumerate(sorted(range(n), key=lambda level: -losses[level]))}
    return 1 - 6 * sum((level - rank) ** 2 for level, rank in ranks.items()) / (n * (n * n - 1))


if __name__ == "__main__":
    main()
