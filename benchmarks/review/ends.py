"""How near the samples of a curve come to the truth, where it is known, and what came out there.

    python -m benchmarks.review.ends mine --bot hard --games 200

Of every position of two players whose value is known exactly it compares the chance of who moves by samples with the
exact one, which supposes best play of both, and with the results of the bots that played.
"""

from statistics import fmean

import click
from benchmarks.review.curves import TOLD_EVERY
from benchmarks.review.playing import play

from motherlode.review import Review, Reviewer
from motherlode.review.reviewer import Pass
from motherlode.rules import State

Shares = tuple[float, float, float]
"""Of who moves: by samples, exactly, and what came."""


def review_of(end: State, seed: int, samples: int, *, exact: bool) -> Review:
    """A curve by samples alone, or with exact values where they are known: these come with the second pass."""
    effort = (Pass(1, 0), Pass(samples - 1, 0)) if exact else (Pass(samples, 0),)
    reviewer = Reviewer(end, seed, effort)
    for _ in reviewer.work():
        pass
    return reviewer.review()


def ends_of(end: State, seed: int, samples: int) -> list[Shares]:
    """What is told of every position that is solved."""
    sampled, exact = (review_of(end, seed, samples, exact=each) for each in (False, True))
    return [
        (guess.before.win[true.seat], true.before.win[true.seat], exact.end.win[true.seat])
        for guess, true in zip(sampled.steps, exact.steps, strict=True)
        if true.before.exact
    ]


def tell(what: str, found: list[Shares]) -> None:
    off = fmean(guess - true for guess, true, _ in found)
    mean = fmean(abs(guess - true) for guess, true, _ in found)
    means = [100 * fmean(column) for column in zip(*found, strict=True)]
    click.echo(
        f"{what}, {len(found)} solved positions: by samples {means[0]:.1f} %, exactly {means[1]:.1f} %,"
        f" what came {means[2]:.1f} % for who moves; samples are {100 * off:+.1f} points off on average,"
        f" {100 * mean:.1f} either way"
    )


@click.command()
@click.argument("name")
@click.option("--bot", default="hard")
@click.option("--games", default=200)
@click.option("--samples", default=48, help="How often each position is played out.")
@click.option("--first", default=3_000_000, help="The seed of the first game.")
def main(name: str, bot: str, games: int, samples: int, first: int) -> None:
    """Prints what the games say so far every now and then."""
    found: list[Shares] = []
    for number, seed in enumerate(range(first, first + games), 1):
        found += ends_of(play(name, 2, bot, seed), seed, samples)
        if number % TOLD_EVERY == 0 or number == games:
            tell(f"{name}, {bot}, {number} games", found)


if __name__ == "__main__":
    main()
