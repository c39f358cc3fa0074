"""How true the curve of a review is, and its luck ledger, over many games of bots.

    python -m benchmarks.review.curves gate --bot greedy --games 10000 --plot calibration-gate.svg

From each game some positions are taken at random; the chance of each seat there is compared with its result, and once
more of the seats alone that were to move: what is wrong with them cancels out with the others. Of the
ledgers it says how far they are from adding up at most, the mean of luck with its error, and how a result varies with
luck and without. What is known so far is printed every now and then.
"""

from math import sqrt
from pathlib import Path
from statistics import fmean, stdev, variance

import click
import numpy as np
from benchmarks.review.playing import play

from motherlode.review import Ledger, Review, Reviewer
from motherlode.review.reviewer import Pass
from motherlode.rules import SplitMix64, State

POSITIONS = 6
BINS = 10
TOLD_EVERY = 500
Shares = list[tuple[float, float]]
Bins = list[tuple[np.ndarray, int]]
"""The means of what was predicted and what came, and of how many."""


def look(end: State, seed: int, samples: int) -> Review:
    """A review without judgements."""
    reviewer = Reviewer(end, seed, effort=(Pass(samples, 0),))
    for _ in reviewer.work():
        pass
    return reviewer.review()


class Gathered:
    """What the games say together."""

    def __init__(self) -> None:
        self.shares: Shares = []
        """Predicted and real ones."""
        self.movers: Shares = []
        """The same of who is to move."""
        self.ledgers: list[Ledger] = []
        self.off = 0.0

    def add(self, review: Review, rng: SplitMix64) -> None:
        for _ in range(POSITIONS):
            step = review.steps[rng.below(len(review.steps))]
            self.shares += zip(step.before.win, review.end.win, strict=True)
            self.movers.append((step.before.win[step.seat], review.end.win[step.seat]))
        for each in review.ledgers:
            self.off = max(self.off, abs(each.even + each.luck + sum(each.play) - each.result))
        self.ledgers.append(review.ledgers[0])

    def bins(self) -> Bins:
        return bins_of(self.shares)

    def left(self) -> float:
        """How a result varies without luck, were there samples without end: their chance is in the luck so far."""
        found = variance(each.adjusted for each in self.ledgers)
        return sqrt(max(0.0, found - fmean(each.luck_error**2 for each in self.ledgers)))

    def tell(self, what: str) -> None:
        luck = [each.luck for each in self.ledgers]
        error = stdev(luck) / sqrt(len(luck))
        results, adjusted = ([getattr(each, name) for each in self.ledgers] for name in ("result", "adjusted"))
        click.echo(
            f"{what}, {len(luck)} games: curve off by {100 * calibration_error(self.shares):.2f} points on average, for"
            f" who moves by {100 * calibration_error(self.movers):.2f};"
            f" ledgers off by {self.off:.0e} at most; mean luck {100 * fmean(luck):+.2f} ± {100 * error:.2f} points;"
            f" a result varies by {stdev(results):.3f}, without luck by {stdev(adjusted):.3f},"
            f" and without the chance of the samples by {self.left():.3f}"
        )


def bins_of(shares: Shares) -> Bins:
    rows = np.array(shares)
    which = np.minimum((rows[:, 0] * BINS).astype(int), BINS - 1)
    return [
        (rows[which == each].mean(axis=0), int((which == each).sum())) for each in range(BINS) if (which == each).any()
    ]


def calibration_error(shares: Shares) -> float:
    """The mean over all positions of how far the prediction of their bin is from what came."""
    return float(sum(abs(predicted - came) * count for (predicted, came), count in bins_of(shares)) / len(shares))


@click.command()
@click.argument("name")
@click.option("--players", default=2)
@click.option("--bot", default="hard")
@click.option("--games", default=10_000)
@click.option("--samples", default=48, help="How often each position is played out.")
@click.option("--first", default=1_000_000, help="The seed of the first game.")
@click.option("--plot", type=click.Path(path_type=Path))
def main(name: str, players: int, bot: str, games: int, samples: int, first: int, plot: Path | None) -> None:
    """Prints what the games say, and at the end, for every tenth, what was predicted and what came."""
    gathered = Gathered()
    for number, seed in enumerate(range(first, first + games), 1):
        gathered.add(look(play(name, players, bot, seed), seed, samples), SplitMix64(seed, 7))
        if number % TOLD_EVERY == 0 or number == games:
            gathered.tell(f"{name}, {players} players, {bot}, {samples} samples")
            if plot is not None:
                draw(gathered.bins(), f"{name}, {players} players, {number:,} games", plot)
    for (predicted, came), count in gathered.bins():
        click.echo(f"{predicted:6.3f} {came:6.3f} {count:7}")


def draw(table: Bins, title: str, file: Path) -> None:
    from matplotlib import pyplot

    figure, axes = pyplot.subplots(figsize=(3.4, 3.4))
    axes.plot([0, 1], [0, 1], color="grey", linewidth=1)
    axes.plot([means[0] for means, _ in table], [means[1] for means, _ in table], marker="o")
    axes.set(title=title, xlabel="predicted chance to win", ylabel="what came out")
    figure.tight_layout()
    figure.savefig(file)
    pyplot.close(figure)


if __name__ == "__main__":
    main()
